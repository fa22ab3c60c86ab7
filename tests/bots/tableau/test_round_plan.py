"""The plan of a round: what goods can buy, best bargain first."""

from __future__ import annotations

import pytest

from furrow.bots.tableau.round_plan import Market, Use, carry_out, pay
from furrow.games.tableau.compiling import Gain

WORKER, WOOD, STONE, GOLD = range(4)
MARKET = Market(wild=(-1, GOLD, GOLD, -1), resources=(WOOD, STONE), worker=WORKER, price=2)


def use(
    worth: float,
    cost: Gain,
    gain: Gain = (),
    *,
    rank: float = 0.5,
    card: int = -1,
    times: int = 1,
    base: bool = False,
    bases: int = 0,
) -> Use:
    return Use(rank, card, worth, cost, 0, gain, times, base, bases, worth > 0.0)


@pytest.mark.parametrize(
    ("pool", "cost", "any_resource", "left"),
    [
        ([0, 2, 0, 0], ((WOOD, 1),), 0, [0, 1, 0, 0]),
        ([0, 1, 0, 2], ((WOOD, 2),), 0, [0, 0, 0, 1]),  # gold stands in
        ([1, 1, 1, 1], ((WOOD, 2), (STONE, 2)), 0, None),  # one gold cannot stand in twice
        ([1, 1, 1, 2], ((WOOD, 2), (STONE, 2)), 0, [1, 0, 0, 0]),
        ([0, 3, 1, 0], (), 2, [0, 1, 1, 0]),  # of what there is most
        ([0, 1, 0, 1], (), 2, [0, 0, 0, 0]),
        ([0, 1, 0, 0], (), 2, None),
        ([1, 0, 0, 5], ((WORKER, 2),), 0, None),  # nothing stands in for workers
    ],
)
def test_paying_takes_wild_goods_last_or_nothing(
    pool: list[int], cost: Gain, any_resource: int, left: list[int] | None
) -> None:
    before = pool[:]
    assert pay(pool, cost, any_resource, MARKET) is (left is not None)
    assert pool == (left or before)


def test_points_come_before_goods() -> None:
    """One worker and one stone: two points now rather than two pieces of wood for nothing."""
    uses = [use(0.0, ((WORKER, 1),), ((WOOD, 2),), rank=0.1), use(2.0, ((WORKER, 1), (STONE, 1)), rank=0.6)]
    assert carry_out([1, 0, 1, 0], uses, MARKET, set(), 0) == 2.0


def test_goods_are_made_for_points_that_lack_them() -> None:
    uses = [use(0.0, ((WORKER, 1),), ((STONE, 2),), rank=0.1), use(3.0, ((STONE, 2),), rank=0.6)]
    pool = [1, 0, 0, 0]
    assert carry_out(pool, uses, MARKET, set(), 0) == 3.0
    assert pool == [0, 0, 0, 0]


def test_workers_buy_what_is_lacking() -> None:
    pool = [5, 0, 1, 0]
    assert carry_out(pool, [use(4.0, ((WOOD, 2), (STONE, 1)))], MARKET, set(), 0) == 4.0
    assert pool == [1, 0, 0, 0]


def test_a_card_is_used_once() -> None:
    spent: set[int] = set()
    uses = [use(3.0, ((WOOD, 1),), card=7, rank=0.2), use(2.0, ((STONE, 1),), card=7, rank=0.4)]
    assert carry_out([0, 5, 5, 0], uses, MARKET, spent, 0) == 3.0
    assert spent == {7}


def test_an_action_is_used_as_often_as_it_may() -> None:
    assert carry_out([0, 5, 0, 0], [use(1.0, ((WOOD, 1),), times=2)], MARKET, set(), 0) == 2.0


def test_building_over_needs_something_to_build_over() -> None:
    over = use(2.0, ((STONE, 1),), card=1, rank=0.6, base=True, bases=-1)
    plain = use(1.0, ((WOOD, 1),), card=2, rank=0.2, bases=1)
    assert carry_out([0, 1, 1, 0], [over], MARKET, set(), 0) == 0.0
    assert carry_out([0, 1, 1, 0], [plain, over], MARKET, set(), 0) == 3.0
