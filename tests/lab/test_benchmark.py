"""The figures are there and make sense; how good they are is not a test's business."""

from __future__ import annotations

import sys

import pytest

import furrow
from furrow.lab import benchmark
from furrow.lab.peers import NAMES


def test_the_figures() -> None:
    report = benchmark.run("scythe", seconds=0.05, rounds=2)
    rows = {row.label: row for row in report.rows}
    assert list(rows) == [
        "decisions",
        "steps",
        "games",
        "decisions_per_game",
        "clone",
        "view",
        "view_size",
        "load_mean",
        "load_max",
        "record_size",
    ]
    assert all(0 < row.low <= row.value <= row.high for row in report.rows)
    assert {row.who for row in report.rows} == {"scythe"}
    assert rows["steps"].value >= rows["decisions"].value
    assert report.ratios == []


def test_against_the_peer() -> None:
    pytest.importorskip("catanatron")
    report = benchmark.run("scythe", seconds=0.05, rounds=2, peer="catanatron")
    theirs = {row.label: row for row in report.rows if row.who == "catanatron"}
    assert list(theirs) == ["decisions", "steps", "games", "decisions_per_game", "clone"]
    assert [ratio.label for ratio in report.ratios] == ["decisions", "steps", "clone"]
    assert all(0 < ratio.low <= ratio.value <= ratio.high for ratio in report.ratios)


def test_a_peer_that_is_not_installed_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "catanatron"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    with pytest.raises(furrow.FurrowError, match=r"uv pip install catanatron"):
        benchmark.run("scythe", seconds=0.05, rounds=1, peer="catanatron")


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"peer": "chess"}, f"unknown peer 'chess'; known are: {', '.join(NAMES)}"),
        ({"rounds": 0}, "1 or more rounds"),
        ({"seconds": 0.0}, "more than 0 seconds"),
    ],
)
def test_wrong_wishes(wishes: dict[str, object], message: str) -> None:
    with pytest.raises(furrow.FurrowError, match=message):
        benchmark.run("scythe", **wishes)  # type: ignore[arg-type]


def test_midgame_states_are_always_the_same_and_not_over() -> None:
    rules = furrow.new("scythe").rules
    first, second = benchmark.midgame_states(rules), benchmark.midgame_states(rules)
    assert [rules.position(state) for state in first] == [rules.position(state) for state in second]
    assert not any(rules.over(state) for state in first)
