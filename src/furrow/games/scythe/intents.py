"""What a player may have in mind with a thing: whole lines, allowed or not, from the open question on.

A line that cannot be played tells why by its first refused step: a bottom-row action names what it lacks, a unit the
river in its way. Only what lies open, and the own hand, is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import ADJACENT, BIT, PLACES, places_in
from furrow.games.scythe.gains import places_with_workers
from furrow.games.scythe.pointing import wishes
from furrow.games.scythe.printed_tables import FACTIONS, MATS
from furrow.games.scythe.state import State
from furrow.games.scythe.travel import destinations
from furrow.kernel.pointing import named

Lines = tuple[str, ...]

_OF_TRACK = {"power": "bolster / power", "popularity": "trade / popularity", "coins": "move / coins"}
_OF_CHOICE = {"coins": "move", "power": "bolster", "cards": "bolster", "popularity": "trade", "use": "factory"}
_OF_BOTTOM = {
    "box": ("upgrade", "cube "),
    "ability": ("deploy", ""),
    "structure": ("build", ""),
    "recruit": ("enlist", "recruit "),
}
"""What a bottom-row action asks for first: its name, and what the answer begins with."""
_ANSWERED = {"saving": "cover ", "bonus": "bonus ", "objective": "reveal ", "encounter": "option "}
"""Kinds whose answer is a word and the name, at whatever moment: else the rule on the proper one is told."""


def intents(s: State, seat: int, thing: str) -> Lines:
    """The lines that a seat which owes an answer may have in mind."""
    kind, name = named(thing)
    if kind in _ANSWERED:
        return (f"{_ANSWERED[kind]}{name}",)
    of_kind = _OF_KIND.get(kind)
    return wishes(s, seat, thing) if of_kind is None else of_kind(s, seat, thing, name)


def _asked(s: State) -> int:
    return s.pending[-1][0]


def _before_a_unit(s: State) -> str | None:
    """What a line says before it names a unit that moves; None where none can be named."""
    kind, *rest = s.pending[-1]
    if kind == f.TURN or (kind == f.BOTTOM and rest[1] == n.FACTORY):
        return "move / "
    if kind == f.PICK or (kind == f.TOP and rest[1] == n.MOVE):
        return ""
    return "stop / " if kind == f.STEP and not rest[-1] and s.pending[-2][0] == f.PICK else None


def _unit_words(unit: int, place: int) -> str:
    kind = n.unit_kind(unit)
    return n.UNITS[kind] if kind == n.CHARACTER else f"{n.UNITS[kind]} {PLACES[place]}"


def _hex(s: State, seat: int, thing: str, name: str) -> Lines:
    """Units that could go there, or stand near enough for a reason to be of use; production and trade."""
    if name not in PLACES:
        return ()
    goal, before = PLACES.index(name), _before_a_unit(s)
    found = [] if before is None else [f"{before}{unit} / {name}" for unit in _near(s, seat, goal)]
    if _asked(s) == f.TURN and BIT[goal] & places_with_workers(s, seat):
        found += [f"produce / {name}", f"trade / {name}"]
    return (*found, *wishes(s, seat, thing)) if before is None else tuple(found)


def _near(s: State, seat: int, goal: int) -> Iterator[str]:
    """Own units that can step to a place or stand next to it, equal ones once; the character always."""
    units = s.players[seat].units
    for unit, place in enumerate(units):
        if place < 0 or (n.unit_kind(unit), place) in {(n.unit_kind(k), units[k]) for k in range(unit)}:
            continue
        if place != goal and (unit == 0 or ADJACENT[place] & BIT[goal] or destinations(s, seat, unit) & BIT[goal]):
            yield _unit_words(unit, place)


def _unit(s: State, seat: int, thing: str, name: str) -> Lines:
    owner, *words = thing.partition(":")[2].split("/")
    before = _before_a_unit(s)
    return (before + " ".join(words),) if owner == str(seat) and before is not None else ()


def _choice(s: State, seat: int, thing: str, name: str) -> Lines:
    """A box of the top row: with its section, at the start of a turn."""
    at_start = _asked(s) == f.TURN
    if name == "goods":
        places = places_in(places_with_workers(s, seat)) or [s.players[seat].units[0]]
        return tuple(("trade / " if at_start else "") + PLACES[place] for place in places if place >= 0)
    return (f"{_OF_CHOICE[name]} / {name}",) if at_start and name in _OF_CHOICE else (name,)


def _bottom(s: State, seat: int, thing: str, name: str) -> Lines:
    """A bottom-row action, without what stands above it."""
    if name not in n.BOTTOMS:
        return ()
    section = MATS[s.players[seat].mat].bottom_of.index(n.BOTTOMS.index(name))
    if _asked(s) == f.TURN:
        return (f"{n.SECTIONS[section]} / skip / {name}",)
    return (f"skip / {name}",) if s.pending[-1] == (f.TOP, seat, section) else (name,)


def _of_bottom(s: State, seat: int, thing: str, name: str) -> Lines:
    """What the open bottom-row action could do first, or what it asks for now."""
    bottom, words = _OF_BOTTOM[named(thing)[0]]
    kind, _, *rest = s.pending[-1]
    if kind == f.BOTTOM and rest[0] != n.FACTORY:
        offered = n.BOTTOMS[MATS[s.players[seat].mat].bottom_of[rest[0]]]
        if offered == bottom:
            return (f"{bottom} / {words}{name}",)
    return (f"{words}{name}",)


def _track(s: State, seat: int, thing: str, name: str) -> Lines:
    return (_OF_TRACK[name],) if _asked(s) == f.TURN and name in _OF_TRACK else ()


def _factory_card(s: State, seat: int, thing: str, name: str) -> Lines:
    if _asked(s) == f.FACTORY_CARD:
        return (f"factory card {name}",)
    own = name == str(s.players[seat].factory_card)
    return ("factory / use", "factory / skip / move") if own and _asked(s) == f.TURN else ()


_OF_KIND: dict[str, Callable[[State, int, str, str], Lines]] = {
    "hex": _hex,
    "unit": _unit,
    "choice": _choice,
    "bottom": _bottom,
    "track": _track,
    "factory_card": _factory_card,
    **dict.fromkeys(_OF_BOTTOM, _of_bottom),
}


def askable(s: State, seat: int) -> Iterator[str]:
    """Whole lines that a player may ask about, as if it were the start of a turn; later ones follow the question."""
    mat, player = MATS[s.players[seat].mat], s.players[seat]
    at_start = not s.pending or _asked(s) in (f.TURN, f.END)
    yield from n.SECTIONS
    yield from _OF_TRACK.values()
    yield "bolster / cards"
    for place in places_in(places_with_workers(s, seat)):
        yield f"produce / {PLACES[place]}"
        yield f"trade / {PLACES[place]}"
    before = "move / " if at_start else _before_a_unit(s) or "move / "
    units = [(_unit_words(unit, place), place) for unit, place in enumerate(player.units) if place >= 0]
    for words, place in dict.fromkeys(units):
        yield from (f"{before}{words} / {name}" for goal, name in enumerate(PLACES) if goal != place)
    for section, bottom in enumerate(mat.bottom_of):
        line = f"{n.SECTIONS[section]} / skip / {n.BOTTOMS[bottom]}"
        yield line
        yield from (f"{line} / {first}" for first in _firsts(player.faction, n.BOTTOMS[bottom]))
    yield from (f"reveal {card}" for card in player.objectives)


def _firsts(faction: int, bottom: str) -> Iterator[str]:
    """What a bottom-row action asks for first."""
    if bottom == "upgrade":
        yield from (f"cube {box}" for box in n.BOXES)
    elif bottom == "deploy":
        yield from (n.ABILITIES[ability] for ability in FACTIONS[faction].mechs)
    elif bottom == "build":
        yield from n.STRUCTURES
    else:
        yield from (f"recruit {each}" for each in n.BOTTOMS)
