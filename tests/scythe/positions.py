"""Helpers for rule tests: a position, a line, the result; what is refused, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from furrow.games.scythe.view import Seat, View


def at(*players: dict[str, Any], **rest: Any) -> Game:
    """A position. The first player given is seat 0 and, unless `active` says otherwise, takes the turn.

    `at({"faction": "saxony", "workers": ["F1", "F1"]}, {"faction": "nordic"})`
    """
    rest.setdefault("active", 0)
    return furrow.position("scythe", {"players": list(players), **rest})


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
