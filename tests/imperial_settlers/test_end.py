"""The end of the game: scores and tie-breaks (IMP-END, IMP-TIE)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.imperial_settlers.phases import last_pass, new, next_round
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, legal, refused, seen


def ended(*players: dict[str, Any], **rest: Any) -> Game:
    """The last player passes in round 5."""
    game = last_pass(*players, round=5, **rest)
    assert game.over
    return game


def score(me: dict[str, Any], rival: dict[str, Any] | None = None, **rest: Any) -> int:
    """The final score of the first player."""
    found = ended(me, rival or barbarians(), **rest).result.standings
    return next(row.total for row in found if row.seat == 0)


def winners(game: Game) -> list[int]:
    return [row.seat for row in game.result.standings if row.rank == 1]


@pytest.mark.rule("IMP-END-01", "IMP-GOAL-01")
def test_after_round_five_everybody_has_a_final_score() -> None:
    game = new(3)
    for _ in range(4):
        next_round(game)
        with pytest.raises(furrow.NotOver):
            _ = game.result
    for _ in range(3):
        game.play("pass")
    assert game.over
    assert [row.total for row in game.result.standings] == [0, 0, 0]
    assert {row.seat for row in seen(game).result} == {0, 1, 2}
    refusal = game.why_not("pass")
    assert refusal is not None
    assert refusal.rule == "IMP-END-01"
    with pytest.raises(furrow.GameOver):
        game.play("pass")


@pytest.mark.rule("IMP-END-01")
def test_no_earlier_round_ends_the_game() -> None:
    for number in range(1, 5):
        assert not last_pass(romans(points=90), barbarians(), round=number).over


@pytest.mark.rule("IMP-END-02", "IMP-GOAL-03")
def test_the_score_is_the_points_gained_and_the_values_of_the_locations() -> None:
    me = romans(points=11, locations=["quarry.com008", "mill.com006", "builder.rom020"])
    game = ended(me, barbarians(points=3, locations=["town.com015"]))
    parts = {row.seat: (row.total, row.parts) for row in game.result.standings}
    assert parts[0] == (15, {"points": 11, "common": 2, "faction": 2, "extra": 0})
    assert parts[1] == (4, {"points": 3, "common": 1, "faction": 0, "extra": 0})


@pytest.mark.rule("IMP-END-03")
@pytest.mark.parametrize("card", ["quarry.com008", "mill.com006", "brewer.com056", "ruins.com069"])
def test_a_common_location_is_worth_one_point(card: str) -> None:
    assert score(romans(locations=[card])) == 1


@pytest.mark.rule("IMP-END-04")
@pytest.mark.parametrize(
    ("me", "card"),
    [
        (romans(), "builder.rom020"),
        (romans(), "gardens.rom009"),
        (egyptians(), "desert.egy001"),
        (japanese(), "farm.jap001"),
        (japanese(), "gate.jap013"),
    ],
)
def test_a_faction_location_is_worth_two_points(me: dict[str, Any], card: str) -> None:
    assert score(me | {"locations": [card]}) == 2


@pytest.mark.rule("IMP-END-05")
@pytest.mark.parametrize(("cards", "extra"), [(0, 0), (2, 0), (3, 2), (5, 2)])
def test_the_gate_gives_extra_points(cards: int, extra: int) -> None:
    under = [f"ruins.com0{number}" for number in range(69, 69 + cards)]
    lying = {"gate.jap013": under} if under else {}
    assert score(japanese(locations=["gate.jap013"]), under=lying) == 2 + extra


@pytest.mark.rule("IMP-END-05")
@pytest.mark.parametrize(("resources", "extra"), [(0, 0), (2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10)])
def test_the_shrine_gives_extra_points(resources: int, extra: int) -> None:
    kept = {"shrine.jap015": {"stone": resources // 2, "food": resources - resources // 2}}
    assert score(japanese(locations=["shrine.jap015"]), kept=kept if resources else {}) == 2 + extra


@pytest.mark.rule("IMP-END-06", "IMP-GOAL-01")
def test_most_points_win() -> None:
    game = ended(
        romans(points=20),
        barbarians(points=18, locations=["raid.bar007", "quarry.com008"]),
        egyptians(points=19, goods={"worker": 9}),
    )
    assert [(row.seat, row.rank, row.total) for row in game.result.standings] == [(1, 1, 21), (0, 2, 20), (2, 3, 19)]
    assert game.result.tie_break == ""


@pytest.mark.rule("IMP-END-07", "IMP-FND-05", "IMP-DEAL-08")
def test_foundations_and_deals_give_nothing() -> None:
    me = romans(points=5, ruins=["quarry.com008"], deals=["builder.rom020", "roman_bank.rom029"], hand=["mill.com006"])
    assert score(me) == 5
    foreign = ended(japanese(foreign=["roman_bank.rom029"]), romans(locations=["roman_bank.rom029"]))
    assert {row.seat: row.total for row in foreign.result.standings} == {0: 0, 1: 2}


@pytest.mark.rule("IMP-TIE-01", "IMP-TIE-02", "IMP-TIE-03")
@pytest.mark.example("IMP-EX-19")
def test_ties_are_broken_by_goods_then_by_cards_or_shared() -> None:
    a, b = romans(goods={"worker": 2, "wood": 1}), barbarians(goods={"worker": 1, "stone": 1})
    by_goods = ended(a, b | {"hand": ["mill.com006"]})
    assert (winners(by_goods), by_goods.result.tie_break) == ([0], "goods")
    equal = b | {"goods": {"worker": 1, "stone": 2}}
    by_cards = ended(a, equal | {"hand": ["mill.com006"]})
    assert (winners(by_cards), by_cards.result.tie_break) == ([1], "hand")
    shared = ended(a | {"hand": ["town.com015"]}, equal | {"hand": ["mill.com006"]})
    assert winners(shared) == [0, 1]


@pytest.mark.rule("IMP-TIE-01", "IMP-END-02")
def test_the_tie_is_one_of_final_scores_and_only_the_tied_are_compared() -> None:
    game = ended(
        romans(points=4, locations=["quarry.com008"], goods={"worker": 1}),
        barbarians(points=5, goods={"worker": 2}),
        egyptians(points=4, goods={"worker": 9, "food": 9}, hand=["mill.com006"]),
    )
    assert [(row.seat, row.rank) for row in game.result.standings] == [(1, 1), (0, 2), (2, 3)]
    richer = ended(romans(points=6), barbarians(points=5, goods={"worker": 9}))
    assert winners(richer) == [0], "goods decide ties only"


@pytest.mark.rule("IMP-TIE-03")
def test_three_may_share_the_victory() -> None:
    game = ended(romans(points=7), barbarians(points=7), egyptians(points=7))
    assert winners(game) == [0, 1, 2]


@pytest.mark.rule("IMP-TIE-04")
@pytest.mark.parametrize("good", ["worker", "food", "wood", "stone"])
def test_workers_food_wood_and_stone_count_as_one_sum(good: str) -> None:
    rival = barbarians(goods={"worker": 1, "food": 1, "wood": 1})
    assert winners(ended(romans(goods={good: 4}), rival)) == [0]
    assert winners(ended(romans(goods={good: 3}), rival)) == [0, 1]


@pytest.mark.rule("IMP-TIE-04", "IMP-GOOD-13")
@pytest.mark.parametrize("good", ["gold", "raze_token", "defence_token"])
def test_gold_and_tokens_do_not_count(good: str) -> None:
    assert winners(ended(romans(goods={good: 9}), barbarians(goods={"food": 1}))) == [1]


@pytest.mark.rule("IMP-TIE-04")
def test_goods_on_used_locations_samurai_and_offerings_do_not_count() -> None:
    me = japanese(goods={"food": 1, "worker": 1}, locations=["the_stalls.jap016", "shrine.jap015"])
    game = at(me, barbarians(points=4, goods={"worker": 1}, passed=True), round=5, used={"the_stalls.jap016": 1})
    game.play("samurai the_stalls.jap016 / offer food to shrine.jap015 / pass")
    assert {row.total for row in game.result.standings} == {4}
    assert (winners(game), game.result.tie_break) == ([1], "goods")


@pytest.mark.rule("IMP-TIE-04")
def test_what_was_stored_counts() -> None:
    """The boards give 4 workers and 1 wood to the Japanese, 5 workers to the Barbarians; 2 food are stored."""
    game = last_pass(japanese(goods={"food": 2}), barbarians(), round=4)
    while seen(game).phase != "action":
        game.play(legal(game)[0])
    game.play("pass / pass")
    assert (winners(game), game.result.tie_break) == ([0], "goods")


@pytest.mark.rule("IMP-DIG-11", "IMP-TIE-04")
def test_the_tie_break_counts_goods_as_they_lie_after_the_last_pass() -> None:
    game = at(romans(goods={"worker": 4}), barbarians(goods={"worker": 3}), round=5)
    game.play("exchange / gain 1 wood / again / gain 1 wood")
    game.play("pass / pass")
    assert (goods(game), goods(game, 1)) == ({"wood": 2}, {"worker": 3}), "nothing is stored or discarded"
    assert winners(game) == [1]
    assert refused(at(romans(), barbarians()), "store 1 wood") == "IMP-CLEAN-02"
