"""The features of Winter: thresholds of the production phase (FSS-PROD-19), and the two that store goods."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.fifty_first_state.expansions import (
    clean_up,
    design,
    designs,
    draft,
    earned,
    holds,
    producing,
    several,
    winter,
)
from tests.fifty_first_state.positions import WINTER, mutants, rival, third
from tests.tableau.positions import goods, legal, player, points, refused

REPEATS = WINTER | {"threshold_repeats": True}


class Threshold(NamedTuple):
    """What must be gained to get what; a faction, locations and deals that yield too little, just enough, too much."""

    gain: dict[str, int]
    little: dict[str, Any]
    enough: dict[str, Any]
    plenty: dict[str, Any]
    multiple: int
    """How often `plenty` contains the number asked for."""


SCHOOLS = ["school.1", "school.2", "school.3"]
RESOURCE_DEALS = ["refinery", "shadow", "rubble", "factory"]
WORKER_DEALS = ["archive", "camp", "merc_outpost", "body_hunters"]
THRESHOLDS = {
    "armed_merchants": Threshold(  # 5 resources of any kind; ammo is none
        {"vp": 2},
        {"deals": ["gun_shop.1", "refinery"], "locations": ["docks.1", "landfill"]},
        {"deals": ["gun_shop.1", "refinery"], "locations": ["docks.1", "quarry.1"]},
        {"deals": [*RESOURCE_DEALS, "gun_shop.1", "gun_shop.2"], "locations": ["docks.1", "docks.2", "quarry.1"]},
        2,
    ),
    "dark_visions_gang": Threshold(  # 1 gun
        {"red_contact": 1},
        {"faction": "new_york", "locations": ["docks.1"]},
        {"faction": "mutants_union"},
        {"faction": "mutants_union", "locations": ["assassin.1", "assassin.2"]},
        3,
    ),
    "demolition_team": Threshold(  # 1 brick
        {"development": 1},
        {"faction": "mutants_union"},
        {"deals": ["rubble"]},
        {"locations": ["quarry.1", "quarry.2"]},
        2,
    ),
    "dream_city": Threshold(  # 2 points
        {"worker": 1},
        {"locations": ["steel_eagle"]},
        {"locations": ["steel_eagle"], "deals": ["museum"]},
        {"deals": ["museum", "church.1", "church.2", "hideout.1", "hideout.2"]},
        2,
    ),
    "oilmen": Threshold(  # 1 fuel
        {"blue_contact": 1},
        {"faction": "mutants_union"},
        {"locations": ["fuel_tank.1"]},
        {"locations": ["fuel_tank.1", "fuel_tank.2"], "deals": ["refinery"]},
        3,
    ),
    "patriot_tower": Threshold(  # 5 workers, 3 of which the board yields
        {"vp": 2},
        {"locations": ["school.1"]},
        {"locations": ["school.1", "school.2"]},
        {"locations": SCHOOLS, "deals": WORKER_DEALS},
        2,
    ),
    "wreckers": Threshold(  # 1 iron
        {"grey_contact": 1},
        {"faction": "mutants_union"},
        {"faction": "new_york"},
        {"locations": ["docks.1", "docks.2"]},
        2,
    ),
}
each_threshold = pytest.mark.parametrize("card", THRESHOLDS)


def paid(card: str, sources: dict[str, Any], expansion: dict[str, Any] = WINTER) -> dict[str, int]:
    """What a threshold feature adds to a production: the difference to the same production without it."""
    me = mutants() | sources
    found = []
    for extra in ([card], []):
        mine = me | {"locations": [*extra, *me.get("locations", [])]}
        found.append(earned(producing(mine, rival(), expansion=expansion)))
    with_it, without = found
    return {good: with_it[good] - without.get(good, 0) for good in with_it if with_it[good] != without.get(good, 0)}


@each_threshold
@pytest.mark.rule("FSS-PROD-19")
def test_it_pays_if_enough_was_gained_and_not_before(card: str) -> None:
    assert paid(card, THRESHOLDS[card].little) == {}
    assert paid(card, THRESHOLDS[card].enough) == THRESHOLDS[card].gain


@each_threshold
@pytest.mark.rule("FSS-PROD-19")
def test_it_pays_once_however_much_was_gained(card: str) -> None:
    assert paid(card, THRESHOLDS[card].plenty) == THRESHOLDS[card].gain


@each_threshold
@pytest.mark.rule("FSS-PROD-19")
def test_with_the_switch_it_pays_for_every_full_multiple(card: str) -> None:
    _, little, enough, plenty, multiple = THRESHOLDS[card]
    assert paid(card, little, REPEATS) == {}
    assert paid(card, enough, REPEATS) == THRESHOLDS[card].gain
    assert paid(card, plenty, REPEATS) == several(THRESHOLDS[card].gain, multiple)


@each_threshold
@pytest.mark.rule("FSS-PROD-19", "FSS-PROD-12")
def test_goods_in_store_and_gains_of_others_do_not_count(card: str) -> None:
    kinds = dict.fromkeys(["worker", "gun", "fuel", "iron", "brick"], 5)
    me = (mutants if card == "wreckers" else third)(locations=[card], stored=kinds, points=5)
    theirs = ["fuel_tank.1", "assassin.1", "quarry.1", "docks.1", "steel_eagle", *SCHOOLS]
    game = producing(me, rival(locations=theirs), expansion=WINTER)
    unpaid = {"worker": 3 + 5, "grey_contact": 1, "vp": 5}  # of the board, of the store and of before
    for good in THRESHOLDS[card].gain:
        assert holds(game).get(good, 0) == unpaid.get(good, 0)


@each_threshold
@pytest.mark.rule("FSS-PROD-19")
def test_built_in_the_action_phase_it_pays_nothing(card: str) -> None:
    rich = dict.fromkeys(["worker", "gun", "fuel", "iron", "brick"], 6)
    game = winter(mutants(hand=[card], goods=rich | {"grey_contact": 2}, points=6), rival())
    game.play(f"build {card}")
    assert holds(game) == rich | {"vp": 6}


@pytest.mark.rule("FSS-PROD-19")
def test_goods_gained_outside_production_do_not_count() -> None:
    me = mutants(locations=["patriot_tower", "merc_outpost", "boiler_room.1"], goods={"gun": 1})
    game = winter(me, rival(locations=["boiler_room.2"]))
    game.play("use merc_outpost")
    assert holds(game) == {"worker": 2}


@pytest.mark.rule("FSS-PROD-19")
@pytest.mark.parametrize(
    ("kinds", "scored"),
    [
        (["rubble", "refinery", "factory", "shadow"], 2),  # four kinds and the gun of the board
        (["gun_shop.1", "gun_shop.2", "shadow", "confessor"], 2),  # five guns
        (["rubble", "refinery", "factory", "deserted_colony"], 0),  # ammo is no basic resource
        (["rubble", "refinery", "factory", "archive"], 0),  # a worker neither
    ],
)
def test_armed_merchants_count_basic_resources_of_all_kinds_together(kinds: list[str], scored: int) -> None:
    game = producing(mutants(locations=["armed_merchants"], deals=kinds), rival(), expansion=WINTER)
    assert points(game) == scored


@pytest.mark.rule("FSS-PROD-19", "FSS-PROD-18")
def test_points_of_a_counting_location_count_for_dream_city() -> None:
    mine = ["dream_city", "sheriffs_office", "assassin.1"]  # a gun of the board and one of the Assassin: 2 points
    game = producing(mutants(locations=mine), rival(), expansion=WINTER)
    assert earned(game) == {"gun": 1, "vp": 2, "worker": 1}


@pytest.mark.rule("FSS-PROD-19")
@pytest.mark.parametrize("order", [1, -1])
def test_what_another_threshold_pays_does_not_count(order: int) -> None:
    towers = ["patriot_tower", "dream_city"][::order]
    game = producing(mutants(locations=[*towers, "school.1", "school.2"]), rival(), expansion=WINTER)
    assert earned(game) == {"worker": 2, "vp": 2}, "the points of the tower bring no worker"
    game = producing(
        mutants(locations=[*towers, "school.1", "steel_eagle"], deals=["museum"]), rival(), expansion=WINTER
    )
    assert earned(game) == {"worker": 2, "vp": 2}, "the worker of the city is the fifth, but too late"


@pytest.mark.rule("FSS-PROD-19")
def test_several_thresholds_on_one_good_all_pay() -> None:
    mine = ["armed_merchants", "oilmen", "wreckers", "dark_visions_gang", "demolition_team"]
    sources = {"locations": [*mine, "docks.1", "quarry.1", "fuel_tank.1", "fuel_tank.2"]}
    game = producing(mutants() | sources, rival(), expansion=WINTER)
    gained = {"iron": 1, "brick": 1, "fuel": 2, "vp": 2}
    assert earned(game) == gained | {"blue_contact": 1, "grey_contact": 1, "red_contact": 1, "development": 1}


# -- storage: Crossing and Hibernation Chambers ----------------------------------------------------------------------


@pytest.mark.rule("FSS-BUILD-05")
@pytest.mark.parametrize(
    ("card", "distance", "bonus"),
    [("crossing", 2, {"grey_contact": 4}), ("hibernation_chambers", 1, {"worker": 4})],
)
def test_building_a_store_brings_four_goods_of_its_kind(card: str, distance: int, bonus: dict[str, int]) -> None:
    game = winter(mutants(hand=[card], goods={"grey_contact": distance}), rival())
    game.play(f"build {card}")
    assert holds(game) == bonus


@pytest.mark.rule("FSS-CLEAN-01", "FSS-CLEAN-02", "FSS-PROD-12", "FSS-CLAR-11")
@pytest.mark.parametrize(
    ("card", "good", "has", "kept"),
    [
        ("crossing", "grey_contact", 2, 2),
        ("crossing", "grey_contact", 3, 3),
        ("crossing", "grey_contact", 6, 3),
        ("hibernation_chambers", "worker", 1, 1),
        ("hibernation_chambers", "worker", 4, 4),
        ("hibernation_chambers", "worker", 23, 23),
    ],
)
def test_what_the_store_keeps_comes_back_in_production(card: str, good: str, has: int, kept: int) -> None:
    rest = dict.fromkeys(["worker", "gun", "ammo", "grey_contact", "blue_contact", "universal_contact", "shield"], 2)
    game = winter(mutants(locations=[card], goods=rest | {good: has}), rival(goods={good: 3}))
    clean_up(game)
    assert (goods(game), player(game).stored) == ({}, {good: kept})
    draft(game)
    board = {"worker": 3, "gun": 1, "grey_contact": 1}
    assert goods(game) == board | {good: board[good] + kept}
    assert player(game).stored == {}
    assert goods(game, 1) == {"worker": 3, "fuel": 1, "grey_contact": 1}, "who has no store keeps nothing"


@pytest.mark.parametrize("card", ["crossing", "hibernation_chambers"])
def test_a_store_yields_nothing_in_production_and_cannot_be_used(card: str) -> None:
    game = producing(mutants(locations=[card]), rival(), expansion=WINTER)
    assert (earned(game), f"use {card}" in legal(game)) == ({}, False)
    assert refused(game, f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-PROD-19", "FSS-PROD-12")
def test_hibernated_workers_are_not_gained_for_the_patriot_tower() -> None:
    game = winter(mutants(locations=["hibernation_chambers", "patriot_tower"], goods={"worker": 9}), rival())
    clean_up(game)
    draft(game)
    assert (goods(game)["worker"], points(game)) == (12, 0)


def test_every_feature_of_the_set_is_covered() -> None:
    covered = {design(card) for card in [*THRESHOLDS, "crossing", "hibernation_chambers"]}
    assert covered == designs("winter", "feature")
