"""What goods are worth when so many rounds are left, and by them gains, costs and odd effects."""

from __future__ import annotations

from collections.abc import Mapping

from furrow.bots.tableau.plan import Market
from furrow.bots.tableau.weights import Weights
from furrow.games.tableau.book import Book
from furrow.games.tableau.compiling import Cost, Gain

_LONG = 4.0
"""Rounds that count as the whole game to come."""
_DEAL, _LOCATION = 1.2, 1.5
"""An own deal or location that must be given up, with the whole game to come."""


class Prices:
    """The price list of a game at one distance from its end."""

    __slots__ = ("card", "goods", "left", "market", "odd", "share", "tokens", "vp", "weights")

    def __init__(self, book: Book, weights: Weights, left: float, more: Mapping[int, float] | None = None) -> None:
        """`more` is what some goods are worth beyond their price, for the aim of a solo game."""
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
            self.goods[book.card :] = [weights.card * weights.late * 0.5] * (len(book.goods) - book.card)
        self.goods[book.card] = max(self.goods[book.card :])
        self.card = self.goods[book.card]
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

    def tokens_of(self, gain: Gain) -> Gain:
        """The part of a gain that can be spent."""
        tokens = self.tokens
        return tuple(pair for pair in gain if pair[0] < tokens)

    def points_of(self, gain: Gain) -> float:
        """The part of a gain that cannot: points and cards."""
        tokens, goods = self.tokens, self.goods
        return sum(goods[good] * amount for good, amount in gain if good >= tokens)
