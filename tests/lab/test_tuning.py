"""Tuning: weights move, runs repeat and go on where they stopped, and the file says where it comes from."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import furrow
from furrow import bots
from furrow.bots import weights
from furrow.games import OWN
from furrow.lab import tuning
from furrow.lab.tuning import Effort, NoTuning, checked, tune

EFFORT = Effort("fifty_first_state", "fifty_first_state", seed=3, population=2, games=1, check=1)


def test_a_run_repeats_goes_on_and_writes_weights_that_play(tmp_path: Path) -> None:
    file = tmp_path / "tune.jsonl"
    whole = tune(EFFORT, 2, command="furrow tune …")
    tune(EFFORT, 1, file=file)
    told: list[tuple[int, int]] = []
    found = tune(
        EFFORT, 2, file=file, progress=lambda done, total, _: told.append((done, total)), command="furrow tune …"
    )
    assert found == whole
    assert told == [(3, 5), (4, 5), (5, 5)], "the first generation is not played again"
    start = weights.load("fifty_first_state")
    before, after = weights.flat(start.weights), weights.flat(found.table.weights)
    assert list(before) == list(after)
    assert before != after
    assert all(old * new >= 0 for old, new in zip(before.values(), after.values(), strict=True))
    assert (found.table.run["generations"], found.table.run["seed"]) == (2, 3)
    assert found.table.run["command"] == "furrow tune …"
    assert (found.won.games, len(found.generations)) == (1, 2)
    path = tmp_path / "tuned.json"
    weights.save(path, found.table)
    game = furrow.new("fifty_first_state", seats=2, seed=1)
    seat = game.actors[0]
    game.play(bots.ask(game, bots.find(f"steady@{path}"), seat, bots.seat_generator(1, seat)))


def test_a_game_without_end_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights by chance may never want to end a game: it must not hold up the run, nor be worth a try."""
    monkeypatch.setattr(tuning, "_LONGEST", 20)
    found = tune(EFFORT, 1)
    assert found.generations[0].wins == [0.0, 0.0]
    assert found.generations[0].fitness == [0.0, 0.0]
    assert found.won.won == 0.0


def test_results_of_other_weights_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "tune.jsonl"
    tune(EFFORT, 0, file=file)
    with pytest.raises(furrow.FurrowError, match="another order"):
        tune(Effort("imperial_settlers", "imperial_settlers", 3, 2, 1, 1), 0, file=file)


@pytest.mark.parametrize("name", OWN)
def test_every_game_can_be_tuned(name: str) -> None:
    assert len(weights.flat(checked(Effort(name, name, 0, 2, 1, 1)).weights)) > 10


@pytest.mark.parametrize(
    ("effort", "message"),
    [
        (Effort("scythe", "nowhere", 0, 2, 1, 1), "no weights file 'nowhere'"),
        (Effort("scythe", "fifty_first_state", 0, 2, 1, 1), "are for fifty_first_state, not for scythe"),
        (Effort("scythe", "scythe", 0, 1, 1, 1), "population of 2 or more"),
    ],
)
def test_wrong_efforts(effort: Effort, message: str) -> None:
    with pytest.raises(furrow.FurrowError, match=message):
        tune(effort, 1)


def test_without_its_package_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(NoTuning, match=r"pip install 'furrow\[tune\]'"):
        tune(EFFORT, 1)
