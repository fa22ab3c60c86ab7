"""The facts of a game's cards and boards as one document, from the tables that the rules play by.

Clients draw cards from it; names and sentences in a language are `furrow.words.tableau.printed`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from furrow.games.tableau.book import Board, Book
from furrow.games.tableau.compiling import CATEGORIES, Face, Room
from furrow.games.tableau.rows import Amounts, Effect, Slot
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import MARKS, PHASES


class BoardUse(msgspec.Struct):
    """An action of a faction board."""

    cost: Amounts
    gain: Amounts


class BoardFacts(msgspec.Struct):
    """A faction board: what it produces, keeps and lets its owner do."""

    production: Amounts
    store: list[Slot]
    uses: list[BoardUse]


class Exchange(msgspec.Struct):
    """What workers are exchanged for: one of the options."""

    cost: Amounts
    options: list[Amounts]


class CardFacts(msgspec.Struct, omit_defaults=True):
    """A printed card; `raze` is null for what cannot be razed, `deal` is what the card itself brings as a deal."""

    design: str
    name: str
    category: str
    set: str
    tags: list[str]
    cost: Amounts
    raze: Amounts | None
    points: int
    effects: list[Effect]
    deal: str = ""
    open: bool = False
    shielded: bool = False


class Provenance(msgspec.Struct, omit_defaults=True):
    """How sure the facts of a design are: `confidence` is high, medium or low; `note` says why, in English."""

    confidence: str
    sources: int
    note: str = ""


class Facts(msgspec.Struct, omit_defaults=True):
    """Vocabulary, cards by their names in the notation, faction boards, the exchange of workers."""

    game: str
    goods: list[str]
    tokens: list[str]
    resources: list[str]
    wild: dict[str, str]
    """What may be paid in place of a token."""
    tags: list[str]
    sets: list[str]
    categories: list[str]
    marks: list[str]
    phases: list[str]
    shield: str
    ruin: str
    boards: dict[str, BoardFacts]
    cards: dict[str, CardFacts]
    exchange: Exchange | None = None
    provenance: dict[str, Provenance] = {}
    """By design; none for what is no printed card of its own."""


def reference(rules: TableauRules) -> Facts:
    """All of it.

    >>> from furrow.games.fifty_first_state import RULES
    >>> reference(RULES).cards["motel"].deal
    'card'
    """
    book = rules.book
    words = book.vocabulary
    return Facts(
        game=book.name,
        goods=list(book.goods),
        tokens=list(words.tokens),
        resources=list(words.resources),
        wild=dict(words.wild),
        tags=list(words.tags),
        sets=list(words.sets),
        categories=list(CATEGORIES),
        marks=list(MARKS),
        phases=list(PHASES),
        shield=words.shield,
        ruin=words.ruin,
        boards={board.id: _board(book, board) for board in book.boards},
        cards={face.word: _card(book, face) for face in book.faces},
        exchange=_exchange(book),
        provenance={face.row.id: _provenance(face.row.provenance) for face in book.faces if face.row.provenance},
    )


def _provenance(row: dict[str, Any]) -> Provenance:
    return Provenance(row["confidence"], len(row["sources"]), row.get("note", ""))


def _exchange(book: Book) -> Exchange | None:
    if not book.exchange:
        return None
    options = [book.gain_words(option) for option in book.exchange.options]
    return Exchange(book.cost_words(book.exchange.cost), options)


def _board(book: Book, board: Board) -> BoardFacts:
    return BoardFacts(
        production=book.gain_words(board.production),
        store=[_room(book, room) for room in board.store],
        uses=[BoardUse(book.cost_words(cost), book.gain_words(gain)) for cost, gain in board.actions],
    )


def _room(book: Book, room: Room) -> Slot:
    return Slot([book.goods[good] for good in room.goods], None if room.most < 0 else room.most)


def _card(book: Book, face: Face) -> CardFacts:
    row = face.row
    return CardFacts(
        design=row.id,
        name=row.name,
        category=row.category,
        set=book.vocabulary.sets[face.set],
        tags=list(row.tags),
        cost=dict(row.cost),
        raze=None if row.raze is None else dict(row.raze),
        points=row.points,
        effects=row.effects,
        deal=book.goods[face.deal] if face.deal >= 0 else "",
        open=row.open,
        shielded=row.shielded,
    )
