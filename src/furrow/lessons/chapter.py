"""Chapters as data: a position or a set-up, and the steps of the lesson. The words are in the catalogues."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import furrow
from furrow.games import until_games_change
from furrow.games.parts import part_file
from furrow.kernel.errors import FurrowError


class UnknownChapter(FurrowError):
    """No lesson of that game, or no chapter of that name."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read and perhaps to do. `play`: lines that do it (`*` stands for any answer); none: only read on.
    `light`: what to look at, see docs/things.md. `then`: what the other seats answer afterwards."""

    play: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    then: tuple[tuple[int, str], ...] = ()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a few minutes. It begins at a position, or at the start of a game."""

    id: str
    steps: tuple[Step, ...]
    seat: int = 0
    position: dict[str, Any] | None = None
    new: dict[str, Any] | None = None

    def begin(self, game: str) -> furrow.Game:
        """The game at the start of the chapter."""
        if self.position is not None:
            return furrow.position(game, self.position)
        return furrow.new(game, **(self.new or {}))


@until_games_change
@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game, in their order; none for a game without lessons. Raises UnknownGame."""
    source = part_file(game, "furrow.lessons", "chapters.json")
    return () if source is None else msgspec.json.decode(source.read_bytes(), type=tuple[Chapter, ...])


def chapter(game: str, name: str) -> Chapter:
    """One chapter. Raises UnknownChapter."""
    for each in chapters(game):
        if each.id == name:
            return each
    known = ", ".join(each.id for each in chapters(game)) or "none"
    raise UnknownChapter(f"there is no chapter {name!r} in the lessons of {game}; known are: {known}")
