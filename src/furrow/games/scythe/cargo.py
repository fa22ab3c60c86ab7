"""Cargo (SCY-MOVE-06 to 12): what a unit takes along when it departs. What is not taken stays: there is no drop step.

The frame is (CARGO, seat, unit, destination, mask of moved units, next cargo kind, six amounts).
"""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, LAKES
from furrow.games.scythe.state import State
from furrow.games.scythe.travel import travel
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note, note_end

_ALL: Code = (v.CARRY_ALL,)
_NONE: Code = (v.CARRY_NONE,)
_KINDS = len(n.CARGO)


def anything_to_carry(s: State, seat: int, unit: int) -> bool:
    """Is there anything at the unit's place that it could take along?"""
    player = s.players[seat]
    here = player.units[unit]
    at = BIT[here]
    if s.contested & at:
        return False  # a worker that may leave (SCY-DIG-27) takes nothing: the opponent still has control (SCY-CTRL-06)
    stock = s.stock
    if at & (stock[0] | stock[1] | stock[2] | stock[3]):
        return True
    return bool(0 < unit < n.FIRST_WORKER and player.workers & at)


def note_nothing_to_carry(s: State, seat: int, unit: int, to: int, moved: int) -> None:
    """The question what to carry has only one answer, whichever way it is said."""
    note(s, (f.CARGO, seat, unit, to, moved, 0, *(0,) * _KINDS), _ALL, _NONE, rule="SCY-MOVE-06")


def available(s: State, seat: int, unit: int, moved: int) -> list[int]:
    """How much of each cargo kind lies at the unit's place. Only mechs carry workers (SCY-UNIT-07)."""
    player = s.players[seat]
    here = player.units[unit]
    new = tired = 0
    if 0 < unit < n.FIRST_WORKER:
        for k in range(n.FIRST_WORKER, n.UNIT_COUNT):
            if player.units[k] == here:
                if moved >> k & 1:
                    tired += 1
                else:
                    new += 1
    return [new, tired, *s.goods[here * 4 : here * 4 + 4]]


def must_take(s: State, seat: int, unit: int) -> tuple[bool, bool]:
    """On a lake nothing may be left alone: workers need a mech, resources a mech or the character (SCY-DIG-26)."""
    player = s.players[seat]
    here = player.units[unit]
    if not BIT[here] & LAKES or unit >= n.FIRST_WORKER:
        return False, False
    mechs = player.units[1 : n.FIRST_WORKER].count(here) - (unit > 0)
    character = int(unit > 0 and player.units[0] == here)
    return mechs == 0 and unit > 0, mechs + character == 0


def bound(s: State, frame: Frame) -> list[bool]:
    """For each cargo kind: must all of it go along?"""
    workers, goods = must_take(s, frame[1], frame[2])
    return [workers, workers, goods, goods, goods, goods]


def candidates(s: State, frame: Frame) -> list[Code]:
    """Exactly the legal answers: off the lakes, any amount of what lies there."""
    amounts = available(s, frame[1], frame[2], frame[4])
    found: list[Code] = [
        (v.CARRY, kind, amount) for kind in range(frame[5], _KINDS) for amount in range(1, amounts[kind] + 1)
    ]
    found.append(_ALL)
    found.append(_NONE)
    if any(must_take(s, frame[1], frame[2])):
        return [code for code in found if not refusal(s, frame, code)]
    return found


def refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.CARRY_ALL:
        return ""
    _, seat, unit, _, moved, start, *_ = frame
    amounts = available(s, seat, unit, moved)
    last = _KINDS
    if code[0] == v.CARRY:
        kind, amount = code[1], code[2]
        if kind < 2 and not 0 < unit < n.FIRST_WORKER:
            return "SCY-UNIT-07"
        if kind < start or not 1 <= amount <= amounts[kind]:
            return "SCY-MOVE-08" if kind < 2 else "SCY-MOVE-06"
        last = kind
    due = bound(s, frame)
    if any(due[kind] and amounts[kind] for kind in range(start, last)):
        return "SCY-MECH-28"
    if code[0] == v.CARRY and due[last] and code[2] < amounts[last]:
        return "SCY-MECH-28"
    return ""


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, unit, to, moved, start, *load = frame
    amounts = available(s, seat, unit, moved)
    if code[0] == v.CARRY:
        kind = code[1]
        load[kind] = code[2]
        if any(amounts[kind + 1 :]):
            s.pending[-1] = (f.CARGO, seat, unit, to, moved, kind + 1, *load)
            return
        note_end(s, seat, _ALL, _NONE)
    elif code[0] == v.CARRY_ALL:
        load[start:] = amounts[start:]
    s.pending.pop()
    travel(s, seat, unit, to, _workers(s, seat, unit, moved, load[0], load[1]), tuple(load[2:]))


def _workers(s: State, seat: int, unit: int, moved: int, new: int, tired: int) -> int:
    """The mask of the first workers of each sort on the carrier's place."""
    player = s.players[seat]
    here = player.units[unit]
    mask = 0
    for k in range(n.FIRST_WORKER, n.UNIT_COUNT):
        if player.units[k] == here:
            if moved >> k & 1:
                if tired:
                    mask |= 1 << k
                    tired -= 1
            elif new:
                mask |= 1 << k
                new -= 1
    return mask
