"""What a player means by pointing to a thing that no open answer speaks of, and what an event points to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from furrow.games.tableau.state import State
from furrow.kernel.pointing import named

_USUAL = {"hand": "build", "deal": "cancel", "row": "take"}
_VERBS: dict[str, tuple[str, ...]] = {
    "hand": ("build", "deal", "raze"),
    "deal": ("cancel",),
    "row": ("take",),
    "deck": ("draw",),
    "phase": ("",),
}
"""What can be done with a thing of a kind; the verbs of one game come by what is open for others of the kind."""


def wishes(thing: str) -> tuple[str, ...]:
    """Lines that may be meant, the most likely first."""
    kind, name = named(thing)
    return (f"{_USUAL[kind]} {name}",) if kind in _USUAL else ()


def intents(s: State, seat: int, thing: str) -> tuple[str, ...]:
    """All lines that a seat may have in mind with a thing, allowed or not."""
    kind, name = named(thing)
    if kind == "drag":
        return _dropped(thing)
    if kind == "location":
        own = thing.partition(":")[2].partition("/")[0] == str(seat)
        return (f"use {name}",) if own else (f"raze {name}",)
    if kind == "hand" and _needs_base(s, seat, name):
        base = next(iter(_bases(s, seat)), "")
        return (f"build {name} over {base}" if base else f"build {name}", f"deal {name}", f"raze {name}")
    return tuple(f"{verb} {name}".strip() for verb in _VERBS.get(kind, ()))


def _needs_base(s: State, seat: int, name: str) -> bool:
    """Does a card of the hand take the place of something built?"""
    found = (card for card in s.players[seat].hand if s.book.card_words[card] == name)
    return any(s.book.ways.build_cost(s, seat, card).locations for card in found)


def _bases(s: State, seat: int) -> list[str]:
    """What of a seat's own could give way, by name."""
    player = s.players[seat]
    return [s.book.vocabulary.ruin] * bool(player.ruins) + [s.book.card_words[card] for card in player.locations]


def _dropped(thing: str) -> tuple[str, ...]:
    """A card of the hand let go on a verb, or on a location that it could take the place of."""
    card, _, other = thing.partition(":")[2].partition("/")
    kind, name = named(other)
    return (f"{name} {card}",) if kind == "verb" else (f"build {card} over {name}",) if kind == "location" else ()


def askable(s: State, seat: int) -> Iterator[str]:
    """What a player may ask about: every use of every card in sight that is not plainly nonsense."""
    player, ways, word = s.players[seat], s.book.ways, s.book.card_words
    bases = _bases(s, seat)
    for card in player.hand:
        if ways.build_cost(s, seat, card).locations:
            yield from (f"build {word[card]} over {base}" for base in bases)
        else:
            yield f"build {word[card]}"
        yield f"deal {word[card]}"
        yield f"raze {word[card]}"
    for card in player.locations:
        yield f"use {word[card]}"
        yield f"protect {word[card]}"
        yield f"raze {word[card]}"
    yield from (f"raze {word[card]}" for other in s.others(seat) for card in s.players[other].locations)
    yield from (f"take {word[card]}" for card in s.row)
    yield from ("exchange", "pass")
    yield from ways.askable(s, seat, bases)


def event_things(event: Mapping[str, Any]) -> tuple[str, ...]:
    """The cards that an event names."""
    found = (fact for name, fact in event.items() if name in ("card", "cards"))
    return tuple(f"card:{card}" for fact in found for card in (fact if isinstance(fact, list) else [fact]))
