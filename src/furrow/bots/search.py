"""Thinking further than the own turn: the best turns are played on in imagined worlds, by everybody's quick turns up to
the end of the own next ones.

The value of a turn is the mean over worlds of what the seat has after `turns` further turns of its own. All turns meet
the same worlds, so that luck hits them alike. Iterations are positions looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from furrow.bots.budget import Budget
from furrow.bots.mind import Mind, Outlook
from furrow.bots.turn import End, TurnSearch
from furrow.kernel.contract import Code, S
from furrow.kernel.generator import Generator

_PATIENCE = 400
"""Answers after which a world that never comes back to the seat is valued as it stands."""


class Depth(NamedTuple):
    """How a search is cut: turns looked ahead, first turns compared, worlds at most, how thoroughly turns are made."""

    turns: int = 0
    breadth: int = 4
    worlds: int = 8
    quick: int = 40
    """Positions that a turn of another seat may cost."""
    later: int = 160
    """Positions that a later turn of the own seat may cost."""
    width: int = 0
    """Half-made turns that are kept side by side; 0: as many as the game's mind does."""
    nodes: int = 0
    """Positions that the own turn may cost; 0: as many as the game's mind allows."""


class Thought(NamedTuple):
    """A turn that was thought about: its answers, and how good it looks."""

    line: tuple[Code, ...]
    value: float


class Search(Generic[S]):
    """Thinks about one question of one seat. `thoughts` lists what was found, best first."""

    def __init__(self, mind: Mind[S], seat: int, generator: Generator, budget: Budget, depth: Depth) -> None:
        self.mind = mind
        self.rules = mind.rules
        self.seat = seat
        self.generator = generator
        self.budget = budget
        self.depth = depth

    def think(self, state: S, roots: Sequence[Code]) -> list[Thought]:
        """The turns that begin with the roots, best first; a root whose turns all look poor early is left out."""
        outlook = self.mind.outlook(state, self.seat)
        depth = self.depth
        search = TurnSearch(self.mind, outlook, self.seat, width=depth.width, keep=2 if depth.turns else 1)
        nodes = depth.nodes or self.mind.nodes
        found = search.run(state, roots, nodes * (len(roots) if self.mind.apart(state) else 1))
        self.budget.spend(search.used)
        ends = sorted((end for kept in found.values() for end in kept), key=lambda end: -end.value)
        thoughts = [Thought(end.line, end.value) for end in ends]
        if self.depth.turns and len(ends) > 1 and not self.budget.spent:
            return self._further(state, outlook, ends[: self.depth.breadth]) + thoughts[self.depth.breadth :]
        return thoughts

    def _further(self, state: S, outlook: Outlook[S], ends: list[End[S]]) -> list[Thought]:
        """The same turns, valued by what follows them; worlds that were begun but not finished do not count.

        All ends are seen with the outlook of the question: another belief about the rest of the game is another scale.
        """
        sums = [0.0] * len(ends)
        worlds = 0
        while worlds < self.depth.worlds and not (worlds and self.budget.spent):
            world = state if not worlds else self.rules.imagine(state, self.seat, self.generator)
            luck = self.generator.below(1 << 31)
            values = []
            for end in ends:
                here = self._replayed(world, end.line) if worlds else end.state.clone()
                values.append(end.value if here is None else self._later(here, outlook, Generator(luck)))
                if self.budget.stop is not None and self.budget.stop():
                    break
            if len(values) < len(ends):
                break
            sums = [total + value for total, value in zip(sums, values, strict=True)]
            worlds += 1
        if not worlds:
            return [Thought(end.line, end.value) for end in ends]
        thoughts = [Thought(end.line, total / worlds) for end, total in zip(ends, sums, strict=True)]
        return sorted(thoughts, key=lambda thought: -thought.value)

    def _replayed(self, world: S, line: tuple[Code, ...]) -> S | None:
        """The turn in another world, as far as it can be played there: the last answer may show something new."""
        here = world.clone()
        for code in line:
            if self.seat not in self.rules.actors(here) or self.rules.refusal(here, self.seat, code):
                return None
            self.rules.apply(here, self.seat, code)
        return here

    def _later(self, here: S, outlook: Outlook[S], luck: Generator) -> float:
        """What the seat has after its next turns, if everybody plays quick turns."""
        left = self.depth.turns
        for _ in range(_PATIENCE):
            actors = self.rules.actors(here)
            if not actors:
                break
            seat = actors[0]
            last = seat == self.seat and self.mind.turns(here, seat) and left == 1
            if seat == self.seat and self.mind.turns(here, seat):
                left -= 1
            own = seat == self.seat
            seen = outlook if own else self.mind.outlook(here, seat)
            end = self._quick(here, seat, seen, luck, self.depth.later if own else self.depth.quick)
            if last and end is not None:
                return end.value
            if end is not None:
                here = end.state
        return outlook.value(here)

    def _quick(self, here: S, seat: int, outlook: Outlook[S], luck: Generator, nodes: int) -> End[S] | None:
        """A quick turn of a seat; None if the answer was given at once, in the position itself."""
        legal = self.rules.legal(here, seat)
        code = legal[0] if len(legal) == 1 else self.mind.at_once(here, seat, legal, luck)
        if code is not None:
            self.rules.apply(here, seat, code)
            return None
        search = TurnSearch(self.mind, outlook, seat, width=0 if seat == self.seat else 2)
        end = search.best(here, nodes)
        self.budget.spend(search.used)
        return end
