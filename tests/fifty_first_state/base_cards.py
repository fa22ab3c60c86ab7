"""Helpers for the tests of single cards and boards: goods as texts, and the way into the production phase."""

from __future__ import annotations

from collections import Counter
from typing import Any

from furrow import Game
from furrow.games.fifty_first_state.rules import RULES
from tests.fifty_first_state.positions import at
from tests.tableau.positions import goods, hand, legal, points

_FOR_THE_ROW = ("shadow", "gasoline_cultist", "weapon_trader", "oil_trader")


def base_designs(category: str = "") -> set[str]:
    """The ids of the designs that the base set holds, of one category or of all."""
    rows = [face.row for face in RULES.book.faces]
    return {row.id for row in rows if row.copies[0].set == "base" and row.category.startswith(category)}


def amounts(*texts: str) -> dict[str, int]:
    """`amounts("2 gun + 1 vp", "1 gun")` is {"gun": 3, "vp": 1}."""
    found: Counter[str] = Counter()
    for part in " + ".join(text for text in texts if text).split(" + "):
        if part:
            amount, good = part.split()
            found[good] += int(amount)
    return dict(found)


def held(game: Game, seat: int = 0) -> dict[str, int]:
    """Everything of a player that can be gained: tokens of the supply, points, cards of the hand."""
    found = goods(game, seat) | {"vp": points(game, seat), "card": len(hand(game, seat))}
    return {good: amount for good, amount in found.items() if amount}


def producing(*players: dict[str, Any], **rest: Any) -> Game:
    """The moment after a production phase. Seat 1 drafts one more card than it was given."""
    spare = [card for card in _FOR_THE_ROW if card not in str(players)][:2]
    game = at(
        *players,
        phase="lookout",
        pending=[["phase", 0, 5], ["draft", 1, 1]],
        row=spare,
        counts={"drafts": 2},
        **rest,
    )
    game.play(f"take {spare[0]}")
    return game


def next_round(game: Game, *answers: str) -> None:
    """All pass, the clean-up puts its questions, and after draft and production the actions begin again."""
    this = game.position()["round"]
    while game.position()["phase"] == "action" and game.position()["round"] == this:
        game.play("pass")
    for answer in answers:
        game.play(answer)
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert (game.position()["round"], game.position()["phase"]) == (this + 1, "action")
