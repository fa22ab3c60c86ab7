"""Upgrade (SCY-UPGRADE): a technology cube from a green box to a dashed red box."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.printed_tables import MATS
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

# -- decision (CUBE, seat): from which green box -----------------------------------------------------------------


def cube_candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.CUBE, box) for box in range(len(n.BOXES))), (v.DECLINE,)]


def cube_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    return "SCY-UPGRADE-06" if s.players[frame[1]].cubes >> code[1] & 1 else ""


def cube_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] != v.DECLINE:
        s.pending.append((f.COVER, frame[1], code[1]))


# -- decision (COVER, seat, box): onto which bottom action's cost ------------------------------------------------


def cover_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.COVER, bottom) for bottom in range(4)]


def cover_refusal(s: State, frame: Frame, code: Code) -> str:
    """Only dashed boxes can be covered, each once (SCY-UPGRADE-03)."""
    player = s.players[frame[1]]
    return "" if player.covered[code[1]] < MATS[player.mat].dashed[code[1]] else "SCY-UPGRADE-03"


def cover_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, box = frame
    s.pending.pop()
    player = s.players[seat]
    player.cubes |= 1 << box
    player.covered[code[1]] += 1
    s.tell("upgrade", seat, box=n.BOXES[box], action=n.BOTTOMS[code[1]])
