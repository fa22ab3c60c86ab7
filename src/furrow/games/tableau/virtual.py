"""The virtual player of a solo game: seated after the only seat, it receives cards from the draft row by chance."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games.tableau.state import Player, State

VIRTUAL = 1
"""Its place among the players."""
ROW = 4
"""Cards of the draft row in a solo game."""


def title(points: int, titles: Sequence[tuple[int, str]]) -> str:
    """The rank that a victory is worth; `titles` are steps of (least points, word), the highest first."""
    return next(word for least, word in titles if points >= least)


def seat_virtual(s: State) -> None:
    """A solo game has a virtual player."""
    if s.seats == 1 and len(s.players) == 1:
        rival = Player(-1, s.book.tokens)
        rival.virtual = True
        s.players.append(rival)


def receive(s: State, card: int, source: str) -> None:
    """The virtual player lays a card of the row or the deck before it as a built location."""
    s.players[VIRTUAL].locations.append(card)
    s.tell("virtual_location", VIRTUAL, card=s.book.faces[card].word, source=source)


def receive_random(s: State) -> None:
    """One of the draft row, by chance."""
    if s.row:
        s.reveals += len(s.row) > 1
        receive(s, s.row.pop(s.below(len(s.row))), "row")
