"""Structure bonus tiles (SCY-TILE). All positions are of finished games."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.games.scythe.printed_tables import load
from tests.scythe.positions import at

STRUCTURES = ("monument", "mill", "armory", "mine")


def built(places: str) -> dict[str, str]:
    return dict(zip(STRUCTURES, places.split(), strict=False))


def coins(tile: str, *places: str, **rest: Any) -> list[int]:
    """What a tile pays Crimea in turn for the structures on each of these sets of places."""
    return [scored(tile, {"structures": built(each)}, {}, **rest)[0] for each in places]


def scored(tile: str, first: dict[str, Any], second: dict[str, Any], **rest: Any) -> list[int]:
    """What a tile pays Crimea and Polania."""
    rows = [{"faction": "crimea", "workers": []} | first, {"faction": "polania", "workers": []} | second]
    standings = at(*rows, tile=tile, over=True, **rest).result.standings
    return [row.parts["structures"] for row in sorted(standings)]


@pytest.mark.rule("SCY-TILE-03")
@pytest.mark.example("SCY-EX-46")
def test_tunnels_adjacent() -> None:
    steps = next(row["steps"] for row in load("scoring.json")["tiles"] if row["id"] == "adjacent_tunnels")
    assert steps == [[1, 2], [2, 4], [4, 6], [6, 9]]
    touching = ["G1", "B6", "C3", "C3 B6", "C3 D5", "C3 D5 G3", "C3 D5 E4"]  # 0 to 6 tunnels
    assert coins("adjacent_tunnels", *touching) == [0, 2, 4, 4, 6, 6, 9]


@pytest.mark.rule("SCY-TILE-04")
def test_lakes_adjacent() -> None:
    touching = ["A4", "A1", "B2", "C3", "C3 A1", "C3 E6", "C3 E6 A1", "C3 E6 A1 F2"]  # 0 to 7 lakes
    assert coins("adjacent_lakes", *touching) == [0, 2, 4, 4, 6, 6, 9, 9]


@pytest.mark.rule("SCY-TILE-05")
def test_encounters_adjacent() -> None:
    touching = ["C3", "A6", "A2", "E2", "E2 A6", "E2 A2", "E2 A2 A6", "E2 A2 C5"]  # 0 to 7 encounters
    assert coins("adjacent_encounters", *touching) == [0, 2, 4, 4, 6, 6, 9, 9]


@pytest.mark.rule("SCY-TILE-06")
def test_structures_on_tunnels() -> None:
    on = ["A1 A2", "A1 B4", "B4 C2", "B4 C2 C5 A1", "B4 C2 C5 E3"]  # 0 to 4 tunnels
    assert coins("on_tunnels", *on) == [0, 2, 4, 6, 6]


@pytest.mark.rule("SCY-TILE-07")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ("A1", 2),
        ("A1 C3", 2),
        ("A1 A2", 4),
        ("A1 A2 A3", 6),
        ("A1 A2 A3 A4", 9),  # west to east
        ("A1 B2 C2", 6),  # north-west to south-east
        ("A2 B2 C1", 6),  # north-east to south-west
        ("A1 A2 B2", 4),  # a triangle is no straight line
        ("A1 A2 A4 A5", 4),  # broken at A3
        ("A1 A3 A5", 2),
        ("A1 A2 A4", 4),
        ("", 0),
    ],
)
def test_row(places: str, expected: int) -> None:
    assert coins("straight_line", places) == [expected]


@pytest.mark.rule("SCY-TILE-08")
def test_farms_and_tundras() -> None:
    on = ["A1 A3 A4 D4", "A1 A2", "A2 A5", "A2 A5 B6 A1", "A2 A5 B6 E4"]  # 0 to 4 of them
    assert coins("on_farms_and_tundras", *on) == [0, 2, 4, 6, 9]


@pytest.mark.rule("SCY-TILE-01")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("adjacent_tunnels", [4, 0]),
        ("adjacent_lakes", [6, 2]),
        ("adjacent_encounters", [0, 4]),
        ("on_tunnels", [0, 2]),
        ("straight_line", [4, 2]),
        ("on_farms_and_tundras", [0, 2]),
    ],
)
def test_each_player_scores_the_one_tile_of_the_game_with_the_own_structures(tile: str, expected: list[int]) -> None:
    assert scored(tile, {"structures": built("C3 D4")}, {"structures": built("E3")}) == expected


@pytest.mark.rule("SCY-TILE-02", "SCY-TILE-04", "SCY-SCORE-14")
@pytest.mark.example("SCY-EX-20")
def test_two_structures_at_four_lakes_pay_six_even_where_others_are_in_control() -> None:
    row = {"structures": built("C3 A1")}
    assert scored("adjacent_lakes", row, {})[0] == 6
    assert scored("adjacent_lakes", row, {"workers": ["C3"], "character": "A1"})[0] == 6


@pytest.mark.rule("SCY-TILE-02", "SCY-SCORE-14")
@pytest.mark.parametrize("tile", ["adjacent_tunnels", "adjacent_encounters", "on_tunnels", "straight_line"])
def test_structures_on_lost_territories_score(tile: str) -> None:
    """B4 and C2 are tunnels, C3 lies beside both and in line with C2."""
    row = {"structures": built("B4 C2 C3")}
    expected = {"adjacent_tunnels": 4, "adjacent_encounters": 6, "on_tunnels": 4, "straight_line": 4}[tile]
    assert scored(tile, row, {})[0] == expected
    assert scored(tile, row, {"workers": ["B4", "C2", "C3"]})[0] == expected


@pytest.mark.rule("SCY-TILE-09")
def test_what_several_structures_touch_is_counted_once() -> None:
    assert coins("adjacent_tunnels", "E4", "F3", "E4 F3") == [4, 4, 4]  # E3 and F4 both times
    assert coins("adjacent_lakes", "A1", "C1", "A1 C1") == [2, 2, 2]  # B1
    assert coins("adjacent_encounters", "F7", "G6", "F7 G6") == [2, 2, 2]  # F6


@pytest.mark.rule("SCY-TILE-10")
def test_the_mine_is_no_tunnel_for_a_tile() -> None:
    mine = {"structures": {"mine": "F1", "mill": "G1"}}
    assert scored("adjacent_tunnels", mine, {}) == [0, 0]
    assert scored("on_tunnels", mine, {}) == [0, 0]
    assert scored("on_tunnels", {"structures": {"mine": "F4"}}, {}) == [2, 0]  # here the territory itself is one


@pytest.mark.rule("SCY-TILE-11")
def test_rivers_break_neither_adjacency_nor_the_row() -> None:
    assert coins("adjacent_tunnels", "G3") == [2]  # F4 over a river
    assert coins("adjacent_encounters", "C6") == [4]  # D6 by land, B7 over a river
    assert coins("straight_line", "A3 A4", "D1 E1", "E1 F1") == [4, 4, 4]  # on all three axes


@pytest.mark.rule("SCY-TILE-12")
def test_encounters_count_with_and_without_their_token() -> None:
    assert coins("adjacent_encounters", "E2", encounter_tokens=[]) == [4]
    assert coins("adjacent_encounters", "E2", encounter_tokens=["D2"]) == [4]


@pytest.mark.rule("SCY-TILE-13")
def test_only_the_longest_row_counts() -> None:
    assert coins("straight_line", "A1 A2 G5 G6", "A1 A2 A3 G6", "A2 A1 B2") == [4, 6, 4]


@pytest.mark.rule("SCY-TILE-14")
def test_tunnels_and_abilities_make_nothing_adjacent_for_a_tile() -> None:
    assert coins("adjacent_tunnels", "B4") == [0]  # a tunnel, but next to no other one on the map
    submerged = {"faction": "polania", "mechs": {"submerge": "C1"}, "structures": built("H1"), "workers": []}
    digging = {"faction": "saxony", "mechs": {"underpass": "F1"}, "structures": built("F1"), "workers": []}
    for tile in ("adjacent_lakes", "adjacent_tunnels"):
        standings = at(submerged, digging, tile=tile, over=True).result.standings
        assert [row.parts["structures"] for row in standings] == [0, 0]
    assert coins("straight_line", "B4 C2 C5 E3") == [2]
