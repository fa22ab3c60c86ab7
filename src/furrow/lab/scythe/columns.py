"""Scythe in the tables: numbers worth a column, from the public view."""

from __future__ import annotations

from furrow.games.scythe.view import View


def facts(view: View, seat: int) -> dict[str, int]:
    """How the seat stands: a column for each."""
    player = view.players[seat]
    return {
        "star_count": player.star_count,
        "popularity": player.popularity,
        "power": player.power,
        "workers_on_mat": player.workers_on_mat,
    }
