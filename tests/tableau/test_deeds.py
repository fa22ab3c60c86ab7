"""What a deed is, and what it brings to the seat that does it, as the buttons beside a chosen card say."""

from __future__ import annotations

from typing import Any

import furrow
from furrow import Game
from furrow.kernel.foreseeing import Foreseen, foreseen
from furrow.kernel.pointing import intended
from tests.tableau.positions import position


def states(**mine: Any) -> Game:
    return position("fifty_first_state", {"faction": "mutants_union", **mine}, {"faction": "new_york"})


def empires(**mine: Any) -> Game:
    return position("imperial_settlers", {"faction": "romans", **mine}, {"faction": "barbarians"})


def brings(game: Game, *lines: str) -> list[Foreseen]:
    assert all(game.why_not(line, 0) is None for line in lines)
    return list(foreseen(game.rules, game.state, 0, lines))


def test_building_a_card_takes_its_price_and_brings_the_place_and_what_it_is_worth() -> None:
    game = states(hand=["fuel_tank.1"], goods={"grey_contact": 2, "red_contact": 2})
    build, raze = brings(game, "build fuel_tank.1", "raze fuel_tank.1")
    assert build.signs == ("good:grey_contact:-1", "good:fuel:1", "location:production:1", "adds:1")
    assert raze.signs == ("good:red_contact:-1", "good:fuel:2")
    assert (build.final, raze.final) == (False, False)


def test_what_is_drawn_is_counted_but_not_told_and_cannot_be_taken_back() -> None:
    game = states(hand=["motel"], goods={"red_contact": 2})
    [raze] = brings(game, "raze motel")
    assert raze.final
    assert "good:card:2" in raze.signs


def test_a_place_that_is_built_over_is_gone() -> None:
    game = states(hand=["pub.2"], locations=["crossroads"], goods={"brick": 1})
    [develop] = brings(game, "develop pub.2 over crossroads")
    assert "location:feature:-1" in develop.signs
    assert "location:production:1" in develop.signs


def test_the_cheapest_payment_goes_without_saying_where_there_is_one() -> None:
    game = empires(hand=["mill.com006"], goods={"wood": 3, "gold": 1})
    [build] = brings(game, "build mill.com006")
    assert build.usual == "build mill.com006 / pay 3 wood"
    assert "good:wood:-3" in build.signs
    short = empires(hand=["mill.com006"], goods={"wood": 3})
    assert brings(short, "build mill.com006")[0].usual == ""


def test_a_card_that_needs_a_place_to_give_way_is_refused_for_what_it_lacks_not_for_the_place() -> None:
    game = empires(faction="egyptians", hand=["goldsmith.egy023"], locations=["mill.com006"], goods={})
    lines = intended(game.rules, game.state, 0, ["hand:goldsmith.egy023"])
    assert "build goldsmith.egy023 over mill.com006" in lines
    assert "build goldsmith.egy023" not in lines
    refusal = game.why_not("build goldsmith.egy023 over mill.com006", 0)
    assert refusal is not None
    assert refusal.rule == "IMP-BUILD-02"


def test_scythe_draws_no_deeds() -> None:
    game = furrow.new("scythe", seats=2, seed=1)
    seat = game.actors[0]
    assert {game.rules.deed(code) for code in game.rules.legal(game.state, seat)} == {""}
    assert list(foreseen(game.rules, game.state, seat, ["produce"])) == [Foreseen()]
