"""What the programs of cards do, read once from the book: gains that are sure, counted, chosen, and odd effects by
name. No weights here."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from furrow.games.tableau import compiling as c
from furrow.games.tableau.book import Book
from furrow.games.tableau.compiling import Cost, Gain


class Counted(NamedTuple):
    """A gain taken once for each thing counted, `most` times at most; 0 means no limit."""

    kind: int
    what: int
    most: int
    gain: Gain


class Deed(NamedTuple):
    """A program, sorted by how its gains are found."""

    sure: Gain = ()
    counted: tuple[Counted, ...] = ()
    options: tuple[tuple[Gain, ...], ...] = ()
    offers: tuple[tuple[Cost, Gain], ...] = ()
    odd: tuple[str, ...] = ()
    placed: tuple[int, ...] = ()


NOTHING = Deed()


class ProgramFacts:
    """The programs of one book by number, and what else the bots look up by card."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.deeds = _deeds(book)
        faces = book.faces
        self.production = [self.deeds[face.production] if face.production >= 0 else None for face in faces]
        self.built = [self.deeds[face.built] if face.built >= 0 else NOTHING for face in faces]
        self.action = [self.deeds[face.action.program] if face.action else NOTHING for face in faces]
        self.tags = [face.tags for face in faces]
        own_decks = len(book.vocabulary.drawn) > 1
        self.faction = [own_decks and face.set > 0 and face.category != c.ATTACK for face in faces]
        """Cards of a faction's own deck, in a game that has such decks."""
        self.scores = frozenset(face.number for face in faces if face.score)


def _deeds(book: Book) -> list[Deed]:
    """A program's steps in the rows have the names of handlers, which compiled ones do not have."""
    rows = {face.row.id: face.row for face in book.faces}
    found = []
    for number, name in enumerate(book.program_names):
        card, when = name.rsplit(".", 1)
        effect = next(each for each in rows[card].effects if each.when == when)
        found.append(_deed(book.programs[number], [step.do for step in effect.steps]))
    return found


def _deed(steps: tuple[c.ProgramStep, ...], names: list[str]) -> Deed:
    placed = next((step.place for step in steps if step.op == c.PLACE), ())
    return Deed(
        tuple(pair for step in steps if step.op == c.GAIN and not step.per for pair in step.gain),
        tuple(Counted(*step.per, step.most, step.gain) for step in steps if step.op == c.GAIN and step.per),
        tuple(step.options for step in steps if step.op == c.CHOOSE),
        tuple(offer for step in steps if step.op == c.OFFER for offer in step.offers),
        tuple(name for name in names if name),
        placed,
    )


@lru_cache(maxsize=16)
def facts(book: Book) -> ProgramFacts:
    """The facts of a book, which never change."""
    return ProgramFacts(book)
