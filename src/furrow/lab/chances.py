"""Winning chances: how likely each seat is to win, by the leads that an evaluation sees.

A lead is worth more the later it is. How much was fitted to games of our bots against each other; the numbers are in
the game's own room, `lab/scythe/chances.json`, made by `furrow tune GAME --chances`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from furrow.bots.mind import Mind
from furrow.games import until_games_change
from furrow.games.parts import part_file
from furrow.kernel.contract import Rules
from furrow.lab.seats import turns

_FAR = 50.0
"""Odds beyond e to this power are certainty, and would only overflow."""


class Scale(msgspec.Struct, frozen=True):
    """The lead that makes odds of e to one, early and late; `zero` is the lead of an even solo game.

    `rounds` is the usual length. `games` and `loss` say what it was fitted to, and how well (0.69 is a coin toss).
    """

    early: float
    late: float
    rounds: float
    zero: float = 0.0
    games: int = 0
    loss: float = 0.0

    def shares(self, leads: Sequence[float], progress: float) -> list[float]:
        """The chance of each seat; `progress` is 0 at the start and 1 at the usual end.

        >>> Scale(20.0, 5.0, 20.0).shares([0.0, 0.0], 0.5)
        [0.5, 0.5]
        """
        width = self.early + (self.late - self.early) * min(1.0, max(0.0, progress))
        if len(leads) == 1:
            return [1 / (1 + math.exp(_tamed((self.zero - leads[0]) / width)))]
        best = max(leads)
        weights = [math.exp(max(-_FAR, (lead - best) / width)) for lead in leads]
        return [weight / sum(weights) for weight in weights]


def _tamed(value: float) -> float:
    return max(-_FAR, min(_FAR, value))


PLAIN = Scale(25.0, 10.0, 20.0)
"""For a game that nobody has fitted yet."""


@until_games_change
@cache
def _scales(game: str) -> dict[int, Scale]:
    source = part_file(game, "furrow.lab", "chances.json")
    return {} if source is None else msgspec.json.decode(source.read_bytes(), type=dict[int, Scale])


def scale_of(game: str, seats: int) -> Scale:
    """The scale of a game; of the nearest number of seats where that one was not fitted."""
    known = {count: scale for count, scale in _scales(game).items() if (count == 1) == (seats == 1)}
    return known[min(known, key=lambda count: abs(count - seats))] if known else PLAIN


def progress_of(rules: Rules[Any], state: Any, scale: Scale) -> float:
    """How far the game is, measured by the usual length."""
    return turns(rules, state) / rules.seats(state) / scale.rounds


def leads_of(mind: Mind[Any], state: Any) -> list[float]:
    """How far each seat is ahead of its best rival."""
    return [mind.lead(state, seat) for seat in range(mind.rules.seats(state))]


def chances(mind: Mind[Any], state: Any) -> list[float]:
    """The chance of each seat in a position; certain when the game is over."""
    rules = mind.rules
    seats = rules.seats(state)
    if rules.over(state):
        winners = rules.result(state).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    scale = scale_of(rules.name, seats)
    return scale.shares(leads_of(mind, state), progress_of(rules, state, scale))


def without(mind: Mind[Any], state: Any, seat: int, loss: float) -> float:
    """The chance of a seat that gives away some points of its lead."""
    scale = scale_of(mind.rules.name, mind.rules.seats(state))
    leads = leads_of(mind, state)
    for each in range(len(leads)):
        leads[each] += -loss if each == seat else loss / (len(leads) - 1)
    return scale.shares(leads, progress_of(mind.rules, state, scale))[seat]
