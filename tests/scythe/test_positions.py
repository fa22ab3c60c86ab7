"""Positions: cards on top of the decks, words in the place of numbers, and cards that are not in the game."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from tests.scythe.positions import at, legal, rival, saxony, seen


def test_named_cards_lie_on_top_in_the_order_of_drawing() -> None:
    top = {"combat_deck": [2, 4], "encounter_deck": [17, 3], "objective_deck": [9]}
    document = at(saxony(), rival(), top=top).position()
    assert document["combat_deck"][-2:] == [4, 2]
    assert document["encounter_deck"][-2:] == [3, 17]
    assert document["objective_deck"][-1] == 9
    assert "top" not in document


def test_the_top_cards_are_drawn() -> None:
    game = at(saxony(power=5), rival(), top={"combat_deck": [3]})
    game.play("bolster / cards")
    own = seen(game).own
    assert own
    assert own.combat_cards == [3]


@pytest.mark.parametrize(
    ("top", "field"),
    [
        ({"combat_deck": [9]}, "top.combat_deck"),
        ({"encounter_deck": [99]}, "top.encounter_deck"),
        ({"encounter_deck": [5, 5]}, "top.encounter_deck: 5"),
        ({"objective_deck": [7]}, "top.objective_deck: 7"),
        ({"factory_deck": [1]}, "top.factory_deck"),
    ],
)
def test_what_cannot_lie_on_top_is_refused(top: dict[str, list[int]], field: str) -> None:
    with pytest.raises(furrow.PositionError, match=field):
        at(saxony(objectives=[7]), rival(), top=top)


def test_questions_may_be_written_in_words() -> None:
    def asked(*frame: Any) -> list[str]:
        return legal(at(saxony(coins=9), rival(), pending=[["end", 0], list(frame)]))

    assert asked("cover", 0, "move.units") == asked("cover", 0, 0)
    assert asked("build", 0, "mill") == asked("build", 0, 1)
    assert asked("take", 0, "coins", 2, -1) == asked("take", 0, 1, 2, -1)
    words = at(saxony(), rival(), pending=[["bottom", 0, "bolster"]])
    assert words.position() == at(saxony(), rival(), pending=[["bottom", 0, 1]]).position()
    with pytest.raises(furrow.PositionError, match="'sleep' is unknown; known are: move, bolster"):
        at(saxony(), rival(), pending=[["bottom", 0, "sleep"]])


@pytest.mark.parametrize(
    ("pieces", "problem"),
    [
        ({"objectives": [99]}, r"players\[0\].objectives: there is no card 99 in this game"),
        ({"objectives": [0]}, r"players\[0\].objectives: there is no card 0 in this game"),
        ({"factory_card": 18}, r"players\[0\].factory_card: there is no card 18 in this game.*promo"),
        ({"coerced": True}, r"players\[0\].coerced: only Crimea"),
    ],
)
def test_cards_and_uses_that_cannot_be_are_refused(pieces: dict[str, Any], problem: str) -> None:
    with pytest.raises(furrow.PositionError, match=problem):
        at(saxony(**pieces), rival())


def test_promo_cards_come_with_their_option() -> None:
    game = at(saxony(factory_card=18), rival(), options={"promo_factory_cards": True})
    assert game.position()["players"][0]["factory_card"] == 18
