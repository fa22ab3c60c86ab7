"""Signs and colours. Each thing has a sign of its own: colour only repeats what the sign says."""

from __future__ import annotations

from typing import NamedTuple

FACTION_STYLE = {
    "nordic": "bold white on blue",
    "rusviet": "bold white on red",
    "crimea": "bold black on yellow",
    "saxony": "bold white on grey30",
    "polania": "bold black on white",
    "albion": "bold white on green",
    "togawa": "bold white on magenta",
}
TERRAIN_STYLE = {
    "farm": "yellow",
    "forest": "green",
    "mountain": "red",
    "tundra": "cyan",
    "village": "magenta",
    "lake": "blue",
    "factory": "bold",
}
GOOD_STYLE = {"food": "yellow", "metal": "red", "oil": "cyan", "wood": "green"}
GOOD_LETTER = {"food": "F", "metal": "M", "oil": "O", "wood": "W"}
STRUCTURE_LETTERS = {"mine": "mi", "monument": "mo", "armory": "ar", "mill": "ml"}
UNIT_LETTER = {"character": "c", "mech": "m", "worker": "w"}
STRUCTURE = "#"
ENCOUNTER = "!"
WATER_STYLE = "bold blue"
FRAME_STYLE = "bright_black"


class Glyphs(NamedTuple):
    """The signs that differ between terminals with and without Unicode.

    `corners` go by the strokes that meet: left 1, right 2, up 4, down 8.
    """

    terrain: dict[str, str]
    tunnel: str
    contested: str
    river: str
    across: str
    upright: str
    corners: str
    more: str
    star: str
    cube: str
    token: str


UNICODE = Glyphs(
    {
        "farm": "≡",
        "forest": "♣",
        "mountain": "▲",
        "tundra": "∴",
        "village": "⌂",
        "lake": "≈",
        "factory": "◆",
    },
    tunnel="∩",
    contested="×",
    river="≈",
    across="─",
    upright="│",
    corners="   ─ ┘└┴ ┐┌┬│┤├┼",
    more="…",
    star="★",
    cube="▪",
    token="►",
)
ASCII = Glyphs(
    {"farm": "=", "forest": "%", "mountain": "^", "tundra": ":", "village": "n", "lake": "~", "factory": "@"},
    tunnel="T",
    contested="x",
    river="~",
    across="-",
    upright="|",
    corners="   - ''' ...|+++",
    more="+",
    star="*",
    cube="'",
    token=">",
)


def letter(faction: str) -> str:
    """The letter of a faction on the board: N, R, C, S, P.

    >>> letter("nordic")
    'N'
    """
    return faction[0].upper()
