"""Conditions of objective cards: each row of the data is compiled once into a check of a seat, and into its parts.

A condition holds where the seat has at least what is needed. `fulfilled` asks just that; `progress` shows the same
numbers part by part, for the owner of the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from furrow.games.scythe import names as n
from furrow.games.scythe.board import (
    ADJACENT,
    BIT,
    BY_TERRAIN,
    FACTORY,
    LAKES,
    PLACES,
    TERRITORIES,
    TUNNELS,
    base_of,
    places_in,
)
from furrow.games.scythe.printed_tables import OBJECTIVES
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.territory import controlled, goods_of


class ObjectivePart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an objective: it is met where `have` is at least `need`.

    `what` is counted, `where` says of what sort of place, `place` and `kind` which one comes nearest. Where a card
    asks for at most or for exactly so many, `have` is 0 or 1 of 1, and `now` is how many there are.
    """

    what: str
    have: int
    need: int
    where: str = ""
    place: str = ""
    kind: str = ""
    now: int | None = None
    most: int | None = None
    exactly: int | None = None


class ObjectiveProgress(msgspec.Struct, frozen=True):
    """An objective card of the reader: `have` of `need` of its only part, or of its parts how many are met."""

    card: int
    have: int
    need: int
    fulfilled: bool
    parts: list[ObjectivePart]


Count = Callable[[State, int, Player], int]
Row = Any


class Condition(NamedTuple):
    """It holds where `have` gives at least `need`; `parts` shows the same."""

    have: Count
    need: int
    parts: Callable[[State, int, Player], list[ObjectivePart]]


_UNLIMITED = 10**9
_BASIC = (n.FARM, n.FOREST, n.MOUNTAIN, n.TUNDRA, n.VILLAGE)
_SHORES = tuple((lake, ADJACENT[lake]) for lake in places_in(LAKES))


def fulfilled(s: State, seat: int, card: int) -> bool:
    """Do all conditions of the card hold (SCY-OBJ-04)?"""
    player = s.players[seat]
    for have, need, _ in _COMPILED[card]:  # noqa: SIM110 - this is asked every turn, and a loop takes half the time
        if have(s, seat, player) < need:
            return False
    return True


def progress(s: State, seat: int, card: int) -> ObjectiveProgress:
    """How far the seat has come with a card."""
    player = s.players[seat]
    parts = [part for condition in _PRINTED[card] for part in condition.parts(s, seat, player)]
    if len(parts) == 1:
        have, need = min(parts[0].have, parts[0].need), parts[0].need
    else:
        have, need = sum(part.have >= part.need for part in parts), len(parts)
    return ObjectiveProgress(card, have, need, fulfilled(s, seat, card), parts)


def _shown(what: str, now: int, low: int, high: int, where: str = "", place: str = "") -> ObjectivePart:
    """A number of at least `low`, or of at most or exactly `high`."""
    if high == _UNLIMITED:
        return ObjectivePart(what, now, low, where, place)
    met = int(low <= now <= high)
    if low:
        return ObjectivePart(what, met, 1, where, place, now=now, exactly=low)
    return ObjectivePart(what, met, 1, where, place, now=now, most=high)


def _counter(what: str, count: Count, where: str = "") -> Callable[[Row], Condition]:
    """A number of the player of at least `min`, or at most `max`."""

    def compiled(row: Row) -> Condition:
        low, high = row.get("min", 0), row.get("max", _UNLIMITED)

        def parts(s: State, seat: int, player: Player) -> list[ObjectivePart]:
            return [_shown(what, count(s, seat, player), low, high, where)]

        if high == _UNLIMITED:
            return Condition(count, low, parts)
        return Condition(lambda s, seat, player: count(s, seat, player) <= high, 1, parts)

    return compiled


