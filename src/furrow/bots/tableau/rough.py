"""Rough worths of cards for ordering answers: made once from the weights, for the middle of a game."""

from __future__ import annotations

from furrow.bots.tableau.engine import Engine
from furrow.bots.tableau.prices import Prices
from furrow.bots.tableau.program_facts import ProgramFacts
from furrow.bots.tableau.weights import Weights
from furrow.games.tableau import verbs as v
from furrow.games.tableau.state import State

_MIDDLE = 2.0
_USED = 0.7
"""How much of an action's profit is believed: its cost must be found first."""


def alone(facts: ProgramFacts, prices: Prices, card: int) -> float:
    """The yield of a location in a round, without regard to the others."""
    engine = Engine(facts, prices, -1, (card,), (), 0)
    found = engine.a_round
    for _, use in engine.actions:
        found += max(0.0, (use.worth + prices.gain(use.gain)) * (1.0 - use.rank)) * use.times * _USED
    return found


class Rough:
    """`loss[card]` is what a built location is worth to its owner, `goods[good]` the price of a good."""

    def __init__(self, facts: ProgramFacts, weights: Weights) -> None:
        prices = Prices(facts.book, weights, _MIDDLE)
        self.goods = prices.goods
        years = _MIDDLE * weights.future
        faces = facts.book.faces
        self.loss = [alone(facts, prices, card) * years + faces[card].points for card in range(len(faces))]
        self._ruin = weights.ruin

    def base(self, s: State, base: int) -> float:
        """What is lost when a location or ruin is built over; an action that is used up in this round less."""
        if base == v.ANY_RUIN:
            return self._ruin
        card = base - v.FIRST_BASE
        return self.loss[card] - (0.3 if s.used.get(card, 0) else 0.0)
