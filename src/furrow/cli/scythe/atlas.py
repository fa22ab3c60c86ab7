"""The printed map as the painter needs it: where each place lies on paper, and which borders are rivers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from furrow.games.scythe.printed_tables import load

# Neighbours by the border they share, in steps of (q, r).
DIRECTIONS = {"W": (-1, 0), "E": (1, 0), "NW": (0, -1), "NE": (1, -1), "SW": (-1, 1), "SE": (0, 1)}


class Place(NamedTuple):
    """A hex or a base. `x` counts half hexes from the left edge of the map, `row` rows from its top."""

    name: str
    x: int
    row: int
    terrain: str
    tunnel: bool
    neighbours: dict[str, str]
    rivers: frozenset[str]

    @property
    def is_base(self) -> bool:
        return not self.terrain

    @property
    def faction(self) -> str:
        """Whose base it is."""
        return self.name.partition(".")[2]


@lru_cache(maxsize=1)
def places() -> dict[str, Place]:
    """Every place by its name, hexes first."""
    document = load("map.json")
    rows: dict[str, dict[str, Any]] = {row["id"]: row for row in document["hexes"]}
    rows |= {f"base.{row['faction']}": row for row in document["bases"]}
    at = {(row["q"], row["r"]): name for name, row in rows.items()}
    pairs = {frozenset(pair) for pair in document["rivers"]}
    pairs |= {frozenset((name, other)) for name, row in rows.items() for other in row.get("rivers", ())}
    left = min(2 * row["q"] + row["r"] for row in rows.values())
    return {name: _place(name, row, at, pairs, left) for name, row in rows.items()}


def _place(
    name: str, row: dict[str, Any], at: dict[tuple[int, int], str], pairs: set[frozenset[str]], left: int
) -> Place:
    q, r = row["q"], row["r"]
    around = {way: at[q + dq, r + dr] for way, (dq, dr) in DIRECTIONS.items() if (q + dq, r + dr) in at}
    rivers = frozenset(way for way, other in around.items() if frozenset((name, other)) in pairs)
    return Place(name, 2 * q + r - left, r, row.get("terrain", ""), bool(row.get("tunnel")), around, rivers)


def half_hexes() -> int:
    """The width of the map in half hexes."""
    return max(place.x for place in places().values()) + 2


def rows() -> int:
    """The height of the map in rows of hexes."""
    return max(place.row for place in places().values()) + 1
