"""The table as one reader sees it, and what an event can do to it: goods and cards go from one place to another."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import Any

from furrow.games import find
from furrow.games.tableau.rules import TableauRules

Document = dict[str, Any]
BACKED = ("imperial_settlers",)
"""Games whose decks have backs of their own."""
CLOSED = (("fifty_first_state", "deck"),)
"""Discards that nobody may look through."""


@cache
def sets(game: str) -> dict[str, str]:
    """What is printed on the back of every card."""
    rules = find(game)
    assert isinstance(rules, TableauRules)
    return {face.word: rules.book.vocabulary.sets[face.set] for face in rules.book.faces}


def add(amounts: dict[str, int], word: str, amount: int) -> None:
    """More or less of something; nothing below nothing, and what is used up is not there."""
    left = amounts.get(word, 0) + amount
    assert left >= 0, f"{word}: {left}"
    amounts[word] = left
    if not left:
        del amounts[word]


def goods_of(event: Document) -> list[tuple[str, int]]:
    return list(zip(event.get("goods", ()), event.get("amounts", ()), strict=True))


class Table:
    """The view that is followed, and what the story has told so far."""

    def __init__(self) -> None:
        self.view: Document = {}
        self.part: str | None = None  # of the turn, as announced; None: the story began in mid-turn
        self.named: set[str] | None = None  # cards that the turn or phase has named; None: it began before the story
        self.must_discard = -1
        self.developed = ""
        self.attacked = False  # an attack has not had its outcome yet
        self.looking = -1  # who looks at cards to keep one
        self.gathering = False  # they are drawn one by one
        self.looked: list[str] = []  # the cards, as far as the reader sees them
        self.fallen: dict[int, list[str]] = {}  # razed locations that the story has seen become ruins

    # -- where things lie ----------------------------------------------------------------------------------------

    def _player(self, event: Document) -> Document:
        found: Document = self.view["players"][event["seat"]]
        return found

    def _own(self, seat: int) -> Document | None:
        """The reader's own things, if the reader is this seat."""
        own: Document | None = self.view["own"]
        return own if own is not None and self.view["seat"] == seat else None

    def _deck_of(self, card: str) -> str:
        """The deck that a card goes back to."""
        back = sets(self.view["game"])[card]
        return back if back in self.view["decks"] else "deck"

    def _location(self, card: str) -> tuple[Document, Document]:
        """A built location, with the player who holds it."""
        for player in self.view["players"]:
            for location in player["locations"]:
                if location["card"] == card:
                    return player, location
        raise LookupError(f"{card} is not built")

    def _unbuild(self, card: str) -> Document:
        player, location = self._location(card)
        player["locations"].remove(location)
        return location

    def _build(self, seat: int, card: str) -> None:
        bare = {"card": card, "used": 0, "marks": [], "goods": {}, "paid": {}, "under": 0, "owner": None}
        self.view["players"][seat]["locations"].append(bare)

    def _into_hand(self, seat: int, deck: str, cards: list[str], count: int, *, seen: bool = False) -> None:
        """Cards enter a hand: the seat sees them, everybody sees their backs; `seen`: everybody sees them."""
        player, own = self.view["players"][seat], self._own(seat)
        player["hand"] += count
        if count and self.view["game"] in BACKED:
            add(player["backs"], deck, count)
        for card in cards if own is not None or seen else ():
            insort(own["hand"] if own is not None else player["known"], card)

    def _from_hand(self, seat: int, deck: str, card: str | None) -> None:
        """A card leaves a hand; None: the reader does not see which."""
        player, own = self.view["players"][seat], self._own(seat)
        player["hand"] -= 1
        assert player["hand"] >= 0
        if self.view["game"] in BACKED:
            add(player["backs"], deck, -1)
        if own is not None:
            own["hand"].remove(card)
        elif card in player["known"]:
            player["known"].remove(card)

    def _hide(self, seat: int) -> None:
        """A card left the hand unseen: nobody can tell any more which of the known ones are left."""
        self.view["players"][seat]["known"] = []

    def _draw(self, deck: str, count: int = 1) -> None:
        self.view["decks"][deck] -= count
        assert self.view["decks"][deck] >= 0

    def _discard(self, deck: str, card: str | None) -> None:
        """A card goes to the discards; None: the reader does not see which."""
        self.view["discards"][deck] += 1
        if card is not None and (self.view["game"], deck) not in CLOSED:
            self.view["discarded"].setdefault(deck, []).append(card)

    def _discard_open(self, card: str) -> None:
        self._discard(self._deck_of(card), card)

    def _off_table(self, table: str, card: str) -> None:
        self.view["tables"][table].remove(card)
        if not self.view["tables"][table]:
            del self.view["tables"][table]

    def _onto_table(self, table: str, cards: list[str]) -> None:
        if cards:
            self.view["tables"].setdefault(table, []).extend(cards)

    # -- what must have been told before ------------------------------------------------------------------------

    def _in_part(self) -> None:
        """Something is paid or gained: the turn has said what for."""
        assert self.view["phase"] != "action" or self.part != "", "nothing is announced"

    def _in_sight(self, event: Document) -> None:
        """A gain names the card that yields it: one that the turn has named, a deal, in production an own card."""
        card = event.get("card")
        if card is None or self.named is None or card in self.named:
            return
        deals = [deal for player in self.view["players"] for deal in (*player["deals"], *player["foreign"])]
        own = [location["card"] for location in self._player(event)["locations"]]
        assert card in deals or (self.view["phase"] == "production" and card in own), f"{card} is not named"

    def _in_cleanup(self) -> None:
        assert self.view["phase"] == "cleanup"

    def _announced(self, *actions: str) -> None:
        assert self.part is None or self.part in actions, f"{actions} is not announced"

    def _settled(self) -> None:
        assert not self.attacked, "an attack has no outcome"

    def _struck(self) -> None:
        self.attacked = False
        if "attempts" in self.view["counts"]:
            self.view["counts"]["struck"] = 1

    def _points(self, event: Document) -> None:
        self._player(event)["points"] += event["points"]
