"""Final scoring (SCY-SCORE), structure bonus tiles (SCY-TILE) and tie-breakers (SCY-TIE)."""

from __future__ import annotations

from typing import NamedTuple

from furrow.games.scythe import names as n
from furrow.games.scythe.board import ADJACENT, BIT, BY_TERRAIN, ENCOUNTERS, FACTORY, LAKES, ROWS, TUNNELS, places_in
from furrow.games.scythe.printed_tables import FACTORY_COUNTS_AS, TIERS, TILE_STEPS
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.territory import controlled, goods_of
from furrow.kernel.contract import Result, Standing

TIE_BREAKS = ("pieces", "power", "popularity", "resources", "territories", "stars")
SHARED = "shared"


class Category(NamedTuple):
    """A category of the fortune: how many things are counted, and what each of them pays; 0: the tile's steps pay."""

    counted: int
    each: int
    coins: int


def categories(s: State, seat: int) -> dict[str, Category]:
    """The fortune by category as it stands now, with what it is made of (SCY-SCORE-01)."""
    player = s.players[seat]
    per_star, per_territory, per_pair = TIERS[player.popularity]
    own = controlled(s, seat)
    territories = own.bit_count() + (FACTORY_COUNTS_AS - 1 if own & BIT[FACTORY] else 0)
    pairs = goods_of(s, seat, n.ANY) // 2
    return {
        "coins": Category(player.coins, 1, player.coins),
        "stars": Category(player.star_count, per_star, player.star_count * per_star),
        "territories": Category(territories, per_territory, territories * per_territory),
        "resources": Category(pairs, per_pair, pairs * per_pair),
        "structures": Category(tile_count(s.tile, player.built), 0, tile_coins(s.tile, player)),
    }


def fortune(s: State, seat: int) -> dict[str, int]:
    """What each category pays now."""
    return {name: category.coins for name, category in categories(s, seat).items()}


def tile_coins(tile: int, player: Player) -> int:
    """What a structure bonus tile pays, wherever the structures stand (SCY-TILE-02)."""
    count = tile_count(tile, player.built)
    return max((coins for low, coins in TILE_STEPS[tile] if count >= low), default=0)


def tile_count(tile: int, built: int) -> int:
    """What a tile counts for a set of structures."""
    name = n.TILES[tile]
    if name.startswith("adjacent"):
        around = 0
        for place in places_in(built):
            around |= ADJACENT[place]
        wanted = {"adjacent_tunnels": TUNNELS, "adjacent_lakes": LAKES, "adjacent_encounters": ENCOUNTERS}[name]
        return (around & wanted).bit_count()
    if name == "on_tunnels":
        return (built & TUNNELS).bit_count()
    if name == "on_farms_and_tundras":
        return (built & (BY_TERRAIN[n.FARM] | BY_TERRAIN[n.TUNDRA])).bit_count()
    return longest_row(built)


def longest_row(built: int) -> int:
    """The longest unbroken straight line of structures (SCY-TILE-07/13)."""
    longest = 0
    for following in ROWS:
        for place in places_in(built):
            length = 0
            while place >= 0 and built & BIT[place]:
                length += 1
                place = following[place]
            longest = max(longest, length)
    return longest


def tie_break_values(s: State, seat: int) -> tuple[int, ...]:
    """The six criteria of SCY-TIE-01, in order, more is better."""
    player = s.players[seat]
    pieces = player.workforce + player.abilities.bit_count() + player.built.bit_count()
    return (
        pieces,
        player.power,
        player.popularity,
        goods_of(s, seat, n.ANY),
        controlled(s, seat).bit_count(),
        player.star_count,
    )


def result(s: State) -> Result:
    """Ranking by fortune, then by the tie-breakers; a full tie shares the place (SCY-TIE-03)."""
    rows = []
    for seat in range(len(s.players)):
        parts = fortune(s, seat)
        rows.append((sum(parts.values()), tie_break_values(s, seat), seat, parts))
    rows.sort(key=lambda row: (-row[0], [-value for value in row[1]], row[2]))
    standings = []
    rank = 1
    for number, (total, values, seat, parts) in enumerate(rows):
        if number and rows[number - 1][:2] != (total, values):
            rank = number + 1
        standings.append(Standing(seat, rank, total, parts))
    return Result(tuple(standings), _decided_by(rows[0][:2], rows[1][:2]))


def _decided_by(first: tuple[int, tuple[int, ...]], second: tuple[int, tuple[int, ...]]) -> str:
    if first[0] != second[0]:
        return ""
    for name, mine, theirs in zip(TIE_BREAKS, first[1], second[1], strict=True):
        if mine != theirs:
            return name
    return SHARED
