"""How our bots think about the card games of the family."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.bots.mind import Mind
from furrow.bots.tableau import cards
from furrow.bots.tableau.candidates import candidates
from furrow.bots.tableau.rough import Rough
from furrow.bots.tableau.taste import Taste
from furrow.bots.tableau.value import Outlook
from furrow.bots.tableau.weights import Weights, read
from furrow.bots.weights import WeightTable
from furrow.games.tableau import frames as f
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_ENDS = (f.TURN, f.END, f.DRAFT)


class TableauMind(Mind[State]):
    """A turn of the card games is one action with its questions; free steps and cards are chosen at once."""

    width = 4
    nodes = 200

    def __init__(self, rules: TableauRules, weights: Weights) -> None:
        self.rules = rules
        self.taste = Taste(rules.book, weights)
        self._rough = Rough(self.taste.facts, weights)

    def outlook(self, s: State, seat: int) -> Outlook:
        return Outlook(s, seat, self.taste)

    def candidates(self, s: State, seat: int, legal: Sequence[Code]) -> list[Code]:
        if len(legal) == 1:
            return list(legal)
        found = cards.answer(s, seat, legal, self.taste)
        return [found] if found is not None else candidates(s, seat, legal, self._rough, self.taste.habits)

    def settled(self, s: State, seat: int, revealed: bool) -> bool:
        return s.over or revealed or s.pending[-1][1] != seat or s.pending[-1][0] in _ENDS

    def turns(self, s: State, seat: int) -> bool:
        return not s.over and s.pending[-1][0] == f.TURN and s.pending[-1][1] == seat

    def mark(self, s: State) -> object:
        return s.pending[-1] if s.pending else None

    def at_once(self, s: State, seat: int, legal: Sequence[Code], generator: Generator) -> Code | None:
        return cards.answer(s, seat, legal, self.taste)

    def features(self, s: State, seat: int) -> dict[str, float]:
        outlook = self.outlook(s, seat)
        return {**outlook.parts(s), "rivals": -outlook.against(s)}

    def lead(self, s: State, seat: int) -> float:
        """By the standings, not by the values, in which rivals count already."""
        if s.seats == 1:
            return self.taste.habits.solo_lead(s, self.outlook(s, seat))
        found = [self.outlook(s, each).standing(s) for each in range(s.seats)]
        return found[seat] - max(standing for each, standing in enumerate(found) if each != seat)


def make(rules: Rules[State], table: WeightTable | None) -> TableauMind:
    """A mind for a game of the family. Raises BadWeights."""
    assert isinstance(rules, TableauRules)
    return TableauMind(rules, read(table))
