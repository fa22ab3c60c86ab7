"""Building a location: its cost and what follows (IMP-BUILD, IMP-LOC-02)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.games.tableau.rows import Card, Copy, Effect, StepRow
from tests.imperial_settlers.phases import deck, next_round, pile, told, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, with_card
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

FOOD_CARDS = {"grain_field.com023", "grain_field.com024", "missionaries.com039", "imperial_messenger.com057"}


@pytest.mark.rule("IMP-BUILD-01")
def test_a_common_or_own_faction_card_of_the_hand_is_built() -> None:
    supply = {"wood": 9, "stone": 9}
    me = barbarians(goods=supply, hand=["brewer.com056", "settlement.bar020"], deals=["settlement.bar021"])
    game = at(me, romans(hand=["town.com015"], goods=supply))
    assert [line for line in legal(game) if "build" in line] == ["build brewer.com056", "build settlement.bar020"]
    for elsewhere in ("village_b.com014", "settlement.bar021", "town.com015", "builder.rom020"):
        assert refused(game, f"build {elsewhere}") is not None
    assert refused(game, "build village_b.com014") == "IMP-BUILD-01", "it lies in the deck"
    game.play("build brewer.com056 / pass / build settlement.bar020")
    assert (built(game), hand(game)) == (["brewer.com056", "settlement.bar020"], [])


@pytest.mark.rule("IMP-BUILD-02")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("brewer.com056", {"wood": 1}),
        ("mason_b.com035", {"stone": 2}),
        ("carpenter.com043", {"wood": 2, "stone": 1}),
        ("monty_the_merchant.com080", {"wood": 1, "stone": 2}),
        ("missionaries.com039", {"food": 2}),
        ("mill.com006", {"wood": 3}),
    ],
)
def test_the_building_cost_is_paid_from_the_own_supply(card: str, cost: dict[str, int]) -> None:
    supply = {"wood": 5, "stone": 5, "food": 5, "worker": 5, "raze_token": 5}
    game = at(barbarians(goods=supply, hand=[card]), romans(goods=supply))
    game.play(f"build {card}")
    assert (built(game), hand(game)) == ([card], [])
    assert {good: supply[good] - goods(game)[good] for good in supply if goods(game)[good] != supply[good]} == cost
    assert goods(game, 1) == supply, "nobody else pays"
    for good in cost:
        short = supply | cost | {good: cost[good] - 1}
        assert refused(at(barbarians(goods=short, hand=[card]), romans()), f"build {card}") == "IMP-BUILD-02"


@pytest.mark.rule("IMP-BUILD-02")
@pytest.mark.example("IMP-EX-06")
def test_wood_storage_is_built_with_exactly_two_wood_and_one_stone() -> None:
    game = at(barbarians(goods={"wood": 2, "stone": 1}, hand=["wood_storage.com003"]), romans())
    game.play("build wood_storage.com003 / draw common")
    assert (built(game), goods(game)) == (["wood_storage.com003"], {})


@pytest.mark.rule("IMP-BUILD-03")
def test_a_production_location_gives_its_goods_at_once() -> None:
    game = at(
        barbarians(goods={"wood": 2, "worker": 1}, hand=["old_forest.com007"], locations=["town.com015"]), romans()
    )
    game.play("build old_forest.com007")
    assert goods(game) == {"wood": 2, "worker": 1}, "only the new one produces"


@pytest.mark.rule("IMP-BUILD-04")
def test_a_building_bonus_is_given_once() -> None:
    game = at(barbarians(goods={"stone": 3}, hand=["idol.bar027"], ruins=["mill.com006"]), romans())
    game.play("build idol.bar027 over foundation")
    assert points(game) == 4
    next_round(game)
    assert points(game) == 4


@pytest.mark.rule("IMP-BUILD-04", "IMP-BUILD-05")
def test_a_production_location_with_a_building_bonus_gives_both_and_stays_a_production_location() -> None:
    game = at(barbarians(goods={"wood": 2}, hand=["lumberjacks_route.com062"], locations=["porters.com084"]), romans())
    game.play("build lumberjacks_route.com062")
    assert goods(game) == {"wood": 2}, "produced 1, bonus 1"
    next_round(game)
    assert goods(game)["wood"] == 1
    porters = at(barbarians(goods={"food": 1}, locations=["lumberjacks_route.com062", "porters.com084"]), romans())
    porters.play("use porters.com084")
    assert goods(porters) == {"wood": 1}, "its production, not its bonus"
    action = at(barbarians(goods={"wood": 1, "stone": 1}, hand=["tavern.com049"]), romans(passed=True))
    action.play("build tavern.com049 / draw common")
    assert "use tavern.com049" in legal(action), "an action location with a bonus is one still"


@pytest.mark.rule("IMP-BUILD-06")
def test_common_locations_cost_wood_and_stone_apart_from_three_that_cost_food_too() -> None:
    cards = [card for card in deck(at(barbarians(), romans()), "common") if not card.startswith("ruins")]
    material = {"wood": 3, "stone": 3}
    game = at(barbarians(goods=material, hand=cards), romans())
    buildable = {line.split()[1] for line in legal(game) if line.startswith("build")}
    assert set(cards) - buildable == FOOD_CARDS
    rest = at(barbarians(goods={"worker": 9, "raze_token": 9, "defence_token": 9}, hand=cards), romans())
    assert not [line for line in legal(rest) if line.startswith("build")], "nothing else pays for them"
    fed = at(barbarians(goods=material | {"food": 2}, hand=cards), romans())
    assert {line.split()[1] for line in legal(fed) if line.startswith("build")} == set(cards)


@pytest.mark.rule("IMP-BUILD-07", "IMP-DIG-07")
def test_a_faction_location_may_cost_a_built_location_which_the_move_names() -> None:
    me = barbarians(goods={"wood": 1}, hand=["raid.bar007"], locations=["mill.com006", "settlement.bar020"])
    game = at(me | {"deals": ["raid.bar008"]}, romans(locations=["quarry.com008"]))
    assert [line for line in legal(game) if line.startswith("build")] == [
        "build raid.bar007 over mill.com006",
        "build raid.bar007 over settlement.bar020",
    ]
    assert refused(game, "build raid.bar007") == "IMP-BUILD-07"
    assert refused(game, "build raid.bar007 over quarry.com008") == "IMP-BUILD-07", "of the own Empire only"
    assert refused(game, "build raid.bar007 over foundation") == "IMP-BUILD-07", "there is none"
    for base, stays in (("mill.com006", "settlement.bar020"), ("settlement.bar020", "mill.com006")):
        trial = game.clone()
        trial.play(f"build raid.bar007 over {base}")
        assert (built(trial), goods(trial)) == ([stays, "raid.bar007"], {})


@pytest.mark.rule("IMP-BUILD-07")
def test_where_no_location_is_asked_for_none_is_spent() -> None:
    game = at(barbarians(goods={"wood": 1}, hand=["settlement.bar020"], locations=["mill.com006"]), romans())
    assert refused(game, "build settlement.bar020 over mill.com006") == "IMP-BUILD-07"
    game.play("build settlement.bar020")
    assert built(game) == ["mill.com006", "settlement.bar020"]


@pytest.mark.rule("IMP-BUILD-07")
@pytest.mark.example("IMP-EX-07")
def test_dark_chapel_costs_a_location_a_wood_and_two_stone() -> None:
    supply = {"wood": 1, "stone": 2}
    bare = at(barbarians(goods=supply, hand=["dark_chapel.bar014"]), romans())
    assert refused(bare, "build dark_chapel.bar014") == "IMP-BUILD-07"
    game = at(barbarians(goods=supply, hand=["dark_chapel.bar014"], locations=["mill.com006"]), romans())
    game.play("build dark_chapel.bar014 over mill.com006")
    assert (built(game), goods(game), pile(game, "common")) == (["dark_chapel.bar014"], {}, ["mill.com006"])


@pytest.mark.rule("IMP-BUILD-07", "IMP-BUILD-03", "IMP-CARD-09")
@pytest.mark.example("IMP-EX-08")
def test_example_of_the_sentry_tower() -> None:
    mark = barbarians(goods={"wood": 2, "food": 1}, hand=["sentry_tower.bar012"], locations=["mill.com006"])
    game = at(mark | {"locations": ["mill.com006", "porters.com084"]}, japanese(passed=True))
    game.play("build sentry_tower.bar012 over mill.com006")
    assert goods(game) == {"food": 1, "raze_token": 1, "worker": 1}
    assert (built(game), pile(game, "common")) == (["porters.com084", "sentry_tower.bar012"], ["mill.com006"])
    game.play("use porters.com084")
    assert goods(game) == {"raze_token": 2, "worker": 2}, "it lies in the top row: Porters can choose it"


@pytest.mark.rule("IMP-BUILD-08", "IMP-DIG-07")
def test_the_card_is_placed_only_after_all_costs_are_paid() -> None:
    me = barbarians(goods={"wood": 2, "gold": 2}, hand=["sentry_tower.bar012"], locations=["mill.com006"])
    game = at(me, romans())
    game.play("build sentry_tower.bar012 over mill.com006")
    asked = seen(game).question
    assert asked is not None
    assert (asked.name, asked.cost) == ("pay", {"wood": 2})
    assert (hand(game), built(game)) == (["sentry_tower.bar012"], ["mill.com006"])
    assert goods(game) == {"wood": 2, "gold": 2}
    game.play("pay 1 wood + 1 gold")
    assert (hand(game), built(game)) == ([], ["sentry_tower.bar012"])
    assert goods(game) == {"wood": 1, "gold": 1, "raze_token": 1, "worker": 1}


@pytest.mark.rule("IMP-DIG-07")
def test_the_payment_is_explicit_when_gold_could_replace_resources() -> None:
    me = barbarians(goods={"wood": 3, "stone": 1, "gold": 1}, hand=["carpenter.com043"])
    game = at(me, romans())
    game.play("build carpenter.com043")
    assert legal(game) == ["pay 2 wood + 1 stone", "pay 1 wood + 1 stone + 1 gold", "pay 2 wood + 1 gold"]
    for wrong in ("pay 2 wood", "pay 3 wood", "pay 2 wood + 2 gold", "pay 1 wood + 1 stone"):
        assert refused(game, wrong) is not None
    game.play("pay 2 wood + 1 gold")
    assert goods(game) == {"wood": 1, "stone": 1}
    assert '"0 pay 2 wood + 1 gold"' in game.record()
    plain = at(me | {"goods": {"wood": 2, "stone": 1}}, romans())
    plain.play("build carpenter.com043")
    assert plain.actors == (1,), "without gold there is nothing to ask"


@pytest.mark.rule("IMP-BUILD-09", "IMP-FND-03")
def test_a_foundation_is_discarded_in_place_of_the_location() -> None:
    me = barbarians(goods={"wood": 1}, hand=["raid.bar007"], ruins=["quarry.com008"], locations=["mill.com006"])
    game = at(me, romans())
    game.play("build raid.bar007 over foundation")
    assert (built(game), player(game).ruins) == (["mill.com006", "raid.bar007"], 0)
    assert pile(game, "common") == ["quarry.com008"]


@pytest.mark.rule("IMP-BUILD-10")
def test_an_activated_location_may_be_discarded_and_the_goods_on_it_are_lost() -> None:
    me = barbarians(goods={"wood": 2, "worker": 1}, hand=["raid.bar007"], locations=["sawmill.com076"])
    game = at(me, romans(passed=True))
    game.play("use sawmill.com076 / done")
    assert location(game, "sawmill.com076").used == 1
    game.play("build raid.bar007 over sawmill.com076")
    assert (built(game), goods(game)) == (["raid.bar007"], {"worker": 1})
    assert game.position()["used"] == {}


@pytest.mark.rule("IMP-BUILD-11")
def test_tokens_on_the_discarded_location_are_discarded_too() -> None:
    me = japanese(
        goods={"wood": 2, "worker": 1, "defence_token": 1},
        hand=["the_stalls.jap016", "casino.jap012"],
        locations=["farm.jap001", "quarry.com008"],
    )
    game = at(me, romans(passed=True))
    game.play("samurai farm.jap001 / protect quarry.com008 / build the_stalls.jap016 over farm.jap001")
    assert goods(game) == {"wood": 1}, "the samurai does not come back"
    assert game.position()["marks"] == {"quarry.com008": ["shield"]}
    shielded = at(me | {"goods": {"wood": 2, "defence_token": 1}}, romans())
    shielded.play("protect quarry.com008 / build casino.jap012 over quarry.com008")
    assert (goods(shielded), shielded.position()["marks"]) == ({}, {})


@pytest.mark.rule("IMP-BUILD-12")
def test_gold_pays_the_resources_but_not_the_location() -> None:
    game = at(barbarians(goods={"gold": 9}, hand=["dark_chapel.bar014"], locations=["mill.com006"]), romans())
    game.play("build dark_chapel.bar014 over mill.com006")
    assert (built(game), goods(game)) == (["dark_chapel.bar014"], {"gold": 6})
    bare = at(barbarians(goods={"gold": 9}, hand=["dark_chapel.bar014"]), romans())
    assert refused(bare, "build dark_chapel.bar014") == "IMP-BUILD-07"


@pytest.mark.rule("IMP-BUILD-13", "IMP-GEN-07")
def test_what_is_discarded_goes_to_the_discards_of_its_deck() -> None:
    me = barbarians(
        goods={"wood": 3},
        hand=["raid.bar007", "raid.bar008", "raid.bar009"],
        locations=["mill.com006", "settlement.bar020"],
        ruins=["quarry.com008"],
    )
    game = at(me, romans(passed=True))
    game.play("build raid.bar007 over settlement.bar020")
    assert (pile(game, "barbarians"), pile(game, "common")) == (["settlement.bar020"], [])
    game.play("build raid.bar008 over mill.com006 / build raid.bar009 over foundation")
    assert (pile(game, "barbarians"), pile(game, "common")) == (
        ["settlement.bar020"],
        ["mill.com006", "quarry.com008"],
    )


BAZAAR = Card(
    id="bazaar",
    name="Bazaar",
    category="production",
    tags=["grey"],
    cost={"wood": 1},
    copies=[Copy("romans", "x01", "gold")],
    effects=[
        Effect("built", [StepRow(gain={"food": 1})]),
        Effect("production", [StepRow(choose=[{"wood": 1}, {"stone": 1}])]),
    ],
)
"""A grey card whose production asks something and which has a building bonus."""


@pytest.mark.rule("IMP-BUILD-14", "IMP-DIG-08")
def test_first_comes_the_production_then_the_bonus_then_the_features() -> None:
    me = romans(goods={"wood": 1}, hand=["bazaar.x01"], locations=["supplier.com002"])
    game = with_card(BAZAAR, {"players": [me, barbarians()]})
    game.play("build bazaar.x01")
    assert (built(game)[-1], wealth(game)) == ("bazaar.x01", {}), "nothing before the production"
    game.play("gain 1 stone")
    assert wealth(game) == {"stone": 1, "food": 1, "gold": 1, "vp": 1}
    gains = [event["goods"] for event in told(game, "gain")]
    assert gains == [["stone"], ["food"], ["gold", "vp"]]


@pytest.mark.rule("IMP-BUILD-14")
def test_counts_are_taken_with_the_new_card_in_place_and_the_discarded_one_gone() -> None:
    black = ["armorer.com018", "armorer.com019"]
    game = at(barbarians(goods={"wood": 2}, hand=["hillfort.bar022"], locations=black), romans())
    game.play("build hillfort.bar022 over armorer.com018")
    assert points(game) == 2, "Hillfort itself and the other Armorer"
    bastet = at(egyptians(goods={"stone": 1}, hand=["altar_of_bastet.egy002"], locations=["mason_a.com034"]), romans())
    bastet.play("build altar_of_bastet.egy002 over mason_a.com034")
    assert goods(bastet) == {"stone": 1}, "the only grey one"


@pytest.mark.rule("IMP-BUILD-14")
def test_a_discarded_feature_does_not_answer_any_more() -> None:
    me = barbarians(goods={"wood": 2}, hand=["raid.bar007", "raid.bar008"], locations=["pyre.bar029", "mill.com006"])
    game = at(me, romans(passed=True))
    lost = game.clone()
    game.play("build raid.bar007 over mill.com006")
    assert wealth(game) == {"wood": 1, "gold": 1, "vp": 1, "card": 1}
    lost.play("build raid.bar007 over pyre.bar029")
    assert wealth(lost) == {"wood": 1, "card": 1}


@pytest.mark.rule("IMP-DIG-08")
@pytest.mark.parametrize("order", [["gardens.rom009", "mill.com006"], ["mill.com006", "gardens.rom009"]])
def test_several_features_answer_in_the_order_of_building(order: list[str]) -> None:
    me = romans(goods={"food": 1, "wood": 1}, hand=["grain_field.com023"], locations=order)
    game = at(me, barbarians())
    game.play("build grain_field.com023")
    assert [event.get("card") for event in told(game, "gain")][-2:] == order
    assert (points(game), goods(game)) == (3, {"food": 2, "gold": 1})


@pytest.mark.rule("IMP-DIG-08")
def test_the_owner_chooses_the_order_where_it_matters() -> None:
    """Slaver offers 2 VP for a gold; Monty gives a gold."""
    me = egyptians(
        goods={"stone": 2}, hand=["goldsmith.egy021"], locations=["slaver.egy006", "monty_the_merchant.com080"]
    )
    game = at(me | {"ruins": ["mill.com006"]}, barbarians())
    game.play("build goldsmith.egy021 over foundation")
    assert (game.question(), set(legal(game))) == (
        "order",
        {"choose slaver.egy006", "choose monty_the_merchant.com080"},
    )
    assert refused(game, "choose goldsmith.egy021") == "IMP-DIG-08"
    early, late = game.clone(), game.clone()
    early.play("choose slaver.egy006")
    assert wealth(early) == {"gold": 1, "vp": 1}, "there was nothing to pay with yet"
    late.play("choose monty_the_merchant.com080 / accept 1 gold")
    assert wealth(late) == {"vp": 3}


@pytest.mark.rule("IMP-LOC-02")
@pytest.mark.parametrize(
    ("me", "line", "gained"),
    [
        (
            barbarians(hand=["armorer.com018"], goods={"wood": 1, "stone": 1}, locations=["pyre.bar029"]),
            "build armorer.com018",
            {"raze_token": 1, "gold": 1, "vp": 1},
        ),
        (
            barbarians(hand=["wood_storage.com003"], goods={"raze_token": 1}, locations=["raid.bar007"]),
            "raze wood_storage.com003",
            {"wood": 2, "vp": 1},
        ),
        (
            japanese(hand=["casino.jap012"], goods={"food": 1}, locations=["dojo.jap024"]),
            "deal casino.jap012",
            {"gold": 1, "vp": 1},
        ),
    ],
)
def test_a_feature_gives_goods_after_certain_actions(me: dict[str, Any], line: str, gained: dict[str, int]) -> None:
    game = at(me, romans())
    game.play(line)
    assert wealth(game) == gained


@pytest.mark.rule("IMP-LOC-02")
def test_a_feature_lasts_through_the_rounds_and_some_give_a_lasting_ability() -> None:
    me = romans(goods={"wood": 2, "stone": 3, "food": 1}, locations=["warehouses.rom019", "gardens.rom009"])
    game = at(me | {"hand": ["grain_field.com023"]}, barbarians(passed=True))
    next_round(game)
    assert (goods(game)["wood"], goods(game)["stone"]) == (3, 4), "stored, with what the board gives"
    next_round(game)
    assert goods(game)["stone"] == 5
    while game.actors != (0,):
        game.play("pass")
    game.play("build grain_field.com023")
    assert points(game) == 2
