"""Objectives (SCY-OBJ): when a card may be revealed, and its conditions, checked from the rows of the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furrow.games.scythe import cards
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
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
from furrow.games.scythe.stars import place
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.tables import OBJECTIVES
from furrow.games.scythe.territory import controlled, goods_of
from furrow.kernel.contract import Code

_EVERYBODY = -1


def candidates(s: State, seat: int) -> list[Code]:
    return [(v.REVEAL, card) for card in s.players[seat].objectives]


def refusal(s: State, seat: int, card: int, *, end_of_turn: bool) -> str:
    """May this card be revealed now? Depends on the own hand only."""
    if card not in s.players[seat].objectives:
        return "SCY-OBJ-01"
    objective = OBJECTIVES[card]
    if objective.at_end_of_turn and not end_of_turn:
        return "SCY-OBJ-08"
    return "" if fulfilled(s, seat, card) else "SCY-OBJ-04"


def reveal(s: State, seat: int, card: int) -> None:
    """Place the star; both cards go under the deck, Saxony keeps the other one (SCY-OBJ-06/07)."""
    player = s.players[seat]
    s.tell("objective", seat, card=card)
    s.reveals += 1
    player.objectives.remove(card)
    s.objective_deck.insert(0, card)
    cards.see(s, _EVERYBODY, 1 << cards.OBJECTIVE + card)
    if player.faction != n.SAXONY:
        for other in player.objectives:
            s.objective_deck.insert(0, other)
            player.known |= 1 << cards.OBJECTIVE + other
        player.objectives.clear()
    place(s, seat, n.STAR_OBJECTIVE)


def fulfilled(s: State, seat: int, card: int) -> bool:
    """Do all conditions of the card hold (SCY-OBJ-04)?"""
    player = s.players[seat]
    return all(holds(s, seat, player, row) for holds, row in _COMPILED[card])


def _in_range(value: int, row: dict[str, int]) -> bool:
    return row.get("min", value) <= value <= row.get("max", value)


def _counter(count: Callable[[State, int, Player], int]) -> Callable[[State, int, Player, Any], bool]:
    return lambda s, seat, player, row: _in_range(count(s, seat, player), row)


def _territories(s: State, seat: int, player: Player, row: dict[str, Any]) -> bool:
    own = controlled(s, seat)
    if row.get("adjacent_to") == "same_lake":
        return any((own & ADJACENT[lake]).bit_count() >= row["min"] for lake in places_in(LAKES))
    if row.get("adjacent_to") == "factory":
        own &= ADJACENT[FACTORY]
    if row.get("feature") == "tunnel":
        own &= TUNNELS  # the own Mine is no tunnel here (SCY-DIG-47)
    if "terrain" in row:
        own &= BY_TERRAIN[n.TERRAINS.index(row["terrain"])]
    return own.bit_count() >= int(row["min"])


def _single(s: State, seat: int, player: Player, row: dict[str, Any]) -> bool:
    own = controlled(s, seat)
    if "adjacent_to" in row:
        own &= ADJACENT[FACTORY]
    if "resources_min" in row:
        own &= s.stock[0] | s.stock[1] | s.stock[2] | s.stock[3]
    return any(_place_fits(s, player, place, row) for place in places_in(own))


def _place_fits(s: State, player: Player, place: int, row: dict[str, Any]) -> bool:
    goods = s.goods[place * 4 : place * 4 + 4]
    workers = player.workers_on(place)
    mechs = player.units[1 : n.FIRST_WORKER].count(place)
    character = int(player.units[0] == place)
    pieces = workers + mechs + character + int(bool(player.built & BIT[place]))
    return (
        sum(goods) >= row.get("resources_min", 0)
        and (not row.get("all_four_types") or min(goods) > 0)
        and pieces >= row.get("own_pieces_min", 0)
        and character >= row.get("character", 0)
        and mechs == row.get("mechs_exact", mechs)
        and workers == row.get("workers_exact", workers)
        and workers >= row.get("workers_min", 0)
    )


def _resources(s: State, seat: int, player: Player, row: dict[str, int]) -> bool:
    amounts = [goods_of(s, seat, kind) for kind in range(4)]
    return min(amounts) >= row.get("each_type_min", 0) and max(amounts) >= row.get("single_type_min", 0)


def _strongest(s: State, seat: int, player: Player, row: dict[str, bool]) -> bool:
    return all(player.power >= other.power for other in s.players)


def _on_each_terrain(s: State, seat: int, player: Player, row: dict[str, int]) -> bool:
    staffed = player.workers & controlled(s, seat)
    return all(staffed & BY_TERRAIN[terrain] for terrain in (n.FARM, n.FOREST, n.MOUNTAIN, n.TUNDRA, n.VILLAGE))


_CHECKS: dict[str, Callable[[State, int, Player, Any], bool]] = {
    "controlled_territories": _territories,
    "single_territory": _single,
    "controlled_resources": _resources,
    "power_rank": _strongest,
    "workers_on_each_basic_terrain": _on_each_terrain,
    "workers_equal_recruits": lambda s, seat, player, row: player.workforce == player.recruits.bit_count(),
    "power": _counter(lambda s, seat, player: player.power),
    "popularity": _counter(lambda s, seat, player: player.popularity),
    "coins": _counter(lambda s, seat, player: player.coins),
    "workers": _counter(lambda s, seat, player: player.workforce),
    "mechs": _counter(lambda s, seat, player: player.abilities.bit_count()),
    "structures": _counter(lambda s, seat, player: player.built.bit_count()),
    "recruits": _counter(lambda s, seat, player: player.recruits.bit_count()),
    "upgrades": _counter(lambda s, seat, player: player.cubes.bit_count()),
    "combat_cards": _counter(lambda s, seat, player: len(player.hand)),
    "combat_stars": _counter(lambda s, seat, player: player.stars[n.STAR_COMBAT]),
    "factory_cards": _counter(lambda s, seat, player: int(player.factory_card > 0)),
    "forced_worker_retreat": _counter(lambda s, seat, player: player.drove_off),
    "structures_adjacent_to_own_home_base": _counter(
        lambda s, seat, player: (player.built & ADJACENT[base_of(player.faction)] & TERRITORIES).bit_count()
    ),
}

_COMPILED = {card: tuple((_CHECKS[name], row) for name, row in rows.conditions) for card, rows in OBJECTIVES.items()}
