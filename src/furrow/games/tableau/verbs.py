"""The verbs of actions that the games of the family share. A code is (verb, numbers…)."""

from __future__ import annotations

(
    BUILD,  # card, the location it replaces + 2: 0 none, 1 a ruin or foundation
    DEAL,  # card
    RAZE,  # card
    USE,  # card
    EXCHANGE,
    TAKE,  # card
    DROP,  # cards
    CHOOSE,  # card
    STEAL,  # good, seat
    PLAYER,  # seat
    GAIN,  # amounts
    ACCEPT,  # amounts paid
    PAY,  # wild and kept goods used, sources and amounts
    STORE,  # amounts
    DISCARD,  # card
    CANCEL,  # deal
    DRAW,  # deck
    KEEP,  # card
    SHIELD,  # card
    AGAIN,
    DECLINE,
    DONE,
    PASS,
    END,
) = range(24)

GIVING_UP = frozenset((DECLINE, PASS, END))
"""Answers that let go what else could be done."""
FIRST_OWN = 24
"""From here on the verbs of one game."""
NO_BASE, ANY_RUIN, FIRST_BASE = 0, 1, 2
"""What a built card replaces: nothing, a ruin or foundation, or the location with the number less `FIRST_BASE`."""
