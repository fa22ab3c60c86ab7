"""The 29 action designs of the base set: cost, gain and uses per round; deals as a price; Thieves Caravan."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.fifty_first_state.base_cards import amounts, base_designs, held, next_round
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.tableau.positions import goods, hand, legal, location, player, points, refused

RESOURCES = ("gun", "fuel", "iron", "brick")


class Bargain(NamedTuple):
    """What one use costs and gives, and how often in a round it may be used."""

    cost: str
    gain: str
    uses: int


BARGAINS = {
    "abandoned_suburbs": Bargain("2 brick", "2 vp", 2),
    "archive": Bargain("1 worker", "1 vp", 2),
    "assembly_plant.1": Bargain("1 worker + 2 iron", "3 vp", 1),
    "bioweaponry.1": Bargain("1 worker + 1 gun", "2 vp", 1),
    "clay_pit.1": Bargain("1 worker + 1 brick", "2 vp", 1),
    "confessor": Bargain("2 gun", "2 vp", 2),
    "convoy": Bargain("1 fuel", "1 blue_contact", 2),
    "deserted_colony": Bargain("1 worker", "1 ammo", 2),
    "gasoline_cultist": Bargain("1 blue_contact", "1 vp", 2),
    "gasoline_drinkers_den": Bargain("2 fuel", "2 vp", 2),
    "gun_shop.1": Bargain("1 worker + 2 gun", "3 vp", 1),
    "gunsmith": Bargain("1 gun", "1 red_contact", 2),
    "huge_machinery.1": Bargain("1 worker + 1 iron", "3 grey_contact", 1),
    "motel": Bargain("1 worker", "1 card", 2),
    "oil_trader": Bargain("1 fuel", "1 vp", 2),
    "oilmen_fortress.1": Bargain("1 worker + 2 fuel", "3 vp", 1),
    "radioactive_fuel.1": Bargain("1 worker + 1 fuel", "2 vp", 1),
    "rubble_trader": Bargain("1 brick", "1 vp", 2),
    "scrap_trader": Bargain("1 iron", "1 vp", 2),
    "shadow": Bargain("1 red_contact", "1 vp", 2),
    "shelter": Bargain("2 iron", "2 vp", 2),
    "shipwreck.1": Bargain("1 worker + 1 iron", "2 vp", 2),
    "skyscraper.1": Bargain("1 worker + 2 brick", "3 vp", 1),
    "weapon_trader": Bargain("1 gun", "1 vp", 2),
}
ANY_RESOURCE = {"corner_shop.1": Bargain("1 worker", "1 vp", 2), "merc_outpost": Bargain("", "2 worker", 1)}
"""The cost beside one resource of any kind."""
FOR_A_DEAL = {"hideout.1": Bargain("", "1 vp", 2), "negotiator.1": Bargain("1 worker", "2 vp", 1)}
"""The cost beside one own deal."""
TWICE = [card for card, bargain in BARGAINS.items() if bargain.uses == 2]
ONCE = [card for card, bargain in BARGAINS.items() if bargain.uses == 1]


def times(text: str, count: int) -> dict[str, int]:
    return {good: amount * count for good, amount in amounts(text).items()}


# -- goods for goods -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-USE-01", "FSS-USE-07")
@pytest.mark.parametrize("card", BARGAINS)
def test_a_use_costs_exactly_this_and_gives_exactly_this(card: str) -> None:
    game = at(mutants(locations=[card], goods=amounts(BARGAINS[card].cost)), rival())
    game.play(f"use {card}")
    assert held(game) == amounts(BARGAINS[card].gain)
    assert (held(game, 1), location(game, card).used) == ({}, 1)


@pytest.mark.rule("FSS-USE-01")
@pytest.mark.parametrize(
    ("card", "short"), [(card, good) for card, row in BARGAINS.items() for good in amounts(row.cost)]
)
def test_one_token_less_is_too_little(card: str, short: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    plenty = {"worker": 9, "gun": 9, "fuel": 9, "iron": 9, "brick": 9, "grey_contact": 9, "shield": 0}
    game = at(mutants(locations=[card], goods=plenty | cost | {short: cost[short] - 1}), rival())
    assert refused(game, f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-USE-01", "FSS-AREA-03")
@pytest.mark.parametrize("card", BARGAINS)
def test_only_a_location_of_the_own_state_can_be_used(card: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    assert refused(at(mutants(goods=cost), rival(locations=[card])), f"use {card}") == "FSS-USE-01"
    assert refused(at(mutants(goods=cost, hand=[card]), rival()), f"use {card}") == "FSS-USE-01"
    assert refused(at(mutants(goods=cost, deals=[card]), rival()), f"use {card}") == "FSS-USE-01"
    assert refused(at(mutants(goods=cost, ruins=[card]), rival()), f"use {card}") == "FSS-RAZE-13"


@pytest.mark.rule("FSS-USE-02", "FSS-USE-03")
@pytest.mark.parametrize("card", ONCE)
def test_once_a_round(card: str) -> None:
    game = at(mutants(locations=[card], goods=times(BARGAINS[card].cost, 3)), rival())
    game.play(f"use {card}")
    assert game.actors == (1,), "the turn is over"
    game.play("pass")
    assert refused(game, f"use {card}") == "FSS-USE-02"


@pytest.mark.rule("FSS-USE-02", "FSS-USE-04", "FSS-GEN-01")
@pytest.mark.parametrize("card", TWICE)
def test_twice_a_round_in_one_turn_or_in_two(card: str) -> None:
    bargain = BARGAINS[card]
    start = at(mutants(locations=[card], goods=times(bargain.cost, 3)), rival())
    for line in (f"use {card} / again / pass", f"use {card} / done / pass / use {card}"):
        game = start.clone()
        game.play(line)
        rest = times(bargain.cost, 1)
        assert held(game) == {**rest, **times(bargain.gain, 2)}
        assert refused(game, f"use {card}") == "FSS-USE-02"


@pytest.mark.parametrize("card", TWICE)
def test_what_cannot_be_paid_twice_is_not_asked_for_again(card: str) -> None:
    game = at(mutants(locations=[card], goods=amounts(BARGAINS[card].cost)), rival())
    game.play(f"use {card}")
    assert (game.actors, game.question()) == ((1,), "turn")


@pytest.mark.rule("FSS-GOOD-03", "FSS-GOOD-05")
@pytest.mark.parametrize("card", BARGAINS)
def test_ammo_pays_for_resources_and_for_nothing_else(card: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    resources = sum(cost.pop(good, 0) for good in RESOURCES)
    game = at(mutants(locations=[card], goods=cost | {"ammo": resources}), rival())
    assert refused(game, f"use {card}") is None
    for good in cost:
        short = at(mutants(locations=[card], goods=cost | {good: 0, "ammo": 9}), rival())
        assert refused(short, f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-CLEAN-09", "FSS-CONC-02")
@pytest.mark.parametrize("card", ["archive", "bioweaponry.1"])
def test_the_uses_are_free_again_in_the_next_round(card: str) -> None:
    game = at(mutants(locations=[card], goods=times(BARGAINS[card].cost, 2)), rival())
    game.play(f"use {card}" + " / again" * (card in TWICE))
    next_round(game)
    before = points(game)
    game.play(f"contacts blue / use {card}")
    assert points(game) == before + amounts(BARGAINS[card].gain)["vp"]


@pytest.mark.rule("FSS-GOOD-09", "FSS-DIG-07")
def test_motel_draws_the_top_card_use_by_use() -> None:
    game = at(mutants(locations=["motel"], goods={"worker": 2}), rival())
    *_, second, first = game.position()["decks"]["deck"]
    game.play("use motel")
    assert hand(game) == [first]
    game.play("again")
    assert sorted(hand(game)) == sorted([first, second])


@pytest.mark.rule("FSS-CLAR-08")
@pytest.mark.example("FSS-EX-11")
def test_shipwreck_is_used_twice_unless_the_switch_says_once() -> None:
    me = mutants(locations=["shipwreck.2"], goods={"worker": 3, "iron": 3})
    game = at(me, rival())
    game.play("use shipwreck.2 / again / pass")
    assert points(game) == 4
    assert refused(game, "use shipwreck.2") == "FSS-USE-02"
    once = at(me, rival(), options={"shipwreck_uses": 1})
    once.play("use shipwreck.2")
    assert (points(once), once.actors) == (2, (1,))
    once.play("pass")
    assert refused(once, "use shipwreck.2") == "FSS-USE-02"


@pytest.mark.rule("FSS-CLAR-08")
def test_the_switch_of_shipwreck_concerns_shipwreck_alone() -> None:
    game = at(mutants(locations=["archive"], goods={"worker": 2}), rival(), options={"shipwreck_uses": 1})
    game.play("use archive / again")
    assert points(game) == 2


# -- a resource of any kind ------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-GOOD-01", "FSS-GOOD-03")
@pytest.mark.parametrize("card", ANY_RESOURCE)
@pytest.mark.parametrize("resource", [*RESOURCES, "ammo"])
def test_any_resource_will_do(card: str, resource: str) -> None:
    cost, gain, _ = ANY_RESOURCE[card]
    game = at(mutants(locations=[card], goods=amounts(cost, f"1 {resource}")), rival())
    game.play(f"use {card}")
    assert held(game) == amounts(gain)


@pytest.mark.rule("FSS-USE-01", "FSS-GOOD-01")
@pytest.mark.parametrize("card", ANY_RESOURCE)
def test_what_is_no_resource_will_not_do(card: str) -> None:
    others = {"worker": 9, "grey_contact": 9, "universal_contact": 9, "development": 9}
    game = at(mutants(locations=[card], goods=others), rival())
    assert refused(game, f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-USE-01")
def test_corner_shop_also_takes_a_worker() -> None:
    game = at(mutants(locations=["corner_shop.1"], goods={"gun": 5}), rival())
    assert refused(game, "use corner_shop.1") == "FSS-USE-01"


@pytest.mark.rule("FSS-DIG-05")
@pytest.mark.parametrize(("card", "worker"), [("corner_shop.1", "1 worker + "), ("merc_outpost", "")])
def test_the_payer_chooses_the_resource(card: str, worker: str) -> None:
    wealth = {"worker": 1, "gun": 1, "fuel": 1, "iron": 1, "brick": 1, "ammo": 1}
    game = at(mutants(locations=[card], goods=wealth), rival())
    game.play(f"use {card}")
    assert sorted(legal(game)) == sorted(f"pay {worker}1 {resource}" for resource in (*RESOURCES, "ammo"))
    game.play(f"pay {worker}1 iron")
    assert "iron" not in goods(game)


@pytest.mark.rule("FSS-USE-02", "FSS-USE-05")
def test_corner_shop_is_used_twice_with_different_resources_and_merc_outpost_once() -> None:
    shop = at(mutants(locations=["corner_shop.1"], goods={"worker": 3, "gun": 2, "brick": 1}), rival())
    shop.play("use corner_shop.1 / pay 1 worker + 1 gun / again / pay 1 worker + 1 brick / pass")
    assert held(shop) == {"worker": 1, "gun": 1, "vp": 2}
    assert refused(shop, "use corner_shop.1") == "FSS-USE-02"
    outpost = at(mutants(locations=["merc_outpost"], goods={"gun": 2}), rival())
    outpost.play("use merc_outpost / pass")
    assert held(outpost) == {"worker": 2, "gun": 1}
    assert refused(outpost, "use merc_outpost") == "FSS-USE-02"


# -- an own deal as the price ----------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-USE-01")
@pytest.mark.parametrize("card", FOR_A_DEAL)
def test_a_deal_is_given_up_and_discarded(card: str) -> None:
    cost, gain, _ = FOR_A_DEAL[card]
    game = at(mutants(locations=[card], goods=amounts(cost), deals=["motel", "archive"]), rival(deals=["shadow"]))
    game.play(f"use {card}")
    assert sorted(legal(game)) == ["cancel archive", "cancel motel"]
    assert refused(game, "cancel shadow") == "FSS-DEAL-06"
    game.play("cancel motel")
    assert (player(game).deals, game.position()["discards"]["deck"]) == (["archive"], ["motel"])
    assert held(game) == amounts(gain)


@pytest.mark.rule("FSS-USE-01")
@pytest.mark.parametrize("card", FOR_A_DEAL)
def test_without_an_own_deal_it_cannot_be_used(card: str) -> None:
    game = at(mutants(locations=[card], goods={"worker": 3}), rival(deals=["shadow"]))
    assert refused(game, f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-USE-01", "FSS-USE-02", "FSS-USE-04")
def test_hideout_takes_two_deals_a_round_and_negotiator_one_and_a_worker() -> None:
    deals = ["archive", "motel", "pub.1"]
    hideout = at(mutants(locations=["hideout.1"], deals=deals), rival())
    hideout.play("use hideout.1 / cancel archive / again / cancel motel / pass")
    assert (points(hideout), player(hideout).deals) == (2, ["pub.1"])
    assert refused(hideout, "use hideout.1") == "FSS-USE-02"
    idle = at(mutants(locations=["negotiator.1"], deals=deals), rival())
    assert refused(idle, "use negotiator.1") == "FSS-USE-01"
    negotiator = at(mutants(locations=["negotiator.1"], deals=deals, goods={"worker": 3}), rival())
    negotiator.play("use negotiator.1 / cancel archive / pass")
    assert (points(negotiator), goods(negotiator)) == (2, {"worker": 2})
    assert refused(negotiator, "use negotiator.1") == "FSS-USE-02"


# -- Thieves Caravan -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-USE-01", "FSS-USE-02", "FSS-USE-05")
def test_thieves_caravan_takes_a_resource_of_another_player_for_two_workers_twice_a_round() -> None:
    me = mutants(locations=["thieves_caravan"], goods={"worker": 7})
    rich = {"gun": 2, "iron": 1, "worker": 4, "ammo": 4, "red_contact": 4}
    game = at(me, rival(goods=rich), third(goods={"fuel": 1, "brick": 1}))
    game.play("use thieves_caravan")
    takings = ["steal brick from 2", "steal fuel from 2", "steal gun from 1", "steal iron from 1"]
    assert sorted(legal(game)) == takings
    game.play("steal gun from 1 / again / steal fuel from 2")
    assert goods(game) == {"worker": 3, "gun": 1, "fuel": 1}
    assert goods(game, 1) == rich | {"gun": 1}
    assert goods(game, 2) == {"brick": 1}
    game.play("pass / pass")
    assert refused(game, "use thieves_caravan") == "FSS-USE-02"


@pytest.mark.rule("FSS-USE-01")
def test_thieves_caravan_needs_both_workers() -> None:
    game = at(mutants(locations=["thieves_caravan"], goods={"worker": 1, "ammo": 3}), rival(goods={"gun": 1}))
    assert refused(game, "use thieves_caravan") == "FSS-USE-01"


@pytest.mark.rule("FSS-PASS-05", "FSS-PASS-03")
def test_thieves_caravan_cannot_rob_a_player_who_has_passed() -> None:
    me = mutants(locations=["thieves_caravan"], goods={"worker": 2})
    game = at(me, rival(goods={"gun": 1}, passed=True), third(goods={"fuel": 1, "iron": 1}))
    game.play("use thieves_caravan")
    assert sorted(legal(game)) == ["steal fuel from 2", "steal iron from 2"]
    assert refused(game, "steal gun from 1") == "FSS-PASS-05"


@pytest.mark.rule("FSS-CLAR-13")
@pytest.mark.parametrize(
    ("victim", "rule"),
    [
        ({}, "FSS-CLAR-13"),
        ({"goods": {"worker": 3, "red_contact": 2}}, "FSS-CLAR-13"),
        ({"goods": {"worker": 3, "ammo": 2, "red_contact": 2}}, "FSS-GOOD-01"),
        ({"goods": {"gun": 1}, "passed": True}, "FSS-PASS-05"),
    ],
)
def test_thieves_caravan_is_refused_where_nothing_can_be_taken(victim: dict[str, Any], rule: str) -> None:
    game = at(mutants(locations=["thieves_caravan"], goods={"worker": 2, "gun": 1}), rival(**victim))
    assert refused(game, "use thieves_caravan") == rule


@pytest.mark.rule("FSS-RAZE-15", "FSS-CLAR-13")
def test_thieves_caravan_does_not_reach_goods_that_lie_on_a_card() -> None:
    me = mutants(locations=["thieves_caravan"], goods={"worker": 2})
    game = at(me, rival(locations=["city_guards"]), kept={"city_guards": {"gun": 3}})
    assert refused(game, "use thieves_caravan") == "FSS-RAZE-15"


def test_every_action_design_of_the_base_set_is_covered() -> None:
    covered = (*BARGAINS, *ANY_RESOURCE, *FOR_A_DEAL, "thieves_caravan")
    assert base_designs("action") == {card.split(".")[0] for card in covered}
