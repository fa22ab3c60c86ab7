"""Levels: by name, with a part of the budget, with other weights; defined by iterations, capped by time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import furrow
from furrow import bots
from furrow.bots import levels, weights
from furrow.games import OWN, find
from furrow.lab.play import play_out


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_every_level(game: str) -> None:
    found = [levels.level(find(game), name) for name in bots.LEVELS]
    assert found[0].misses > found[1].misses
    assert not found[0].iterations
    assert not found[1].iterations
    assert 0 < found[2].iterations < found[3].iterations


@pytest.mark.parametrize("game", OWN)
def test_the_yardstick_judges_exactly_and_is_no_opponent_for_people(game: str) -> None:
    assert levels.level(find(game), bots.find("plain").name) == levels.Level()
    assert "plain" not in bots.names()


@pytest.mark.parametrize("name", ["sharp%0", "sharp%101", "sharp%200"])
def test_a_part_of_the_budget_is_a_percentage(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="from 1 to 100 percent"):
        bots.find(name)


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("level", ["sharp%10", "master%2"])
def test_searching_levels_play_and_repeat(game: str, level: str) -> None:
    """The same seed gives the same answers, for iterations decide and not time."""
    rules = find(game)

    def played() -> bytes:
        state = rules.new(2, 5, None, {})
        state.log = None
        play_out(rules, state, [bots.find(level)] * 2, [bots.seat_generator(5, seat) for seat in range(2)], limit=25)
        return msgspec.json.encode(rules.position(state))

    assert played() == played()


def test_time_is_up_at_once_and_there_is_an_answer_all_the_same() -> None:
    game = furrow.new("scythe", seats=3, seed=7)
    seat = game.actors[0]
    action = bots.ask(game, bots.find("master"), seat, bots.seat_generator(7, seat), stop=lambda: True)
    assert action in game.legal(seat)


def test_a_line_ends_where_something_new_is_shown() -> None:
    """What a bot wants to answer in one go can be played in one go by its seat, at every question of a game."""
    for name in OWN:
        game = furrow.new(name, seats=2, seed=11)
        asked = 0
        while game.actors and asked < 100:
            asked += 1
            seat = game.actors[0]
            generator = bots.seat_generator(11, seat, len(game.history))
            game.play(bots.ask_line(game, bots.find("steady"), seat, generator), seat)
        assert len(game.history) > asked


def test_weights_of_ones_own(tmp_path: Path) -> None:
    table = weights.load("scythe")
    mine = weights.changed(table.weights, {"star": 9.0, "boxes.move.units": 2.0})
    path = tmp_path / "mine.json"
    weights.save(path, weights.WeightTable("scythe", {"by": "me"}, mine))
    assert weights.load(str(path)).weights["star"] == 9.0
    game = furrow.new("scythe", seats=2, seed=7)
    seat = game.actors[0]
    assert bots.ask(game, bots.find(f"steady@{path}"), seat, bots.seat_generator(7, seat)) in game.legal(seat)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "there is no weights file"),
        ("{", "cannot be read"),
        ('{"game": "scythe", "run": {}, "weights": {"star": 1.0}}', "do not fit scythe: .*missing required"),
        ('{"game": "chess", "run": {}, "weights": {}}', "these weights are for 'chess', not for 'scythe'"),
    ],
)
def test_bad_weights_are_a_clear_error(tmp_path: Path, text: str | None, message: str) -> None:
    path = tmp_path / "bad.json"
    if text is not None:
        path.write_text(text)
    game = furrow.new("scythe", seats=2, seed=7)
    with pytest.raises(bots.BadWeights, match=message):
        bots.ask(game, bots.find(f"steady@{path}"), game.actors[0], bots.seat_generator(7, 0))


def test_a_package_can_register_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[furrow.bots]\nfirst = tests.bots.players:First\nbroken = tests.bots.broken:Bot\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bots.registered() == ("broken", "first")
    assert bots.find("first").name == "first"
    with pytest.raises(bots.UnknownBot, match="the registered bot 'broken' cannot be loaded: ModuleNotFoundError"):
        bots.find("broken")
    with pytest.raises(bots.UnknownBot, match=r"known are: random, .*master, broken, first"):
        bots.find("clever")


def test_flat_names_and_back() -> None:
    for game in OWN:
        table: dict[str, Any] = weights.load(game).weights
        numbers = weights.flat(table)
        assert weights.changed(table, numbers) == table
