"""One decision of a history, and the one way to carry it out."""

from __future__ import annotations

from typing import Any, NamedTuple

from furrow.kernel.contract import Rules
from furrow.kernel.errors import GameOver, IllegalAction, WrongSeat
from furrow.kernel.unasked import Unasked, still_to_come

HOST = -1


class Played(NamedTuple):
    """One decision of the history. The seat -1 is the host; `side` marks an action that answered no question."""

    seat: int
    text: str
    side: bool


def perform(
    rules: Rules[Any], state: Any, step: Played, number: int = 0, unasked: list[Unasked] | None = None
) -> Played:
    """Carry out a step, which is step `number` of its line; returns it in its stable spelling.

    Questions that are answered automatically are added to `unasked`, if it is given.
    Raises IllegalAction, NotationError, WrongSeat or GameOver and has then changed nothing.
    """
    code = rules.parse(step.text)
    seat = None if step.seat == HOST else step.seat
    if seat is not None and seat not in range(rules.seats(state)):
        raise WrongSeat(f"there is no seat {seat}: this game has seats 0 to {rules.seats(state) - 1}")
    if step.side:
        if rule := rules.side_refusal(state, seat, code):
            raise IllegalAction(step.text, rule, rules.details(state, step.seat, code, rule), number)
        rules.side_apply(state, seat, code)
    else:
        check_owing(rules, state, step.seat)
        if refused := refusal(rules, state, step.seat, step.text, number):
            raise refused
        if unasked is None:
            rules.apply(state, step.seat, code)
        else:
            rules.apply_noting(state, step.seat, code, unasked)
    return Played(step.seat, rules.write(code), step.side)


def perform_noting(rules: Rules[Any], state: Any, step: Played, unasked: list[Unasked]) -> list[Unasked]:
    """Carry out a step of a history; from the questions answered automatically before it follow those after it."""
    unasked = unasked if step.side else still_to_come(unasked)
    perform(rules, state, step, 0, unasked)
    return unasked


def refusal(rules: Rules[Any], state: Any, seat: int, text: str, number: int) -> IllegalAction | None:
    """Why a seat may not answer the open question like that; None if it may."""
    code = rules.parse(text)
    rule = rules.refusal(state, seat, code)
    return forbidden(rules, state, seat, text, number, rule) if rule else None


def forbidden(rules: Rules[Any], state: Any, seat: int, text: str, number: int, rule: str) -> IllegalAction:
    """A step that a rule forbids in a state, with the facts behind it."""
    question = "" if rules.over(state) else rules.question(state, seat)
    return IllegalAction(text, rule, rules.details(state, seat, rules.parse(text), rule), number, question)


def check_owing(rules: Rules[Any], state: Any, seat: int) -> None:
    """Raise unless the seat owes an answer."""
    actors = rules.actors(state)
    if not actors:
        raise GameOver("the game is over")
    if seat not in actors:
        raise WrongSeat(f"seat {seat} owes no answer now; seat {' and '.join(map(str, actors))} does")
