"""What counts against the own standing: rivals, or the aim of a solo game."""

from __future__ import annotations

from typing import NamedTuple

from furrow.bots.tableau.weights import Weights
from furrow.games.tableau.state import State
from furrow.games.tableau.virtual import VIRTUAL

_CONNECTION = 1.6
"""Points that the virtual player is likely to gain by an open connection card (FSS-SOLO-12)."""
_ITS_ROUND = 5.5
"""Points that it gains in a later round: measured over 450 solo games, 4 in the first round and 5.6 from the fourth."""


class Aim(NamedTuple):
    """How a game is won."""

    envy: float
    """How much a rival's standing counts."""
    location: float = 0.0
    """A location of the own faction beyond its points, …"""
    card: float = 0.0
    """… and a card that may become one."""
    common: float = 0.0
    """Any other location, which the virtual player may raze."""
    token: float = 0.0
    """A raze token, beyond its price: it takes cards from the virtual player."""
    alone: bool = False
    """Is the rival a virtual player?"""


def gathered(s: State) -> int:
    """Cards that the virtual player of Imperial Settlers has, or will have at the end of the round."""
    return len(s.tables["collection"]) + len(s.players[VIRTUAL].locations)


def virtual_points(s: State) -> float:
    """Points of the virtual player of 51st State, and those that it is about to gain."""
    cards = 0 if s.players[0].passed else len(s.tables.get("connections", ()))
    return s.players[VIRTUAL].points + _CONNECTION * cards


def virtual_end(s: State, left: float) -> float:
    """Points with which the virtual player of 51st State is likely to end, so many rounds from now.

    For winning chances only: the bots choose by `virtual_points`, as their measured strength has it.
    """
    return virtual_points(s) + _ITS_ROUND * left


def aim(s: State, weights: Weights) -> Aim:
    """A solo game of Imperial Settlers is won by faction locations, one of 51st State by points."""
    if s.seats > 1:
        return Aim(weights.envy)
    if "collection" in s.tables:
        goal = weights.solo_goal
        return Aim(
            1.0, goal, goal * weights.solo_card, -goal * weights.solo_danger, goal * weights.solo_raze, alone=True
        )
    return Aim(1.0, alone=True)
