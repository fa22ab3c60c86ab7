"""The search over the rest of the own turn: a beam over its steps, cut off where something unknown comes up."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.bots.scythe import fighting
from furrow.bots.scythe.candidates import worth_trying
from furrow.bots.scythe.value import Outlook
from furrow.bots.scythe.weights import WEIGHTS
from furrow.games.scythe import frames as f
from furrow.games.scythe import verbs as v
from furrow.games.scythe.decisions import apply, legal
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_WIDTH = 4
_NODES = 250
_UNKNOWN = frozenset((f.ENCOUNTER, f.SCENES, f.FACTORY_CARD, f.DIALS, f.ARTILLERY, f.BATTLES, f.RETREAT, f.LOOK))

_Node = tuple[float, int, State]
"""Value, number of the root it grew from, position."""


def choose(rules: Rules[State], state: State, seat: int, codes: Sequence[Code], generator: Generator) -> Code:
    """The first step of the best turn found."""
    frame = state.pending[-1]
    if frame[0] == f.DIALS:
        return fighting.answer(state, frame, seat, codes, generator)
    roots = worth_trying(state, seat, codes)
    if len(roots) == 1:
        return roots[0]
    outlook = Outlook(state, seat)
    if frame[0] == f.TURN:  # the sections compete with whole turns only
        best = [_Search(outlook, 1).run(state.clone(), [code])[0] for code in roots]
    else:
        best = _Search(outlook, len(roots)).run(state, roots)
    return roots[best.index(max(best))]


class _Search:
    """One search: for each root the best value at the end of a turn that begins with it."""

    __slots__ = ("best", "grown", "nodes", "outlook", "seat", "toll")

    def __init__(self, outlook: Outlook, roots: int) -> None:
        self.outlook = outlook
        self.seat = outlook.seat
        self.best = [float("-inf")] * roots
        self.grown: list[_Node] = []
        self.nodes = 0
        self.toll = 0.0

    def run(self, state: State, roots: list[Code]) -> list[float]:
        for number, code in enumerate(roots):
            self._grow(state.clone(), number, code)
        while self.grown:
            beam = _fittest(self.grown)
            self.grown = []
            self.toll += WEIGHTS.step
            for value, number, here in beam:
                if self.nodes > _NODES:
                    self._settle(value, number)
                else:
                    self._spread(here, number)
        return self.best

    def _spread(self, here: State, number: int) -> None:
        """All that is worth trying from a position; the last answer may use up the position itself."""
        codes = worth_trying(here, self.seat, legal(here, self.seat))
        for code in codes[:-1]:
            self._grow(here.clone(), number, code)
        self._grow(here, number, codes[-1])

    def _grow(self, here: State, number: int, code: Code) -> None:
        """Play one step; what ends the turn, or our knowledge, is valued for good."""
        apply(here, self.seat, code)
        self.nodes += 1
        value = self.outlook.value(here) - self.toll
        if _settled(here, self.seat):
            self._settle(value, number)
        else:
            self.grown.append((value, number, here))

    def _settle(self, value: float, number: int) -> None:
        if value > self.best[number]:
            self.best[number] = value


def _settled(s: State, seat: int) -> bool:
    if s.over:
        return True
    kind, owner = s.pending[-1][:2]
    if owner != seat or kind in _UNKNOWN or kind == f.TURN:
        return True
    return kind == f.END and legal(s, seat)[0][0] == v.END


def _fittest(nodes: list[_Node]) -> list[_Node]:
    """The best few that differ."""
    nodes.sort(key=lambda node: -node[0])
    kept: list[_Node] = []
    seen = set()
    for node in nodes:
        mark = (node[0], node[2].pending[-1])
        if mark not in seen:
            seen.add(mark)
            kept.append(node)
            if len(kept) == _WIDTH:
                break
    return kept
