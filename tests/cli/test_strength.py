"""`furrow strength`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import furrow_here

CARDS = {"game": "fifty_first_state", "games": 20}
BARS = [
    {"kind": "beat", **CARDS, "who": "steady", "against": "random", "at_least": 0.5},
    {"kind": "beat", **CARDS, "who": "random", "against": "steady", "at_least": 0.5},
    {"kind": "solo", **CARDS, "games": 2, "who": "random", "dealt": {"faction": "new_york"}, "at_least": 0.1},
    {"kind": "pace", **CARDS, "who": "random", "at_most": 10},
    {"kind": "memory", **CARDS, "who": "random", "at_most": 50},
    {
        "kind": "field",
        "game": "scythe",
        "seats": 2,
        "who": "random",
        "games": 2,
        "total": 1,
        "rounds": [1, 1000],
        "dealt": {"faction": [0, 1]},
    },
]


@pytest.fixture(scope="module")
def order(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """A run that has been made already, so that each test only reads it."""
    folder = tmp_path_factory.mktemp("strength")
    (folder / "bars.json").write_text(json.dumps({"seed": 3, "bars": BARS}))
    made = ["strength", "--bars", str(folder / "bars.json"), "--results", str(folder / "results.jsonl")]
    furrow_here(*made, "--processes", "1")
    return made


def test_a_bar_that_failed_is_told_by_the_exit_code(order: list[str]) -> None:
    done = furrow_here(*order, COLUMNS="200")
    assert done.code == 1
    verdicts = [line.split()[-1] for line in done.out.splitlines() if "steady > random" in line or "random > s" in line]
    assert verdicts == ["passed", "failed"]
    assert furrow_here(*order, "--only", "steady > random").code == 0


def test_markdown_and_json(order: list[str], tmp_path: Path) -> None:
    file = tmp_path / "table.md"
    found = json.loads(furrow_here(*order, "--json", "--markdown", str(file)).out)
    assert [each["verdict"] for each in found][:2] == ["passed", "failed"]
    lines = file.read_text().splitlines()
    assert lines[0] == "| bar | wanted | found | games | verdict |"
    assert len(lines) == 2 + len(BARS)


@pytest.mark.parametrize("language", ["en", "hu", "cs", "fa"])
def test_every_kind_of_bar_in_every_language(order: list[str], language: str) -> None:
    done = furrow_here(*order, "--lang", language, COLUMNS="300")
    assert done.code == 1
    assert "lab-" not in done.out


def test_nothing_is_played_when_only_looking(tmp_path: Path) -> None:
    done = furrow_here("strength", "--dry", "--results", str(tmp_path / "new.jsonl"))
    assert done.code == 0
    assert len(done.out.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bars", "nowhere.json"], "there is no file of bars"),
        (["--processes", "0"], "--processes must be at least 1"),
    ],
)
def test_wrong_orders(arguments: list[str], message: str) -> None:
    done = furrow_here("strength", *arguments)
    assert done.code == 2
    assert message in done.err
