"""What the virtual player of a solo game will do next, and what that endangers: part of the view, and no secret in it.

It counts cards that are not in sight, wherever they lie, and never looks at their order.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from furrow.games.tableau.state import State


class Threat(msgspec.Struct, omit_defaults=True):
    """An own location that the next attack may hit: so many of the cards that are not in sight would do it. `by` is
    what must turn up: types of 51st State, goods of Imperial Settlers. Of several equal ones one is hit: `shared`."""

    card: str
    hits: int
    by: list[str]
    shared: bool = False


class Solo(msgspec.Struct, omit_defaults=True):
    """The virtual player. `next` is what it does when it acts: `connection` (takes an open card), `attack`, `pass`,
    `attacks` (at the end of the round), or `nothing` more in this round.

    `mine` and `its` are the numbers that decide the game, as they would be counted now; `gathers` is what it will add
    to its own at the end of the round. It has made `tries` of `most` attacks. `unseen` counts the cards of which one
    turns up next, and `threats` those of them that hit something, the greatest danger first.
    """

    next: str
    mine: int
    its: int
    gathers: int = 0
    tries: int = 0
    most: int = 0
    unseen: int = 0
    threats: list[Threat] = []


def unseen(s: State, deck: int) -> list[int]:
    """The cards of a deck that are not in sight of the only seat: its hand, and what lies open or is known."""
    seen: set[int] = set(s.row)
    for player in s.players:
        seen.update(player.locations, player.deals, player.connections, player.foreign)
        seen.update(card for card in player.ruins if s.seen.get(card, 0) & 1)
    seen.update(s.players[0].hand, *s.tables.values(), *s.dealt[:1])
    seen.update(card for cards in s.under.values() for card in cards if s.seen.get(card, 0) & 1)
    if deck not in s.book.ways.closed_piles:
        seen.update(card for card in s.piles[deck] if s.seen.get(card, 0) & 1)
    seen.update(card for frame in s.pending for card in _shown(s, frame))
    return [card for card in s.book.ways.fresh_decks(s)[deck] if card not in seen]


def _shown(s: State, frame: tuple[int, ...]) -> Iterable[int]:
    """The cards that an open question shows to the seat."""
    fields = s.book.fields[frame[0]]
    return frame[1 + len(fields) :] if fields and fields[-1][0].startswith("*") else ()
