"""Control of territories (SCY-CTRL) and the resources that lie on them (SCY-RES)."""

from __future__ import annotations

from furrow.games.scythe.board import BIT, PLACE_OF_BIT, TERRITORIES
from furrow.games.scythe.frames import RETREAT
from furrow.games.scythe.names import ANY
from furrow.games.scythe.state import Player, State


def enemies_of(s: State, player: Player) -> int:
    """The places with units of other players."""
    mask = 0
    for other in s.players:
        if other is not player:
            mask |= other.fighters | other.workers
    return mask


def controlled(s: State, seat: int) -> int:
    """The territories that a seat controls."""
    player = s.players[seat]
    own = player.fighters | player.workers
    if s.contested and seat == s.active:
        own &= ~s.contested  # SCY-CTRL-06: the previous controller keeps control while combat is pending
    if s.in_combat:
        for frame in s.pending:
            if frame[0] == RETREAT and frame[1] == seat:
                own &= ~BIT[frame[3]]  # the loser's units are as good as gone
    if player.built:
        own |= player.built & ~enemies_of(s, player)
    return own & TERRITORIES


def add_goods(s: State, place: int, kind: int, amount: int) -> None:
    """Put resource tokens on a place."""
    if amount > 0:
        s.goods[place * 4 + kind] += amount
        s.stock[kind] |= BIT[place]


def remove_goods(s: State, place: int, kind: int, amount: int) -> None:
    """Take resource tokens off a place."""
    if amount > 0:
        left = s.goods[place * 4 + kind] - amount
        s.goods[place * 4 + kind] = left
        if not left:
            s.stock[kind] &= ~BIT[place]


def goods_of(s: State, seat: int, kind: int) -> int:
    """How many tokens of a kind (or of any) a seat can spend (SCY-RES-04)."""
    if kind == ANY:
        return sum(goods_of(s, seat, each) for each in range(4))
    return goods_on(s, controlled(s, seat), kind) if s.stock[kind] else 0


def goods_on(s: State, places: int, kind: int) -> int:
    """How many tokens of a kind lie on the places of a mask."""
    mask = s.stock[kind] & places
    total = 0
    while mask:
        low = mask & -mask
        total += s.goods[PLACE_OF_BIT[low] * 4 + kind]
        mask ^= low
    return total
