"""Intervals and spreads, by hand."""

from __future__ import annotations

import pytest

from furrow.lab.intervals import share, spread


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (198, 200, 0.9643, 0.9973)],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert found.value == won / games
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_no_games_tell_nothing() -> None:
    found = share(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_a_spread() -> None:
    found = spread([4, 1, 3, 2, 5])
    assert (found.lowest, found.quarter, found.median, found.three_quarters, found.highest) == (1, 2, 3, 4, 5)
    assert found.mean == 3
    assert spread([]).count == 0
