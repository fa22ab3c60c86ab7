"""Name and sentence of every option."""

from __future__ import annotations

import pytest

import furrow
from furrow.games import OWN
from furrow.words import LANGUAGES, option_name, option_text, option_value
from tests.words.catalogues import TRANSLATED, check, messages


def _told(game: str, kind: str) -> set[str]:
    prefix = f"{game.replace('_', '-')}-{kind}-"
    found = messages("en", f"{game}-options.ftl")
    return {message.removeprefix(prefix) for message in found if message.startswith(prefix)}


@pytest.mark.parametrize("game", OWN)
def test_every_option_has_its_words_and_no_other(game: str) -> None:
    assert _told(game, "option") == {option.name.replace("_", "-") for option in furrow.options(game)}


@pytest.mark.parametrize("game", OWN)
def test_every_value_that_is_a_word_has_its_words_and_no_other(game: str) -> None:
    worded = [(option.name, value) for option in furrow.options(game) for value in option.values]
    assert _told(game, "value") == {
        f"{name}-{value}".replace("_", "-") for name, value in worded if isinstance(value, str)
    }
    for language in TRANSLATED[game]:
        for name, value in worded:
            if not isinstance(value, bool):
                check(option_value(game, name, value, language), language)


def test_values_that_are_no_words() -> None:
    assert option_value("scythe", "coin_gifts", True) == "true"
    assert option_value("fifty_first_state", "shipwreck_uses", 1, "fa") == "۱"


@pytest.mark.parametrize("game", OWN)
def test_the_api_gives_each_option_its_sentence(game: str) -> None:
    for language in LANGUAGES:
        for option in furrow.options(game, language):
            assert option.sentence == option_text(game, option.name, language)
            assert len(option.sentence) > 10


@pytest.mark.parametrize("game", OWN)
def test_names_and_sentences(game: str) -> None:
    for language in TRANSLATED[game]:
        for option in furrow.options(game):
            check(option_name(game, option.name, language), language)
            check(option_text(game, option.name, language), language)
            assert option_text(game, option.name, language).endswith(".")
