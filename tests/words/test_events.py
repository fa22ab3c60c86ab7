"""A line of the log for every event."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import pytest

from furrow import Game
from furrow.games import find
from furrow.kernel.events import Fact
from furrow.words import LANGUAGES, event_line, words
from furrow.words.lexicon import lexicon
from tests.contract.tableau_built import BUILT
from tests.words.catalogues import MEMBERS, TRANSLATED, Listener, check, messages, plain
from tests.words.play import games
from tests.words.tableau_told import happened
from tests.words.told import played

_FILE = "scythe-events.ftl"
_FACTIONS = ("polania", "saxony", "nordic", "crimea", "rusviet")
_NAMES = {
    language: [words(language).say(f"scythe-faction-{faction}") for faction in _FACTIONS] for language in LANGUAGES
}
Facts = dict[str, Fact]


def _said(game: str) -> set[str]:
    """Kinds of events that have a line, as messages name them."""
    return {kind.replace("_", "-") for kind in set(find(game).event_kinds) - lexicon(game).unsaid}


def test_every_kind_of_event_has_a_message_and_no_other() -> None:
    assert {message.removeprefix("scythe-event-") for message in messages("en", _FILE)} == _said("scythe")


def test_every_kind_of_event_of_the_card_games_has_a_message_and_no_other() -> None:
    told = {}
    for owner in ("tableau", *MEMBERS):
        prefix = f"{owner.replace('_', '-')}-event-"
        told[owner] = {message.removeprefix(prefix) for message in messages("en", f"{owner}-events.ftl")}
    for game in MEMBERS:
        assert _said(game) <= told["tableau"] | told[game], game
    assert set().union(*told.values()) == set().union(*map(_said, MEMBERS))


def test_every_event_of_the_card_games_is_told_in_full(listener: Listener) -> None:
    names = ("Ada", "Ben", "Cam", "Dea")
    for game in MEMBERS:
        met = [*_met(chain(games(game), BUILT[game]())), *happened(game)]
        assert {str(event["kind"]) for event in met} == set(find(game).event_kinds)
        for event in met:
            for language in TRANSLATED[game]:
                for seats in (1, 4):  # in a game of one seat the others are the virtual player
                    text = event_line(game, event, language, names[:seats])
                    if event["kind"] in lexicon(game).unsaid:
                        assert text == ""
                        continue
                    assert text.endswith("."), text
                    check(text, language)
    assert not listener.unheard("tableau-events.ftl", *(f"{game}-events.ftl" for game in MEMBERS))


def _met(played: Iterable[Game]) -> list[Facts]:
    """One event of every shape that comes up in play, as each seat and as a spectator reads it."""
    found: dict[tuple[str, ...], Facts] = {}
    current, told = None, 0
    for game in played:
        if game is not current:
            current, told = game, 0
        news = [game.events(seat, told) for seat in (None, *range(game.seats))]
        told += len(news[0])
        for event in (event for events in news for event in events):
            shape = sorted(f"{name} {bool(fact)}" for name, fact in event.items())
            found.setdefault((str(event["kind"]), *shape), event)
    return list(found.values())


def test_every_event_is_told_in_full_in_every_language(listener: Listener) -> None:
    met = _met(chain(games("scythe"), played()))
    assert {str(event["kind"]) for event in met} == set(find("scythe").event_kinds)
    for event in met:
        for language in LANGUAGES:
            text = event_line("scythe", event, language, _NAMES[language])
            if event["kind"] in lexicon("scythe").unsaid:
                assert text == ""
                continue
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
        ("fa", "پولانیا ۲ کارت نبرد برداشت (۳ و ۵).", "پولانیا ۲ کارت نبرد برداشت."),
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
    assert plain(event_line("scythe", move, language, _NAMES[language])) == loaded
    home: Facts = {"kind": "move", "seat": 1, "unit": "mech", "place": "F1", "to": "base.saxony", "workers": 0}
    assert plain(event_line("scythe", home, language, _NAMES[language])) == empty


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


def test_goods_cards_and_players_of_the_card_games() -> None:
    names = ("Ada",)
    gain: Facts = {"kind": "gain", "seat": 0, "goods": ["worker", "gun"], "amounts": [3, 1]}
    assert event_line("fifty_first_state", gain, "en", names) == "Ada gained 3 workers and 1 gun."
    assert event_line("fifty_first_state", gain | {"card": "arena.1"}, "en", names).endswith("1 gun (Arena).")
    raze: Facts = {"kind": "raze", "seat": 1, "card": "quarry.com008", "victim": 0}
    assert event_line("imperial_settlers", raze, "en", names) == "Virtual player razed Quarry, a location of Ada."
    assert event_line("imperial_settlers", raze | {"seat": 0}, "en", names) == "Ada razed Quarry."
    drawn: Facts = {"kind": "draw", "seat": 0, "count": 2, "deck": "romans"}
    assert event_line("imperial_settlers", drawn, "en", names) == "Ada drew 2 cards (deck of the Romans)."
    seen = drawn | {"cards": ["legion.rom017", "spies.rom010"]}
    assert event_line("imperial_settlers", seen, "en", names) == "Ada drew Legion and Spies (deck of the Romans)."
