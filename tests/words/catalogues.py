"""The catalogue files as syntax trees, and the messages that were said during a test."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from furrow.words import LANGUAGES, Words

OTHERS = tuple(language for language in LANGUAGES if language != "en")
Pair = tuple[str, str]
"""A message and one of its attributes; "" is its value."""


@cache
def names() -> tuple[str, ...]:
    """The names of the catalogue files, the same in all languages."""
    found = [entry.name for entry in files("furrow.words").joinpath("en").iterdir() if entry.name.endswith(".ftl")]
    return tuple(sorted(found))


@cache
def entries(language: str, name: str) -> tuple[ast.EntryType, ...]:
    """Everything in a file, junk included."""
    text = files("furrow.words").joinpath(language, name).read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


def patterns(language: str, name: str) -> dict[Pair, ast.Pattern]:
    """Every value and attribute in a file."""
    found: dict[Pair, ast.Pattern] = {}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name, ""] = entry.value
            found |= {(entry.id.name, attribute.id.name): attribute.value for attribute in entry.attributes}
    return found


def messages(language: str, name: str) -> list[str]:
    """The ids in a file, in order."""
    return [entry.id.name for entry in entries(language, name) if isinstance(entry, ast.Message)]


class _Nodes(Visitor):
    def __init__(self, kind: type[ast.BaseNode]) -> None:
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def nodes(pattern: ast.Pattern, kind: type[ast.BaseNode]) -> list[Any]:
    """All parts of a kind in a pattern."""
    visitor = _Nodes(kind)
    visitor.visit(pattern)
    return visitor.found


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
            for language in LANGUAGES
            for name in names
            for pair in set(patterns(language, name)) - self.heard[language]
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
    return found


def check(text: str, language: str) -> None:
    """A text that can be shown: nothing left open, no marks of direction, digits in the script of the language."""
    assert text
    assert text == text.strip()
    assert not set(text) & set("{}$\u200e\u200f\u2066\u2067\u2068\u2069"), text
    assert "  " not in text, text
    if language != "fa":
        assert not re.search("[۰-۹]", text), text
        return
    assert not re.search("(?<![A-Za-z])[0-9]", text), f"a Latin digit: {text}"
    assert not re.search(r"[A-Za-z0-9][ :,.()–=]*[۰-۹]", text), f"a number behind a Latin word changes sides: {text}"
