"""Setup that the games of the family share: checking wishes, factions, the first player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from furrow.games.tableau.book import Book
from furrow.games.tableau.state import Player, State
from furrow.kernel.choices import chosen_or_random, is_number
from furrow.kernel.errors import SetupError
from furrow.kernel.generator import Dice
from furrow.kernel.streams import Seed, check_seed, drawing, stream

CHOICES = ("factions", "first", "bots")


def begin(
    book: Book, title: str, seats: int, seed: Seed, switches: Any, setup: Mapping[str, Any], more: Sequence[str] = ()
) -> State:
    """A state with seated players and shuffled decks; nothing is dealt yet."""
    if not is_number(seats) or not 1 <= seats <= len(book.factions):
        most = len(book.factions)
        raise SetupError(f"{title} has 1 to {most} seats, not {seats!r}; one seat plays against the virtual player")
    check_seed(seed)
    unknown = sorted(set(setup) - {*CHOICES, *more})
    if unknown:
        raise SetupError(f"unknown setup value {unknown[0]!r}; known are: {', '.join((*CHOICES, *more))}")
    generator = drawing(stream(seed, "seats"))
    s = State(book, switches, seats)
    s.players = [
        Player(faction, book.tokens)
        for faction in chosen_or_random(seats, setup.get("factions"), book.factions, "faction", generator)
    ]
    s.first = _first(seats, setup.get("first"), generator)
    _check_bots(seats, setup.get("bots"))
    s.active = s.first
    s.chance = stream(seed, "decks")
    book.ways.complete(s)
    s.log = []
    return s


def shuffle_decks(s: State) -> None:
    """Every deck of the game, face down."""
    s.decks = s.book.ways.fresh_decks(s)
    s.piles = [[] for _ in s.decks]
    box = {card for cards in s.tables.values() for card in cards}
    s.decks = [[card for card in deck if card not in box] for deck in s.decks]
    for deck in s.decks:
        s.shuffle(deck)


def _first(seats: int, wish: object, generator: Dice) -> int:
    """The chosen first player, or a random one."""
    if wish is None:
        return generator.below(seats)
    if not isinstance(wish, int) or isinstance(wish, bool) or not 0 <= wish < seats:
        raise SetupError(f"there is no seat {wish!r} to begin: seats are 0 to {seats - 1}")
    return wish


def _check_bots(seats: int, bots: object) -> None:
    """Seats played by programs; it makes no difference to the rules."""
    if bots is None:
        return
    if not isinstance(bots, Sequence) or isinstance(bots, str):
        raise SetupError(f"bots are given as a list of seats, not {bots!r}")
    for seat in bots:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise SetupError(f"there is no seat {seat!r} for a bot: seats are 0 to {seats - 1}")
