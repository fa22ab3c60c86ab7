"""Conditions of objective cards: each row of the data is compiled once into a check of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furrow.games.scythe import names as n
from furrow.games.scythe.board import (
    ADJACENT,
    BIT,
    BY_TERRAIN,
    FACTORY,
    LAKES,
    TERRITORIES,
    TUNNELS,
    base_of,
    places_in,
)
from furrow.games.scythe.printed_tables import OBJECTIVES
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.territory import controlled, goods_of

Check = Callable[[State, int, Player], bool]
Row = Any

_UNLIMITED = 10**9
_BASIC = (n.FARM, n.FOREST, n.MOUNTAIN, n.TUNDRA, n.VILLAGE)


def fulfilled(s: State, seat: int, card: int) -> bool:
    """Do all conditions of the card hold (SCY-OBJ-04)?"""
    player = s.players[seat]
    for holds in _COMPILED[card]:  # noqa: SIM110 - a loop is twice as fast as all() here, and this is asked every turn
        if not holds(s, seat, player):
            return False
    return True


def _counter(count: Callable[[Player], int]) -> Callable[[Row], Check]:
    """A number of the player between `min` and `max`."""

    def compiled(row: Row) -> Check:
        low, high = row.get("min", 0), row.get("max", _UNLIMITED)
        return lambda s, seat, player: low <= count(player) <= high

    return compiled


def _territories(row: Row) -> Check:
    least = row["min"]
    if row.get("adjacent_to") == "same_lake":
        shores = [ADJACENT[lake] for lake in places_in(LAKES)]
        return lambda s, seat, player: any((controlled(s, seat) & shore).bit_count() >= least for shore in shores)
    wanted = TERRITORIES
    if row.get("adjacent_to") == "factory":
        wanted &= ADJACENT[FACTORY]
    if row.get("feature") == "tunnel":
        wanted &= TUNNELS  # the seat's own Mine is not a tunnel here (SCY-DIG-47)
    if "terrain" in row:
        wanted &= BY_TERRAIN[n.TERRAINS.index(row["terrain"])]
    return lambda s, seat, player: (controlled(s, seat) & wanted).bit_count() >= least


def _single(row: Row) -> Check:
    """Everything on one and the same controlled territory."""
    wanted = ADJACENT[FACTORY] if "adjacent_to" in row else TERRITORIES
    needs_goods = "resources_min" in row

    def check(s: State, seat: int, player: Player) -> bool:
        own = controlled(s, seat) & wanted
        if needs_goods:
            own &= s.stock[0] | s.stock[1] | s.stock[2] | s.stock[3]
        return any(_place_fits(s, player, place, row) for place in places_in(own))

    return check


def _place_fits(s: State, player: Player, place: int, row: Row) -> bool:
    goods = s.goods[place * 4 : place * 4 + 4]
    workers = player.workers_on(place)
    mechs = player.units[1 : n.FIRST_WORKER].count(place)
    character = int(player.units[0] == place)
    pieces = workers + mechs + character + int(bool(player.built & BIT[place]))
    return bool(
        sum(goods) >= row.get("resources_min", 0)
        and (not row.get("all_four_types") or min(goods) > 0)
        and pieces >= row.get("own_pieces_min", 0)
        and character >= row.get("character", 0)
        and mechs == row.get("mechs_exact", mechs)
        and workers == row.get("workers_exact", workers)
        and workers >= row.get("workers_min", 0)
    )


def _resources(row: Row) -> Check:
    each, single = row.get("each_type_min", 0), row.get("single_type_min", 0)

    def check(s: State, seat: int, player: Player) -> bool:
        amounts = [goods_of(s, seat, kind) for kind in range(4)]
        return bool(min(amounts) >= each and max(amounts) >= single)

    return check


def _strongest(row: Row) -> Check:
    """Nobody has more power; a tie is enough."""
    return lambda s, seat, player: all(player.power >= other.power for other in s.players)


def _on_each_terrain(row: Row) -> Check:
    def check(s: State, seat: int, player: Player) -> bool:
        staffed = player.workers & controlled(s, seat)
        return all(staffed & BY_TERRAIN[terrain] for terrain in _BASIC)

    return check


_KINDS: dict[str, Callable[[Row], Check]] = {
    "power": _counter(lambda player: player.power),
    "popularity": _counter(lambda player: player.popularity),
    "coins": _counter(lambda player: player.coins),
    "workers": _counter(lambda player: player.workforce),
    "mechs": _counter(lambda player: player.abilities.bit_count()),
    "structures": _counter(lambda player: player.built.bit_count()),
    "recruits": _counter(lambda player: player.recruits.bit_count()),
    "upgrades": _counter(lambda player: player.cubes.bit_count()),
    "combat_cards": _counter(lambda player: len(player.hand)),
    "combat_stars": _counter(lambda player: player.stars[n.STAR_COMBAT]),
    "factory_cards": _counter(lambda player: int(player.factory_card > 0)),
    "forced_worker_retreat": _counter(lambda player: player.drove_off),
    "structures_adjacent_to_own_home_base": _counter(
        lambda player: (player.built & ADJACENT[base_of(player.faction)]).bit_count()
    ),
    "workers_equal_recruits": lambda row: lambda s, seat, player: player.workforce == player.recruits.bit_count(),
    "power_rank": _strongest,
    "controlled_territories": _territories,
    "single_territory": _single,
    "controlled_resources": _resources,
    "workers_on_each_basic_terrain": _on_each_terrain,
}

# Cheap conditions first: the order of `_KINDS` is from cheap to costly.
_ORDER = list(_KINDS)
_COMPILED = {
    card: tuple(_KINDS[name](row) for name, row in sorted(rows.conditions, key=lambda part: _ORDER.index(part[0])))
    for card, rows in OBJECTIVES.items()
}
