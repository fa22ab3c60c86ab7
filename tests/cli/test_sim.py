"""`furrow sim` and `furrow bench`."""

from __future__ import annotations

import json
from pathlib import Path

import furrow
from furrow.games import OWN
from furrow.lab.simulation import simulate
from tests.cli.helpers import furrow_apart, furrow_here

ORDER = ("sim", "scythe", "--games", "3", "--seed", "5", "--seats", "3", "--bots", "random")


def test_the_same_bytes_in_every_process() -> None:
    first = furrow_apart(*ORDER, "--json", PYTHONHASHSEED="1")
    second = furrow_apart(*ORDER, "--json", "--processes", "2", PYTHONHASHSEED="2")
    assert first.code == second.code == 0
    assert first.out == second.out
    assert first.out.encode() == simulate("scythe", games=3, seed=5, seats=3, bots=["random"]).encode()
    assert "games per second" in first.err
    assert "games per second" not in first.out


def test_tables_go_to_stdout_and_times_to_stderr() -> None:
    done = furrow_here(*ORDER)
    assert done.code == 0
    assert done.out.startswith("3 games; on average ")
    for heading in ("faction", "mat", "bot", "seat"):
        assert any(line.startswith(heading) for line in done.out.splitlines())
    assert " s, " in done.err


def test_bots_are_seated_in_turn() -> None:
    done = furrow_here("sim", "--games", "1", "--seats", "3", "--bots", "random,steady", "--json")
    assert json.loads(done.out)["plan"]["bots"] == ["random", "steady", "random"]


def test_options_reach_the_games() -> None:
    done = furrow_here(*ORDER, "--json", "--option", "promo_objectives")
    assert json.loads(done.out)["plan"]["options"] == {"promo_objectives": True}


def test_a_measurement() -> None:
    done = furrow_here("bench", "scythe", "--seconds", "0.01", "--rounds", "1")
    assert done.code == 0
    assert "one copy of a game" in done.out
    report = json.loads(furrow_here("bench", "--seconds", "0.01", "--rounds", "1", "--json").out)
    assert {row["label"] for row in report["rows"]} >= {"decisions", "clone", "view", "load_mean"}


CHECKOUT = str(Path(furrow.__file__).parents[2])


def test_another_checkout_beside_this_one() -> None:
    order = ("bench", "imperial_settlers", "--against", CHECKOUT, "--seconds", "0.001", "--rounds", "1")
    done = furrow_here(*order)
    assert done.code == 0
    assert "1 round in CPU time" in done.out
    assert [line.split()[0] for line in done.out.splitlines()][-1] == "imperial_settlers"
    (duel,) = json.loads(furrow_here(*order, "--json").out)["games"]
    assert duel["alike"] is True
    assert duel["ratio"]["low"] <= duel["ratio"]["value"] <= duel["ratio"]["high"]


def test_every_game_unless_one_is_named() -> None:
    done = furrow_apart("bench", "--against", CHECKOUT, "--seconds", "0.001", "--rounds", "1", "--json")
    report = json.loads(done.out)
    assert [duel["game"] for duel in report["games"]] == list(OWN)
    assert (report["rounds"], report["against"]) == (1, CHECKOUT)
