"""The rulebook of a game in a language: the data of `furrow.games.rulebook` with its sentences from the catalogues.

A chapter is the message `rulebook-<game>-<code>` (`.intro`), a rule `rule-<id>` (`.heading`), an example `example-<id>`
(`.outcome`); notes for readers are `.note-1`, `.note-2` … What no catalogue has is shown by its id.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from furrow.games import rulebook as data
from furrow.games import until_games_change
from furrow.words.catalogue import Words, words
from furrow.words.folding import holds
from furrow.words.lexicon import identifier
from furrow.words.options import option_name


class OptionTitle(msgspec.Struct):
    """An option of the game that a rule depends on."""

    name: str
    title: str


class RuleText(msgspec.Struct):
    """A rule. `chapters`: those that its sentence names by their titles; `lang`: see `RuleChapter`."""

    id: str
    text: str
    heading: str = ""
    notes: list[str] = []
    options: list[OptionTitle] = []
    chapters: list[str] = []
    informative: bool = False
    lang: str = ""


class ExampleText(msgspec.Struct):
    """A worked example and the rules that it shows. `lang`: see `RuleChapter`."""

    id: str
    text: str
    outcome: str
    rules: list[str] = []
    notes: list[str] = []
    lang: str = ""


class RuleChapter(msgspec.Struct):
    """A chapter. `lang` is the language in which it is told where the reader's has no words for it, else empty."""

    code: str
    title: str
    part: str
    rules: list[RuleText]
    examples: list[ExampleText]
    intro: str = ""
    lang: str = ""


class RuleBook(msgspec.Struct):
    """A rulebook in a language."""

    game: str
    lang: str
    chapters: list[RuleChapter]

    def find(self, name: str) -> RuleText | ExampleText:
        """One rule or example by its id; upper and lower case are the same. Raises UnknownRule."""
        for row in self.rows():
            if row.id == name.upper():
                return row
        raise data.UnknownRule(f"no rule {name!r} in the rulebook of {self.game}")

    def search(self, wanted: str) -> list[RuleText | ExampleText]:
        """Every rule and example that holds all the words, in any order; accents and the like do not count."""
        return [row for row in self.rows() if holds(_whole(row), wanted)]

    def rows(self) -> list[RuleText | ExampleText]:
        """All rules, and all examples."""
        rules = [row for chapter in self.chapters for row in chapter.rules]
        return [*rules, *(row for chapter in self.chapters for row in chapter.examples)]


def _whole(row: RuleText | ExampleText) -> str:
    """All the words of a row."""
    outcome = row.outcome if isinstance(row, ExampleText) else row.heading
    return " ".join((row.id, row.text, outcome, *row.notes))


@until_games_change
@lru_cache(maxsize=32)
def rulebook(game: str, language: str = "en") -> RuleBook:
    """The rulebook of a game in a language; one without chapters if the game brings none.

    >>> rulebook("scythe", "en").find("scy-terr-11").text
    'The Factory is the central territory.'
    """
    book, speaker = data.rulebook(game), words(language)
    chapters = []
    for section in book.sections:
        message = identifier("rulebook", game, section.code)
        rules = [_rule(game, speaker, row) for row in book.rules if row.section == section.code]
        examples = [_example(speaker, row) for row in book.examples if row.section == section.code]
        title, intro = _said(speaker, message, section.code), _part(speaker, message, "intro")
        chapters.append(
            RuleChapter(section.code, title, section.part, rules, examples, intro, _borrowed(speaker, message))
        )
    return RuleBook(game, language, chapters)


def _rule(game: str, speaker: Words, row: data.Rule) -> RuleText:
    message = f"rule-{row.id}"
    notes = _notes(speaker, message)
    if row.reading:
        notes.append(speaker.say(f"rulebook-{row.reading}"))
    return RuleText(
        row.id,
        _said(speaker, message, row.id),
        heading=_part(speaker, message, "heading"),
        notes=notes,
        options=[OptionTitle(name, option_name(game, name, speaker.language)) for name in row.options],
        chapters=row.chapters,
        informative=row.informative,
        lang=_borrowed(speaker, message),
    )


def _example(speaker: Words, row: data.Example) -> ExampleText:
    message = f"example-{row.id}"
    text, outcome = _said(speaker, message, row.id), _part(speaker, message, "outcome")
    return ExampleText(row.id, text, outcome, row.rules, _notes(speaker, message), _borrowed(speaker, message))


def _said(speaker: Words, message: str, otherwise: str) -> str:
    return speaker.say(message) if speaker.knows(message) else otherwise


def _part(speaker: Words, message: str, name: str) -> str:
    return speaker.attribute(message, name) if name in speaker.attributes(message) else ""


def _notes(speaker: Words, message: str) -> list[str]:
    return [speaker.attribute(message, name) for name in speaker.attributes(message) if name.startswith("note-")]


def _borrowed(speaker: Words, message: str) -> str:
    """The language that a message comes from, if it is not the reader's."""
    found = speaker.language_of(message)
    return "" if found == speaker.language else found
