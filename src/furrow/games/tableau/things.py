"""What on the table an answer speaks of, read off its text: the notation is the same for all games of the family.

Only what the seat may know is looked at (its own hand, and what lies open), so a wish for a hidden card shows nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from furrow.games.tableau.book import Book
from furrow.games.tableau.state import State

_PHASE_WORDS = ("pass", "end")
_DECK_VERB, _BOARD_VERB, _EXCHANGE = "draw", "contacts", "exchange"
_HAND = "hand"
_SEAT_VERBS = ("player", "steal")


def things(s: State, seat: int, text: str) -> tuple[str, ...]:
    """The things of an answer, the most specific first: where its cards lie, its goods and players, its verb."""
    verb, *rest = text.split()
    found = [thing for word in rest for thing in _of_word(s, seat, word)]
    if verb in _SEAT_VERBS:
        found.append(f"seat:{rest[-1]}")
    elif verb == _DECK_VERB:
        found.append(f"deck:{_deck(s, seat, rest[0])}")
    elif verb == _BOARD_VERB:
        found += _board_use(s, seat, f"{rest[0]}_contact")
    elif verb == _EXCHANGE:
        found.append(f"board:{seat}/{_EXCHANGE}")
    found.append(f"phase:{verb}" if verb in _PHASE_WORDS else f"verb:{verb}")
    cards = [f"card:{word}" for word in rest if word in _numbers(s.book)]
    return tuple(dict.fromkeys((*found, *_drags(found), *cards)))


def _drags(found: list[str]) -> list[str]:
    """A card of the hand dropped on each of the other things: both together name the answer, one might not."""
    kind, _, card = found[0].partition(":")
    return [f"drag:{card}/{thing}" for thing in found[1:]] if kind == _HAND else []


@lru_cache(maxsize=8)
def _numbers(book: Book) -> Mapping[str, int]:
    return {word: number for number, word in enumerate(book.card_words)}


def _of_word(s: State, seat: int, word: str) -> list[str]:
    card = _numbers(s.book).get(word, -1)
    if card >= 0:
        return [place for place in (_place(s, seat, card, word),) if place]
    if word == s.book.vocabulary.ruin:
        return [f"location:{seat}/{word}"]
    return [f"good:{word}"] if word in s.book.goods else []


def _place(s: State, seat: int, card: int, word: str) -> str:
    """Where a card lies, as far as the seat sees it; "" if it lies nowhere in sight."""
    if card in s.players[seat].hand:
        return f"{_HAND}:{word}"
    for number, player in enumerate(s.players):
        if card in player.locations:
            return f"location:{number}/{word}"
        if card in player.deals or card in player.foreign:
            return f"deal:{number}/{word}"
        if card in player.connections:
            return f"connection:{word}"
    if card in s.tables.get("connections", ()):
        return f"connection:{word}"
    if card in s.row or (s.dealt and card in s.dealt[seat]) or _is_offered(s, seat, card):
        return f"row:{word}"
    return ""


def _is_offered(s: State, seat: int, card: int) -> bool:
    """Is the card one of those that the open question shows to the seat?"""
    frame = s.pending[-1] if s.pending else ()
    fields = s.book.fields[frame[0]] if frame else ()
    if not fields or not fields[-1][0].startswith("*") or frame[1] != seat:
        return False
    return card in frame[1 + len(fields) :]


def _deck(s: State, seat: int, word: str) -> str:
    """A deck as the view calls it: each player's faction deck has the name of the faction."""
    names = s.book.ways.deck_names(s)
    return word if word in names else s.book.factions[s.players[seat].faction]


def _board_use(s: State, seat: int, good: str) -> list[str]:
    """The use of the faction board that yields a good."""
    actions = s.book.boards[s.players[seat].faction].actions
    uses = [number for number, (_, gain) in enumerate(actions) if good in s.book.gain_words(gain)]
    return [f"board:{seat}/{number}" for number in uses]
