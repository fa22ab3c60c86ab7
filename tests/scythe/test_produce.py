"""Produce (SCY-PRODUCE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scythe.positions import at, goods, legal, player, refused

SAXONY: dict[str, Any] = {"faction": "saxony"}
POLANIA: dict[str, Any] = {"faction": "polania", "power": 5, "popularity": 5, "coins": 5}


def workers(**places: int) -> dict[str, Any]:
    """Polania with workers here and there."""
    return POLANIA | {"workers": places}


@pytest.mark.rule("SCY-PRODUCE-01", "SCY-PRODUCE-09")
@pytest.mark.parametrize(
    ("count", "cost"),
    [(2, (0, 0, 0)), (3, (0, 0, 0)), (4, (1, 0, 0)), (5, (1, 0, 0)), (6, (1, 1, 0)), (7, (1, 1, 0)), (8, (1, 1, 1))],
)
def test_every_cost_exposed_on_the_worker_row_is_paid(count: int, cost: tuple[int, int, int]) -> None:
    game = at(workers(C1=count) | {"stars": {"workers": 1}}, SAXONY)
    assert player(game).workers_on_mat == 8 - count
    game.play("produce / C1")
    me = player(game)
    assert (5 - me.power, 5 - me.popularity, 5 - me.coins) == cost
    assert goods(game, "C1") == {"wood": count}


@pytest.mark.rule("SCY-PRODUCE-01", "SCY-PRODUCE-09")
def test_the_cost_is_that_of_before_the_action_and_new_workers_raise_the_next_one() -> None:
    game = at(workers(D2=3, C1=1) | {"power": 2}, SAXONY)
    game.play("produce / D2 / C1")
    me = player(game)
    assert (me.power, me.popularity, me.coins, me.workers_on_mat) == (1, 5, 5, 1), "three new ones, not yet paid for"
    game.play("pass / end / move / skip / pass / end / bolster / skip / pass / end / bolster / skip / pass / end")
    game.play("produce / C1")
    assert (player(game).power, player(game).popularity, player(game).coins) == (0, 4, 5)


@pytest.mark.rule("SCY-PRODUCE-02")
@pytest.mark.parametrize("lacking", ["power", "popularity", "coins"])
@pytest.mark.parametrize(("count", "due"), [(3, ()), (5, ("power",)), (7, ("power", "popularity"))])
def test_whoever_cannot_pay_all_of_it_cannot_produce(lacking: str, count: int, due: tuple[str, ...]) -> None:
    game = at(workers(C1=count) | {lacking: 0}, SAXONY)
    assert refused(game, "produce / C1") == ("SCY-PRODUCE-02" if lacking in due else None)
    full = at(workers(C1=8) | {"stars": {"workers": 1}, lacking: 0}, SAXONY)
    assert refused(full, "produce / C1") == "SCY-PRODUCE-02"
    full.play("produce")
    assert legal(full) == ["skip"]


@pytest.mark.rule("SCY-PRODUCE-03")
def test_up_to_two_different_territories_produce() -> None:
    game = at(workers(C1=1, D1=1, E2=1), SAXONY)
    one = game.clone()
    one.play("produce / E2 / done")
    assert (goods(one, "E2"), goods(one, "C1"), one.question()) == ({"wood": 1}, {}, "bottom")
    assert refused(game, "produce / C1 / C1") == "SCY-PRODUCE-13"
    game.play("produce / C1 / D1")
    assert game.question() == "bottom"
    assert refused(game, "E2") is not None
    assert goods(game, "E2") == {}


@pytest.mark.rule("SCY-PRODUCE-03")
def test_only_own_workers_on_controlled_territories_produce() -> None:
    game = at(POLANIA | {"character": "E2", "workers": ["C1", "base.polania"], "structures": {"mine": "D1"}}, SAXONY)
    game.play("produce")
    assert set(legal(game)) == {"C1", "skip"}
    for place in ("E2", "D1", "F1", "A1"):
        assert refused(game, place) == "SCY-PRODUCE-03"
    assert refused(game, "base.polania") is not None


@pytest.mark.rule("SCY-PRODUCE-03", "SCY-PRODUCE-05", "SCY-PRODUCE-07")
@pytest.mark.example("SCY-EX-07")
def test_every_worker_on_the_chosen_territories_produces() -> None:
    game = at(workers(C1=3, D1=2), SAXONY)
    game.play("produce / C1 / D1")
    assert goods(game, "C1") == {"wood": 3}
    assert goods(game, "D1") == {"food": 2}


@pytest.mark.rule("SCY-PRODUCE-04")
@pytest.mark.example("SCY-EX-06")
@pytest.mark.parametrize(("chosen", "metal"), [("A1", 2), ("A1 1", 1)])
def test_each_worker_produces_at_most_one_and_need_not(chosen: str, metal: int) -> None:
    game = at(workers(D1=1, A1=2), SAXONY)
    assert refused(game, "produce / A1 3") == "SCY-PRODUCE-04"
    game.play(f"produce / D1 / {chosen}")
    assert (goods(game, "D1"), goods(game, "A1")) == ({"food": 1}, {"metal": metal})


@pytest.mark.rule("SCY-PRODUCE-05", "SCY-PRODUCE-07")
@pytest.mark.parametrize(
    ("place", "what"), [("A1", "metal"), ("A2", "food"), ("A5", "oil"), ("A4", "wood"), ("A6", "")]
)
def test_each_terrain_gives_its_own_kind_where_the_worker_stands(place: str, what: str) -> None:
    game = at(workers(**{place: 1, "C1": 1}), SAXONY)
    game.play(f"produce / {place} / done")
    assert goods(game, place) == ({what: 1} if what else {})
    assert goods(game, "C1") == {}
    assert player(game).workers == ({place: 1, "C1": 1} if what else {place: 2, "C1": 1})


@pytest.mark.rule("SCY-PRODUCE-06")
def test_lakes_and_the_factory_give_nothing() -> None:
    game = at(POLANIA | {"mechs": {"submerge": "B1"}, "workers": ["B1", "D4", "C1"]}, SAXONY)
    assert refused(game, "produce / B1") == refused(game, "produce / D4") == "SCY-PRODUCE-06"
    game.play("produce / C1")
    assert game.question() == "bottom", "there is nothing left to choose"


@pytest.mark.rule("SCY-PRODUCE-08")
def test_a_produced_worker_comes_from_the_mat_to_the_village() -> None:
    game = at(workers(D2=2, F3=1), SAXONY)
    game.play("produce / D2 / F3")
    assert player(game).workers == {"D2": 4, "F3": 2}
    assert player(game).workers_on_mat == 2
    assert goods(game, "D2") == {}


@pytest.mark.rule("SCY-PRODUCE-08", "SCY-PRODUCE-09")
def test_workers_leave_the_row_from_its_left_end() -> None:
    game = at(workers(D2=2), SAXONY)
    costs = []
    for _ in range(4):
        before = player(game)
        game.play("produce / D2 1")
        after = player(game)
        costs.append((before.power - after.power, before.popularity - after.popularity, before.coins - after.coins))
        game.play("pass / end / move / skip / pass / end / bolster / skip / pass / end / trade / skip / pass / end")
    assert costs == [(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0)], "the second space costs power, the first nothing"


@pytest.mark.rule("SCY-PRODUCE-10")
def test_new_workers_may_be_declined() -> None:
    game = at(workers(D2=2, C1=1), SAXONY)
    passed_over, fewer = game.clone(), game.clone()
    passed_over.play("produce / C1")
    assert {"done", "D2", "D2 1"} == set(legal(passed_over))
    passed_over.play("done")
    assert player(passed_over).workers_on_mat == 5
    fewer.play("produce / C1 / D2 1")
    assert player(fewer).workers == {"D2": 3, "C1": 1}


@pytest.mark.rule("SCY-PRODUCE-11")
def test_workers_never_return_to_the_mat() -> None:
    polania = workers(E4=2, C1=2) | {"mechs": {"camaraderie": "C3"}}
    game = at(SAXONY | {"character": "D4", "mechs": {"riverwalk": "D4"}}, polania)
    game.play("move / char / E4 / mech D4 / C3")
    game.play("dial 0 / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    assert player(game, 1).workers == {"base.polania": 2, "C1": 2}
    assert player(game, 1).workers_on_mat == 4
    game.play("pass / end / produce / C1")
    assert player(game, 1).power == 4, "the row stays as empty as it was"


@pytest.mark.rule("SCY-PRODUCE-12")
def test_any_number_of_tokens_and_workers_stands_on_a_territory() -> None:
    game = at(workers(C1=8) | {"stars": {"workers": 1}}, SAXONY, goods={"C1": {"wood": 40, "oil": 30}})
    game.play("produce / C1")
    assert goods(game, "C1") == {"wood": 48, "oil": 30}
    village = at(workers(D2=4), SAXONY)
    village.play("produce / D2")
    assert player(village).workers == {"D2": 8}


@pytest.mark.rule("SCY-PRODUCE-13")
@pytest.mark.example("SCY-EX-51")
def test_the_territory_of_the_mill_produces_once_and_others_are_the_normal_ones() -> None:
    game = at(workers(C1=2, D1=1, E2=1, A1=1) | {"structures": {"mill": "C1"}}, SAXONY)
    assert refused(game, "produce / C1 / C1") == "SCY-PRODUCE-13"
    assert refused(game, "produce / D1 / C1 / C1") == "SCY-PRODUCE-13"
    game.play("produce / C1 / D1 / E2")
    assert (goods(game, "C1"), goods(game, "D1"), goods(game, "E2")) == ({"wood": 3}, {"food": 1}, {"wood": 1})
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-PRODUCE-14")
def test_with_eight_workers_in_play_villages_give_nothing() -> None:
    almost = at(workers(D2=4, F3=2, C1=1), SAXONY)
    assert refused(almost, "produce / D2 2") == "SCY-PRODUCE-04", "one is left"
    almost.play("produce / D2")
    assert (player(almost).workers, player(almost).workers_on_mat) == ({"D2": 5, "F3": 2, "C1": 1}, 0)
    assert refused(almost, "F3") == "SCY-PRODUCE-14"
    full = at(workers(D2=4, C1=4) | {"stars": {"workers": 1}}, SAXONY)
    assert refused(full, "produce / D2") == "SCY-PRODUCE-14"
    full.play("produce / C1")
    assert sum(player(full).workers.values()) == 8


@pytest.mark.rule("SCY-DIG-30")
def test_fresh_workers_do_not_produce_in_the_same_action() -> None:
    game = at(workers(D2=2, C1=1) | {"cubes": ["produce.territories"]}, SAXONY)
    game.play("produce / D2")
    assert player(game).workers == {"D2": 4, "C1": 1}
    assert refused(game, "D2") == "SCY-PRODUCE-13"
    game.play("C1")
    assert (player(game).workers, game.question()) == ({"D2": 4, "C1": 1}, "bottom")
