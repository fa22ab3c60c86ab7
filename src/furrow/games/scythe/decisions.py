"""The open question: who owes it, what may be answered, what is refused and by which rule, and what follows.

Each decision kind names the verbs it understands, its candidates and one refusal function. `legal` keeps the
candidates that are not refused; where the candidates are exact by construction, the refusal is not asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from furrow.games.scythe import (
    bottom,
    build,
    cargo,
    combat,
    deploy,
    encounter,
    enlist,
    factory,
    gains,
    move,
    payment,
    produce,
    resettle,
    retreat,
    stars,
    trade,
    turn,
    upgrade,
)
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.state import Frame, State
from furrow.kernel.contract import Code

Candidates = Callable[[State, Frame], list[Code]]
Refusal = Callable[[State, Frame, Code], str]
Apply = Callable[[State, Frame, Code], None]


class Decision(NamedTuple):
    """One kind of question."""

    verbs: tuple[int, ...]
    candidates: Candidates
    refusal: Refusal
    apply: Apply
    exact: bool = False


_TABLE: dict[int, Decision] = {
    f.TURN: Decision((v.SECTION, v.REVEAL), turn.turn_candidates, turn.turn_refusal, turn.turn_apply),
    f.TOP: Decision(
        (v.TOP, v.UNIT, v.PLACE, v.PART, v.SKIP, v.DONE),
        turn.top_candidates,
        turn.top_refusal,
        turn.top_apply,
        exact=True,
    ),
    f.BOTTOM: Decision((v.SECTION, v.BOTTOM, v.REVEAL, v.PASS), bottom.candidates, bottom.refusal, bottom.apply),
    f.END: Decision((v.REVEAL, v.END), turn.end_candidates, turn.end_refusal, turn.end_apply),
    f.PICK: Decision((v.UNIT, v.DONE), move.pick_candidates, move.pick_refusal, move.pick_apply, exact=True),
    f.STEP: Decision((v.PLACE, v.STOP), move.step_candidates, move.step_refusal, move.step_apply, exact=True),
    f.CARGO: Decision((v.CARRY, v.CARRY_ALL, v.CARRY_NONE), cargo.candidates, cargo.refusal, cargo.apply, exact=True),
    f.BATTLES: Decision((v.FIGHT,), combat.battles_candidates, combat.battles_refusal, combat.battles_apply),
    f.ARTILLERY: Decision(
        (v.ARTILLERY, v.HOLD), combat.artillery_candidates, combat.artillery_refusal, combat.artillery_apply
    ),
    f.RETREAT: Decision((v.RETREAT,), retreat.candidates, retreat.refusal, retreat.apply),
    f.ENCOUNTER: Decision((v.OPTION, v.DONE), encounter.candidates, encounter.refusal, encounter.apply),
    f.SCENES: Decision(
        (v.SCENE, v.DONE), encounter.scenes_candidates, encounter.scenes_refusal, encounter.scenes_apply
    ),
    f.FACTORY_CARD: Decision((v.FACTORY_CARD,), factory.candidates, factory.refusal, factory.apply),
    f.CHOICE: Decision((v.GAIN, v.DECLINE), factory.choice_candidates, factory.choice_refusal, factory.choice_apply),
    f.PRODUCE: Decision((v.PLACE, v.PART, v.DONE), produce.candidates, produce.refusal, produce.apply, exact=True),
    f.TRADE: Decision((v.PLACE,), trade.candidates, trade.refusal, trade.apply, exact=True),
    f.GOODS: Decision((v.GOOD, v.DONE), trade.goods_candidates, trade.goods_refusal, trade.goods_apply, exact=True),
    f.TAKE: Decision((v.TAKE,), gains.take_candidates, gains.take_refusal, gains.take_apply, exact=True),
    f.PAY: Decision((v.PAY, v.PAY_CARD), payment.candidates, payment.refusal, payment.apply, exact=True),
    f.DISCARD: Decision((v.DISCARD,), payment.discard_candidates, payment.discard_refusal, payment.discard_apply),
    f.CUBE: Decision((v.CUBE, v.DECLINE), upgrade.cube_candidates, upgrade.cube_refusal, upgrade.cube_apply),
    f.COVER: Decision((v.COVER,), upgrade.cover_candidates, upgrade.cover_refusal, upgrade.cover_apply),
    f.MECH: Decision((v.ABILITY, v.DECLINE), deploy.mech_candidates, deploy.mech_refusal, deploy.mech_apply),
    f.DEPLOY: Decision((v.PLACE,), deploy.candidates, deploy.refusal, deploy.apply, exact=True),
    f.STRUCTURE: Decision(
        (v.STRUCTURE, v.DECLINE), build.structure_candidates, build.structure_refusal, build.structure_apply
    ),
    f.BUILD: Decision((v.PLACE,), build.candidates, build.refusal, build.apply, exact=True),
    f.RECRUIT: Decision(
        (v.RECRUIT, v.DECLINE), enlist.recruit_candidates, enlist.recruit_refusal, enlist.recruit_apply
    ),
    f.BONUS: Decision((v.BONUS,), enlist.bonus_candidates, enlist.bonus_refusal, enlist.bonus_apply),
    f.LOOK: Decision((v.LOOK,), encounter.look_candidates, encounter.look_refusal, encounter.look_apply),
    f.RESETTLE: Decision((v.PLACE, v.DECLINE), resettle.candidates, resettle.refusal, resettle.apply),
    f.SETTLERS: Decision(
        (v.UNIT, v.DONE), resettle.settlers_candidates, resettle.settlers_refusal, resettle.settlers_apply
    ),
}
_DIAL_VERBS = (v.DIAL, v.CARD, v.READY)

_STEPS: tuple[Callable[[State, Frame], None], ...] = (
    combat.combats,
    combat.ability,
    combat.fight,
    combat.aftermath,
    encounter.meet,
    factory.visit,
    stars.run,
    gains.run_effect,
    bottom.finish,
    gains.run,
    encounter.under_deck,
)

# Questions that answer themselves when there is only one way.
_FORCED: dict[int, Callable[[State, Frame], Code | None]] = {f.PAY: payment.forced, f.RETREAT: retreat.forced}

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
    v.STOP: "SCY-MOVE-02",
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
_AFTER_THE_END = "SCY-END-02"


def actors(s: State) -> tuple[int, ...]:
    """The seats that owe an answer now."""
    if s.over:
        return ()
    frame = s.pending[-1]
    return combat.owing(s, frame) if frame[0] == f.DIALS else (frame[1],)


def legal(s: State, seat: int) -> list[Code]:
    """What the seat may answer, unique and sorted."""
    frame = s.pending[-1]
    kind = frame[0]
    if kind == f.DIALS:
        return combat.dials_candidates(s, frame, seat)
    decision = _TABLE[kind]
    found = decision.candidates(s, frame)
    if decision.exact:
        return found
    refused = decision.refusal
    return [code for code in found if not refused(s, frame, code)]


def refusal(s: State, seat: int, code: Code) -> str:
    """The rule that forbids a wish, or "" if it may be played."""
    if s.over:
        return _AFTER_THE_END
    frame = s.pending[-1]
    if seat not in actors(s):
        return _out_of_turn(frame, seat, code[0])
    if frame[0] == f.DIALS:
        return combat.dials_refusal(s, frame, seat, code) if code[0] in _DIAL_VERBS else _moment(s, frame, code[0])
    decision = _TABLE[frame[0]]
    return decision.refusal(s, frame, code) if code[0] in decision.verbs else _moment(s, frame, code[0])


def _out_of_turn(frame: Frame, seat: int, verb: int) -> str:
    """The rule against a wish of a seat that owes no answer."""
    if frame[0] == f.DIALS and verb in _DIAL_VERBS and seat not in frame[1:3]:
        return "SCY-COMBAT-06"
    return "SCY-OBJ-02" if verb == v.REVEAL else _OUT_OF_TURN


def _moment(s: State, frame: Frame, verb: int) -> str:
    """The rule on a verb's proper moment; a side action answers no question at all (SCY-DIG-45)."""
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


def apply(s: State, seat: int, code: Code) -> None:
    """Carry out a legal answer and everything that follows without a question."""
    frame = s.pending[-1]
    if frame[0] == f.DIALS:
        combat.dials_apply(s, frame, seat, code)
    else:
        _TABLE[frame[0]].apply(s, frame, code)
    run(s)


def run(s: State) -> None:
    """Carry out automatic frames until a real question is on top or the game is over."""
    while not s.over:
        frame = s.pending[-1]
        kind = frame[0]
        if kind >= f.AUTOMATIC:
            s.pending.pop()
            _STEPS[kind - f.AUTOMATIC](s, frame)
            continue
        forced = _FORCED.get(kind)
        code = forced(s, frame) if forced else None
        if code is None:
            return
        _TABLE[kind].apply(s, frame, code)
