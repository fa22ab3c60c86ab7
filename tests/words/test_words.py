"""Looking words up: plurals, digits, lists, what is missing."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from furrow.words import UnknownLanguage, actions, catalogue, options, questions, terms, words
from furrow.words.scythe import cards
from furrow.words.tableau import cards as tableau_cards


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 coins", "1 coin", "2 coins", "5 coins", "21 coins"]),
        ("hu", ["0 pénz", "1 pénz", "2 pénz", "5 pénz", "21 pénz"]),
        ("cs", ["0 mincí", "1 mince", "2 mince", "5 mincí", "21 mincí"]),
        ("fa", ["۰ سکه", "۱ سکه", "۲ سکه", "۵ سکه", "۲۱ سکه"]),
    ],
)
def test_counted_things(language: str, expected: list[str]) -> None:
    assert [words(language).say("scythe-coins-count", count=count) for count in (0, 1, 2, 5, 21)] == expected


def test_czech_counts_in_three_forms() -> None:
    speaker = words("cs")
    assert [speaker.say("scythe-unit-count-worker", count=count) for count in (1, 2, 4, 5, 8)] == [
        "1 dělník",
        "2 dělníci",
        "4 dělníci",
        "5 dělníků",
        "8 dělníků",
    ]


def test_only_numbers_become_persian() -> None:
    speaker = words("fa")
    assert speaker.number(1028) == "۱۰۲۸"
    assert words("hu").number(1028) == "1028"
    assert speaker.say("scythe-place", place="C1", terrain="جنگل") == "\u2068C1\u2069 (جنگل)"
    assert speaker.say("scythe-act-part", place="C1", count=2) == "\u2068C1\u2069: فقط ۲"


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("fa", "Bence", "\u2068Bence\u2069 ۳ سکه دریافت کرد."),
        ("fa", "سارا", "سارا ۳ سکه دریافت کرد."),
        ("fa", "R2-D2", "\u2068R2-D2\u2069 ۳ سکه دریافت کرد."),
        ("hu", "Ödön", "Ödön kapott 3 pénzt."),
        ("hu", "سارا", "\u2068سارا\u2069 kapott 3 pénzt."),
    ],
)
def test_what_is_written_the_other_way_stands_between_marks(language: str, name: str, said: str) -> None:
    own = words(language)
    counted, as_object = (each.say("scythe-coins-count", count=3) for each in (own, own.objects))
    assert own.say("scythe-event-gain", who=name, counted=counted, counted_acc=as_object) == said


def test_a_list_of_such_names_goes_the_way_of_the_sentence() -> None:
    """Each name has its marks; one pair round the whole list would turn it, as its first letter is Latin."""
    speaker = words("fa")
    both = speaker.all_of(["Anna", "Bence"])
    assert both == "\u2068Anna\u2069 و \u2068Bence\u2069"
    assert speaker.row([both, "Cili"]) == f"{both}، \u2068Cili\u2069"
    assert speaker.say("tableau-marked", name=both, mark=2).startswith(both)


@pytest.mark.parametrize(
    ("language", "both", "either", "row"),
    [
        ("en", "1, 2 and 3", "1, 2 or 3", "1, 2, 3"),
        ("hu", "1, 2 és 3", "1, 2 vagy 3", "1, 2, 3"),
        ("cs", "1, 2 a 3", "1, 2 nebo 3", "1, 2, 3"),
        ("fa", "1، 2 و 3", "1، 2 یا 3", "1، 2، 3"),
    ],
)
def test_lists(language: str, both: str, either: str, row: str) -> None:
    speaker = words(language)
    parts = ["1", "2", "3"]
    assert (speaker.all_of(parts), speaker.one_of(parts), speaker.row(parts)) == (both, either, row)
    assert (speaker.all_of(["1"]), speaker.one_of([])) == ("1", "")


def test_the_fullest_text_for_what_is_known() -> None:
    speaker = words("en")
    assert speaker.fullest("scythe-event-scout", who="Crimea", victim="Nordic").endswith("a combat card from Nordic.")
    seen = speaker.fullest("scythe-event-scout", who="Crimea", victim="Nordic", value=4)
    assert seen.endswith("a combat card of value 4 from Nordic.")


def test_unknown_languages_and_messages(missing_messages: list[str]) -> None:
    with pytest.raises(UnknownLanguage, match="known are: en, hu, cs, fa"):
        words("xx")
    assert not words("hu").knows("scythe-nonsense")
    assert words("hu").say("scythe-nonsense") == "scythe-nonsense"
    assert words("en").fullest("scythe-nonsense", count=1) == "scythe-nonsense"
    assert words("hu").attribute("scythe-option-tournament", "nonsense") == "scythe-option-tournament.nonsense"
    assert [said.split()[4] for said in missing_messages] == ["scythe-nonsense", "scythe-option-tournament.nonsense"]
    missing_messages.clear()


@pytest.mark.parametrize("module", [actions, cards, catalogue, options, questions, tableau_cards, terms])
def test_the_examples_in_the_code(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed


def test_an_overlong_argument_is_shortened() -> None:
    text = words("en").say("refusal-SCY-TURN-02", section="a" * 5000)
    assert "aaa…" in text
    assert len(text) < 600


def test_a_file_is_read_when_one_of_its_messages_is_wanted() -> None:
    bundle = catalogue._bundle.__wrapped__("en")
    assert isinstance(bundle, catalogue._Bundle)
    assert bundle.has_message("scythe-resource-oil")
    waiting = set(bundle._waiting)
    bundle.get_message("scythe-resource-oil")
    assert bundle.has_message("scythe-resource-oil")
    read = waiting - set(bundle._waiting)
    assert "scythe-resource-food" in read
    assert all(message.startswith("scythe-") for message in read)
    assert bundle.has_message("list-and")
    assert not bundle.has_message("scythe-nonsense")
