"""Hand-written effects do what the rows say: the same games, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from furrow.games.fifty_first_state.rules import RULES
from furrow.games.tableau import gaining
from furrow.kernel.generator import Generator, mixed
from furrow.lab import benchmark
from furrow.lab.fifty_first_state import handwritten

_EVERY = 10


def positions(seed: int) -> Iterator[dict[str, Any]]:
    """A random game of four seats, looked at now and then and at its end."""
    generator = Generator(mixed(seed, "by hand"))
    state = RULES.new(4, seed, None, {})
    state.log = None
    steps = 0
    while owing := RULES.actors(state):
        found = RULES.legal(state, owing[0])
        RULES.apply(state, owing[0], found[generator.below(len(found))])
        steps += 1
        if steps % _EVERY == 0:
            yield RULES.position(state)
    yield RULES.position(state)


@pytest.mark.parametrize("seed", range(6))
def test_both_play_the_same_games(seed: int) -> None:
    by_rows = list(positions(seed))
    with handwritten.by_hand():
        assert list(positions(seed)) == by_rows


def test_the_hand_written_effects_are_really_used_and_put_away() -> None:
    before = gaining.start
    with handwritten.by_hand():
        assert gaining.start is not before
    assert gaining.start is before
    base = {face.row.id for face in RULES.book.faces if face.row.copies[0].set == "base"}
    assert len(handwritten.effects()) >= 0.9 * len(base)


def test_the_price_is_part_of_the_report() -> None:
    report = benchmark.run("fifty_first_state", seconds=0.05, rounds=2)
    assert report.effects is not None
    assert 0.2 < report.effects.low <= report.effects.value <= report.effects.high < 5
    assert benchmark.run("imperial_settlers", seconds=0.01, rounds=1).effects is None
