"""Deploy (SCY-DEPLOY): a mech from the faction mat, and the ability it uncovers."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BASES, BIT, LAKES, NOWHERE, PLACES, places_in
from furrow.games.scythe.gains import deploy_places
from furrow.games.scythe.printed_tables import FACTIONS
from furrow.games.scythe.state import ABILITY_BIT, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note

# -- decision (MECH, seat, place): which mech --------------------------------------------------------------------


def mech_candidates(s: State, frame: Frame) -> list[Code]:
    found: list[Code] = [(v.ABILITY, ability) for ability in sorted(FACTIONS[s.players[frame[1]].faction].mechs)]
    found.append((v.DECLINE,))
    return found


def mech_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return ""
    player = s.players[frame[1]]
    if not ABILITY_BIT[player.faction][code[1]]:
        return "SCY-DEPLOY-06"
    return "SCY-DEPLOY-02" if player.can(code[1]) else ""


def mech_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, place = frame
    s.pending.pop()
    if code[0] == v.DECLINE:
        return
    space = FACTIONS[s.players[seat].faction].mechs.index(code[1])
    frame = (f.DEPLOY, seat, space)
    if place == NOWHERE:
        s.pending.append(frame)
    else:
        note(s, frame, (v.PLACE, place), rule="SCY-ENC-11")
        _put(s, seat, space, place)


# -- decision (DEPLOY, seat, space): where -----------------------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.PLACE, place) for place in places_in(deploy_places(s.players[frame[1]], NOWHERE))]


def refusal(s: State, frame: Frame, code: Code) -> str:
    here = BIT[code[1]]
    if here & deploy_places(s.players[frame[1]], NOWHERE):
        return ""
    if here & LAKES:
        return "SCY-DEPLOY-03"
    return "SCY-DEPLOY-04" if here & BASES else "SCY-DEPLOY-02"


def apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    _put(s, frame[1], frame[2], code[1])


def _put(s: State, seat: int, space: int, place: int) -> None:
    player = s.players[seat]
    player.units[space + 1] = place
    player.abilities |= 1 << space
    player.fighters |= BIT[place]
    ability = FACTIONS[player.faction].mechs[space]
    s.tell("deploy", seat, ability=n.ABILITIES[ability], place=PLACES[place])
