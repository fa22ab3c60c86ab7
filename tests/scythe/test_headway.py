"""Numbers that only rules know: totals of resources, what bottom-row actions lack, how far the next star is."""

from __future__ import annotations

from itertools import chain, product

import pytest

from furrow.games.scythe import names as n
from furrow.games.scythe.headway import BottomProgress, StarProgress
from furrow.games.scythe.stars import NEEDED, due, reached
from furrow.games.scythe.state import Player
from tests.contract.walks import crowded_walks, walk
from tests.scythe.positions import at, player, rival, saxony


@pytest.mark.rule("SCY-RES-04", "SCY-RES-09")
def test_totals_count_what_lies_on_controlled_territories() -> None:
    goods = {"F1": {"metal": 2, "wood": 1}, "E4": {"metal": 3}, "C3": {"food": 4}}
    game = at(saxony(workers=["F1", "E4"], character="F1"), rival(workers=["C3"]), goods=goods)
    assert player(game).resources == {"food": 0, "metal": 5, "oil": 0, "wood": 1}
    assert player(game, 1).resources == {"food": 4, "metal": 0, "oil": 0, "wood": 0}


@pytest.mark.rule("SCY-BOTTOM-02", "SCY-BOTTOM-03", "SCY-TURN-12")
def test_a_bottom_action_says_what_it_needs_and_lacks() -> None:
    game = at(saxony(workers=["F1", "F1"]), rival(), goods={"F1": {"metal": 2, "wood": 4}})
    bottoms = player(game).bottoms
    assert list(bottoms) == ["upgrade", "deploy", "build", "enlist"]
    assert bottoms["deploy"] == BottomProgress("metal", 3, 2, 1, False, 0, 4, "")
    assert bottoms["build"] == BottomProgress("wood", 3, 4, 0, True, 0, 4, "")
    assert bottoms["upgrade"] == BottomProgress("oil", 3, 0, 3, False, 0, 6, "")
    assert {name: row.needs for name, row in bottoms.items()} == player(game).costs


@pytest.mark.rule("SCY-UPGRADE-04")
def test_a_cube_on_the_cost_lessens_what_is_lacking() -> None:
    me = saxony(cubes=["move.units"], covered={"deploy": 1})
    deploy = player(at(me, rival(), goods={"F1": {"metal": 1}})).bottoms["deploy"]
    assert (deploy.needs, deploy.has, deploy.lacks) == (2, 1, 1)
    assert player(at(me, rival())).bottoms["upgrade"].done == 1


@pytest.mark.rule("SCY-DIG-33")
def test_coercion_counts_for_one_on_crimeas_own_turn() -> None:
    crimea = {"faction": "crimea", "mat": "industrial", "workers": ["F7"], "hand": [2, 3]}
    for active, has in ((0, 3), (1, 2)):
        game = at(crimea, rival(), goods={"F7": {"metal": 2}}, active=active)
        deploy = player(game).bottoms["deploy"]
        assert (deploy.has, deploy.payable) == (has, has >= 3)
        assert player(game).resources["metal"] == 2
    assert not player(at(crimea | {"hand": []}, rival())).bottoms["deploy"].has


MECHS = {"riverwalk": "F1", "underpass": "F1", "disarm": "F1", "speed": "F1"}
STRUCTURES = {"mine": "F1", "mill": "E4", "armory": "D5", "monument": "D6"}


@pytest.mark.rule("SCY-BOTTOM-07")
def test_what_is_used_up_can_still_be_paid() -> None:
    game = at(saxony(mechs=MECHS), rival(), goods={"F1": {"metal": 3}})
    deploy = player(game).bottoms["deploy"]
    assert (deploy.done, deploy.most, deploy.blocked, deploy.payable) == (4, 4, "used_up", True)


@pytest.mark.rule("SCY-DEPLOY-02", "SCY-DEPLOY-04")
def test_without_a_worker_on_the_land_there_is_no_place_for_a_piece() -> None:
    bottoms = player(at(saxony(workers=["base.saxony"]), rival())).bottoms
    assert {name: row.blocked for name, row in bottoms.items()} == {
        "upgrade": "",
        "deploy": "no_worker",
        "build": "no_worker",
        "enlist": "",
    }


