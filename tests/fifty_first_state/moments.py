"""Moments of a round of 51st State for rule tests: the start, the way into production, decks laid as wished."""

from __future__ import annotations

from typing import Any

import furrow
from furrow import Game
from tests.fifty_first_state.positions import WINTER, at, mutants, rival
from tests.tableau.positions import goods, hand, legal, points, seen

FSS = "fifty_first_state"
SETS = ("none", "new_era", "winter")


def new(seats: int = 2, seed: int = 0, **setup: Any) -> Game:
    return furrow.new(FSS, seats=seats, seed=seed, **setup)


def started(seats: int = 2, seed: int = 0, **setup: Any) -> Game:
    """A new game after everybody has dropped two cards: the first draft is open."""
    game = new(seats, seed, **setup)
    for seat in range(seats):
        game.play(legal(game, seat)[0], seat)
    return game


def producing(*players: dict[str, Any], first: int = 0, **rest: Any) -> Game:
    """Just before production: `take shelter` ends the draft. Seat `first` makes the last pick."""
    return at(
        *players,
        first=first,
        active=first,
        phase="lookout",
        pending=[["phase", first, 5], ["draft", first, 1]],
        row=["shelter", "confessor"],
        counts={"drafts": 2},
        **rest,
    )


def produced(*players: dict[str, Any], **rest: Any) -> Game:
    """Production has begun; it stops at the first question, at the latest at the first turn."""
    game = producing(*players, **rest)
    game.play("take shelter")
    return game


def rearranged(game: Game, **changes: Any) -> Game:
    """The same position with some entries of its document changed."""
    return furrow.position(FSS, game.position() | changes)


def on_top(game: Game, *cards: str, deck: str = "deck") -> Game:
    """The same position with certain cards on top of a deck, the first of them uppermost."""
    decks = game.position()["decks"]
    rest = [card for card in decks[deck] if card not in cards]
    return rearranged(game, decks=decks | {deck: rest + list(reversed(cards))})


def thin(game: Game, deck: list[str], discards: list[str], *, holder: int) -> Game:
    """The same position with only these cards in the draw deck and on its discards; the holder has the others."""
    document = game.position()
    moved = [*document["decks"]["deck"], *document["discards"]["deck"]]
    players = [dict(row) for row in document["players"]]
    players[holder]["hand"] += [card for card in moved if card not in (*deck, *discards)]
    return rearranged(
        game,
        players=players,
        decks=document["decks"] | {"deck": list(reversed(deck))},
        discards=document["discards"] | {"deck": discards},
    )


def told(game: Game, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as the seat may read them."""
    return [event for event in game.events(seat) if event["kind"] == kind]


def drawn(game: Game, seat: int) -> list[str]:
    """The cards that a seat drew, in their order."""
    return [card for event in told(game, seat, "draw") if event["seat"] == seat for card in event["cards"]]


def wealth(game: Game, seat: int = 0) -> dict[str, int]:
    """Tokens, points and the number of cards in the hand."""
    found = {**goods(game, seat), "vp": points(game, seat), "card": len(hand(game, seat))}
    return {good: amount for good, amount in found.items() if amount}


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The differences of two such lists."""
    kinds = sorted({*before, *after})
    change = {good: after.get(good, 0) - before.get(good, 0) for good in kinds}
    return {good: amount for good, amount in change.items() if amount}


def yields(**pieces: Any) -> dict[str, int]:
    """What production brings to the Mutants Union beside the yield of its board; the other player drafts."""
    options = pieces.pop("options", WINTER)
    before = pieces.get("goods", {}) | {"vp": pieces.get("points", 0)}
    game = produced(mutants(**pieces), rival(), first=1, options=options)
    while game.question() != "turn":
        game.play(legal(game)[0])
    return gained({"worker": 3, "gun": 1, "grey_contact": 1, "card": 1}, gained(before, wealth(game)))


def location_cards(expansion: str) -> list[str]:
    """Every location card of a deck, by name."""
    return sorted(seen_cards(new(1, options={"expansion": expansion}), "deck"))


def seen_cards(game: Game, deck: str) -> list[str]:
    """The cards of a deck at the start of a game, those dealt out included."""
    document = game.position()
    dealt = [card for row in document["players"] for card in row["hand"]] if deck == "deck" else []
    return [*document["decks"][deck], *document["discards"][deck], *dealt]


def phase(game: Game) -> tuple[int, str]:
    """The round and the phase."""
    view = seen(game, None)
    return view.round, view.phase
