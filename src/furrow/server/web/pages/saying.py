"""Small things that all pages say: the pages' own messages, pairs, notes, lists."""

from __future__ import annotations

from collections.abc import Iterable

from furrow.words import words


class Saying:
    """The messages `server-pages-…` of one language, as a game says them if it is about one."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.words = words(language).of_game(game)

    def __call__(self, message: str, **arguments: int | str) -> str:
        return self.words.say(f"server-pages-{message}", **arguments)

    def noted(self, name: str, notes: Iterable[str]) -> str:
        """ "Mill (used)"; the bare name if there is nothing to note."""
        note = self.row(notes)
        return self("noted", name=name, note=note) if note else name

    def times(self, name: str, count: int) -> str:
        """ "star ×2"; the bare name for one."""
        return self("times", name=name, count=count) if count != 1 else name

    def pair(self, name: str, value: int) -> str:
        """ "Coins: 5"."""
        return self("pair", name=name, value=self.number(value))

    def row(self, parts: Iterable[str]) -> str:
        return self.words.row([part for part in parts if part])

    def or_none(self, parts: Iterable[str]) -> str:
        return self.row(parts) or self("none")

    def number(self, value: int) -> str:
        return self.words.number(value)
