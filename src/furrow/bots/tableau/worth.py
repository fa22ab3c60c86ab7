"""What cards are worth by their rows: the yield of a round, the price, and the best use of a card in hand."""

from __future__ import annotations

from functools import lru_cache

from furrow.bots.tableau.weights import PLAIN, WEIGHTS, Weights
from furrow.games import find
from furrow.games.tableau import compiling as c
from furrow.games.tableau.book import Book
from furrow.games.tableau.compiling import Cost, Gain, Step
from furrow.games.tableau.rules import TableauRules

_USUAL_COUNT = 2
"""How many locations with a tag are taken for granted where a card counts them."""


class Worths:
    """Values of the cards of one game."""

    def __init__(self, book: Book, weights: Weights) -> None:
        self.weights = weights
        self.goods = [weights.goods.get(word, weights.other) for word in book.goods]
        self.programs = [self._program(steps) for steps in book.programs]
        self.income = [self._income(book, number) for number in range(len(book.faces))]
        """The yield of a built location in one round."""
        self.bonus = [self._once(book, number) for number in range(len(book.faces))]
        """What building it yields at once."""
        self.deals = [self.goods[face.deal] if face.deal >= 0 else 0.0 for face in book.faces]
        self.spoils = [self._gain(face.raze or ()) for face in book.faces]
        self.price = [self.cost(face.cost) for face in book.faces]
        self.points = [face.points for face in book.faces]

    def _gain(self, gain: Gain) -> float:
        return sum(self.goods[good] * amount for good, amount in gain)

    def cost(self, cost: Cost) -> float:
        """What must be given for something."""
        resource = min(self.goods[1:4])
        return (
            self._gain(cost.tokens)
            + cost.any * resource
            + cost.cards * self.weights.hand
            + cost.deals * 1.5
            + cost.locations * 1.5
        )

    def _step(self, step: Step) -> float:
        if step.op == c.GAIN:
            times = min(step.most or _USUAL_COUNT, _USUAL_COUNT) if step.per else 1
            return self._gain(step.gain) * times
        if step.op == c.CHOOSE:
            return max(self._gain(option) for option in step.options)
        if step.op == c.OFFER:
            return max(0.0, *(self._gain(gain) - self.cost(cost) for cost, gain in step.offers))
        if step.op == c.PLACE:
            return sum(self.goods[good] * amount for good, amount in enumerate(step.place))
        return 1.0

    def _program(self, steps: tuple[Step, ...]) -> float:
        return sum(map(self._step, steps))

    def _income(self, book: Book, number: int) -> float:
        face, weights = book.faces[number], self.weights
        found = self.programs[face.production] if face.production >= 0 else 0.0
        if face.action:
            profit = self.programs[face.action.program] - self.cost(face.action.cost)
            found += max(0.0, profit) * face.action.uses * weights.use
        found += len(face.triggers) * weights.trigger
        return found + len(face.store) * weights.store + (0.5 if face.anytime >= 0 else 0.0)

    def _once(self, book: Book, number: int) -> float:
        face = book.faces[number]
        found = self.programs[face.built] if face.built >= 0 else 0.0
        return found + (self.programs[face.production] if face.production >= 0 else 0.0)

    def in_hand(self, card: int, rounds: float) -> float:
        """The best use of a card: built, dealt or razed."""
        years = rounds * self.weights.yearly
        built = self.income[card] * years + self.bonus[card] + self.points[card] - self.price[card]
        dealt = self.deals[card] * (years + 1) - self.price[card] * 0.5
        return max(built, dealt, self.spoils[card] * 0.5)


@lru_cache
def worths(game: str) -> Worths:
    """The values of a game's cards, made on first use."""
    rules = find(game)
    assert isinstance(rules, TableauRules)
    return Worths(rules.book, WEIGHTS.get(game, PLAIN))
