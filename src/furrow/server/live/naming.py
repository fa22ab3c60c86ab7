"""Names of players: bots are called in the reader's language, and names are put into sentences last.

So a sentence is the same at every table and can be kept at hand.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Protocol

from furrow.server.live.wording import Names, language
from furrow.server.wire.tables import TableInfo, Who
from furrow.words import words
from furrow.words.directions import name_in

_SIGN = "\ue000"  # for private use, so no catalogue has it
_MARK = re.compile(f"{_SIGN}([0-9])")


class Seated(Protocol):
    """What a name depends on: a seat of a plan, or as everybody sees it."""

    who: Who
    name: str
    level: str


def names_in(seats: Sequence[Seated], lang: str) -> Names:
    """How the log calls the seats: people by their names, bots by their levels."""
    return _called(tuple((seat.level if seat.who == "bot" else None, seat.name) for seat in seats), language(lang))


@lru_cache(maxsize=1024)
def _called(seats: tuple[tuple[str | None, str], ...], lang: str) -> Names:
    taken = {name for level, name in seats if level is None}
    found = []
    for number, (level, own) in enumerate(seats, 1):
        name = own if level is None else free_name(bot_name(level, number, lang), taken, lang)
        taken.add(name)
        found.append(name)
    return tuple(found)


def bot_name(level: str, number: int, lang: str) -> str:
    """A registered bot goes by the name it was registered under; for a seat of an imported game no bot is known."""
    speaker = words(lang)
    if not level:
        return speaker.say("server-seat", number=number)
    message = f"server-bot-{level}"
    return speaker.say(message) if speaker.knows(message) else level


def free_name(name: str, taken: Collection[str], lang: str) -> str:
    """A name that no other seat has: a number tells equal ones apart."""
    number, found = 2, name
    while found in taken:
        found = f"{name} {words(lang).number(number)}"
        number += 1
    return found


def told(info: TableInfo, lang: str) -> TableInfo:
    """What is known of a table, with the names as the reader's language has them."""
    names = names_in(info.seats, lang)
    for seat, name in zip(info.seats, names, strict=True):
        seat.name = name
    for row in info.result.standings if info.result is not None else ():
        if row.seat < len(names):  # a virtual player has no seat
            row.name = names[row.seat]
    return info


@lru_cache
def marks(count: int) -> Names:
    """What stands for the names of this number of players."""
    return tuple(f"{_SIGN}{seat}" for seat in range(count))


def named(text: str, names: Names) -> str:
    """A sentence with the names in place of their marks. What looks like a mark in a name is left alone.

    >>> named(f"{marks(2)[1]} gives {marks(2)[0]} 3 coins", ("Anna", "Bo"))
    'Bo gives Anna 3 coins'
    """
    return _MARK.sub(lambda found: name_in(names[int(found[1])], text), text) if _SIGN in text else text
