"""Positions with known cards on top of a deck, and the way from one phase to the next."""

from __future__ import annotations

from typing import Any

import furrow
from furrow import Game
from tests.fifty_first_state.positions import at, solo


def on_top(game: Game, *cards: str, deck: str = "deck") -> Game:
    """The same position with these cards on top of a deck, the first one topmost."""
    document = game.position()
    rest = [card for card in document["decks"][deck] if card not in cards]
    return furrow.position(game.name, document | {"decks": document["decks"] | {deck: [*rest, *reversed(cards)]}})


def run_dry(game: Game, *decks: str) -> Game:
    """The same position with all cards of these decks among their discards."""
    document = game.position()
    for deck in decks:
        document["discards"][deck] += document["decks"][deck]
        document["decks"][deck] = []
    return furrow.position(game.name, document)


def before_production(*players: dict[str, Any], **rest: Any) -> Game:
    """The last pick of the lookout is open: `take wrecked_tank.1` starts the production phase."""
    row = {"row": ["wrecked_tank.1", "wrecked_tank.2"], "phase": "lookout", "counts": {"drafts": 2}}
    pending = [["phase", 0, 5], ["draft", 0, 1]]
    return at(*players, **{"pending": pending, **row, **rest})


def through_lookout(game: Game) -> None:
    """Everybody drafts what comes first, and all produce."""
    while game.actors and game.question() == "draft":
        game.play(game.legal()[0])


def idle_turn(game: Game) -> None:
    """An action that changes nothing but two workers into a gun."""
    game.play("exchange / gain 1 gun")
    if game.question() == "exchange":
        game.play("done")


def under_attack(*cards: str, virtual: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A solo game where no connection card lies open and the virtual player will reveal these cards, one each turn.

    `under_attack("archive", locations=["school.1"])`; `table` is for what does not belong to a player.
    """
    table = rest.pop("table", {})
    pieces = {"goods": {"worker": 10}} | rest
    return on_top(at(*solo(virtual=virtual, **pieces), **table), *cards)
