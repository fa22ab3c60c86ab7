"""How our bots think about a game that brings no mind: they play positions out by chance and see who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furrow.bots.mind import Mind
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_GAMES = 12
"""Games that are played out from a position."""
_LONGEST = 400
"""Answers after which such a game counts as even."""
_MARGIN = 0.1
"""What the final totals count beside the victory, so that a bot that must lose loses by little."""


class AnyMind(Mind[Any]):
    """Needs nothing but the contract."""

    width = 4
    nodes = 60

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def outlook(self, s: Any, seat: int) -> Chances:
        return Chances(self.rules, seat)

    def candidates(self, s: Any, seat: int, legal: Sequence[Code]) -> list[Code]:
        return list(legal)

    def settled(self, s: Any, seat: int, revealed: bool) -> bool:
        return revealed or self.rules.actors(s) != (seat,) or self.rules.opens_turn(s, seat)

    def turns(self, s: Any, seat: int) -> bool:
        return self.rules.actors(s) == (seat,) and self.rules.opens_turn(s, seat)

    def mark(self, s: Any) -> object:
        actors = self.rules.actors(s)
        return actors, self.rules.question(s, actors[0]) if actors else ""


class Chances:
    """The mean result of games played out by chance: 1 for a victory, 0 for the last place.

    All positions are played out with the same luck, so that luck affects them equally.
    """

    def __init__(self, rules: Rules[Any], seat: int) -> None:
        self._rules = rules
        self._seat = seat

    def value(self, s: Any) -> float:
        games = 1 if self._rules.over(s) else _GAMES
        return sum(self._played(s, Generator(number)) for number in range(games)) / games

    def _played(self, s: Any, luck: Generator) -> float:
        rules = self._rules
        state = s if rules.over(s) else rules.imagine(s, self._seat, luck)
        for _ in range(_LONGEST):
            actors = rules.actors(state)
            if not actors:
                return self._reached(state)
            legal = rules.legal(state, actors[0])
            rules.apply(state, actors[0], legal[luck.below(len(legal))])
        return 0.5

    def _reached(self, s: Any) -> float:
        standings = self._rules.result(s).standings
        own = next(row for row in standings if row.seat == self._seat)
        others = [row for row in standings if row.seat != self._seat]
        lead = own.total - max((row.total for row in others), default=0)
        place = 1.0 if own.rank == 1 else 0.5 * (len(standings) - own.rank) / max(1, len(standings) - 1)
        return place + _MARGIN * lead / (1 + abs(lead))
