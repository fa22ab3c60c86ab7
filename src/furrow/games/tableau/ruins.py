"""Razed cards that stay, face down: ruins or foundations. They are no longer locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from furrow.kernel.events import EVERYBODY

if TYPE_CHECKING:
    from furrow.games.tableau.state import State


def is_ruin(s: State, seat: int, card: int) -> bool:
    """Is the card, as far as the seat knows, a ruin? All have seen what was razed, but not what was laid face down."""
    return any(card in player.ruins for player in s.players) and bool(s.seen.get(card, EVERYBODY) >> seat & 1)
