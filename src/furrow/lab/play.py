"""The driver: bots play a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from furrow.bots import Bot, answer
from furrow.kernel.contract import Code, Rules
from furrow.kernel.errors import SetupError
from furrow.kernel.generator import Generator

LIMIT = 1_000_000
"""Steps after which a game that will not end is left."""

Watch = Callable[[int, Code], None]
"""Told each step before it is carried out: the seat and its answer."""


class Counts(NamedTuple):
    """What a play-out took. A decision is a step where the seat had two or more legal answers."""

    steps: int
    decisions: int
    finished: bool


def play_out(
    rules: Rules[Any],
    state: Any,
    bots: Sequence[Bot[Any]],
    generators: Sequence[Generator],
    *,
    limit: int = LIMIT,
    watch: Watch | None = None,
) -> Counts:
    """Play a state, which is changed, to the end of its game; bot and generator number k answer for seat k.

    Raises BadAnswer if a bot answers what it was not offered; the state is then as it was before that question.

    >>> from furrow.bots import find, seat_generator
    >>> from furrow.games import find as game
    >>> rules = game("scythe")
    >>> state = rules.new(2, 7, None, {})
    >>> state.log = None
    >>> play_out(rules, state, [find("random")] * 2, [seat_generator(7, seat) for seat in range(2)]).finished
    True
    """
    seats = rules.seats(state)
    if len(bots) != seats or len(generators) != seats:
        raise SetupError(f"{seats} seats need {seats} bots and generators, not {len(bots)} and {len(generators)}")
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    steps = decisions = 0
    while steps < limit:
        owing = actors(state)
        if not owing:
            return Counts(steps, decisions, True)
        seat = owing[0]
        found = legal(state, seat)
        if len(found) == 1:
            code = found[0]
        else:
            decisions += 1
            code = answer(bots[seat], rules, state, seat, generators[seat], found)
        if watch is not None:
            watch(seat, code)
        apply(state, seat, code)
        steps += 1
    return Counts(steps, decisions, not actors(state))
