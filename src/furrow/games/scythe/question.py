"""The open question as everybody sees it: its name, the seats that are asked, and what has been chosen so far."""

from __future__ import annotations

import msgspec

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES, places_in
from furrow.games.scythe.printed_tables import FACTIONS
from furrow.games.scythe.state import State
from furrow.kernel.pending import Frame


class Question(msgspec.Struct, omit_defaults=True):
    """The open decision. Fields beyond the first two are there where they say something.

    `amount` is how many units, steps, territories, tokens or coins are left; `resource` a resource, "any", or for
    `take` and `trade` the gain; `load` what a unit takes along so far; `moved` the units that have moved.
    """

    name: str
    seats: list[int]
    unit: str = ""
    place: str = ""
    origin: str = ""
    to: str = ""
    section: str = ""
    resource: str = ""
    amount: int = 0
    card: int = 0
    box: str = ""
    ability: str = ""
    structure: str = ""
    action: str = ""
    chosen: list[str] = []
    scenes: list[int] = []
    used: list[str] = []
    lakes: list[str] = []
    moved: list[str] = []
    load: dict[str, int] = {}


def question(s: State, frame: Frame) -> Question:
    """The open question; of a sealed one it is not said who has answered (SCY-DIG-01)."""
    kind, seat = frame[0], frame[1]
    asked = Question(f.NAMES[kind], [seat])
    for (name, sort), number in zip(f.FIELDS[kind], frame[2:], strict=True):
        if not name.startswith("_"):
            _fill(s, seat, asked, name, sort, number)
    if kind in (f.STEP, f.CARGO):
        asked.place = PLACES[s.players[seat].units[frame[2]]]
    return asked


def _fill(s: State, seat: int, asked: Question, name: str, sort: str, number: int) -> None:
    if sort == "seat":
        if asked.name == f.NAMES[f.DIALS]:
            asked.seats.append(number)
    elif sort == "scene":
        asked.scenes.append(number)
    elif name in n.CARGO:
        if number:
            asked.load[name] = number
    else:
        setattr(asked, name, _shown(s, seat, sort, number))


def _shown(s: State, seat: int, sort: str, number: int) -> int | str | list[str]:
    """A number of a frame as people read it."""
    if sort == "place":
        return PLACES[number] if number >= 0 else ""
    if sort == "places":
        return [PLACES[place] for place in places_in(number)]
    if sort == "unit":
        return n.UNITS[n.unit_kind(number)]
    if sort == "units":
        return [_unit_text(s, seat, unit) for unit in range(n.UNIT_COUNT) if number >> unit & 1]
    if sort == "options":
        return [letter for k, letter in enumerate(n.OPTIONS) if number >> k & 1]
    if sort == "space":
        return n.ABILITIES[FACTIONS[s.players[seat].faction].mechs[number]]
    words = _WORDS.get(sort)
    return words[number] if words else number


_WORDS: dict[str, tuple[str, ...]] = {
    "section": n.SECTIONS,
    "gain": n.GAINS,
    "good": (*n.RESOURCES, "any"),
    "box": n.BOXES,
    "structure": n.STRUCTURES,
    "bottom": n.BOTTOMS,
}


def _unit_text(s: State, seat: int, unit: int) -> str:
    """A unit as the notation names it."""
    kind = n.unit_kind(unit)
    return n.UNITS[kind] if kind == n.CHARACTER else f"{n.UNITS[kind]} {PLACES[s.players[seat].units[unit]]}"
