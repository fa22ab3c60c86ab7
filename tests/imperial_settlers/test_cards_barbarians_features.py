"""The features of the Barbarians: Raid, Pyre, Hillfort and Idol."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import designs, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, location, player, points, refused

RAID, PYRE, HILLFORT, IDOL = "raid.bar007", "pyre.bar029", "hillfort.bar022", "idol.bar027"
BLACK = [
    "armorer.com018",
    "armorer.com019",
    "armorer.com020",
    "barracks.com050",
    "barracks.com051",
    "gallows.com005",
    "pack.bar016",
    "expedition.bar023",
]
"""Eight black locations, of the common deck and of the own one."""


# -- Raid: 1 point whenever its owner razes --------------------------------------------------------------------------


@pytest.mark.rule("IMP-CLAR-03", "IMP-LOC-02", "IMP-GEN-01")
@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("raze town.com015", {"worker": 5, "raze_token": 2, "vp": 1}),
        ("raze quarry.com008", {"worker": 3, "raze_token": 1, "stone": 2, "vp": 1}),
        ("raze armorer.com018", {"worker": 3, "raze_token": 1, "stone": 1, "vp": 2}),
        ("raze farm.jap001", {"worker": 3, "raze_token": 1, "vp": 2}),
        ("use rabble.bar018", {"worker": 1, "raze_token": 3, "wood": 3, "vp": 1}),
        ("use dark_chapel.bar014 / choose town.com015 / done", {"worker": 5, "raze_token": 2, "vp": 1}),
        ("use dark_chapel.bar014 / choose town.com015 / forfeit 2 worker", {"worker": 3, "raze_token": 2, "vp": 5}),
        ("use dark_chapel.bar014 / choose quarry.com008 / forfeit 2 stone", {"worker": 3, "raze_token": 1, "vp": 5}),
    ],
)
def test_raid_gives_a_point_for_every_razing_of_its_owner(line: str, gained: dict[str, int]) -> None:
    mine = [RAID, "rabble.bar018", "dark_chapel.bar014", "old_forest.com007"]
    me: dict[str, Any] = barbarians(locations=mine, hand=["town.com015"], goods={"worker": 3, "raze_token": 3})
    game = at(me, japanese(locations=["quarry.com008", "armorer.com018", "farm.jap001"]))
    game.play(line)
    found = wealth(game)
    found.pop("card", None)
    assert found == gained


@pytest.mark.rule("IMP-CLAR-03")
@pytest.mark.parametrize(
    "line",
    [
        "build brewer.com056",
        "build rabble.bar018 over old_forest.com007",
        "deal rabble.bar018",
        "use pack.bar016 / done",
        "use fighting_ring.bar026",
        "use saboteurs.bar010",
        "use robbers.bar030 / draw common",
        "exchange / gain 1 wood / done",
        "pass",
    ],
)
def test_raid_gives_nothing_for_anything_else(line: str) -> None:
    """Robbers alone give a point."""
    mine = ["pack.bar016", "fighting_ring.bar026", "saboteurs.bar010", "robbers.bar030", "old_forest.com007"]
    me: dict[str, Any] = barbarians(hand=["brewer.com056", "rabble.bar018"], goods=PLENTY)
    rival = romans(locations=["quarry.com008"], goods={"wood": 1}, deals=["legion.rom017"])
    with_raid, without = (at(me | {"locations": [*mine, *more]}, rival) for more in ([RAID], []))
    with_raid.play(line)
    without.play(line)
    assert points(with_raid) == points(without) == (1 if "robbers" in line else 0)


@pytest.mark.rule("IMP-CLAR-03")
def test_every_copy_of_raid_gives_its_point_as_often_as_its_owner_razes() -> None:
    mine = ["raid.bar007", "raid.bar008", "raid.bar009"]
    me: dict[str, Any] = barbarians(locations=mine, hand=["town.com015", "village_a.com012"], goods={"raze_token": 2})
    game = at(me, romans(passed=True))
    game.play("raze town.com015 / raze village_a.com012")
    assert points(game) == 6
    assert refused(game, f"use {RAID}") == "IMP-USE-01"


@pytest.mark.rule("IMP-CLAR-03", "IMP-DEAL-08")
def test_raid_sees_neither_the_razing_of_others_nor_from_the_hand_or_as_a_deal() -> None:
    owner = barbarians(locations=[RAID, "quarry.com008"])
    game = at(romans(goods={"raze_token": 2}), owner)
    game.play("raze quarry.com008")
    assert (points(game), points(game, 1)) == (0, 0)
    for place in ("hand", "deals"):
        me: dict[str, Any] = barbarians(goods={"raze_token": 2}) | {place: [RAID]}
        idle = at(me, romans(locations=["quarry.com008"]))
        idle.play("raze quarry.com008")
        assert points(idle) == 0


@pytest.mark.rule("IMP-CLAR-03", "IMP-SOLO-15")
def test_raid_answers_when_a_location_of_the_virtual_player_is_razed() -> None:
    game = at(*solo(barbarians(locations=[RAID], goods={"raze_token": 2}), virtual={"locations": ["quarry.com008"]}))
    game.play("raze quarry.com008")
    assert (points(game), goods(game)) == (1, {"stone": 2})


# -- Pyre: 1 gold and 1 point whenever its owner builds a black location ---------------------------------------------


@pytest.mark.rule("IMP-CLAR-01", "IMP-BUILD-14")
def test_pyre_counts_itself_when_it_is_built() -> None:
    game = at(barbarians(hand=[PYRE], goods={"wood": 1, "stone": 1}, ruins=["town.com015"]), romans())
    game.play(f"build {PYRE} over foundation")
    assert wealth(game) == {"gold": 1, "vp": 1}


@pytest.mark.rule("IMP-LOC-02", "IMP-CARD-06")
@pytest.mark.parametrize(
    ("card", "over", "pays"),
    [
        ("armorer.com018", "", True),
        ("gallows.com005", "", True),
        ("barracks.com050", "", True),
        ("raid.bar007", " over foundation", True),
        ("bar_stone_quarry.bar024", " over foundation", True),
        ("settlement.bar020", "", False),
        ("robbers.bar030", " over foundation", False),
        ("barter.bar025", " over foundation", False),
        ("quarry.com008", "", False),
        ("ruins.com069", "", False),
    ],
)
def test_pyre_pays_for_every_black_location_and_for_no_other(card: str, over: str, pays: bool) -> None:
    me: dict[str, Any] = barbarians(locations=[PYRE], hand=[card], goods=PLENTY, ruins=["town.com015"])
    game = at(me, romans())
    game.play(f"build {card}{over}")
    assert (goods(game).get("gold", 0), points(game)) == ((1, 1) if pays else (0, 0))


@pytest.mark.rule("IMP-LOC-02")
def test_pyre_pays_each_time_and_does_not_see_what_others_build() -> None:
    me: dict[str, Any] = barbarians(locations=[PYRE], hand=BLACK[:3], goods={"wood": 3, "stone": 3})
    game = at(me, romans(hand=["gallows.com005"], goods={"wood": 2}))
    game.play("build armorer.com018 / build gallows.com005")
    assert (goods(game)["gold"], points(game)) == (1, 1)
    game.play("build armorer.com019 / pay 1 wood + 1 stone / pass / build armorer.com020 / pay 1 wood + 1 stone")
    assert (goods(game), points(game)) == ({"gold": 3, "raze_token": 3}, 3)


@pytest.mark.rule("IMP-BUILD-14")
def test_pyre_discarded_for_a_black_location_does_not_pay_for_it() -> None:
    game = at(barbarians(locations=[PYRE], hand=[RAID], goods={"wood": 1}), romans())
    game.play(f"build {RAID} over {PYRE}")
    assert (wealth(game), built(game)) == ({}, [RAID])


@pytest.mark.rule("IMP-CMN-02", "IMP-LOC-02")
def test_pyre_answers_to_what_settlers_build_and_is_silent_in_the_production_phase() -> None:
    me: dict[str, Any] = barbarians(locations=[PYRE, "settlers.com040"], hand=[RAID], goods={"wood": 2})
    game = at(me, romans())
    game.play(f"use settlers.com040 / choose {RAID}")
    assert wealth(game) == {"gold": 1, "vp": 1}
    phase = producing(barbarians(locations=[PYRE, *BLACK[:3]]), romans())
    assert (goods(phase).get("gold", 0), points(phase)) == (0, 0)


# -- Hillfort: when built 1 point for each black location, at most 6 -------------------------------------------------


@pytest.mark.rule("IMP-CLAR-02", "IMP-BUILD-04", "IMP-BUILD-14")
@pytest.mark.parametrize(("others", "worth"), [(0, 1), (1, 2), (3, 4), (4, 5), (5, 6), (6, 6), (8, 6)])
def test_hillfort_counts_black_locations_with_itself_up_to_six(others: int, worth: int) -> None:
    mine = [*BLACK[:others], "quarry.com008", "mill.com006"]
    game = at(barbarians(locations=mine, hand=[HILLFORT], goods={"wood": 2}), romans(locations=["engineers.rom008"]))
    game.play(f"build {HILLFORT} over mill.com006")
    assert wealth(game) == {"vp": worth}


@pytest.mark.rule("IMP-BUILD-14", "IMP-FND-05", "IMP-DEAL-08")
def test_hillfort_counts_neither_what_was_discarded_for_it_nor_foundations_hand_and_deals() -> None:
    me: dict[str, Any] = barbarians(
        locations=BLACK[:2], hand=[HILLFORT, BLACK[2]], ruins=[BLACK[3]], deals=[RAID], goods={"wood": 2}
    )
    over_black = at(me, romans())
    over_black.play(f"build {HILLFORT} over {BLACK[0]}")
    assert points(over_black) == 2
    over_foundation = at(me, romans())
    over_foundation.play(f"build {HILLFORT} over foundation")
    assert points(over_foundation) == 3


@pytest.mark.rule("IMP-BUILD-04")
def test_the_bonus_of_hillfort_is_given_once() -> None:
    me: dict[str, Any] = barbarians(locations=[HILLFORT], hand=[BLACK[0]], goods={"wood": 1, "stone": 1})
    game = at(me, romans())
    game.play(f"build {BLACK[0]}")
    assert points(game) == 0, "nor for what is built later"
    next_round(game)
    assert points(game) == 0
    assert refused(game, f"use {HILLFORT}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-14", "IMP-EGY-15")
def test_hillfort_does_not_count_a_black_location_that_another_controls() -> None:
    me: dict[str, Any] = barbarians(locations=[*BLACK[:2], "mill.com006"], hand=[HILLFORT], goods={"wood": 2})
    game = at(egyptians(locations=["temple_of_ra.egy013"]), me)
    game.play(f"use temple_of_ra.egy013 / choose {BLACK[0]}")
    assert location(game, BLACK[0]).owner == 1
    game.play(f"build {HILLFORT} over mill.com006")
    assert points(game, 1) == 2


# -- Idol: 4 points when built ---------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-04", "IMP-GEN-01")
def test_idol_gives_four_points_when_built_and_never_again() -> None:
    game = at(barbarians(hand=[IDOL], goods={"stone": 3}, ruins=["town.com015"]), romans())
    game.play(f"build {IDOL} over foundation")
    assert (wealth(game), player(game).ruins) == ({"vp": 4}, 0)
    assert points(next_round(game)) == 4
    assert refused(game, f"use {IDOL}") == "IMP-USE-01"
    assert points(producing(barbarians(locations=[IDOL]), romans())) == 0


def test_every_feature_design_is_covered() -> None:
    assert designs(RAID, PYRE, HILLFORT, IDOL) == faction_designs("barbarians", "feature")
