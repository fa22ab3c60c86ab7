"""A line of the log for every event."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from furrow.games import scythe
from furrow.kernel.events import Fact
from furrow.words import LANGUAGES, event_line, words
from tests.words.catalogues import Listener, check, messages
from tests.words.play import games
from tests.words.told import played

_FILE = "scythe-events.ftl"
_FACTIONS = ("polania", "saxony", "nordic", "crimea", "rusviet")
_NAMES = {
    language: [words(language).say(f"scythe-faction-{faction}") for faction in _FACTIONS] for language in LANGUAGES
}
Facts = dict[str, Fact]


def _kinds_in_source() -> set[str]:
    found = {"disarm", "artillery"}  # told through a variable
    for path in Path(scythe.__file__).parent.glob("*.py"):
        found |= set(re.findall(r'tell(?:_secretly)?\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    return found


def test_every_kind_of_event_has_a_message_and_no_other() -> None:
    kinds = {kind.replace("_", "-") for kind in _kinds_in_source()}
    assert {message.removeprefix("scythe-event-") for message in messages("en", _FILE)} == kinds


def _met() -> list[Facts]:
    """One event of every shape that comes up in play, as each seat and as a spectator reads it."""
    found: dict[tuple[str, ...], Facts] = {}
    current, told = None, 0
    for game in chain(games(), played()):
        if game is not current:
            current, told = game, 0
        news = [game.events(seat, told) for seat in (None, *range(game.seats))]
        told += len(news[0])
        for event in (event for events in news for event in events):
            shape = sorted(f"{name} {bool(fact)}" for name, fact in event.items())
            found.setdefault((str(event["kind"]), *shape), event)
    return list(found.values())


def test_every_event_is_told_in_full_in_every_language(listener: Listener) -> None:
    met = _met()
    assert {str(event["kind"]) for event in met} == _kinds_in_source()
    for event in met:
        for language in LANGUAGES:
            text = event_line("scythe", event, language, _NAMES[language])
            assert text.endswith("."), text
            check(text, language)
    nothing_drawn: Facts = {"kind": "draw", "seat": 0, "count": 0, "values": []}
    for language in LANGUAGES:
        check(event_line("scythe", nothing_drawn, language, _NAMES[language]), language)
    assert not listener.unheard(_FILE)


@pytest.mark.parametrize(
    ("language", "seen", "unseen"),
    [
        ("en", "Polania drew 2 combat cards: 3 and 5.", "Polania drew 2 combat cards."),
        ("hu", "Polónia húzott 2 harckártyát: 3 és 5.", "Polónia húzott 2 harckártyát."),
        ("cs", "Polanie si bere 2 bojové karty: 3 a 5.", "Polanie si bere 2 bojové karty."),
        ("fa", "پولانیا برداشت: ۲ کارت نبرد (۳ و ۵).", "پولانیا برداشت: ۲ کارت نبرد."),
    ],
)
def test_the_secret_part_is_told_to_who_may_see_it(language: str, seen: str, unseen: str) -> None:
    public: Facts = {"kind": "draw", "seat": 0, "count": 2}
    assert event_line("scythe", public, language, _NAMES[language]) == unseen
    assert event_line("scythe", public | {"values": [3, 5]}, language, _NAMES[language]) == seen


@pytest.mark.parametrize(
    ("language", "loaded", "empty"),
    [
        ("en", "Saxony: mech, F1 → G1, carrying 2 workers and 1 oil.", "Saxony: mech, F1 → the Saxony base."),
        ("hu", "Szász: mech, F1 → G1. Vele: 2 munkás és 1 olaj.", "Szász: mech, F1 → Szász bázis."),
        ("cs", "Sasko: mech, F1 → G1. Náklad: 2 dělníci a 1 ropa.", "Sasko: mech, F1 → základna Saska."),
        (
            "fa",
            "ساکسونی: ماشین زرهی از F1 به G1 رفت و ۲ کارگر و ۱ نفت با خود برد.",
            "ساکسونی: ماشین زرهی از F1 به پایتخت ساکسونی رفت.",
        ),
    ],
)
def test_a_move_with_and_without_cargo(language: str, loaded: str, empty: str) -> None:
    move: Facts = {"kind": "move", "seat": 1, "unit": "mech", "place": "F1", "to": "G1", "workers": 2, "oil": 1}
    assert event_line("scythe", move, language, _NAMES[language]) == loaded
    home: Facts = {"kind": "move", "seat": 1, "unit": "mech", "place": "F1", "to": "base.saxony", "workers": 0}
    assert event_line("scythe", home, language, _NAMES[language]) == empty


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (1, "Polanie ztrácí 1 bod popularity."),
        (3, "Polanie ztrácí 3 body popularity."),
        (5, "Polanie ztrácí 5 bodů popularity."),
    ],
)
def test_czech_losses_are_inflected(amount: int, expected: str) -> None:
    assert (
        event_line("scythe", {"kind": "popularity_lost", "seat": 0, "amount": amount}, "cs", _NAMES["cs"]) == expected
    )
