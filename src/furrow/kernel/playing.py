"""One decision of a history, and the one way to carry it out."""

from __future__ import annotations

from typing import Any, NamedTuple

from furrow.kernel.contract import Rules
from furrow.kernel.errors import GameOver, IllegalAction, WrongSeat

HOST = -1


class Played(NamedTuple):
    """One decision of the history. The seat -1 is the host; `side` marks an action that answered no question."""

    seat: int
    text: str
    side: bool


def perform(rules: Rules[Any], state: Any, step: Played, number: int = 0) -> Played:
    """Carry out a step, which is step `number` of its line; returns it in its stable spelling.

    Raises IllegalAction, NotationError, WrongSeat or GameOver and has then changed nothing.
    """
    code = rules.parse(step.text)
    seat = None if step.seat == HOST else step.seat
    if seat is not None and seat not in range(rules.seats(state)):
        raise WrongSeat(f"there is no seat {seat}: this game has seats 0 to {rules.seats(state) - 1}")
    if step.side:
        rule = rules.side_refusal(state, seat, code)
        question = ""
    else:
        check_owing(rules, state, step.seat)
        rule = rules.refusal(state, step.seat, code)
        question = rules.question(state, step.seat)
    if rule:
        details = rules.details(state, step.seat, code, rule)
        raise IllegalAction(step.text, rule, details, number, question)
    if step.side:
        rules.side_apply(state, seat, code)
    else:
        rules.apply(state, step.seat, code)
    return Played(step.seat, rules.write(code), step.side)


def check_owing(rules: Rules[Any], state: Any, seat: int) -> None:
    """Raise unless the seat owes an answer."""
    actors = rules.actors(state)
    if not actors:
        raise GameOver("the game is over")
    if seat not in actors:
        raise WrongSeat(f"seat {seat} owes no answer now; seat {' and '.join(map(str, actors))} does")
