"""Bottom-row actions in general (SCY-BOTTOM)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from furrow.games.scythe.printed_tables import load
from tests.scythe.positions import at, goods, legal, player, refused, seen

RESOURCE = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
# The sections of the mats from left to right: top action, bottom action, its cost, its coins.
SECTIONS = [
    ("industrial", "bolster", "upgrade", 3, 3),
    ("industrial", "produce", "deploy", 3, 2),
    ("industrial", "move", "build", 3, 1),
    ("industrial", "trade", "enlist", 4, 0),
    ("engineering", "produce", "upgrade", 3, 2),
    ("engineering", "trade", "deploy", 4, 0),
    ("engineering", "bolster", "build", 3, 3),
    ("engineering", "move", "enlist", 3, 1),
    ("patriotic", "move", "upgrade", 2, 1),
    ("patriotic", "bolster", "deploy", 4, 3),
    ("patriotic", "trade", "build", 4, 0),
    ("patriotic", "produce", "enlist", 3, 2),
    ("mechanical", "trade", "upgrade", 3, 0),
    ("mechanical", "bolster", "deploy", 3, 2),
    ("mechanical", "move", "build", 3, 2),
    ("mechanical", "produce", "enlist", 4, 2),
    ("agricultural", "move", "upgrade", 2, 1),
    ("agricultural", "trade", "deploy", 4, 0),
    ("agricultural", "produce", "build", 4, 2),
    ("agricultural", "bolster", "enlist", 3, 3),
]
INDUSTRIAL = {bottom: top for mat, top, bottom, _, _ in SECTIONS if mat == "industrial"}
ALL_CUBES = ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories"]
DONE: dict[str, dict[str, Any]] = {
    "upgrade": {"cubes": ALL_CUBES, "stars": {"upgrades": 1}},
    "deploy": {"mechs": dict.fromkeys(["riverwalk", "underpass", "disarm", "speed"], "F1"), "stars": {"mechs": 1}},
    "build": {
        "structures": {"mine": "F1", "mill": "F2", "monument": "G1", "armory": "E1"},
        "stars": {"structures": 1},
    },
    "enlist": {"recruits": list(RESOURCE), "stars": {"recruits": 1}},
}


def stocked(mat: str, amount: int, resource: str, **rest: Any) -> Game:
    """Saxony with so much of a resource, and enough of the others."""
    stock = dict.fromkeys(RESOURCE.values(), 5) | {resource: amount}
    return at({"faction": "saxony", "mat": mat, "coins": 10, **rest}, {"faction": "nordic"}, goods={"F1": stock})


@pytest.mark.rule("SCY-BOTTOM-01", "SCY-BOTTOM-02", "SCY-BOTTOM-04")
@pytest.mark.parametrize(("mat", "top", "bottom", "cost", "coins"), SECTIONS)
def test_each_action_costs_its_own_resource_and_gives_the_coins_of_the_mat(
    mat: str, top: str, bottom: str, cost: int, coins: int
) -> None:
    resource = RESOURCE[bottom]
    game = stocked(mat, cost, resource)
    game.play(f"{top} / skip / {bottom} / decline")
    assert goods(game, "F1") == dict.fromkeys(set(RESOURCE.values()) - {resource}, 5)
    assert player(game).coins == 10 + coins
    assert refused(stocked(mat, cost - 1, resource), f"{top} / skip / {bottom}") == "SCY-TURN-12"


@pytest.mark.rule("SCY-BOTTOM-01")
@pytest.mark.parametrize("mat", ["industrial", "engineering", "patriotic", "mechanical", "agricultural"])
def test_each_section_has_one_of_the_four_in_the_same_order(mat: str) -> None:
    for top, bottom in ((row[1], row[2]) for row in SECTIONS if row[0] == mat):
        game = stocked(mat, 5, "oil")
        game.play(f"{top} / skip")
        assert {text.split()[0] for text in legal(game)} - {"pass"} == {bottom}
        for other in set(RESOURCE) - {bottom}:
            assert refused(game, other) == "SCY-TURN-04"
    row = next(row for row in load("mats.json")["mats"] if row["id"] == mat)
    assert [section["bottom"] for section in row["sections"]] == ["upgrade", "deploy", "build", "enlist"]


@pytest.mark.rule("SCY-BOTTOM-02")
def test_another_resource_does_not_pay() -> None:
    game = at(
        {"faction": "saxony", "mat": "industrial", "workers": ["F1", "G1"]},
        {"faction": "nordic"},
        goods={"F1": {"oil": 3, "wood": 3}, "G1": {"oil": 1}},
    )
    game.play("bolster / skip / upgrade")
    assert game.question() == "pay"
    assert refused(game, "pay wood F1") == "SCY-BOTTOM-02"
    assert refused(game, "pay oil G1") is None


@pytest.mark.rule("SCY-BOTTOM-03")
def test_covered_boxes_lower_the_cost() -> None:
    upgraded = {"cubes": ["move.units", "move.coins"], "covered": {"deploy": 2}}
    game = stocked("industrial", 1, "metal", **upgraded)
    assert player(game).costs == {"upgrade": 3, "deploy": 1, "build": 3, "enlist": 4}
    game.play("produce / skip / deploy / decline")
    assert "metal" not in goods(game, "F1")
    assert refused(stocked("industrial", 0, "metal", **upgraded), "produce / skip / deploy") == "SCY-TURN-12"


@pytest.mark.rule("SCY-BOTTOM-03")
def test_a_box_covered_by_the_action_lowers_only_the_next_cost() -> None:
    game = stocked("industrial", 3, "oil")
    game.play("bolster / skip / upgrade / cube move.units / cover upgrade")
    assert "oil" not in goods(game, "F1")
    assert player(game).costs["upgrade"] == 2
    assert refused(stocked("industrial", 2, "oil"), "bolster / skip / upgrade") == "SCY-TURN-12"


@pytest.mark.rule("SCY-BOTTOM-05", "SCY-DIG-05")
@pytest.mark.example("SCY-EX-12")
def test_coins_that_would_spoil_an_objective_may_be_declined() -> None:
    """Objective 8 asks for at most 2 coins."""
    frugal = {"faction": "saxony", "mat": "industrial", "workers": ["F1"] * 4, "popularity": 7, "coins": 2}
    game = at(frugal | {"objectives": [8]}, {"faction": "nordic"}, goods={"F1": {"wood": 3}})
    greedy = game.clone()
    game.play("move / skip / build without coins / mill / F1")
    assert player(game).coins == 2
    assert player(game).structures == {"mill": "F1"}
    assert refused(game, "reveal 8") is None
    greedy.play("move / skip / build / mill / F1")
    assert player(greedy).coins == 3
    assert refused(greedy, "reveal 8") == "SCY-OBJ-04"


@pytest.mark.rule("SCY-BOTTOM-05")
def test_without_coins_declines_nothing_else() -> None:
    game = stocked("industrial", 3, "oil", recruits=["upgrade"], power=5)
    game.play("bolster / skip / upgrade without coins / cube move.units / cover build")
    assert (player(game).coins, player(game).power) == (10, 6)
    assert list(player(game).cubes) == ["move.units"]
    assert refused(stocked("industrial", 4, "food"), "trade / skip / enlist without coins") == "SCY-BOTTOM-05"


@pytest.mark.rule("SCY-BOTTOM-07", "SCY-BOTTOM-08")
@pytest.mark.example("SCY-EX-13")
@pytest.mark.parametrize(("action", "gain"), [("upgrade", 3), ("deploy", 2), ("build", 1), ("enlist", 0)])
def test_an_action_with_nothing_left_to_do_still_pays_coins(action: str, gain: int) -> None:
    row = {"faction": "saxony", "mat": "industrial", "power": 5, "popularity": 5, "coins": 3} | DONE[action]
    row["workers"] = ["F1"]
    before = at(row, {"faction": "nordic"}, goods={"F1": {RESOURCE[action]: 4}})
    cost = player(before).costs[action]
    game = at(row, {"faction": "nordic"}, goods={"F1": {RESOURCE[action]: cost}})
    old = player(game)
    game.play(f"{INDUSTRIAL[action]} / skip / {action}")
    assert game.question() == "end"
    assert goods(game, "F1") == {}
    new = player(game)
    assert new.coins == 3 + gain
    cards = 1 if action == "enlist" else 0  # its recruit is gone, so the ongoing bonus is there
    assert (new.power, new.popularity, new.combat_cards) == (5, 5, cards)
    assert (new.cubes, new.mechs, new.structures, new.stars) == (old.cubes, old.mechs, old.structures, old.stars)


@pytest.mark.rule("SCY-BOTTOM-07", "SCY-BOTTOM-09")
@pytest.mark.example("SCY-EX-13")
def test_an_action_with_nothing_left_to_do_still_gives_the_ongoing_bonus() -> None:
    row = {"faction": "saxony", "mat": "industrial", "power": 5, "coins": 3, "recruits": ["upgrade"]}
    game = at(row | DONE["upgrade"], {"faction": "nordic"}, goods={"F1": {"oil": 2}})
    game.play("bolster / skip / upgrade")
    assert game.question() == "end"
    assert (player(game).coins, player(game).power) == (6, 6)
    assert player(game).stars == {"upgrades": 1}


@pytest.mark.rule("SCY-BOTTOM-09")
def test_an_uncovered_bonus_rewards_its_owner_for_the_own_and_the_neighbours_action() -> None:
    owner = {"faction": "saxony", "mat": "industrial", "recruits": ["deploy"], "coins": 0}
    other = {"faction": "nordic", "mat": "mechanical", "coins": 0}
    mine = at(owner, other, goods={"F1": {"metal": 3}})
    mine.play("produce / skip / deploy / decline")
    assert (player(mine, 0).coins, player(mine, 1).coins) == (2 + 1, 0)
    theirs = at(owner, other, active=1, goods={"A4": {"metal": 3}})
    theirs.play("bolster / skip / deploy / decline")
    assert (player(theirs, 0).coins, player(theirs, 1).coins) == (1, 2)
    covered = at(owner | {"recruits": ["build"]}, other, goods={"F1": {"metal": 3}})
    covered.play("produce / skip / deploy / decline")
    assert player(covered).coins == 2


@pytest.mark.rule("SCY-BOTTOM-10")
@pytest.mark.parametrize(
    ("action", "answers"),
    [
        ("upgrade", ["cube move.units", "cover build"]),
        ("deploy", ["speed", "F1"]),
        ("build", ["mill", "F1"]),
        ("enlist", ["recruit build", "bonus coins"]),
    ],
)
def test_nobody_else_is_asked_during_a_bottom_row_action(action: str, answers: list[str]) -> None:
    neighbour = {"faction": "nordic", "recruits": list(RESOURCE)}
    stock = {"F1": dict.fromkeys(RESOURCE.values(), 4)}
    game = at({"faction": "saxony", "mat": "industrial"}, neighbour, goods=stock)
    game.play(f"{INDUSTRIAL[action]} / skip")
    for answer in [action, *answers, "end"]:
        while game.question() == "pay":
            game.play(f"pay {RESOURCE[action]} F1")
        assert game.actors == (0,)
        assert game.why_not("move", seat=1) is not None
        game.play(answer)
    assert game.actors == (1,)


@pytest.mark.rule("SCY-BOTTOM-11", "SCY-ENLIST-12")
def test_a_bottom_row_action_is_announced_to_everybody_before_anything_is_gained() -> None:
    game = stocked("industrial", 3, "wood", recruits=["build"])
    game.play("move / skip / build / mill / F1")
    for reader in (None, 0, 1):
        told = [(event["kind"], event.get("action")) for event in game.events(reader)]
        assert told.index(("bottom", "build")) < told.index(("build", None)) < told.index(("ongoing_bonus", "build"))
        assert game.events(reader)[told.index(("bottom", "build"))]["seat"] == 0
    game.play("end / bolster / skip / pass")
    assert seen(game).active == 1
    assert sum(event["kind"] == "bottom" for event in game.events()) == 1


@pytest.mark.rule("SCY-DIG-12", "SCY-DIG-17")
def test_the_order_is_pay_effect_coins_bonuses_stars() -> None:
    """Clockwise sit Nordic (seat 2), Rusviet (4), Crimea (1), Saxony (0), Polania (3): Saxony's left is Polania."""
    ready = {"recruits": ["upgrade"], "power": 15, "coins": 0}
    game = at(
        {"faction": "saxony", "mat": "industrial", "cubes": ALL_CUBES[1:], **ready},
        {"faction": "crimea", **ready},
        {"faction": "nordic", **ready},
        {"faction": "polania", **ready},
        {"faction": "rusviet", **ready},
        goods={"F1": {"oil": 2}},
    )
    start = len(game.events())
    game.play("bolster / skip / upgrade / cube move.units / cover enlist")
    told = [(event["kind"], event["seat"]) for event in game.events(since=start)]
    assert told == [
        ("section", 0),
        ("bottom", 0),
        ("pay_goods", 0),
        ("upgrade", 0),
        ("gain", 0),
        *[("ongoing_bonus", 0), ("gain", 0)],
        *[("ongoing_bonus", 3), ("gain", 3)],
        *[("ongoing_bonus", 1), ("gain", 1)],
        *[("star", 0), ("star", 0), ("star", 3), ("star", 1)],
    ]
    assert [player(game, seat).power for seat in range(5)] == [16, 16, 15, 16, 15]
