"""Helpers for the tests of the common cards, the attack cards and the boards."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from furrow import Game
from furrow.games.imperial_settlers.rules import RULES, ImperialSettlers, make_book
from furrow.games.tableau.rows import Card, Copy, Effect, StepRow
from tests.imperial_settlers.positions import at
from tests.tableau.positions import legal

COLOURS = ("brown", "grey", "red", "pink", "gold", "blue", "black", "purple")
TOKENS = ("worker", "wood", "stone", "food", "gold", "raze_token", "defence_token")
RESOURCES = ("wood", "stone", "food")
ODD_ACTIONS = {"settlers", "acting_troupe", "tavern", "imperial_messenger", "hanseatic_league", "porters"}
"""Common action rows with an effect of their own; the others turn goods into goods."""
_FOR_THE_ROW = ["ruins.com073", "ruins.com074"]


def common_designs(category: str = "") -> set[str]:
    """The ids of the common designs, of one category or of all."""
    rows = [face.row for face in RULES.book.faces]
    return {row.id for row in rows if row.copies[0].set == "common" and row.category.startswith(category)}


def designs(*cards: str) -> set[str]:
    """The designs of some printed cards."""
    return {card.split(".")[0] for card in cards}


# -- goods -----------------------------------------------------------------------------------------------------------


def amounts(*texts: str) -> dict[str, int]:
    """`amounts("2 wood + 1 vp", "1 wood")` is {"wood": 3, "vp": 1}."""
    found: Counter[str] = Counter()
    for part in " + ".join(text for text in texts if text).split(" + "):
        if part:
            amount, good = part.split()
            found[good] += int(amount)
    return dict(found)


def times(text: str, count: int) -> dict[str, int]:
    return {good: amount * count for good, amount in amounts(text).items()}


# -- ways through a round --------------------------------------------------------------------------------------------


def drawn(game: Game, deck: str = "common") -> Game:
    """Every question which deck to draw from gets the same answer."""
    while not game.over and game.question() == "draw":
        game.play(f"draw {deck}")
    return game


def producing(*players: dict[str, Any], **rest: Any) -> Game:
    """Production has begun and stops at its first question. The last seat has one card more than it was given."""
    last = len(players) - 1
    game = at(
        *players,
        phase="lookout",
        pending=[["phase", 0, 5], ["draft", last, 1]],
        row=_FOR_THE_ROW,
        counts={"drafts": 2},
        **rest,
    )
    game.play(f"take {_FOR_THE_ROW[0]}")
    return game


def cleaned_up(game: Game) -> Game:
    """All pass; after the clean-up the draft of the next round is open."""
    while game.question() == "turn":
        game.play("pass")
    assert game.question() == "draft"
    return game


def next_round(game: Game) -> Game:
    """All pass; clean-up, lookout and production go by, and the first turn of the next round is open."""
    cleaned_up(game)
    while game.question() != "turn":
        game.play(legal(game)[0])
    return game


# -- cards made for the tests ----------------------------------------------------------------------------------------


@cache
def _with_probes() -> ImperialSettlers:
    """The game with one more location for each colour: it pays a defence token for each location of that colour built.

    No printed common card has to do with defence tokens, and only some colours have a printed card that pays.
    """
    step = StepRow(gain={"defence_token": 1})
    rows = [
        Card(f"probe_{colour}", colour, "feature", [Copy("common")], effects=[Effect("builds", [step], tag=colour)])
        for colour in COLOURS
    ]
    return ImperialSettlers(make_book(rows))


def with_probes(*players: dict[str, Any]) -> Game:
    rules = _with_probes()
    return Game(rules, rules.from_position({"players": list(players)}))