def _territories(row: Row) -> Condition:
    least = row["min"]
    if row.get("adjacent_to") == "same_lake":
        return _shore(least)
    wanted, where = TERRITORIES, ""
    if row.get("adjacent_to") == "factory":
        wanted, where = ADJACENT[FACTORY], "by_factory"
    if row.get("feature") == "tunnel":
        wanted, where = TUNNELS, "tunnel"  # the seat's own Mine is not a tunnel here (SCY-DIG-47)
    if "terrain" in row:
        wanted, where = BY_TERRAIN[n.TERRAINS.index(row["terrain"])], row["terrain"]

    def have(s: State, seat: int, player: Player) -> int:
        return (controlled(s, seat) & wanted).bit_count()

    return Condition(
        have, least, lambda s, seat, player: [ObjectivePart("territories", have(s, seat, player), least, where)]
    )


def _shore(least: int) -> Condition:
    """Territories next to one and the same lake."""

    def best(s: State, seat: int) -> tuple[int, int]:
        own = controlled(s, seat)
        return max(((own & shore).bit_count(), -lake) for lake, shore in _SHORES)

    def parts(s: State, seat: int, player: Player) -> list[ObjectivePart]:
        count, lake = best(s, seat)
        return [ObjectivePart("territories", count, least, "by_lake", PLACES[-lake] if count else "")]

    return Condition(lambda s, seat, player: best(s, seat)[0], least, parts)


def _pieces(s: State, player: Player, place: int) -> int:
    return player.units.count(place) + bool(player.built & BIT[place])


_ON_ONE_PLACE: tuple[tuple[str, str, Callable[[State, Player, int], int]], ...] = (
    ("character", "character", lambda s, player, place: player.units[0] == place),
    ("mechs_exact", "mechs", lambda s, player, place: player.units[1 : n.FIRST_WORKER].count(place)),
    ("workers_exact", "workers", lambda s, player, place: player.workers_on(place)),
    ("workers_min", "workers", lambda s, player, place: player.workers_on(place)),
    ("own_pieces_min", "pieces", _pieces),
    ("resources_min", "resources", lambda s, player, place: sum(s.goods[place * 4 : place * 4 + 4])),
    ("all_four_types", "kinds", lambda s, player, place: 4 - s.goods[place * 4 : place * 4 + 4].count(0)),
)


def _single(row: Row) -> Condition:
    """Everything on one and the same controlled territory."""
    wanted, where = (ADJACENT[FACTORY], "by_factory") if "adjacent_to" in row else (TERRITORIES, "one_place")
    needs_goods = "resources_min" in row
    asked = []
    for name, what, measure in _ON_ONE_PLACE:
        if name in row:
            low = 4 if name == "all_four_types" else int(row[name])
            asked.append((what, measure, low, low if name.endswith("_exact") else _UNLIMITED))

    def have(s: State, seat: int, player: Player) -> int:
        own = controlled(s, seat) & wanted
        if needs_goods:
            own &= s.stock[0] | s.stock[1] | s.stock[2] | s.stock[3]
        for place in places_in(own):
            for _, measure, low, high in asked:
                if not low <= measure(s, player, place) <= high:
                    break
            else:
                return 1
        return 0

    def parts_on(s: State, player: Player, place: int) -> list[ObjectivePart]:
        name = PLACES[place]
        return [
            _shown(what, int(measure(s, player, place)), low, high, where, name) for what, measure, low, high in asked
        ]

    def parts(s: State, seat: int, player: Player) -> list[ObjectivePart]:
        """Of the territory that comes nearest: most parts met, then most of what is needed."""
        found = [parts_on(s, player, place) for place in places_in(controlled(s, seat) & wanted)]
        if not found:
            return [_shown(what, 0, low, high, where) for what, _, low, high in asked]
        return max(found, key=_nearness)

    return Condition(have, 1, parts)


def _nearness(parts: list[ObjectivePart]) -> tuple[int, int]:
    return sum(part.have >= part.need for part in parts), sum(min(part.have, part.need) for part in parts)


