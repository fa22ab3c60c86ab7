"""The sentences of the rulebooks, one by one, and what can be compared between languages."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from furrow.games import OWN
from furrow.languages import latin_digits
from tests.words.catalogues import Pair, names, nodes, patterns

NEVER: dict[str, dict[str, list[str]]] = json.loads(
    Path(__file__).with_name("rulebook_never.json").read_text(encoding="utf-8")
)
"""Words of a language that mean something else in a game, as patterns."""
MARK = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d+\b")
"""The id of a rule or an example."""
_GROUPED = re.compile(r"(?<=\d)[٬\u00a0\u202f](?=\d{3}\b)")
_NUMBER = re.compile(r"\d+(?:[.,٫]\d+)?")


@cache
def sentences(language: str, game: str) -> dict[Pair, str]:
    """Everything a language says in a game's rulebook, by message and attribute."""
    return {
        pair: "".join(element.value for element in nodes(pattern, ast.TextElement))
        for name in names()
        if name.startswith(f"{game}-rulebook-")
        for pair, pattern in patterns(language, name).items()
    }


def marks(text: str) -> list[str]:
    """The rules that a sentence leads to."""
    return sorted(MARK.findall(text))


def numbers(text: str) -> list[str]:
    """The numbers in a sentence, without those of rules."""
    plain = _GROUPED.sub("", latin_digits(MARK.sub("", text)))
    return sorted(each.replace("٫", ".").replace(",", ".") for each in _NUMBER.findall(plain))


def prose(text: str) -> str:
    """A sentence without what is written alike in all languages: marks of rules and chapters."""
    return re.sub(r"\b[A-Z]{2,}\d*\b", "", MARK.sub("", text))


def games_and(languages: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(game, language) for game in OWN for language in languages]
