"""Actions of the Japanese with an effect of their own: Garrison, Negotiator and Ninjas."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import designs, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs, over, settled
from tests.imperial_settlers.phases import deck, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

GARRISON, NEGOTIATOR, NINJAS = "garrison.jap008", "negotiator.jap019", "ninjas.jap026"
COSTS = {GARRISON: {"raze_token": 2}, NEGOTIATOR: {"worker": 1}, NINJAS: {"worker": 1}}
QUARRY, FARM, CASINO, DOJO = "quarry.com008", "farm.jap001", "casino.jap012", "dojo.jap024"


def facing(card: str, goods: dict[str, int], **rest: Any) -> Game:
    """The Japanese with one of these cards and a deal, against the Romans, who have what it is after."""
    me: dict[str, Any] = japanese(locations=[card], deals=[FARM, "farm.jap002"], goods={"wood": 2} | goods)
    return at(me, romans(locations=[QUARRY, "builder.rom020"], deals=["gardens.rom009", "legion.rom017"]), **rest)


@pytest.mark.rule("IMP-USE-01", "IMP-USE-02", "IMP-USE-10")
@pytest.mark.parametrize("card", COSTS)
def test_it_costs_exactly_this_and_nothing_stands_in_for_it(card: str) -> None:
    (good, amount), *_ = COSTS[card].items()
    assert refused(facing(card, PLENTY | {"gold": 9, good: amount - 1}), f"use {card}") == "IMP-USE-02"
    game = facing(card, {good: amount})
    game.play(f"use {card}")
    assert good not in goods(game)
    assert location(settled(game), card).used == 1
    for place in ("hand", "deals"):
        idle = at(japanese(goods=PLENTY) | {place: [card]}, romans(locations=[QUARRY], deals=["legion.rom017"]))
        assert refused(idle, f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-USE-03", "IMP-CLEAN-03")
@pytest.mark.parametrize("card", COSTS)
def test_it_can_be_used_once_a_round(card: str) -> None:
    game = facing(card, PLENTY)
    game.play(f"use {card}")
    over(settled(game))
    assert game.actors == (1,)
    game.play("pass")
    assert refused(game, f"use {card}") == "IMP-USE-03"
    next_round(game)
    assert location(game, card).used == 0


# -- Garrison: an opponent's location goes for good ------------------------------------------------------------------


@pytest.mark.rule("IMP-JAP-11", "IMP-CLAR-04", "IMP-GEN-07")
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("brewer.com056", "common"),
        ("town.com015", "common"),
        ("gallows.com005", "common"),
        ("ruins.com069", "common"),
        ("settlement.bar020", "barbarians"),
        ("raid.bar007", "barbarians"),
        ("altar_of_bastet.egy002", "egyptians"),
    ],
)
def test_garrison_removes_any_location_of_any_opponent_and_nobody_gains(card: str, name: str) -> None:
    theirs = ["brewer.com056", "town.com015", "settlement.bar020", "raid.bar007"]
    tribe = barbarians(locations=theirs, goods={"food": 1})
    egypt = egyptians(locations=["gallows.com005", "ruins.com069", "altar_of_bastet.egy002"])
    me: dict[str, Any] = japanese(locations=[GARRISON], goods={"raze_token": 2})
    game = at(me, tribe, egypt, marks={"brewer.com056": ["shield"]}, used={"brewer.com056": 1})
    game.play(f"use {GARRISON} / choose {card}")
    assert (wealth(game), wealth(game, 1), wealth(game, 2)) == ({}, {"food": 1}, {})
    assert (pile(game, name), player(game, 1).ruins, player(game, 2).ruins) == ([card], 0, 0)
    assert card not in [*built(game, 1), *built(game, 2)]
    assert len([*built(game, 1), *built(game, 2)]) == 6


@pytest.mark.rule("IMP-CLAR-04", "IMP-JAP-11", "IMP-FND-05")
def test_garrison_reaches_built_locations_of_opponents_and_nothing_else() -> None:
    me: dict[str, Any] = japanese(locations=[GARRISON, "mill.com006"], hand=[DOJO], goods={"raze_token": 2})
    rival = romans(
        locations=[QUARRY, "builder.rom020"], hand=["town.com015"], deals=["legion.rom017"], ruins=["baker.com075"]
    )
    game = at(me, rival)
    game.play(f"use {GARRISON}")
    assert legal(game) == [f"choose {QUARRY}", "choose builder.rom020"]
    for card in ("mill.com006", GARRISON, DOJO, "town.com015", "legion.rom017"):
        assert refused(game, f"choose {card}") == "IMP-CLAR-04"
    assert refused(game, "choose baker.com075") == "IMP-FND-05"
    assert refused(at(me, rival | {"locations": []}), f"use {GARRISON}") == "IMP-CLAR-04"


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05")
def test_garrison_spares_who_has_passed() -> None:
    me: dict[str, Any] = japanese(locations=[GARRISON], goods={"raze_token": 2})
    game = at(me, romans(locations=["builder.rom020"], passed=True), barbarians(locations=[QUARRY, "town.com015"]))
    game.play(f"use {GARRISON}")
    assert legal(game) == [f"choose {QUARRY}", "choose town.com015"]
    assert refused(game, "choose builder.rom020") == "IMP-ACT-05"
    alone = at(me, romans(locations=["builder.rom020"], passed=True))
    assert refused(alone, f"use {GARRISON}") in ("IMP-ACT-05", "IMP-CLAR-04")


@pytest.mark.rule("IMP-JAP-11", "IMP-CLAR-03", "IMP-PEACE-04")
def test_garrison_is_no_razing_so_gallows_is_silent_and_the_peaceful_variant_allows_it() -> None:
    me: dict[str, Any] = japanese(locations=[GARRISON, "gallows.com005"], goods={"raze_token": 4})
    game = at(me, romans(locations=[QUARRY]), options={"peaceful": True})
    assert refused(game, f"raze {QUARRY}") == "IMP-PEACE-02"
    game.play(f"use {GARRISON}")
    assert (wealth(game), wealth(game, 1), built(game, 1)) == ({"raze_token": 2}, {}, [])


@pytest.mark.rule("IMP-JAP-11", "IMP-LOC-01", "IMP-SOLO-14")
def test_a_location_that_garrison_removed_yields_no_more_and_the_virtual_player_loses_one_too() -> None:
    me: dict[str, Any] = japanese(locations=[GARRISON], goods={"raze_token": 2})
    game = at(me, romans(locations=[QUARRY]))
    game.play(f"use {GARRISON}")
    next_round(game)
    assert goods(game, 1)["stone"] == 1, "of the board of the Romans"
    assert goods(producing(japanese(), romans(locations=[QUARRY])), 1)["stone"] == 2
    alone = at(*solo(me, virtual={"locations": [QUARRY, "town.com015"]}))
    alone.play(f"use {GARRISON} / choose {QUARRY}")
    assert (built(alone, 1), pile(alone, "common"), wealth(alone)) == (["town.com015"], [QUARRY], {})


# -- Negotiator: an own deal becomes a location ----------------------------------------------------------------------


def negotiating(*deals: str, goods: dict[str, int], **pieces: Any) -> Game:
    """Negotiator and some deals, with a worker and these goods; there is no other location to discard."""
    me: dict[str, Any] = japanese(locations=[NEGOTIATOR], deals=list(deals), goods={"worker": 1} | goods)
    return at(me | pieces, romans())


@pytest.mark.rule("IMP-JAP-13", "IMP-JAP-14", "IMP-BUILD-02")
@pytest.mark.parametrize(
    ("card", "cost", "less", "gained"),
    [
        (CASINO, {"wood": 2}, {"wood": 1}, {}),
        (FARM, {"wood": 1}, {}, {"worker": 1, "food": 1}),
        ("rice_fields.jap004", {"food": 1}, {"wood": 1}, {"food": 2}),
        ("daimyos_castle.jap009", {"stone": 2}, {"stone": 1, "wood": 2}, {}),
        ("shrine.jap015", {"wood": 1, "stone": 1}, {"wood": 2}, {}),
        ("geisha_house.jap006", {"gold": 1}, {}, {"worker": 1}),
        ("trade_route.jap023", {"stone": 1}, {"wood": 5, "food": 5}, {}),
    ],
)
def test_negotiator_builds_an_own_deal_for_the_resources_of_its_cost(
    card: str, cost: dict[str, int], less: dict[str, int], gained: dict[str, int]
) -> None:
    assert refused(negotiating(card, goods=less), f"use {NEGOTIATOR}") == "IMP-JAP-13"
    game = negotiating(card, goods=cost)
    game.play(f"use {NEGOTIATOR}")
    assert (built(game), player(game).deals, wealth(game)) == ([NEGOTIATOR, card], [], gained)
    assert pile(game, "japanese") == [], "nothing is discarded, and the good of the deal is not gained again"


@pytest.mark.rule("IMP-JAP-13")
def test_negotiator_chooses_among_the_deals_that_can_be_paid_after_its_own_worker() -> None:
    game = negotiating(FARM, CASINO, "ninjas.jap027", DOJO, goods={"wood": 1}, hand=["farm.jap002"])
    game.play(f"use {NEGOTIATOR}")
    assert legal(game) == [f"choose {FARM}", f"choose {DOJO}"]
    for card in (CASINO, "ninjas.jap027", "farm.jap002", NEGOTIATOR):
        assert refused(game, f"choose {card}") == "IMP-JAP-13"
    game.play(f"choose {DOJO}")
    assert (built(game), player(game).deals) == ([NEGOTIATOR, DOJO], [FARM, CASINO, "ninjas.jap027"])


@pytest.mark.rule("IMP-JAP-13", "IMP-BUILD-07")
def test_negotiator_leaves_other_locations_and_foundations_alone() -> None:
    game = negotiating(CASINO, goods={"wood": 2}, locations=[NEGOTIATOR, "mill.com006"], ruins=["baker.com075"])
    game.play(f"use {NEGOTIATOR}")
    assert (built(game), player(game).ruins) == ([NEGOTIATOR, "mill.com006", CASINO], 1)
    assert (pile(game, "common"), game.question()) == ([], "turn"), "no location is asked for"


@pytest.mark.rule("IMP-JAP-13", "IMP-BUILD-12", "IMP-DIG-07")
def test_gold_may_pay_for_what_negotiator_builds() -> None:
    game = negotiating(CASINO, goods={"wood": 2, "gold": 1})
    game.play(f"use {NEGOTIATOR}")
    assert set(legal(game)) == {"pay 2 wood", "pay 1 wood + 1 gold"}
    game.play("pay 1 wood + 1 gold")
    assert (goods(game), built(game)) == ({"wood": 1}, [NEGOTIATOR, CASINO])


@pytest.mark.rule("IMP-JAP-13", "IMP-BUILD-04", "IMP-BUILD-14", "IMP-DEAL-06")
def test_what_negotiator_builds_is_built_and_is_a_deal_no_more() -> None:
    mine = [NEGOTIATOR, "sake_brewery.jap020"]
    game = negotiating("geisha_house.jap006", goods={"wood": 1}, locations=mine)
    game.play(f"use {NEGOTIATOR}")
    assert wealth(game) == {"worker": 2, "gold": 1, "vp": 1}, "production, then features answer"
    next_round(over(game))
    assert goods(game)["worker"] == 4 + 2, "board and Geisha House; no deal"


@pytest.mark.rule("IMP-JAP-13", "IMP-JAP-16")
def test_ninjas_built_by_negotiator_bring_their_samurai() -> None:
    game = negotiating(NINJAS, goods={"stone": 1})
    game.play(f"use {NEGOTIATOR} / choose {NINJAS}")
    assert location(game, NINJAS).marks == location(game, NEGOTIATOR).marks == ["samurai"]


@pytest.mark.rule("IMP-JAP-13", "IMP-JAP-15")
def test_negotiator_cannot_build_deals_of_others_nor_those_of_trade_route() -> None:
    me: dict[str, Any] = japanese(locations=[NEGOTIATOR], goods=PLENTY, foreign=["builder.rom020"])
    game = at(me, romans(locations=["builder.rom020"], deals=["legion.rom017"]))
    assert refused(game, f"use {NEGOTIATOR}") == "IMP-JAP-15"
    none = at(me | {"foreign": []}, romans(deals=["legion.rom017"]))
    assert refused(none, f"use {NEGOTIATOR}") == "IMP-JAP-13"


# -- Ninjas: a deal of an opponent is discarded for its good; 2 samurai when built -----------------------------------


@pytest.mark.rule("IMP-USE-04", "IMP-DEAL-06", "IMP-GEN-07")
@pytest.mark.parametrize(
    ("deal", "gained"),
    [
        ("raid.bar007", {"wood": 1}),
        ("settlement.bar020", {"worker": 1}),
        ("barter.bar025", {"food": 1}),
        ("expedition.bar023", {"stone": 1}),
        ("pyre.bar029", {"raze_token": 1}),
        ("pack.bar016", {"raze_token": 1}),
        ("pack.bar017", {"gold": 1}),
        ("mission.bar028", {"card": 1}),
    ],
)
def test_ninjas_discard_a_deal_of_an_opponent_and_take_its_good(deal: str, gained: dict[str, int]) -> None:
    me: dict[str, Any] = japanese(locations=[NINJAS], goods={"worker": 1})
    game = at(me, barbarians(deals=["idol.bar027", deal], goods={"wood": 1}))
    game.play(f"use {NINJAS} / choose {deal}")
    assert wealth(over(game)) == gained
    assert (player(game, 1).deals, pile(game, "barbarians")) == (["idol.bar027"], [deal])
    assert (goods(game, 1), player(game).deals, points(game)) == ({"wood": 1}, [], 0), "the victim keeps its goods"


@pytest.mark.rule("IMP-GOOD-03", "IMP-DIG-01")
def test_a_card_that_ninjas_take_is_drawn_from_the_common_or_the_own_deck() -> None:
    for draw, name in (("common", "common"), ("faction", "japanese")):
        game = at(japanese(locations=[NINJAS], goods={"worker": 1}), barbarians(deals=["mission.bar028"]))
        top = deck(game, name)[0]
        game.play(f"use {NINJAS} / draw {draw}")
        assert hand(game) == [top]


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05")
def test_ninjas_reach_deals_of_opponents_who_have_not_passed_and_nothing_else() -> None:
    me: dict[str, Any] = japanese(locations=[NINJAS], goods={"worker": 1}, deals=[FARM])
    rome = romans(deals=["gardens.rom009"], passed=True)
    tribe = barbarians(deals=["raid.bar007", "raid.bar008"], locations=["idol.bar027"], hand=["pyre.bar029"])
    game = at(me, rome, tribe)
    game.play(f"use {NINJAS}")
    assert legal(game) == ["choose raid.bar007", "choose raid.bar008"]
    assert refused(game, "choose gardens.rom009") == "IMP-ACT-05"
    for card in (FARM, "idol.bar027", "pyre.bar029"):
        assert refused(game, f"choose {card}") is not None
    assert refused(at(me, rome), f"use {NINJAS}") is not None
    assert refused(at(me, romans(locations=["builder.rom020"])), f"use {NINJAS}") is not None


@pytest.mark.rule("IMP-SOLO-14", "IMP-SOLO-16")
@pytest.mark.parametrize(
    ("attack", "gained"), [("attack_01", {"wood": 1}), ("attack_12", {"worker": 1}), ("attack_14", {"vp": 1})]
)
def test_against_the_virtual_player_ninjas_take_the_target_good_of_an_attack_card(
    attack: str, gained: dict[str, int]
) -> None:
    me: dict[str, Any] = japanese(locations=[NINJAS], goods={"worker": 1})
    game = at(*solo(me, virtual={"deals": ["attack_16", attack]}))
    game.play(f"use {NINJAS} / choose {attack}")
    assert (wealth(game), player(game, 1).deals, pile(game, "attack")) == (gained, ["attack_16"], [attack])


@pytest.mark.rule("IMP-JAP-16", "IMP-JAP-06", "IMP-JAP-07", "IMP-BUILD-04")
@pytest.mark.parametrize("card", ["ninjas.jap026", "ninjas.jap027"])
def test_two_samurai_of_the_supply_are_placed_at_once_on_different_faction_locations(card: str) -> None:
    mine = ["gate.jap013", FARM, "mill.com006", "town.com015"]
    game = at(japanese(locations=mine, hand=[card], goods={"stone": 1}), romans(), marks={FARM: ["samurai"]})
    game.play(f"build {card} over town.com015")
    assert set(legal(game)) == {"choose gate.jap013", f"choose {card}"}, "Farm has one, Mill is common"
    assert refused(game, "choose mill.com006") == refused(game, f"choose {FARM}") == "IMP-JAP-16"
    assert refused(game, "done") is not None, "they must be placed"
    game.play("choose gate.jap013")
    assert location(game, "gate.jap013").marks == location(game, card).marks == ["samurai"]
    assert (goods(game), game.actors) == ({}, (1,)), "no worker is paid and none is left over"


@pytest.mark.rule("IMP-JAP-16", "IMP-BUILD-04")
def test_there_are_exactly_two_samurai_however_many_locations_could_take_one() -> None:
    mine = ["gate.jap013", FARM, DOJO, CASINO, "town.com015"]
    game = at(japanese(locations=mine, hand=[NINJAS], goods={"stone": 1}), romans())
    game.play(f"build {NINJAS} over town.com015 / choose {CASINO} / choose {DOJO}")
    assert game.actors == (1,)
    assert game.position()["marks"] == {DOJO: ["samurai"], CASINO: ["samurai"]}
    assert not any(location(game, card).marks for card in ("gate.jap013", FARM, NINJAS))


@pytest.mark.rule("IMP-JAP-16", "IMP-JAP-09", "IMP-JAP-08")
def test_the_samurai_of_ninjas_stay_and_protect_like_any_other() -> None:
    me: dict[str, Any] = japanese(locations=["town.com015", DOJO], hand=[NINJAS], goods={"stone": 1})
    game = at(me, romans(goods={"raze_token": 2}))
    game.play(f"build {NINJAS} over town.com015 / choose {DOJO}")
    assert refused(game, f"raze {DOJO}") == refused(game, f"raze {NINJAS}") == "IMP-RAZE-09"
    next_round(game)
    assert location(game, DOJO).marks == location(game, NINJAS).marks == ["samurai"]
    assert goods(game)["worker"] == 4, "they do not come back as workers"


def test_every_action_design_with_an_effect_of_its_own_is_covered() -> None:
    """Trade Route: test_cards_japanese_trade_route.py; goods for goods: test_cards_japanese_actions.py."""
    elsewhere = {"trade_route", "casino", "the_stalls", "sumo_school", "master_swordsmith"}
    assert designs(*COSTS) == faction_designs("japanese", "action") - elsewhere
