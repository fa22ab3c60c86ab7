"""The things of a card game in words: goods, cards, players. Message ids follow the engine's own words.

What both games say alike is written once, under `tableau-…`; a game, or a language for one game, may have its own
message under the game's name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from furrow.games import find, until_games_change
from furrow.games.tableau.book import Book
from furrow.games.tableau.compiling import ATTACK, CATEGORIES, Face
from furrow.games.tableau.rows import Card
from furrow.games.tableau.rules import TableauRules
from furrow.kernel.errors import FurrowError
from furrow.words.catalogue import Words
from furrow.words.lexicon import identifier

FAMILY = "tableau"
Amounts = Iterable[tuple[str, int]]
"""Goods by name, with how many of each."""
_BELONGINGS = ("card", "deal", "location")
"""What is said in another way when it is paid: a card of the hand, an own deal, an own location."""


class UnknownCard(FurrowError):
    """No card and no design of that name."""


class Cards(NamedTuple):
    """The cards of a game by their names in the notation, designs by their ids; `marks` number cards of one name."""

    faces: dict[str, Face]
    designs: dict[str, Card]
    marks: dict[str, int]


def book(game: str) -> Book:
    """The book of a game of the family."""
    rules = find(game)
    assert isinstance(rules, TableauRules)
    return rules.book


@until_games_change
@lru_cache(maxsize=4)
def cards(game: str) -> Cards:
    """The cards of a game, looked up once."""
    faces = {face.word: face for face in book(game).faces}
    names = {word: _looks(face) for word, face in faces.items()}
    met = Counter(names.values())
    copies: Counter[str] = Counter()
    marks: dict[str, int] = {}
    for word, name in names.items():
        if met[name] > 1:
            copies[name] += 1
            marks[word] = copies[name]
    return Cards(faces, {face.row.id: face.row for face in faces.values()}, marks)


def twins(game: str, words: Iterable[str]) -> frozenset[str]:
    """The cards among some words that share their name with another card among them."""
    known = cards(game)
    found = {word: _looks(known.faces[word]) for word in words if word in known.marks}
    met = Counter(found.values())
    return frozenset(word for word, name in found.items() if met[name] > 1)


def _looks(face: Face) -> str:
    """What a card is recognised by; an attack card has no name."""
    return f"{face.row.category} {face.deal}" if face.category == ATTACK else face.row.name


def message(speaker: Words, game: str, *parts: str) -> str:
    """The id of the game's own message if the language or English has it, else that of the shared one."""
    own, shared = identifier(game, *parts), identifier(FAMILY, *parts)
    return own if speaker.knows(own) or not speaker.knows(shared) else shared


class Terms(NamedTuple):
    """The things of one game in one language."""

    speaker: Words
    game: str

    def say(self, *parts: str, **arguments: int | str) -> str:
        """The message of the game or the shared one, as full as the arguments allow."""
        return self.speaker.fullest(message(self.speaker, self.game, *parts), **arguments)

    def knows(self, *parts: str) -> bool:
        return self.speaker.knows(message(self.speaker, self.game, *parts))

    # -- goods ---------------------------------------------------------------------------------------------------

    def kind(self, good: str) -> str:
        """A kind of goods: "gun"."""
        return self.say("good", good)

    def counted(self, good: str, count: int) -> str:
        """An amount of a good: "2 guns"."""
        return self.say("count", good, count=count)

    def priced(self, good: str, count: int) -> str:
        """An amount of something that is paid; the rows have costs beyond goods."""
        return self.say("cost", good, count=count) if good in _BELONGINGS else self.counted(good, count)

    def goods(self, amounts: Amounts) -> str:
        """ "3 workers and 1 gun"."""
        return self.speaker.all_of([self.counted(good, count) for good, count in amounts])

    @property
    def objects(self) -> Terms:
        """The same things, in the form that they have as objects."""
        return self._replace(speaker=self.speaker.objects)

    def told(self, amounts: Iterable[tuple[str, int]]) -> dict[str, str]:
        """Goods for a sentence: `counted`, and `counted_acc` where they are its object."""
        each = list(amounts)
        return {"counted": self.goods(each), "counted_acc": self.objects.goods(each)}

    def price(self, amounts: Amounts) -> str:
        """A cost: "1 worker and 1 of your deals"."""
        return self.speaker.all_of([self.priced(good, count) for good, count in amounts])

    # -- cards ---------------------------------------------------------------------------------------------------

    def row(self, word: str) -> Card:
        """The row of a card or of a design. Raises UnknownCard."""
        known = cards(self.game)
        if word in known.faces:
            return known.faces[word].row
        if word not in known.designs:
            raise UnknownCard(f"{self.game} has no card {word!r}")
        return known.designs[word]

    def card(self, word: str) -> str:
        """A card, or a design, by its name; one that the game's own book lacks by its bare word."""
        known = cards(self.game)
        if word not in known.faces and word not in known.designs:
            return word
        row = self.row(word)
        if row.category == CATEGORIES[ATTACK]:  # these have no names: what they aim at tells them apart
            return self.say("attack-card", target=self.kind(row.copies[0].deal))
        return self.say("card", row.id) if self.knows("card", row.id) else row.name

    def marked(self, word: str) -> str:
        """A card by its name, with its mark where the game has several cards of that name."""
        mark = cards(self.game).marks.get(word)
        if mark is None:
            return self.card(word)
        return self.say("marked", name=self.card(word), mark=mark)

    def all_cards(self, words: Iterable[str]) -> str:
        return self.speaker.all_of([self.card(word) for word in words])

    # -- players -------------------------------------------------------------------------------------------------

    def player(self, seat: int, names: Sequence[str]) -> str:
        """A player by name. In a game of one seat the second player is the virtual one."""
        if seat < len(names):
            return names[seat]
        return self.say("virtual") if self.is_virtual(seat, names) else self.say("seat", number=seat)

    @staticmethod
    def is_virtual(seat: int, names: Sequence[str]) -> bool:
        return len(names) == 1 and seat > 0
