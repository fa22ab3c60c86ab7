"""Wishes at the wrong moment: which rule says when it would be right."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

AFTER_THE_END = "SCY-END-02"
_DIAL_VERBS = (v.DIAL, v.CARD, v.READY)

# The rule that speaks of a verb's proper moment, for a wish that the open question does not understand.
_MOMENT = {
    v.TOP: "SCY-TURN-03",
    v.SECTION: "SCY-TURN-02",
    v.BOTTOM: "SCY-TURN-04",
    v.REVEAL: "SCY-OBJ-03",
    v.UNIT: "SCY-MOVE-03",
    v.PLACE: "SCY-TURN-05",
    v.PART: "SCY-PRODUCE-04",
    v.CARRY: "SCY-MOVE-06",
    v.CARRY_ALL: "SCY-MOVE-06",
    v.CARRY_NONE: "SCY-MOVE-06",
    v.FIGHT: "SCY-COMBAT-01",
    v.ARTILLERY: "SCY-MECH-33",
    v.HOLD: "SCY-MECH-33",
    v.DIAL: "SCY-COMBAT-12",
    v.CARD: "SCY-COMBAT-14",
    v.READY: "SCY-COMBAT-18",
    v.RETREAT: "SCY-COMBAT-27",
    v.OPTION: "SCY-ENC-02",
    v.SCENE: "SCY-VAR-02",
    v.FACTORY_CARD: "SCY-FACTORY-03",
    v.GOOD: "SCY-TRADE-01",
    v.TAKE: "SCY-TURN-11",
    v.PAY: "SCY-TURN-11",
    v.PAY_CARD: "SCY-FACTION-04",
    v.DISCARD: "SCY-TURN-11",
    v.CUBE: "SCY-UPGRADE-01",
    v.COVER: "SCY-UPGRADE-02",
    v.ABILITY: "SCY-DEPLOY-01",
    v.STRUCTURE: "SCY-BUILD-01",
    v.RECRUIT: "SCY-ENLIST-01",
    v.BONUS: "SCY-ENLIST-03",
    v.GAIN: "SCY-FACTORY-08",
    v.LOOK: "SCY-DIG-46",
    v.DECLINE: "SCY-TURN-11",
    v.SKIP: "SCY-TURN-05",
    v.DONE: "SCY-TURN-05",
    v.STOP: "SCY-TURN-05",
    v.PASS: "SCY-TURN-05",
    v.END: "SCY-TURN-14",
}
_TOO_LATE = {
    (v.UNIT, n.MOVE): "SCY-MOVE-02",
    (v.PLACE, n.MOVE): "SCY-MOVE-02",
    (v.PLACE, n.TRADE): "SCY-TRADE-03",
    (v.PLACE, n.PRODUCE): "SCY-PRODUCE-03",
    (v.PART, n.PRODUCE): "SCY-PRODUCE-03",
}
_OUT_OF_TURN = "SCY-TURN-01"

# Questions that cannot be left unanswered, and the words people try to leave them with.
_MUST_ANSWER = {
    f.FACTORY_CARD: "SCY-FACTORY-04",
    f.BATTLES: "SCY-COMBAT-10",
    f.DIALS: "SCY-COMBAT-10",
    f.ENCOUNTER: "SCY-ENC-06",
    f.SCENES: "SCY-ENC-06",
}
_LEAVING = (v.DECLINE, v.SKIP, v.DONE, v.STOP, v.PASS, v.END)


def out_of_turn(s: State, frame: Frame, seat: int, code: Code) -> str:
    """The rule against a wish of a seat that owes no answer."""
    if frame[0] == f.DIALS and code[0] in _DIAL_VERBS and seat not in frame[1:3]:
        return "SCY-COMBAT-06"
    return "SCY-OBJ-02" if code[0] == v.REVEAL else _OUT_OF_TURN


def wrong_moment(s: State, frame: Frame, code: Code) -> str:
    """The rule on a verb's proper moment; a side action answers no question at all (SCY-DIG-45)."""
    verb = code[0]
    if verb in _LEAVING and frame[0] in _MUST_ANSWER:
        return _MUST_ANSWER[frame[0]]
    if frame[0] in (f.BOTTOM, f.END):  # too late: the top-row action is over
        after = _TOO_LATE.get((verb, s.players[frame[1]].section))
        if after:
            return after
    elif verb == v.TOP and frame[0] in (f.PICK, f.STEP, f.CARGO):
        return "SCY-MOVE-01"
    elif verb == v.BOTTOM and frame[0] == f.TOP:
        return "SCY-TURN-05"  # the top-row action first, or skip it
    return _MOMENT.get(verb, "SCY-DIG-45")
