"""Goods: their kinds, where they come from and what they serve for; gold (IMP-GOOD, IMP-COMP-08)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.phases import deck, last_pass, next_round, play_through_draft, produced, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

PLENTY = {"wood": 9, "stone": 9, "food": 9, "gold": 9, "worker": 9, "raze_token": 9, "defence_token": 9}


@pytest.mark.rule("IMP-COMP-08")
@pytest.mark.example("IMP-EX-02")
def test_goods_never_run_out() -> None:
    """The box holds 32 stone, wood and food each, 40 workers, 24 gold, 18 raze and 10 defence tokens."""
    box = {"stone": 32, "wood": 32, "food": 32, "worker": 40, "gold": 24, "raze_token": 18, "defence_token": 10}
    me = romans(goods=box, locations=["stonecutter.rom027", "rubble.com011"])
    game = produced(me, barbarians(goods=box), egyptians(goods=box))
    assert goods(game)["stone"] == 32 + 5, "1 of the board, 2 of Stonecutter, 2 of Rubble"
    assert goods(game, 1)["worker"] == 40 + 5
    assert goods(game, 2)["gold"] == 24 + 1
    for seat in range(3):
        assert (goods(game, seat)["raze_token"], goods(game, seat)["defence_token"]) == (19, 11)


@pytest.mark.rule("IMP-GOOD-01", "IMP-GOOD-02")
@pytest.mark.parametrize(
    ("me", "card", "good"),
    [
        (barbarians(), "raid.bar007", "wood"),
        (barbarians(), "expedition.bar023", "stone"),
        (barbarians(), "barter.bar025", "food"),
        (barbarians(), "robbers.bar030", "worker"),
        (barbarians(), "pyre.bar029", "raze_token"),
        (barbarians(), "pack.bar017", "gold"),
        (barbarians(), "mission.bar028", "card"),
        (japanese(), "dojo.jap024", "vp"),
    ],
)
def test_every_kind_of_good_can_be_gained(me: dict[str, Any], card: str, good: str) -> None:
    game = at(me | {"hand": [card], "goods": {"food": 1}}, romans())
    game.play(f"deal {card}")
    if good == "card":
        game.play("draw common")
    assert wealth(game) == {good: 1}


@pytest.mark.rule("IMP-GOOD-02")
def test_a_defence_token_is_a_good_and_the_resources_are_food_wood_and_stone() -> None:
    game = produced(barbarians(locations=["barter.bar025"]), romans())
    assert goods(game) == {"worker": 5, "raze_token": 1, "defence_token": 1}
    barter = at(barbarians(goods=PLENTY | {"gold": 0}, locations=["barter.bar025"]), romans())
    barter.play("use barter.bar025")
    assert set(legal(barter)) == {
        "pay 2 wood",
        "pay 2 stone",
        "pay 2 food",
        "pay 1 wood + 1 stone",
        "pay 1 wood + 1 food",
        "pay 1 stone + 1 food",
    }, "any 2 resources"


@pytest.mark.rule("IMP-GOOD-03", "IMP-GEN-06", "IMP-COMP-04", "IMP-DIG-01")
def test_whoever_draws_chooses_between_the_own_faction_deck_and_the_common_deck() -> None:
    game = at(barbarians(goods={"worker": 2}, locations=["castle_a.com046"]), romans())
    own, common = deck(game, "barbarians")[0], deck(game, "common")[0]
    faction, shared = game.clone(), game.clone()
    assert refused(game, "draw common") == "IMP-DIG-01", "nothing is drawn yet"
    game.play("use castle_a.com046")
    assert (game.question(), legal(game)) == ("draw", ["draw common", "draw faction"])
    faction.play("use castle_a.com046 / draw faction")
    shared.play("use castle_a.com046 / draw common")
    assert (hand(faction), hand(shared)) == ([own], [common])
    assert len(deck(faction, "romans")) == 30, "the deck of another faction is out of reach"


@pytest.mark.rule("IMP-GOOD-03")
def test_a_card_that_names_the_deck_leaves_no_choice() -> None:
    legion = at(romans(hand=["legion.rom017"], goods={"food": 1}, ruins=["mill.com006"]), barbarians())
    common = deck(legion, "common")[:2]
    legion.play("build legion.rom017 over foundation")
    assert sorted(hand(legion)) == sorted(common), "1 common card produced and 1 as the building bonus"
    dojo = at(japanese(hand=["dojo.jap024"], goods={"wood": 1}, ruins=["mill.com006"]), barbarians())
    faction = deck(dojo, "japanese")[:1]
    dojo.play("build dojo.jap024 over foundation")
    assert hand(dojo) == faction, "the building bonus is 1 faction card"


@pytest.mark.rule("IMP-GOOD-04")
def test_cards_come_from_lookout_deals_razing_and_actions() -> None:
    me = barbarians(
        goods={"food": 1, "raze_token": 1, "worker": 3},
        hand=["mission.bar028", "castle_a.com046"],
        locations=["castle_a.com047"],
    )
    game = at(me, romans(passed=True))
    game.play("deal mission.bar028 / draw faction")
    assert player(game).hand == 2, "the deal"
    game.play("raze castle_a.com046 / draw common / draw common")
    assert player(game).hand == 3, "razing: 2 cards for 1"
    game.play("use castle_a.com047 / draw common / done")
    assert player(game).hand == 4, "an action location"
    game.play("exchange / gain 1 card / draw faction")
    assert player(game).hand == 5, "workers"
    game.play("pass")
    assert (game.question(), player(game).hand) == ("draft", 6), "the faction card of the lookout"
    play_through_draft(game)
    assert player(game).hand == 8, "its two common cards"


@pytest.mark.rule("IMP-GOOD-05", "IMP-GOAL-02")
def test_points_come_from_actions_deals_production_and_features() -> None:
    action = at(japanese(goods={"food": 1}, locations=["brewer.com056"]), romans())
    action.play("use brewer.com056")
    assert points(action) == 1
    deal = at(japanese(goods={"food": 1}, hand=["dojo.jap024"]), romans())
    deal.play("deal dojo.jap024")
    assert points(deal) == 1
    producing = produced(japanese(deals=["dojo.jap024"], locations=["monument.com026"]), romans())
    assert points(producing) == 2, "1 of the deal, 1 of the location"
    feature = at(japanese(goods={"raze_token": 1}, hand=["mill.com006"], locations=["gallows.com005"]), romans())
    feature.play("raze mill.com006")
    assert points(feature) == 1


@pytest.mark.rule("IMP-GOOD-05")
def test_each_location_has_an_end_value() -> None:
    game = last_pass(japanese(points=4, locations=["farm.jap001", "mill.com006", "brewer.com056"]), romans(), round=5)
    assert game.result.standings[0].total == 4 + 2 + 1 + 1


@pytest.mark.rule("IMP-GOOD-06")
def test_workers_pay_for_actions_and_are_exchanged_for_cards_and_resources() -> None:
    me = barbarians(goods={"worker": 5}, locations=["lumberjacks.com042"])
    game = at(me, romans(passed=True))
    game.play("use lumberjacks.com042")
    assert goods(game) == {"worker": 4, "wood": 2}
    game.play("exchange / gain 1 stone / again / gain 1 card / draw common")
    assert wealth(game) == {"wood": 2, "stone": 1, "card": 1}
    assert refused(game, "exchange") == "IMP-WORK-01"


@pytest.mark.rule("IMP-GOOD-07")
def test_raze_tokens_raze_cards_of_the_hand_and_locations_of_opponents() -> None:
    rival = romans(goods={"food": 1}, hand=["warehouses.rom019"], locations=["quarry.com008"])
    game = at(barbarians(goods={"raze_token": 3}, hand=["mill.com006"]), rival)
    game.play("raze mill.com006")
    assert goods(game) == {"raze_token": 2, "worker": 1, "food": 1}
    game.play("deal warehouses.rom019 / raze quarry.com008")
    assert goods(game) == {"stone": 2, "worker": 1, "food": 1}


@pytest.mark.rule("IMP-GOOD-08")
def test_a_defence_token_makes_a_location_harder_to_raze() -> None:
    for marks, tokens in (({}, 2), ({"quarry.com008": ["shield"]}, 3)):
        rich = at(barbarians(goods={"raze_token": tokens}), romans(locations=["quarry.com008"]), marks=marks)
        poor = at(barbarians(goods={"raze_token": tokens - 1}), romans(locations=["quarry.com008"]), marks=marks)
        assert refused(rich, "raze quarry.com008") is None
        assert refused(poor, "raze quarry.com008") == "IMP-RAZE-09"


@pytest.mark.rule("IMP-GOOD-09", "IMP-GEN-02")
@pytest.mark.parametrize("resource", ["wood", "stone", "food"])
def test_one_gold_may_be_paid_in_place_of_any_one_resource(resource: str) -> None:
    costs = {"wood": "brewer.com056", "stone": "above_ground_mine.com083", "food": "imperial_messenger.com057"}
    card = costs[resource]
    game = at(romans(goods={"gold": 1}, hand=[card]), barbarians())
    game.play(f"build {card}")
    assert (built(game), goods(game)) == ([card], {})
    both = at(romans(goods={"gold": 1, resource: 1}, hand=[card]), barbarians())
    both.play(f"build {card}")
    assert legal(both) == [f"pay 1 {resource}", "pay 1 gold"], "it is the player's choice"
    both.play("pay 1 gold")
    assert goods(both) == {resource: 1}


@pytest.mark.rule("IMP-GOOD-09", "IMP-GEN-02")
def test_one_gold_stands_for_one_resource_only() -> None:
    game = at(romans(goods={"gold": 1, "wood": 1}, hand=["mill.com006"]), barbarians())
    assert refused(game, "build mill.com006") == "IMP-BUILD-02", "3 wood"
    enough = at(romans(goods={"gold": 2, "wood": 1}, hand=["mill.com006"]), barbarians())
    enough.play("build mill.com006")
    assert goods(enough) == {"gold": 1}, "what the Mill gives for itself"


@pytest.mark.rule("IMP-GOOD-09", "IMP-GEN-02")
def test_a_resource_is_never_paid_in_place_of_gold() -> None:
    rich = {"wood": 9, "stone": 9, "food": 9, "worker": 9}
    game = at(egyptians(goods=rich, locations=["avenue_of_sphinxes.egy016", "goldsmith.egy021"]), barbarians())
    assert refused(game, "use avenue_of_sphinxes.egy016") == "IMP-USE-02"
    assert refused(game, "use goldsmith.egy021") == "IMP-USE-02"
    one = at(romans(goods={"gold": 1, "wood": 9, "stone": 1}, hand=["above_ground_mine.com083"]), barbarians())
    assert refused(one, "build above_ground_mine.com083 / pay 1 wood") == "IMP-GOOD-09", "nor for another resource"


@pytest.mark.rule("IMP-GOOD-10", "IMP-GEN-02", "IMP-WORK-04")
def test_gold_is_never_exchanged_for_resource_tokens_and_workers_not_for_gold() -> None:
    game = at(barbarians(goods={"gold": 9, "worker": 2}), romans())
    assert legal(game) == ["exchange", "pass"]
    game.play("exchange")
    assert (goods(game), set(legal(game))) == (
        {"gold": 9},
        {"gain 1 wood", "gain 1 stone", "gain 1 food", "gain 1 card"},
    )
    assert refused(game, "gain 1 gold") is not None
    only_gold = at(barbarians(goods={"gold": 9}), romans())
    assert refused(only_gold, "exchange") == "IMP-WORK-01"


@pytest.mark.rule("IMP-GOOD-11")
def test_food_serves_for_deals_wood_and_stone_for_building_and_all_of_them_for_actions() -> None:
    deal = at(barbarians(goods={"wood": 9, "stone": 9}, hand=["robbers.bar030"]), romans())
    assert refused(deal, "deal robbers.bar030") == "IMP-DEAL-04"
    food = at(barbarians(goods={"food": 9}, hand=["quarry.com008"]), romans())
    assert refused(food, "build quarry.com008") == "IMP-BUILD-02"
    me = barbarians(goods={"wood": 1, "stone": 1, "food": 1}, locations=["marketplace.com032"])
    market = at(me, romans())
    market.play("use marketplace.com032")
    assert (goods(market), points(market)) == ({}, 3)


@pytest.mark.rule("IMP-GOOD-12")
def test_a_location_is_a_built_card() -> None:
    """Neither a card of the hand nor a deal is spent where a cost asks for a location, nor counted as one."""
    me = barbarians(goods={"wood": 9, "stone": 9}, hand=["raid.bar007", "mill.com006"], deals=["raid.bar008"])
    game = at(me, romans(locations=["quarry.com008"]))
    for base in ("raid.bar008", "mill.com006", "quarry.com008"):
        assert refused(game, f"build raid.bar007 over {base}") == "IMP-BUILD-07"
    game.play("build mill.com006 / pass / build raid.bar007 over mill.com006 / pay 1 wood")
    assert built(game) == ["raid.bar007"]
    cards = {"hand": ["hillfort.bar022", "pyre.bar029"], "deals": ["raid.bar007"]}
    counting = at(barbarians(goods={"wood": 2}, locations=["armorer.com018", "mill.com006"], **cards), romans())
    counting.play("build hillfort.bar022 over mill.com006")
    assert points(counting) == 2, "Hillfort and Armorer are the black locations"


@pytest.mark.rule("IMP-GOOD-13")
def test_gold_is_no_resource_to_take() -> None:
    game = at(barbarians(goods={"worker": 1}, locations=["saboteurs.bar010"]), romans(goods=PLENTY))
    game.play("use saboteurs.bar010")
    assert legal(game) == ["steal wood from 1", "steal stone from 1", "steal food from 1"]
    assert refused(game, "steal gold from 1") == "IMP-BAR-01"
    poor = at(barbarians(goods={"worker": 1}, locations=["saboteurs.bar010"]), romans(goods={"gold": 3}))
    assert refused(poor, "use saboteurs.bar010") == "IMP-BAR-01"


@pytest.mark.rule("IMP-GOOD-13")
def test_gold_is_no_resource_to_store_or_to_break_a_tie() -> None:
    game = at(romans(goods={"wood": 2, "gold": 2}, locations=["warehouses.rom019"]), barbarians(passed=True))
    next_round(game)
    assert (goods(game)["wood"], goods(game).get("gold", 0)) == (2 + 1, 0), "the Warehouses store resources"
    tie = last_pass(romans(goods={"gold": 9, "wood": 1}), barbarians(goods={"worker": 2}), round=5)
    assert [row.seat for row in tie.result.standings if row.rank == 1] == [1]
