"""The rulebook of a game as data: every id with its section, its sources, and what belongs to it.

It holds no sentence: those are messages of the catalogues, and `furrow.words.rulebook` puts both together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from furrow.games import until_games_change
from furrow.games.parts import part_file
from furrow.kernel.errors import FurrowError


class UnknownRule(FurrowError):
    """No rule of that id."""


class Section(msgspec.Struct):
    """A chapter of the rulebook."""

    code: str
    part: str


class Rule(msgspec.Struct):
    """One rule. `sources` names the printed rulebooks that state it; `notes` are remarks on them, for us.

    `reading`: what we play where the printed rulebooks leave something open, or where they differ. `options`: the
    options of the game that the rule depends on. `chapters`: those that its sentence names by their titles.
    """

    id: str
    section: str
    informative: bool
    sources: list[str]
    derived: bool = False
    notes: list[str] = []
    reading: Literal["", "open", "differing"] = ""
    options: list[str] = []
    chapters: list[str] = []


class Example(msgspec.Struct):
    """A worked example, and the rules it shows."""

    id: str
    kind: str
    rules: list[str]
    sources: list[str]
    notes: list[str] = []

    @property
    def section(self) -> str:
        """The chapter: `SCY-EX-01` stands in EX."""
        return self.id.split("-")[1]


class Rulebook(msgspec.Struct):
    """A whole rulebook."""

    game: str
    provenance: str
    sections: list[Section]
    rules: list[Rule]
    examples: list[Example]

    def find(self, rule: str) -> Rule | Example:
        """One rule or example by its id; upper and lower case are the same."""
        for row in self._rows():
            if row.id == rule.upper():
                return row
        raise UnknownRule(f"no rule {rule!r} in the rulebook of {self.game}")

    def _rows(self) -> list[Rule | Example]:
        return [*self.rules, *self.examples]


@until_games_change
@lru_cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game; an empty one if it brings none.

    >>> rulebook("scythe").find("SCY-TERR-11").section
    'TERR'
    """
    source = part_file(game, "furrow.games", "data/rulebook.json")
    if source is None:
        return Rulebook(game, "", [], [], [])
    return msgspec.json.decode(source.read_bytes(), type=Rulebook)
