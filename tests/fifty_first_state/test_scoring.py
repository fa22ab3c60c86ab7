"""Points at the end and ties (FSS-SCORE, FSS-TIE)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import NEW_ERA, at, mutants, rival, third
from tests.fifty_first_state.stacking import before_production
from tests.tableau.positions import points, seen

TOKENS = (
    "worker",
    "gun",
    "fuel",
    "iron",
    "brick",
    "ammo",
    "grey_contact",
    "red_contact",
    "blue_contact",
    "universal_contact",
    "shield",
    "development",
)


def final(*players: dict[str, Any], **table: Any) -> Game:
    """The end has been set off and the last pass is played."""
    first, *others = players
    game = at(first, *(each | {"passed": True} for each in others), ending=True, **table)
    game.play("pass")
    assert game.over
    return game


def totals(game: Game) -> list[tuple[int, int, int]]:
    """Seat, rank and total, best first."""
    return [(row.seat, row.rank, row.total) for row in game.result.standings]


@pytest.mark.rule("FSS-SCORE-01", "FSS-SCORE-02")
def test_each_built_location_scores_one_point_and_a_ruin_none() -> None:
    me = mutants(
        points=25,
        locations=["school.1", "school.2", "archive", "camp"],
        ruins=["pub.1", "arena.1"],
        deals=["docks.1", "quarry.1"],
        hand=["assassin.1", "museum"],
        connections=["punks.1"],
    )
    game = final(me, rival(points=20, ruins=["church.1", "church.2", "motel"]))
    assert totals(game) == [(0, 1, 29), (1, 2, 20)]
    assert game.result.standings[0].parts == {"points": 25, "locations": 4}
    assert (points(game), seen(game).result[0].total) == (25, 29), "the bonus is not on the board, the result has it"


@pytest.mark.rule("FSS-SCORE-03")
def test_most_points_win_whoever_set_off_the_end() -> None:
    five = ["school.1", "school.2", "school.3", "archive", "camp"]
    game = final(mutants(points=25, goods={"worker": 9}), rival(points=21, locations=five), third(points=3))
    assert totals(game) == [(1, 1, 26), (0, 2, 25), (2, 3, 3)]
    assert (game.result.winners, game.result.tie_break) == ((1,), "")


@pytest.mark.rule("FSS-TIE-01")
@pytest.mark.example("FSS-EX-23")
def test_a_tie_goes_to_whoever_holds_more_goods() -> None:
    first = mutants(points=25, goods={"worker": 2, "iron": 1}, locations=["school.1"])
    second = rival(points=24, goods={"fuel": 2}, locations=["pub.1", "pub.2"])
    game = final(first, second)
    assert totals(game) == [(0, 1, 26), (1, 2, 26)]
    assert (game.result.winners, game.result.tie_break) == ((0,), "goods")
    equal = final(first | {"goods": {"gun": 1, "ammo": 1}}, second)
    assert totals(equal) == [(1, 1, 26), (0, 2, 26)]
    assert (equal.result.winners, equal.result.tie_break) == ((1,), "locations")
    both = final(first | {"goods": {"gun": 2}, "points": 24, "locations": ["school.1", "school.2"]}, second)
    assert (both.result.winners, both.result.tie_break) == ((0, 1), "")


@pytest.mark.rule("FSS-TIE-02", "FSS-TIE-05")
def test_then_it_goes_to_whoever_has_more_locations_and_ruins_are_none() -> None:
    few = mutants(points=26, locations=["school.1"], ruins=["arena.1", "docks.1", "motel"], goods={"gun": 1})
    many = rival(points=25, locations=["pub.1", "pub.2"], goods={"worker": 1})
    game = final(few, many)
    assert totals(game) == [(1, 1, 27), (0, 2, 27)]
    assert game.result.tie_break == "locations"


@pytest.mark.rule("FSS-TIE-03")
def test_who_is_still_tied_shares_the_victory() -> None:
    equal = {"points": 25, "goods": {"worker": 1}}
    game = final(
        mutants(locations=["school.1"], **equal),
        rival(locations=["school.2"], ruins=["pub.1"], **equal),
        third(points=25, locations=["school.3"]),
    )
    assert totals(game) == [(0, 1, 26), (1, 1, 26), (2, 3, 26)]
    assert (game.result.winners, game.result.tie_break) == ((0, 1), "")


@pytest.mark.rule("FSS-TIE-04")
@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("richer", [0, 1])
def test_every_kind_of_token_in_the_own_supply_counts_as_one_good(token: str, richer: int) -> None:
    held = [{"worker": 1}, {"worker": 1}]
    held[richer] = held[richer] | {token: held[richer].get(token, 0) + 1}
    game = final(mutants(points=25, goods=held[0]), rival(points=25, goods=held[1]))
    assert (game.result.winners, game.result.tie_break) == ((richer,), "goods")


@pytest.mark.rule("FSS-TIE-04")
def test_goods_that_lie_on_an_own_card_for_good_count() -> None:
    lying = {"options": NEW_ERA, "kept": {"radioactive_colony": {"worker": 1, "ammo": 2}}}
    me = mutants(points=24, locations=["radioactive_colony"])
    assert final(me, rival(points=25, goods={"gun": 2}), **lying).result.winners == (0,)
    assert final(me, rival(points=25, goods={"gun": 4}), **lying).result.winners == (1,)


@pytest.mark.rule("FSS-TIE-04")
def test_points_hand_cards_deals_and_placed_shields_are_no_goods() -> None:
    me = mutants(points=24, locations=["school.1"], hand=["pub.1", "pub.2", "motel"], deals=["docks.1", "docks.2"])
    other = rival(points=25, goods={"iron": 1})
    game = final(me | {"connections": ["punks.1", "punks.2"]}, other, marks={"school.1": ["shield"]})
    assert (game.result.winners, game.result.tie_break) == ((1,), "goods")
    assert final(me | {"goods": {"shield": 2}}, other).result.winners == (0,), "a shield not placed counts"


@pytest.mark.rule("FSS-TIE-04")
def test_hand_cards_count_if_the_option_says_so() -> None:
    me = mutants(points=25, hand=["pub.1", "pub.2", "motel"])
    other = rival(points=25, goods={"iron": 2})
    assert final(me, other).result.winners == (1,)
    game = final(me, other, options={"tie_counts_hand": True})
    assert (game.result.winners, game.result.tie_break) == ((0,), "goods")


@pytest.mark.rule("FSS-TIE-04")
def test_goods_spent_on_an_action_do_not_count() -> None:
    me = mutants(points=24, locations=["archive"], goods={"worker": 1})
    game = at(me, rival(points=26, passed=True, goods={"gun": 1}), ending=True)
    game.play("use archive / pass")
    assert totals(game) == [(1, 1, 26), (0, 2, 26)]
    assert game.result.tie_break == "goods"


@pytest.mark.rule("FSS-SCORE-01")
def test_a_location_built_in_the_last_round_scores() -> None:
    game = before_production(mutants(points=23, deals=["church.1", "church.2"], hand=["school.1"]), rival())
    game.play("take wrecked_tank.1 / build school.1 / pass / pass")
    assert totals(game) == [(0, 1, 26), (1, 2, 0)]
