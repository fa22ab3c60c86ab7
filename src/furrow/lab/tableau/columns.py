"""The card games in the tables: numbers worth a column, from the public view."""

from __future__ import annotations

from furrow.games.tableau.view import View


def facts(view: View, seat: int) -> dict[str, int]:
    """How the seat stands: a column for each."""
    player = view.players[seat]
    return {
        "location_count": len(player.locations),
        "deal_count": len(player.deals) + len(player.foreign),
        "hand_cards": player.hand,
        "ruin_count": player.ruins,
    }