def _resources(row: Row) -> Condition:
    if "each_type_min" in row:
        each = row["each_type_min"]

        def parts(s: State, seat: int, player: Player) -> list[ObjectivePart]:
            return [ObjectivePart(name, goods_of(s, seat, kind), each) for kind, name in enumerate(n.RESOURCES)]

        return Condition(lambda s, seat, player: min([goods_of(s, seat, kind) for kind in range(4)]), each, parts)
    least = row["single_type_min"]

    def best(s: State, seat: int) -> tuple[int, int]:
        return max((goods_of(s, seat, kind), -kind) for kind in range(4))

    def part(s: State, seat: int, player: Player) -> list[ObjectivePart]:
        count, kind = best(s, seat)
        return [ObjectivePart("resources", count, least, kind=n.RESOURCES[-kind] if count else "")]

    return Condition(lambda s, seat, player: best(s, seat)[0], least, part)


def _strongest(row: Row) -> Condition:
    """Nobody has more power; a tie is enough."""

    def highest(s: State, player: Player) -> int:
        return max(other.power for other in s.players if other is not player)

    return Condition(
        lambda s, seat, player: player.power - highest(s, player),
        0,
        lambda s, seat, player: [ObjectivePart("strongest", player.power, highest(s, player))],
    )


def _as_many_recruits(row: Row) -> Condition:
    """As many workers as recruits: the smaller number has to reach the greater one."""

    def parts(s: State, seat: int, player: Player) -> list[ObjectivePart]:
        less, more = sorted((player.workforce, player.recruits.bit_count()))
        return [ObjectivePart("workers_and_recruits", less, more)]

    return Condition(lambda s, seat, player: -abs(player.workforce - player.recruits.bit_count()), 0, parts)


def _on_each_terrain(row: Row) -> Condition:
    def staffed(s: State, seat: int, player: Player) -> list[int]:
        own = player.workers & controlled(s, seat)
        return [(own & BY_TERRAIN[terrain]).bit_count() for terrain in _BASIC]

    def parts(s: State, seat: int, player: Player) -> list[ObjectivePart]:
        counts = zip(_BASIC, staffed(s, seat, player), strict=True)
        return [ObjectivePart("workers", count, 1, n.TERRAINS[terrain]) for terrain, count in counts]

    return Condition(lambda s, seat, player: min(staffed(s, seat, player)), 1, parts)


_KINDS: dict[str, Callable[[Row], Condition]] = {
    "power": _counter("power", lambda s, seat, player: player.power),
    "popularity": _counter("popularity", lambda s, seat, player: player.popularity),
    "coins": _counter("coins", lambda s, seat, player: player.coins),
    "workers": _counter("workers", lambda s, seat, player: player.workforce),
    "mechs": _counter("mechs", lambda s, seat, player: player.abilities.bit_count()),
    "structures": _counter("structures", lambda s, seat, player: player.built.bit_count()),
    "recruits": _counter("recruits", lambda s, seat, player: player.recruits.bit_count()),
    "upgrades": _counter("upgrades", lambda s, seat, player: player.cubes.bit_count()),
    "combat_cards": _counter("combat_cards", lambda s, seat, player: len(player.hand)),
    "combat_stars": _counter("combat_stars", lambda s, seat, player: player.stars[n.STAR_COMBAT]),
    "factory_cards": _counter("factory_card", lambda s, seat, player: int(player.factory_card > 0)),
    "forced_worker_retreat": _counter("drove_off", lambda s, seat, player: player.drove_off),
    "structures_adjacent_to_own_home_base": _counter(
        "structures",
        lambda s, seat, player: (player.built & ADJACENT[base_of(player.faction)]).bit_count(),
        where="by_base",
    ),
    "workers_equal_recruits": _as_many_recruits,
    "power_rank": _strongest,
    "controlled_territories": _territories,
    "single_territory": _single,
    "controlled_resources": _resources,
    "workers_on_each_basic_terrain": _on_each_terrain,
}

# Cheap conditions first: the order of `_KINDS` is from cheap to costly.
_ORDER = list(_KINDS)
_PRINTED = {
    card: tuple(_KINDS[name](row) for name, row in objective.conditions) for card, objective in OBJECTIVES.items()
}
_COMPILED = {
    card: tuple(
        _PRINTED[card][k]
        for k in sorted(range(len(objective.conditions)), key=lambda k: _ORDER.index(objective.conditions[k][0]))
    )
    for card, objective in OBJECTIVES.items()
}
