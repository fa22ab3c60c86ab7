"""Positions: the readable document of a state, complete and exact, and the way back with defaults and validation.

What a document leaves out gets its default: pieces as after setup, empty hands, decks in a fixed order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from furrow.games.scythe import checks
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe.board import BIT, NOWHERE, PLACES, START, base_of, places_in
from furrow.games.scythe.board import ENCOUNTERS as ENCOUNTER_PLACES
from furrow.games.scythe.options import OPTIONS
from furrow.games.scythe.position_cards import look_through_offer, read_cards, read_known, take, write_known
from furrow.games.scythe.printed_tables import COMBAT_VALUE, FACTIONS, MATS
from furrow.games.scythe.setup import first_player, seat_players
from furrow.games.scythe.stack_checks import check_pending
from furrow.games.scythe.state import Player, State, Switches
from furrow.games.scythe.territory import add_goods
from furrow.kernel.documents import DocumentReader
from furrow.kernel.errors import FurrowError, PositionError
from furrow.kernel.options import chosen
from furrow.kernel.pending import Frame
from furrow.kernel.streams import written

_WORDS = {
    "section": n.SECTIONS,
    "gain": n.GAINS,
    "good": (*n.RESOURCES, "any"),
    "box": n.BOXES,
    "structure": n.STRUCTURES,
    "bottom": n.BOTTOMS,
}
"""What may stand for a number of a frame; documents are written with numbers."""


def write(s: State) -> dict[str, Any]:
    """The document of a state."""
    return {
        "game": "scythe",
        "options": dict(zip(Switches._fields, s.switches, strict=True)),
        "turn": s.turn,
        "active": s.active,
        "over": s.over,
        "bots": [seat for seat in range(len(s.players)) if s.bots >> seat & 1],
        "tile": n.TILES[s.tile],
        "players": [_write_player(s, seat) for seat in range(len(s.players))],
        "goods": {
            PLACES[place]: {n.RESOURCES[kind]: amount for kind in range(4) if (amount := s.goods[place * 4 + kind])}
            for place in places_in(s.stock[0] | s.stock[1] | s.stock[2] | s.stock[3])
        },
        "encounter_tokens": [PLACES[place] for place in places_in(s.tokens)],
        "combat_deck": [COMBAT_VALUE[card] for card in s.combat_deck],
        "combat_discards": [COMBAT_VALUE[card] for card in s.combat_discards],
        "encounter_deck": list(s.encounter_deck),
        "objective_deck": list(s.objective_deck),
        "factory_offer": list(s.factory_offer),
        "contested": [PLACES[place] for place in places_in(s.contested)],
        "trips": [[unit, PLACES[origin], PLACES[place], *rest] for unit, origin, place, *rest in s.trips],
        "in_combat": s.in_combat,
        "sealed": [_write_sealed(answer) for answer in s.sealed],
        "streams": {"decks": written(s.decks, 16), "chance": written(s.chance, 16)},
        "reveals": s.reveals,
        "pending": [_write_frame(frame) for frame in s.pending],
    }


def _write_sealed(answer: Frame) -> dict[str, Any] | None:
    if not answer:
        return None
    dial, ready, *played = answer
    return {"dial": dial, "ready": bool(ready), "cards": [COMBAT_VALUE[card] for card in played]}


def _write_player(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    mechs = FACTIONS[player.faction].mechs
    workers: dict[str, int] = {}
    for place in sorted(where for where in player.units[n.FIRST_WORKER :] if where >= 0):
        workers[PLACES[place]] = workers.get(PLACES[place], 0) + 1
    return {
        "faction": n.FACTIONS[player.faction],
        "mat": n.MATS[player.mat],
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "section": n.SECTIONS[player.section] if player.section >= 0 else None,
        "character": PLACES[player.units[0]],
        "mechs": {n.ABILITIES[mechs[k]]: PLACES[place] for k in range(4) if (place := player.units[k + 1]) >= 0},
        "workers": workers,
        "worker_order": [PLACES[place] for place in player.units[n.FIRST_WORKER :] if place >= 0],
        "structures": {n.STRUCTURES[k]: PLACES[place] for k, place in enumerate(player.structures) if place >= 0},
        "recruits": [name for k, name in enumerate(n.BOTTOMS) if player.recruits >> k & 1],
        "bonuses": [name for k, name in enumerate(n.BONUSES) if player.bonuses >> k & 1],
        "cubes": [name for k, name in enumerate(n.BOXES) if player.cubes >> k & 1],
        "covered": {name: player.covered[k] for k, name in enumerate(n.BOTTOMS) if player.covered[k]},
        "hand": [COMBAT_VALUE[card] for card in player.hand],
        "objectives": list(player.objectives),
        "factory_card": player.factory_card or None,
        "stars": {name: player.stars[k] for k, name in enumerate(n.STARS) if player.stars[k]},
        "refused": [name for k, name in enumerate(n.BONUSES) if player.refused >> k & 1],
        "drove_off": bool(player.drove_off),
        "coerced": bool(player.coerced),
        "knows": write_known(s, seat),
    }


def _write_frame(frame: Frame) -> list[Any]:
    written: list[Any] = [f.NAMES[frame[0]], frame[1]]
    for (_, kind), number in zip(f.FIELDS[frame[0]], frame[2:], strict=True):
        if kind == "place" and number != NOWHERE:
            written.append(PLACES[number])
        elif kind == "places":
            written.append([PLACES[place] for place in places_in(number)])
        else:
            written.append(number)
    return written


# -- reading -----------------------------------------------------------------------------------------------------


def read(document: Mapping[str, Any]) -> State:
    """The state of a document; raises PositionError that names the field."""
    s = read_snapshot(document)
    _place_token(s, document)
    checks.check_by_hand(s)
    return s


def _place_token(s: State, document: Mapping[str, Any]) -> None:
    """Where the action token is not named, it stands on the section that the open question is about."""
    for frame in s.pending:
        if frame[0] in (f.TOP, f.BOTTOM) and document["players"][frame[1]].get("section") is None:
            s.players[frame[1]].section = frame[2]


def read_snapshot(document: Mapping[str, Any]) -> State:
    """The same for a document that a game wrote: it may have begun with a star that was missing."""
    try:
        return _read(document)
    except FurrowError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PositionError(f"the position is malformed: {error}") from error


def _read(document: Mapping[str, Any]) -> State:
    r = DocumentReader(document, "position")
    if r.text("game", "scythe") != "scythe":
        raise PositionError(f"this is no position of scythe but of {document['game']!r}")
    s = State(Switches(**chosen(OPTIONS, r.mapping("options"))))
    rows = r.rows("players")
    if not 2 <= len(rows) <= 5:
        raise PositionError(f"players: a position has 2 to 5 of them, not {len(rows)}")
    readers = [DocumentReader(row, f"players[{seat}]") for seat, row in enumerate(rows)]
    free = [name for name in n.MATS if name not in {row.get("mat") for row in rows}]
    s.players = [_read_player(row, free) for row in readers]
    seat_players(s)
    _read_board(s, r)
    read_cards(s, r, readers)
    for seat, row in enumerate(readers):
        read_known(s, seat, DocumentReader(row.mapping("knows"), f"players[{seat}].knows"))
        row.done()
    s.active = r.number("active", first_player(s), 0, len(rows) - 1)
    s.turn = r.number("turn", 0, 0, 10**6)
    s.over = r.flag("over", False)
    s.reveals = r.number("reveals", 0, 0, 10**9)
    s.in_combat = r.number("in_combat", 0, 0, 1)
    for seat in r.sequence("bots", ()):
        s.bots |= 1 << r.item(seat, range(len(rows)), "bots")
    streams = DocumentReader(r.mapping("streams"), "streams")
    s.decks = streams.stream("decks", 1)
    s.chance = streams.stream("chance", 2)
    streams.done()
    _read_pending(s, r)
    r.done()
    checks.check(s)
    if not s.over:
        check_pending(s)
        look_through_offer(s)
    return s


def _read_player(r: DocumentReader, free_mats: list[str]) -> Player:
    faction = r.choice("faction", n.FACTIONS)
    mat = r.choice("mat", n.MATS, None if r.given("mat") or not free_mats else free_mats.pop(0))
    player = Player(faction, mat)
    player.power = r.number("power", FACTIONS[faction].power, 0, n.MAX_POWER)
    player.popularity = r.number("popularity", MATS[mat].popularity, 0, n.MAX_POPULARITY)
    player.coins = r.number("coins", MATS[mat].coins, 0, 10**6)
    player.section = r.choice("section", n.SECTIONS) if r.given("section") else -1
    player.units[0] = r.choice("character", PLACES, PLACES[base_of(faction)])
    for name, place in r.mapping("mechs").items():
        ability = r.item(name, n.ABILITIES, "mechs")
        if ability not in FACTIONS[faction].mechs:
            raise PositionError(f"{r.path}.mechs: {n.FACTIONS[faction]} has no {name}")
        space = FACTIONS[faction].mechs.index(ability)
        player.units[space + 1] = r.item(place, PLACES, "mechs")
        player.abilities |= 1 << space
    _read_workers(player, r)
    for name, place in r.mapping("structures").items():
        where = r.item(place, PLACES, "structures")
        if player.built & BIT[where]:
            raise PositionError(f"{r.path}.structures: two structures on {place}")
        player.structures[r.item(name, n.STRUCTURES, "structures")] = where
        player.built |= BIT[where]
    player.recruits = r.mask("recruits", n.BOTTOMS)
    bonuses = r.mask("bonuses", n.BONUSES)
    player.bonuses = bonuses if r.given("bonuses") else (1 << player.recruits.bit_count()) - 1
    player.cubes = r.mask("cubes", n.BOXES)
    _read_covered(player, r)
    player.factory_card = r.number("factory_card", 0, 0, 18) if r.given("factory_card") else 0
    player.objectives = sorted(r.numbers("objectives"))
    for name, count in r.typed("stars", dict[str, int], {}).items():
        player.stars[r.item(name, n.STARS, "stars")] = count
    player.star_count = sum(player.stars)
    player.refused = r.mask("refused", n.BONUSES)
    player.drove_off = int(r.flag("drove_off", False))
    player.coerced = int(r.flag("coerced", False))
    player.refresh()
    return player


def _read_workers(player: Player, r: DocumentReader) -> None:
    """Workers as a list of places or as counts; `worker_order` keeps which worker stands where."""
    default = [PLACES[place] for place in places_in(START[player.faction])]
    wanted = r.document["workers"] if r.given("workers") else default
    places = _spread(wanted, r) if isinstance(wanted, Mapping) else wanted
    order = r.sequence("worker_order", places)
    if sorted(order) != sorted(places):
        raise PositionError(f"{r.path}.worker_order does not fit workers")
    if len(order) > n.ALL_WORKERS:
        raise PositionError(f"{r.path}.workers: at most {n.ALL_WORKERS} workers, not {len(order)}")
    for unit, name in enumerate(order, n.FIRST_WORKER):
        player.units[unit] = r.item(name, PLACES, "workers")
    player.workforce = len(order)


def _spread(counts: Mapping[str, Any], r: DocumentReader) -> list[str]:
    """Each place as often as workers stand there. Counts are checked first: a huge one would fill the memory."""
    for place, count in counts.items():
        if type(count) is not int or not 0 <= count <= n.ALL_WORKERS:
            raise PositionError(f"{r.path}.workers.{place}: a whole number from 0 to {n.ALL_WORKERS}, not {count!r}")
    return [place for place, count in counts.items() for _ in range(count)]


def _read_covered(player: Player, r: DocumentReader) -> None:
    """Covered red boxes; by default cubes lie on the first dashed boxes."""
    if r.given("covered"):
        for name, count in r.typed("covered", dict[str, int], {}).items():
            player.covered[r.item(name, n.BOTTOMS, "covered")] = count
        return
    left = player.cubes.bit_count()
    for bottom, dashed in enumerate(MATS[player.mat].dashed):
        player.covered[bottom] = min(left, dashed)
        left -= player.covered[bottom]


def _read_board(s: State, r: DocumentReader) -> None:
    for name, row in r.mapping("goods").items():
        place = r.item(name, PLACES, "goods")
        for kind, amount in row.items():
            if not isinstance(amount, int) or amount < 0:
                raise PositionError(f"goods.{name}.{kind}: a number from 0 on, not {amount!r}")
            add_goods(s, place, r.item(kind, n.RESOURCES, f"goods.{name}"), amount)
    characters = sum(BIT[place] for place in {player.units[0] for player in s.players})
    default = [PLACES[place] for place in places_in(ENCOUNTER_PLACES & ~characters)]
    for name in r.sequence("encounter_tokens", default):
        s.tokens |= BIT[r.item(name, PLACES, "encounter_tokens")]
    for player in s.players:
        s.structures |= player.built
    s.tile = r.choice("tile", n.TILES, n.TILES[0])
    for name in r.sequence("contested", ()):
        s.contested |= BIT[r.item(name, PLACES, "contested")]
    for unit, origin, place, *rest in r.sequence("trips", ()):
        if not all(type(number) is int for number in (unit, *rest)):
            raise PositionError(f"trips: numbers are expected, not {(unit, *rest)!r}")
        s.trips.append((unit, r.item(origin, PLACES, "trips"), r.item(place, PLACES, "trips"), *rest))


def _read_pending(s: State, r: DocumentReader) -> None:
    default = [] if s.over else [["turn", s.active]]
    for row in r.sequence("pending", default):
        s.pending.append(_read_frame(row, r))
    if s.pending and s.pending[0][0] not in (f.TURN, f.BOTTOM, f.END):
        s.pending.insert(0, (f.END, s.active))  # a question in the middle of a turn: its end follows
    nothing: list[_Sealed | None] = [None, None]
    answers = r.typed("sealed", list[_Sealed | None], nothing)
    if len(answers) != 2:
        raise PositionError("sealed: one answer of the attacker and one of the defender")
    if s.pending and s.pending[-1][0] == f.DIALS:
        sides = s.pending[-1][1:3]
        first, second = (_read_sealed(s, seat, answer) for seat, answer in zip(sides, answers, strict=True))
        s.sealed = (first, second)


class _Sealed(msgspec.Struct, forbid_unknown_fields=True):
    """A secret answer in a combat; the cards are values."""

    dial: int
    ready: bool
    cards: list[int]


def _read_sealed(s: State, seat: int, answer: _Sealed | None) -> Frame:
    if answer is None:
        return ()
    return (answer.dial, int(answer.ready), *take(list(s.players[seat].hand), answer.cards, "sealed"))


def _read_frame(row: Any, r: DocumentReader) -> Frame:
    if not isinstance(row, Sequence) or isinstance(row, str) or not row:
        raise PositionError(f"pending: a frame is a list like ['turn', 0], not {row!r}")
    kind = r.item(row[0], f.NAMES, "pending")
    fields = (("seat", "seat"), *f.FIELDS[kind])
    if len(row) != len(fields) + 1:
        wanted = ", ".join(name.lstrip("_") for name, _ in fields)
        raise PositionError(f"pending: {row[0]} takes {len(fields)} values ({wanted}), not {len(row) - 1}")
    numbers = (_read_number(value, *field, row[0], r) for value, field in zip(row[1:], fields, strict=True))
    return (kind, *numbers)


def _read_number(value: Any, name: str, kind: str, frame: str, r: DocumentReader) -> int:
    if kind == "places":
        return sum(BIT[r.item(place, PLACES, "pending")] for place in value)
    if kind == "place" and value != NOWHERE:
        return r.item(value, PLACES, "pending")
    if isinstance(value, str) and kind in _WORDS:
        return r.item(value, _WORDS[kind], "pending")
    if kind != "place" and (isinstance(value, bool) or value not in f.RANGES[kind]):
        raise PositionError(f"pending: {value!r} cannot be the {name.lstrip('_')} of {frame}")
    return int(value)
