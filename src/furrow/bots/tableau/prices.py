"""What goods are worth when a number of rounds are left, and by them gains, costs and odd effects."""

from __future__ import annotations

from collections.abc import Mapping

from furrow.bots.tableau.round_plan import Market, Use
from furrow.bots.tableau.weights import Weights
from furrow.games.tableau.book import Book
from furrow.games.tableau.compiling import Cost, Gain

_LONG = 4.0
"""Rounds that count as the whole game to come."""
_DEAL, _LOCATION = 1.2, 1.5
"""An own deal or location that must be given up, with the whole game to come."""


class Prices:
    """The price list of a game at one distance from its end."""

    __slots__ = (
        "_boards",
        "_book",
        "card",
        "goods",
        "left",
        "market",
        "odd",
        "plenty",
        "share",
        "tokens",
        "vp",
        "weights",
    )

    def __init__(self, book: Book, weights: Weights, left: float, more: Mapping[int, float] | None = None) -> None:
        """`more` is what some goods are worth beyond their price, for the aim of a solo game."""
        self._book = book
        self._boards: dict[int, list[Use]] = {}
        self.weights = weights
        self.left = left
        self.share = weights.late + (1.0 - weights.late) * min(1.0, left / _LONG)
        self.tokens = book.tokens
        self.vp = book.vp
        self.goods = [weights.goods.get(word, weights.other) * self.share for word in book.goods]
        self.goods[book.vp] = 1.0
        for good, worth in (more or {}).items():
            self.goods[good] += worth
        if left <= 0.0:
            self.goods[book.card :] = [weights.last_card] * (len(book.goods) - book.card)
        self.goods[book.card] = max(self.goods[book.card :])
        self.card = self.goods[book.card]
        self.plenty = [weights.plenty.get(word, weights.enough) for word in book.goods]
        self.odd: Mapping[str, float] = weights.odd
        worker, price = book.exchange.cost.tokens[0] if book.exchange else (0, 0)
        self.market = Market(book.wild, book.resources, worker, price)

    def gain(self, gain: Gain) -> float:
        goods = self.goods
        return sum(goods[good] * amount for good, amount in gain)

    def cost(self, cost: Cost) -> float:
        """What must be given for something."""
        goods = self.goods
        found = sum(goods[good] * amount for good, amount in cost.tokens)
        if cost.any:
            found += cost.any * min(goods[good] for good in self.market.resources)
        return found + self.beyond_tokens(cost)

    def beyond_tokens(self, cost: Cost) -> float:
        """The part of a cost that is not paid with tokens."""
        return (
            cost.cards * self.card * 0.7
            + cost.deals * _DEAL * min(1.0, self.left / _LONG)
            + cost.locations * (1.0 + (_LOCATION - 1.0) * self.left / _LONG)
        )

    def odd_effects(self, names: tuple[str, ...]) -> float:
        return sum(self.odd.get(name, self.weights.other) for name in names) * self.share

    def useful(self, good: int, amount: float) -> float:
        """How many of the goods of a kind count: too many are worth less."""
        plenty = self.plenty[good]
        return amount if amount <= plenty else plenty + (amount - plenty) * self.weights.glut

    def board_uses(self, faction: int) -> list[Use]:
        """The actions of a faction board, the best bargain first."""
        found = self._boards.get(faction)
        if found is None:
            uses = [self._board_use(cost, gain) for cost, gain in self._book.boards[faction].actions]
            found = self._boards[faction] = sorted(use for use in uses if use.rank < 1.0)
        return found

    def _board_use(self, cost: Cost, gain: Gain) -> Use:
        return make_use(self, -1, -self.beyond_tokens(cost), cost.tokens, cost.any, self.tokens_of(gain))

    def tokens_of(self, gain: Gain) -> Gain:
        """The part of a gain that can be spent."""
        tokens = self.tokens
        return tuple(pair for pair in gain if pair[0] < tokens)

    def points_of(self, gain: Gain) -> float:
        """The part of a gain that cannot: points and cards."""
        tokens, goods = self.tokens, self.goods
        return sum(goods[good] * amount for good, amount in gain if good >= tokens)


def make_use(
    prices: Prices,
    card: int,
    worth: float,
    cost: Gain,
    any_resource: int,
    gain: Gain,
    times: int = 1,
    base: bool = False,
    bases: int = 0,
) -> Use:
    """A use with its rank at these prices."""
    goods = prices.goods
    price = sum(goods[good] * amount for good, amount in cost)
    if any_resource:
        price += any_resource * min(goods[good] for good in prices.market.resources)
    tokens = sum(goods[good] * amount for good, amount in gain)
    whole = worth + tokens
    rank = price / whole if whole > 0.0 else 9.0
    return Use(rank, card, worth, cost, any_resource, gain, times, base, bases, worth >= tokens)
