"""Signs and colours of the card games. A sign or a word says everything; colour only repeats it."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

FACTION_STYLE = {
    "new_york": "bold white on blue",
    "appalachian_federation": "bold white on green",
    "mutants_union": "bold white on red",
    "merchants_guild": "bold black on yellow",
    "barbarians": "bold white on green",
    "japanese": "bold white on magenta",
    "romans": "bold white on red",
    "egyptians": "bold black on yellow",
}
VIRTUAL_STYLE = "bold white on grey30"
VIRTUAL = "V"
CATEGORY_STYLE = {"production": "green", "feature": "cyan", "action": "magenta"}
CATEGORIES = tuple(CATEGORY_STYLE)
CONFIDENCE_STYLE = {"medium": "yellow", "low": "bold red"}


class Signs(NamedTuple):
    """The signs that differ between terminals with and without Unicode."""

    active: str
    first: str
    dot: str
    stroke: str
    arrow: str
    doubt: dict[str, str]
    """In front of cards whose data is less than certain."""


UNICODE = Signs("►", "●", " · ", "─", "→", {"medium": "?", "low": "‼"})
ASCII = Signs(">", "o", " - ", "-", "->", {"medium": "?", "low": "!!"})


def letters(faction: str) -> str:
    """The initials of a faction; the virtual player of a solo game has none and is V.

    >>> letters("new_york"), letters("romans"), letters("")
    ('NY', 'R', 'V')
    """
    return "".join(word[0] for word in faction.split("_")).upper() if faction else VIRTUAL


def tag(faction: str) -> Text:
    """The initials of a faction in its colours."""
    return Text.assemble((letters(faction), FACTION_STYLE.get(faction, VIRTUAL_STYLE)))
