"""The sequential test: right verdicts, early where it is clear."""

from __future__ import annotations

import pytest

from furrow.kernel.generator import Generator
from furrow.lab.sequential import judge


def rows(share: float, games: int, seed: int) -> list[float]:
    generator = Generator(seed)
    return [float(generator.below(10_000) < share * 10_000) for _ in range(games)]


@pytest.mark.parametrize(
    ("true", "bar", "verdict"),
    [
        (0.9, 0.75, "passed"),
        (0.55, 0.75, "failed"),
        (0.8, 0.6, "passed"),
        (0.25, 0.45, "failed"),
        (0.7, 0.45, "passed"),
    ],
)
def test_verdicts_are_nearly_always_right(true: float, bar: float, verdict: str) -> None:
    found = [judge(rows(true, 200, seed), bar) for seed in range(200)]
    assert sum(each.verdict == verdict for each in found) >= 180
    assert sum(each.games for each in found) / 200 < 100


def test_a_clear_case_takes_few_games_and_the_edge_many() -> None:
    assert judge([1.0] * 200, 0.6).games < 20
    even = judge([1.0, 1.0, 1.0, 0.0] * 50, 0.75)
    assert (even.verdict, even.games) == ("", 200)


def test_ninety_nine_percent() -> None:
    assert judge([1.0] * 200, 0.99, 1.0).verdict == "passed"
    assert judge([*[1.0] * 20, 0.0] * 9, 0.99, 1.0).verdict == "failed"


def test_shared_victories_count_as_parts() -> None:
    assert judge([0.5] * 4, 0.5).evidence == pytest.approx(judge([1.0, 0.0] * 2, 0.5).evidence)