@pytest.mark.rule("SCY-BUILD-03")
def test_a_territory_with_a_structure_has_no_room_for_another() -> None:
    bottoms = player(at(saxony(structures={"mine": "F1"}), rival())).bottoms
    assert (bottoms["build"].blocked, bottoms["deploy"].blocked) == ("no_room", "")


@pytest.mark.rule("SCY-STAR-01", "SCY-STAR-05", "SCY-STAR-08", "SCY-STAR-09")
def test_each_category_says_how_far_the_next_star_is() -> None:
    me = rival(workers=["C1"] * 6, power=14, popularity=17, cubes=["move.units"], covered={"build": 1})
    stars = player(at(me, saxony())).star_progress
    assert list(stars) == list(n.STARS)
    assert stars["workers"] == StarProgress(6, 8, 1)
    assert stars["power"] == StarProgress(14, 16, 1)
    assert stars["popularity"] == StarProgress(17, 18, 1)
    assert stars["upgrades"] == StarProgress(1, 6, 1)
    assert stars["mechs"] == stars["structures"] == stars["recruits"] == StarProgress(0, 4, 1)


@pytest.mark.rule("SCY-STAR-07", "SCY-FACTION-11")
def test_combat_gives_two_stars_and_saxony_as_many_as_are_left() -> None:
    placed = {"combat": 1, "objective": 1}
    game = at(saxony(stars=placed | {"combat": 3}), rival(stars=placed))
    dominate, others = player(game).star_progress, player(game, 1).star_progress
    assert (others["objective"], others["combat"]) == (StarProgress(1, 1, 1), StarProgress(1, 2, 2))
    assert (dominate["objective"], dominate["combat"]) == (StarProgress(1, 2, 3), StarProgress(3, 4, 5))


def test_an_action_is_payable_exactly_when_the_rules_let_it_be_paid() -> None:
    compared = 0
    for rules, state, seat, legal in chain(walk("scythe", 91, 3, 1500), crowded_walks("scythe", 120)):
        if rules.question(state, seat) != "bottom":
            continue
        answers = {rules.write(code) for code in legal}
        shown = rules.view(state, None).players[seat].bottoms
        mine = next((action for action in n.BOTTOMS if not rules.refusal(state, seat, rules.parse(action))), None)
        for action, row in shown.items():
            if rules.refusal(state, seat, rules.parse(action)) in ("", "SCY-TURN-12"):
                assert row.payable == (action in answers) == (action == mine)
                assert row.payable == (row.has >= row.needs) == (not row.lacks)
                compared += 1
    assert compared > 50


def test_the_main_effect_is_asked_exactly_when_it_is_not_blocked() -> None:
    asked = {"upgrade": "cube", "deploy": "mech", "build": "structure", "enlist": "recruit"}
    found = set()
    for rules, state, seat, legal in chain(walk("scythe", 92, 2, 1500), crowded_walks("scythe", 200)):
        for code in legal:
            text = rules.write(code)
            if text not in asked:
                continue
            blocked = rules.view(state, None).players[seat].bottoms[text].blocked
            ahead = state.clone()
            rules.apply(ahead, seat, code)
            while not ahead.over and rules.question(ahead, seat) == "pay" and seat in rules.actors(ahead):
                rules.apply(ahead, seat, rules.legal(ahead, seat)[0])
            assert (rules.question(ahead, seat) == asked[text]) == (blocked == "")
            found.add(blocked)
    assert {"", "used_up"} <= found


def test_a_star_falls_due_exactly_when_what_it_needs_is_reached() -> None:
    """The rules write the table out, for speed."""
    row = Player(n.NORDIC, 0)
    for cubes, four, built, workers, popularity, power in product(
        (0, 31, 63), (7, 15), (7, 15), (7, 8), (17, 18), (15, 16)
    ):
        row.cubes, row.abilities, row.recruits = cubes, four, four
        row.structures, row.built = [*range(3), 3 if built == 15 else -1], built
        row.workforce, row.popularity, row.power = workers, popularity, power
        for placed in (0, 1):
            row.stars = [placed] * len(n.STARS)
            met = [star for (star, need), have in zip(NEEDED.items(), reached(row), strict=True) if have >= need]
            assert due(row) == ([] if placed else met)
