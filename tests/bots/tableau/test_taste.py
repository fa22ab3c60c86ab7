"""A mind remembers what it has worked out: that changes no value, and does not grow without end."""

from __future__ import annotations

import random

import pytest

import furrow
from furrow.bots.minds import mind_of
from furrow.bots.tableau import taste
from furrow.bots.tableau.mind import TableauMind
from furrow.bots.tableau.taste import Taste
from furrow.bots.tableau.value import Outlook


def known(game: furrow.Game) -> TableauMind:
    found = mind_of(game.rules)
    assert isinstance(found, TableauMind)
    return found


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("name", ["fifty_first_state", "imperial_settlers"])
def test_memory_changes_no_value(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taste, "_MOST", 40)
    game = furrow.new(name, seats=seats, seed=5)
    mind = known(game)
    remembering = Taste(game.state.book, mind.taste.weights)
    dice = random.Random(5)
    looked = 0
    while not game.over and looked < 120:
        seat = game.actors[0]
        game.play(dice.choice(game.legal(seat)).text, seat)
        if seat < seats:
            fresh = Taste(game.state.book, mind.taste.weights)
            values = [Outlook(game.state, seat, each).value(game.state) for each in (fresh, remembering)]
            assert values[0] == values[1]
            looked += 1
    assert looked > 20


def test_memory_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taste, "_MOST", 10)
    game = furrow.new("imperial_settlers", seats=2, seed=5)
    mind = known(game)
    remembering = Taste(game.state.book, mind.taste.weights)
    aim = Outlook(game.state, 0, remembering).aim
    moment = remembering.moment(3.0, aim)
    assert remembering.moment(3.0, aim) is moment
    for deal in range(20):
        remembering.engine(moment, (0, (), (deal,), 0))
    assert remembering.moment(3.0, aim) is not moment
