"""Several own turns in a row in one imagined world: a beam over whole turns, with quick turns of the others between.

First turns compete by the best position that still follows from them after some further turns of the own seat. All
positions of one depth are seen with the outlook of the question: another belief about the rest is another scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

import msgspec

from furrow.bots.budget import Budget
from furrow.bots.mind import Mind, Outlook
from furrow.bots.turn import TurnEnd, TurnSearch
from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.generator import Generator

_PATIENCE = 400
"""Answers after which a world that never comes back to the seat is valued as it stands."""
_LEAST = 2
"""Positions that a front keeps, however little may be spent on it."""


class Depth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search is cut: turns looked ahead, first turns compared, worlds at most, how thoroughly turns are made."""

    turns: int = 0
    breadth: int = 4
    front: int = 4
    """Positions that are followed side by side from one own turn to the next."""
    spread: int = 3
    """Ends of one turn that may join the front."""
    worlds: int = 1
    prior: float = 0.0
    """The value of a turn itself counts like so many worlds: a few worlds are mostly luck of the cards."""
    quick: int = 40
    """Positions that a turn of another seat may cost."""
    later: int = 160
    """Positions that a later turn of the own seat may cost."""
    width: int = 0
    """Half-made turns that are kept side by side; 0: as many as the game's mind does."""
    nodes: int = 0
    """Positions that the own turn may cost; 0: as many as the game's mind allows."""


class _Post(NamedTuple, Generic[S]):
    """A position of the front, and the first turn that led to it."""

    value: float
    first: int
    state: S
    over: bool


def replayed(rules: Rules[S], state: S, seat: int, line: Sequence[Code]) -> S | None:
    """The position after answers that were thought of elsewhere; None if they cannot all be given here."""
    here = state.clone()
    for code in line:
        if seat not in rules.actors(here) or rules.refusal(here, seat, code):
            return None
        rules.apply(here, seat, code)
    return here


class Campaign(Generic[S]):
    """One world. `values` says how good each first turn looks, or None if time was up before anything was seen."""

    def __init__(
        self, mind: Mind[S], seat: int, outlook: Outlook[S], depth: Depth, budget: Budget, luck: Generator
    ) -> None:
        self.mind = mind
        self.rules = mind.rules
        self.seat = seat
        self.outlook = outlook
        self.depth = depth
        self.budget = budget
        self.luck = luck
        self._spent = 0
        self._turns = 0
        self._habits: dict[tuple[int, int, int], tuple[Code, ...]] = {}
        """What others do, by turns left, step and seat: the same after every first turn, as far as it is legal."""

    def values(self, ends: Sequence[TurnEnd[S]], iterations: int) -> list[float] | None:
        """The value of each first turn; `iterations` is about what the world may cost.

        A first turn that dropped out is no better than the last one that stayed: its own value is from an earlier turn.
        """
        values = [end.value for end in ends]
        front = [_Post(end.value, first, end.state, False) for first, end in enumerate(ends)]
        front = front[: self._room(iterations, self.depth.turns)]
        for left in range(self.depth.turns, 0, -1):
            grown = self._grown(front, left)
            if grown is None:
                return values if left < self.depth.turns else None
            grown.sort(key=lambda post: -post.value)
            front = grown[: self._room(iterations, left - 1)]
            values = [min(value, front[-1].value) for value in values]
            for post in reversed(front):
                values[post.first] = post.value
            if all(post.first == front[0].first or post.over for post in front):
                break
        return values

    def _room(self, iterations: int, left: int) -> int:
        """How many positions can be followed for this number of turns with what is left to spend."""
        a_turn = self._spent // self._turns if self._turns else self.depth.later // 2
        return max(_LEAST, min(self.depth.front, (iterations - self._spent) // max(1, a_turn * left)))

    def _grown(self, front: Sequence[_Post[S]], left: int) -> list[_Post[S]] | None:
        """The best ends of the next own turn from each position; None if time is up."""
        grown: list[_Post[S]] = []
        for post in front:
            if self.budget.stop is not None and self.budget.stop():
                return None
            here = post.state if post.over else self._own_turn(post.state.clone(), left)
            if not self.rules.actors(here):
                grown.append(_Post(self.outlook.value(here), post.first, here, True))
                continue
            search = TurnSearch(self.mind, self.outlook, self.seat, width=self.depth.width, keep=2)
            roots = self.mind.candidates(here, self.seat, self.rules.legal(here, self.seat))
            found = search.run(here, roots, self.depth.later)
            self._spend(search.used)
            self._turns += 1
            ends = sorted((end for kept in found.values() for end in kept), key=lambda end: -end.value)
            grown += [_Post(end.value, post.first, end.state, False) for end in ends[: self.depth.spread]]
        return grown

    def _own_turn(self, here: S, left: int) -> S:
        """The position in which the next own turn begins, if everybody plays quick turns until then."""
        for step in range(_PATIENCE):
            actors = self.rules.actors(here)
            if not actors or (self.seat == actors[0] and self.mind.turns(here, self.seat)):
                break
            here = self._others(here, actors[0], (left, step, actors[0]))
        return here

    def _others(self, here: S, seat: int, day: tuple[int, int, int]) -> S:
        """What a seat does before the next own turn: what it did at that time after another first turn, if it can."""
        habit = self._habits.get(day)
        found = None if habit is None else replayed(self.rules, here, seat, habit)
        if found is not None:
            return found
        end = self._quick(here, seat)
        if seat != self.seat:
            self._habits.setdefault(day, end.line)
        return end.state

    def _quick(self, here: S, seat: int) -> TurnEnd[S]:
        """A quick turn of a seat, or its answer where that needs no search."""
        legal = self.rules.legal(here, seat)
        code = legal[0] if len(legal) == 1 else self.mind.at_once(here, seat, legal, self.luck)
        if code is not None:
            self.rules.apply(here, seat, code)
            return TurnEnd(0.0, (code,), here)
        own = seat == self.seat
        outlook = self.outlook if own else self.mind.outlook(here, seat)
        search = TurnSearch(self.mind, outlook, seat, width=self.depth.width if own else 2)
        end = search.best(here, self.depth.later if own else self.depth.quick)
        self._spend(search.used)
        return end

    def _spend(self, iterations: int) -> None:
        self._spent += iterations
        self.budget.spend(iterations)
