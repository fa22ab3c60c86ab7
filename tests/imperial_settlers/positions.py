"""Positions of Imperial Settlers for rule tests."""

from __future__ import annotations

from typing import Any

from furrow import Game
from furrow.games.imperial_settlers.rules import ImperialSettlers, make_book
from furrow.games.tableau.rows import Card
from tests.tableau.positions import position


def at(*players: dict[str, Any], **rest: Any) -> Game:
    """`at(barbarians(goods={"wood": 2}, hand=["mill.com006"]), japanese(locations=["armorer.com018"]))`"""
    return position("imperial_settlers", *players, **rest)


def barbarians(**pieces: Any) -> dict[str, Any]:
    """A player of the Barbarians with nothing, changed as wished."""
    return {"faction": "barbarians"} | pieces


def japanese(**pieces: Any) -> dict[str, Any]:
    return {"faction": "japanese"} | pieces


def romans(**pieces: Any) -> dict[str, Any]:
    return {"faction": "romans"} | pieces


def egyptians(**pieces: Any) -> dict[str, Any]:
    return {"faction": "egyptians"} | pieces


def solo(player: dict[str, Any], *, virtual: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """The players of a solo game: `at(*solo(romans(locations=[...]), virtual={"deals": ["attack_01"]}))`."""
    return [player, {"virtual": True} | (virtual or {})]


def with_card(card: Card, document: dict[str, Any]) -> Game:
    """A position with a card made for the test (its copies belong to a set in play)."""
    rules = ImperialSettlers(make_book([card]))
    return Game(rules, rules.from_position(document))
