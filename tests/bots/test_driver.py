"""A bot is asked through the public game, and must answer what it was offered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import furrow
from furrow import bots
from furrow.games import find
from furrow.kernel.generator import Generator
from tests.bots.players import First, Lost, Sayer

RULES = find("scythe")


def generator() -> Generator:
    return bots.seat_generator(7, 0)


def test_an_answer_can_be_played() -> None:
    game = furrow.new("scythe", seats=3, seed=7)
    before = msgspec.json.encode(game.position())
    seat = game.actors[0]
    action = bots.ask(game, bots.find("steady"), seat, generator())
    assert msgspec.json.encode(game.position()) == before
    assert action in game.legal(seat)
    assert action.code == bots.answer(bots.find("steady"), RULES, game.state, seat, generator())
    game.play(action)
    assert game.history[-1].text == action.text


def test_a_whole_game_through_the_public_game() -> None:
    game = furrow.new("scythe", seats=2, seed=3)
    players = [bots.find("random"), bots.find("random")]
    generators = [bots.seat_generator(3, seat) for seat in range(2)]
    while game.actors:
        seat = game.actors[0]
        game.play(bots.ask(game, players[seat], seat, generators[seat]))
    assert game.result.standings


def test_who_owes_no_answer_is_not_asked() -> None:
    game = furrow.new("scythe", seats=2, seed=7)
    for seat in (1 - game.actors[0], 9):
        with pytest.raises(furrow.WrongSeat):
            bots.ask(game, First(), seat, generator())


def test_an_asked_bot_is_handed_an_imagined_state() -> None:
    handed: list[Any] = []

    class Curious(First):
        imagines = True

        def choose(
            self, rules: Any, state: Any, seat: int, legal: Any, generator: Generator, budget: bots.Budget
        ) -> Any:
            handed.append((state, legal))
            return legal[0]

    game = furrow.new("scythe", seats=2, seed=7)
    bots.ask(game, Curious(), game.actors[0], generator())
    ((state, legal),) = handed
    assert state is not game.state
    assert state.combat_deck != game.state.combat_deck
    assert isinstance(legal, tuple)  # nothing that a bot could change for others


@pytest.mark.parametrize("said", [None, "move", 3, (9, 9), [0, 0], ("move",), object()])
def test_an_answer_that_was_not_offered(said: Any) -> None:
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    with pytest.raises(bots.BadAnswer, match=r"bot 'mine' answered .* to 'turn'; it must be one of the legal answers"):
        bots.answer(Sayer(said), RULES, game.state, seat, generator())
    with pytest.raises(furrow.FurrowError, match="bot 'mine' answered"):
        bots.ask(game, Sayer(said), seat, generator())
    assert not game.history


def test_a_bot_without_a_name_is_called_by_its_class() -> None:
    game = furrow.new("scythe", seats=2, seed=7)
    with pytest.raises(bots.BadAnswer, match="bot 'Lost' answered None"):
        bots.ask(game, Lost(), game.actors[0], generator())


def test_an_equal_answer_becomes_the_offered_one() -> None:
    """(0.0, 1.0) equals (0, 1), but the rules count in whole numbers."""
    state = RULES.new(2, 7, None, {})
    seat = RULES.actors(state)[0]
    code = RULES.legal(state, seat)[1]
    floats = tuple(float(number) for number in code)
    found = bots.answer(Sayer(floats), RULES, state, seat, generator())
    assert found == code
    assert all(isinstance(number, int) for number in found)


def test_the_legal_answers_can_be_handed_over() -> None:
    state = RULES.new(2, 7, None, {})
    seat = RULES.actors(state)[0]
    legal = RULES.legal(state, seat)
    assert bots.answer(First(), RULES, state, seat, generator(), legal[1:]) == legal[1]
