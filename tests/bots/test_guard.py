"""A bot that fails does not stop the game, and it is said what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import furrow
from furrow import bots
from furrow.games import find
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator
from furrow.lab.play import play_out
from tests.bots.players import First, Lost, Sayer

RULES = find("scythe")


class Crashing(First):
    """Raises, after it has spoilt what it was handed."""

    name = "crashing"
    imagines = True

    def choose(
        self,
        rules: Rules[Any],
        state: Any,
        seat: int,
        legal: Sequence[Code],
        generator: Generator,
        budget: bots.Budget,
    ) -> Code:
        state.players.clear()
        raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (Crashing(), "bot 'crashing' failed: RuntimeError: out of ideas; 'steady' answers instead"),
        (Sayer((99, 1)), "bot 'mine' answered [(99, 1)], which is not legal; 'steady' answers instead"),
        (Lost(), "bot 'Lost' answered [None], which is not legal; 'steady' answers instead"),
    ],
)
def test_another_bot_answers(bot: bots.Bot[Any], told: str) -> None:
    troubles: list[str] = []
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    guarded = bots.Guarded(bot, troubles.append, bots.find("steady"))
    action = bots.ask(game, guarded, seat, bots.seat_generator(7, seat))
    assert action in game.legal(seat)
    assert troubles == [told]


def test_a_game_with_a_bad_bot_comes_to_its_end() -> None:
    troubles: list[str] = []
    state = RULES.new(2, 3, None, {})
    state.log = None
    players = [bots.Guarded(Crashing(), troubles.append), bots.find("random")]
    generators = [bots.seat_generator(3, seat) for seat in range(2)]
    assert play_out(RULES, state, players, generators).finished
    assert troubles


def test_a_good_bot_answers_as_it_would_alone() -> None:
    troubles: list[str] = []
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    alone = bots.ask_line(game, bots.find("steady"), seat, bots.seat_generator(7, seat))
    guarded = bots.Guarded(bots.find("steady"), troubles.append)
    assert bots.ask_line(game, guarded, seat, bots.seat_generator(7, seat)) == alone
    assert not troubles
