"""Positions that break an invariant (SCY-INV) are refused, and the refusal names the field."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from tests.scythe.positions import at

NORDIC: dict[str, Any] = {"faction": "nordic"}
CRIMEA: dict[str, Any] = {"faction": "crimea"}
FOUR = ["riverwalk", "seaworthy", "artillery", "speed"]


def refusal(own: dict[str, Any], rival: dict[str, Any], rest: dict[str, Any]) -> str:
    with pytest.raises(furrow.PositionError) as error:
        at(NORDIC | own, CRIMEA | rival, **rest)
    return str(error.value)


@pytest.mark.parametrize(
    ("field", "own", "rest"),
    [
        pytest.param("power", {"power": 17}, {}, marks=pytest.mark.rule("SCY-INV-01")),
        pytest.param("power", {"power": -1}, {}, marks=pytest.mark.rule("SCY-INV-01")),
        pytest.param("popularity", {"popularity": 19}, {}, marks=pytest.mark.rule("SCY-INV-01")),
        pytest.param("coins", {"coins": -1}, {}, marks=pytest.mark.rule("SCY-INV-02")),
        pytest.param("hand", {"hand": [5] * 7}, {}, marks=pytest.mark.rule("SCY-INV-03")),
        pytest.param("hand", {"hand": [6]}, {}, marks=pytest.mark.rule("SCY-INV-03")),
        pytest.param("combat_deck", {}, {"combat_deck": [2, 3]}, marks=pytest.mark.rule("SCY-INV-03")),
        pytest.param("encounter_deck", {}, {"encounter_deck": [1, 2]}, marks=pytest.mark.rule("SCY-INV-04")),
        pytest.param(
            "encounter_deck", {}, {"encounter_deck": [*range(1, 28), 27]}, marks=pytest.mark.rule("SCY-INV-04")
        ),
        pytest.param("encounter_tokens", {}, {"encounter_tokens": ["A4"]}, marks=pytest.mark.rule("SCY-INV-04")),
        pytest.param("objective_deck", {"objectives": [24]}, {}, marks=pytest.mark.rule("SCY-INV-05")),
        pytest.param(
            "objective_deck",
            {"objectives": [3]},
            {"objective_deck": [*range(1, 24)]},
            marks=pytest.mark.rule("SCY-INV-05"),
        ),
        pytest.param("factory_offer", {}, {"factory_offer": [1, 2]}, marks=pytest.mark.rule("SCY-INV-06")),
        pytest.param("factory_offer", {}, {"factory_offer": [1, 1, 2, 3]}, marks=pytest.mark.rule("SCY-INV-06")),
        pytest.param("factory_offer", {}, {"factory_offer": [1, 2, 13]}, marks=pytest.mark.rule("SCY-INV-06")),
        pytest.param(
            "factory_offer", {"factory_card": 2}, {"factory_offer": [1, 2]}, marks=pytest.mark.rule("SCY-INV-06")
        ),
        pytest.param("workers", {"workers": ["A4"] * 9}, {}, marks=pytest.mark.rule("SCY-INV-07")),
        pytest.param("mechs", {"mechs": {"township": "A4"}}, {}, marks=pytest.mark.rule("SCY-INV-07")),
        pytest.param("structures", {"structures": {"palace": "A4"}}, {}, marks=pytest.mark.rule("SCY-INV-07")),
        pytest.param("bonuses", {"recruits": ["build"], "bonuses": []}, {}, marks=pytest.mark.rule("SCY-INV-07")),
        pytest.param("covered", {"cubes": ["move.units"], "covered": {}}, {}, marks=pytest.mark.rule("SCY-INV-07")),
        pytest.param("stars", {"stars": {"combat": 3}}, {}, marks=pytest.mark.rule("SCY-INV-07")),
        pytest.param("structures", {"structures": {"mine": "C4"}}, {}, marks=pytest.mark.rule("SCY-INV-08")),
        pytest.param("structures", {"structures": {"mine": "base.nordic"}}, {}, marks=pytest.mark.rule("SCY-INV-08")),
        pytest.param(
            "structures", {"structures": {"mine": "A4", "mill": "A4"}}, {}, marks=pytest.mark.rule("SCY-INV-08")
        ),
        pytest.param("workers", {"workers": ["C4"]}, {}, marks=pytest.mark.rule("SCY-INV-10")),
        pytest.param("workers", {"workers": ["C4"], "character": "C4"}, {}, marks=pytest.mark.rule("SCY-INV-10")),
        pytest.param("goods", {}, {"goods": {"C4": {"oil": 1}}}, marks=pytest.mark.rule("SCY-INV-10")),
        pytest.param("goods", {}, {"goods": {"A4": {"oil": -1}}}, marks=pytest.mark.rule("SCY-INV-13")),
        pytest.param(
            "stars",
            {"stars": {"mechs": 1, "power": 1, "workers": 1, "structures": 1, "combat": 2}},
            {},
            marks=pytest.mark.rule("SCY-INV-15"),
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, own: dict[str, Any], rest: dict[str, Any]) -> None:
    assert field in refusal(own, {}, rest)


@pytest.mark.rule("SCY-INV-08")
def test_two_players_cannot_build_on_one_territory() -> None:
    assert "structures" in refusal({"structures": {"mine": "F5"}}, {"structures": {"mill": "F5"}}, {})


@pytest.mark.rule("SCY-INV-09")
@pytest.mark.parametrize(
    ("own", "rival"),
    [
        ({"workers": ["F5"]}, {"workers": ["F5"]}),
        ({"character": "F5"}, {"workers": ["F5"]}),
        ({"mechs": {"speed": "F5"}}, {"mechs": {"speed": "F5"}}),
    ],
)
def test_units_of_two_players_share_no_territory_outside_a_combat(own: dict[str, Any], rival: dict[str, Any]) -> None:
    assert "F5" in refusal(own, rival, {})


@pytest.mark.rule("SCY-INV-09")
def test_fighters_may_share_a_territory_while_a_combat_is_pending() -> None:
    inside = {"contested": ["F5"], "pending": [["bottom", 0, 0], ["combats", 0], ["pick", 0, 1, 2, 1]]}
    game = at(NORDIC | {"mechs": {"speed": "F5"}}, CRIMEA | {"mechs": {"speed": "F5"}}, **inside)
    assert game.question() == "pick"


@pytest.mark.rule("SCY-INV-10")
def test_workers_and_resources_on_a_lake_are_fine_with_a_mech() -> None:
    game = at(NORDIC | {"mechs": {"seaworthy": "C4"}, "workers": ["C4"]}, CRIMEA, goods={"C4": {"oil": 1}})
    assert game.position()["players"][0]["workers"] == {"C4": 1}
    with_character = at(NORDIC | {"character": "C4"}, CRIMEA, goods={"C4": {"oil": 1}})
    assert with_character.position()["goods"] == {"C4": {"oil": 1}}


@pytest.mark.rule("SCY-INV-01", "SCY-INV-07")
def test_the_last_possible_numbers_are_accepted() -> None:
    full = {"power": 16, "popularity": 18, "workers": ["A4"] * 8, "mechs": dict.fromkeys(FOUR, "A4")}
    five = {"power": 1, "popularity": 1, "workers": 1, "mechs": 1, "combat": 1}
    game = at(NORDIC | full | {"stars": five}, CRIMEA | {"power": 0, "popularity": 0, "coins": 0})
    assert game.position()["players"][0]["power"] == 16
    assert game.position()["players"][1]["coins"] == 0
