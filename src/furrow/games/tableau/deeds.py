"""What kind of deed an answer is, and what it brings to the seat that does it, for the buttons beside a chosen card."""

from __future__ import annotations

from collections.abc import Iterator

from furrow.games.tableau.compiling import CATEGORIES
from furrow.games.tableau.points import adds
from furrow.games.tableau.state import Player, State


def deed(text: str) -> str:
    """The kind of an answer: its first word."""
    return text.split(maxsplit=1)[0]


def gained(before: State, after: State, seat: int) -> tuple[str, ...]:
    """What has become more or less of a seat's own: first what it gives away.

    Cards are counted as they come; which ones are given away, whoever gives them knows.
    """
    had, has = before.players[seat], after.players[seat]
    found = [
        *_differences("good", before.book.goods, had.goods, has.goods),
        *_changed("good:card", len(set(has.hand) - set(had.hand))),
        *_changed("deals", _deals(has) - _deals(had)),
        *_locations(before, had, has),
        *_changed("points", has.points - had.points),
        *_changed("adds", adds(after, seat) - adds(before, seat)),
    ]
    return tuple(sorted(found, key=lambda sign: not _lost(sign)))


def _changed(name: str, difference: int) -> tuple[str, ...]:
    return (f"{name}:{difference}",) if difference else ()


def _differences(kind: str, words: tuple[str, ...], before: list[int], after: list[int]) -> Iterator[str]:
    for word, had, has in zip(words, before, after, strict=False):
        yield from _changed(f"{kind}:{word}", has - had)


def _locations(s: State, had: Player, has: Player) -> Iterator[str]:
    """Built places by the row in which they lie."""
    rows = [s.book.faces[card].category for card in has.locations]
    before = [s.book.faces[card].category for card in had.locations]
    for row in dict.fromkeys((*before, *rows)):
        yield from _changed(f"location:{CATEGORIES[row]}", rows.count(row) - before.count(row))


def _deals(player: Player) -> int:
    return len(player.deals) + len(player.foreign)


def _lost(sign: str) -> bool:
    return sign.rpartition(":")[2].startswith("-")
