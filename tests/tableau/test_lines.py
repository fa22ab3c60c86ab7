"""Lines of the card games that spell out what is answered automatically, and lines that say something else there."""

from __future__ import annotations

from furrow import Game
from tests.tableau.positions import position, refused


def _mutants(**pieces: object) -> dict[str, object]:
    return {"faction": "mutants_union"} | pieces


def _guild(**pieces: object) -> dict[str, object]:
    return {"faction": "merchants_guild"} | pieces


def _state(**pieces: object) -> Game:
    return position("fifty_first_state", _mutants(**pieces), _guild(goods={"gun": 1}))


def _same(game: Game, short: str, long: str) -> None:
    first, second = game.clone(), game.clone()
    first.play(short)
    second.play(long)
    assert second.position() == first.position()
    assert second.events() == first.events()
    assert [step.text for step in second.history] == [step.text for step in first.history] == short.split(" / ")
    assert game.why_not(long) is None
    assert game.why_not(long, 0) is None


def test_the_only_way_to_pay_and_the_end_of_a_turn_without_free_steps() -> None:
    game = _state(goods={"worker": 4})
    _same(game, "exchange / gain 1 gun", "exchange / pay 2 worker / gain 1 gun")
    _same(game, "exchange / gain 1 gun / done", "exchange / pay 2 worker / gain 1 gun / done / end")
    assert refused(game, "exchange / pay 1 worker") == "FSS-DIG-05"


def test_the_last_pair_of_workers_needs_no_done() -> None:
    game = _state(goods={"worker": 2})
    _same(game, "exchange / gain 1 gun", "exchange / pay 2 worker / gain 1 gun / done / end")


def test_the_only_target() -> None:
    passed = {"faction": "new_york", "goods": {"fuel": 1}, "passed": True}
    thieves = _mutants(locations=["thieves_caravan"], goods={"worker": 2})
    game = position("fifty_first_state", thieves, _guild(goods={"gun": 1}), passed)
    _same(game, "use thieves_caravan", "use thieves_caravan / pay 2 worker / steal gun from 1 / done / end")
    refusal = game.why_not("use thieves_caravan / steal iron from 1")
    assert refusal is not None
    assert refusal.question == "target"
    assert refused(game, "use thieves_caravan / steal iron from 1") == refusal.rule


def test_again_where_a_location_is_used_up() -> None:
    game = _state(locations=["motel"], goods={"worker": 9})
    assert refused(game, "use motel / again / again") == "FSS-USE-02"
