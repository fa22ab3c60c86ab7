"""Card tables as full as they get: four players, a lane that overflows, a hand of twelve, everything open; with any
cards, or with those whose names are the longest of a language."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

import furrow
from furrow.games import find
from furrow.games.tableau.compiling import CATEGORIES
from furrow.games.tableau.rules import TableauRules
from furrow.kernel.generator import Generator
from furrow.words.tableau.cards import card_name
from tests.browser.looking import call
from tests.browser.moments import begun, played_out

_FACTIONS = {
    "fifty_first_state": ("mutants_union", "merchants_guild", "new_york", "appalachian_federation"),
    "imperial_settlers": ("egyptians", "japanese", "romans", "barbarians"),
}
_LANES = {"production": 4, "feature": 2, "action": 12}
"""How many locations of each kind the reader has; the others have a third of them."""
_HAND, _ROW = 12, 5


@cache
def _full(game: str, question: str, longest: str) -> tuple[str, int]:
    """The record of a game that begins full and was played on at random to its end, for only from such a one can a
    table be begun; and the decision at which it begins."""
    begins = furrow.position(game, _document(game, question, longest))
    at = len(begins.history)
    return played_out(begins), at


def sit(page: Page, game: str, question: str, longest: str = "") -> str:
    """A full table where the person of the page, on the first seat, is asked this; gives its address. `longest` is the
    language whose longest names lie there."""
    record, at = _full(game, question, longest)
    table = call(page, "POST", "/records", record)
    return begun(page, table["id"], table["key"], at, 0)


def _document(game: str, question: str, longest: str) -> dict[str, Any]:
    rules = find(game)
    assert isinstance(rules, TableauRules)
    factions = _FACTIONS[game]
    start = rules.new(len(factions), 7, {}, {"factions": list(factions)})
    words, faces = rules.book.card_words, rules.book.faces
    decks = [[words[card] for card in deck] for deck in rules.book.ways.fresh_decks(start)]
    generator = Generator(7)
    taken: set[str] = set()

    def draw(deck: int, count: int, kind: str = "", *, dealt: bool = False) -> list[str]:
        left = [word for word in decks[deck] if word not in taken]
        if kind:
            left = [word for word in left if faces[words.index(word)].category == CATEGORIES.index(kind)]
        if dealt:
            left = [word for word in left if faces[words.index(word)].deal >= 0]
        chosen = [left[place] for place in generator.sample(list(range(len(left))), min(count, len(left)))]
        if longest:
            chosen = sorted(left, key=lambda word: -len(card_name(game, word, longest)))[:count]
        taken.update(chosen)
        return chosen

    tokens = rules.book.goods[: rules.book.tokens]
    players: list[dict[str, Any]] = []
    for seat, faction in enumerate(factions):
        own = 1 + seat if len(decks) > len(factions) else 0
        share = 1 if seat == 0 else 3
        players.append(
            {
                "faction": faction,
                "goods": dict.fromkeys(tokens, 3),
                "points": 4,
                "locations": [word for kind, many in _LANES.items() for word in draw(0, many // share, kind)],
                "deals": draw(own, 4, dealt=True),
                "hand": draw(0, _HAND if seat == 0 else 3),
                "ruins": draw(0, 1),
            }
        )
    document: dict[str, Any] = {"players": players, "round": 3}
    if game == "fifty_first_state":
        document["tables"] = {"connections": ["punks.1", "merchants.1"]}
    if question == "draft":
        row = draw(0, _ROW)
        document |= {
            "phase": "lookout",
            "counts": {"drafts": 1},
            "row": row,
            "pending": [["phase", 0, 5], ["draft", 0, 1]],
        }
    return document
