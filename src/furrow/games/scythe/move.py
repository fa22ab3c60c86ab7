"""Move (SCY-MOVE): pick a unit, step by step; rivers, lakes, tunnels and the abilities that bend the map (SCY-MECH)."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import (
    ADJACENT,
    BASES,
    BIT,
    BY_TERRAIN,
    LAKES,
    PLACE_COUNT,
    RIVER,
    base_of,
    places_in,
)
from furrow.games.scythe.cargo import anything_to_carry, note_nothing_to_carry
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.travel import destinations, travel, worker_reach
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note_end

_GO: tuple[Code, ...] = tuple((v.PLACE, place) for place in range(PLACE_COUNT))
_MECH: tuple[Code, ...] = tuple((v.UNIT, n.MECH, place) for place in range(PLACE_COUNT))
_WORKER: tuple[Code, ...] = tuple((v.UNIT, n.WORKER, place) for place in range(PLACE_COUNT))
_CHARACTER: Code = (v.UNIT, n.CHARACTER, 0)
_DONE: Code = (v.DONE,)
_STOP: Code = (v.STOP,)


def fresh(player: Player, kind: int, place: int, moved: int) -> int:
    """The first unit of a kind on a place that has not moved in this action, or -1. Equal units are offered once."""
    units = player.units
    if kind == n.CHARACTER:
        return 0 if not moved & 1 and units[0] >= 0 else -1
    ids = range(1, n.FIRST_WORKER) if kind == n.MECH else range(n.FIRST_WORKER, n.UNIT_COUNT)
    for unit in ids:
        if units[unit] == place and not moved >> unit & 1:
            return unit
    return -1


# -- decision (PICK, seat, units left, mask of moved units, steps): which unit moves next ------------------------


def pick_candidates(s: State, frame: Frame) -> list[Code]:
    """Exactly the legal answers: fresh units that can step somewhere, equal ones once."""
    _, seat, _, moved, _ = frame
    player = s.players[seat]
    units = player.units
    found: list[Code] = []
    if not moved & 1 and units[0] >= 0 and destinations(s, seat, 0):
        found.append(_CHARACTER)
    mechs: dict[int, int] = {}
    for unit in range(1, n.FIRST_WORKER):
        if units[unit] >= 0 and not moved >> unit & 1:
            mechs.setdefault(units[unit], unit)
    for place in sorted(mechs):
        if destinations(s, seat, mechs[place]):
            found.append(_MECH[place])
    workers: dict[int, int] = {}
    for unit in range(n.FIRST_WORKER, n.UNIT_COUNT):
        if units[unit] >= 0 and not moved >> unit & 1:
            workers.setdefault(units[unit], unit)
    for place in sorted(workers):
        if destinations(s, seat, workers[place]):
            found.append(_WORKER[place])
    found.append(_DONE)
    return found


def pick_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DONE:
        return ""
    _, seat, _, moved, _ = frame
    player = s.players[seat]
    unit = fresh(player, code[1], code[2], moved)
    if unit < 0:
        tired = fresh(player, code[1], code[2], 0) >= 0
        return "SCY-MOVE-04" if tired else "SCY-MOVE-02"
    if destinations(s, seat, unit):
        return ""
    at = BIT[player.units[unit]]
    if unit >= n.FIRST_WORKER:
        if s.contested & at:
            return "SCY-MOVE-32"
        if at & LAKES:
            return "SCY-MECH-30"
    return "SCY-MOVE-02"


def pick_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, left, moved, steps = frame
    if code[0] == v.DONE:
        s.pending.pop()
        return
    player = s.players[seat]
    unit = fresh(player, code[1], code[2], moved)
    if left == 1:
        s.pending.pop()
        if s.unasked is not None:
            note_end(s, seat, _DONE)
    else:
        s.pending[-1] = (f.PICK, seat, left - 1, moved | 1 << unit, steps)
    if unit < n.FIRST_WORKER and player.can(n.SPEED):
        steps += 1  # SCY-MECH-05, SCY-FACTORY-16
    s.pending.append((f.STEP, seat, unit, steps, player.units[unit], moved | 1 << unit, 1))


# -- decision (STEP, seat, unit, steps left, origin, mask of moved units, first): where it steps -----------------


def step_candidates(s: State, frame: Frame) -> list[Code]:
    """Exactly the legal answers."""
    reach = destinations(s, frame[1], frame[2])
    found = [_GO[place] for place in places_in(reach)]
    if not frame[6]:
        found.append(_STOP)
    return found


def step_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.STOP:
        return "SCY-MOVE-02" if frame[6] else ""
    _, seat, unit, *_ = frame
    if destinations(s, seat, unit) & BIT[code[1]]:
        return ""
    return _why_no_step(s, seat, unit, code[1])


def _why_no_step(s: State, seat: int, unit: int, to: int) -> str:
    """The most specific rule against a step that `destinations` does not have."""
    player = s.players[seat]
    here = player.units[unit]
    at, goal = BIT[here], BIT[to]
    worker = unit >= n.FIRST_WORKER
    if goal == at:
        return "SCY-MOVE-02"
    if goal & BASES:
        return _why_no_base(player, goal, s.free_bases, worker)
    if worker and worker_reach(player, here) & goal:
        fighters = any(other.fighters & goal for other in s.players if other is not player)
        return "SCY-MOVE-30" if fighters else "SCY-MOVE-22"
    next_to = bool(ADJACENT[here] & goal)
    if next_to and goal & LAKES:
        return "SCY-FACTION-06" if worker and player.faction == n.NORDIC else "SCY-MOVE-13"
    if next_to and RIVER[here] & goal:
        walks = not worker and player.can(n.RIVERWALK)
        return "SCY-MECH-04" if walks else "SCY-MOVE-13"
    return "SCY-MOVE-02" if worker else _why_no_jump(player, goal)


def _why_no_jump(player: Player, goal: int) -> str:
    """Underpass and Township lead to controlled mountains and villages only."""
    if player.can(n.UNDERPASS) and goal & BY_TERRAIN[n.MOUNTAIN]:
        return "SCY-MECH-13"
    if player.can(n.TOWNSHIP) and goal & BY_TERRAIN[n.VILLAGE]:
        return "SCY-MECH-19"
    return "SCY-MOVE-02"


def _why_no_base(player: Player, goal: int, free: int, worker: bool) -> str:
    if worker or not player.can(n.WAYFARE):
        return "SCY-MOVE-33"
    if goal & (free | BIT[base_of(player.faction)]):
        return "SCY-MECH-37"  # the unit stands on a base, and the switch forbids Wayfare from there
    return "SCY-MECH-38"


def step_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, unit, left, origin, moved, _ = frame
    if code[0] == v.STOP:
        s.pending.pop()
        return
    s.pending[-1] = (f.STEP, seat, unit, left - 1, origin, moved, 0)
    if anything_to_carry(s, seat, unit):
        s.pending.append((f.CARGO, seat, unit, code[1], moved, 0, 0, 0, 0, 0, 0, 0))
    else:
        if s.unasked is not None:
            note_nothing_to_carry(s, seat, unit, code[1], moved)
        travel(s, seat, unit, code[1], 0, (0, 0, 0, 0))
