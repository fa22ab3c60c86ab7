"""The 17 common production rows: their yield when built and in the production phase, and the building bonus."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.imperial_settlers.common_cards import amounts, common_designs, designs, drawn, next_round, producing
from tests.imperial_settlers.phases import deck, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, points, refused

BOARD = "2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token"
"""What the board of the Romans produces."""


class Plain(NamedTuple):
    """The building cost, the yield of the production, and that together with the building bonus."""

    cost: str
    yields: str
    when_built: str


PLAIN = {
    "old_forest.com007": Plain("2 wood", "2 wood", "2 wood"),
    "quarry.com009": Plain("1 wood + 1 stone", "1 stone", "2 stone"),
    "village_a.com013": Plain("1 wood", "1 worker", "2 worker"),
    "village_b.com014": Plain("1 wood", "1 worker", "2 worker"),
    "town.com015": Plain("1 wood + 1 stone", "2 worker", "2 worker"),
    "armorer.com020": Plain("1 wood + 1 stone", "1 raze_token", "1 raze_token"),
    "grain_field.com024": Plain("1 wood + 1 food", "1 food", "2 food"),
    "monument.com026": Plain("1 stone", "1 vp", "1 vp"),
    "gold_creek.com028": Plain("1 wood + 1 stone", "1 gold", "1 gold"),
    "lumberjacks_route.com063": Plain("2 wood", "1 wood", "2 wood"),
    "watchtower.com066": Plain("2 wood", "1 card", "2 card"),
}


class PerColour(NamedTuple):
    """The building cost, the colour that is counted, what is produced for each, and idle locations of that colour."""

    cost: str
    colour: str
    good: str
    idle: tuple[str, ...]


PER_COLOUR = {
    "rubble.com011": PerColour("2 wood + 1 stone", "grey", "stone", ("mason_a.com034", "coal_mine.com033")),
    "mammas_baths.com017": PerColour("2 wood + 1 stone", "pink", "worker", ("settlers.com040", "porters.com084")),
    "lords_fields.com025": PerColour("2 wood + 1 stone", "red", "food", ("brewer.com056", "hunter_joe.com082")),
    "merchants_guild.com027": PerColour("2 wood + 1 stone", "gold", "gold", ("gold_mine.com021", "marketplace.com032")),
    "wood_supplier.com029": PerColour("3 wood", "brown", "wood", ("sawmill.com076", "joiner.com044")),
}
THIRD = {
    "grey": "masons_guild.com037",
    "pink": "missionaries.com039",
    "red": "confectioner.com052",
    "gold": "hanseatic_league.com061",
    "brown": "carpenter.com043",
}
FARMERS = "farmers_at_work.com016"


# -- plain locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-04", "IMP-BUILD-05", "IMP-LOC-01", "IMP-GEN-01")
@pytest.mark.parametrize("card", PLAIN)
def test_built_it_yields_its_production_and_its_building_bonus_at_once(card: str) -> None:
    game = at(romans(hand=[card], goods=amounts(PLAIN[card].cost)), barbarians())
    game.play(f"build {card}")
    drawn(game)
    assert wealth(game) == amounts(PLAIN[card].when_built)
    assert (wealth(game, 1), built(game)) == ({}, [card])


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01", "IMP-BUILD-04")
@pytest.mark.parametrize("card", PLAIN)
def test_in_the_production_phase_it_yields_its_production_alone(card: str) -> None:
    game = drawn(producing(romans(locations=[card]), barbarians()))
    assert wealth(game) == amounts(BOARD, PLAIN[card].yields)


LASTING = {"armorer.com020": "1 raze_token", "monument.com026": "1 vp", "watchtower.com066": "1 card"}
"""What is left of a yield in the next round: the Romans store raze tokens, points and cards stay, all else is gone."""


@pytest.mark.rule("IMP-LOC-01", "IMP-PROD-09")
@pytest.mark.parametrize("card", PLAIN)
def test_it_yields_in_every_later_round_again(card: str) -> None:
    game = drawn(producing(romans(locations=[card]), barbarians()))
    next_round(game)
    lookout = "3 card"
    assert wealth(game) == amounts("1 raze_token", LASTING.get(card, ""), lookout, BOARD, PLAIN[card].yields)


@pytest.mark.rule("IMP-FND-05", "IMP-PROD-01")
@pytest.mark.parametrize("card", [*PLAIN, *PER_COLOUR, FARMERS])
def test_a_foundation_a_card_in_the_hand_and_a_location_of_another_yield_nothing(card: str) -> None:
    assert wealth(producing(romans(ruins=[card]), barbarians())) == amounts(BOARD)
    assert wealth(producing(romans(hand=[card]), barbarians())) == amounts(BOARD, "1 card")
    assert wealth(drawn(producing(romans(), barbarians(locations=[card])))) == amounts(BOARD)


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", [*PLAIN, *PER_COLOUR, FARMERS])
def test_a_production_location_cannot_be_activated(card: str) -> None:
    game = at(romans(locations=[card], goods={"worker": 9, "wood": 9, "stone": 9, "food": 9, "gold": 9}), barbarians())
    assert refused(game, f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-GOOD-03", "IMP-DIG-01", "IMP-PROD-06")
def test_watchtower_draws_card_by_card_from_the_deck_of_the_owners_choice() -> None:
    game = at(romans(hand=["watchtower.com065"], goods={"wood": 2}), barbarians())
    common, faction = deck(game, "common"), deck(game, "romans")
    game.play("build watchtower.com065")
    assert legal(game) == ["draw common", "draw faction"]
    mixed = game.clone()
    mixed.play("draw common")
    assert hand(mixed) == [common[0]], "the first is seen before the second is drawn"
    mixed.play("draw faction")
    assert sorted(hand(mixed)) == sorted([common[0], faction[0]])
    game.play("draw faction / draw faction")
    assert sorted(hand(game)) == sorted(faction[:2])
    phase = producing(romans(locations=["watchtower.com065", "watchtower.com068"]), barbarians())
    top = deck(phase, "romans")[0], deck(phase, "common")[0]
    phase.play("draw faction / draw common")
    assert sorted(hand(phase)) == sorted(top)


@pytest.mark.rule("IMP-GOOD-09", "IMP-GOOD-13")
def test_the_gold_of_gold_creek_is_no_resource_but_pays_for_one() -> None:
    game = at(romans(hand=["gold_creek.com028", "monument.com026"], goods={"wood": 1, "stone": 1}), barbarians())
    game.play("build gold_creek.com028 / pass / build monument.com026")
    assert wealth(game) == {"vp": 1}


@pytest.mark.rule("IMP-BUILD-06", "IMP-GEN-11")
def test_grain_field_costs_food_and_gives_more_than_that() -> None:
    game = at(japanese(hand=["grain_field.com023"], goods={"wood": 3}), barbarians())
    assert refused(game, "build grain_field.com023") == "IMP-BUILD-02"
    game = at(japanese(hand=["grain_field.com023"], goods={"wood": 1, "food": 1}), barbarians())
    game.play("build grain_field.com023")
    assert wealth(game) == {"food": 2}


@pytest.mark.rule("IMP-RAZE-10", "IMP-RAZE-11", "IMP-FND-01", "IMP-FND-02")
@pytest.mark.example("IMP-EX-11")
def test_armorer_razed_by_another_gives_a_stone_and_a_point_and_its_owner_a_wood() -> None:
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=["armorer.com018"]))
    game.play("raze armorer.com018")
    assert (wealth(game), wealth(game, 1)) == ({"stone": 1, "vp": 1}, {"wood": 1})
    assert game.position()["players"][1]["ruins"] == ["armorer.com018"]


# -- locations that count a colour -----------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CLAR-02", "IMP-PROD-04")
@pytest.mark.parametrize("card", PER_COLOUR)
@pytest.mark.parametrize(("others", "times"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_it_produces_one_good_for_each_own_location_of_its_colour_itself_included_and_at_most_three(
    card: str, others: int, times: int
) -> None:
    _, colour, good, idle = PER_COLOUR[card]
    same = [*idle, THIRD[colour]][:others]
    game = producing(romans(locations=[*same, card]), barbarians())
    assert wealth(game) == amounts(BOARD, f"{times} {good}")


@pytest.mark.rule("IMP-CLAR-02", "IMP-BUILD-03", "IMP-BUILD-14")
@pytest.mark.parametrize("card", PER_COLOUR)
@pytest.mark.parametrize(("others", "times"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_when_built_it_counts_itself_too(card: str, others: int, times: int) -> None:
    cost, colour, good, idle = PER_COLOUR[card]
    same = [*idle, THIRD[colour]][:others]
    game = at(romans(hand=[card], locations=same, goods=amounts(cost)), barbarians())
    game.play(f"build {card}")
    assert (wealth(game), game.actors) == ({good: times}, (1,)), "nothing more is to come"


@pytest.mark.rule("IMP-CLAR-02", "IMP-FND-05")
@pytest.mark.parametrize("card", PER_COLOUR)
def test_other_colours_foundations_cards_in_hand_and_the_locations_of_others_do_not_count(card: str) -> None:
    _, colour, good, idle = PER_COLOUR[card]
    different = [each for key, each in THIRD.items() if key != colour]
    me: dict[str, Any] = romans(
        locations=[card, *different, "ruins.com069"], ruins=[idle[0]], hand=[idle[1]], deals=["legion.rom017"]
    )
    game = producing(me, barbarians(locations=[THIRD[colour]]))
    assert wealth(game) == amounts(BOARD, f"1 {good}", "1 card", "1 raze_token")


@pytest.mark.rule("IMP-ROM-02", "IMP-CARD-06")
@pytest.mark.parametrize("card", PER_COLOUR)
def test_trade_colony_counts_as_brown_grey_and_red(card: str) -> None:
    _, colour, good, _ = PER_COLOUR[card]
    game = producing(romans(locations=["trade_colony.rom023", card]), barbarians())
    counted = 2 if colour in ("brown", "grey", "red") else 1
    assert wealth(game) == amounts(BOARD, "1 worker + 1 gold", f"{counted} {good}")


# -- Farmers at Work -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01")
@pytest.mark.parametrize("copied", PLAIN)
def test_farmers_at_work_produces_what_another_own_location_produces(copied: str) -> None:
    game = drawn(producing(romans(locations=[FARMERS, copied]), barbarians()))
    assert wealth(game) == amounts(BOARD, PLAIN[copied].yields, PLAIN[copied].yields), "its bonus is not copied"


@pytest.mark.rule("IMP-PROD-04", "IMP-CLAR-02")
@pytest.mark.parametrize("copied", PER_COLOUR)
def test_farmers_at_work_counts_like_the_location_it_copies(copied: str) -> None:
    _, colour, good, idle = PER_COLOUR[copied]
    game = producing(romans(locations=[FARMERS, copied, idle[0]]), barbarians())
    count = 3 if colour == "pink" else 2
    assert wealth(game) == amounts(BOARD, f"{2 * count} {good}"), "it is pink itself"


@pytest.mark.rule("IMP-PROD-04")
def test_farmers_at_work_may_choose_anew_each_time_among_the_other_own_production_locations() -> None:
    mine = [FARMERS, "town.com015", "armorer.com018", "builder.rom020", "mill.com006", "sawmill.com076"]
    game = producing(romans(locations=mine, deals=["legion.rom017"]), barbarians(locations=["quarry.com008"]))
    options = ["choose town.com015", "choose armorer.com018", "choose builder.rom020"]
    assert sorted(legal(game)) == sorted(options)
    for wrong in (FARMERS, "mill.com006", "sawmill.com076", "quarry.com008", "legion.rom017"):
        assert refused(game, f"choose {wrong}") is not None
    yields = ("2 worker", "1 raze_token", "1 wood + 1 stone")
    for choice, gained in zip(options, yields, strict=True):
        trial = game.clone()
        trial.play(choice)
        assert goods(trial) == amounts(BOARD, "1 raze_token", *yields, gained), "the deal and the three yield too"
    game.play("choose town.com015")
    while game.question() != "target":
        game.play("pass" if game.question() == "turn" else legal(game)[0])
    assert sorted(legal(game)) == sorted(options), "in the next round too"


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-05", "IMP-BUILD-14")
def test_farmers_at_work_when_built_copies_first_and_then_draws_the_card_of_its_bonus() -> None:
    me: dict[str, Any] = romans(hand=[FARMERS], goods={"wood": 3}, locations=["town.com015", "armorer.com018"])
    game = at(me, barbarians())
    game.play(f"build {FARMERS}")
    assert legal(game) == ["choose town.com015", "choose armorer.com018"]
    game.play("choose town.com015")
    assert (wealth(game), game.question()) == ({"worker": 2}, "draw")
    game.play("draw faction")
    assert (wealth(game), game.actors) == ({"worker": 2, "card": 1}, (1,))


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-04")
def test_farmers_at_work_with_nothing_to_copy_yields_its_bonus_alone() -> None:
    me: dict[str, Any] = romans(hand=[FARMERS], goods={"wood": 3}, locations=["mill.com006"])
    game = at(me, barbarians(locations=["town.com015"]))
    game.play(f"build {FARMERS} / draw common")
    assert wealth(game) == {"card": 1}
    assert wealth(producing(romans(locations=[FARMERS]), barbarians())) == amounts(BOARD)


@pytest.mark.rule("IMP-PROD-04", "IMP-DIG-01")
def test_what_farmers_at_work_copies_asks_its_own_questions_again() -> None:
    game = producing(egyptians(locations=[FARMERS, "pharaohs_guard.egy004"]), barbarians())
    game.play("gain 2 vp / gain 1 raze_token")
    assert (points(game), goods(game)["raze_token"]) == (2, 2)
    cards = producing(romans(locations=[FARMERS, "watchtower.com067"]), barbarians())
    top = deck(cards, "common")[0], deck(cards, "romans")[0]
    cards.play("draw common / draw faction")
    assert sorted(hand(cards)) == sorted(top)


def test_every_common_production_row_is_covered() -> None:
    assert designs(*PLAIN, *PER_COLOUR, FARMERS) == common_designs("production")
    assert len(common_designs("production")) == 17
