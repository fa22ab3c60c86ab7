"""What of the rulebooks is in English only: everything but the rules that a refusal can name."""

from __future__ import annotations

from typing import NamedTuple

from furrow.games.rulebook import rulebook
from tests.words.catalogues import TRANSLATED, messages


class English(NamedTuple):
    """Ids of rules and of worked examples that no other language has a sentence for, and how many rules there are."""

    rules: list[str]
    examples: list[str]
    all_rules: int


def english_only(game: str) -> English:
    told = [messages(language, f"{game}-refusals.ftl") for language in TRANSLATED[game]]
    book = rulebook(game)
    rules = [rule.id for rule in book.rules if not all(f"refusal-{rule.id}" in each for each in told)]
    return English(rules, [example.id for example in book.examples], len(book.rules))
