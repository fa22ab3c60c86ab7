"""Costs and benefits of a turn (SCY-TURN-09 to 12), top-row actions in general (SCY-TOP), the dead turn (SCY-DEAD)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from furrow.games.scythe.printed_tables import load
from tests.scythe.positions import at, goods, legal, player, refused, rival, saxony, seen, tracks

SECTIONS = ("move", "bolster", "trade", "produce")
MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")


# -- costs and benefits ------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TURN-09", "SCY-TOP-02")
@pytest.mark.parametrize(
    ("box", "line", "plain", "upgraded"),
    [
        ("move.coins", "move / coins", (6, 5, 5, 0), (7, 5, 5, 0)),
        ("bolster.power", "bolster / power", (4, 7, 5, 0), (4, 8, 5, 0)),
        ("bolster.cards", "bolster / cards", (4, 5, 5, 1), (4, 5, 5, 2)),
        ("trade.popularity", "trade / popularity", (4, 5, 6, 0), (4, 5, 7, 0)),
    ],
)
def test_the_uncovered_green_boxes_show_the_benefit(
    box: str, line: str, plain: tuple[int, ...], upgraded: tuple[int, ...]
) -> None:
    for cubes, after in (([], plain), ([box], upgraded)):
        game = at(saxony(cubes=cubes, coins=5, power=5, popularity=5), rival())
        game.play(line)
        assert (*tracks(game), player(game).combat_cards) == after


@pytest.mark.rule("SCY-TOP-02")
def test_trade_gives_two_resources_and_no_upgrade_changes_that() -> None:
    for cubes in ([], ["trade.popularity"]):
        game = at(saxony(cubes=cubes), rival())
        game.play("trade / F1 / oil / oil")
        assert goods(game, "F1") == {"oil": 2}
        assert game.question() == "bottom"


@pytest.mark.rule("SCY-TURN-09", "SCY-TOP-02")
def test_two_units_or_territories_and_three_after_the_upgrade() -> None:
    workers = ["F1", "G1", "D5"]
    plain = at(saxony(workers=workers), rival())
    upgraded = at(saxony(workers=workers, cubes=["move.units", "produce.territories"]), rival())
    moves = "move / worker F1 / G1 / worker D5 / D4"
    assert refused(plain, f"{moves} / pass") is None
    assert refused(plain, f"{moves} / worker G1 / F1") is not None
    assert refused(upgraded, f"{moves} / worker G1 / F1") is None
    assert refused(plain, "produce / F1 / G1 / pass") is None
    assert refused(upgraded, "produce / F1 / G1 / D5 / pass") is None


@pytest.mark.rule("SCY-TURN-09")
def test_the_uncovered_red_boxes_show_the_cost() -> None:
    for covered, cost in (({}, 3), ({"deploy": 1}, 2), ({"deploy": 2}, 1)):
        boxes = ["move.units", "move.coins"][: sum(covered.values())]
        own = saxony(cubes=boxes, covered=covered)
        game = at(own, rival(), goods={"F1": {"metal": cost}}, pending=[["bottom", 0, 3]])
        assert player(game).costs == {"upgrade": 3, "deploy": cost, "build": 3, "enlist": 4}
        game.play("deploy / speed / F1")
        assert goods(game, "F1") == {}
        poor = at(own, rival(), goods={"F1": {"metal": cost - 1}}, pending=[["bottom", 0, 3]])
        assert refused(poor, "deploy") == "SCY-TURN-12"


@pytest.mark.rule("SCY-TURN-10")
def test_costs_and_benefits_are_those_before_the_action_begins() -> None:
    own = saxony(workers=["H1", "H1", "G5"], power=0)
    game = at(own, rival())
    game.play("produce / H1 / G5")  # six workers now: but three when the action began
    assert player(game).workers == {"H1": 4, "G5": 2}
    assert player(game).power == 0
    paid = at(saxony(), rival(), goods={"F1": {"oil": 3}}, pending=[["bottom", 0, 1]])
    paid.play("upgrade / cube move.coins / cover upgrade")
    assert goods(paid, "F1") == {}
    assert player(paid).costs["upgrade"] == 2
    enlisting = at(saxony(), rival(), goods={"F1": {"food": 4}}, pending=[["bottom", 0, 2]])
    enlisting.play("enlist / recruit enlist / bonus power")
    assert player(enlisting).combat_cards == 0


@pytest.mark.rule("SCY-TURN-11")
def test_the_whole_cost_is_paid_first_and_the_benefit_may_be_less() -> None:
    for taken in range(3):
        game = at(saxony(coins=5, power=1), rival())
        game.play("bolster / power less")
        assert tracks(game)[:2] == (4, 1)  # paid, nothing gained yet
        assert refused(game, "take 3") == "SCY-TURN-11"
        game.play(f"take {taken}")
        assert tracks(game)[:2] == (4, 1 + taken)
    trade = at(saxony(coins=5), rival())
    trade.play("trade / F1 / oil / done")
    assert (goods(trade, "F1"), player(trade).coins) == ({"oil": 1}, 4)
    upgrade = at(saxony(coins=5), rival(), goods={"F1": {"oil": 3}}, pending=[["bottom", 0, 1]])
    upgrade.play("upgrade")
    assert goods(upgrade, "F1") == {}
    upgrade.play("decline")
    assert (len(player(upgrade).cubes), player(upgrade).coins) == (0, 8)
    assert upgrade.question() == "end"


@pytest.mark.rule("SCY-TURN-12")
def test_an_action_that_cannot_be_paid_in_full_cannot_be_taken() -> None:
    poor = at(saxony(coins=0), rival())
    for line in ("bolster / power", "bolster / cards", "trade / popularity", "trade / F1"):
        assert refused(poor, line) == "SCY-TURN-12"
    poor.play("bolster")
    assert legal(poor) == ["skip"]
    for section, bottom, resource, cost in ((1, "upgrade", "oil", 3), (2, "enlist", "food", 4)):
        for amount, rule in ((cost - 1, "SCY-TURN-12"), (cost, None)):
            game = at(saxony(), rival(), goods={"F1": {resource: amount}}, pending=[["bottom", 0, section]])
            assert refused(game, bottom) == rule
    wrong = at(saxony(), rival(), goods={"F1": {"wood": 9, "food": 9, "metal": 9}}, pending=[["bottom", 0, 1]])
    assert refused(wrong, "upgrade") == "SCY-TURN-12"


# -- top-row actions in general ----------------------------------------------------------------------------------


@pytest.mark.rule("SCY-TOP-01")
def test_all_mats_have_the_same_four_top_row_actions_in_another_order() -> None:
    for mat in MATS:
        game = at(saxony(mat=mat, coins=5, power=5, popularity=5, workers=["F1", "G1"]), {"faction": "nordic"})
        assert legal(game) == list(SECTIONS)
        for line, after in (
            ("move / coins", (6, 5, 5)),
            ("bolster / power", (4, 7, 5)),
            ("trade / popularity", (4, 5, 6)),
            ("produce / F1 / G1", (5, 5, 5)),
        ):
            trial = game.clone()
            trial.play(line)
            assert tracks(trial) == after
    orders = {tuple(part["top"] for part in mat["sections"]) for mat in load("mats.json")["mats"]}
    assert len(orders) == 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(SECTIONS))}


@pytest.mark.rule("SCY-TOP-03")
def test_move_is_free_and_bolster_and_trade_cost_a_coin() -> None:
    for line, coins in (
        ("move / worker F1 / G1", 5),
        ("bolster / power", 4),
        ("bolster / cards", 4),
        ("trade / popularity", 4),
        ("trade / F1 / oil / oil", 4),
    ):
        game = at(saxony(coins=5), rival())
        game.play(line)
        assert player(game).coins == coins
    assert refused(at(saxony(coins=0, power=0, popularity=0), rival()), "move / worker F1 / G1") is None


@pytest.mark.rule("SCY-TOP-03")
@pytest.mark.parametrize(
    ("workers", "after"),
    [(1, (5, 5, 5)), (3, (5, 5, 5)), (4, (5, 4, 5)), (5, (5, 4, 5)), (6, (5, 4, 4)), (7, (5, 4, 4)), (8, (4, 4, 4))],
)
def test_produce_costs_what_the_worker_row_shows(workers: int, after: tuple[int, int, int]) -> None:
    game = at(saxony(workers=["F1"] * workers, coins=5, power=5, popularity=5), rival())
    game.play("produce / F1")
    assert tracks(game) == after


# -- the dead turn -----------------------------------------------------------------------------------------------

PENNILESS: dict[str, Any] = {"coins": 0, "power": 0, "popularity": 0, "workers": ["F1"] * 4, "section": "move"}


def possible(game: Game) -> set[str]:
    """Every top- or bottom-row action that could be taken this turn, beside skipping and passing."""
    found = set()
    for section in legal(game):
        trial = game.clone()
        trial.play(section)
        found.update(legal(trial))
        trial.play("skip")
        found.update(legal(trial))
    return found - {"skip", "pass"}


@pytest.mark.rule("SCY-DEAD-01", "SCY-DEAD-03")
@pytest.mark.example("SCY-EX-11")
@pytest.mark.parametrize("section", ["bolster", "trade", "produce"])
def test_on_a_dead_turn_the_token_moves_and_nothing_else_happens(section: str) -> None:
    game = at(saxony(**PENNILESS), rival())
    assert possible(game) == set()
    assert refused(game, "move") == "SCY-TURN-02"
    before = game.position()["players"]
    game.play(f"{section} / skip / pass / end")
    assert game.actors == (1,)
    before[0]["section"] = section
    assert game.position()["players"] == before
    assert seen(game).goods == {}


@pytest.mark.rule("SCY-DEAD-02")
@pytest.mark.parametrize(
    ("means", "stock"),
    [
        ({"section": "bolster"}, {}),
        ({"section": "trade"}, {}),
        ({"section": "produce"}, {}),
        ({"coins": 1}, {}),
        ({"power": 1}, {}),
        ({"power": 1, "popularity": 1, "workers": ["F1"] * 6}, {}),
        ({}, {"metal": 3}),
        ({}, {"oil": 3}),
        ({}, {"food": 4}),
    ],
)
def test_a_turn_is_dead_only_after_a_move_and_without_any_means(means: dict[str, Any], stock: dict[str, int]) -> None:
    game = at(saxony(**(PENNILESS | means)), rival(), goods={"F1": stock})
    assert possible(game)
    dead = at(saxony(**(PENNILESS | {"workers": ["F1"] * 6})), rival())
    assert not possible(dead)
