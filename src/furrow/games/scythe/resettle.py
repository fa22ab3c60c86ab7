"""Promo encounter 42: move any own units from the encounter's territory to one empty land territory next to it."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import ADJACENT, BIT, LAKES, PLACES, places_in
from furrow.games.scythe.move import fresh
from furrow.games.scythe.state import State
from furrow.games.scythe.travel import named_unit
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note_end


def free_places(s: State, place: int) -> int:
    """Land next to the place without units and structures, rivers or not."""
    taken = s.structures
    for player in s.players:
        taken |= player.fighters | player.workers
    return ADJACENT[place] & ~LAKES & ~taken


# -- decision (RESETTLE, seat, place): where to ------------------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.PLACE, place) for place in places_in(free_places(s, frame[2]))), (v.DECLINE,)]


def refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    return "" if BIT[code[1]] & free_places(s, frame[2]) else "SCY-DIG-46"


def apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] != v.DECLINE:
        s.pending.append((f.SETTLERS, frame[1], frame[2], code[1]))


# -- decision (SETTLERS, seat, from, to): which units, one by one ------------------------------------------------


def settlers_candidates(s: State, frame: Frame) -> list[Code]:
    _, seat, place, _ = frame
    kinds = [kind for kind in range(3) if _unit(s, seat, kind, place) >= 0]
    found: list[Code] = [(v.UNIT, kind, 0 if kind == n.CHARACTER else place) for kind in kinds]
    found.append((v.DONE,))
    return found


def _unit(s: State, seat: int, kind: int, place: int) -> int:
    player = s.players[seat]
    unit = fresh(player, kind, place, 0)
    return unit if unit >= 0 and player.units[unit] == place else -1


def settlers_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DONE:
        return ""
    _, seat, place, _ = frame
    if code[1] != n.CHARACTER and code[2] != place:
        return "SCY-DIG-46"
    return "" if _unit(s, seat, code[1], place) >= 0 else "SCY-DIG-46"


def settlers_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, place, to = frame
    player = s.players[seat]
    if code[0] == v.DONE:
        s.pending.pop()
        return
    unit = _unit(s, seat, code[1], place)
    player.units[unit] = to
    player.refresh()
    if s.log is not None:
        s.tell("resettle", seat, **named_unit(player, unit), place=PLACES[place], to=PLACES[to])
    if not any(where == place for where in player.units):
        s.pending.pop()
        note_end(s, seat, (v.DONE,))
