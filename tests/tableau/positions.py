"""Helpers for rule tests of the card games: a position, a line, the result; what is refused, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from furrow.games.tableau.view import Location, Seat, View


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


def legal(game: Game, seat: int | None = None) -> list[str]:
    """The texts of the legal answers."""
    return [str(action) for action in game.legal(seat)]


def refused(game: Game, line: str, seat: int | None = None) -> str | None:
    """The rule that forbids a line, or None; checks that playing it and `legal` agree, and that nothing changes."""
    before = game.position()
    refusal = game.why_not(line, seat)
    trial = game.clone()
    if refusal is None:
        trial.play(line, seat)
        return None
    steps = [step.strip() for step in line.split("/")]
    for step in steps[: refusal.step]:
        trial.play(step, seat)
    if seat is None or seat in trial.actors:
        assert steps[refusal.step] not in legal(trial, seat)
        with pytest.raises(furrow.IllegalAction) as error:
            trial.play(steps[refusal.step], seat)
        assert error.value.rule == refusal.rule
    assert game.position() == before
    return refusal.rule


def position(name: str, *players: dict[str, Any], **rest: Any) -> Game:
    """A position of a game. The first player given is seat 0 and, unless `active` says otherwise, takes the turn."""
    rest.setdefault("active", 0)
    return furrow.position(name, {"players": list(players), **rest})
