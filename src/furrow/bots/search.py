"""Thinking further than the own turn: the best turns are followed through further own turns, in imagined worlds.

The value of a turn is the mean over worlds of what follows from it, and of itself. All turns meet the same worlds, so
that luck is equal for all. Iterations are positions looked at: they decide how many worlds there are and how wide each
is searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from furrow.bots.budget import Budget
from furrow.bots.campaign import Campaign, Depth, replayed
from furrow.bots.mind import Mind, Outlook
from furrow.bots.turn import TurnEnd, TurnSearch
from furrow.kernel.contract import Code, S
from furrow.kernel.generator import Generator

_FEWEST = 30
"""Positions that each beam of the own turn may cost, however small the budget is."""

_PROPER = 4
"""Positions that are followed side by side in a world that is looked at properly."""


class Thought(NamedTuple):
    """A turn that was thought about: its answers, and how good it looks."""

    line: tuple[Code, ...]
    value: float


class Search(Generic[S]):
    """Thinks about one question of one seat. `think` lists what was found, best first."""

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
        found = search.run(state, roots, self._nodes(len(roots) if self.mind.apart(state) else 1))
        self.budget.spend(search.used)
        ends = sorted((end for kept in found.values() for end in kept), key=lambda end: -end.value)
        thoughts = [Thought(end.line, end.value) for end in ends]
        if depth.turns and len(ends) > 1 and not self.budget.spent:
            return self._further(state, outlook, ends[: depth.breadth]) + thoughts[depth.breadth :]
        return thoughts

    def _nodes(self, beams: int) -> int:
        """Positions for the own turn; a bot that looks further keeps half of the budget for what follows."""
        nodes = (self.depth.nodes or self.mind.nodes) * beams
        return min(nodes, max(_FEWEST * beams, self.budget.iterations // 2)) if self.depth.turns else nodes

    def _further(self, state: S, outlook: Outlook[S], ends: list[TurnEnd[S]]) -> list[Thought]:
        """The same turns, valued by what follows them."""
        sums = [0.0] * len(ends)
        most = self._worlds()
        worlds = 0
        while worlds < most and not (worlds and self.budget.spent):
            share = (self.budget.iterations - self.budget.used) // (most - worlds)
            luck = Generator(self.generator.below(1 << 31))
            campaign = Campaign(self.mind, self.seat, outlook, self.depth, self.budget, luck)
            values = campaign.values(self._there(state, ends) if worlds else ends, share)
            if values is None:
                break
            sums = [total + value for total, value in zip(sums, values, strict=True)]
            worlds += 1
        if not worlds:
            return [Thought(end.line, end.value) for end in ends]
        prior = self.depth.prior
        thoughts = [
            Thought(end.line, (prior * end.value + total) / (prior + worlds))
            for end, total in zip(ends, sums, strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -thought.value)

    def _worlds(self) -> int:
        """As many as can be looked at properly: one that is seen well says more than several seen poorly."""
        proper = _PROPER * self.depth.turns * self.depth.later // 2
        return max(1, min(self.depth.worlds, (self.budget.iterations - self.budget.used) // proper))

    def _there(self, state: S, ends: list[TurnEnd[S]]) -> list[TurnEnd[S]]:
        """The same turns in another world, as far as they can be played there: the last answer may show something."""
        world = self.rules.imagine(state, self.seat, self.generator)
        return [end._replace(state=replayed(self.rules, world, self.seat, end.line) or end.state) for end in ends]
