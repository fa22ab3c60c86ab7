"""All that is printed on cards and boards of a game, in one language: what a client shows without knowing a rule."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from furrow.games.tableau import rows
from furrow.games.tableau.book import Board
from furrow.games.tableau.compiling import CATEGORIES
from furrow.games.tableau.state import MARKS, PHASES
from furrow.words.catalogue import words
from furrow.words.tableau import effects
from furrow.words.tableau.cards import card_parts
from furrow.words.tableau.terms import Terms, book, cards


class CardWords(msgspec.Struct, omit_defaults=True):
    """The sentences of a card, those that it has.

    `marked` is its name with its number, `mark`, where the game has several cards of that name.
    """

    name: str
    english: str
    effects: list[str]
    marked: str = ""
    mark: int = 0
    kind: str = ""
    cost: str = ""
    open: str = ""
    bonus: str = ""
    storage: str = ""
    scoring: str = ""
    shield: str = ""
    deal: str = ""
    raze: str = ""
    points: str = ""


class BoardWords(msgspec.Struct):
    """What a faction board says, in the words of cards."""

    production: str
    store: str
    uses: list[str]


class Printed(msgspec.Struct):
    """Names and texts of every card, good, board, phase and deck; what a game has no name for is left out."""

    language: str
    goods: dict[str, str]
    tags: dict[str, str]
    categories: dict[str, str]
    sets: dict[str, str]
    factions: dict[str, str]
    phases: dict[str, str]
    marks: dict[str, str]
    decks: dict[str, str]
    tables: dict[str, str]
    ruin: str
    virtual: str
    boards: dict[str, BoardWords]
    exchange: str
    """The exchange of workers; "" where a game has none."""
    cards: dict[str, CardWords]


def printed(game: str, language: str = "en") -> Printed:
    """All of it; a card has its English name at hand.

    >>> printed("fifty_first_state", "hu").cards["motel"].english
    'Motel'
    """
    terms = Terms(words(language), game)
    english = Terms(words("en"), game)
    known = book(game)
    vocabulary = known.vocabulary
    sets = vocabulary.sets
    return Printed(
        language=language,
        goods=_named(terms, "good", known.goods),
        tags=_named(terms, "tag", vocabulary.tags),
        categories=_named(terms, "category", CATEGORIES),
        sets=_named(terms, "set", sets),
        factions=_named(terms, "faction", known.factions),
        phases=_named(terms, "phase", PHASES),
        marks=_named(terms, "mark", MARKS),
        decks=_named(terms, "deck", ("deck", *sets)),
        tables=_named(terms, "table", ("connections", "attack_row", "collection", "box")),
        ruin=terms.say("ruin"),
        virtual=terms.say("virtual"),
        boards={board.id: _board(terms, board) for board in known.boards},
        exchange=_exchange(terms),
        cards={face.word: _card(terms, english, face.word) for face in known.faces},
    )


def _named(terms: Terms, kind: str, wanted: Iterable[str]) -> dict[str, str]:
    """The words of a kind that the game has a name for."""
    return {word: terms.say(kind, word) for word in wanted if terms.knows(kind, word)}


def _card(terms: Terms, english: Terms, word: str) -> CardWords:
    text = card_parts(terms.game, word, terms.speaker.language)
    marks = cards(terms.game).marks
    return CardWords(
        name=text.name,
        english=english.card(word),
        effects=list(text.effects),
        marked=terms.marked(word) if word in marks else "",
        mark=marks.get(word, 0),
        kind=text.kind,
        cost=text.cost,
        open=text.open,
        bonus=text.bonus,
        storage=text.storage,
        scoring=text.scoring,
        shield=text.shield,
        deal=text.deal,
        raze=text.raze,
        points=text.points,
    )


def _board(terms: Terms, board: Board) -> BoardWords:
    known = book(terms.game)
    production = rows.Effect(when="production", steps=[rows.StepRow(gain=known.gain_words(board.production))])
    rooms = [
        rows.Slot(goods=[known.goods[good] for good in room.goods], most=None if room.most < 0 else room.most)
        for room in board.store
    ]
    uses = [
        rows.Effect(when="action", cost=known.cost_words(cost), steps=[rows.StepRow(gain=known.gain_words(gain))])
        for cost, gain in board.actions
    ]
    return BoardWords(
        production=effects.sentence(terms, production, ""),
        store=effects.sentence(terms, rows.Effect(when="cleanup", store=rooms), "") if rooms else "",
        uses=[effects.sentence(terms, use, "") for use in uses],
    )


def _exchange(terms: Terms) -> str:
    known = book(terms.game)
    if not known.exchange:
        return ""
    options = [terms.goods(known.gain_words(option).items()) for option in known.exchange.options]
    price = terms.price(known.cost_words(known.exchange.cost).items())
    return terms.say("act", "exchange", cost=price, options=terms.speaker.one_of(options))
