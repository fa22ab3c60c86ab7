"""Helpers for rule tests of the card games: a position, a line, the result; what is refused, and by which rule."""

from __future__ import annotations

from typing import Any

import furrow
from furrow import Game
from furrow.games.tableau.view import Location, Seat, View
from tests.refusing import legal as legal
from tests.refusing import refused as refused


def seen(game: Game, seat: int | None = 0) -> View:
    """The view, with its type."""
    view = game.view(seat)
    assert isinstance(view, View)
    return view


def player(game: Game, seat: int = 0) -> Seat:
    """What everybody sees of a player."""
    return seen(game, None).players[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """The tokens in the own supply of a player; kinds of which there are none are left out."""
    return player(game, seat).goods


def points(game: Game, seat: int = 0) -> int:
    return player(game, seat).points


def hand(game: Game, seat: int = 0) -> list[str]:
    """The hand as its owner sees it."""
    own = seen(game, seat).own
    assert own
    return own.hand


def built(game: Game, seat: int = 0) -> list[str]:
    """The locations of a player, in the order of building."""
    return [location.card for location in player(game, seat).locations]


def location(game: Game, card: str) -> Location:
    """A built location, whoever has it."""
    for row in seen(game, None).players:
        for found in row.locations:
            if found.card == card:
                return found
    raise AssertionError(f"{card} is not built")


def position(name: str, *players: dict[str, Any], **rest: Any) -> Game:
    """A position of a game. The first player given is seat 0 and, unless `active` says otherwise, takes the turn."""
    rest.setdefault("active", 0)
    return furrow.position(name, {"players": list(players), **rest})
