"""`furrow ladder`, and what `furrow sim` writes besides tables."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

import furrow
from furrow.lab.simulation import simulate
from tests.cli.helpers import furrow_here

SIM = ("sim", "fifty_first_state", "--games", "3", "--seed", "5", "--seats", "2", "--bots", "random")
LADDER = ("ladder", "random", "steady", "--game", "fifty_first_state", "--games", "2", "--processes", "1")


def test_simulations_as_csv() -> None:
    done = furrow_here(*SIM, "--csv")
    rows = list(csv.DictReader(io.StringIO(done.out)))
    found = simulate("fifty_first_state", games=3, seed=5, seats=2, bots=["random"])
    assert [(row["number"], row["seat"]) for row in rows] == [(str(n), str(s)) for n in range(3) for s in range(2)]
    assert [int(row["total"]) for row in rows] == [seat.total for game in found.games for seat in game.seats]
    assert all(row["faction"] and row["hand_cards"] for row in rows)


def test_one_game_again_by_its_number(tmp_path: Path) -> None:
    whole = json.loads(furrow_here(*SIM, "--json").out)["games"]
    (single,) = json.loads(furrow_here(*SIM, "--json", "--game", "2").out)["games"]
    assert single == whole[2]
    file = tmp_path / "game.json"
    done = furrow_here(*SIM, "--game", "2", "--record", str(file))
    assert (done.code, done.out) == (0, "")
    game = furrow.load(file.read_bytes())
    assert len(game.history) == single["steps"]
    assert not furrow.verify(file.read_bytes()).problem


def test_a_simulation_tells_how_long_bots_think() -> None:
    done = furrow_here(*SIM)
    assert "Thinking" in done.err
    assert "Thinking" not in done.out
    assert any(line.startswith("random") and "a decision" in line for line in done.err.splitlines())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--json", "--csv"], "--json and --csv exclude each other"),
        (["--record", "x.json"], "--record needs --game too"),
        (["--game", "-1"], "--game must be at least 0, not -1"),
    ],
)
def test_wrong_simulations(arguments: list[str], message: str) -> None:
    done = furrow_here(*SIM, *arguments)
    assert done.code == 2
    assert message in done.err


def test_a_ladder_with_file_and_chart(tmp_path: Path) -> None:
    file, picture = tmp_path / "ladder.jsonl", tmp_path / "ladder.svg"
    for _ in range(2):  # the second time nothing is left to play
        done = furrow_here(*LADDER, "--results", str(file), "--chart", str(picture))
        assert done.code == 0
        assert len(file.read_text().splitlines()) == 3
        assert any(line.startswith("steady") for line in done.out.splitlines())
        assert "Thinking" in done.err
    assert picture.read_text().startswith("<svg")


def test_a_ladder_as_json() -> None:
    report = json.loads(furrow_here(*LADDER, "--json").out)["report"]
    assert report["games"] == 2
    assert {line["bot"] for line in report["bots"]} == {"random", "steady"}


@pytest.mark.parametrize("language", ["en", "hu", "cs", "fa"])
def test_a_ladder_in_every_language(tmp_path: Path, language: str) -> None:
    done = furrow_here(
        "ladder", "random", "tests.bots.players:First", "--games", "1", "--lang", language, "--processes=1"
    )
    assert done.code == 0
    assert "lab-" not in done.out + done.err
    assert "cli-" not in done.out + done.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["random"], "two or more bots"),
        (["random", "clever"], "unknown bot “clever”"),
        (["random", "steady%200"], "unknown bot “steady%200”"),
        (["random", "steady@Nowhere.json"], "no weights file 'Nowhere.json'"),
        (["random", "steady", "--game", "chess"], "unknown game “chess”"),
        (["random", "steady", "--games", "0"], "--games must be at least 1"),
        (["random", "steady", "--chart", "x.gif"], "not as 'x.gif'"),
    ],
)
def test_wrong_ladders(arguments: list[str], message: str) -> None:
    done = furrow_here("ladder", *arguments)
    assert done.code == 2
    assert message in done.err


def test_results_of_another_ladder_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text("something else\n")
    done = furrow_here(*LADDER, "--results", str(file))
    assert done.code == 2
    assert "another order" in done.err
    assert file.read_text() == "something else\n"
