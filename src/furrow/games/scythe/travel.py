"""How units travel: where a unit can step (rivers, lakes, tunnels, abilities), and what happens when it arrives."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import (
    BASES,
    BIT,
    BY_TERRAIN,
    FACTORY,
    PLACES,
    REACH,
    TUNNELS,
    WORKER_REACH,
    base_of,
)
from furrow.games.scythe.printed_tables import FACTIONS
from furrow.games.scythe.state import ABILITY_BIT, Player, State
from furrow.games.scythe.territory import add_goods, controlled, enemies_of, remove_goods
from furrow.kernel.events import Fact
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note_end

_MOUNTAINS = BY_TERRAIN[n.MOUNTAIN]
_VILLAGES = BY_TERRAIN[n.VILLAGE]
_FACTORY_BIT = BIT[FACTORY]
_STOP = (v.STOP,)

# Factions whose abilities depend on what they control, and the spaces of those abilities.
_UNDERPASS = ABILITY_BIT[n.SAXONY][n.UNDERPASS]
_TOWNSHIP = ABILITY_BIT[n.RUSVIET][n.TOWNSHIP]
_WAYFARE = ABILITY_BIT[n.CRIMEA][n.WAYFARE]


def destinations(s: State, seat: int, unit: int) -> int:
    """Where a unit can step now: the one predicate behind the legal steps and their refusals."""
    player = s.players[seat]
    here = player.units[unit]
    at = BIT[here]
    mine = BIT[player.structures[n.MINE]]
    if unit >= n.FIRST_WORKER:
        if s.contested & at and not s.switches.contested_workers_may_leave:
            return 0  # SCY-MOVE-32
        return worker_reach(player, here) & ~enemies_of(s, player)  # SCY-MOVE-22, SCY-MOVE-30
    abilities = player.abilities
    faction = player.faction
    reach = REACH[faction][abilities][here]
    if mine and at & (TUNNELS | mine):
        reach |= TUNNELS | mine
    if faction == n.SAXONY and abilities & _UNDERPASS:
        hub = controlled(s, seat) & _MOUNTAINS | TUNNELS | mine
        if at & hub:
            reach |= hub
    elif faction == n.RUSVIET and abilities & _TOWNSHIP:
        hub = controlled(s, seat) & _VILLAGES | _FACTORY_BIT
        if at & hub:
            reach |= hub
    elif faction == n.CRIMEA and abilities & _WAYFARE:
        own_base = BIT[base_of(n.CRIMEA)]
        if not at & BASES or s.switches.wayfare_from_any_base or at == own_base:
            reach |= s.free_bases | own_base
    return reach & ~at


def worker_reach(player: Player, here: int) -> int:
    """Where a worker could step if nobody stood in its way."""
    reach = WORKER_REACH[player.faction][here]
    mine = BIT[player.structures[n.MINE]]
    if mine and BIT[here] & (TUNNELS | mine):
        reach |= (TUNNELS | mine) & ~BIT[here]  # SCY-BUILD-16
    return reach


def travel(s: State, seat: int, unit: int, to: int, carried: int, goods: Frame) -> None:
    """Carry out one step with its cargo; the STEP frame is on top and falls when the unit must stop."""
    _, _, _, left, origin, _, _ = s.pending[-1]
    player = s.players[seat]
    here = player.units[unit]
    player.units[unit] = to
    if carried:
        for k in range(n.FIRST_WORKER, n.UNIT_COUNT):
            if carried >> k & 1:
                player.units[k] = to
    for kind in range(4):
        if goods[kind]:
            remove_goods(s, here, kind, goods[kind])
            add_goods(s, to, kind, goods[kind])
    player.refresh()
    if s.log is not None:
        facts = journey(player, unit, here, to, carried.bit_count(), goods)
        defender = _defender(s, player, to)
        if unit < n.FIRST_WORKER and defender >= 0:
            facts["meets"] = defender
        s.tell("move", seat, **facts)
    stops = unit == 0 and bool(s.tokens & BIT[to])  # SCY-MOVE-35
    if unit < n.FIRST_WORKER:
        stops |= _meet_units(s, seat, unit, to, origin, carried, goods)
    if stops or left == 0 or not destinations(s, seat, unit):
        s.pending.pop()
        if s.unasked is not None:
            note_end(s, seat, _STOP)


def journey(player: Player, unit: int, here: int, to: int, workers: int, goods: Sequence[int]) -> dict[str, Fact]:
    """The facts of an event: a unit, a mech by its ability, where it goes, and what it takes along."""
    facts = {**named_unit(player, unit), "place": PLACES[here], "to": PLACES[to], "workers": workers}
    for kind, amount in enumerate(goods):
        if amount:
            facts[n.RESOURCES[kind]] = amount
    return facts


def named_unit(player: Player, unit: int) -> dict[str, Fact]:
    """A unit as events name it."""
    kind = n.unit_kind(unit)
    if kind != n.MECH:
        return {"unit": n.UNITS[kind]}
    return {"unit": n.UNITS[kind], "ability": n.ABILITIES[FACTIONS[player.faction].mechs[unit - 1]]}


def _defender(s: State, player: Player, place: int) -> int:
    """The seat of another player's character or mech on a place, or -1."""
    for seat, other in enumerate(s.players):
        if other is not player and other.fighters & BIT[place]:
            return seat
    return -1


def _meet_units(s: State, seat: int, unit: int, to: int, origin: int, carried: int, goods: Frame) -> bool:
    """Enemy units stop a character or mech: workers flee, fighters must be fought (SCY-MOVE-16, SCY-MOVE-27)."""
    goal = BIT[to]
    player = s.players[seat]
    for number, other in enumerate(s.players):
        if other is player:
            continue
        if other.fighters & goal:
            s.contested |= goal
            s.trips.append((unit, origin, to, carried, *goods))
            return True
        if other.workers & goal:
            drive_off(s, seat, number, to)
            return True
    return False


def drive_off(s: State, seat: int, victim: int, place: int) -> None:
    """Workers retreat to their base; the mover loses popularity for each (SCY-MOVE-18 to 21)."""
    player, other = s.players[seat], s.players[victim]
    count = retreat_workers(other, place)
    lost = min(count, player.popularity)
    player.popularity -= lost
    player.drove_off = 1
    base = PLACES[base_of(other.faction)]
    s.tell("drive_off", seat, victim=victim, place=PLACES[place], to=base, workers=count, popularity=lost)


def retreat_workers(player: Player, place: int) -> int:
    """All workers of a player on a place go to its base; returns how many."""
    base = base_of(player.faction)
    count = 0
    for unit in range(n.FIRST_WORKER, n.UNIT_COUNT):
        if player.units[unit] == place:
            player.units[unit] = base
            count += 1
    player.refresh()
    return count
