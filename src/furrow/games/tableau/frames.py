"""The kinds of frames that the games of the family share. A frame is (kind, seat, numbers…).

`FIELDS` names the numbers after the seat and their types; positions, their checks and views are made from it. Names
that begin with "_" are not shown.
"""

from __future__ import annotations

_QUESTIONS = {
    "turn": "",
    "end": "",
    "draft": "_left:count",
    "pay": "any_resource:count *goods",
    "discard": "amount:count",
    "cancel": "amount:count",
    "draw": "amount:count",
    "keep": "_rest:flag *offered",
    "gather": "amount:count *offered",
    "option": "_program:program _index:count card:card",
    "offer": "_program:program _index:count card:card",
    "target": "_program:program _index:count card:card amount:count _chosen:mask",
    "again": "card:card",
    "exchange": "amount:count",
    "order": "_when:count card:card _left:mask",
    "store": "_next:count",
    "name": "card:card",
}
_STEPS = {
    "run": "_program:program _index:count card:card owner:seat",
    "build_it": "card:card _base:base _flag:flag",
    "deal_it": "card:card",
    "raze_it": "card:card",
    "use_it": "card:card",
    "fire": "_when:count card:card",
    "produce": "_stage:count _index:count",
    "phase": "_phase:phase",
    "then": "_task:task _card:card _base:base _number:count",
    "drop_it": "card:card",
    "fall_it": "card:card",
}

NAMES = (*_QUESTIONS, *_STEPS)
(
    TURN,
    END,
    DRAFT,
    PAY,
    DISCARD,
    CANCEL,
    DRAW,
    KEEP,
    GATHER,
    OPTION,
    OFFER,
    TARGET,
    AGAIN,
    EXCHANGE,
    ORDER,
    STORE,
    NAME,
    RUN,
    BUILD_IT,
    DEAL_IT,
    RAZE_IT,
    USE_IT,
    FIRE,
    PRODUCE,
    PHASE,
    THEN,
    DROP_IT,
    FALL_IT,
) = range(28)
FIRST_OWN = 28
FIELDS = {**_QUESTIONS, **_STEPS}
