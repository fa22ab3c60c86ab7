"""The driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import furrow
from furrow import bots
from furrow.games import find
from furrow.kernel.contract import Code
from furrow.lab.play import play_out
from tests.bots.players import First, Lost

RULES = find("scythe")


class Broken(First):
    """Falls over its own feet."""

    name = "broken"

    def line(self, *unused: Any) -> Sequence[Code]:
        raise ZeroDivisionError("by zero")


def test_a_game_is_played_to_its_end_and_counted() -> None:
    state = RULES.new(2, 5, None, {})
    state.log = None
    copy = state.clone()
    told: list[tuple[int, Code]] = []
    generators = [bots.seat_generator(5, seat) for seat in range(2)]
    counts = play_out(
        RULES, state, [bots.find("random")] * 2, generators, watch=lambda seat, code: told.append((seat, code))
    )
    assert counts.finished
    assert RULES.over(state)
    assert counts.steps == len(told)
    choices = 0
    for seat, code in told:
        legal = RULES.legal(copy, seat)
        assert code in legal
        choices += len(legal) > 1
        RULES.apply(copy, seat, code)
    assert counts.decisions == choices
    assert RULES.position(copy) == RULES.position(state)


def test_a_limit_stops_it_and_it_can_go_on() -> None:
    state = RULES.new(2, 5, None, {})
    state.log = None
    players = [bots.find("random")] * 2
    generators = [bots.seat_generator(5, seat) for seat in range(2)]
    first = play_out(RULES, state, players, generators, limit=50)
    assert (first.steps, first.finished) == (50, False)
    assert play_out(RULES, state, players, generators).finished


def test_a_bot_for_each_seat() -> None:
    state = RULES.new(3, 5, None, {})
    with pytest.raises(furrow.FurrowError, match="3 seats need 3 bots and generators, not 2 and 3"):
        play_out(RULES, state, [bots.find("random")] * 2, [bots.seat_generator(5, seat) for seat in range(3)])


def test_a_wrong_answer_leaves_the_state_as_it_was() -> None:
    state = RULES.new(2, 5, None, {})
    before = RULES.position(state)
    with pytest.raises(bots.BadAnswer, match="bot 'Lost' answered None to 'turn'"):
        play_out(RULES, state, [Lost()] * 2, [bots.seat_generator(5, seat) for seat in range(2)])
    assert RULES.position(state) == before


def test_a_bot_that_fails_is_named() -> None:
    state = RULES.new(2, 5, None, {})
    with pytest.raises(bots.BadAnswer, match="bot 'broken' failed at 'turn': ZeroDivisionError: by zero"):
        play_out(RULES, state, [Broken()] * 2, [bots.seat_generator(5, seat) for seat in range(2)])


def test_a_bot_is_not_asked_again_what_it_has_planned() -> None:
    asked: list[tuple[Code, ...]] = []

    class Planner(First):
        """Plays whole turns as another bot plans them."""

        imagines = True

        def line(self, *about: Any) -> Sequence[Code]:
            asked.append(tuple(bots.find("steady").line(*about)))
            return asked[-1]

    state = RULES.new(2, 5, None, {})
    generators = [bots.seat_generator(5, seat) for seat in range(2)]
    counts = play_out(RULES, state, [Planner()] * 2, generators, limit=60)
    assert any(len(line) > 1 for line in asked)
    assert len(asked) < counts.decisions
