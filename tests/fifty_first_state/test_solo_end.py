"""Solo: clean-up, the end of the game, victory and rank (FSS-SOLO-01, -02, -35 to -39)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import WINTER, at, solo
from tests.fifty_first_state.stacking import before_production, idle_turn, on_top, through_lookout
from tests.tableau.positions import built, goods, location, player, points, refused, seen

TWENTY_LOCATIONS = [
    *(f"{name}.{copy}" for name in ("arena", "assassin", "docks", "fuel_tank", "oil_rig", "quarry") for copy in (1, 2)),
    *(f"{name}.{copy}" for name in ("church", "hideout", "negotiator", "corner_shop") for copy in (1, 2)),
]


def final(its: int, **mine: Any) -> Game:
    """A solo game that ended with this many points for the virtual player."""
    game = at(*solo(virtual={"points": its, "locations": ["pub.1", "pub.2", "museum"]}, **mine), ending=True)
    game.play("pass")
    assert game.over
    return game


@pytest.mark.rule("FSS-SOLO-35")
@pytest.mark.example("FSS-EX-20")
def test_the_clean_up_is_the_usual_one_but_you_keep_the_marker() -> None:
    table = {
        "tables": {"connections": ["punks.1", "merchants.1"]},
        "used": {"archive": 2, "docks.1": 1},
        "marks": {"archive": ["shield"]},
    }
    me = solo(locations=["archive"], goods={"gun": 2, "worker": 3}, virtual={"locations": ["docks.1"], "points": 4})
    game = at(*me, **table)
    game.play("pass")
    assert (seen(game).round, seen(game).first, game.actors) == (2, 0, (0,))
    assert (goods(game), location(game, "archive").used, location(game, "archive").marks) == ({}, 0, [])
    assert location(game, "docks.1").used == 0, "your worker leaves its open production"
    assert not set(seen(game).tables["connections"]) & {"punks.1", "merchants.1"}
    assert (points(game, 1), built(game, 1)) == (4, ["docks.1"])
    through_lookout(game)
    assert (seen(game).first, game.actors, player(game, 1).passed) == (0, (0,), False)
    assert refused(game, "visit docks.1") is None


@pytest.mark.rule("FSS-SOLO-36")
@pytest.mark.parametrize("goal", [True, False])
def test_the_virtual_player_sets_off_the_end_with_25_points(goal: bool) -> None:
    its = {"points": 23 if goal else 22}
    game = at(*solo(goods={"worker": 5}, virtual=its), tables={"connections": ["punks.1"]})
    idle_turn(game)
    assert (points(game, 1), seen(game).ending, game.over) == (25 if goal else 24, goal, False)
    game.play("exchange / gain 1 iron")
    assert game.actors == (0,), "the action phase is finished first"
    game.play("pass")
    assert game.over is goal
    if goal:
        assert goods(game) == {"worker": 1, "gun": 1, "iron": 1}, "there is no clean-up"
        assert seen(game).round == 1


@pytest.mark.rule("FSS-SOLO-36", "FSS-SOLO-32")
def test_a_point_for_its_open_production_can_set_off_the_end() -> None:
    game = at(*solo(goods={"worker": 1}, virtual={"points": 24, "locations": ["docks.1"]}))
    game.play("visit docks.1")
    assert (points(game, 1), seen(game).ending) == (25, True)


@pytest.mark.rule("FSS-SOLO-36", "FSS-SOLO-22")
def test_the_points_for_razing_can_set_off_the_end() -> None:
    game = at(*solo(goods={"worker": 2}, locations=["school.1"], virtual={"points": 23}))
    game = on_top(game, "archive")
    idle_turn(game)
    assert (points(game, 1), seen(game).ending) == (25, True)


@pytest.mark.rule("FSS-SOLO-36")
def test_you_set_off_the_end_too_in_an_action_phase_and_in_production() -> None:
    game = at(*solo(points=24, locations=["archive"], goods={"worker": 1}))
    game.play("use archive")
    assert (seen(game).ending, game.over) == (True, False)
    game.play("pass")
    assert game.over
    game = before_production(*solo(points=24, locations=["steel_eagle"]), options=WINTER)
    game.play("take wrecked_tank.1")
    assert (points(game), seen(game).ending, seen(game).phase, game.over) == (25, True, "action", False)
    game.play("exchange / gain 1 gun / pass")
    assert game.over


@pytest.mark.rule("FSS-SOLO-37", "FSS-SOLO-02")
def test_only_you_score_for_built_locations() -> None:
    game = final(20, points=19, locations=["school.1", "school.2"], ruins=["motel"])
    assert [(row.seat, row.rank, row.total, row.parts) for row in game.result.standings] == [
        (0, 1, 21, {"points": 19, "locations": 2}),
        (1, 2, 20, {"points": 20, "locations": 0}),
    ]


@pytest.mark.rule("FSS-SOLO-01", "FSS-SOLO-38")
@pytest.mark.parametrize(("mine", "its", "won"), [(26, 25, True), (25, 25, False), (24, 25, False)])
def test_only_more_points_win_and_a_tie_is_lost(mine: int, its: int, won: bool) -> None:
    game = final(its, points=mine - 1, locations=["school.1"], goods={"worker": 9})
    assert game.result.winners == ((0,) if won else (1,))
    assert [row.seat for row in game.result.standings] == ([0, 1] if won else [1, 0])
    assert (game.result.tie_break, bool(game.result.title)) == ("", won)


@pytest.mark.rule("FSS-SOLO-39")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (26, "mutant"),
        (29, "mutant"),
        (30, "survivor"),
        (39, "survivor"),
        (40, "human"),
        (49, "human"),
        (50, "merchant"),
        (59, "merchant"),
        (60, "soldier"),
        (69, "soldier"),
        (70, "cyborg"),
        (79, "cyborg"),
        (80, "grandmaster"),
        (120, "grandmaster"),
    ],
)
def test_a_victory_gives_a_rank_by_all_your_points(total: int, rank: str) -> None:
    game = final(10, points=total - 20, locations=TWENTY_LOCATIONS)
    assert (game.result.standings[0].total, game.result.title, seen(game).title) == (total, rank, rank)


@pytest.mark.rule("FSS-SOLO-39")
def test_a_defeat_gives_no_rank() -> None:
    game = final(70, points=69)
    assert (game.result.winners, game.result.title, seen(game).title) == ((1,), "", "")
