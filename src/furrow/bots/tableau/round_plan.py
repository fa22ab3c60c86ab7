"""A plan for one round: which uses the goods at hand suffice for, the best first.

The rest of a round is nearly a game of one player: anyone who does not pass goes on until the goods are gone. So what
goods are worth now is what they can still buy, and that is found by making the purchases one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from furrow.games.tableau.compiling import Gain


class Use(NamedTuple):
    """Something that goods can be spent on. Sorted, the best bargain comes first."""

    rank: float
    """Price over worth: how much of the gain is eaten up by the cost."""
    card: int
    """The card of the hand that it uses up; -1 for none."""
    worth: float
    """What it brings in points, apart from goods."""
    cost: Gain
    any: int
    gain: Gain
    """Tokens that it brings and that can be spent on."""
    times: int
    base: bool
    """Does it need a location to build over?"""
    bases: int
    """How many more, or fewer, such locations there are afterwards."""
    last: bool
    """It brings points rather than goods for others."""


class Market(NamedTuple):
    """Which tokens stand in for which, and what one resource costs in workers; 0: it cannot be bought."""

    wild: tuple[int, ...]
    resources: tuple[int, ...]
    worker: int = 0
    price: int = 0


def pay(pool: list[int], cost: Gain, any_resource: int, market: Market) -> bool:
    """Take a cost out of the pool, wild goods last; False, and nothing taken, if it is not there."""
    wild = market.wild
    for good, amount in cost:
        if pool[good] < amount and (wild[good] < 0 or pool[good] + pool[wild[good]] < amount):
            return False
    if any_resource or len(cost) > 1:
        return _pay_parts(pool, cost, any_resource, market)
    for good, amount in cost:
        have = pool[good]
        if have >= amount:
            pool[good] = have - amount
        else:
            pool[good] = 0
            pool[wild[good]] -= amount - have
    return True


def _pay_parts(pool: list[int], cost: Gain, any_resource: int, market: Market) -> bool:
    """Several parts may need the same wild good."""
    before = pool[:]
    wild = market.wild
    for good, amount in cost:
        short = amount - pool[good]
        if short <= 0:
            pool[good] -= amount
            continue
        pool[good] = 0
        if wild[good] < 0 or pool[wild[good]] < short:
            pool[:] = before
            return False
        pool[wild[good]] -= short
    resources = market.resources
    for _ in range(any_resource):
        most = max(resources, key=pool.__getitem__)
        if pool[most] <= 0:
            most = wild[resources[0]]
            if most < 0 or pool[most] <= 0:
                pool[:] = before
                return False
        pool[most] -= 1
    return True


def carry_out(pool: list[int], uses: Sequence[Use], market: Market, spent: set[int], bases: int) -> float:
    """The points of what can be paid: points first, then goods for more points, then workers for what is lacking.

    The pool keeps what is left, `spent` gets the cards that are used up.
    """
    plan = _Plan(pool, market, spent, bases)
    makers = [use for use in uses if not use.last]
    waiting = plan.make([use for use in uses if use.last])
    for use in makers:
        if use.card not in spent:
            for _ in range(use.times):
                if not plan.once(use):
                    break
                if waiting:
                    waiting = plan.make(waiting)
    if market.price and waiting and pool[market.worker] >= market.price:
        plan.buy(waiting)
    return plan.points


class _Plan:
    """A plan in the making."""

    __slots__ = ("bases", "market", "points", "pool", "spent")

    def __init__(self, pool: list[int], market: Market, spent: set[int], bases: int) -> None:
        self.pool = pool
        self.market = market
        self.spent = spent
        self.bases = bases
        self.points = 0.0

    def once(self, use: Use) -> bool:
        """Make one use, if it can be paid."""
        pool = self.pool
        if (use.base and self.bases < 1) or not pay(pool, use.cost, use.any, self.market):
            return False
        self.points += use.worth
        self.bases += use.bases
        for good, amount in use.gain:
            pool[good] += amount
        if use.card >= 0:
            self.spent.add(use.card)
        return True

    def make(self, uses: Sequence[Use]) -> list[Use]:
        """Make all that can be paid, in their order; returns what must wait."""
        waiting: list[Use] = []
        for use in uses:
            if use.card in self.spent:
                continue
            left = use.times
            while left and self.once(use):
                left -= 1
            if left:
                waiting.append(use if left == use.times else use._replace(times=left))
        return waiting

    def buy(self, waiting: Sequence[Use]) -> None:
        """Workers become the resources that a use lacks."""
        pool, market = self.pool, self.market
        for use in waiting:
            lacking = [(good, amount - pool[good]) for good, amount in use.cost if pool[good] < amount]
            if use.card in self.spent or use.any or any(good not in market.resources for good, _ in lacking):
                continue
            price = market.price * sum(amount for _, amount in lacking)
            own = sum(amount for good, amount in use.cost if good == market.worker)
            if price + own > pool[market.worker]:
                continue
            pool[market.worker] -= price
            for good, amount in lacking:
                pool[good] += amount
            if not self.once(use):  # no base is left
                pool[market.worker] += price
                for good, amount in lacking:
                    pool[good] -= amount
