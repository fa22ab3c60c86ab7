"""`furrow tune`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from furrow.bots import weights
from tests.cli.helpers import furrow_here

SMALL = ("--population", "2", "--games", "1", "--check", "1", "--generations", "1", "--processes", "1")


def test_weights_are_written_with_the_run_that_made_them(tmp_path: Path) -> None:
    out, results = tmp_path / "weights.json", tmp_path / "results.jsonl"
    for language in ("en", "hu", "cs", "fa"):  # after the first time only the last comparison is played
        order = ("tune", "fifty_first_state", "--out", str(out), "--results", str(results), "--lang", language)
        done = furrow_here(*order, *SMALL)
        assert done.code == 0
        assert "lab-" not in done.out
    assert len(results.read_text().splitlines()) == 2
    assert weights.load(str(out)).run["generations"] == 1


def test_scales_of_winning_chances(tmp_path: Path) -> None:
    out = tmp_path / "chances.json"
    out.write_text('{"scythe": {"2": {}}}')
    done = furrow_here("tune", "fifty_first_state", "--out", str(out), "--chances", *SMALL)
    assert done.code == 0
    assert len(done.out.splitlines()) >= 4
    document = json.loads(out.read_text())
    assert set(document) == {"fifty_first_state", "scythe"}
    assert list(document["fifty_first_state"]) == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--out", "x.json"], "unknown game “chess”"),
        (["scythe", "--out", "x.json", "--population", "1"], "--population must be at least 2"),
        (["scythe", "--out", "x.json", "--start", "nowhere"], "no weights file 'nowhere'"),
        (["scythe"], "--out is missing"),
    ],
)
def test_wrong_orders(arguments: list[str], message: str) -> None:
    done = furrow_here("tune", *arguments)
    assert done.code == 2
    assert message in done.err
