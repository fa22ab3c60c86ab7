"""The search over the rest of the seat's turn: a beam over its steps, cut off where something unknown comes up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple

from furrow.bots.mind import Mind, Outlook
from furrow.kernel.contract import Code, S

_STEP = 0.005
"""Loss for every step, so that nobody walks in circles."""


class TurnEnd(NamedTuple, Generic[S]):
    """The end of a turn, or of what can be known of it: its value, the answers that led there, the position."""

    value: float
    line: tuple[Code, ...]
    state: S


class TurnSearch(Generic[S]):
    """One search: the best ends of turns that begin with each of some answers. `used` counts positions."""

    __slots__ = ("_best", "_grown", "_left", "_toll", "keep", "mind", "outlook", "seat", "used", "width")

    def __init__(self, mind: Mind[S], outlook: Outlook[S], seat: int, *, width: int = 0, keep: int = 1) -> None:
        self.mind = mind
        self.outlook = outlook
        self.seat = seat
        self.width = width or mind.width
        self.keep = keep
        """How many ends are kept for each first answer."""
        self.used = 0
        self._grown: list[TurnEnd[S]] = []
        self._best: dict[Code, list[TurnEnd[S]]] = {}
        self._left = 0
        self._toll = 0.0

    def run(self, state: S, roots: Sequence[Code], nodes: int) -> dict[Code, list[TurnEnd[S]]]:
        """The best ends by first answer, best first. `nodes` is what all roots together may cost."""
        self._best = {code: [] for code in roots}
        if self.mind.apart(state):
            for code in roots:
                self._beam(state, [code], nodes // len(roots))
        else:
            self._beam(state, roots, nodes)
        return self._best

    def best(self, state: S, nodes: int) -> TurnEnd[S]:
        """The best end of the seat's turn from here."""
        roots = self.mind.candidates(state, self.seat, self.mind.rules.legal(state, self.seat))
        found = self.run(state, roots, nodes)
        return max((ends[0] for ends in found.values() if ends), key=lambda end: end.value)

    def _beam(self, state: S, roots: Sequence[Code], nodes: int) -> None:
        self._left = nodes
        self._grown = []
        self._toll = 0.0
        for code in roots:
            self._grow(state.clone(), (), code)
        while self._grown:
            beam = self._fittest()
            self._grown = []
            self._toll += _STEP
            for node in beam:
                if self._left <= 0:
                    self._settle(node)
                else:
                    self._spread(node)

    def _spread(self, node: TurnEnd[S]) -> None:
        """All that is worth trying from a position; the last answer may use up the position itself."""
        here = node.state
        codes = self.mind.candidates(here, self.seat, self.mind.rules.legal(here, self.seat))
        for code in codes[:-1]:
            self._grow(here.clone(), node.line, code)
        self._grow(here, node.line, codes[-1])

    def _grow(self, here: S, line: tuple[Code, ...], code: Code) -> None:
        """Play one step; what ends the turn, or our knowledge, is valued for good."""
        shown = here.reveals
        self.mind.rules.apply(here, self.seat, code)
        self.used += 1
        self._left -= 1
        node = TurnEnd(self.outlook.value(here) - self._toll, (*line, code), here)
        if self.mind.settled(here, self.seat, here.reveals != shown):
            self._settle(node)
        else:
            self._grown.append(node)

    def _settle(self, node: TurnEnd[S]) -> None:
        ends = self._best[node.line[0]]
        if len(ends) < self.keep:
            ends.append(node)
        elif node.value > ends[-1].value:
            ends[-1] = node
        else:
            return
        ends.sort(key=lambda end: -end.value)

    def _fittest(self) -> list[TurnEnd[S]]:
        """The best few that differ."""
        self._grown.sort(key=lambda node: -node.value)
        kept: list[TurnEnd[S]] = []
        seen = set()
        for node in self._grown:
            mark = (node.value, self.mind.mark(node.state))
            if mark not in seen:
                seen.add(mark)
                kept.append(node)
                if len(kept) == self.width:
                    break
        return kept
