"""Positions that cannot be are refused, with the field that is wrong: none of them gets as far as to crash a game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import furrow
from furrow.kernel import record
from tests.scythe.positions import at

_SAXONY: dict[str, Any] = {"faction": "saxony", "power": 2, "hand": [2, 3]}
_NORDIC: dict[str, Any] = {"faction": "nordic"}
_FIGHT = [["end", 0], ["combats", 0], ["fight", 0, 1, "F5"], ["dials", 0, 1, "F5"]]
_BATTLE = {"contested": ["F5"], "in_combat": 1}


@pytest.mark.parametrize(
    ("saxony", "rest", "field"),
    [
        ({}, {"contested": ["F5"]}, "contested"),
        ({}, {"in_combat": 1}, "in_combat"),
        ({}, {"pending": [["turn", 1]]}, "turn"),
        ({}, {"pending": [["step", 0, 1, 1, "F1", 0, 1]]}, "still on its mat"),
        ({}, {"pending": [["take", 0, 99, 3, -1]]}, "cannot be the resource"),
        ({}, {"pending": [["cover", 0, 77]]}, "cannot be the box"),
        ({}, {"pending": [["cover", 0]]}, "takes 2 values"),
        ({}, {"pending": [["structure", 0, "G2"]]}, "lakes"),
        ({}, {"pending": [["mech", 0, "base.saxony"]]}, "bases"),
        ({"factory_card": 3}, {"pending": [["factory_card", 0]]}, "Factory card already"),
        ({}, {"pending": [["discard", 0, 3]]}, "holds 2"),
        ({}, {"pending": [["encounter", 0, 5, 0]]}, "under_deck"),
        ({}, {"pending": [["dials", 0, 1, "F5"]]}, "fight"),
        ({}, {"pending": [["look", 4]]}, "no seat 4"),
        ({}, {"pending": [["stars", 0]]}, "no question"),
        ({}, {"pending": []}, "open question"),
        ({}, {"trips": [[99, "F5", "F5", 0]]}, "trips"),
        ({}, {"trips": [["x", "F5", "F5", 0, 0, 0, 0, 0]]}, "trips"),
        ({}, {"streams": {"deck": "1"}}, "streams"),
        ({}, {"goods": {"F1": {"oil": 10**6}}}, "goods"),
        ({"workers": {"F1": 2**40}}, {}, "workers.F1"),
        ({"workers": {"F1": -1}}, {}, "workers.F1"),
        ({"workers": {"F1": "2"}}, {}, "workers.F1"),
        ({"workers": {"F1": 8, "E1": 1}}, {}, "at most 8 workers"),
        ({"knows": {"objectives": [2**40]}}, {}, "objectives"),
        ({"knows": {"factory_cards": [2**40]}}, {}, "factory_cards"),
        ({"knows": {"encounters": [-1]}}, {}, "encounters"),
        ({}, {"factory_offer": [1, 2, 2**40], "pending": [["factory_card", 0]]}, "factory_offer"),
        ({}, {"streams": {"decks": "f" * 17}}, "16 digits"),
        ({"objectives": [1, 2, 3]}, {}, "objectives"),
        ({"stars": {"combat": "1"}}, {}, r"players\[0\].stars: Expected `int`, got `str`"),
        ({"covered": {"build": 1.5}}, {}, r"players\[0\].covered: Expected `int`, got `float`"),
        ({}, {"sealed": [{"dial": 1, "ready": False}, None]}, r"sealed\[0\]: Object missing required field `cards`"),
        ({}, {"sealed": [{"dial": "1", "ready": False, "cards": []}, None]}, r"sealed\[0\].dial: Expected `int`"),
        ({"objectives": [1, 2], "stars": {"objective": 1}}, {}, "objectives"),
        ({"section": "move"}, {"pending": [["bottom", 0, 3]]}, r"players\[0\].section: 'bottom' is asked of produce"),
        ({"section": "move"}, {"pending": [["bottom", 0, 1], ["top", 0, 1]]}, r"players\[0\].section: 'bottom'"),
        ({"section": "move"}, {"pending": [["bottom", 0, 3], ["pick", 0, 2, 0, 1]]}, r"players\[0\].section"),
    ],
)
def test_a_position_that_cannot_be_names_its_fault(saxony: dict[str, Any], rest: dict[str, Any], field: str) -> None:
    with pytest.raises(furrow.PositionError, match=field):
        at(_SAXONY | saxony, _NORDIC, **rest)


@pytest.mark.rule("SCY-COMBAT-13", "SCY-COMBAT-14")
@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ([{"dial": 5, "ready": False, "cards": []}, None], "dial"),
        ([{"dial": 1, "ready": False, "cards": [2, 3]}, None], "cards"),
        ([{"dial": 1, "ready": True, "cards": []}, {"dial": 0, "ready": True, "cards": []}], "both"),
    ],
)
def test_a_sealed_answer_of_a_position_keeps_the_rules(answers: list[Any], words: str) -> None:
    saxony, nordic = _SAXONY | {"character": "F5"}, _NORDIC | {"character": "F5"}
    with pytest.raises(furrow.PositionError, match=words):
        at(saxony, nordic, pending=_FIGHT, sealed=answers, **_BATTLE)
    assert at(saxony, nordic, pending=_FIGHT, **_BATTLE).actors == (0, 1)


def test_a_game_between_two_options_of_promo_encounter_42_can_be_loaded() -> None:
    """The resettling waits below Polania's second choice, between the card's way and the question."""
    polania = {"faction": "polania", "character": "D1", "coins": 5, "workers": ["D1"]}
    deck = [*range(1, 42), 42]
    game = at(polania, _NORDIC, encounter_deck=deck, options={"promo_encounters": True})
    game.play("move / char / D2 / done / option B")
    assert game.question() == "encounter"
    assert furrow.load(game.record()).position() == game.position()


def test_a_seat_named_twice_as_a_bot_is_one_bot() -> None:
    assert at(_SAXONY, _NORDIC, bots=[0, 0]).position()["bots"] == [0]


def test_a_question_in_the_middle_of_a_turn_is_followed_by_its_end() -> None:
    game = at(_SAXONY, _NORDIC, pending=[["cube", 0]])
    game.play("decline")
    assert game.question() == "end"


def test_the_record_of_a_side_action_of_nobody_is_refused() -> None:
    game = at(_SAXONY, _NORDIC)
    game.side("refuse power", 0)
    document = record._decode(game.record())
    document.decisions[0] = "7! refuse power"
    document.snapshots = document.snapshots[:1]
    document.checksum = ""
    document.checksum = record.digest(document)
    loaded = furrow.load(msgspec.json.encode(document))
    assert "no seat 7" in loaded.notice
    assert "no seat 7" in furrow.verify(msgspec.json.encode(document)).problem


def test_an_open_question_says_where_the_token_stands_if_nobody_else_does() -> None:
    game = at(_SAXONY, _NORDIC, pending=[["bottom", 0, 3]])
    assert game.view(0).players[0].section == "produce"
    assert furrow.position("scythe", game.position()).position() == game.position()
    odd = game.position()
    odd["players"][0]["section"] = None  # a game that began like this goes on
    assert game.rules.from_snapshot(odd).players[0].section == -1
