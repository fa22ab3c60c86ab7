"""Upgrade (SCY-UPGRADE)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused

BOXES = ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories"]
# The dashed boxes of each mat; the other red boxes are solid.
DASHED = {
    "industrial": {"upgrade": 1, "deploy": 2, "build": 1, "enlist": 2},
    "engineering": {"upgrade": 1, "deploy": 2, "build": 2, "enlist": 1},
    "patriotic": {"upgrade": 0, "deploy": 3, "build": 2, "enlist": 1},
    "mechanical": {"upgrade": 1, "deploy": 2, "build": 1, "enlist": 2},
    "agricultural": {"upgrade": 0, "deploy": 2, "build": 2, "enlist": 2},
}


def upgrading(mat: str = "industrial", **row: Any) -> Game:
    """Saxony at the choice of a cube."""
    game = at(
        {"faction": "saxony", "mat": mat, "coins": 5, "workers": ["F1"] * 2 + ["G1", "F2"], **row},
        {"faction": "nordic"},
        pending=[["end", 0], ["cube", 0]],
    )
    assert game.question() == "cube"
    return game


@pytest.mark.rule("SCY-UPGRADE-01")
def test_the_oil_is_paid_before_the_cube_is_moved() -> None:
    game = at({"faction": "saxony", "mat": "industrial"}, {"faction": "nordic"}, goods={"F1": {"oil": 3, "wood": 3}})
    assert refused(game, "bolster / skip / cube move.units") == "SCY-UPGRADE-01"
    game.play("bolster / skip / upgrade")
    assert goods(game, "F1") == {"wood": 3}
    poor = at({"faction": "saxony", "mat": "industrial"}, {"faction": "nordic"}, goods={"F1": {"oil": 2, "wood": 3}})
    assert refused(poor, "bolster / skip / upgrade") == "SCY-TURN-12"


@pytest.mark.rule("SCY-UPGRADE-02", "SCY-UPGRADE-05")
@pytest.mark.parametrize("mat", DASHED)
def test_a_cube_goes_from_any_green_box_to_any_dashed_red_box(mat: str) -> None:
    game = upgrading(mat)
    assert legal(game) == [*(f"cube {box}" for box in BOXES), "decline"]
    targets = [bottom for bottom, dashed in DASHED[mat].items() if dashed]
    for box in BOXES:
        chosen = game.clone()
        chosen.play(f"cube {box}")
        assert legal(chosen) == [f"cover {bottom}" for bottom in targets]
        for bottom in targets:
            trial = chosen.clone()
            trial.play(f"cover {bottom}")
            assert list(player(trial).cubes) == [box]
            assert player(trial).covered == {bottom: 1}


@pytest.mark.rule("SCY-UPGRADE-03")
@pytest.mark.parametrize("mat", DASHED)
def test_solid_boxes_and_covered_boxes_cannot_be_covered(mat: str) -> None:
    for bottom, dashed in DASHED[mat].items():
        game = upgrading(mat, cubes=BOXES[:dashed], covered={bottom: dashed} if dashed else {})
        assert refused(game, f"cube {BOXES[-1]} / cover {bottom}") == "SCY-UPGRADE-03"


GREEN = [
    ("bolster.power", "bolster / power", "power", 2),
    ("bolster.cards", "bolster / cards", "combat_cards", 1),
    ("move.coins", "move / coins", "coins", 1),
    ("trade.popularity", "trade / popularity", "popularity", 1),
]


@pytest.mark.rule("SCY-UPGRADE-04")
@pytest.mark.parametrize(("box", "line", "what", "amount"), GREEN)
def test_a_freed_box_raises_its_benefit_by_one(box: str, line: str, what: str, amount: int) -> None:
    gained = {}
    for cubes in ([], [box]):
        row = {"faction": "saxony", "mat": "industrial", "power": 3, "popularity": 3, "coins": 5, "cubes": cubes}
        game = at(row, {"faction": "nordic"})
        before = getattr(player(game), what)
        game.play(line)
        gained[len(cubes)] = getattr(player(game), what) - before
    assert gained == {0: amount, 1: amount + 1}


@pytest.mark.rule("SCY-UPGRADE-04")
def test_a_freed_box_of_move_moves_one_unit_more() -> None:
    row = {"faction": "saxony", "mat": "industrial", "workers": ["F1"] * 4}
    line = "move / worker F1 / G1 / worker F1 / G1"
    plain, upgraded = at(row, {"faction": "nordic"}), at(row | {"cubes": ["move.units"]}, {"faction": "nordic"})
    plain.play(line)
    assert plain.question() == "bottom"
    upgraded.play(f"{line} / worker F1 / G1")
    assert player(upgraded).workers == {"F1": 1, "G1": 3}
    assert upgraded.question() == "bottom"


@pytest.mark.rule("SCY-UPGRADE-04")
@pytest.mark.parametrize("bottom", ["upgrade", "deploy", "build", "enlist"])
def test_a_covered_box_lowers_its_cost_by_one(bottom: str) -> None:
    game = upgrading()
    before = player(game).costs
    game.play(f"cube move.units / cover {bottom}")
    assert player(game).costs == before | {bottom: before[bottom] - 1}


@pytest.mark.rule("SCY-UPGRADE-01", "SCY-UPGRADE-02", "SCY-UPGRADE-04", "SCY-UPGRADE-05")
@pytest.mark.example("SCY-EX-14")
def test_three_territories_to_produce_on_and_enlisting_for_one_food_less() -> None:
    row = {"faction": "saxony", "mat": "industrial", "coins": 0, "workers": ["F1", "G1", "E1"]}
    stock = {"F1": {"oil": 3}, "G1": {"food": 3}}
    game = at(row, {"faction": "nordic"}, goods=stock)
    game.play("bolster / skip / upgrade / cube produce.territories / cover enlist")
    assert (goods(game, "F1"), player(game).coins) == ({}, 3)
    game.play("end / move / skip / pass / end")
    game.play("produce / F1 / G1 / E1")
    assert (goods(game, "F1"), goods(game, "G1")["oil"], goods(game, "E1")) == ({"metal": 1}, 1, {"wood": 1})
    game.play("pass / end / bolster / skip / pass / end / trade / skip / enlist / recruit build / bonus power")
    assert "food" not in goods(game, "G1")
    before = at(row, {"faction": "nordic"}, goods=stock)
    assert refused(before, "trade / skip / enlist") == "SCY-TURN-12"
    before.play("produce / F1 / G1")
    assert before.question() == "bottom"  # two territories, no more


@pytest.mark.rule("SCY-UPGRADE-06")
def test_a_cube_never_moves_again_and_there_are_six() -> None:
    game = upgrading(cubes=["move.units"], covered={"build": 1})
    assert refused(game, "cube move.units") == "SCY-UPGRADE-06"
    game = at(
        {"faction": "saxony", "mat": "industrial"},
        {"faction": "nordic"},
        pending=[["end", 0], *[["cube", 0]] * 6],
    )
    covers = [bottom for bottom, dashed in DASHED["industrial"].items() for _ in range(dashed)]
    for box, bottom in zip(BOXES, covers, strict=True):
        game.play(f"cube {box} / cover {bottom}")
    assert (list(player(game).cubes), player(game).covered) == (BOXES, DASHED["industrial"])
    done = {"faction": "saxony", "mat": "industrial", "cubes": BOXES, "stars": {"upgrades": 1}}
    full = at(done, {"faction": "nordic"}, goods={"F1": {"oil": 2}})
    full.play("bolster / skip / upgrade")
    assert full.question() == "end"  # no seventh upgrade


@pytest.mark.rule("SCY-UPGRADE-07")
def test_an_upgrade_counts_for_the_actions_begun_afterwards() -> None:
    """The Bolster of the same turn is over when its box is freed; the next one gains the higher amount."""
    game = at(
        {"faction": "rusviet", "mat": "industrial", "power": 3, "coins": 5, "workers": ["C6"]},
        {"faction": "nordic"},
        goods={"C6": {"oil": 3}},
    )
    game.play("bolster / power / upgrade / cube bolster.power / cover upgrade")
    assert player(game).power == 5
    game.play("end / move / skip / pass / end / bolster / power")
    assert player(game).power == 8


@pytest.mark.rule("SCY-DIG-05")
def test_the_upgrade_itself_may_be_declined() -> None:
    game = upgrading()
    game.play("decline")
    assert game.question() == "end"
    assert (list(player(game).cubes), player(game).covered) == ([], {})
