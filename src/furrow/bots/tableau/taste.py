"""What guides a mind in a game: its weights, and what was worked out with them; thoughts in a row share most of it."""

from __future__ import annotations

from furrow.bots.tableau.aims import Aim
from furrow.bots.tableau.engine import Engine
from furrow.bots.tableau.habits import habits_of
from furrow.bots.tableau.prices import Prices
from furrow.bots.tableau.program_facts import ProgramFacts, facts
from furrow.bots.tableau.weights import Weights
from furrow.games.tableau.book import Book

_MOST = 5000
"""Engines that are kept; then everything is worked out anew."""

Built = tuple[int, tuple[int, ...], tuple[int, ...], int]
"""What an engine depends on: faction, locations, deals, samurai."""


class Horizon:
    """The price list at one distance from the end, for one aim, and the engines that were looked at with it."""

    __slots__ = ("engines", "losses", "prices")

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.engines: dict[Built, Engine] = {}
        self.losses: dict[int, float] = {}


class Taste:
    """Weights with their memory. It changes no answer, only how long one takes."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self.weights = weights
        self.habits = habits_of(book.name)
        self.facts: ProgramFacts = facts(book)
        self._book = book
        self._moments: dict[tuple[float, Aim], Horizon] = {}
        self._kept = 0

    def moment(self, left: float, aim: Aim) -> Horizon:
        """What is known for this number of rounds to come."""
        if self._kept > _MOST:
            self._moments.clear()
            self._kept = 0
        found = self._moments.get((left, aim))
        if found is None:
            prices = Prices(self._book, self.weights, left, self._wanted(aim))
            found = self._moments[left, aim] = Horizon(prices)
        return found

    def _wanted(self, aim: Aim) -> dict[int, float]:
        """Goods that the aim of a solo game makes more valuable: cards of the seat's own deck, and raze tokens."""
        found = {len(self._book.goods) - 1: aim.card}
        for good, _ in self._book.ways.least_raze.tokens:
            found[good] = aim.token
        return found

    def engine(self, moment: Horizon, built: Built) -> Engine:
        """What such locations and deals bring in a round."""
        found = moment.engines.get(built)
        if found is None:
            found = moment.engines[built] = Engine(self.facts, moment.prices, *built)
            self._kept += 1
        return found
