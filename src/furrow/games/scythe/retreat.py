"""Retreat of the loser (SCY-COMBAT-27): to the base, or with Seaworthy to free lakes near by (SCY-MECH-25 to 27)."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, PLACES, SHORE, base_of, places_in
from furrow.games.scythe.state import State
from furrow.games.scythe.territory import enemies_of
from furrow.games.scythe.travel import named_unit
from furrow.kernel.contract import Code
from furrow.kernel.events import Fact
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note


def free_lakes(s: State, seat: int, place: int) -> int:
    """Lakes next to the place without enemy units, if the seat has Seaworthy."""
    player = s.players[seat]
    if not player.can(n.SEAWORTHY):
        return 0
    return SHORE[place] & ~enemies_of(s, player)


def retreat(s: State, seat: int, place: int) -> None:
    """All units of the loser leave; only Seaworthy gives a choice, asked unit by unit (SCY-DIG-22)."""
    player = s.players[seat]
    units = [unit for unit, where in enumerate(player.units) if where == place]
    if free_lakes(s, seat, place):
        for unit in reversed(units):
            s.pending.append((f.RETREAT, seat, unit, place, 0))
        return
    base = base_of(player.faction)
    rule = "" if player.can(n.SEAWORTHY) else "SCY-COMBAT-27"
    for unit in units:
        note(s, (f.RETREAT, seat, unit, place, 0), (v.RETREAT, base), rule=rule)
        player.units[unit] = base
    player.refresh()
    _tell(s, seat, units, place, base)


def _tell(s: State, seat: int, units: list[int], place: int, to: int) -> None:
    """Who retreats: the character, mechs by their abilities, a number of workers."""
    if s.log is None:
        return
    names = [named_unit(s.players[seat], unit) for unit in units]
    facts: dict[str, Fact] = {}
    if any(name["unit"] == n.UNITS[n.CHARACTER] for name in names):
        facts["character"] = 1
    if mechs := [str(name["ability"]) for name in names if "ability" in name]:
        facts["mechs"] = mechs
    workers = sum(name["unit"] == n.UNITS[n.WORKER] for name in names)
    s.tell("retreat", seat, place=PLACES[place], to=PLACES[to], units=len(units), workers=workers, **facts)


# -- decision (RETREAT, seat, unit, place, lakes that mechs have retreated to) -----------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    _, seat, _, place, _ = frame
    goals = SHORE[place] | BIT[base_of(s.players[seat].faction)]
    return [(v.RETREAT, goal) for goal in places_in(goals)]


def refusal(s: State, frame: Frame, code: Code) -> str:
    _, seat, unit, place, manned = frame
    player = s.players[seat]
    goal = code[1]
    if goal == base_of(player.faction):
        return ""
    if not BIT[goal] & SHORE[place]:
        return "SCY-MECH-25"
    if not BIT[goal] & free_lakes(s, seat, place):
        return "SCY-MECH-27"
    if unit >= n.FIRST_WORKER and not manned & BIT[goal]:
        return "SCY-DIG-22"  # a worker reaches a lake only with a retreating mech
    return ""


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, unit, place, _ = frame
    s.pending.pop()
    player = s.players[seat]
    player.units[unit] = code[1]
    player.refresh()
    if 0 < unit < n.FIRST_WORKER and code[1] != base_of(player.faction):
        for k, (kind, *rest) in enumerate(s.pending):
            if kind == f.RETREAT:
                s.pending[k] = (kind, *rest[:-1], rest[-1] | BIT[code[1]])
    _tell(s, seat, [unit], place, code[1])


def forced(s: State, frame: Frame) -> Code | None:
    """A worker with no mech on a lake has no choice."""
    _, seat, unit, _, manned = frame
    if unit < n.FIRST_WORKER or manned:
        return None
    return (v.RETREAT, base_of(s.players[seat].faction))
