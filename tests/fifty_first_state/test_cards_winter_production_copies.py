"""Power Station: it yields what one other production location of its State yields (FSS-PROD-14)."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.expansions import clean_up, draft, earned, holds, producing, winter
from tests.fifty_first_state.positions import WINTER, mutants, rival, third
from tests.tableau.positions import built, goods, legal, points, refused


@pytest.mark.rule("FSS-PROD-14")
@pytest.mark.parametrize(
    ("copied", "gained"),
    [
        ("docks.1", {"iron": 2, "worker": 1}),
        ("school.1", {"iron": 1, "worker": 2}),  # without the building bonus
    ],
)
def test_it_yields_the_goods_of_a_location_of_choice_which_keeps_its_own(copied: str, gained: dict[str, int]) -> None:
    game = producing(mutants(locations=["power_station", "docks.1", "school.1"]), rival(), expansion=WINTER)
    assert legal(game) == ["choose docks.1", "choose school.1"]
    game.play(f"choose {copied}")
    assert (game.question(), earned(game)) == ("turn", gained)


@pytest.mark.rule("FSS-PROD-14", "FSS-PROD-16")
def test_it_copies_plain_production_locations_of_its_own_state_only() -> None:
    mine = ["power_station", "docks.1", "school.1", "cistern", "suppliers", "church.1", "archive"]
    me = mutants(locations=mine, ruins=["quarry.1"], deals=["quarry.2"])
    game = producing(me, rival(locations=["fuel_tank.1"]), expansion=WINTER)  # which Suppliers take
    assert game.question() == "target"
    assert legal(game) == ["choose docks.1", "choose school.1"]
    for wrong in (*mine[:1], *mine[3:], "quarry.2", "fuel_tank.1"):
        assert refused(game, f"choose {wrong}") == "FSS-PROD-16"
    assert refused(game, "choose quarry.1") == "FSS-RAZE-13"


@pytest.mark.rule("FSS-PROD-14")
def test_with_one_location_to_copy_nothing_is_asked_and_with_none_it_yields_nothing() -> None:
    game = producing(mutants(locations=["docks.1", "power_station"]), rival(), expansion=WINTER)
    assert (game.question(), earned(game)) == ("turn", {"iron": 2})
    alone = producing(mutants(locations=["power_station", "church.1"]), rival(locations=["docks.1"]), expansion=WINTER)
    assert (alone.question(), earned(alone)) == ("turn", {})


@pytest.mark.rule("FSS-PROD-14")
def test_the_choice_inside_the_copied_production_is_made_anew() -> None:
    game = producing(mutants(locations=["power_station", "storehouse"]), rival(), expansion=WINTER)
    game.play("gain 1 fuel / gain 1 gun")
    assert earned(game) == {"fuel": 1, "gun": 1}


@pytest.mark.rule("FSS-PROD-14")
def test_a_copied_count_of_types_is_that_of_the_own_state() -> None:
    game = producing(mutants(locations=["power_station", "parking_lot.1", "scrap_metal"]), rival(), expansion=WINTER)
    assert earned(game) == {"iron": 4}


@pytest.mark.rule("FSS-PROD-14", "FSS-BUILD-04")
def test_built_it_copies_at_once() -> None:
    me = mutants(
        hand=["power_station"], goods={"grey_contact": 2}, locations=["docks.1", "quarry.1", "sheriffs_office"]
    )
    game = winter(me, rival(locations=["school.1"]))
    game.play("build power_station")
    assert legal(game) == ["choose docks.1", "choose quarry.1"]
    game.play("choose quarry.1")
    assert (holds(game), game.actors) == ({"brick": 1}, (1,))


@pytest.mark.rule("FSS-PROD-14", "FSS-BUILD-10")
def test_developed_over_the_only_production_location_it_has_nothing_to_copy() -> None:
    me = mutants(hand=["power_station"], goods={"brick": 1}, locations=["docks.1"])
    game = winter(me, rival())
    game.play("develop power_station over docks.1")
    assert (built(game), holds(game)) == (["power_station"], {"vp": 1})


@pytest.mark.rule("FSS-PROD-14")
def test_in_every_production_phase_another_location_may_be_copied() -> None:
    game = producing(mutants(locations=["power_station", "docks.1", "school.1"]), rival(), expansion=WINTER)
    game.play("choose docks.1")
    clean_up(game)
    draft(game)
    assert legal(game) == ["choose docks.1", "choose school.1"]
    game.play("choose school.1")
    assert goods(game) == {"worker": 5, "gun": 1, "iron": 1, "grey_contact": 1}


@pytest.mark.rule("FSS-PROD-14", "FSS-PROD-13")
@pytest.mark.parametrize("first", [0, 1])
def test_a_location_that_another_player_takes_can_still_be_copied(first: int) -> None:
    owner = rival(locations=["power_station", "docks.1"])
    game = producing(mutants(locations=["suppliers"]), owner, third(), expansion=WINTER, first=first)
    assert earned(game) == {"iron": 1}
    assert earned(game, 1) == {"iron": 1}, "the copy alone"


@pytest.mark.rule("FSS-PROD-17", "FSS-PROD-19")
def test_the_copy_counts_for_locations_that_count_and_for_thresholds() -> None:
    """A gun of the board, two of Assassins, one copied: four guns, three of them worth a point."""
    mine = ["power_station", "sheriffs_office", "dark_visions_gang", "assassin.1", "assassin.2"]
    game = producing(mutants(locations=mine), rival(), expansion=WINTER)
    game.play("choose assassin.2")
    assert (points(game), goods(game)["gun"], goods(game)["red_contact"]) == (3, 4, 1)
    few = producing(third(locations=["power_station", "dark_visions_gang"]), rival(), expansion=WINTER)
    assert "red_contact" not in goods(few)


@pytest.mark.rule("FSS-PROD-16")
def test_an_opponent_cannot_take_it() -> None:
    game = producing(mutants(locations=["suppliers"]), rival(locations=["power_station"]), expansion=WINTER)
    assert (game.question(), earned(game)) == ("turn", {})
