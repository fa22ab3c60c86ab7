"""How an answer looks on a button: the terrain, who is fought there, what comes of it; the names are in docs/things.md.

Everything is public or the seat's own. What a step does for an objective is counted as if the unit stood there alone.
"""

from __future__ import annotations

from collections.abc import Callable

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, FACTORY, PLACES, TERRAIN, TUNNELS
from furrow.games.scythe.conditions import progress
from furrow.games.scythe.printed_tables import MATS
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.offering import AnswerFace

Signs = tuple[str, ...]

_PLAIN = AnswerFace()
_FIGHT, _OBJECTIVE, _EVENT, _MEETING, _WAY, _LAND, _REST = range(7)
"""What a player looks for first among the places."""


def face(s: State, seat: int, code: Code) -> AnswerFace:
    """The face of an answer to the open question."""
    of_verb = _OF_VERB.get(code[0])
    return of_verb(s, seat, code) if of_verb else _PLAIN


def _ground(place: int) -> Signs:
    """The terrain of a place, or the base that it is."""
    terrain = TERRAIN[place]
    return (f"terrain:{n.TERRAINS[terrain]}",) if terrain >= 0 else (PLACES[place].replace(".", ":"),)


def _section(s: State, seat: int, code: Code) -> AnswerFace:
    """Sections stand as on the mat."""
    order = MATS[s.players[seat].mat].sections
    return AnswerFace((), order.index(code[1]) if code[1] in order else len(order))


def _place(s: State, seat: int, code: Code) -> AnswerFace:
    place, frame = code[1], s.pending[-1]
    if frame[0] != f.STEP:
        return AnswerFace((*_ground(place), *_tunnel(place)))
    return step_face(s.clone(), seat, frame[2], place)


def step_face(s: State, seat: int, unit: int, place: int) -> AnswerFace:
    """Where a unit can go, and what it meets there; `s` is a copy, in which the unit is put there and back."""
    player, goal = s.players[seat], BIT[place]
    ground = _ground(place)
    others = [number for number in range(len(s.players)) if number != seat]
    defender = next((number for number in others if s.players[number].fighters & goal), None)
    if defender is not None:
        return AnswerFace((f"fight:{defender}", *ground), _FIGHT)
    signs, rank = (*ground, *_tunnel(place)), _WAY if goal & TUNNELS else _LAND
    driven = next((number for number in others if s.players[number].workers & goal), None)
    if driven is not None:
        signs, rank = (*signs, f"drives_off:{driven}"), _MEETING
    if goal & s.tokens and unit == 0:
        signs, rank = (*signs, "encounter"), _EVENT
    elif place == FACTORY:
        rank = _EVENT
    further = _further(s, seat, unit, place) if player.objectives else 0
    if further > 0:
        signs, rank = (*signs, f"objective:{further}"), _OBJECTIVE
    return AnswerFace(signs, rank)


def _further(s: State, seat: int, unit: int, place: int) -> int:
    """By how much the objective that gains most comes forward."""
    player = s.players[seat]
    before = [progress(s, seat, card).have for card in player.objectives]
    here, player.units[unit] = player.units[unit], place
    player.refresh()
    after = [progress(s, seat, card).have for card in player.objectives]
    player.units[unit] = here
    player.refresh()
    return max(now - had for now, had in zip(after, before, strict=True))


def _tunnel(place: int) -> Signs:
    return ("tunnel",) if BIT[place] & TUNNELS else ()


def _fight(s: State, seat: int, code: Code) -> AnswerFace:
    goal = BIT[code[1]]
    others = (number for number, other in enumerate(s.players) if number != seat and other.fighters & goal)
    return AnswerFace((*(f"fight:{number}" for number in others), *_ground(code[1])))


def _cube(s: State, seat: int, code: Code) -> AnswerFace:
    """What a box gives one more of."""
    return AnswerFace((f"more:{n.BOXES[code[1]].partition('.')[2]}",))


def _top(s: State, seat: int, code: Code) -> AnswerFace:
    """After what is chosen by naming it; what takes only part of a gain, last."""
    return AnswerFace((), _REST if code[2] else _LAND)


_OF_VERB: dict[int, Callable[[State, int, Code], AnswerFace]] = {
    v.SECTION: _section,
    v.TOP: _top,
    v.PLACE: _place,
    v.PART: lambda s, seat, code: AnswerFace(_ground(code[1]), _REST),
    v.UNIT: lambda s, seat, code: AnswerFace(_ground(s.players[seat].units[0] if code[1] == n.CHARACTER else code[2])),
    v.FIGHT: _fight,
    v.RETREAT: lambda s, seat, code: AnswerFace(_ground(code[1])),
    v.PAY: lambda s, seat, code: AnswerFace(_ground(code[2])),
    v.CUBE: _cube,
    v.COVER: lambda s, seat, code: AnswerFace((f"saves:{n.RESOURCES[n.BOTTOM_RESOURCE[code[1]]]}",)),
    v.STOP: lambda s, seat, code: AnswerFace((), _REST),
}
