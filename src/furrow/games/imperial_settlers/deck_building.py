"""Custom faction decks by the deck-building rule (IMP-DECK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from furrow.games.tableau.book import Book
from furrow.games.tableau.state import State
from furrow.kernel.errors import SetupError

SHAPE = {3: 3, 2: 6, 1: 9}
"""Copies of a design, and how many designs with so many copies a deck has."""


def chosen_decks(s: State, base_cards: int, wishes: Mapping[str, Sequence[str]] | None) -> tuple[int, ...]:
    """The cards that stay in the box: all that belong to no chosen deck. Decks not chosen are the printed ones."""
    if wishes is not None and not isinstance(wishes, Mapping):
        raise SetupError(f"decks are given by faction, like {{'romans': ['spies', …]}}, not {wishes!r}")
    played = {s.book.factions[player.faction]: 1 + player.faction for player in s.players if player.faction >= 0}
    for faction in wishes or {}:
        if faction not in played:
            raise SetupError(f"decks.{faction}: nobody plays this faction; played are: {', '.join(played)}")
    box: list[int] = []
    for faction, group in played.items():
        own = [face for face in s.book.faces if face.set == group]
        if wishes and faction in wishes:
            designs = check_deck(s.book, faction, wishes[faction])
            box += [face.number for face in own if face.row.id not in designs]
        else:
            box += [face.number for face in own if face.number >= base_cards]
    return tuple(box)


def check_deck(book: Book, faction: str, designs: Sequence[Any]) -> set[str]:
    """Raise SetupError unless the designs make a legal deck of the faction."""
    group = book.vocabulary.sets.index(faction)
    copies = Counter(face.row.id for face in book.faces if face.set == group)
    if isinstance(designs, str) or not isinstance(designs, Sequence):
        raise SetupError(f"decks.{faction}: a list of designs, not {designs!r}")
    for design in designs:
        if design not in copies:
            raise SetupError(f"decks.{faction}: there is no design {design!r} of this faction")
    if len(set(designs)) != len(designs):
        raise SetupError(f"decks.{faction}: each design goes in once, with all its copies (IMP-DECK-03)")
    found = Counter(copies[design] for design in designs)
    if found != Counter(SHAPE):
        shape = ", ".join(f"{count} with {number} copies" for number, count in SHAPE.items())
        raise SetupError(f"decks.{faction}: a deck has {shape} (IMP-DECK-01), not {dict(found)}")
    return set(designs)
