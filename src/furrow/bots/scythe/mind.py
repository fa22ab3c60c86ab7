"""Scythe for the search: what a turn is, what is worth trying, how a position looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furrow.bots import weights as weights_module
from furrow.bots.mind import Mind
from furrow.bots.scythe import fighting
from furrow.bots.scythe.assets import Assets
from furrow.bots.scythe.candidates import worth_trying
from furrow.bots.scythe.outlook import Outlook, Taste
from furrow.bots.scythe.weights import Weights
from furrow.bots.weights import WeightTable
from furrow.games.scythe import frames as f
from furrow.games.scythe import verbs as v
from furrow.games.scythe.decisions import legal as legal_answers
from furrow.games.scythe.scoring import fortune
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_UNKNOWN = frozenset((f.ENCOUNTER, f.SCENES, f.FACTORY_CARD, f.DIALS, f.ARTILLERY, f.BATTLES, f.RETREAT, f.LOOK))


def make(rules: Rules[Any], table: WeightTable | None) -> ScytheMind:
    """The mind of a table of weights, ours if there is none."""
    table = table or weights_module.load("scythe")
    return ScytheMind(rules, weights_module.made(table, Weights, "scythe"))


class ScytheMind(Mind[State]):
    """Plans a whole turn: a section, its top-row action, its bottom-row action."""

    width = 4
    nodes = 250

    def __init__(self, rules: Rules[State], weights: Weights) -> None:
        self.rules = rules
        self._taste = Taste(Assets(weights))

    def outlook(self, s: State, seat: int) -> Outlook:
        return Outlook(self._taste, s, seat)

    def candidates(self, s: State, seat: int, legal: Sequence[Code]) -> list[Code]:
        return worth_trying(s, seat, legal)

    def settled(self, s: State, seat: int, revealed: bool) -> bool:
        if s.over:
            return True
        kind, owner = s.pending[-1][:2]
        if owner != seat or kind in _UNKNOWN or kind == f.TURN:
            return True
        return kind == f.END and legal_answers(s, seat)[0][0] == v.END

    def turns(self, s: State, seat: int) -> bool:
        return s.pending[-1][0] == f.TURN

    def apart(self, s: State) -> bool:
        return s.pending[-1][0] == f.TURN

    def mark(self, s: State) -> object:
        return s.pending[-1]

    def at_once(self, s: State, seat: int, legal: Sequence[Code], generator: Generator) -> Code | None:
        frame = s.pending[-1]
        if frame[0] == f.DIALS:
            return fighting.answer(s, frame, seat, legal, generator)
        if frame[0] == f.END and legal[0][0] == v.END:
            return legal[0]
        return None

    def features(self, s: State, seat: int) -> dict[str, float]:
        return self.outlook(s, seat).features(s)

    def lead(self, s: State, seat: int) -> float:
        if not s.over:
            return super().lead(s, seat)
        totals = [sum(fortune(s, each).values()) for each in range(len(s.players))]
        return float(totals[seat] - max(total for each, total in enumerate(totals) if each != seat))
