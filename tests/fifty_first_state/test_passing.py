"""Passing, and what protects those who have passed (FSS-PASS)."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.positions import WINTER, at, mutants, rival, third
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import goods, legal, player, points, refused, seen

THIEF = mutants(goods={"worker": 4}, locations=["thieves_caravan"])
OUT = ("FSS-PASS-02", "FSS-ACT-01")


@pytest.mark.rule("FSS-PASS-01", "FSS-DIG-12")
def test_a_player_who_cannot_act_must_pass_and_confirms_it() -> None:
    game = at(mutants(), rival(goods={"worker": 2}))
    assert (game.actors, game.question(), legal(game)) == ((0,), "turn", ["pass"])
    game.play("pass / exchange / gain 1 brick")
    assert (game.actors, game.question(), legal(game)) == ((1,), "turn", ["pass"]), "nobody passes by itself"
    assert not player(game, 1).passed


@pytest.mark.rule("FSS-PASS-01")
def test_a_player_who_will_not_act_may_pass_but_not_wait() -> None:
    game = at(mutants(goods={"worker": 9, "shield": 1}, locations=["archive"]), rival())
    for line in ("end", "done", "decline"):
        assert refused(game, line) is not None
    game.play("pass")
    assert (player(game).passed, game.actors) == (True, (1,))


@pytest.mark.rule("FSS-PASS-02")
def test_after_passing_no_further_action_is_possible_in_this_round() -> None:
    me = mutants(goods={"worker": 9, "shield": 1, "red_contact": 9}, locations=["archive"])
    game = at(me, rival(goods={"worker": 7}, locations=["school.1"]))
    game.play("pass")
    for _ in range(3):
        assert game.actors == (1,)
        for line in ("use archive", "exchange", "protect archive", "raze school.1", "pass"):
            assert refused(game, line, 0) in OUT
        game.play("contacts blue" if "fuel" in goods(game, 1) else "exchange / gain 1 fuel / done")
    next_round(game)
    assert not player(game).passed
    game.play("pass")
    assert (game.actors, refused(game, "use archive")) == ((0,), None), "in the next round all act again"


@pytest.mark.rule("FSS-PASS-03", "FSS-RAZE-08", "FSS-OPEN-06")
def test_locations_of_a_passed_player_cannot_be_razed_or_used() -> None:
    game = at(mutants(goods={"red_contact": 5, "worker": 1}), rival(locations=["docks.1"], passed=True))
    assert legal(game) == ["pass"]
    assert refused(game, "raze docks.1") in ("FSS-PASS-03", "FSS-RAZE-08")
    assert refused(game, "visit docks.1") in ("FSS-PASS-03", "FSS-OPEN-06")


@pytest.mark.rule("FSS-PASS-03")
def test_locations_of_a_passed_player_cannot_be_targeted_by_a_building_bonus() -> None:
    """Suppliers copies the production of an opponent's location."""
    me = mutants(goods={"grey_contact": 2}, hand=["suppliers"])
    other = rival(locations=["docks.1"], passed=True)
    game = at(me, other, third(locations=["quarry.1", "fuel_tank.1"]), options=WINTER)
    game.play("build suppliers")
    assert set(legal(game)) == {"choose quarry.1", "choose fuel_tank.1"}
    assert refused(game, "choose docks.1") == "FSS-PASS-03"
    alone = at(me, other, options=WINTER)
    alone.play("build suppliers")
    assert (goods(alone), alone.actors) == ({}, (0,)), "nobody can be aimed at: no gain"


@pytest.mark.rule("FSS-PASS-03", "FSS-PASS-05")
def test_deals_of_a_passed_player_cannot_be_targeted() -> None:
    """Camino Real gains the good of an opponent's deal."""
    me = mutants(goods={"worker": 1}, locations=["camino_real"])
    other = rival(deals=["docks.1"], passed=True)
    assert refused(at(me, other, options=WINTER), "use camino_real") is not None
    game = at(me, other, third(deals=["quarry.1", "fuel_tank.1"]), options=WINTER)
    game.play("use camino_real")
    assert set(legal(game)) == {"choose quarry.1", "choose fuel_tank.1"}
    assert refused(game, "choose docks.1") == "FSS-PASS-03"


