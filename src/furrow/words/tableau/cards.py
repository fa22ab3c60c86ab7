"""What a card says, put together from the row that the engine plays by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from furrow.games.tableau.rows import Card, Copy
from furrow.words.catalogue import words
from furrow.words.tableau import effects
from furrow.words.tableau.terms import Terms

_BUILDABLE = ("production", "feature", "action")
"""Categories of cards that are built, dealt and razed."""
_APART = ("built", "cleanup", "end")
"""Moments of effects that are parts of their own."""


class CardText(NamedTuple):
    """The parts of a card; each is a sentence of its own, or "" where the card has no such part."""

    name: str
    mark: str
    """What tells copies of a card apart in the notation, e.g. the printed number; "" for a design."""
    sets: str
    """The sets that hold the card; no part of the text."""
    kind: str
    """Category, and types or colours."""
    cost: str
    effects: tuple[str, ...]
    """What it does, one sentence for each effect but those below."""
    open: str
    """Open production."""
    bonus: str
    """The building bonus."""
    storage: str
    scoring: str
    """What it scores besides its value."""
    shield: str
    deal: str
    raze: str
    points: str
    uses: int
    """How often its action can be used in a round; 0 if it has none."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that the card says, in the order of reading, except its name and sets."""
        found = (
            self.kind,
            self.cost,
            *self.effects,
            self.open,
            self.bonus,
            self.storage,
            self.scoring,
            self.shield,
            self.deal,
            self.raze,
            self.points,
        )
        return tuple(sentence for sentence in found if sentence)


def card_name(game: str, word: str, language: str = "en", *, marked: bool = False) -> str:
    """The name of a card or a design; `marked`: with its mark, where the game has several cards of that name.

    >>> card_name("fifty_first_state", "arena.1")
    'Arena'
    >>> card_name("imperial_settlers", "quarry.com008", marked=True)
    'Quarry (1)'
    """
    terms = Terms(words(language), game)
    return terms.marked(word) if marked else terms.card(word)


def card_text(game: str, word: str, language: str = "en") -> str:
    """All that a card or a design says, without its name. Raises UnknownCard.

    >>> card_text("fifty_first_state", "punks.1")
    'Connection card. When played: gain 2 red contacts.'
    """
    return " ".join(card_parts(game, word, language).sentences)


def card_parts(game: str, word: str, language: str = "en") -> CardText:
    """The parts of a card or of a design; a design names the goods of all its deals. Raises UnknownCard.

    >>> card_parts("fifty_first_state", "motel").effects
    ('Action, up to 2 times per round: pay 1 worker, then gain 1 card.',)
    >>> card_parts("imperial_settlers", "gate").scoring
    'End of the game, for the cards under it and the goods on it: 3 or more = 2 VP.'
    """
    terms = Terms(words(language), game)
    row = terms.row(word)
    copies = [copy for copy in row.copies if word == f"{row.id}.{copy.mark}"] or row.copies
    said = [(effect.when, effects.sentence(terms, effect, row.category)) for effect in row.effects]
    built = row.category in _BUILDABLE
    return CardText(
        name=terms.card(word),
        mark=word.partition(".")[2],
        sets=terms.speaker.row([terms.say("set", each) for each in dict.fromkeys(copy.set for copy in copies)]),
        kind=_kind(terms, row),
        cost=_cost(terms, row) if built else "",
        effects=tuple(text for when, text in said if when not in _APART),
        open=terms.say("text", "open") if row.open else "",
        bonus=" ".join(text for when, text in said if when == "built"),
        storage=" ".join(text for when, text in said if when == "cleanup"),
        scoring=" ".join(text for when, text in said if when == "end"),
        shield=terms.say("text", "shielded") if row.shielded else "",
        deal=_deal(terms, row, copies),
        raze=_raze(terms, row) if built else "",
        points=terms.say("text", "value", points=terms.counted("vp", row.points)) if built else "",
        uses=max((effect.uses for effect in row.effects if effect.when == "action"), default=0),
    )


def _kind(terms: Terms, row: Card) -> str:
    """ "Action location, types: gun, ammo." """
    category = terms.say("category", row.category)
    arguments: dict[str, int | str] = {"category": category[:1].upper() + category[1:]}
    if row.tags:
        tags = [terms.say("tag", tag) for tag in row.tags]
        arguments |= {"types": terms.speaker.row(tags), "count": len(tags)}
    return terms.say("text", "kind", **arguments)


def _cost(terms: Terms, row: Card) -> str:
    arguments: dict[str, int | str] = {"distance": sum(row.cost.values())}
    if row.cost:
        arguments["cost"] = terms.price(row.cost.items())
    return terms.say("text", "cost", **arguments)


def _deal(terms: Terms, row: Card, copies: Iterable[Copy]) -> str:
    """The good of the deal; copies of a design may differ in it."""
    goods = dict.fromkeys(copy.deal for copy in copies if copy.deal)
    if not goods:
        return ""
    if row.category not in _BUILDABLE:  # an attack card
        return terms.say("text", "target", good=terms.speaker.one_of([terms.kind(good) for good in goods]))
    return terms.say("text", "deal", goods=terms.speaker.one_of([terms.counted(good, 1) for good in goods]))


def _raze(terms: Terms, row: Card) -> str:
    if row.raze is None:
        return terms.say("text", "unrazed")
    return terms.say("text", "raze", goods=terms.goods(row.raze.items()))
