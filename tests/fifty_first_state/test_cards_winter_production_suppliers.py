"""Suppliers: the production of an opponent's location is taken; on building it is copied (FSS-PROD-13, FSS-PROD-15)."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.expansions import clean_up, draft, earned, holds, producing, winter
from tests.fifty_first_state.positions import WINTER, mutants, rival, solo, third
from tests.tableau.positions import goods, hand, legal, location, player, points, refused

SUPPLIERS = mutants(locations=["suppliers"])
BUILDING = mutants(hand=["suppliers"], goods={"grey_contact": 2})


# -- production ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-13", "FSS-DIG-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_goods_go_to_the_taker_and_not_to_the_owner_whoever_produces_first(first: int) -> None:
    owner = rival(locations=["docks.1", "quarry.1"])
    game = producing(SUPPLIERS, owner, third(locations=["school.1"]), expansion=WINTER, first=first)
    assert game.question() == "name"
    assert game.actors == (0,)
    assert [goods(game, seat) for seat in range(3)] == [{}, {}, {}], "nobody has produced yet"
    game.play("choose quarry.1")
    assert [earned(game, seat) for seat in range(3)] == [{"brick": 1}, {"iron": 1}, {"worker": 1}]


@pytest.mark.rule("FSS-PROD-13", "FSS-PROD-16")
def test_a_plain_production_location_of_another_player_can_be_named_and_nothing_else() -> None:
    me = mutants(locations=["suppliers", "fuel_tank.1"])
    theirs = ["docks.1", "parking_lot.1", "storehouse", "power_station", "small_factory", "church.1", "archive"]
    owner = rival(locations=theirs, ruins=["quarry.1"], deals=["quarry.2"])
    game = producing(me, owner, third(locations=["school.1"]), expansion=WINTER)
    plain = ["docks.1", "parking_lot.1", "school.1", "storehouse"]
    assert sorted(legal(game)) == [f"choose {card}" for card in plain]
    for wrong in (*theirs[3:], "quarry.1", "quarry.2", "fuel_tank.1", "suppliers"):
        assert refused(game, f"choose {wrong}") == "FSS-PROD-16"


@pytest.mark.rule("FSS-PROD-13")
def test_the_only_location_is_named_without_a_question_and_with_none_the_card_yields_nothing() -> None:
    one = producing(SUPPLIERS, rival(locations=["docks.1", "church.1"]), expansion=WINTER)
    assert (one.question(), earned(one), earned(one, 1)) == ("turn", {"iron": 1}, {})
    none = producing(mutants(locations=["suppliers", "docks.1"]), rival(locations=["church.1"]), expansion=WINTER)
    assert (none.question(), earned(none), earned(none, 1)) == ("turn", {"iron": 1}, {})


@pytest.mark.rule("FSS-PROD-09", "FSS-GEN-12")
@pytest.mark.parametrize("first", [0, 1])
def test_amounts_per_type_count_the_locations_of_the_owner(first: int) -> None:
    me = mutants(locations=["suppliers", "docks.1", "docks.2", "scrap_metal"])
    game = producing(me, rival(locations=["parking_lot.1", "scrap_trader"]), expansion=WINTER, first=first)
    assert (earned(game), earned(game, 1)) == ({"iron": 4}, {}), "two of the Docks, two types beside the Parking Lot"


@pytest.mark.rule("FSS-PROD-13")
@pytest.mark.parametrize("first", [0, 1])
def test_the_taker_makes_the_choice_in_the_production_taken(first: int) -> None:
    game = producing(SUPPLIERS, rival(locations=["storehouse"]), expansion=WINTER, first=first)
    assert (game.question(), game.actors) == ("option", (0,))
    game.play("gain 1 gun")
    assert (earned(game), earned(game, 1)) == ({"gun": 1}, {})


@pytest.mark.rule("FSS-PROD-16", "FSS-OPEN-04")
def test_an_open_production_taken_can_still_be_used_by_a_worker() -> None:
    game = producing(SUPPLIERS, rival(locations=["docks.1"]), expansion=WINTER)
    assert earned(game) == {"iron": 1}
    game.play("visit docks.1")
    assert (goods(game)["iron"], goods(game, 1)["worker"]) == (2, 4)


@pytest.mark.rule("FSS-PROD-13", "FSS-CLAR-03")
def test_the_building_bonus_of_the_location_taken_is_not_taken() -> None:
    game = producing(SUPPLIERS, rival(locations=["school.1"]), expansion=WINTER)
    assert earned(game) == {"worker": 1}


@pytest.mark.rule("FSS-PROD-13")
def test_in_every_production_phase_another_location_may_be_named() -> None:
    game = producing(SUPPLIERS, rival(locations=["docks.1", "quarry.1"]), expansion=WINTER)
    game.play("choose docks.1")
    clean_up(game)
    draft(game)
    assert legal(game) == ["choose docks.1", "choose quarry.1"]
    game.play("choose quarry.1")
    assert (goods(game).get("iron"), goods(game)["brick"]) == (None, 1)
    assert (goods(game, 1)["iron"], goods(game, 1).get("brick")) == (1, None)


@pytest.mark.rule("FSS-PROD-13", "FSS-PROD-17")
def test_goods_taken_count_for_the_taker_and_not_for_the_owner() -> None:
    me = mutants(locations=["suppliers", "small_factory"])
    game = producing(me, rival(locations=["docks.1", "wreckers"]), expansion=WINTER)
    assert (earned(game), earned(game, 1)) == ({"iron": 1, "vp": 1}, {})


@pytest.mark.rule("FSS-PROD-11")
def test_razed_suppliers_take_nothing() -> None:
    game = producing(mutants(ruins=["suppliers"]), rival(locations=["docks.1"]), expansion=WINTER)
    assert (game.question(), earned(game), earned(game, 1)) == ("turn", {}, {"iron": 1})


@pytest.mark.rule("FSS-SOLO-41", "FSS-SOLO-09")
def test_alone_they_take_the_production_of_the_virtual_player_who_scores_nothing() -> None:
    players = solo(locations=["suppliers"], virtual={"locations": ["docks.1", "quarry.1", "church.1"]})
    game = winter(*players)
    game.play("pass")
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert game.question() == "name"
    assert {"choose docks.1", "choose quarry.1"} <= set(legal(game))
    before = points(game, 1)
    game.play("choose docks.1")
    assert (goods(game)["iron"], goods(game).get("brick"), points(game, 1)) == (1, None, before)


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-15", "FSS-CLAR-03")
def test_built_they_bring_what_one_location_of_another_player_produces_and_it_loses_nothing() -> None:
    owner = rival(locations=["docks.1", "quarry.1"], goods={"iron": 1})
    game = winter(BUILDING, owner, third(locations=["school.1"]))
    game.play("build suppliers")
    assert legal(game) == ["choose docks.1", "choose quarry.1", "choose school.1"]
    game.play("choose docks.1")
    assert (holds(game), holds(game, 1)) == ({"iron": 1}, {"iron": 1}), "once: their production does not work"
    assert location(game, "docks.1").used == 0
    assert game.actors == (1,)


@pytest.mark.rule("FSS-PROD-15", "FSS-BUILD-10")
def test_developed_they_bring_it_too() -> None:
    me = mutants(hand=["suppliers"], goods={"brick": 1}, locations=["deserted_colony"])
    game = winter(me, rival(locations=["docks.1"]))
    game.play("develop suppliers over deserted_colony")
    assert holds(game) == {"iron": 1, "vp": 1}


@pytest.mark.rule("FSS-PROD-15", "FSS-PASS-03")
def test_locations_of_a_player_who_has_passed_are_safe() -> None:
    safe = rival(locations=["docks.1"], passed=True)
    game = winter(BUILDING, safe, third(locations=["school.1", "quarry.1"]))
    game.play("build suppliers")
    assert legal(game) == ["choose quarry.1", "choose school.1"]
    assert refused(game, "choose docks.1") == "FSS-PASS-03"
    alone = winter(BUILDING, safe)
    alone.play("build suppliers")
    assert (holds(alone), alone.question()) == ({}, "turn")


@pytest.mark.rule("FSS-PROD-15", "FSS-PROD-16")
def test_built_they_reach_plain_production_locations_of_others_only() -> None:
    me = mutants(hand=["suppliers"], goods={"grey_contact": 2}, locations=["fuel_tank.1"])
    theirs = ["docks.1", "school.1", "cistern", "power_station", "church.1", "archive"]
    game = winter(me, rival(locations=theirs, ruins=["quarry.1"], deals=["quarry.2"]))
    game.play("build suppliers")
    assert legal(game) == ["choose docks.1", "choose school.1"]
    for wrong in (*theirs[2:], "quarry.2", "fuel_tank.1", "suppliers"):
        assert refused(game, f"choose {wrong}") == "FSS-PROD-16"
    assert refused(game, "choose quarry.1") == "FSS-RAZE-13"


@pytest.mark.rule("FSS-PROD-15", "FSS-OPEN-04")
def test_the_bonus_is_no_use_of_an_open_production() -> None:
    game = winter(BUILDING, rival(locations=["docks.1"]), used={"docks.1": 1})
    game.play("build suppliers")
    assert (holds(game), holds(game, 1), location(game, "docks.1").used) == ({"iron": 1}, {}, 1)


@pytest.mark.rule("FSS-PROD-15", "FSS-PROD-09")
def test_the_bonus_counts_types_among_the_locations_of_the_owner() -> None:
    me = BUILDING | {"locations": ["docks.1", "docks.2", "scrap_metal"]}
    game = winter(me, rival(locations=["parking_lot.1"]))
    game.play("build suppliers")
    assert holds(game) == {"iron": 1}


@pytest.mark.rule("FSS-PROD-15")
def test_who_builds_makes_the_choice_in_the_production_copied() -> None:
    game = winter(BUILDING, rival(locations=["tanker_shipwreck"]))
    game.play("build suppliers / gain 1 fuel")
    assert (holds(game), holds(game, 1)) == ({"fuel": 1}, {})


@pytest.mark.rule("FSS-CLAR-03", "FSS-PROD-15")
def test_with_no_location_to_copy_they_can_be_built_all_the_same() -> None:
    game = winter(BUILDING | {"locations": ["docks.1"]}, rival(locations=["church.1"]))
    game.play("build suppliers")
    assert (holds(game), hand(game), player(game).locations[-1].card) == ({}, [], "suppliers")


@pytest.mark.rule("FSS-SOLO-41")
def test_alone_they_copy_a_location_of_the_virtual_player_who_scores_nothing() -> None:
    players = solo(hand=["suppliers"], goods={"grey_contact": 2}, virtual={"locations": ["docks.1"], "passed": False})
    game = winter(*players, counts={"attempts": 3})
    game.play("build suppliers")
    assert (holds(game), points(game, 1)) == ({"iron": 1}, 0)
