"""Positions of the card games: a phase to be opened, cards on top of a deck, printed numbers, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.tableau.positions import goods, hand, legal, position, seen

ME: dict[str, Any] = {"faction": "new_york"}
RIVAL: dict[str, Any] = {"faction": "mutants_union"}
ROMANS: dict[str, Any] = {"faction": "romans"}
JAPANESE: dict[str, Any] = {"faction": "japanese"}


def _state(**rest: Any) -> Game:
    return position("fifty_first_state", *rest.pop("players", (ME, RIVAL)), **rest)


def _empire(**rest: Any) -> Game:
    return position("imperial_settlers", *rest.pop("players", (ROMANS, JAPANESE)), **rest)


def _problem(name: str, **document: Any) -> str:
    with pytest.raises(furrow.PositionError) as error:
        position(name, *document.pop("players"), **document)
    return str(error.value)


# -- phases ----------------------------------------------------------------------------------------------------------


def test_a_position_can_open_the_lookout() -> None:
    game = _state(phase="lookout", top={"deck": ["school.1", "archive", "motel"]})
    assert (game.question(), game.actors, seen(game).phase) == ("draft", (0,), "lookout")
    assert legal(game) == ["take archive", "take motel", "take school.1"]
    game.play("take archive / take motel")
    assert (hand(game), hand(game, 1)) == (["archive"], ["motel"])


def test_a_position_can_open_the_production_and_actions_follow() -> None:
    game = _state(players=(ME | {"deals": ["archive"]}, RIVAL), phase="production")
    plain = _state(players=(ME | {"deals": ["archive"]}, RIVAL))
    assert (game.question(), seen(game).phase) == ("turn", "action")
    assert goods(plain) == {}
    assert goods(game)["worker"] >= 3
    named = _state(players=(ME | {"deals": ["archive"]}, RIVAL), pending=[["phase", 0, "production"]])
    assert named.position() == game.position()


def test_a_position_can_open_the_clean_up_and_the_next_round_begins() -> None:
    game = _empire(phase="cleanup", round=2, first=1)
    assert (seen(game).round, seen(game).phase, seen(game).first) == (3, "lookout", 0)


def test_a_position_can_open_the_attacks_of_a_solo_game() -> None:
    game = _empire(players=(ROMANS, {"virtual": True}), phase="attack")
    assert (seen(game).round, game.question()) == (2, "draft")


def test_an_opened_phase_is_played_on_and_kept_like_any_game() -> None:
    game = _empire(phase="lookout")
    game.play(game.legal()[0])
    assert furrow.verify(game.record()).problem == ""


def test_the_phase_follows_from_the_question() -> None:
    game = _state(pending=[["draft", 0, 1]], row=["archive", "motel"])
    assert seen(game).phase == "lookout"


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("production", ["turn", 0]),
        ("lookout", ["turn", 0]),
        ("cleanup", ["end", 0]),
        ("action", ["draft", 0, 1]),
        ("action", ["name", 0, "archive"]),
        ("lookout", ["phase", 0, "production"]),
    ],
)
def test_a_phase_that_contradicts_the_question_is_refused(phase: str, question: list[Any]) -> None:
    problem = _problem(
        "fifty_first_state", players=(ME, RIVAL), phase=phase, pending=[question], row=["archive", "motel"]
    )
    assert "phase" in problem
    assert phase in problem or question[-1] in problem


def test_attacks_are_for_solo_games() -> None:
    assert _problem("imperial_settlers", players=(ROMANS, JAPANESE), phase="attack").startswith("phase: attack")


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-GEN-02")
def test_there_is_no_sixth_round() -> None:
    assert _empire(round=5).question() == "turn"
    assert "round" in _problem("imperial_settlers", players=(ROMANS, JAPANESE), round=6)
    assert "1 to 5" in _problem("imperial_settlers", players=(ROMANS, JAPANESE), round=6)


def test_the_last_round_has_no_clean_up() -> None:
    problem = _problem("imperial_settlers", players=(ROMANS, JAPANESE), round=5, phase="cleanup")
    assert problem == "phase: the last round has no clean-up: the game is over"


def test_with_25_points_the_round_is_the_last_one() -> None:
    rich = ME | {"points": 25}
    game = _state(players=(rich, RIVAL))
    assert game.position()["ending"] is True
    game.play("pass")
    game.play("pass")
    assert game.over
    assert _problem("fifty_first_state", players=(rich, RIVAL), ending=False).startswith("ending: somebody has 25")
    for phase in ("lookout", "cleanup"):
        assert _problem("fifty_first_state", players=(rich, RIVAL), phase=phase).startswith(
            f"phase: there is no {phase}"
        )


# -- decks and printed numbers ---------------------------------------------------------------------------------------


def test_named_cards_lie_on_top_of_a_deck_in_the_order_of_drawing() -> None:
    game = _state(top={"deck": ["motel", "school.2"], "red": ["punks.1"]})
    document = game.position()
    assert document["decks"]["deck"][-2:] == ["school.2", "motel"]
    assert document["decks"]["red"][-1] == "punks.1"
    assert "top" not in document


def test_cards_go_on_top_of_a_deck_that_is_given_too() -> None:
    deck = _state().position()["decks"]["deck"]
    game = _state(decks={"deck": deck}, top={"deck": [deck[0]]})
    assert game.position()["decks"]["deck"] == [*deck[1:], deck[0]]


def test_what_cannot_lie_on_top_is_refused() -> None:
    held = ME | {"hand": ["motel"]}
    assert "top.deck: 'motel'" in _problem("fifty_first_state", players=(held, RIVAL), top={"deck": ["motel"]})
    assert "top.deck: 'punks.1'" in _problem("fifty_first_state", players=(ME, RIVAL), top={"deck": ["punks.1"]})
    assert "top.deck" in _problem("fifty_first_state", players=(ME, RIVAL), top={"deck": ["motel", "motel"]})
    assert "top.crowns" in _problem("fifty_first_state", players=(ME, RIVAL), top={"crowns": ["motel"]})


def test_printed_numbers_stand_for_cards_everywhere() -> None:
    shogun = JAPANESE | {"hand": ["com008"], "locations": ["jap001", "com006"]}
    game = _empire(
        players=(ROMANS, shogun),
        marks={"jap001": ["samurai"], "com006": ["shield"]},
        seen={"com008": [0]},
        top={"common": ["com018"]},
        row=["com015"],
    )
    document = game.position()
    assert document["players"][1]["hand"] == ["quarry.com008"]
    assert document["players"][1]["locations"] == ["farm.jap001", "mill.com006"]
    assert document["marks"] == {"mill.com006": ["shield"], "farm.jap001": ["samurai"]}
    assert document["seen"] == {"quarry.com008": [0]}
    assert document["decks"]["common"][-1] == "armorer.com018"
    assert document["row"] == ["town.com015"]


# -- what cannot be --------------------------------------------------------------------------------------------------


def test_a_card_of_another_faction_is_in_no_hand() -> None:
    problem = _problem("imperial_settlers", players=(ROMANS | {"hand": ["jap001"]}, JAPANESE))
    assert problem == "players[0].hand: 'farm.jap001' is a card of japanese, not of this seat"


def test_a_card_of_a_faction_that_nobody_plays_is_not_in_the_game() -> None:
    assert "is not in this game" in _problem("imperial_settlers", players=(ROMANS | {"hand": ["bar029"]}, JAPANESE))


@pytest.mark.parametrize("field", ["decks", "discards"])
def test_a_card_of_another_deck_is_in_no_deck_or_pile(field: str) -> None:
    document = _state().position()
    decks = document["decks"]
    strays = {"red": [*decks["red"], "motel"]} if field == "decks" else {"red": ["motel"]}
    rest = {"decks": {**decks, "deck": [card for card in decks["deck"] if card != "motel"]}} | (
        {"discards": strays} if field == "discards" else {}
    )
    if field == "decks":
        rest["decks"] |= strays
    assert f"{field}.red: 'motel' is a card of deck" in _problem("fifty_first_state", players=(ME, RIVAL), **rest)


def test_only_connection_cards_lie_open_as_connections() -> None:
    problem = _problem("fifty_first_state", players=(ME, RIVAL), tables={"connections": ["motel"]})
    assert problem == "tables.connections: 'motel' is no connection card"


@pytest.mark.parametrize(
    ("marks", "problem"),
    [
        ({"mill.com006": ["samurai"]}, "marks.mill.com006: this card cannot have the mark 'samurai'"),
        ({"farm.jap001": ["shield"]}, "marks.farm.jap001: this card cannot have the mark 'shield'"),
        ({"farm.jap001": ["block"]}, "marks.farm.jap001: this card cannot have the mark 'block'"),
    ],
)
def test_marks_that_a_card_cannot_have_are_refused(marks: dict[str, list[str]], problem: str) -> None:
    players = (ROMANS, JAPANESE | {"locations": ["farm.jap001", "mill.com006"]})
    assert problem in _problem("imperial_settlers", players=players, marks=marks)


def test_a_game_without_samurai_has_none_on_its_cards() -> None:
    players = (ME | {"locations": ["motel"]}, RIVAL)
    for mark in ("samurai", "block"):
        assert f"cannot have the mark {mark!r}" in _problem(
            "fifty_first_state", players=players, marks={"motel": [mark]}
        )


@pytest.mark.parametrize(
    ("used", "problem"),
    [
        (
            {"motel": 3},
            "used.motel: this card is used at most 2 times in a round, not 3 times; leave it out or lower it",
        ),
        ({"school.1": 1}, "used.school.1: this card offers nothing to use; leave it out or lower it"),
    ],
)
def test_uses_that_a_card_cannot_have_are_refused(used: dict[str, int], problem: str) -> None:
    players = (ME | {"locations": ["motel", "school.1"]}, RIVAL)
    assert _problem("fifty_first_state", players=players, used=used) == problem


def test_only_the_actions_of_the_board_can_be_used() -> None:
    assert _state(players=(ME | {"board_uses": 7}, RIVAL)).question() == "turn"
    assert "board_uses" in _problem("fifty_first_state", players=(ME | {"board_uses": 8}, RIVAL))
    assert "board_uses" in _problem("imperial_settlers", players=(ROMANS | {"board_uses": 1}, JAPANESE))
