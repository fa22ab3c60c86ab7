"""The catalogue files: sound, and alike in all languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from furrow.words import LANGUAGES
from tests.words.catalogues import OTHERS, entries, messages, names, nodes, patterns, variables

# What every id of a file begins with.
_PREFIXES = {
    "cli.ftl": ("cli-",),
    "lists.ftl": ("list-",),
    "scythe-actions.ftl": ("scythe-act-", "scythe-place", "scythe-seat", "scythe-cargo-"),
    "scythe-cards.ftl": ("scythe-deal-", "scythe-gain-", "scythe-card-", "scythe-payout-"),
    "scythe-events.ftl": ("scythe-event-",),
    "scythe-options.ftl": ("scythe-option-",),
    "scythe-questions.ftl": ("scythe-question-",),
    "scythe-refusals.ftl": ("refusal-SCY-",),
    "scythe-scenes.ftl": ("scythe-scene-",),
    "scythe-terms.ftl": ("scythe-",),
}
_OWN = tuple(name for name in names() if name != "cli.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_file_parses_without_junk(language: str, name: str) -> None:
    junk = [entry.content for entry in entries(language, name) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", names())
def test_ids_attributes_and_variables_agree_with_english(language: str, name: str) -> None:
    english, other = patterns("en", name), patterns(language, name)
    assert messages(language, name) == messages("en", name)
    assert set(other) == set(english)
    differing = [pair for pair in english if variables(english[pair]) != variables(other[pair])]
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    found = [message for name in names() for message in messages(language, name)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", names())
def test_every_id_belongs_to_its_file(name: str) -> None:
    assert [message for message in messages("en", name) if not message.startswith(_PREFIXES[name])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_say_more_than_their_message(language: str) -> None:
    """So `fullest` can tell them apart by what is given; an option's text is asked for by name."""
    for name in _OWN:
        found = patterns(language, name)
        for (message, attribute), pattern in found.items():
            if attribute and name != "scythe-options.ftl":
                assert variables(pattern) - variables(found[message, ""]), (message, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_a_form_for_every_plural(language: str) -> None:
    wanted = {"en": {"one", "other"}, "hu": {"one", "other"}, "fa": {"one", "other"}, "cs": {"one", "few", "other"}}
    invariable = ("scythe-gain-upgrade", "scythe-gain-produce-territories")  # Czech: 2 and 5 alike
    for name in _OWN:
        for (message, _), pattern in patterns(language, name).items():
            for select in nodes(pattern, ast.SelectExpression):
                keys = {key.name for key in (variant.key for variant in select.variants) if hasattr(key, "name")}
                if "one" in keys and message not in invariable:
                    assert wanted[language] <= keys, message


@pytest.mark.parametrize("name", _OWN)
def test_persian_files_hold_neither_latin_letters_nor_latin_digits(name: str) -> None:
    for (message, _), pattern in patterns("fa", name).items():
        text = "".join(element.value for element in nodes(pattern, ast.TextElement))
        assert not re.search("[A-Za-z0-9]", text), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", _OWN)
def test_no_marks_of_direction(language: str, name: str) -> None:
    for (message, _), pattern in patterns(language, name).items():
        text = "".join(element.value for element in nodes(pattern, ast.TextElement))
        assert not set(text) & set("\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069"), message


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [name for name in _OWN if name not in ("lists.ftl", "scythe-terms.ftl")])
def test_sentences_are_translated(language: str, name: str) -> None:
    """No sentence of three words or more is the English one."""
    english, other = patterns("en", name), patterns(language, name)
    for pair, pattern in english.items():
        text = "".join(element.value for element in nodes(pattern, ast.TextElement))
        if len(re.findall(r"\w+", text)) > 2:
            assert text != "".join(element.value for element in nodes(other[pair], ast.TextElement)), pair
