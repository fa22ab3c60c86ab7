"""The facts of a game's cards and boards as one JSON-ready document, from the tables that the rules play by.

Clients draw cards from it; names and sentences in a language are `furrow.words.tableau.printed`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from furrow.games.tableau.book import Board, Book
from furrow.games.tableau.compiling import CATEGORIES, Face, Room
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import MARKS, PHASES


def reference(rules: TableauRules) -> dict[str, Any]:
    """Vocabulary, cards by their names in the notation, faction boards, the exchange of workers."""
    book = rules.book
    words = book.vocabulary
    document: dict[str, Any] = {
        "game": book.name,
        "goods": list(book.goods),
        "tokens": list(words.tokens),
        "resources": list(words.resources),
        "wild": dict(words.wild),
        "tags": list(words.tags),
        "sets": list(words.sets),
        "categories": list(CATEGORIES),
        "marks": list(MARKS),
        "phases": list(PHASES),
        "shield": words.shield,
        "ruin": words.ruin,
        "boards": {board.id: _board(book, board) for board in book.boards},
        "cards": {face.word: _card(book, face) for face in book.faces},
    }
    if book.exchange:
        document["exchange"] = {
            "cost": book.cost_words(book.exchange.cost),
            "options": [book.gain_words(option) for option in book.exchange.options],
        }
    return document


def _board(book: Book, board: Board) -> dict[str, Any]:
    return {
        "production": book.gain_words(board.production),
        "store": [_room(book, room) for room in board.store],
        "uses": [{"cost": book.cost_words(cost), "gain": book.gain_words(gain)} for cost, gain in board.actions],
    }


def _room(book: Book, room: Room) -> dict[str, Any]:
    """Room for goods; without `most` there is no limit."""
    goods: dict[str, Any] = {"goods": [book.goods[good] for good in room.goods]}
    return goods if room.most < 0 else goods | {"most": room.most}


def _card(book: Book, face: Face) -> dict[str, Any]:
    """A printed card; parts that it lacks are left out. `raze` is null for what cannot be razed."""
    row = face.row
    found: dict[str, Any] = {
        "design": row.id,
        "name": row.name,
        "category": row.category,
        "set": book.vocabulary.sets[face.set],
        "tags": list(row.tags),
        "cost": dict(row.cost),
        "raze": None if row.raze is None else dict(row.raze),
        "points": row.points,
        "effects": msgspec.json.decode(msgspec.json.encode(row.effects)),
    }
    if face.deal >= 0:
        found["deal"] = book.goods[face.deal]
    if row.open:
        found["open"] = True
    if row.shielded:
        found["shielded"] = True
    return found
