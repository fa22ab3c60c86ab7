"""Bodies of replies that only the edge makes: the rulebook, what is printed on components, probes."""

from __future__ import annotations

from typing import Any

import msgspec


class RuleText(msgspec.Struct, omit_defaults=True):
    """A rule. `sources` names the printed rulebooks that state it."""

    id: str
    text: str
    heading: str = ""
    informative: bool = False
    sources: list[str] = []
    notes: list[str] = []


class ExampleText(msgspec.Struct, omit_defaults=True):
    """A worked example and the rules that it shows."""

    id: str
    text: str
    outcome: str
    rules: list[str] = []
    notes: list[str] = []


class RuleChapter(msgspec.Struct):
    """A section of the rulebook."""

    code: str
    title: str
    part: str
    intro: str
    rules: list[RuleText]
    examples: list[ExampleText]


class RulesReply(msgspec.Struct):
    """`GET /api/games/{game}/rules`. `lang` is the language of the texts: the rulebook is English."""

    game: str
    lang: str
    chapters: list[RuleChapter]


class Reference(msgspec.Struct):
    """`GET /api/games/{game}/reference`: the facts of every component and its words in one language."""

    game: str
    lang: str
    facts: Any
    words: Any


class Health(msgspec.Struct):
    """`GET /health` and `/ready`."""

    status: str
    version: str
