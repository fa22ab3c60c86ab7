"""What things are worth to the greedy bot, in victory points. Not tuned: plain judgement from the price lists of the
cards."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of one game. `goods` are values of a token or card in hand; what is not named is worth `other`."""

    goods: dict[str, float]
    other: float
    hand: float
    """A card in the hand."""
    yearly: float
    """How much of a location's yield in later rounds is believed."""
    use: float
    """How much of an action's profit is believed: its cost must be found first."""
    trigger: float
    """A feature that answers to what its owner does."""
    store: float
    ruin: float
    envy: float
    """The best rival's value counts against the own one."""


_FIFTY_FIRST = Weights(
    goods={
        "worker": 0.45,
        "gun": 0.55,
        "fuel": 0.5,
        "iron": 0.6,
        "brick": 0.65,
        "ammo": 0.75,
        "grey_contact": 0.8,
        "red_contact": 0.5,
        "blue_contact": 0.55,
        "universal_contact": 0.8,
        "shield": 0.2,
        "development": 0.9,
        "card": 0.6,
        "vp": 1.0,
    },
    other=0.4,
    hand=0.35,
    yearly=0.8,
    use=0.7,
    trigger=0.5,
    store=0.4,
    ruin=0.3,
    envy=0.25,
)
_SETTLERS = Weights(
    goods={
        "worker": 0.45,
        "wood": 0.7,
        "stone": 0.75,
        "food": 0.7,
        "gold": 0.85,
        "raze_token": 0.6,
        "defence_token": 0.1,
        "card": 0.6,
        "common_card": 0.55,
        "faction_card": 0.6,
        "vp": 1.0,
    },
    other=0.4,
    hand=0.35,
    yearly=0.85,
    use=0.75,
    trigger=0.8,
    store=0.5,
    ruin=0.7,
    envy=0.25,
)
WEIGHTS = {"fifty_first_state": _FIFTY_FIRST, "imperial_settlers": _SETTLERS}
PLAIN = _SETTLERS._replace(goods={"vp": 1.0})
"""For a game of the family that nobody has thought about yet."""
