"""The contract, part 5: steady play meets other states than random play; the same laws hold there."""

from __future__ import annotations

import pytest

from furrow.bots import answer, find, seat_generator
from furrow.games import find as find_game
from furrow.kernel.generator import Generator
from tests.contract.walks import GAMES, every_option

MOST = 350


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("most_seats", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_steady_play_keeps_the_contract(game: str, most_seats: bool, turned: bool) -> None:
    rules = find_game(game)
    seats = max(rules.seat_counts) if most_seats else min(rules.seat_counts)
    bot = find("steady")
    state = rules.new(seats, 6, every_option(game) if turned else None, {})
    state.log = None
    generators = [seat_generator(6, seat) for seat in range(seats)]
    for number in range(MOST):
        actors = rules.actors(state)
        if not actors:
            state = rules.new(seats, number, every_option(game) if turned else None, {})
            state.log = None
            actors = rules.actors(state)
        seat = actors[0]
        legal = rules.legal(state, seat)
        assert legal == sorted(set(legal))
        for code in legal:
            assert rules.refusal(state, seat, code) == ""
            rules.apply(state.clone(), seat, code)
        document = rules.position(state)
        assert rules.position(rules.from_position(document)) == document
        dream = rules.imagine(state, seat, Generator(number))
        assert rules.view(dream, seat) == rules.view(state, seat)
        rules.apply(state, seat, answer(bot, rules, state, seat, generators[seat]))
