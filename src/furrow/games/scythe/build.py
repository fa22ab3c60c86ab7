"""Build (SCY-BUILD): a structure from the player mat onto a territory."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BASES, BIT, LAKES, NOWHERE, PLACES, places_in
from furrow.games.scythe.gains import build_places
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note

# -- decision (STRUCTURE, seat, place): which structure ----------------------------------------------------------


def structure_candidates(s: State, frame: Frame) -> list[Code]:
    return [*((v.STRUCTURE, structure) for structure in range(4)), (v.DECLINE,)]


def structure_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    return "" if s.players[frame[1]].structures[code[1]] < 0 else "SCY-BUILD-02"


def structure_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, place = frame
    s.pending.pop()
    if code[0] == v.DECLINE:
        return
    frame = (f.BUILD, seat, code[1])
    if place == NOWHERE:
        s.pending.append(frame)
    else:
        note(s, frame, (v.PLACE, place), rule="SCY-ENC-11")
        _put(s, seat, code[1], place)


# -- decision (BUILD, seat, structure): where --------------------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.PLACE, place) for place in places_in(build_places(s, frame[1], NOWHERE))]


def refusal(s: State, frame: Frame, code: Code) -> str:
    here = BIT[code[1]]
    if here & build_places(s, frame[1], NOWHERE):
        return ""
    if here & (LAKES | BASES):
        return "SCY-BUILD-09"
    return "SCY-BUILD-03" if here & s.structures else "SCY-BUILD-02"


def apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    _put(s, frame[1], frame[2], code[1])


def _put(s: State, seat: int, structure: int, place: int) -> None:
    player = s.players[seat]
    player.structures[structure] = place
    player.built |= BIT[place]
    s.structures |= BIT[place]
    s.tell("build", seat, structure=n.STRUCTURES[structure], place=PLACES[place])
