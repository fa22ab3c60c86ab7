"""Actions of the Barbarians that turn goods into goods: Barbarian Altar, Expedition, Barter and Fighting Ring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import amounts, designs, next_round, times
from tests.imperial_settlers.faction_cards import PLENTY, Bargain, faction_designs, over
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, romans
from tests.tableau.positions import goods, legal, location, points, refused

ALTAR, EXPEDITION, BARTER, RING = (
    "barbarian_altar.bar004",
    "expedition.bar023",
    "barter.bar025",
    "fighting_ring.bar026",
)
BARGAINS = {
    ALTAR: Bargain("1 worker", "1 vp", 2),
    "barbarian_altar.bar005": Bargain("1 worker", "1 vp", 2),
    "barbarian_altar.bar006": Bargain("1 worker", "1 vp", 2),
    EXPEDITION: Bargain("1 raze_token", "1 gold + 2 vp", 1),
    RING: Bargain("2 worker", "2 raze_token", 1),
}
TWICE = [*(card for card, bargain in BARGAINS.items() if bargain.uses == 2), BARTER]
ONCE = [card for card, bargain in BARGAINS.items() if bargain.uses == 1]
ODD = {"saboteurs", "dark_chapel", "pack", "rabble", "mission", "robbers"}
"""In test_cards_barbarians_odd_actions.py and test_cards_barbarians_chapel_and_pack.py."""


@pytest.mark.rule("IMP-USE-01", "IMP-USE-02", "IMP-USE-04", "IMP-USE-06")
@pytest.mark.parametrize("card", BARGAINS)
def test_a_use_costs_exactly_this_and_gives_exactly_this(card: str) -> None:
    game = at(barbarians(locations=[card], goods=amounts(BARGAINS[card].cost)), romans())
    game.play(f"use {card}")
    assert wealth(game) == amounts(BARGAINS[card].gain)
    assert (wealth(game, 1), location(game, card).used, game.actors) == ({}, 1, (1,))


@pytest.mark.rule("IMP-USE-02", "IMP-USE-10", "IMP-GOOD-09")
@pytest.mark.parametrize("card", BARGAINS)
def test_one_token_less_is_too_little_and_gold_does_not_help(card: str) -> None:
    """What these cost are workers and raze tokens, for which gold never stands in."""
    (good, amount), *_ = amounts(BARGAINS[card].cost).items()
    rich = PLENTY | {"gold": 9, "defence_token": 1}
    assert refused(at(barbarians(locations=[card], goods=rich), romans()), f"use {card}") is None
    poor = at(barbarians(locations=[card], goods=rich | {good: amount - 1}), romans())
    assert refused(poor, f"use {card}") == "IMP-USE-02"
    game = at(barbarians(locations=[card], goods=rich), romans())
    game.play(f"use {card}")
    spent = {each for each in rich if goods(game).get(each, 0) < rich[each]}
    assert spent == {good}


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", [*BARGAINS, BARTER])
def test_only_a_location_of_the_own_empire_can_be_activated(card: str) -> None:
    rich = PLENTY | {"gold": 9}
    assert refused(at(romans(goods=rich), barbarians(locations=[card])), f"use {card}") == "IMP-USE-01"
    for place in ("hand", "deals"):
        me: dict[str, Any] = barbarians(goods=rich) | {place: [card]}
        assert refused(at(me, romans()), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-USE-03", "IMP-ACT-03")
@pytest.mark.parametrize("card", ONCE)
def test_once_a_round(card: str) -> None:
    game = at(barbarians(locations=[card], goods=times(BARGAINS[card].cost, 3)), romans())
    game.play(f"use {card}")
    assert (game.actors, game.question()) == ((1,), "turn"), "it is not asked for again"
    game.play("pass")
    assert refused(game, f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-03", "IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_twice_a_round_in_one_turn_or_in_two(card: str) -> None:
    cost, gain = ("2 food", "2 vp") if card == BARTER else BARGAINS[card][:2]
    start = at(barbarians(locations=[card], goods=times(cost, 3)), romans())
    for line in (f"use {card} / again / pass", f"use {card} / done / pass / use {card}"):
        game = start.clone()
        game.play(line)
        assert wealth(game) == times(cost, 1) | times(gain, 2)
        assert location(game, card).used == 2
        assert refused(game, f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_what_cannot_be_paid_twice_is_not_asked_for_again(card: str) -> None:
    cost = "2 food" if card == BARTER else BARGAINS[card].cost
    game = at(barbarians(locations=[card], goods=amounts(cost, "1 raze_token")), romans())
    game.play(f"use {card}")
    assert (game.actors, game.question()) == ((1,), "turn")


@pytest.mark.rule("IMP-USE-03")
def test_each_of_the_three_altars_has_its_own_two_uses() -> None:
    altars = [card for card in BARGAINS if card.startswith("barbarian_altar")]
    game = at(barbarians(locations=altars, goods={"worker": 7}), romans(passed=True))
    for card in altars:
        game.play(f"use {card} / again")
    assert wealth(game) == {"worker": 1, "vp": 6}
    assert [refused(game, f"use {card}") for card in altars] == ["IMP-USE-03"] * 3


@pytest.mark.rule("IMP-USE-03", "IMP-CLEAN-03")
@pytest.mark.parametrize("card", [*BARGAINS, BARTER])
def test_the_uses_are_free_again_in_the_next_round(card: str) -> None:
    supply = {"worker": 2, "raze_token": 1, "food": 2}
    game = at(barbarians(locations=[card], goods=supply), romans(passed=True), first=1, active=0)
    game.play(f"use {card}")
    over(game)
    before = points(game)
    stored = goods(game).get("worker", 0)
    next_round(game)
    assert location(game, card).used == 0
    assert goods(game) == {"worker": 5 + stored, "raze_token": 1, "defence_token": 1}
    assert points(game) == before
    assert refused(game, f"use {card}") == ("IMP-USE-02" if card == BARTER else None), "the board gives no resources"


# -- Barter: any 2 resources for 2 points ----------------------------------------------------------------------------


@pytest.mark.rule("IMP-USE-02", "IMP-USE-10", "IMP-GOOD-09")
@pytest.mark.parametrize(
    "cost",
    [
        "2 wood",
        "2 stone",
        "2 food",
        "1 wood + 1 stone",
        "1 wood + 1 food",
        "1 stone + 1 food",
        "1 food + 1 gold",
        "2 gold",
    ],
)
def test_barter_takes_any_two_resources_in_any_mix(cost: str) -> None:
    game = at(barbarians(locations=[BARTER], goods=amounts(cost, "1 worker")), romans())
    game.play(f"use {BARTER}")
    assert wealth(game) == {"worker": 1, "vp": 2}
    assert location(game, BARTER).used == 1


@pytest.mark.rule("IMP-USE-02", "IMP-GOOD-13")
@pytest.mark.parametrize("supply", [{"wood": 1}, {"stone": 1}, {"food": 1}, {"gold": 1}, {}])
def test_barter_needs_two_and_neither_workers_nor_tokens_are_resources(supply: dict[str, int]) -> None:
    rest = {"worker": 9, "raze_token": 9, "defence_token": 1}
    assert refused(at(barbarians(locations=[BARTER], goods=rest | supply), romans()), f"use {BARTER}") == "IMP-USE-02"


@pytest.mark.rule("IMP-DIG-07", "IMP-GOOD-09")
def test_what_barter_takes_is_chosen_by_its_owner() -> None:
    supply = {"wood": 2, "stone": 1, "food": 1, "gold": 1, "worker": 1}
    game = at(barbarians(locations=[BARTER], goods=supply), romans())
    game.play(f"use {BARTER}")
    kinds = {"1 wood + 1 stone", "1 wood + 1 food", "1 stone + 1 food", "2 wood"}
    wild = {"1 wood + 1 gold", "1 stone + 1 gold", "1 food + 1 gold"}
    assert set(legal(game)) == {f"pay {each}" for each in kinds | wild}
    assert refused(game, "pay 1 wood + 1 worker") == "IMP-GOOD-09"
    assert refused(game, "pay 2 stone") == "IMP-DIG-07", "there is only one"
    assert refused(game, "pay 1 wood") == "IMP-DIG-07", "too little"
    assert refused(game, "pay 2 wood + 1 stone") == "IMP-DIG-07", "too much"
    game.play("pay 1 stone + 1 gold / again / pay 1 wood + 1 food")
    assert wealth(game) == {"wood": 1, "worker": 1, "vp": 4}
    assert location(game, BARTER).used == 2


# -- together --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-GOOD-07", "IMP-USE-06")
def test_the_raze_tokens_of_fighting_ring_pay_for_expedition_and_for_razing() -> None:
    me: dict[str, Any] = barbarians(locations=[RING, EXPEDITION], hand=["town.com015"], goods={"worker": 2})
    game = at(me, romans(passed=True))
    game.play(f"use {RING} / use {EXPEDITION} / raze town.com015")
    assert wealth(game) == {"gold": 1, "vp": 2, "worker": 2}


@pytest.mark.rule("IMP-GEN-01", "IMP-USE-06")
@pytest.mark.parametrize(
    ("line", "worth"),
    [(f"use {EXPEDITION}", 2), (f"use {BARTER}", 2), (f"use {ALTAR}", 1), (f"use {ALTAR} / again", 2)],
)
def test_points_come_from_the_supply_at_once(line: str, worth: int) -> None:
    supply = {"worker": 2, "raze_token": 1, "food": 2}
    game = at(barbarians(locations=[EXPEDITION, BARTER, ALTAR], goods=supply, points=7), romans(points=3))
    game.play(line)
    assert (points(game), points(game, 1)) == (7 + worth, 3)


def test_every_action_design_is_covered() -> None:
    assert designs(*BARGAINS, BARTER) | ODD == faction_designs("barbarians", "action")
    assert not designs(*BARGAINS, BARTER) & ODD
