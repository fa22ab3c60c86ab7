"""Other moments of a round of Imperial Settlers for rule tests: the way into production and into the next round."""

from __future__ import annotations

from typing import Any

import furrow
from furrow import Game
from tests.imperial_settlers.positions import at
from tests.tableau.positions import goods, hand, legal, points, seen

IMP = "imperial_settlers"


def new(seats: int = 2, seed: int = 0, **setup: Any) -> Game:
    return furrow.new(IMP, seats=seats, seed=seed, **setup)


def before_production(*players: dict[str, Any], first: int = 0, **rest: Any) -> Game:
    """The last pick of the second draft is open for seat `first`: `take ruins.com073` starts the production."""
    return at(
        *players,
        first=first,
        active=first,
        phase="lookout",
        pending=[["phase", first, 5], ["draft", first, 1]],
        row=["ruins.com073", "ruins.com074"],
        counts={"drafts": 2},
        **rest,
    )


def produced(*players: dict[str, Any], **rest: Any) -> Game:
    """Production has begun; it stops at the first question, at the latest at the first turn."""
    game = before_production(*players, **rest)
    game.play("take ruins.com073")
    return game


def last_pass(*players: dict[str, Any], **rest: Any) -> Game:
    """Only the first of these players has not passed yet, and now does."""
    rows = [players[0], *(player | {"passed": True} for player in players[1:])]
    game = at(*rows, **rest)
    game.play("pass")
    return game


def next_round(game: Game) -> None:
    """Everybody passes; clean-up, lookout and production go by, up to the first turn of the next round."""
    now = seen(game).round
    for _ in range(200):
        if seen(game).round == now + 1 and seen(game).phase == "action":
            return
        answers = legal(game)
        game.play("pass" if "pass" in answers else answers[0])
    raise AssertionError("the round does not end")


def play_through_draft(game: Game) -> None:
    """Everybody takes the first card of the row, until the draft is over."""
    while game.question() == "draft":
        game.play(legal(game)[0])


def on_top(game: Game, deck: str, *cards: str) -> Game:
    """The same position with certain cards on top of a deck, the first of them uppermost."""
    document = game.position()
    rest = [card for card in document["decks"][deck] if card not in cards]
    return furrow.position(IMP, document | {"decks": document["decks"] | {deck: rest + list(reversed(cards))}})


def told(game: Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind, as the seat may read them."""
    return [event for event in game.events(seat) if event["kind"] == kind]


def wealth(game: Game, seat: int = 0) -> dict[str, int]:
    """Tokens, points and the number of cards in the hand."""
    found = {**goods(game, seat), "vp": points(game, seat), "card": len(hand(game, seat))}
    return {good: amount for good, amount in found.items() if amount}


def pile(game: Game, deck: str) -> list[str]:
    """The discards of a deck, the last on top."""
    found: list[str] = game.position()["discards"][deck]
    return found


def deck(game: Game, name: str) -> list[str]:
    """The cards of a deck, the top one first."""
    found: list[str] = game.position()["decks"][name]
    return found[::-1]


def thinned(game: Game, holder: int, **decks: tuple[list[str], list[str]]) -> Game:
    """The same position with only these cards in some decks (top first) and on their discards.

    The others go to a hand: those of a faction to its player, common ones to the holder.
    """
    document = game.position()
    players = [dict(row) for row in document["players"]]
    for name, (cards, discards) in decks.items():
        seat = next((seat for seat, row in enumerate(players) if row["faction"] == name), holder)
        moved = [*document["decks"][name], *document["discards"][name]]
        players[seat]["hand"] = [*players[seat]["hand"], *(c for c in moved if c not in (*cards, *discards))]
        document["decks"][name], document["discards"][name] = cards[::-1], discards
    return furrow.position(IMP, document | {"players": players})
