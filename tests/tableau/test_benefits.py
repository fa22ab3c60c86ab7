"""Why a card is worth something: what its row says, held against the own locations."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from furrow.kernel.generator import Generator
from furrow.words.benefits import benefits
from furrow.words.tableau.terms import book
from tests.tableau.positions import position

NAMES = ("fifty_first_state", "imperial_settlers")


def told(game: Game, thing: str, language: str = "en") -> list[str]:
    return benefits(game.rules, game.state, 0, thing, language)


def states(**mine: Any) -> Game:
    return position("fifty_first_state", {"faction": "mutants_union", **mine}, {"faction": "new_york"})


def empires(**mine: Any) -> Game:
    return position("imperial_settlers", {"faction": "romans", **mine}, {"faction": "barbarians"})


def test_what_a_card_makes_and_which_location_can_use_it() -> None:
    game = states(hand=["fuel_tank.1"], locations=["oil_trader", "museum"])
    assert told(game, "hand:fuel_tank.1") == ["Makes 1 fuel, which Oil Trader can use."]
    assert told(game, "hand:fuel_tank.1", "cs") == ["Produkuje: 1 palivo. Využije to: Obchodník s ropou."]
    assert told(states(hand=["fuel_tank.1"], locations=["museum"]), "hand:fuel_tank.1") == []


def test_what_its_use_takes_and_whether_that_is_made() -> None:
    game = states(hand=["radioactive_fuel.1"], locations=["gun_shop.1"])
    assert told(game, "hand:radioactive_fuel.1") == ["Its use takes 1 fuel, which nothing of yours makes."]
    assert told(game, "location:0/gun_shop.1") == ["Its use takes 2 guns; your production makes 1 gun."]
    fed = states(hand=["radioactive_fuel.1"], locations=["fuel_tank.1"], deals=["fuel_tank.2"])
    assert told(fed, "hand:radioactive_fuel.1") == ["Its use takes 1 fuel; your production makes 2 fuel."]


def test_what_it_counts_itself_included_and_up_to_how_many() -> None:
    assert told(states(hand=["arena.1"]), "hand:arena.1") == ["Counts gun: 1 of 3."]
    assert told(states(locations=["arena.1", "arena.2"]), "location:0/arena.1") == ["Counts gun: 2 of 3."]
    many = ["arena.1", "arena.2", "gun_shop.1", "gun_shop.2"]
    assert told(states(locations=many), "location:0/arena.1") == ["Counts gun: 3 of 3."]


def test_which_features_react_to_it() -> None:
    game = empires(hand=["coal_mine.com033"], locations=["supplier.com002", "gallows.com005", "mill.com006"])
    tags = next(face.row.tags for face in book("imperial_settlers").faces if face.word == "coal_mine.com033")
    assert "grey" in tags
    assert "red" not in tags
    sentences = told(game, "hand:coal_mine.com033")
    assert "Reacts when you build it: Supplier." in sentences
    assert "Reacts when you raze it: Gallows." in sentences
    assert not any("deal" in each for each in sentences), "no deal can be made with a common card"


def test_what_is_no_card_has_no_benefits() -> None:
    game = states(locations=["museum"])
    for thing in ("good:gun", "verb:build", "hand:no_such_card", "", ":", "location:0/ruin"):
        assert told(game, thing) == []


@pytest.mark.parametrize("name", NAMES)
def test_benefits_do_not_depend_on_hidden_facts(name: str) -> None:
    game, generator = furrow.new(name, seats=3, seed=5), Generator(5)
    for number in range(100):
        if number % 10 == 0:
            dream = game.rules.imagine(game.state, 0, Generator(number))
            for word in book(name).card_words[::7]:
                true = list(game.rules.benefits(game.state, 0, f"card:{word}"))
                assert list(game.rules.benefits(dream, 0, f"card:{word}")) == true
        legal = game.legal(game.actors[0])
        game.play(legal[generator.below(len(legal))])
