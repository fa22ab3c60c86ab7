"""What sets off the end of the game, and how the last round runs (FSS-END, FSS-DIG-11)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival, third
from tests.fifty_first_state.stacking import before_production
from tests.tableau.positions import goods, player, points, refused, seen


@pytest.mark.rule("FSS-END-01")
def test_the_end_is_set_off_at_25_points_and_not_before() -> None:
    game = at(mutants(points=23, locations=["archive"], goods={"worker": 2}), rival())
    game.play("use archive / done")
    assert (points(game), seen(game).ending) == (24, False)
    game.play("pass / use archive")
    assert (points(game), seen(game).ending, game.over) == (25, True, False)


@pytest.mark.rule("FSS-END-01")
def test_with_24_points_a_new_round_begins() -> None:
    game = at(mutants(points=24, goods={"worker": 1}), rival(points=24))
    game.play("pass / pass")
    assert (game.over, seen(game).round, seen(game).phase) == (False, 2, "lookout")


@pytest.mark.rule("FSS-END-02")
@pytest.mark.example("FSS-EX-22")
def test_an_end_set_off_by_an_action_comes_when_all_have_passed_and_without_clean_up() -> None:
    me = mutants(
        points=24, locations=["bioweaponry.1", "school.1"], ruins=["pub.1"], goods={"worker": 2, "gun": 1, "iron": 1}
    )
    other = rival(points=10, locations=["archive"], goods={"worker": 2, "fuel": 1})
    game = at(me, other, tables={"connections": ["punks.1"]})
    game.play("use bioweaponry.1")
    assert (points(game), seen(game).ending, game.over, game.actors) == (26, True, False, (1,))
    game.play("use archive / done")
    assert (points(game, 1), game.actors) == (11, (0,))
    game.play("pass")
    assert (game.over, game.actors) == (False, (1,))
    game.play("use archive")
    assert (points(game, 1), game.over) == (12, False), "play goes on until all have passed"
    game.play("pass")
    assert (game.over, game.actors) == (True, ())
    assert (goods(game), goods(game, 1)) == ({"worker": 1, "iron": 1}, {"fuel": 1})
    assert (seen(game).round, seen(game).first) == (1, 0)
    assert seen(game).tables["connections"] == ["punks.1"], "nothing was cleaned up"
    assert [(row.seat, row.total) for row in game.result.standings] == [(0, 26 + 2), (1, 12 + 1)]
    assert refused(game, "pass", seat=0) == "FSS-END-02"
    with pytest.raises(furrow.GameOver):
        game.play("pass")


@pytest.mark.rule("FSS-END-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_end_set_off_by_production_leaves_one_whole_action_phase(seat: int) -> None:
    pieces: list[dict[str, Any]] = [{}, {}]
    pieces[seat] = {"points": 24, "locations": ["steel_eagle"]}
    game = before_production(mutants(**pieces[0]), rival(**pieces[1]), options=WINTER)
    game.play("take wrecked_tank.1")
    assert (points(game, seat), seen(game).ending, seen(game).phase) == (25, True, "action")
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}
    assert goods(game, 1) == {"worker": 3, "fuel": 1, "grey_contact": 1}, "the other one produces too"
    game.play("exchange / gain 1 iron / contacts blue")
    assert goods(game, 1)["blue_contact"] == 3
    game.play("pass")
    assert game.actors == (1,)
    game.play("exchange / gain 1 gun")
    game.play("pass")
    assert game.over
    assert goods(game) == {"worker": 1, "gun": 1, "iron": 1, "grey_contact": 1}, "there is no clean-up"


@pytest.mark.rule("FSS-END-04")
@pytest.mark.parametrize(("before", "after"), [(23, 25), (24, 26), (30, 32)])
def test_more_than_25_points_set_off_the_end_as_well(before: int, after: int) -> None:
    game = at(mutants(points=before, locations=["bioweaponry.1"], goods={"worker": 1, "gun": 1}), rival(passed=True))
    game.play("use bioweaponry.1")
    assert (points(game), seen(game).ending) == (after, True)


@pytest.mark.rule("FSS-END-04")
def test_the_end_once_set_off_comes_even_if_nobody_had_25_points_any_more() -> None:
    game = at(mutants(points=20), rival(points=19, passed=True), ending=True)
    game.play("pass")
    assert game.over


@pytest.mark.rule("FSS-DIG-11")
@pytest.mark.parametrize(
    ("line", "gained", "pieces"),
    [
        ("use archive / done", 1, {"locations": ["archive"], "goods": {"worker": 2}}),
        ("build church.1", 2, {"hand": ["church.1"], "goods": {"grey_contact": 2}}),
        ("build murderers_pub", 1, {"hand": ["murderers_pub"], "goods": {"grey_contact": 2}}),
        ("develop docks.1 over ruin", 1, {"hand": ["docks.1"], "ruins": ["pub.1"], "goods": {"brick": 1}}),
        ("deal church.1", 1, {"hand": ["church.1"], "goods": {"blue_contact": 2}}),
        ("raze church.1", 2, {"hand": ["church.1"], "goods": {"red_contact": 2}}),
        ("raze wrecked_tank.1", 2, {"goods": {"red_contact": 4}}),
        ("deal school.1", 1, {"hand": ["school.1"], "locations": ["petes_office.1"], "goods": {"blue_contact": 1}}),
        (
            "raze school.1",
            1,
            {"hand": ["school.1"], "locations": ["mesmerizers_dwelling.1"], "goods": {"red_contact": 1}},
        ),
    ],
)
def test_every_gain_of_points_is_checked_at_once(line: str, gained: int, pieces: dict[str, Any]) -> None:
    for before in (24 - gained, 25 - gained):
        game = at(mutants(points=before, **pieces), rival(locations=["wrecked_tank.1"]), options=NEW_ERA)
        game.play(line)
        assert (points(game), seen(game).ending) == (before + gained, before + gained == 25)


@pytest.mark.rule("FSS-DIG-11")
@pytest.mark.parametrize(("before", "ending"), [(23, False), (24, True)])
def test_points_gained_on_the_turn_of_another_player_count(before: int, ending: bool) -> None:
    """The deal good of a Church is a point: its owner gains it when the Church is razed."""
    game = at(mutants(goods={"red_contact": 4}), rival(points=before, locations=["church.1"]), third())
    game.play("raze church.1")
    assert (points(game, 1), seen(game).ending) == (before + 1, ending)
    game.play("pass / pass / pass")
    assert game.over is ending


@pytest.mark.rule("FSS-DIG-11")
def test_points_of_deals_in_the_production_phase_are_checked() -> None:
    game = before_production(mutants(points=23, deals=["church.1", "church.2"]), rival())
    game.play("take wrecked_tank.1")
    assert (player(game).points, seen(game).ending) == (25, True)
