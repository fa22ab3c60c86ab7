"""The printed board as bit masks: place p is bit p. Hexes come first, in the order of their names, then the bases."""

from __future__ import annotations

from furrow.games.scythe import names as n
from furrow.games.scythe.printed_tables import FACTIONS, load

_STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

_map = load("map.json")
_hexes = sorted(_map["hexes"], key=lambda row: str(row["id"]))
_bases = sorted(_map["bases"], key=lambda row: n.BASE_OWNERS.index(row["faction"]))
_where = {(row["q"], row["r"]): p for p, row in enumerate(_hexes)}

HEX_COUNT = len(_hexes)
PLACES = (*(row["id"] for row in _hexes), *(f"base.{row['faction']}" for row in _bases))
PLACE_COUNT = len(PLACES)
NOWHERE = -1
"""The place of a unit or structure that is still on its mat."""

# BIT[NOWHERE] is the last entry: a piece on its mat is on no place.
BIT = (*(1 << p for p in range(PLACE_COUNT)), 0)
PLACE_OF_BIT = {1 << p: p for p in range(PLACE_COUNT)}

TERRAIN = (*(n.TERRAINS.index(row["terrain"]) for row in _hexes), *(-1 for _ in _bases))
TERRITORIES = (1 << HEX_COUNT) - 1
BASES = sum(1 << p for p in range(HEX_COUNT, PLACE_COUNT))


def base_of(faction: int) -> int:
    """The home base of a faction."""
    return HEX_COUNT + faction


def mask_of(terrain: int) -> int:
    """All hexes of a terrain."""
    return sum(BIT[p] for p in range(HEX_COUNT) if TERRAIN[p] == terrain)


BY_TERRAIN = tuple(mask_of(terrain) for terrain in range(len(n.TERRAINS)))
LAKES = BY_TERRAIN[n.LAKE]
FACTORY = BY_TERRAIN[n.FACTORY_TERRAIN].bit_length() - 1
TUNNELS = sum(BIT[p] for p, row in enumerate(_hexes) if row.get("tunnel"))
ENCOUNTERS = sum(BIT[p] for p, row in enumerate(_hexes) if row.get("encounter"))
PRODUCING = TERRITORIES & ~LAKES & ~BIT[FACTORY]

_river_pairs = {frozenset((PLACES.index(a), PLACES.index(b))) for a, b in _map["rivers"]}
_river_pairs |= {frozenset((HEX_COUNT + k, PLACES.index(a))) for k, row in enumerate(_bases) for a in row["rivers"]}


def _geometric(row: dict[str, int]) -> list[int]:
    return [_where[key] for dq, dr in _STEPS if (key := (row["q"] + dq, row["r"] + dr)) in _where]


_neighbours = [_geometric(row) for row in (*_hexes, *_bases)]

ADJACENT = tuple(sum(BIT[other] for other in found) for found in _neighbours)
"""Map adjacency to territories, rivers or not (SCY-TILE-14)."""
RIVER = tuple(
    sum(BIT[other] for other in found if frozenset((p, other)) in _river_pairs) for p, found in enumerate(_neighbours)
)
SHORE = tuple(mask & LAKES for mask in ADJACENT)
"""Lakes next to a place."""
LAND = tuple(mask & ~LAKES & ~RIVER[p] for p, mask in enumerate(ADJACENT))
"""Places next to a place that no water separates; from a lake, its shore (SCY-TERR-08)."""

START = tuple(LAND[base_of(faction)] for faction in range(len(n.FACTIONS)))
"""Where the two first workers stand (SCY-SETUP-22)."""

_along = ((1, 0), (0, 1), (1, -1))
ROWS = tuple(tuple(_where.get((row["q"] + dq, row["r"] + dr), -1) for row in _hexes) for dq, dr in _along)
"""For each of the three axes the next hex of every hex, or -1."""


def _static_reach(faction: int, spaces: int, here: int) -> int:
    """Where a character or mech can step by printed water, tunnels and abilities alone (no controlled places)."""
    abilities = {FACTIONS[faction].mechs[k] for k in range(4) if spaces >> k & 1}
    reach = LAND[here]
    if n.RIVERWALK in abilities:
        reach |= RIVER[here] & sum(BY_TERRAIN[terrain] for terrain in FACTIONS[faction].riverwalk)
    if abilities & {n.SEAWORTHY, n.SUBMERGE}:
        reach |= SHORE[here]
    if n.SUBMERGE in abilities and BIT[here] & LAKES:
        reach |= LAKES
    if BIT[here] & TUNNELS:
        reach |= TUNNELS
    return reach & ~BIT[here]


REACH = tuple(
    tuple(tuple(_static_reach(faction, spaces, here) for here in range(PLACE_COUNT)) for spaces in range(16))
    for faction in range(len(n.FACTIONS))
)
"""REACH[faction][uncovered ability spaces][place]."""


def _worker_reach(swims: bool, here: int) -> int:
    if BIT[here] & LAKES:
        return 0  # SCY-MECH-30
    reach = LAND[here] | (RIVER[here] if swims else 0)
    if BIT[here] & TUNNELS:
        reach |= TUNNELS
    return reach & ~BIT[here]


WORKER_REACH = tuple(
    tuple(_worker_reach(FACTIONS[faction].ability == "swim", here) for here in range(PLACE_COUNT))
    for faction in range(len(n.FACTIONS))
)


def places_in(mask: int) -> list[int]:
    """The places of a mask, ascending.

    >>> [PLACES[p] for p in places_in(TUNNELS)]
    ['B4', 'C2', 'C5', 'E3', 'E6', 'F4']
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(PLACE_OF_BIT[low])
        mask ^= low
    return found


assert HEX_COUNT == 47
assert PLACE_COUNT == 54
