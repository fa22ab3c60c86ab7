"""The 12 common feature rows: bonuses that count a colour, features that pay for building or razing, and Ruins."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.imperial_settlers.common_cards import amounts, common_designs, designs, producing
from tests.imperial_settlers.phases import deck, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

GALLOWS, RUINS = "gallows.com005", "ruins.com069"

# fmt: off
SAME_COLOUR = {
    "grey": ("quarry.com008", "quarry.com009", "rubble.com011", "coal_mine.com033", "mason_a.com034",
             "above_ground_mine.com083"),
    "brown": ("old_forest.com007", "lumberjacks.com042", "carpenter.com043", "joiner.com044", "joiner.com045",
              "new_forest.com058"),
    "red": ("grain_field.com023", "lords_fields.com025", "confectioner.com052", "pig_farmer_a.com053",
            "brewer.com056", "hunter_joe.com082"),
    "pink": ("village_a.com012", "village_b.com014", "town.com015", "missionaries.com039", "porters.com084",
             "settlers.com040"),
    "gold": ("gold_mine.com021", "merchants_guild.com027", "gold_creek.com028", "goldsmiths_workshop.com030",
             "hanseatic_league.com061", "marketplace.com032"),
}
# fmt: on
"""Six locations of each colour that answer to nothing."""


class Coloured(NamedTuple):
    """The building cost, and the colour that the feature asks for (its own)."""

    cost: str
    colour: str


COUNTING = {
    "statue.com001": Coloured("1 wood + 2 stone", "grey"),
    "wood_storage.com003": Coloured("2 wood + 1 stone", "brown"),
    "baker.com075": Coloured("2 wood + 1 stone", "red"),
    "meeting_place.com079": Coloured("2 wood + 1 stone", "pink"),
    "apartment.com081": Coloured("1 wood + 2 stone", "gold"),
}
"""When built: 1 VP for each own location of the colour, at most 6, and a card."""

ANSWERING = {
    "supplier.com002": Coloured("1 wood + 2 stone", "grey"),
    "carpenters_workshop.com004": Coloured("3 wood", "brown"),
    "mill.com006": Coloured("3 wood", "red"),
    "canteen.com078": Coloured("3 wood", "pink"),
    "monty_the_merchant.com080": Coloured("1 wood + 2 stone", "gold"),
}
"""Whenever its owner builds a location of the colour, itself included: 1 gold and 1 VP."""

BUILDING = {
    "grey": ("court_sculptor.com036", {"stone": 1}),
    "brown": ("sawmill.com076", {"wood": 1}),
    "red": ("imperial_messenger.com057", {"food": 1}),
    "pink": ("acting_troupe.com041", {"wood": 2}),
    "gold": ("goldsmiths_workshop.com031", {"wood": 1, "stone": 1}),
    "blue": ("castle_b.com048", {"stone": 2}),
    "black": ("barracks.com050", {"wood": 1, "stone": 2}),
    "none": (RUINS, {}),
}
"""For each colour a card that yields nothing (Ruins: a worker) when built, and its cost."""


# -- bonuses that count a colour -------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-04", "IMP-CLAR-02", "IMP-GEN-01")
@pytest.mark.parametrize("card", COUNTING)
@pytest.mark.parametrize(("others", "vp"), [(0, 1), (1, 2), (4, 5), (5, 6), (6, 6)])
def test_built_it_gives_a_point_for_each_own_location_of_its_colour_at_most_six_and_a_card(
    card: str, others: int, vp: int
) -> None:
    cost, colour = COUNTING[card]
    same = list(SAME_COLOUR[colour][:others])
    game = at(romans(hand=[card], goods=amounts(cost), locations=same), barbarians())
    game.play(f"build {card}")
    assert (wealth(game), legal(game)) == ({"vp": vp}, ["draw common", "draw faction"])
    top = deck(game, "romans")[0]
    game.play("draw faction")
    assert (wealth(game), hand(game), game.actors) == ({"vp": vp, "card": 1}, [top], (1,))


@pytest.mark.rule("IMP-CLAR-02", "IMP-FND-05", "IMP-CARD-06")
@pytest.mark.parametrize("card", COUNTING)
def test_it_counts_neither_other_colours_nor_what_is_not_built_by_its_owner(card: str) -> None:
    cost, colour = COUNTING[card]
    others = [cards[0] for key, cards in SAME_COLOUR.items() if key != colour]
    mine, theirs, spare, *_ = SAME_COLOUR[colour]
    me: dict[str, Any] = romans(
        hand=[card, spare], goods=amounts(cost), locations=[*others, RUINS], ruins=[mine], deals=["builder.rom020"]
    )
    game = at(me, barbarians(locations=[theirs]))
    game.play(f"build {card} / draw common")
    assert points(game) == 1


@pytest.mark.rule("IMP-ROM-02")
@pytest.mark.parametrize("card", COUNTING)
def test_its_bonus_counts_trade_colony_as_brown_grey_and_red(card: str) -> None:
    cost, colour = COUNTING[card]
    game = at(romans(hand=[card], goods=amounts(cost), locations=["trade_colony.rom023"]), barbarians())
    game.play(f"build {card} / draw common")
    assert points(game) == (2 if colour in ("brown", "grey", "red") else 1)


@pytest.mark.rule("IMP-BUILD-04", "IMP-LOC-02")
@pytest.mark.parametrize("card", [*COUNTING, *ANSWERING, GALLOWS, RUINS])
def test_a_feature_neither_produces_nor_acts(card: str) -> None:
    board = {"worker": 2, "wood": 1, "stone": 1, "raze_token": 1, "defence_token": 1}
    game = producing(romans(locations=[card]), barbarians())
    assert wealth(game) == board
    assert refused(game, f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-02", "IMP-BUILD-06")
@pytest.mark.example("IMP-EX-06")
def test_wood_storage_is_built_with_exactly_two_wood_and_a_stone() -> None:
    game = at(barbarians(hand=["wood_storage.com003"], goods={"wood": 2, "stone": 1}), japanese())
    game.play("build wood_storage.com003 / draw common")
    assert (goods(game), built(game)) == ({}, ["wood_storage.com003"])


@pytest.mark.rule("IMP-RAZE-04")
@pytest.mark.example("IMP-EX-10")
def test_wood_storage_razed_from_the_hand_gives_two_wood() -> None:
    game = at(barbarians(hand=["wood_storage.com003"], goods={"raze_token": 1}), japanese())
    game.play("raze wood_storage.com003")
    assert (wealth(game), game.position()["discards"]["common"]) == ({"wood": 2}, ["wood_storage.com003"])


@pytest.mark.rule("IMP-EGY-19")
@pytest.mark.parametrize(("others", "vp"), [(0, 1), (1, 3), (6, 7)])
def test_the_points_of_the_bonus_are_one_gain(others: int, vp: int) -> None:
    """Sphinx adds 1 VP to a gain of 2 or more at once."""
    mine = ["sphinx.egy019", *SAME_COLOUR["grey"][:others]]
    game = at(egyptians(hand=["statue.com001"], goods={"wood": 1, "stone": 2}, locations=mine), barbarians())
    game.play("build statue.com001 / draw common")
    assert points(game) == vp


# -- features that pay for building ----------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CLAR-01", "IMP-LOC-02")
@pytest.mark.parametrize("card", ANSWERING)
def test_it_pays_a_gold_and_a_point_for_itself(card: str) -> None:
    game = at(romans(hand=[card], goods=amounts(ANSWERING[card].cost)), barbarians())
    game.play(f"build {card}")
    assert (wealth(game), wealth(game, 1)) == ({"gold": 1, "vp": 1}, {})


@pytest.mark.rule("IMP-LOC-02")
@pytest.mark.parametrize("card", ANSWERING)
@pytest.mark.parametrize("colour", BUILDING)
def test_it_pays_for_every_later_location_of_its_colour_and_for_no_other(card: str, colour: str) -> None:
    new, cost = BUILDING[colour]
    game = at(romans(locations=[card], hand=[new], goods=cost), barbarians())
    game.play(f"build {new}")
    paid = {"gold": 1, "vp": 1} if colour == ANSWERING[card].colour else {}
    assert wealth(game) == paid | ({"worker": 1} if new == RUINS else {})


@pytest.mark.rule("IMP-LOC-02", "IMP-LOC-03")
@pytest.mark.parametrize("card", ANSWERING)
def test_it_pays_as_often_as_its_owner_builds_and_never_for_others(card: str) -> None:
    new, cost = BUILDING[ANSWERING[card].colour]
    other = SAME_COLOUR[ANSWERING[card].colour][5]
    plenty = {"wood": 9, "stone": 9, "food": 9}
    game = at(romans(locations=[card], hand=[new], goods=cost), barbarians(hand=[other], goods=plenty))
    game.play(f"build {new} / build {other}")
    assert (wealth(game), built(game, 1)) == ({"gold": 1, "vp": 1}, [other])
    twice = at(romans(locations=[card], hand=[new, other], goods=plenty), barbarians())
    twice.play(f"build {new} / pass / build {other}")
    twice.play(legal(twice)[0])  # paid without the gold
    assert (goods(twice)["gold"], points(twice)) == (2, 2)


@pytest.mark.rule("IMP-LOC-02", "IMP-FND-05", "IMP-DEAL-08")
@pytest.mark.parametrize("card", ANSWERING)
def test_it_pays_neither_as_a_foundation_nor_for_a_deal_nor_for_razing(card: str) -> None:
    new, cost = BUILDING[ANSWERING[card].colour]
    fallen = at(romans(ruins=[card], hand=[new], goods=cost), barbarians())
    fallen.play(f"build {new}")
    assert wealth(fallen) == {}
    dealing = at(romans(locations=[card], hand=["trade_colony.rom023"], goods={"food": 1}), barbarians())
    dealing.play("deal trade_colony.rom023")
    assert wealth(dealing) == {"worker": 1}
    razing = at(romans(locations=[card], hand=[GALLOWS], goods={"raze_token": 1}), barbarians())
    razing.play(f"raze {GALLOWS}")
    assert wealth(razing) == {"wood": 1, "vp": 1}


@pytest.mark.rule("IMP-ROM-02", "IMP-LOC-02")
def test_one_location_of_three_colours_pays_with_three_features() -> None:
    mine = ["supplier.com002", "carpenters_workshop.com004", "mill.com006", "canteen.com078", "ruins.com070"]
    me: dict[str, Any] = romans(locations=mine, hand=["trade_colony.rom023"], goods={"wood": 1, "stone": 2})
    game = at(me, barbarians())
    game.play("build trade_colony.rom023 over ruins.com070")
    assert wealth(game) == {"worker": 1, "gold": 1 + 3, "vp": 3}


@pytest.mark.rule("IMP-BUILD-14", "IMP-DIG-08")
def test_features_answer_after_production_and_building_bonus() -> None:
    me: dict[str, Any] = romans(
        locations=["canteen.com078", "town.com015", "armorer.com018"],
        hand=["farmers_at_work.com016"],
        goods={"wood": 3},
    )
    game = at(me, barbarians())
    game.play("build farmers_at_work.com016")
    assert (wealth(game), game.question()) == ({}, "target")
    game.play("choose town.com015")
    assert (wealth(game), game.question()) == ({"worker": 2}, "draw")
    game.play("draw common")
    assert wealth(game) == {"worker": 2, "card": 1, "gold": 1, "vp": 1}


@pytest.mark.rule("IMP-BUILD-07", "IMP-BUILD-08", "IMP-BUILD-14", "IMP-BUILD-13")
@pytest.mark.example("IMP-EX-08")
def test_mill_is_discarded_for_sentry_tower() -> None:
    game = at(barbarians(locations=["mill.com006"], hand=["sentry_tower.bar012"], goods={"wood": 2}), japanese())
    game.play("build sentry_tower.bar012 over mill.com006")
    assert (wealth(game), built(game)) == ({"raze_token": 1, "worker": 1}, ["sentry_tower.bar012"])
    assert game.position()["discards"]["common"] == ["mill.com006"]


@pytest.mark.rule("IMP-BUILD-14")
def test_a_feature_that_was_discarded_for_the_new_location_does_not_answer_to_it() -> None:
    me: dict[str, Any] = japanese(locations=["mill.com006"], hand=["the_stalls.jap016"], goods={"wood": 1})
    game = at(me, barbarians())
    game.play("build the_stalls.jap016 over mill.com006")
    assert wealth(game) == {}, "The Stalls are red, but Mill is gone by then"
    over_another = at(me | {"locations": ["mill.com006", RUINS]}, barbarians())
    over_another.play(f"build the_stalls.jap016 over {RUINS}")
    assert wealth(over_another) == {"gold": 1, "vp": 1}


# -- Gallows ---------------------------------------------------------------------------------------------------------


class Deed(NamedTuple):
    """Who owns Gallows and what else, what is played, and the points without Gallows."""

    player: dict[str, Any]
    line: str
    points: int


FOREST = "old_forest.com007"
RAZING = {
    "from the hand": Deed(romans(hand=["quarry.com008"], goods={"raze_token": 1}), "raze quarry.com008", 0),
    "of another": Deed(romans(goods={"raze_token": 2}), f"raze {FOREST}", 0),
    "with a point": Deed(romans(hand=["monument.com026"], goods={"raze_token": 1}), "raze monument.com026", 1),
    "Rabble": Deed(
        barbarians(locations=["rabble.bar018", "quarry.com008", "mill.com006"], goods={"worker": 2}),
        "use rabble.bar018 / choose quarry.com008",
        0,
    ),
    "Dark Chapel": Deed(
        barbarians(locations=["dark_chapel.bar014"], goods={"raze_token": 2}),
        f"use dark_chapel.bar014 / choose {FOREST} / forfeit 2 wood",
        4,
    ),
    "Dark Chapel, hand": Deed(
        barbarians(locations=["dark_chapel.bar014"], hand=["quarry.com008"], goods={"raze_token": 1}),
        "use dark_chapel.bar014 / choose quarry.com008 / done",
        0,
    ),
    "Chariot Builder": Deed(
        egyptians(locations=["chariot_builder.egy003"], goods={"raze_token": 1}),
        f"use chariot_builder.egy003 / choose {FOREST}",
        0,
    ),
}
NO_RAZING = {
    "Pack": Deed(
        barbarians(locations=["pack.bar016"], goods={"worker": 1}), f"use pack.bar016 / loot wood from {FOREST}", 0
    ),
    "Garrison": Deed(
        japanese(locations=["garrison.jap008"], goods={"raze_token": 2}), f"use garrison.jap008 / choose {FOREST}", 0
    ),
    "Engineers": Deed(
        romans(locations=["engineers.rom008"], goods={"worker": 2}), f"use engineers.rom008 / choose {FOREST}", 1
    ),
    "Sanctuary": Deed(
        egyptians(locations=["sanctuary.egy014"], hand=["quarry.com008"], goods={"worker": 1}),
        "use sanctuary.egy014 / choose quarry.com008",
        1,
    ),
    "building": Deed(romans(hand=["sawmill.com076"], goods={"wood": 1}), "build sawmill.com076", 0),
}


def _done(deed: Deed, *more: str) -> int:
    """The points after a deed, with further locations of its doer."""
    rival = romans if deed.player["faction"] == "barbarians" else barbarians
    me = deed.player | {"locations": [*deed.player.get("locations", []), *more]}
    game = at(me, rival(locations=[FOREST, "town.com015"]))
    game.play(deed.line)
    assert wealth(game, 1).get("vp", 0) == 0
    return points(game)


@pytest.mark.rule("IMP-CLAR-03", "IMP-LOC-02")
@pytest.mark.parametrize("way", RAZING)
def test_gallows_pays_a_point_for_every_kind_of_razing(way: str) -> None:
    assert _done(RAZING[way]) == RAZING[way].points
    assert _done(RAZING[way], GALLOWS) == RAZING[way].points + 1


@pytest.mark.rule("IMP-CLAR-03")
@pytest.mark.parametrize("way", NO_RAZING)
def test_gallows_pays_nothing_for_what_is_no_razing(way: str) -> None:
    assert _done(NO_RAZING[way], GALLOWS) == NO_RAZING[way].points


@pytest.mark.rule("IMP-LOC-02")
def test_gallows_pays_each_time_but_neither_when_built_nor_for_the_razing_of_others() -> None:
    me: dict[str, Any] = romans(
        hand=[GALLOWS, "quarry.com008", "armorer.com018"], goods={"wood": 2, "raze_token": 2}, locations=[FOREST]
    )
    game = at(me, barbarians(goods={"raze_token": 2}))
    game.play(f"build {GALLOWS}")
    assert (game.actors, points(game)) == ((1,), 0)
    game.play(f"raze {FOREST}")
    assert (points(game), points(game, 1)) == (0, 0)
    game.play("raze quarry.com008 / pass / raze armorer.com018")
    assert points(game) == 1 + 1 + 1, "twice for Gallows, and the point in the raze field of Armorer"


@pytest.mark.rule("IMP-CLAR-03", "IMP-DIG-08")
def test_gallows_and_raid_both_pay() -> None:
    assert _done(RAZING["Rabble"], GALLOWS, "raid.bar007", "raid.bar008") == 3


# -- Ruins -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CMN-01")
@pytest.mark.parametrize("number", range(69, 75))
def test_ruins_cost_nothing_but_take_the_action_of_a_turn_and_bring_a_worker(number: int) -> None:
    card = f"ruins.com{number:03}"
    game = at(romans(hand=[card]), barbarians())
    game.play(f"build {card}")
    assert (wealth(game), built(game), game.actors) == ({"worker": 1}, [card], (1,))


@pytest.mark.rule("IMP-CMN-01", "IMP-RAZE-03")
def test_ruins_cannot_be_razed_by_any_means() -> None:
    me: dict[str, Any] = romans(hand=[RUINS], goods={"raze_token": 9})
    assert refused(at(me, barbarians()), f"raze {RUINS}") == "IMP-RAZE-03"
    theirs = at(romans(goods={"raze_token": 9}), barbarians(locations=[RUINS]))
    assert refused(theirs, f"raze {RUINS}") == "IMP-RAZE-03"
    rabble = at(barbarians(locations=["rabble.bar018", RUINS], goods={"worker": 9}), romans())
    assert refused(rabble, "use rabble.bar018") == "IMP-BAR-04"
    chariot = at(egyptians(locations=["chariot_builder.egy003"], goods={"raze_token": 9}), romans(locations=[RUINS]))
    assert refused(chariot, "use chariot_builder.egy003") == "IMP-EGY-03"


@pytest.mark.rule("IMP-CMN-01", "IMP-BUILD-07", "IMP-CLAR-04")
def test_ruins_are_a_location_all_the_same() -> None:
    spent = at(romans(locations=[RUINS], hand=["roman_bank.rom029"], goods={"stone": 1}), barbarians())
    spent.play(f"build roman_bank.rom029 over {RUINS}")
    assert (built(spent), goods(spent)) == (["roman_bank.rom029"], {"gold": 1})
    removed = at(romans(locations=["engineers.rom008"], goods={"worker": 2}), barbarians(locations=[RUINS]))
    removed.play("use engineers.rom008")
    assert (built(removed, 1), player(removed, 1).ruins) == ([], 0)
    guarded = at(romans(locations=[RUINS], goods={"defence_token": 1}), barbarians())
    assert f"protect {RUINS}" in legal(guarded)


def test_every_common_feature_row_is_covered() -> None:
    assert designs(*COUNTING, *ANSWERING, GALLOWS, RUINS) == common_designs("feature")
    assert len(common_designs("feature")) == 12
