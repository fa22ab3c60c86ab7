"""Terms of the card games: each word of the engine has one, and no other."""

from __future__ import annotations

import pytest

from furrow.games import find
from furrow.games.fifty_first_state import solo as state_solo
from furrow.games.imperial_settlers import solo as empire_solo
from furrow.games.tableau.compiling import CATEGORIES
from furrow.games.tableau.points import WAYS
from furrow.games.tableau.state import MARKS
from furrow.words import term, words
from furrow.words.tableau import Terms
from furrow.words.tableau.terms import book, cards
from tests.words.catalogues import MEMBERS, TRANSLATED, check, messages

_SCORES = {
    "fifty_first_state": {"points", "locations", "total"},
    "imperial_settlers": {"points", "common", "faction", "extra", "collected", "total"},
}
_TIEBREAKS = {"fifty_first_state": {"goods", "locations"}, "imperial_settlers": {"goods", "hand"}}
_PHASES = {"lookout", "production", "action", "cleanup"}
_TITLES = {"fifty_first_state": state_solo.TITLES, "imperial_settlers": empire_solo.TITLES}


def _wanted(game: str) -> dict[str, set[str]]:
    """The words of the engine, by the kind of their terms."""
    found = book(game)
    decks: set[str] = set()
    tables: set[str] = set()
    for seats in (1, 4):
        state = find(game).new(seats, 1, None, {})
        decks |= set(found.ways.deck_names(state))
        tables |= set(state.tables)
    return {
        "good": set(found.goods),
        "count": {*found.goods, "any_resource"},
        "category": {CATEGORIES[face.category] for face in found.faces},
        "tag": set(found.vocabulary.tags),
        "set": set(found.vocabulary.sets),
        "faction": set(found.factions),
        "deck": decks,
        "table": tables,
        "phase": _PHASES | ({"attack"} if game == "imperial_settlers" else set()),
        "score": _SCORES[game],
        "way": set(WAYS),
        "tiebreak": _TIEBREAKS[game],
        "title": {word for _, word in _TITLES[game]},
        "mark": set(MARKS if game == "imperial_settlers" else MARKS[:1]),
        "cost": {"card", "deal", "location"},
    }


@pytest.mark.parametrize("game", MEMBERS)
def test_every_word_of_the_engine_has_its_term(game: str) -> None:
    for language in TRANSLATED[game]:
        terms = Terms(words(language), game)
        for kind, known in _wanted(game).items():
            for word in known:
                for count in (1, 2, 5):
                    check(terms.say(kind, word, count=count), language)


_INTRODUCTION = ("name", "about", *(f"learn-{step}" for step in range(1, 5)))
_COLUMN = "column-deal-count"
"""What a table of a simulation calls by the game's own word."""


def test_no_term_is_left_over() -> None:
    """Concepts apart: those are the glossary of a game."""
    wanted = {game: _wanted(game) for game in MEMBERS}
    for game in MEMBERS:
        prefix = f"{game.replace('_', '-')}-"
        singles = {
            *_INTRODUCTION,
            _COLUMN,
            "ruin",
            "attack-card",
            "compared",
            *(f"priority-{step}" for step in state_solo.PRIORITIES),
        }
        known = {f"{kind}-{word}".replace("_", "-") for kind, known in wanted[game].items() for word in known}
        told = {message.removeprefix(prefix) for message in messages("en", f"{game}-terms.ftl")}
        assert {each for each in told if not each.startswith("concept-")} <= known | singles
    both = {
        f"{kind}-{word}".replace("_", "-") for each in wanted.values() for kind, known in each.items() for word in known
    }
    dealt = {message.replace("dealt-", "dealt-faction-", 1) for message in messages("en", "dealt.ftl")}
    told = {message.removeprefix("tableau-") for message in messages("en", "tableau-terms.ftl")}
    assert told <= both | dealt | {"dealt-faction", "seat", "virtual", _COLUMN}


def test_amounts_and_prices() -> None:
    terms = Terms(words("en"), "fifty_first_state")
    assert terms.goods({"worker": 3, "gun": 1}.items()) == "3 workers and 1 gun"
    assert terms.price({"worker": 1, "deal": 2}.items()) == "1 worker and 2 of your deals"
    assert terms.counted("grey_contact", 1) == "1 grey contact"
    assert terms.kind("development") == "development token"


def test_a_game_is_asked_before_its_family(missing_messages: list[str]) -> None:
    assert term("imperial_settlers", "act", "pass") == term("fifty_first_state", "act", "pass") == "Pass"
    assert term("imperial_settlers", "good", "worker") == "worker"
    assert term("imperial_settlers", "good", "gun") == "imperial-settlers-good-gun"
    missing_messages.clear()
    assert not Terms(words("en"), "imperial_settlers").knows("good", "gun")


def test_attack_cards_and_designs_are_told_apart() -> None:
    assert len(cards("imperial_settlers").marks) > 100
    assert set(cards("fifty_first_state").marks.values()) == {1, 2, 3, 4}
