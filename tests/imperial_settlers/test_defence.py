"""Defence tokens (IMP-DEF)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.phases import new, next_round, play_through_draft, produced
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, legal, location, player, refused, seen


@pytest.mark.rule("IMP-DEF-01")
@pytest.mark.parametrize("me", [barbarians(), japanese(), romans(), egyptians()])
def test_each_faction_gains_one_defence_token_in_every_production(me: dict[str, Any]) -> None:
    rival = romans() if me["faction"] != "romans" else barbarians()
    game = produced(me, rival)
    assert goods(game)["defence_token"] == 1
    next_round(game)
    assert goods(game)["defence_token"] == 1, "a new one each round, the old one is gone"


@pytest.mark.rule("IMP-DEF-02")
def test_it_is_placed_on_an_own_common_location() -> None:
    me = japanese(goods={"defence_token": 1}, locations=["mill.com006", "farm.jap001"], hand=["town.com015"])
    game = at(me, romans(locations=["quarry.com008"]))
    assert [line for line in legal(game) if line.startswith("protect")] == ["protect mill.com006"]
    for other in ("farm.jap001", "town.com015", "quarry.com008"):
        assert refused(game, f"protect {other}") == "IMP-DEF-02"
    game.play("protect mill.com006")
    assert (goods(game), location(game, "mill.com006").marks) == ({}, ["shield"])
    bare = at(romans(locations=["quarry.com008"]), barbarians())
    assert refused(bare, "protect quarry.com008") == "IMP-DEF-01", "without a token"


@pytest.mark.rule("IMP-DEF-02")
def test_every_faction_protects_common_locations_only() -> None:
    for make, card in ((barbarians, "raid.bar007"), (romans, "spies.rom010"), (egyptians, "oasis.egy005")):
        game = at(make(goods={"defence_token": 1}, locations=[card, "ruins.com069"]), japanese())
        assert refused(game, f"protect {card}") == "IMP-DEF-02"
        assert refused(game, "protect ruins.com069") is None


@pytest.mark.rule("IMP-DEF-02", "IMP-DEF-03")
def test_placing_it_is_no_action_and_possible_before_and_after_one() -> None:
    me = romans(goods={"defence_token": 2, "worker": 2, "wood": 1}, locations=["mill.com006"], hand=["brewer.com056"])
    game = at(me, barbarians())
    game.play("protect mill.com006")
    assert (game.question(), game.actors) == ("turn", (0,)), "the action is still to come"
    game.play("build brewer.com056")
    assert (game.question(), legal(game)) == ("end", ["protect brewer.com056", "end"])
    game.play("protect brewer.com056")
    assert game.actors == (1,), "nothing is left to do"
    assert [each.marks for each in player(game).locations] == [["shield"], ["shield"]]
    game.play("pass")
    assert refused(game, "exchange") is None


@pytest.mark.rule("IMP-DEF-02")
def test_it_is_placed_in_the_action_phase_only() -> None:
    game = new(2)
    assert refused(game, "protect mill.com006") == "IMP-DEF-02"
    play_through_draft(game)
    assert seen(game).phase == "action"
    assert refused(game, "protect mill.com006") == "IMP-DEF-02", "not built"


@pytest.mark.rule("IMP-DEF-04")
def test_it_raises_the_raze_tokens_needed_by_one() -> None:
    game = at(
        romans(goods={"defence_token": 1, "worker": 2}, locations=["quarry.com008", "town.com015"]),
        barbarians(goods={"raze_token": 2}),
        egyptians(goods={"raze_token": 3}),
    )
    game.play("protect quarry.com008 / exchange / gain 1 food")
    assert refused(game, "raze quarry.com008") == "IMP-RAZE-09"
    assert refused(game, "raze town.com015") is None, "only this location"
    game.play("pass / raze quarry.com008")
    assert goods(game, 2) == {"stone": 2}


@pytest.mark.rule("IMP-DEF-05")
def test_once_placed_it_cannot_be_moved() -> None:
    me = romans(goods={"defence_token": 1, "worker": 4}, locations=["quarry.com008", "town.com015"])
    game = at(me, barbarians(passed=True))
    game.play("protect quarry.com008")
    assert refused(game, "protect town.com015") == "IMP-DEF-05", "there is no other token"
    game.play("exchange / gain 1 wood / done")
    assert legal(game) == ["exchange", "pass"]
    assert [each.marks for each in player(game).locations] == [["shield"], []]


@pytest.mark.rule("IMP-DEF-06")
def test_it_returns_to_the_supply_when_its_location_is_razed() -> None:
    rival = romans(locations=["quarry.com008", "town.com015"])
    game = at(barbarians(goods={"raze_token": 3}), rival, marks={"quarry.com008": ["shield"]})
    game.play("raze quarry.com008")
    assert (goods(game), goods(game, 1)) == ({"stone": 2}, {"wood": 1}), "nobody has it"
    assert refused(game, "protect town.com015") == "IMP-DEF-01"
    assert game.position()["marks"] == {}


@pytest.mark.rule("IMP-DEF-07", "IMP-CLEAN-03")
def test_cleanup_removes_all_defence_tokens_placed_or_not() -> None:
    me = romans(goods={"defence_token": 3}, locations=["quarry.com008"])
    game = at(me, barbarians(goods={"defence_token": 1}, passed=True))
    game.play("protect quarry.com008 / pass")
    assert (seen(game).round, goods(game), goods(game, 1)) == (2, {}, {})
    assert (player(game).stored, location(game, "quarry.com008").marks) == ({}, [])


@pytest.mark.rule("IMP-DEF-08")
def test_a_location_holds_at_most_one_defence_token() -> None:
    me = romans(goods={"defence_token": 2}, locations=["quarry.com008", "town.com015"])
    game = at(me, barbarians())
    game.play("protect quarry.com008")
    assert refused(game, "protect quarry.com008") == "IMP-DEF-08"
    game.play("protect town.com015")
    assert goods(game) == {}
