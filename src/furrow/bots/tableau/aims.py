"""How a game is won: against rivals, or alone."""

from __future__ import annotations

from typing import NamedTuple


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
