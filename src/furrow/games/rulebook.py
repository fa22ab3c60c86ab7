"""The rulebook of a game as data: every ledger id with our sentence, its section, and whether it is informative."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from furrow.games import until_games_change
from furrow.games.parts import part_file
from furrow.kernel.errors import FurrowError


class UnknownRule(FurrowError):
    """No rule of that id."""


class Section(msgspec.Struct):
    """A chapter of the rulebook."""

    code: str
    title: str
    part: str
    intro: str = ""


class Rule(msgspec.Struct):
    """One rule. `sources` names the printed rulebooks that state it; `notes` hold remarks and disagreements."""

    id: str
    section: str
    text: str
    informative: bool
    sources: list[str]
    derived: bool = False
    notes: list[str] = []
    heading: str = ""


class Example(msgspec.Struct):
    """A worked example: a situation and its outcome, and the rules it shows."""

    id: str
    kind: str
    rules: list[str]
    text: str
    outcome: str
    sources: list[str]
    notes: list[str] = []


class Rulebook(msgspec.Struct):
    """A whole ledger."""

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

    def search(self, words: str) -> list[Rule | Example]:
        """Every rule and example that holds all the words, in any order, in its sentence or its id."""
        wanted = words.lower().split()
        return [row for row in self._rows() if all(word in _haystack(row) for word in wanted)]

    def _rows(self) -> list[Rule | Example]:
        return [*self.rules, *self.examples]


def _haystack(row: Rule | Example) -> str:
    outcome = row.outcome if isinstance(row, Example) else ""
    return f"{row.id} {row.text} {outcome}".lower()


@until_games_change
@lru_cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game; an empty one if it brings none.

    >>> rulebook("scythe").find("SCY-TERR-11").text
    'The Factory is the central territory.'
    """
    source = part_file(game, "furrow.games", "data/rulebook.json")
    if source is None:
        return Rulebook(game, "", [], [], [])
    return msgspec.json.decode(source.read_bytes(), type=Rulebook)
