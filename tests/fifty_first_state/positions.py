"""Positions of 51st State for rule tests."""

from __future__ import annotations

from typing import Any

from furrow import Game
from furrow.games.fifty_first_state.rules import FiftyFirstState, make_book
from furrow.games.tableau.rows import Card
from tests.tableau.positions import position

WINTER = {"expansion": "winter"}
NEW_ERA = {"expansion": "new_era"}


def at(*players: dict[str, Any], **rest: Any) -> Game:
    """`at(mutants(goods={"worker": 4}, hand=["school.1"]), rival(locations=["pub.1"]))`"""
    return position("fifty_first_state", *players, **rest)


def mutants(**pieces: Any) -> dict[str, Any]:
    """A player of the Mutants Union with nothing, changed as wished."""
    return {"faction": "mutants_union"} | pieces


def rival(**pieces: Any) -> dict[str, Any]:
    """An opponent of the Merchants Guild."""
    return {"faction": "merchants_guild"} | pieces


def third(**pieces: Any) -> dict[str, Any]:
    """Another one, of New York."""
    return {"faction": "new_york"} | pieces


def solo(*, virtual: dict[str, Any] | None = None, **pieces: Any) -> list[dict[str, Any]]:
    """The players of a solo game: `at(*solo(locations=["school.1"], virtual={"points": 3}))`."""
    return [mutants(**pieces), {"virtual": True} | (virtual or {})]


def with_card(card: Card, document: dict[str, Any]) -> Game:
    """A position with a card made for the test (its copies belong to a set in play)."""
    rules = FiftyFirstState(make_book([card]))
    return Game(rules, rules.from_position(document))
