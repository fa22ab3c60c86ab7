"""The catalogue files as syntax trees, and the messages that were said during a test."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from furrow import games
from furrow.words import LANGUAGES, Words

TRANSLATED = {
    "scythe": LANGUAGES,
    "fifty_first_state": ("en", "hu", "cs", "fa"),
    "imperial_settlers": ("en", "hu", "cs", "fa"),
}
"""The languages that a game has its words in. Who translates a game adds the language here: then it is checked."""
FAMILY = "tableau"
MEMBERS = ("fifty_first_state", "imperial_settlers")
"""Games that share the messages of a family."""
Pair = tuple[str, str]
"""A message and one of its attributes; "" is its value."""


@cache
def names() -> tuple[str, ...]:
    """The names of the catalogue files, the same in all languages."""
    found = [entry.name for entry in files("furrow.words").joinpath("en").iterdir() if entry.name.endswith(".ftl")]
    return tuple(sorted(found))


def languages(name: str) -> tuple[str, ...]:
    """The languages that a file must be there in."""
    owner = name.removesuffix(".ftl").partition("-")[0]
    if owner == FAMILY:
        return tuple(each for each in LANGUAGES if any(each in TRANSLATED[member] for member in MEMBERS))
    return TRANSLATED.get(owner, LANGUAGES)


def files_in(language: str) -> list[str]:
    """Every file that must be there in a language."""
    return [name for name in names() if language in languages(name)]


@cache
def entries(language: str, name: str) -> tuple[ast.EntryType, ...]:
    """Everything in a file, junk included."""
    text = files("furrow.words").joinpath(language, name).read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def patterns(language: str, name: str) -> dict[Pair, ast.Pattern]:
    """Every value and attribute in a file."""
    found: dict[Pair, ast.Pattern] = {}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name, ""] = entry.value
            found |= {(entry.id.name, attribute.id.name): attribute.value for attribute in entry.attributes}
    return found


@cache
def messages(language: str, name: str) -> list[str]:
    """The ids in a file, in order."""
    return [entry.id.name for entry in entries(language, name) if isinstance(entry, ast.Message)]


def _own(message: str) -> Iterator[tuple[str, str]]:
    """The games whose message it may be, with what follows the name."""
    for game in TRANSLATED:
        if message.startswith(own := f"{game.replace('_', '-')}-"):
            yield game, message.removeprefix(own)


def shared(message: str) -> str:
    """The message in whose place one of a game stands: one of its family, or a common one; else ""."""
    for game, rest in _own(message):
        if rest in _everybodys():
            return rest
        if game in MEMBERS and (common := f"{FAMILY}-{rest}") in _everybodys():
            return common
    return ""


@cache
def _everybodys() -> frozenset[str]:
    """The English messages that no single game owns."""
    return frozenset(
        each for name in names() if not name.startswith(tuple(TRANSLATED)) for each in messages("en", name)
    )


@cache
def overrides(language: str, name: str) -> dict[str, str]:
    """Messages of a game that only this language has, with the shared English ones in whose place they stand."""
    known = set(messages("en", name))
    found = {each: shared(each) for each in messages(language, name) if each not in known}
    return {own: common for own, common in found.items() if common}


def hidden(language: str) -> set[str]:
    """Messages of the family that a language never says, since it has an own one for every game."""
    own = {each for name in names() if name.startswith(MEMBERS) for each in overrides(language, name)}
    return {
        common
        for common in map(shared, own)
        if common.startswith(f"{FAMILY}-")
        and all(f"{member.replace('_', '-')}-{common.removeprefix(f'{FAMILY}-')}" in own for member in MEMBERS)
    }


class _Parts(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: Any) -> None:
        self.found.append(node)
        super().generic_visit(node)


@cache
def _parts(pattern: ast.Pattern) -> list[ast.BaseNode]:
    """A pattern with all that is in it. Walking costs more than most checks of what is found."""
    visitor = _Parts()
    visitor.visit(pattern)
    return visitor.found


def nodes(pattern: ast.Pattern, kind: type[ast.BaseNode]) -> list[Any]:
    """All parts of a kind in a pattern."""
    return [part for part in _parts(pattern) if isinstance(part, kind)]


def variables(pattern: ast.Pattern) -> set[str]:
    """The names of a pattern's variables."""
    return {node.id.name for node in nodes(pattern, ast.VariableReference)}


class Listener:
    """Writes down what is said, by language, and insists that nothing is ever missing in what comes out."""

    def __init__(self) -> None:
        self.heard: dict[str, set[Pair]] = {language: set() for language in LANGUAGES}

    def unheard(self, *names: str) -> set[tuple[str, Pair]]:
        """What the files hold and nobody said."""
        return {
            (language, pair)
            for name in names
            for language in languages(name)
            for pair in set(patterns(language, name)) - self.heard[language]
            if pair[0] not in hidden(language)
        }


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    """Listens to all catalogues during a test."""
    found = Listener()
    said = Words._said

    def listening(speaker: Words, message: str, attribute: str | None, arguments: Any) -> tuple[str, bool]:
        text, complete = said(speaker, message, attribute, arguments)
        if complete:
            found.heard[speaker.language].add((message, attribute or ""))
        elif attribute is None:
            raise AssertionError(f"{speaker.language}: {message} lacks a variable, given were {sorted(arguments)}")
        return text, complete

    monkeypatch.setattr(Words, "_said", listening)
    games.remove("nobody")  # what other tests had said is remembered by game until the games change, and is not heard
    return found


_ISOLATED = re.compile("\u2068([^\u2068\u2069]*)\u2069")


def plain(text: str) -> str:
    """A text as it is read: without the marks round what is written the other way."""
    return re.sub("[\u2068\u2069]", "", text)


def check(text: str, language: str) -> None:
    """A text that can be shown: nothing left open, digits in the script of the language, and no number that changes
    sides because of a Latin word before it: such words stand between marks of direction, and no other marks do."""
    assert text
    assert text == text.strip()
    outside = text
    while (inner := _ISOLATED.sub("", outside)) != outside:
        outside = inner
    assert not set(outside) & set("{}$\u200e\u200f\u2066\u2067\u2068\u2069"), text
    assert "  " not in plain(text), text
    if language != "fa":
        assert not re.search("[۰-۹]", text), text
        return
    assert not re.search("(?<![A-Za-z0-9])[0-9]", text), f"a Latin digit: {text}"
    assert not re.search(r"[A-Za-z0-9][ :,.()–=]*[۰-۹]", outside), f"a number behind a Latin word changes sides: {text}"
