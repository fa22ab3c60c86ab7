"""The rulebook in four languages: complete, and the same rules in each."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import furrow
from furrow.games import OWN
from furrow.games import rulebook as data
from furrow.words import LANGUAGES, words
from furrow.words.folding import folded
from furrow.words.rulebook import ExampleText, rulebook
from tests.words.catalogues import MEMBERS, Listener, messages, names
from tests.words.rulebooks import NEVER, games_and, marks, numbers, prose, sentences

_HERE = Path(__file__).parent
_TERMS: dict[str, list[dict[str, Any]]] = json.loads((_HERE / "rulebook_terms.json").read_text(encoding="utf-8"))
_OTHERS = tuple(language for language in LANGUAGES if language != "en")
_ENGLISH = "the and of with from are your you each must which that this when card cards player players for has have may"
_CODE = r"\b(switch|ledger|engine|default|config\w*|null|seeded|json|D\d\d|(hu|cs|fa) (says|adds))\b|\w_\w|`"
_FEW_LETTERS = re.compile(r"[A-Za-z]{2,}")


@pytest.mark.parametrize("game", OWN)
def test_every_row_of_the_data_has_its_words_and_no_words_are_left_over(game: str) -> None:
    book = data.rulebook(game)
    wanted = [f"rulebook-{game.replace('_', '-')}-{section.code}" for section in book.sections]
    wanted += [f"rule-{row.id}" for row in book.rules] + [f"example-{row.id}" for row in book.examples]
    told = [each for name in names() if name.startswith(f"{game}-rulebook-") for each in messages("en", name)]
    assert sorted(told) == sorted(wanted)


@pytest.mark.parametrize(("game", "language"), games_and(LANGUAGES))
def test_all_of_it_is_said_and_nothing_is_borrowed(listener: Listener, game: str, language: str) -> None:
    book = furrow.rulebook(game, language)
    for row in book.rows():
        assert row.text
        assert row.lang == ""
        assert not isinstance(row, ExampleText) or row.outcome
    assert [chapter.lang for chapter in book.chapters] == [""] * len(book.chapters)
    again = rulebook.__wrapped__(game, language)  # the first time may have been before anybody listened
    assert again == book
    assert set(sentences(language, game)) <= listener.heard[language]


@pytest.mark.parametrize(("game", "language"), games_and(_OTHERS))
def test_a_rule_has_the_same_numbers_and_leads_to_the_same_rules(game: str, language: str) -> None:
    told = sentences(language, game)
    other = {
        pair: (numbers(text), numbers(told[pair]))
        for pair, text in sentences("en", game).items()
        if numbers(text) != numbers(told[pair])
    }
    assert other == {}
    astray = {
        pair: (marks(text), marks(told[pair]))
        for pair, text in sentences("en", game).items()
        if marks(text) != marks(told[pair])
    }
    assert astray == {}


@pytest.mark.parametrize(("game", "language"), games_and(LANGUAGES))
def test_a_chapter_that_a_rule_leads_to_is_named_by_its_title(game: str, language: str) -> None:
    book = rulebook(game, language)
    titles = {chapter.code: chapter.title for chapter in book.chapters}
    rules = [rule for chapter in book.chapters for rule in chapter.rules]
    assert any(rule.chapters for rule in rules)
    assert all(titles[code] in rule.text for rule in rules for code in rule.chapters)


@pytest.mark.parametrize("game", MEMBERS)
@pytest.mark.parametrize("language", _OTHERS)
def test_a_rule_names_the_same_cards(game: str, language: str) -> None:
    """By the beginning of each word of a name, since Hungarian and Czech put endings to it."""
    names_of = _cards(game, language)
    any_card = re.compile(r"\b(" + "|".join(sorted(map(re.escape, names_of), key=len, reverse=True)) + r")\b")
    wrong, compared = [], 0
    for pair, text in sentences("en", game).items():
        said = folded(sentences(language, game)[pair])
        for name in any_card.findall(text):
            compared += 1
            if not all(_stem(word) in said for word in folded(names_of[name]).split()):
                wrong.append((*pair, name, names_of[name]))
    assert wrong == []
    assert compared > 50


def _cards(game: str, language: str) -> dict[str, str]:
    """The names of the cards, in English and in a language."""
    cards = [each for each in messages("en", f"{game}-cards.ftl") if each.startswith(f"{game.replace('_', '-')}-card-")]
    return {words("en").say(card): words(language).say(card) for card in cards}


def _stem(word: str) -> str:
    return word[: max(3, len(word) - 2)]


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", _OTHERS)
def test_one_term_stands_for_one_thing(game: str, language: str) -> None:
    """Each row: what English says, and the beginnings of the words for it; `except`: rules that put it otherwise."""
    said = {pair: folded(text) for pair, text in sentences(language, game).items()}
    wrong = []
    for row in _TERMS[game]:
        known = [folded(stem) for stem in row[language]]
        asked = [
            pair
            for pair, text in sentences("en", game).items()
            if not pair[0].startswith("rulebook-")
            and pair[1] != "heading"
            and re.search(row["en"], text)
            and not ("not" in row and re.search(row["not"], text))
        ]
        assert asked, row["en"]
        skipped = row.get("except", {}).get(language, [])
        wrong += [
            (row["en"], *pair)
            for pair in asked
            if pair[0].partition("-")[2] not in skipped and not any(stem in said[pair] for stem in known)
        ]
    assert wrong == []


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", _OTHERS)
def test_words_that_mean_something_else_are_not_there(game: str, language: str) -> None:
    for pattern in NEVER[language]["all"] + NEVER[language][game]:
        found = [pair for pair, text in sentences(language, game).items() if re.search(pattern, text, re.IGNORECASE)]
        assert found == [], pattern


@pytest.mark.parametrize(("game", "language"), games_and(("hu", "cs")))
def test_there_is_no_english_in_it(game: str, language: str) -> None:
    english = re.compile(rf"\b({'|'.join(_ENGLISH.split())})\b", re.IGNORECASE)
    found = {pair: text for pair, text in sentences(language, game).items() if english.search(prose(text))}
    assert found == {}


@pytest.mark.parametrize("game", OWN)
def test_persian_is_written_in_persian(game: str) -> None:
    """Its own digits and letters everywhere, but for marks of rules, numbers of cards, and the name of a game."""
    for pair, text in sentences("fa", game).items():
        plain = prose(text).replace("Imperial Settlers", "")
        assert not re.search("[0-9٠-٩يك]", plain), pair
        assert not _FEW_LETTERS.search(plain), pair
        assert not re.search(r"[A-Za-z0-9][ :,.()–=]*[۰-۹]", text), f"{pair}: a number changes sides"


@pytest.mark.parametrize("game", OWN)
def test_rules_are_written_for_players(game: str) -> None:
    found = {pair: text for pair, text in sentences("en", game).items() if re.search(_CODE, text, re.IGNORECASE)}
    assert found == {}


@pytest.mark.parametrize("game", OWN)
def test_an_option_and_its_rule_lead_to_each_other(game: str) -> None:
    rules = {row.id: row for row in data.rulebook(game).rules}
    known = {option.name: option for option in furrow.options(game)}
    for name, option in known.items():
        assert name in rules[option.rule].options
    assert {name for row in rules.values() for name in row.options} <= set(known)
    row = next(row for row in furrow.rulebook(game, "hu").rows() if row.id == next(iter(known.values())).rule)
    assert not isinstance(row, ExampleText)
    assert row.options[0].title


def test_where_the_reading_is_ours_a_note_says_so() -> None:
    for language in LANGUAGES:
        open_, differing = (words(language).say(f"rulebook-{reading}") for reading in ("open", "differing"))
        assert furrow.rulebook("fifty_first_state", language).find("FSS-CLAR-06").notes == [open_]
        assert furrow.rulebook("scythe", language).find("SCY-MOVE-07").notes == [differing]
        assert furrow.rulebook("scythe", language).find("SCY-MOVE-08").notes == []


def test_a_search_reads_text_notes_and_outcomes() -> None:
    book = rulebook("scythe")
    assert [row.id for row in book.search("dial 40 power")] == []
    assert "SCY-EX-53" in {row.id for row in book.search("power DIAL most")}
    assert [row.id for row in book.search("passed moment overs")] == []
    assert "SCY-OBJ-08" in {row.id for row in book.search("moment does not come")}


def test_there_is_no_such_rule() -> None:
    with pytest.raises(data.UnknownRule):
        furrow.rulebook("scythe").find("SCY-NOPE-01")
    with pytest.raises(data.UnknownRule):
        data.rulebook("scythe").find("SCY-NOPE-01")
    with pytest.raises(furrow.UnknownGame):
        furrow.rulebook("chess")
