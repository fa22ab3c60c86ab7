"""The course of a game that was played: the winning chances turn by turn, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from furrow.bots import Budget, seat_generator
from furrow.bots.driver import playable
from furrow.bots.levels import PLAIN
from furrow.bots.mind import Mind
from furrow.bots.minds import mind_of
from furrow.bots.search import Thought
from furrow.bots.thinker import Thinker
from furrow.kernel.contract import Rules
from furrow.kernel.game import Game
from furrow.kernel.generator import Generator
from furrow.kernel.pointing import LineThings, line_things
from furrow.kernel.step import Played, perform
from furrow.lab.chances import chances, without
from furrow.lab.hints import Reason, considered, reasons, thinker
from furrow.lab.seats import turns

LEVEL = PLAIN
Progress = Callable[[int, int], None]
"""Told how many decisions of how many are done."""


class Moment(msgspec.Struct, frozen=True):
    """How things stood before a decision that opens a turn, and at the end: the chance of each seat."""

    decision: int
    seat: int
    round: float
    chances: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost winning chances, by what its seat could know: what was better, and why.

    `chance` is what the seat had with the better line; `played_things` goes on to the end of the turn.
    """

    decision: int
    seat: int
    round: float
    played: str
    better: list[str]
    chance: float
    cost: float
    points: float
    reasons: list[Reason]
    played_things: LineThings
    better_things: LineThings


class Analysis(msgspec.Struct, frozen=True):
    """A whole game. `mistakes` has the most costly first; `cost` is what each seat gave away in all."""

    game: str
    seats: int
    decisions: int
    level: str
    winners: list[int]
    course: list[Moment]
    mistakes: list[Mistake]
    cost: list[float]


def analyse(
    game: Game[Any], level: str = LEVEL, *, most: int = 10, seat: int | None = None, progress: Progress | None = None
) -> Analysis:
    """Look through a game from its start. With a seat, only its decisions are judged.

    The course is seen with all hands open, so a game that still runs must not be analysed by anyone who plays
    in it. Decisions are judged by what their seat could know.
    """
    rules = game.rules
    mind = mind_of(rules)
    bot = thinker(level)
    state = game.start.clone()
    course: list[Moment] = []
    found: list[Mistake] = []
    for number, step in enumerate(game.history):
        if not step.side:
            if mind.turns(state, step.seat):
                course.append(_moment(mind, state, number, step.seat))
            if seat in (None, step.seat):
                found += _judged(mind, bot, state, number, game.history)
        perform(rules, state, step)
        if progress is not None:
            progress(number + 1, len(game.history))
    course.append(_moment(mind, state, len(game.history), -1))
    cost = [sum(each.cost for each in found if each.seat == one) for one in range(game.seats)]
    found.sort(key=lambda each: (-each.cost, each.decision))
    winners = list(rules.result(state).winners) if rules.over(state) else []
    return Analysis(rules.name, game.seats, len(game.history), bot.name, winners, course, found[:most], cost)


def _moment(mind: Mind[Any], state: Any, number: int, seat: int) -> Moment:
    return Moment(number, seat, _round(mind.rules, state), chances(mind, state))


def _round(rules: Rules[Any], state: Any) -> float:
    return turns(rules, state) / rules.seats(state)


def _judged(mind: Mind[Any], bot: Thinker, state: Any, number: int, history: Sequence[Played]) -> list[Mistake]:
    """What a decision cost, if it cost something. Secret answers are mixed strategies: no single one is a mistake."""
    rules, step = mind.rules, history[number]
    if len(rules.actors(state)) > 1:
        return []
    legal = rules.legal(state, step.seat)
    code = rules.parse(step.text)
    if len(legal) < 2 or code not in legal:
        return []
    generator = seat_generator(0, step.seat, number)
    imagined = rules.imagine(state, step.seat, generator)
    best = considered(rules, imagined, step.seat, bot, generator)[0]
    if best.line[0] == code:
        return []
    played = bot.think(rules, imagined, step.seat, [code], generator, Budget(0))[0]
    points = _worth(mind, bot, imagined, step.seat, best, generator) - played.value
    if points <= 0:
        return []
    chance = chances(mind, imagined)[step.seat]
    cost = chance - without(mind, imagined, step.seat, points)
    better = playable(rules, state, step.seat, best.line)
    why = reasons(mind, imagined, step.seat, best.line, played.line, points)
    return [
        Mistake(
            decision=number,
            seat=step.seat,
            round=_round(rules, state),
            played=step.text,
            better=better,
            chance=chance,
            cost=cost,
            points=points,
            reasons=why,
            played_things=line_things(rules, state, step.seat, [each.text for each in _turn(history[number:])]),
            better_things=line_things(rules, state, step.seat, better),
        )
    ]


def _turn(history: Sequence[Played]) -> list[Played]:
    """The first of these steps and those of the same seat that follow at once."""
    return list(takewhile(lambda step: not step.side and step.seat == history[0].seat, history))


def _worth(mind: Mind[Any], bot: Thinker, imagined: Any, seat: int, best: Thought, generator: Generator) -> float:
    """The value of the best line, found in the same way as that of the line that was played: alone."""
    return bot.think(mind.rules, imagined, seat, [best.line[0]], generator, Budget(0))[0].value
