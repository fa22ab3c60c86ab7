"""Finding bots, asking them, and what they may use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import furrow
from furrow import bots
from furrow.games import find
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

RULES = find("scythe")


class Curious(bots.Bot[Any]):
    """Remembers what it was handed."""

    name = "curious"

    def __init__(self) -> None:
        self.handed: list[Any] = []

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Code:
        self.handed.append(state)
        return legal[0]


def test_bots_are_found_by_name() -> None:
    assert bots.names() == ("random", "novice", "steady", "sharp", "master")
    assert tuple(bots.find(name).name for name in bots.names()) == bots.names()


def test_an_unknown_bot_is_a_clear_error() -> None:
    with pytest.raises(
        furrow.FurrowError, match=r"unknown bot 'clever'; known are: random, novice, steady, sharp, master"
    ):
        bots.find("clever")


def test_a_bot_gets_an_imagined_state_and_leaves_the_true_one_alone() -> None:
    state = RULES.new(3, 7, None, {})
    before = RULES.position(state)
    bot = Curious()
    seat = RULES.actors(state)[0]
    bots.answer(bot, RULES, state, seat, bots.seat_generator(7, seat))
    (handed,) = bot.handed
    assert handed is not state
    assert handed.combat_deck != state.combat_deck
    assert RULES.view(handed, seat) == RULES.view(state, seat)
    assert RULES.position(state) == before


def test_random_is_handed_no_state_and_reaches_every_answer() -> None:
    state = RULES.new(2, 7, None, {})
    seat = RULES.actors(state)[0]
    legal = RULES.legal(state, seat)
    random = bots.find("random")
    assert not random.imagines
    generator = bots.seat_generator(7, seat)
    assert {bots.answer(random, RULES, state, seat, generator) for _ in range(100)} == set(legal)


def test_the_generators_of_seats_and_decisions_are_independent() -> None:
    starts = {bots.seat_generator(seed, seat, at).state for seed in range(3) for seat in range(5) for at in range(20)}
    assert len(starts) == 3 * 5 * 20


def test_an_answer_without_a_choice_uses_no_randomness() -> None:
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    game.play("move / skip / pass")
    assert len(game.legal()) == 1
    generator = bots.seat_generator(7, seat)
    before = generator.state
    assert bots.answer(bots.find("steady"), RULES, game.state, seat, generator) == game.legal()[0].code
    assert generator.state == before
