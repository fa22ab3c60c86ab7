"""The log: one line for each event, as much of it as the reader may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furrow.kernel.events import Fact
from furrow.words.catalogue import Words, words
from furrow.words.lexicon import Lexicon, lexicon

_HEAD = ("kind", "seat")


def event_line(game: str, event: Mapping[str, Fact], language: str, names: Sequence[str]) -> str:
    """An event of `game.events(seat)` as a sentence. `names[seat]` is what a player is called, uninflected.

    "" for an event that needs no line: a log leaves it out.
    """
    speaker, own = words(language), lexicon(game)
    kind, seat = event["kind"], event["seat"]
    if kind in own.unsaid:
        return ""
    arguments: dict[str, int | str] = {}
    if isinstance(seat, int) and seat >= 0:
        arguments["who"] = own.player(speaker, seat, names)
    for name, fact in event.items():
        if name not in _HEAD and fact != []:
            arguments[name] = _argument(speaker, own, name, fact)
    arguments |= own.of_event(speaker, event, names)
    return speaker.fullest(own.message(speaker, "event", str(kind)), **arguments)


def _argument(speaker: Words, own: Lexicon, name: str, fact: Fact) -> int | str:
    if isinstance(fact, list):
        return speaker.all_of([speaker.number(value) if isinstance(value, int) else value for value in fact])
    return own.word(speaker, name, fact) if isinstance(fact, str) else fact
