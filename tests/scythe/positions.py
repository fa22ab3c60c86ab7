"""Helpers for rule tests: a position, a line, the result; what is refused, and by which rule."""

from __future__ import annotations

from typing import Any

import furrow
from furrow import Game
from furrow.games.scythe.view import Seat, View
from tests.refusing import legal as legal
from tests.refusing import refused as refused


def at(*players: dict[str, Any], **rest: Any) -> Game:
    """A position. The first player given is seat 0 and, unless `active` says otherwise, takes the turn.

    `at({"faction": "saxony", "workers": ["F1", "F1"]}, {"faction": "nordic"})`; see `starred` for their stars.
    """
    rest.setdefault("active", 0)
    rows = players if rest.get("over") else map(starred, players)
    return furrow.position("scythe", {"players": list(rows), **rest})


_WHOLE = {"cubes": 6, "mechs": 4, "structures": 4, "recruits": 4, "workers": 8}
_TOPS = {"power": 16, "popularity": 18}


def starred(row: dict[str, Any]) -> dict[str, Any]:
    """A player with the stars that its pieces have earned, so that a test need not name them (SCY-INV-11)."""
    met = [name for name, count in _WHOLE.items() if len(row.get(name, ())) == count]
    met += [name for name, top in _TOPS.items() if row.get(name) == top]
    found = {"upgrades" if name == "cubes" else name: 1 for name in met}
    return row | {"stars": found | row.get("stars", {})} if found else row


def seen(game: Game, seat: int | None = 0) -> View:
    """The view, with its type."""
    view = game.view(seat)
    assert isinstance(view, View)
    return view


def player(game: Game, seat: int = 0) -> Seat:
    """What everybody sees of a player."""
    return seen(game, None).players[seat]


def goods(game: Game, place: str) -> dict[str, int]:
    """The resources on a place."""
    return seen(game, None).goods.get(place, {})


def saxony(**pieces: Any) -> dict[str, Any]:
    """A plain Saxony with one worker, changed as wished."""
    return {"faction": "saxony", "mat": "industrial", "workers": ["F1"]} | pieces


def rival(**pieces: Any) -> dict[str, Any]:
    """A plain opponent for it."""
    return {"faction": "nordic", "mat": "engineering"} | pieces


def tracks(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """Coins, power and popularity of a player."""
    row = player(game, seat)
    return row.coins, row.power, row.popularity
