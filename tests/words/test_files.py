"""The catalogue files: sound, and alike in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from furrow.games import OWN
from furrow.words import LANGUAGES
from tests.words.catalogues import (
    TRANSLATED,
    Pair,
    entries,
    files_in,
    languages,
    messages,
    names,
    nodes,
    overrides,
    patterns,
    variables,
)

# What every id of a file begins with.
_TERMS = ("good", "count", "cost", "category", "score", "way", "column", "dealt")
_INTRODUCTION = ("name", "about", "learn")
_IN_PLACE_OF = ("table", "after", "server", "cli", "web-tableau")  # messages of all games, in a game's own words
_OWN_TERMS = ("faction", "tag", "set", "deck", "table", "mark", "ruin", "phase", "tiebreak", "title", "concept")
_PREFIXES = {
    "achievements.ftl": ("achievement-",),
    "admin.ftl": ("admin-",),
    "asking.ftl": ("ask-",),
    "cli.ftl": ("cli-",),
    "dealt.ftl": ("dealt-",),
    "lab.ftl": ("lab-",),
    "lessons.ftl": ("lesson-",),
    "lists.ftl": ("list-",),
    "rulebook.ftl": ("rulebook-",),
    "server.ftl": tuple(
        f"server-{kind}" for kind in ("bot-", "error-", "fault-", "notice-", "seal", "seat", "standing-", "talk-")
    ),
    "server-pages.ftl": ("server-pages-",),
    "server-people.ftl": ("server-error-",),
    "scythe-actions.ftl": ("scythe-act-", "scythe-place", "scythe-seat", "scythe-cargo-", "scythe-tray-"),
    "scythe-asking.ftl": ("scythe-ask-",),
    "scythe-cards.ftl": ("scythe-deal-", "scythe-gain-", "scythe-card-", "scythe-payout-"),
    "scythe-events.ftl": ("scythe-event-",),
    "scythe-options.ftl": ("scythe-option-",),
    "scythe-prompts.ftl": ("scythe-prompt-", "scythe-brief-"),
    "scythe-questions.ftl": ("scythe-question-",),
    "scythe-refusals.ftl": ("refusal-SCY-",),
    "scythe-scenes.ftl": ("scythe-scene-",),
    "scythe-terms.ftl": ("scythe-",),
    "web-app.ftl": ("app-",),
    "web-home.ftl": ("home-",),
    "web-keys.ftl": ("keys-",),
    "web-lobby.ftl": ("lobby-",),
    "web-learn.ftl": ("learn-",),
    "web-learn-tableau.ftl": ("learn-round",),
    "web-me.ftl": ("me-",),
    "web-afterwards.ftl": ("after-",),
    "web-look.ftl": ("look-",),
    "web-new.ftl": ("new-",),
    "web-room.ftl": ("room-",),
    "web-table.ftl": ("table-",),
    "web-scythe.ftl": ("web-scythe-",),
    "web-scythe-rail.ftl": ("web-scythe-rail-",),
    "web-scythe-moments.ftl": ("web-scythe-moment-",),
    "web-scythe-door.ftl": ("web-scythe-door-",),
    "web-tableau.ftl": ("web-tableau-",),
    "web-tableau-cards.ftl": ("web-tableau-cards-", "web-tableau-legend-"),
    "web-tableau-telling.ftl": ("web-tableau-told-",),
    "web-tableau-result.ftl": ("web-tableau-result-",),
    "web-tableau-solo.ftl": ("web-tableau-solo-",),
    "web-tableau-door.ftl": ("web-tableau-door-",),
    "tableau-actions.ftl": ("tableau-act-", "tableau-marked"),
    "tableau-asking.ftl": ("tableau-ask-",),
    "tableau-benefits.ftl": ("tableau-benefit-",),
    "tableau-events.ftl": ("tableau-event-",),
    "tableau-questions.ftl": ("tableau-question-",),
    "tableau-terms.ftl": (
        *(f"tableau-{kind}-" for kind in _TERMS),
        "tableau-dealt-",
        "tableau-seat",
        "tableau-virtual",
    ),
    "tableau-texts.ftl": ("tableau-text-", "tableau-step-", "tableau-do-"),
}
for _game, _code in (("fifty_first_state", "FSS"), ("imperial_settlers", "IMP")):
    _id = _game.replace("_", "-")
    _PREFIXES |= {
        f"{_game}-actions.ftl": (f"{_id}-act-",),
        f"{_game}-asking.ftl": (f"{_id}-ask-",),
        f"{_game}-cards.ftl": (f"{_id}-card-",),
        f"{_game}-events.ftl": (f"{_id}-event-",),
        f"{_game}-options.ftl": (f"{_id}-option-", f"{_id}-value-"),
        f"{_game}-questions.ftl": (f"{_id}-question-",),
        f"{_game}-refusals.ftl": (f"refusal-{_code}-",),
        f"{_game}-terms.ftl": (
            *(f"{_id}-{kind}" for kind in (*_TERMS, *_OWN_TERMS, *_INTRODUCTION, *_IN_PLACE_OF)),
            f"{_id}-priority-",
            f"{_id}-attack-card",
            f"{_id}-compared",
        ),
        f"{_game}-texts.ftl": (f"{_id}-text-", f"{_id}-step-", f"{_id}-do-"),
    }
for _game, _code in (("scythe", "SCY"), ("fifty_first_state", "FSS"), ("imperial_settlers", "IMP")):
    for _name in (name for name in names() if name.startswith(f"{_game}-rulebook-")):
        _chapter = (
            "EX" if _name == f"{_game}-rulebook-examples.ftl" else _name.split("-")[2].removesuffix(".ftl").upper()
        )
        _rows = f"example-{_code}-EX-" if _chapter == "EX" else f"rule-{_code}-{_chapter}-"
        _PREFIXES[_name] = (f"rulebook-{_game.replace('_', '-')}-{_chapter}", _rows)
_CLI = "cli.ftl"
_OTHERS = tuple(language for language in LANGUAGES if language != "en")
_OBJECT = "acc"  # the form of something counted that stands as an object, in languages that have one
_NAMES_AND_TERMS = ("lists.ftl", "fifty_first_state-cards.ftl", "imperial_settlers-cards.ftl")


@cache
def _text(pattern: ast.Pattern) -> str:
    return "".join(element.value for element in nodes(pattern, ast.TextElement))


@cache
def _meant(pattern: ast.Pattern) -> frozenset[str]:
    """The variables; for a word of English a language may choose by its code, or say it as an object."""
    return frozenset(name.removesuffix("_code").removesuffix(f"_{_OBJECT}") for name in variables(pattern))


def _own(language: str) -> Iterator[tuple[str, dict[Pair, ast.Pattern]]]:
    """The files of a language but the command line's, with what they hold."""
    for name in files_in(language):
        if name != _CLI:
            yield name, patterns(language, name)


