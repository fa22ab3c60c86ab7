"""The table of questions: which module lists the answers to each, refuses wishes and carries answers out."""

from __future__ import annotations

from collections.abc import Callable

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
    moments,
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
from furrow.games.scythe import verbs as v
from furrow.games.scythe.state import State
from furrow.kernel.pending import Decision, Frame, Pending, SealedDecision

_QUESTIONS: dict[int, Decision[State] | SealedDecision[State]] = {
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
    f.RETREAT: Decision((v.RETREAT,), retreat.candidates, retreat.refusal, retreat.apply, forced=retreat.forced),
    f.ENCOUNTER: Decision((v.OPTION, v.DONE), encounter.candidates, encounter.refusal, encounter.apply),
    f.SCENES: Decision(
        (v.SCENE, v.DONE), encounter.scenes_candidates, encounter.scenes_refusal, encounter.scenes_apply
    ),
    f.FACTORY_CARD: Decision((v.FACTORY_CARD,), factory.candidates, factory.refusal, factory.apply),
    f.CHOICE: Decision((v.GAIN, v.DECLINE), factory.choice_candidates, factory.choice_refusal, factory.choice_apply),
    f.PRODUCE: Decision((v.PLACE, v.PART, v.DONE), produce.candidates, produce.refusal, produce.apply, exact=True),
    f.TRADE: Decision((v.PLACE, v.DECLINE), trade.candidates, trade.refusal, trade.apply, exact=True),
    f.GOODS: Decision((v.GOOD, v.DONE), trade.goods_candidates, trade.goods_refusal, trade.goods_apply, exact=True),
    f.TAKE: Decision((v.TAKE,), gains.take_candidates, gains.take_refusal, gains.take_apply, exact=True),
    f.PAY: Decision(
        (v.PAY, v.PAY_CARD), payment.candidates, payment.refusal, payment.apply, exact=True, forced=payment.forced
    ),
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
    f.LOOK: Decision((v.LOOK, v.DECLINE), encounter.look_candidates, encounter.look_refusal, encounter.look_apply),
    f.RESETTLE: Decision((v.PLACE, v.DECLINE), resettle.candidates, resettle.refusal, resettle.apply),
    f.SETTLERS: Decision(
        (v.UNIT, v.DONE), resettle.settlers_candidates, resettle.settlers_refusal, resettle.settlers_apply
    ),
    f.DIALS: SealedDecision(
        (v.DIAL, v.CARD, v.READY), combat.owing, combat.dials_candidates, combat.dials_refusal, combat.dials_apply
    ),
}

_STEPS: dict[int, Callable[[State, Frame], None]] = {
    f.COMBATS: combat.combats,
    f.ABILITY: combat.ability,
    f.FIGHT: combat.fight,
    f.AFTERMATH: combat.aftermath,
    f.MEET: encounter.meet,
    f.VISIT: factory.visit,
    f.STARS: stars.run,
    f.EFFECT: gains.run_effect,
    f.FINISH: bottom.finish,
    f.GRANT: gains.run,
    f.UNDER_DECK: encounter.under_deck,
}

_PENDING = Pending(_QUESTIONS, _STEPS, moments.out_of_turn, moments.wrong_moment, moments.AFTER_THE_END)

actors = _PENDING.actors
legal = _PENDING.legal
refusal = _PENDING.refusal
apply = _PENDING.apply
apply_noting = _PENDING.apply_noting
understands = _PENDING.understands
