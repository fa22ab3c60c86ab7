"""The contract, part 6: bots of all levels play every game by what their seat may know, and by nothing else."""

from __future__ import annotations

import msgspec
import pytest

from furrow import bots
from furrow.games import find
from furrow.kernel.generator import Generator
from furrow.lab.play import play_out
from tests.contract.walks import GAMES, TABLES

WORLDS = 2
LEVELS = ("novice", "steady", "sharp%4", "master%1")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_does_not_change_the_answer(game: str, level: str) -> None:
    """Other hands, reshuffled decks, other streams; the same view, generator and iterations: the same answers."""
    rules = find(game)
    bot = bots.find(level)
    state = rules.new(2, 8, None, {})
    state.log = None
    generators = [bots.seat_generator(8, seat) for seat in range(2)]
    for number in range(8):
        play_out(rules, state, [bots.find("random")] * 2, generators, limit=9)
        owing = rules.actors(state)
        if not owing:
            break
        seat = owing[-1]
        seen = msgspec.json.encode(rules.view(state, seat))
        found = set()
        for world in [state, *(rules.imagine(state, seat, Generator(100 * number + k)) for k in range(WORLDS))]:
            assert msgspec.json.encode(rules.view(world, seat)) == seen
            found.add(tuple(bots.answers(bot, rules, world, seat, bots.seat_generator(9, seat, number))))
        assert len(found) == 1


@pytest.mark.parametrize("game", [game for game, seats in TABLES if seats == 1])
def test_bots_finish_the_solo_game(game: str) -> None:
    rules = find(game)
    state = rules.new(1, 4, None, {})
    state.log = None
    assert play_out(rules, state, [bots.find("steady")], [bots.seat_generator(4, 0)]).finished
    assert rules.result(state).standings
