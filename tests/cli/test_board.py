"""The board in text: every hex, every river, every piece, in every size."""

from __future__ import annotations

import re
from typing import cast

import pytest

import furrow
from furrow.cli.scythe import board
from furrow.cli.scythe import glyphs as g
from furrow.cli.scythe.atlas import places
from furrow.games.scythe.board import ADJACENT, HEX_COUNT, PLACES, RIVER, places_in
from furrow.games.scythe.view import View

SIZES = (board.LARGE, board.MEDIUM, board.DENSE)


def view_of(document: dict[str, object], seat: int | None = 0) -> View:
    return cast(View, furrow.position("scythe", document).view(seat))


def crowd(**more: object) -> View:
    """Two players with a bit of everything."""
    document: dict[str, object] = {
        "players": [
            {
                "faction": "saxony",
                "character": "F5",
                "mechs": {"speed": "F5", "disarm": "F5"},
                "workers": ["F5", "F5", "F5", "F1"],
                "structures": {"mill": "F5"},
            },
            {"faction": "nordic", "workers": ["A4", "E6"], "structures": {"mine": "A5"}},
        ],
        "goods": {"F5": {"food": 2, "oil": 1}, "A4": {"wood": 3}, "D4": {"metal": 1}},
        **more,
    }
    return view_of(document)


def cells(view: View, size: board.Size) -> dict[str, str]:
    """What is drawn for each place: its columns and lines, cut out of the drawing."""
    lines = board.draw(view, size).plain.split("\n")
    found = {}
    for place in places().values():
        column = place.x * size.columns // 2 + 1
        line = place.row * (size.lines + int(size.framed)) + int(size.framed)
        rows = [lines[line + k].ljust(size.width)[column : column + size.columns - 1] for k in range(size.lines)]
        found[place.name] = " ".join(rows)
    return found


def test_the_atlas_is_the_map_of_the_rules() -> None:
    for number, name in enumerate(PLACES):
        place = places()[name]
        hexes = {other for other in place.neighbours.values() if not other.startswith("base.")}
        assert hexes == {PLACES[other] for other in places_in(ADJACENT[number])}
        across = {place.neighbours[way] for way in place.rivers}
        expected = {PLACES[other] for other in places_in(RIVER[number])}
        if number < HEX_COUNT:
            expected |= {PLACES[other] for other in range(HEX_COUNT, len(PLACES)) if RIVER[other] >> number & 1}
        assert across == expected


@pytest.mark.parametrize("size", SIZES)
def test_every_hex_has_its_name_terrain_and_marks(size: board.Size) -> None:
    view = crowd()
    for name, text in cells(view, size).items():
        place = places()[name]
        if place.is_base:
            assert f"[{place.faction}]" in text
            continue
        assert text.startswith(f"{name}{g.UNICODE.terrain[place.terrain]}")
        assert (g.UNICODE.tunnel in text) == place.tunnel
        assert (g.ENCOUNTER in text) == (name in view.encounter_tokens)


@pytest.mark.parametrize("size", SIZES)
def test_pieces_goods_and_structures(size: board.Size) -> None:
    drawn = cells(crowd(), size)
    assert "Scm2w3" in drawn["F5"]
    assert "#" in drawn["F5"]
    assert "2F1O" in drawn["F5"]
    assert "Nw" in drawn["A4"]
    assert "3W" in drawn["A4"]
    assert "N#mi" in drawn["A5"]
    assert "1M" in drawn["D4"]
    assert "Nc" in drawn["base.nordic"]


def test_contested_places_are_marked() -> None:
    game = furrow.position(
        "scythe",
        {
            "players": [
                {"faction": "saxony", "mechs": {"speed": "F4"}},
                {"faction": "nordic", "mechs": {"speed": "F5"}},
            ],
            "active": 0,
        },
    )
    game.play("move / mech F4 / F5", seat=0)
    for size in SIZES:
        drawn = cells(cast(View, game.view(0)), size)
        assert g.UNICODE.contested in drawn["F5"]
        assert "Sm Nm" in drawn["F5"]


@pytest.mark.parametrize("size", [board.LARGE, board.MEDIUM])
def test_rivers_lie_on_the_borders(size: board.Size) -> None:
    lines = [line.ljust(size.width) for line in board.draw(crowd(), size).plain.split("\n")]
    half = size.columns // 2
    for place in places().values():
        left, top = place.x * half, place.row * (size.lines + 1)
        spots = {
            "W": lines[top + 1][left],
            "E": lines[top + 1][left + size.columns],
            "NW": lines[top][left + 1],
            "NE": lines[top][left + half + 1],
            "SW": lines[top + size.lines + 1][left + 1],
            "SE": lines[top + size.lines + 1][left + half + 1],
        }
        for way, sign in spots.items():
            assert (sign == g.UNICODE.river) == (way in place.rivers), (place.name, way)


def test_rivers_of_the_dense_board() -> None:
    size = board.DENSE
    lines = [line.ljust(size.width + 1) for line in board.draw(crowd(), size).plain.split("\n")]
    for place in places().values():
        left, top = place.x * size.columns // 2, place.row * size.lines
        assert (lines[top][left] == g.UNICODE.river) == ("W" in place.rivers)
        assert (lines[top + 1][left + 1] == "~") == ("SW" in place.rivers)
        assert (lines[top + 1][left + size.columns - 1] == "~") == ("SE" in place.rivers)


def test_what_finds_no_room_is_marked() -> None:
    view = crowd(goods={"F5": {"food": 12, "metal": 12, "oil": 12, "wood": 12}})
    for size in SIZES:
        assert g.UNICODE.more in cells(view, size)["F5"]
        assert max(map(len, board.draw(view, size).plain.split("\n"))) <= size.width


def test_sizes_fit_their_terminals() -> None:
    assert board.size_for(80, 24) is board.DENSE
    assert board.size_for(96, 60) is board.DENSE
    assert board.size_for(97, 40) is board.MEDIUM
    assert board.size_for(140, 60) is board.LARGE
    assert board.size_for(79, 60) is None
    assert board.DENSE.width <= 80
    assert board.DENSE.height <= 18


@pytest.mark.parametrize("size", SIZES)
def test_without_unicode(size: board.Size) -> None:
    drawn = board.draw(crowd(), size, g.ASCII).plain
    assert drawn.isascii()
    assert "F5%" in drawn


def test_all_signs_are_different() -> None:
    for signs in (g.UNICODE, g.ASCII):
        assert len(set(signs.terrain.values())) == len(signs.terrain)
    assert len({g.letter(faction) for faction in g.FACTION_STYLE}) == len(g.FACTION_STYLE)
    assert len(set(g.STRUCTURE_LETTERS.values())) == len(g.STRUCTURE_LETTERS)
    assert not re.search(r"[cmw]", "".join(g.GOOD_LETTER.values()))
