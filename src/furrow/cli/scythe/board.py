"""The board: rows of hexes, staggered as on the map. Rivers are drawn on the borders they flow along.

Three sizes: framed with 3 or 2 lines a hex (97 columns), and a dense one for 80 columns and 24 lines, where `~` in a
lower corner of a hex is a river below it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rich.text import Text

from furrow.cli.scythe import glyphs as g
from furrow.cli.scythe.atlas import Place, half_hexes, places, rows
from furrow.cli.scythe.canvas import Canvas, Run, cut
from furrow.cli.scythe.pieces import Camp, camps
from furrow.games.scythe.view import View


class Size(NamedTuple):
    """How a hex is drawn: columns from border to border, lines inside, with a frame or without."""

    columns: int
    lines: int
    framed: bool

    @property
    def width(self) -> int:
        return half_hexes() * self.columns // 2 + int(self.framed)

    @property
    def height(self) -> int:
        return rows() * (self.lines + 1) + 1 if self.framed else rows() * self.lines


LARGE = Size(12, 3, True)
MEDIUM = Size(12, 2, True)
DENSE = Size(10, 2, False)
_ROOM_BELOW = {LARGE: 18, MEDIUM: 12}
"""Lines left for the log, the question and its answers."""


def size_for(width: int, height: int) -> Size | None:
    """The largest size that leaves room for the question; None if the terminal is too narrow for any."""
    for size in (LARGE, MEDIUM):
        if width >= size.width and height >= size.height + _ROOM_BELOW[size]:
            return size
    return DENSE if width >= DENSE.width else None


def draw(view: View, size: Size, signs: g.Glyphs = g.UNICODE, marked: Collection[str] = ()) -> Text:
    """The board of a view; `marked` places stand out."""
    canvas = Canvas(size.width, size.height)
    if size.framed:
        _frame(canvas, size, signs)
    standing = camps(view)
    for place in places().values():
        cell = _Cell(view, place, standing.get(place.name, []), signs, place.name in marked)
        column = place.x * size.columns // 2 + 1
        line = place.row * (size.lines + int(size.framed)) + int(size.framed)
        if size.framed:
            for number, runs in enumerate(cell.lines(size.columns - 1, size.lines)):
                canvas.put(column, line + number, runs)
        else:
            _dense_cell(canvas, column, line, cell, size)
    return canvas.text()


# -- the frame ---------------------------------------------------------------------------------------------------


def _frame(canvas: Canvas, size: Size, signs: g.Glyphs) -> None:
    """All borders, then the corners by the strokes that meet there."""
    strokes: dict[tuple[int, int], Run] = {}
    corners: set[tuple[int, int]] = set()
    for place in places().values():
        _outline(place, size, signs, strokes, corners)
    for (column, line), run in strokes.items():
        if (column, line) not in corners:
            canvas.put(column, line, [run])
    for column, line in corners:
        around = ((column - 1, line), (column + 1, line), (column, line - 1), (column, line + 1))
        bits = sum(1 << k for k, spot in enumerate(around) if spot in strokes)
        canvas.put(column, line, [(signs.corners[bits], g.FRAME_STYLE)])


def _outline(
    place: Place,
    size: Size,
    signs: g.Glyphs,
    strokes: dict[tuple[int, int], Run],
    corners: set[tuple[int, int]],
) -> None:
    left = place.x * size.columns // 2
    middle, right = left + size.columns // 2, left + size.columns
    top = place.row * (size.lines + 1)
    bottom = top + size.lines + 1
    across = {"NW": (left, middle, top), "NE": (middle, right, top)}
    across |= {"SW": (left, middle, bottom), "SE": (middle, right, bottom)}
    for way, (start, end, line) in across.items():
        run = _stroke(place, way, signs.across, signs)
        strokes.update({(column, line): run for column in range(start + 1, end)})
        corners |= {(start, line), (end, line)}
    for way, column in {"W": left, "E": right}.items():
        run = _stroke(place, way, signs.upright, signs)
        strokes.update({(column, line): run for line in range(top + 1, bottom)})


def _stroke(place: Place, way: str, plain: str, signs: g.Glyphs) -> Run:
    return (signs.river, g.WATER_STYLE) if way in place.rivers else (plain, g.FRAME_STYLE)


# -- the dense form ----------------------------------------------------------------------------------------------


def _dense_cell(canvas: Canvas, column: int, line: int, cell: _Cell, size: Size) -> None:
    """Two lines and a left border; a river to the lower left or right is a `~` in that corner."""
    place, signs = cell.place, cell.signs
    below = [way in place.rivers for way in ("SW", "SE")]
    first = cell.lines(size.columns - 1, 1)[0]
    second = cell.rest(size.columns - 1 - sum(below), first)
    border = _stroke(place, "W", signs.upright, signs)
    canvas.put(column - 1, line, [border, *first])
    canvas.put(column - 1, line + 1, [border, *([("~", g.WATER_STYLE)] if below[0] else []), *second])
    if below[1]:
        canvas.put(column + size.columns - 2, line + 1, [("~", g.WATER_STYLE)])
    if "E" not in place.neighbours:
        end = _stroke(place, "E", signs.upright, signs)
        for number in range(size.lines):
            canvas.put(column + size.columns - 1, line + number, [end])


# -- a hex -------------------------------------------------------------------------------------------------------


class _Cell:
    """The content of one place as lines of runs."""

    def __init__(self, view: View, place: Place, here: list[Camp], signs: g.Glyphs, marked: bool) -> None:
        self.place = place
        self.signs = signs
        self._head = self._base_head(view) if place.is_base else self._hex_head(view, marked)
        self._camps = [_camp(camp, view.seat) for camp in here]
        self._goods = _goods(view.goods.get(place.name, {}))

    def lines(self, width: int, count: int) -> list[list[Run]]:
        """The head with goods beside it if there is room, then pieces; with three lines the goods have their own."""
        head, later = self._first(width, alone=count > 2)
        if count == 1:
            return [head]
        return [head, *self._filled([*self._camps, *later], width, count - 1)]

    def rest(self, width: int, first: list[Run]) -> list[Run]:
        """What did not find room on the first line."""
        later = [self._goods] if self._goods and self._goods[0] not in first else []
        return self._filled([*self._camps, *later], width, 1)[0]

    def _first(self, width: int, *, alone: bool) -> tuple[list[Run], list[list[Run]]]:
        if not self._goods:
            return cut(self._head, width, self.signs.more), []
        for gap in () if alone else (" ", ""):
            together = [*self._head, (gap, ""), *self._goods]
            if sum(len(text) for text, _ in together) <= width:
                return together, []
        return cut(self._head, width, self.signs.more), [self._goods]

    def _filled(self, items: list[list[Run]], width: int, count: int) -> list[list[Run]]:
        """Items laid into lines, word by word; the last line is cut if they are too many."""
        filled: list[list[Run]] = [[] for _ in range(count)]
        number = 0
        for item in items:
            used = sum(len(text) for text, _ in filled[number])
            if used and used + 1 + sum(len(text) for text, _ in item) > width and number < count - 1:
                number += 1
                used = 0
            filled[number] += [(" ", ""), *item] if used else item
        return [cut(line, width, self.signs.more) for line in filled]

    def _hex_head(self, view: View, marked: bool) -> list[Run]:
        place, signs = self.place, self.signs
        style = g.TERRAIN_STYLE[place.terrain]
        runs = [(place.name, f"{style} reverse" if marked else style), (signs.terrain[place.terrain], style)]
        if place.tunnel:
            runs.append((signs.tunnel, "bold"))
        if place.name in view.encounter_tokens:
            runs.append((g.ENCOUNTER, "bold green"))
        if place.name in view.contested:
            runs.append((signs.contested, "bold red"))
        return runs

    def _base_head(self, view: View) -> list[Run]:
        faction = self.place.faction
        played = any(player.faction == faction for player in view.players)
        return [(f"[{faction}]", g.FACTION_STYLE[faction] if played else g.FRAME_STYLE)]


def _camp(camp: Camp, own: int | None) -> list[Run]:
    """`Ncm2w3#ml`: the faction, its character, 2 mechs, 3 workers, the mill."""
    units = [g.UNIT_LETTER["character"]] if camp.character else []
    for kind, count in (("mech", len(camp.mechs)), ("worker", camp.workers)):
        if count:
            units.append(g.UNIT_LETTER[kind] + (str(count) if count > 1 else ""))
    built = "".join(g.STRUCTURE + g.STRUCTURE_LETTERS[name] for name in camp.structures)
    style = "bold underline" if camp.seat == own else "bold"
    return [(g.letter(camp.faction), g.FACTION_STYLE[camp.faction]), ("".join(units) + built, style)]


def _goods(goods: dict[str, int]) -> list[Run]:
    """`2F1O`: 2 food and 1 oil."""
    return [(f"{amount}{g.GOOD_LETTER[kind]}", g.GOOD_STYLE[kind]) for kind, amount in goods.items()]