@pytest.mark.rule("FSS-PASS-03")
def test_the_protection_lasts_until_the_phase_is_over() -> None:
    game = at(mutants(goods={"red_contact": 9, "worker": 8}), rival(locations=["school.1"]))
    game.play("exchange / gain 1 gun / done / pass")
    for _ in range(2):
        assert refused(game, "raze school.1") in ("FSS-PASS-03", "FSS-RAZE-08")
        game.play("exchange / gain 1 gun / done")
    place = game.position()
    next_round(game)
    fresh = game.position()
    fresh["players"][0]["goods"] = place["players"][0]["goods"]
    again = at(*fresh.pop("players"), **fresh | {"active": 0, "pending": [["turn", 0]]})
    assert refused(again, "raze school.1") is None


@pytest.mark.rule("FSS-PASS-04")
def test_when_all_have_passed_the_clean_up_begins() -> None:
    game = at(mutants(goods={"gun": 2}), rival(goods={"gun": 2}))
    game.play("pass")
    assert (seen(game).phase, goods(game)) == ("action", {"gun": 2})
    game.play("pass")
    assert (seen(game).phase, seen(game).round, goods(game), goods(game, 1)) == ("lookout", 2, {}, {})
    kinds = [event["kind"] for event in game.events() if event["kind"] != "turn"]
    assert kinds[:3] == ["pass", "pass", "cleanup"]


@pytest.mark.rule("FSS-PASS-05")
def test_goods_of_a_passed_player_are_safe_from_stealing() -> None:
    rich = {"gun": 2, "fuel": 1}
    alone = at(THIEF, rival(goods=rich, passed=True))
    assert refused(alone, "use thieves_caravan") == "FSS-PASS-05", "nobody is left to steal from"
    game = at(THIEF, rival(goods=rich, passed=True), third(goods={"iron": 1, "brick": 1}))
    game.play("use thieves_caravan")
    assert set(legal(game)) == {"steal iron from 2", "steal brick from 2"}
    assert refused(game, "steal gun from 1") == "FSS-PASS-05"
    game.play("steal iron from 2 / done")
    assert (goods(game), goods(game, 1)) == ({"worker": 2, "iron": 1}, rich)


@pytest.mark.rule("FSS-PASS-05")
def test_effects_that_target_nobody_are_unaffected() -> None:
    me = mutants(
        goods={"worker": 3, "grey_contact": 2, "blue_contact": 1, "red_contact": 1},
        hand=["church.1", "docks.1", "quarry.1"],
        locations=["archive"],
    )
    game = at(me, rival(passed=True), tables={"connections": ["punks.1"]})
    game.play("use archive / done")
    game.play("build church.1 / deal docks.1 / raze quarry.1 / connect punks.1 / play punks.1")
    assert (points(game), goods(game)) == (3, {"iron": 1, "brick": 2, "red_contact": 2})


@pytest.mark.rule("FSS-DIG-12")
def test_immunity_is_checked_when_the_target_is_named() -> None:
    """Before anything is paid where the target comes first; a cost paid before the choice of a target is no matter."""
    supply = {"red_contact": 3, "universal_contact": 3}
    safe = at(mutants(goods=supply), rival(locations=["school.1"], passed=True))
    refusal = safe.why_not("raze school.1 / pay 3 red_contact")
    assert refusal
    assert (refusal.step, goods(safe)) == (0, supply)
    game = at(THIEF, rival(goods={"gun": 1}, passed=True), third(goods={"iron": 1, "fuel": 1}))
    refusal = game.why_not("use thieves_caravan / steal gun from 1")
    assert refusal
    assert (refusal.rule, refusal.step) == ("FSS-PASS-05", 1)
