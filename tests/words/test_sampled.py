"""Sentences of real games: as they were read, and written as their language is."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from furrow.words import LANGUAGES
from tests.words.catalogues import TRANSLATED, check, files_in, nodes, patterns, plain
from tests.words.rulebooks import NEVER
from tests.words.sampled import NAMES, difference, samples

_ENGLISH = re.compile(
    r"\b(the|and|of|with|from|are|your|you|each|must|which|that|this|when|players?|for|has|have|may)\b", re.IGNORECASE
)
_MOST_SAMPLES = 500
_FEWEST = 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_said_as_they_were_read(language: str) -> None:
    """Read what has changed, whole and as a reader of the language would: `python -m tests.words.sampled` keeps it."""
    changed = difference(language)
    assert changed == "", f"\n{changed}"


def test_there_are_enough_of_every_kind() -> None:
    parts = {said.part for said in samples()}
    assert _FEWEST < len(samples()) < _MOST_SAMPLES
    assert parts == {
        f"{game}: {kind}"
        for game in TRANSLATED
        for kind in ("log", "questions", "answers", "refusals", "hints", "cards")
    }
    told = "\n".join(said.texts["en"] for said in samples())
    assert all(name in told for name in NAMES[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_written_as_the_language_is(language: str) -> None:
    for said in samples():
        check(said.texts[language].replace("\u200e", ""), language)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_they_have_the_same_numbers(language: str) -> None:
    """What is counted is said in every language; a one may be a word: *eggyel olcsóbb*."""
    wrong = [
        (said.part, said.key, said.texts["en"], said.texts[language])
        for said in samples()
        if said.part.endswith(("log", "cards")) and _numbers(said.texts["en"]) - _numbers(said.texts[language])
    ]
    assert wrong == []


def _numbers(text: str) -> set[str]:
    latin = plain(text).translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789"))
    return set(re.findall(r"\d+", latin)) - {"1"}


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_words_that_mean_something_else_in_a_game_are_not_there(language: str, game: str) -> None:
    """What is held of the rulebook holds of the table as well; only stories may say *mountain* as they like."""
    found = [
        (message, never)
        for name in files_in(language)
        if name.removeprefix("web-").startswith(game) and "scenes" not in name
        for (message, _), pattern in patterns(language, name).items()
        if "-scene-" not in message
        for never in NEVER[language]["all"] + NEVER[language][game]
        if re.search(never, " ".join(element.value for element in nodes(pattern, ast.TextElement)), re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("language", ["hu", "cs"])
def test_no_catalogue_has_english_function_words(language: str) -> None:
    found = []
    for name in files_in(language):
        for (message, _), pattern in patterns(language, name).items():
            text = " ".join(element.value for element in nodes(pattern, ast.TextElement))
            if _ENGLISH.search(re.sub(r"\S*[/=<-]\S*|“[^”]*”|„[^“”]*[“”]", "", text)):
                found.append((name, message, text))
    assert found == []