def test_the_list_of_translations_knows_all_games() -> None:
    assert set(TRANSLATED) == set(OWN)
    assert all("en" in known and set(known) <= set(LANGUAGES) for known in TRANSLATED.values())
    assert languages(_CLI) == languages("lists.ftl") == LANGUAGES
    assert all(files_in(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse_without_junk(language: str) -> None:
    junk = [
        (name, entry.content)
        for name in files_in(language)
        for entry in entries(language, name)
        if isinstance(entry, ast.Junk)
    ]
    assert not junk


@pytest.mark.parametrize("language", _OTHERS)
def test_ids_attributes_and_variables_agree_with_english(language: str) -> None:
    for name in files_in(language):
        english, other, own = patterns("en", name), patterns(language, name), overrides(language, name)
        assert [message for message in messages(language, name) if message not in own] == messages("en", name), name
        assert {pair for pair in other if pair[0] not in own and pair[1] != _OBJECT} == set(english), name
        differing = [pair for pair in english if _meant(english[pair]) != _meant(other[pair])]
        assert not differing, name


@pytest.mark.parametrize("language", _OTHERS)
def test_a_message_in_place_of_a_shared_one_is_like_it(language: str) -> None:
    english = {pair: pattern for each in names() for pair, pattern in patterns("en", each).items()}
    for name in files_in(language):
        other = patterns(language, name)
        for message, common in overrides(language, name).items():
            parts = {
                attribute: _meant(pattern)
                for (each, attribute), pattern in other.items()
                if each == message and attribute != _OBJECT
            }
            wanted = {attribute: _meant(pattern) for (each, attribute), pattern in english.items() if each == common}
            assert parts == wanted, (name, message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    found = [message for name in files_in(language) for message in messages(language, name)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_belongs_to_its_file(language: str) -> None:
    stray = [
        (name, message)
        for name in files_in(language)
        for message in messages(language, name)
        if not message.startswith(_PREFIXES[name])
    ]
    assert stray == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_say_more_than_their_message(language: str) -> None:
    """So `fullest` can tell them apart by what is given; those of options and rules are asked for by name."""
    for name, found in _own(language):
        for (message, attribute), pattern in found.items():
            named = name.endswith("-options.ftl") or "-rulebook-" in name
            if attribute not in ("", _OBJECT) and not named:
                assert variables(pattern) - variables(found[message, ""]), (name, message, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_refers_to_another_one(language: str) -> None:
    """A file is read when one of its messages is wanted; it should not need a second one."""
    for name in files_in(language):
        for (message, _), pattern in patterns(language, name).items():
            assert not nodes(pattern, ast.MessageReference), (name, message)
            assert not nodes(pattern, ast.TermReference), (name, message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_a_form_for_every_plural(language: str) -> None:
    wanted = {"en": {"one", "other"}, "hu": {"one", "other"}, "fa": {"one", "other"}, "cs": {"one", "few", "other"}}
    invariable = ("scythe-gain-upgrade", "scythe-gain-produce-territories")  # Czech: 2 and 5 alike
    for name, found in _own(language):
        for (message, _), pattern in found.items():
            for select in nodes(pattern, ast.SelectExpression):
                keys = {key.name for key in (variant.key for variant in select.variants) if hasattr(key, "name")}
                if "one" in keys and message not in invariable:
                    assert wanted[language] <= keys, (name, message)


def test_persian_files_hold_neither_latin_letters_nor_latin_digits() -> None:
    for name, found in _own("fa"):
        for (message, _), pattern in found.items():
            assert "-rulebook-" in name or not re.search("[A-Za-z0-9]", _text(pattern)), (name, message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_of_direction(language: str) -> None:
    for name, found in _own(language):
        for (message, _), pattern in found.items():
            marks = set(_text(pattern)) & set("\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069")
            assert not marks, (name, message)


@pytest.mark.parametrize("language", _OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """No sentence of three words or more is the English one."""
    for name, other in _own(language):
        if name in _NAMES_AND_TERMS or name.endswith("-terms.ftl"):
            continue
        for pair, pattern in patterns("en", name).items():
            text = _text(pattern)
            if len(re.findall(r"\w+", text)) > 2:
                assert text != _text(other[pair]), (name, pair)
