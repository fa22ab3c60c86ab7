"""Enlist (SCY-ENLIST): a recruit from the player mat onto a one-time bonus. Ongoing bonuses are paid in `bottom.py`."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.gains import gain
from furrow.games.scythe.printed_tables import RECRUIT_BONUS
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

# -- decision (RECRUIT, seat): from which section ----------------------------------------------------------------


def recruit_candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.RECRUIT, bottom) for bottom in range(4)), (v.DECLINE,)]


def recruit_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    return "SCY-ENLIST-02" if s.players[frame[1]].recruits >> code[1] & 1 else ""


def recruit_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] != v.DECLINE:
        s.pending.append((f.BONUS, frame[1], code[1]))


# -- decision (BONUS, seat, section): onto which one-time bonus --------------------------------------------------


def bonus_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.BONUS, bonus, less) for bonus in range(4) for less in (0, 1)]


def bonus_refusal(s: State, frame: Frame, code: Code) -> str:
    return "SCY-ENLIST-05" if s.players[frame[1]].bonuses >> code[1] & 1 else ""


def bonus_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, bottom = frame
    s.pending.pop()
    player = s.players[seat]
    player.recruits |= 1 << bottom
    player.bonuses |= 1 << code[1]
    s.tell("enlist", seat, action=n.BOTTOMS[bottom], bonus=n.BONUSES[code[1]])
    if code[2]:
        s.pending.append((f.TAKE, seat, code[1], RECRUIT_BONUS, -1))
    else:
        gain(s, seat, code[1], RECRUIT_BONUS)
