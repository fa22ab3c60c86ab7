"""How far a player has come, in numbers that everybody may know: towards the stars, and with each bottom-row action.

Clients show these numbers and work out none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from furrow.games.scythe import names as n
from furrow.games.scythe import stars
from furrow.games.scythe.board import NOWHERE
from furrow.games.scythe.gains import MOST, blocked, made
from furrow.games.scythe.payment import may_coerce
from furrow.games.scythe.state import Player, State


class StarProgress(msgspec.Struct, frozen=True):
    """A category of stars: what the player has, what the next star needs, and how many there can be.

    A star that is placed stays, also where the player has less by now than it needed (SCY-STAR-12).
    """

    have: int
    need: int
    most: int


class BottomProgress(msgspec.Struct, frozen=True):
    """A bottom-row action now: the resource that it costs, how much of it is needed, at hand and lacking; how often
    its main effect was had, and can be had at most.

    `has` counts what could be paid now, on Crimea's own turn with Coercion. `blocked` is why the main effect would do
    nothing, see `gains.blocked`: the action can be paid for all the same, for its coins and bonuses (SCY-BOTTOM-07).
    """

    resource: str
    needs: int
    has: int
    lacks: int
    payable: bool
    done: int
    most: int
    blocked: str


def star_progress(player: Player) -> dict[str, StarProgress]:
    """Every category, in the order of the board."""
    return _stars(stars.reached(player), tuple(player.stars), player.faction == n.SAXONY).copy()


@lru_cache(maxsize=4096)
def _stars(reached: tuple[int, ...], placed: tuple[int, ...], unlimited: bool) -> dict[str, StarProgress]:
    """Cached, as the rows below: between two views few of them change."""
    found = {
        star: StarProgress(have, need, 1) for (star, need), have in zip(stars.NEEDED.items(), reached, strict=True)
    }
    free = n.MAX_STARS - sum(placed)
    for star, limit in ((n.STAR_OBJECTIVE, 1), (n.STAR_COMBAT, n.COMBAT_STARS)):
        most = placed[star] + free if unlimited else limit  # SCY-FACTION-11
        found[star] = StarProgress(placed[star], min(placed[star] + 1, most), most)
    return {name: found[star] for star, name in enumerate(n.STARS)}


def bottom_progress(
    s: State, seat: int, costs: Mapping[str, int], resources: Mapping[str, int]
) -> dict[str, BottomProgress]:
    """Every bottom-row action, in the order of the mats; `resources` are those that the seat controls."""
    player = s.players[seat]
    return _bottoms(
        tuple(costs.values()),
        tuple(resources.values()),
        may_coerce(s, seat),
        made(player),
        tuple([blocked(s, seat, action, NOWHERE) for action in range(4)]),
    ).copy()


@lru_cache(maxsize=4096)
def _bottoms(
    costs: tuple[int, ...],
    resources: tuple[int, ...],
    by_card: bool,
    masks: tuple[int, ...],
    obstacles: tuple[str, ...],
) -> dict[str, BottomProgress]:
    found = {}
    for action, (needs, mask, obstacle) in enumerate(zip(costs, masks, obstacles, strict=True)):
        kind = n.BOTTOM_RESOURCE[action]
        has = resources[kind] + by_card
        paid = (n.RESOURCES[kind], needs, has, max(0, needs - has), has >= needs)
        found[n.BOTTOMS[action]] = BottomProgress(*paid, mask.bit_count(), MOST[action], obstacle)
    return found
