"""What on the table an answer speaks of, the most specific thing first; the names are listed in docs/things.md.

An answer that speaks of no piece, place or card (to pass, to end the turn) has no things. Nor has one that takes only
part of what another answer takes in full (`power less`, `C1 2`): a click means the whole, the part is in the list.
"""

from __future__ import annotations

from collections.abc import Callable

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import PLACES
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code

Things = tuple[str, ...]

# What a card may give or cost, as a thing: a track, a resource, or the bottom action that does the same.
_OF_GAIN = {
    n.G_POWER: "track:power",
    n.G_COINS: "track:coins",
    n.G_POPULARITY: "track:popularity",
    n.G_UPGRADE: "bottom:upgrade",
    n.G_DEPLOY: "bottom:deploy",
    n.G_BUILD: "bottom:build",
    n.G_ENLIST: "bottom:enlist",
    n.G_PRODUCE: "section:produce",
    **{n.G_FOOD + kind: f"good:{resource}" for kind, resource in enumerate(n.RESOURCES)},
}
_CARGO_IS_WORKER = n.CARGO.index("tired")  # workers come first, fresh or tired


def things(s: State, seat: int, code: Code) -> Things:
    """The things of an answer to the open question."""
    of_verb = _OF_VERB.get(code[0])
    return of_verb(s, seat, code) if of_verb else ()


def _hex(place: int) -> str:
    return f"hex:{PLACES[place]}"


def _unit(s: State, seat: int, unit: int) -> Things:
    """A unit by its number among the player's units."""
    place = s.players[seat].units[unit]
    return _unit_of_kind(s, seat, n.unit_kind(unit), place)


def _unit_of_kind(s: State, seat: int, kind: int, place: int) -> Things:
    if kind == n.CHARACTER:
        return f"unit:{seat}/char", _hex(s.players[seat].units[0])
    return f"unit:{seat}/{n.UNITS[kind]}/{PLACES[place]}", _hex(place)


def _section(s: State, seat: int, code: Code) -> Things:
    if s.pending[-1][0] == f.BOTTOM:  # the Move of a Factory card
        return f"factory_card:{s.players[seat].factory_card}", "section:factory"
    return (f"section:{n.SECTIONS[code[1]]}",)


def _top(s: State, seat: int, code: Code) -> Things:
    if code[2]:
        return ()
    choice = f"choice:{n.CHOICES[code[1]]}"
    return (choice, f"factory_card:{s.players[seat].factory_card}") if code[1] == n.C_USE else (choice,)


def _carried(s: State, seat: int, code: Code) -> Things:
    """A kind of cargo at the place that the carrier leaves."""
    here = PLACES[s.players[seat].units[s.pending[-1][2]]]
    if code[1] <= _CARGO_IS_WORKER:
        return (f"unit:{seat}/worker/{here}",)
    good = n.CARGO[code[1]]
    return f"good:{good}/{here}", f"good:{good}"


def _carrier(s: State, seat: int, code: Code) -> Things:
    """The unit that moves, without its place: a click on the hex should not mean "stop"."""
    return _unit(s, seat, s.pending[-1][2])[:1]


def _goal(s: State, seat: int, code: Code) -> Things:
    """Where the carrier goes: a second click there takes everything along."""
    return (_hex(s.pending[-1][3]),)


def _whole(kind: str, words: tuple[str, ...]) -> Callable[[State, int, Code], Things]:
    """Like `_named`, but only for the answer that takes all of it."""
    return lambda s, seat, code: () if code[2] else (f"{kind}:{words[code[1]]}",)


def _scene(s: State, seat: int, code: Code) -> Things:
    return (f"scene:{_scenes(s)[code[1]]}",)


def _scenes(s: State) -> tuple[int, ...]:
    frame = s.pending[-1]
    first = 2 + [name for name, _ in f.FIELDS[f.SCENES]].index("scene1")
    return frame[first : first + 3]


def _option(s: State, seat: int, code: Code) -> Things:
    return () if code[2] else (f"encounter:{s.pending[-1][2]}/{n.OPTIONS[code[1]]}",)


def _paid(s: State, seat: int, code: Code) -> Things:
    good, place = n.RESOURCES[code[1]], PLACES[code[2]]
    return f"good:{good}/{place}", f"hex:{place}", f"good:{good}"


def _taken(s: State, seat: int, code: Code) -> Things:
    """Part of a gain: the gain stands in the question."""
    return _gain(s.pending[-1][2])


def _gain(gain: int) -> Things:
    return (_OF_GAIN[gain],) if gain in _OF_GAIN else ()


def _named(kind: str, words: tuple[str, ...]) -> Callable[[State, int, Code], Things]:
    """An answer whose first number is the place of a word."""
    return lambda s, seat, code: (f"{kind}:{words[code[1]]}",)


def _numbered(kind: str) -> Callable[[State, int, Code], Things]:
    """An answer whose first number is the name itself."""
    return lambda s, seat, code: (f"{kind}:{code[1]}",)


_at_place = _named("hex", PLACES)
_combat_card = _numbered("combat_card")
_standing = _named("bonus", n.BONUSES)

_OF_VERB: dict[int, Callable[[State, int, Code], Things]] = {
    v.SECTION: _section,
    v.TOP: _top,
    v.BOTTOM: _whole("bottom", n.BOTTOMS),
    v.REVEAL: _numbered("objective"),
    v.UNIT: lambda s, seat, code: _unit_of_kind(s, seat, code[1], code[2]),
    v.PLACE: _at_place,
    v.CARRY: _carried,
    v.CARRY_ALL: _goal,
    v.CARRY_NONE: _carrier,
    v.STOP: _carrier,
    v.FIGHT: _at_place,
    v.ARTILLERY: lambda s, seat, code: ("ability:artillery",),
    v.DIAL: _numbered("dial"),
    v.CARD: _combat_card,
    v.READY: lambda s, seat, code: ("sealed:ready",),
    v.RETREAT: _at_place,
    v.OPTION: _option,
    v.SCENE: _scene,
    v.FACTORY_CARD: _numbered("factory_card"),
    v.GOOD: _named("good", n.RESOURCES),
    v.TAKE: _taken,
    v.PAY: _paid,
    v.PAY_CARD: _combat_card,
    v.DISCARD: _combat_card,
    v.CUBE: _named("box", n.BOXES),
    v.COVER: _named("saving", n.BOTTOMS),
    v.ABILITY: _named("ability", n.ABILITIES),
    v.STRUCTURE: _named("structure", n.STRUCTURES),
    v.RECRUIT: _named("recruit", n.BOTTOMS),
    v.BONUS: _whole("bonus", n.BONUSES),
    v.GAIN: lambda s, seat, code: _gain(code[1]),
    v.LOOK: _numbered("seat"),
    v.GIVE: lambda s, seat, code: (f"seat:{code[2]}",),
    v.REFUSE: _standing,
    v.ACCEPT: _standing,
    v.PENALTY: _numbered("seat"),
}
