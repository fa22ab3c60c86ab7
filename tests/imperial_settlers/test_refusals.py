"""Refusals name the most specific rule, with the facts behind it: each by a position and a line."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game, Refusal
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, legal, refused

MILL, QUARRY, TOWN, RUINS, SAWMILL = "mill.com006", "quarry.com008", "town.com015", "ruins.com069", "sawmill.com076"
CHAPEL, CHARIOT, RABBLE, SETTLERS = "dark_chapel.bar014", "chariot_builder.egy003", "rabble.bar018", "settlers.com040"
RAID, LEGION, BUILDER, GATE, FARM = "raid.bar007", "legion.rom017", "builder.rom020", "gate.jap013", "farm.jap001"
PLENTY = {"worker": 5, "wood": 5, "stone": 5, "food": 5, "gold": 5, "raze_token": 5}


def _refusal(game: Game, line: str, seat: int | None = None) -> Refusal:
    refusal = game.why_not(line, seat)
    assert refusal
    return refusal


# -- foundations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-FND-05")
@pytest.mark.parametrize("line", [f"raze {MILL}", f"raze {SAWMILL}", f"protect {SAWMILL}", f"use {SAWMILL}"])
def test_a_foundation_is_no_location(line: str) -> None:
    me = barbarians(goods=PLENTY | {"defence_token": 1}, ruins=[SAWMILL])
    assert refused(at(me, romans(ruins=[MILL])), line) == "IMP-FND-05"


@pytest.mark.rule("IMP-FND-05")
def test_what_was_laid_face_down_is_known_to_its_owner_only() -> None:
    """A player who does not know the foundation gets the refusal of any card that lies nowhere in sight."""
    game = at(barbarians(goods=PLENTY), egyptians(ruins=[MILL], goods=PLENTY), seen={MILL: [1]})
    assert refused(game, f"raze {MILL}", 0) == refused(game, f"raze {QUARRY}", 0) == "IMP-RAZE-06"
    mine = at(egyptians(ruins=[MILL], goods=PLENTY), barbarians(), seen={MILL: [0]})
    assert refused(mine, f"raze {MILL}", 0) == "IMP-FND-05"


# -- the exchange ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-WORK-04", "IMP-WORK-01")
@pytest.mark.parametrize(
    ("gain", "rule"),
    [("1 wood", None), ("1 gold", "IMP-WORK-04"), ("1 worker", "IMP-WORK-01"), ("2 wood", "IMP-WORK-01")],
)
def test_workers_are_not_exchanged_for_gold(gain: str, rule: str | None) -> None:
    assert refused(at(barbarians(goods={"worker": 2}), romans()), f"exchange / gain {gain}") == rule


# -- razing by a card ------------------------------------------------------------------------------------------------


def _razing(card: str, **pieces: Any) -> Game:
    """Somebody who has a card that razes, among locations of all sorts."""
    me = {"faction": "egyptians" if card == CHARIOT else "barbarians", "goods": PLENTY, **pieces}
    theirs = [QUARRY, "quarry.com009", "ruins.com070", BUILDER]
    others = romans(locations=theirs, ruins=["baker.com075"]), japanese(locations=[GATE, FARM])
    game = at(me | {"locations": [card, *pieces.get("locations", [])]}, *others)
    game.play(f"use {card}")
    return game


@pytest.mark.rule("IMP-RAZE-03", "IMP-RAZE-07", "IMP-RAZE-14", "IMP-FND-05", "IMP-EGY-03")
@pytest.mark.parametrize(
    ("target", "rule"),
    [
        (QUARRY, None),
        (FARM, None),
        ("ruins.com070", "IMP-RAZE-03"),
        (GATE, "IMP-RAZE-03"),
        (BUILDER, "IMP-RAZE-07"),
        ("baker.com075", "IMP-FND-05"),
        (TOWN, "IMP-RAZE-14"),
        (MILL, "IMP-EGY-03"),
    ],
)
def test_what_chariot_builder_cannot_raze(target: str, rule: str | None) -> None:
    assert refused(_razing(CHARIOT, locations=[TOWN], hand=[MILL]), f"choose {target}") == rule


@pytest.mark.rule("IMP-RAZE-01", "IMP-RAZE-03", "IMP-RAZE-07", "IMP-RAZE-14", "IMP-FND-05", "IMP-BAR-02")
@pytest.mark.parametrize(
    ("target", "rule"),
    [
        (QUARRY, None),
        (MILL, None),
        (RAID, "IMP-RAZE-01"),
        (RUINS, "IMP-RAZE-03"),
        ("ruins.com070", "IMP-RAZE-03"),
        (BUILDER, "IMP-RAZE-07"),
        ("baker.com075", "IMP-FND-05"),
        (TOWN, "IMP-RAZE-14"),
        ("joiner.com044", "IMP-BAR-02"),
    ],
)
def test_what_dark_chapel_cannot_raze(target: str, rule: str | None) -> None:
    assert refused(_razing(CHAPEL, locations=[TOWN], hand=[MILL, RAID, RUINS]), f"choose {target}") == rule


@pytest.mark.rule("IMP-RAZE-03", "IMP-RAZE-07", "IMP-FND-05", "IMP-BAR-04")
@pytest.mark.parametrize(
    ("target", "rule"),
    [
        (TOWN, None),
        (RUINS, "IMP-RAZE-03"),
        ("settlement.bar020", "IMP-RAZE-07"),
        (RABBLE, "IMP-RAZE-07"),
        ("armorer.com018", "IMP-FND-05"),
        (MILL, "IMP-BAR-04"),
        (RAID, "IMP-BAR-04"),
        (QUARRY, "IMP-BAR-04"),
    ],
)
def test_what_rabble_cannot_raze(target: str, rule: str | None) -> None:
    own = [TOWN, "town.com015", "village_a.com012", RUINS, "settlement.bar020"]
    game = _razing(RABBLE, locations=own[1:], hand=[MILL, RAID], ruins=["armorer.com018"])
    assert refused(game, f"choose {target}") == rule


# -- free steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-DIG-05")
@pytest.mark.parametrize(
    "step", [f"protect {QUARRY}", f"samurai {FARM}", f"tuck {MILL} under {GATE}", "offer wood to shrine.jap015"]
)
def test_free_steps_out_of_turn(step: str) -> None:
    mine = {"goods": {"worker": 1, "wood": 1, "defence_token": 1}, "hand": [MILL]}
    me = japanese(locations=[QUARRY, FARM, GATE, "shrine.jap015"], **mine)
    assert refused(at(me, romans()), step) is None
    assert refused(at(romans(), me), step, 1) == "IMP-DIG-05", "another has the turn"
    assert refused(at(romans(), me | {"passed": True}), step, 1) == "IMP-DIG-05", "after passing"
    assert refused(at(romans(), me), f"build {MILL}", 1) == "IMP-ACT-01", "no free step"


# -- what the Egyptians hold -----------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-EGY-15")
@pytest.mark.parametrize("line", [f"use {SAWMILL}", f"protect {SAWMILL}"])
def test_its_owner_cannot_use_what_the_egyptians_hold(line: str) -> None:
    me = romans(goods={"wood": 2, "defence_token": 1})
    game = at(egyptians(locations=[SAWMILL]), me, active=1, taken={SAWMILL: 1})
    assert refused(game, line) == "IMP-EGY-15"
    refusal = _refusal(game, line)
    assert refusal.details["faction"] == "egyptians"
    assert "Sawmill is held by the Egyptians" in refusal.sentence


@pytest.mark.rule("IMP-EGY-16", "IMP-USE-03")
def test_the_uses_of_its_owner_count_for_who_holds_it() -> None:
    me = egyptians(locations=[SAWMILL, "sawmill.com077"], goods={"wood": 2})
    game = at(me, romans(), taken={SAWMILL: 1}, used={SAWMILL: 2, "sawmill.com077": 2})
    assert refused(game, f"use {SAWMILL}") == "IMP-EGY-16"
    assert _refusal(game, f"use {SAWMILL}").details["faction"] == "egyptians"
    assert refused(game, "use sawmill.com077") == "IMP-USE-03", "its own"


# -- the defence token -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-DEF-05", "IMP-DEF-01")
def test_the_defence_token_is_not_moved() -> None:
    game = at(romans(locations=[QUARRY, TOWN]), barbarians(), marks={QUARRY: ["shield"]})
    assert refused(game, f"protect {TOWN}") == "IMP-DEF-05"
    assert _refusal(game, f"protect {TOWN}").details["location"] == QUARRY
    assert refused(at(romans(locations=[TOWN]), barbarians()), f"protect {TOWN}") == "IMP-DEF-01", "there is none"


# -- nothing to build with -------------------------------------------------------------------------------------------


def _settlers(rules: int = 2, **supply: int) -> Game:
    """Settlers takes a wood, Legion a food, and gold stands in for either."""
    me = romans(goods=supply, locations=[SETTLERS], hand=[LEGION])
    return at(me, barbarians(), rules=rules)


@pytest.mark.rule("IMP-CMN-02")
def test_settlers_are_not_paid_so_that_nothing_can_be_built() -> None:
    game = _settlers(wood=1, gold=1)
    game.play(f"use {SETTLERS}")
    assert (game.question(), goods(game)) == ("target", {"gold": 1}), "there is only one way to pay"
    open_question = game.position() | {
        "players": [{**game.position()["players"][0], "goods": {"wood": 1, "gold": 1}}, game.position()["players"][1]],
        "pending": [["end", 0], ["use_it", 0, SETTLERS], ["pay", 0, 0, 0, 1, 0, 0, 0, 0, 0]],
    }
    paying = furrow.position("imperial_settlers", open_question)
    assert legal(paying) == ["pay 1 wood"]
    assert refused(paying, "pay 1 gold") == "IMP-CMN-02"
    assert _refusal(paying, "pay 1 gold").details["location"] == SETTLERS
    assert refused(paying, "pay 1 food") == "IMP-GOOD-09"


@pytest.mark.rule("IMP-CMN-02")
def test_either_way_to_pay_is_open_where_both_leave_enough() -> None:
    game = _settlers(wood=1, gold=1, food=1)
    game.play(f"use {SETTLERS}")
    assert legal(game) == ["pay 1 wood", "pay 1 gold"]


def test_by_version_1_the_gold_could_be_wasted() -> None:
    game = _settlers(1, wood=1, gold=1)
    game.play(f"use {SETTLERS}")
    assert legal(game) == ["pay 1 wood", "pay 1 gold"]
    game.play("pay 1 gold")
    assert (game.question(), goods(game)) == ("turn", {"wood": 1})


@pytest.mark.rule("IMP-JAP-13")
def test_negotiator_is_refused_where_nothing_would_be_left_to_build_with() -> None:
    me = japanese(goods={"worker": 1}, locations=["negotiator.jap019"], deals=[FARM])
    assert refused(at(me, romans()), "use negotiator.jap019") == "IMP-JAP-13"
    assert refused(at(me | {"goods": PLENTY}, romans()), "use negotiator.jap019") is None
