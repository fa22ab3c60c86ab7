"""Helpers for the tests of faction cards: what is printed on them, and the moments in which it shows."""

from __future__ import annotations

from typing import Any, NamedTuple

from furrow import Game
from furrow.games.imperial_settlers.rules import RULES
from tests.imperial_settlers.common_cards import amounts, drawn
from tests.imperial_settlers.positions import at
from tests.tableau.positions import legal, refused

PLENTY = {"worker": 9, "wood": 9, "stone": 9, "food": 9, "raze_token": 9}
"""Everything but gold, which can stand in for resources."""
FOUNDATION = "town.com015"


class Facts(NamedTuple):
    """What is printed on a design beside its ability.

    The category, the colour, the resources it costs, whether a location must go, the number of the first copy and the
    good of the deal field of each copy.
    """

    category: str
    colour: str
    cost: str
    location: bool
    first: int
    deals: tuple[str, ...]


class Bargain(NamedTuple):
    """What one use of an action location costs and gives, and how often in a round it may be used."""

    cost: str
    gain: str
    uses: int


def copies(design: str, facts: Facts, mark: str) -> list[str]:
    """The printed cards of a design, by name: `copies("raid", …, "bar")` is ["raid.bar007", …]."""
    return [f"{design}.{mark}{facts.first + number:03}" for number in range(len(facts.deals))]


def printed_deals(table: dict[str, Facts], mark: str) -> dict[str, str]:
    """Every printed card of a table and the good of its deal field."""
    return {
        card: good
        for design, facts in table.items()
        for card, good in zip(copies(design, facts, mark), facts.deals, strict=True)
    }


def faction_designs(faction: str, category: str = "") -> set[str]:
    """The ids of the designs of a faction, of one category or of all."""
    rows = [face.row for face in RULES.book.faces]
    return {row.id for row in rows if row.copies[0].set == faction and row.category.startswith(category)}


def deck_of_a_game(document: dict[str, Any], faction: str, mark: str) -> list[str]:
    """All cards of a faction in a game that has just begun."""
    hands = [card for each in document["players"] for card in each["hand"]]
    return sorted([*document["decks"][faction], *(card for card in hands if f".{mark}" in card)])


# -- building --------------------------------------------------------------------------------------------------------


def build_line(card: str, facts: Facts) -> str:
    """Build the card; where it asks for a location, over the foundation of `able`."""
    return f"build {card}" + (" over foundation" if facts.location else "")


def able(me: dict[str, Any], card: str, facts: Facts, goods: dict[str, int] | None = None) -> dict[str, Any]:
    """A player with the card in the hand, exactly its cost (or other goods) and a foundation if it asks for one."""
    ruins = [FOUNDATION] if facts.location else []
    return me | {"hand": [card], "goods": amounts(facts.cost) if goods is None else goods, "ruins": ruins}


def costs(me: dict[str, Any], rival: dict[str, Any], card: str, facts: Facts) -> dict[str, int]:
    """The least resources for which the card can be built, found by taking away one kind after the other."""
    line = build_line(card, facts)
    found = {}
    for good in PLENTY:
        tries = (at(able(me, card, facts, PLENTY | {good: amount}), rival) for amount in range(PLENTY[good]))
        found[good] = next((amount for amount, game in enumerate(tries) if refused(game, line) is None), PLENTY[good])
    return {good: amount for good, amount in found.items() if amount}


# -- using -----------------------------------------------------------------------------------------------------------


def over(game: Game) -> Game:
    """The turn ends, also where a free step would be possible."""
    drawn(game)
    if not game.over and game.question() in ("again", "end"):
        game.play("done" if game.question() == "again" else "end")
        over(game)
    return game


def settled(game: Game) -> Game:
    """Every question of an action gets its first answer, up to a further use, its end or the next turn."""
    while not game.over and game.question() not in ("turn", "end", "again"):
        game.play(legal(game)[0])
    return game
