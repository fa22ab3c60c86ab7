"""Name and sentence of every option."""

from __future__ import annotations

import pytest

import furrow
from furrow.words import LANGUAGES, option_name, option_text
from tests.words.catalogues import check, messages


def test_every_option_has_its_words_and_no_other() -> None:
    told = {message.removeprefix("scythe-option-") for message in messages("en", "scythe-options.ftl")}
    assert told == {option.name.replace("_", "-") for option in furrow.options("scythe")}


def test_the_api_gives_each_option_its_sentence() -> None:
    for language in LANGUAGES:
        for option in furrow.options("scythe", language):
            assert option.sentence == option_text("scythe", option.name, language)
            assert len(option.sentence) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_sentences(language: str) -> None:
    for option in furrow.options("scythe"):
        check(option_name("scythe", option.name, language), language)
        check(option_text("scythe", option.name, language), language)
        assert option_text("scythe", option.name, language).endswith(".")
