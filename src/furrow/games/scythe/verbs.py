"""The verbs of actions. A code is (verb, numbers…); legal answers are sorted by their codes."""

from __future__ import annotations

(
    SECTION,  # section
    TOP,  # choice, less
    BOTTOM,  # bottom action, coins: 0 all, 1 none, 2 "less" asks
    REVEAL,  # objective card
    UNIT,  # kind, place
    PLACE,  # place
    PART,  # place, amount
    CARRY,  # cargo, amount
    CARRY_ALL,
    CARRY_NONE,
    FIGHT,  # place
    ARTILLERY,
    HOLD,
    DIAL,  # power
    CARD,  # value
    READY,
    RETREAT,  # place
    OPTION,  # option, less
    SCENE,  # place in the row
    FACTORY_CARD,  # card
    GOOD,  # resource
    TAKE,  # amount
    PAY,  # resource, place
    PAY_CARD,  # value
    DISCARD,  # value
    CUBE,  # box
    COVER,  # bottom action
    ABILITY,  # ability
    STRUCTURE,  # structure
    RECRUIT,  # bottom action
    BONUS,  # bonus, less
    GAIN,  # gain
    LOOK,  # seat
    DECLINE,
    SKIP,
    DONE,
    STOP,
    PASS,
    END,
    # side actions
    GIVE,  # coins, seat
    REFUSE,  # bonus
    ACCEPT,  # bonus
    PENALTY,  # seat
    WITHDRAW,
) = range(44)

FIRST_SIDE = GIVE
WITHOUT_COINS = 1
GIVING_UP = frozenset((DECLINE, SKIP, PASS, END))
"""Answers that let go what else could be done."""
