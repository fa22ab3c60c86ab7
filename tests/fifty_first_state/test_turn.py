"""Turns of the action phase (FSS-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import goods, hand, legal, location, player, points, refused, seen

RICH: dict[str, Any] = {
    "goods": {"worker": 4, "iron": 2, "gun": 1, "brick": 1, "grey_contact": 1, "red_contact": 3, "blue_contact": 1},
    "hand": ["school.1"],
    "locations": ["huge_machinery.1", "quarry.1"],
    "connections": ["merchants.1"],
}
FACE_UP = {"connections": ["punks.1", "junk_train.1"]}
SECOND_ACTION = ("FSS-ACT-01", "FSS-ACT-02", "FSS-DIG-06", "FSS-USE-03", "FSS-USE-08")
"""Any of these may speak against a second action in one turn."""


@pytest.mark.rule("FSS-ACT-01")
def test_each_player_in_turn_performs_one_action_clockwise() -> None:
    two = {"worker": 2}
    game = at(mutants(goods=two), rival(goods=two), third(goods=two), first=1, active=1)
    for seat in (1, 2, 0):
        assert game.actors == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert refused(game, "exchange", other) == "FSS-ACT-01"
            assert refused(game, "pass", other) == "FSS-ACT-01"
        game.play("exchange / gain 1 gun")
        assert goods(game, seat) == {"gun": 1}
    assert game.actors == (1,)


@pytest.mark.rule("FSS-ACT-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_the_action_phase(first: int) -> None:
    game = at(mutants(), rival(), third(), first=first, active=first)
    next_round(game)
    view = seen(game)
    assert (view.phase, view.first) == ("action", (first + 1) % 3)
    assert game.actors == (view.first,)


@pytest.mark.rule("FSS-ACT-02")
def test_these_are_the_choices_of_a_turn() -> None:
    game = at(mutants(**RICH), rival(locations=["pub.1"]), tables=FACE_UP)
    assert set(legal(game)) == {
        "build school.1",
        "develop school.1 over quarry.1",
        "deal school.1",
        "raze school.1",
        "raze pub.1",
        "use huge_machinery.1",
        "exchange",
        "contacts grey",
        "contacts red",
        "visit pub.1",
        "connect punks.1",
        "connect junk_train.1",
        "play merchants.1",
        "pass",
    }
    before = furrow.new("fifty_first_state", seed=1)
    assert before.question(0) == "hand"
    for line in ("build school.1", "visit pub.1"):
        assert refused(before, line, 0) == "FSS-ACT-02", "turns come later"


@pytest.mark.rule("FSS-ACT-01", "FSS-ACT-02")
@pytest.mark.parametrize(
    "line",
    [
        "build school.1",
        "develop school.1 over quarry.1",
        "deal school.1",
        "raze school.1",
        "raze pub.1",
        "use huge_machinery.1",
        "exchange / gain 1 fuel / done",
        "contacts grey",
        "contacts red",
        "visit pub.1",
        "connect punks.1",
        "play merchants.1",
        "pass",
    ],
)
def test_every_choice_takes_the_whole_turn(line: str) -> None:
    game = at(mutants(**RICH), rival(locations=["pub.1"]), tables=FACE_UP)
    game.play(line)
    assert (game.actors, game.question()) == ((1,), "turn")


@pytest.mark.rule("FSS-ACT-01", "FSS-DIG-06", "FSS-PASS-01")
@pytest.mark.parametrize(
    "second",
    ["build school.1", "deal school.1", "raze pub.1", "exchange", "contacts grey", "visit pub.1", "pass"],
)
def test_a_second_action_in_one_turn_is_refused(second: str) -> None:
    game = at(mutants(**RICH | {"goods": {**RICH["goods"], "shield": 1}}), rival(locations=["pub.1"]), tables=FACE_UP)
    assert refused(game, second) is None
    game.play("play merchants.1")
    assert (game.actors, game.question()) == ((0,), "end"), "a shield could still be placed"
    assert refused(game, second) in (("FSS-PASS-01",) if second == "pass" else SECOND_ACTION)


@pytest.mark.rule("FSS-ACT-03")
def test_kinds_number_and_order_of_actions_are_free_as_long_as_costs_can_be_paid() -> None:
    supply = {"blue_contact": 3, "grey_contact": 2, "red_contact": 1, "worker": 2, "iron": 1}
    cards = ["school.1", "school.2", "school.3", "quarry.1", "docks.1", "huge_machinery.1", "fuel_tank.1"]
    game = at(mutants(goods=supply, hand=cards), rival(passed=True))
    for line in (
        "deal school.1",  # +1 worker
        "deal quarry.1",  # +1 brick
        "build huge_machinery.1",
        "deal school.2",  # +1 worker
        "use huge_machinery.1",  # a worker and an iron: +3 grey
        "raze fuel_tank.1",  # +2 fuel
        "exchange / gain 1 card",
        "build docks.1",  # +1 iron
    ):
        game.play(line)
        assert game.actors == (0,)
    assert goods(game) == {"worker": 1, "brick": 1, "fuel": 2, "grey_contact": 3, "iron": 1}
    assert refused(game, "deal school.3") == "FSS-DEAL-02"
    assert refused(game, "build school.3") is None


@pytest.mark.rule("FSS-ACT-04", "FSS-PASS-02", "FSS-PASS-04")
def test_turns_go_round_until_every_player_has_passed_and_passed_players_are_skipped() -> None:
    lots = {"worker": 9}
    game = at(mutants(goods=lots), rival(goods=lots), third(goods=lots))
    turn = "exchange / gain 1 gun / done"
    for seat, line in ((0, turn), (1, "pass"), (2, turn), (0, turn), (2, "pass"), (0, turn), (0, "pass")):
        assert (game.actors, seen(game).phase) == ((seat,), "action")
        game.play(line)
    assert (seen(game).phase, seen(game).round) == ("lookout", 2)
    assert [goods(game, seat) for seat in range(3)] == [{}, {}, {}], "the clean-up went by"


@pytest.mark.rule("FSS-ACT-05")
def test_taking_and_playing_a_connection_card_are_two_actions() -> None:
    me = mutants(goods={"worker": 2, "shield": 1}, locations=["school.1"])
    game = at(me, rival(), tables=FACE_UP)
    game.play("connect punks.1")
    assert (game.actors, game.question()) == ((0,), "end")
    assert refused(game, "play punks.1") in SECOND_ACTION
    game.play("end")
    assert game.actors == (1,)
    game.play("pass / play punks.1")
    assert goods(game) == {"shield": 1, "red_contact": 2}


@pytest.mark.rule("FSS-ACT-06", "FSS-SHLD-02")
def test_placing_a_shield_is_no_action() -> None:
    game = at(mutants(goods={"shield": 1, "worker": 1}, locations=["archive"]), rival())
    game.play("protect archive")
    assert (game.actors, game.question()) == ((0,), "turn")
    game.play("use archive")
    assert (points(game), game.actors) == (1, (1,))


@pytest.mark.rule("FSS-DIG-06")
def test_free_steps_come_before_and_after_the_one_action() -> None:
    me = mutants(goods={"shield": 3, "worker": 2}, locations=["archive", "school.1", "pub.1"])
    game = at(me, rival())
    assert refused(game, "end") == "FSS-DIG-06", "first an action or a pass"
    game.play("protect archive")
    assert refused(game, "end") == "FSS-DIG-06", "a shield is no action"
    game.play("use archive / done")
    assert (game.question(), set(legal(game))) == ("end", {"protect school.1", "protect pub.1", "end"})
    game.play("protect pub.1")
    assert set(legal(game)) == {"protect school.1", "end"}
    assert refused(game, "use archive") in SECOND_ACTION
    game.play("end")
    assert (game.actors, game.question()) == ((1,), "turn")
    assert [location(game, card).marks for card in ("archive", "school.1", "pub.1")] == [["shield"], [], ["shield"]]


@pytest.mark.rule("FSS-DIG-06", "FSS-PASS-02")
def test_passing_ends_the_turn_at_once() -> None:
    game = at(mutants(goods={"shield": 2}, locations=["archive", "school.1"]), rival())
    game.play("protect archive / pass")
    assert (game.actors, game.question()) == ((1,), "turn")
    assert player(game).passed
    assert refused(game, "protect school.1", 0) in ("FSS-ACT-01", "FSS-PASS-02")


@pytest.mark.rule("FSS-DIG-06")
def test_goods_gained_by_the_action_serve_the_free_steps_after_it() -> None:
    me = mutants(goods={"red_contact": 1}, hand=["wire_entanglement.1"], locations=["school.1", "pub.1"])
    game = at(me, rival(), options={"expansion": "winter"})
    game.play("raze wire_entanglement.1")
    assert (game.question(), goods(game)) == ("end", {"shield": 3})
    game.play("protect school.1 / protect pub.1")
    assert (game.actors, goods(game)) == ((1,), {"shield": 1}), "no place is left for the third"
    assert hand(game) == []
