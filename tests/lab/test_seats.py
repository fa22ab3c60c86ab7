"""Every game has its module of columns."""

from __future__ import annotations

import pytest

from furrow.games import OWN, find
from furrow.lab.seats import VIRTUAL, columns, seat_rows, turns


@pytest.mark.parametrize("name", OWN)
def test_every_game_tells_its_columns(name: str) -> None:
    rules = find(name)
    seats = rules.seat_counts[0]
    state = rules.new(seats, 1, None, {})
    view = rules.view(state, None)
    for seat in range(seats):
        assert all(isinstance(fact, int) for fact in columns(name).facts(view, seat).values())
    assert turns(rules, state) == 1
    rows = seat_rows(rules, state, ["random"] * seats)
    assert [row.seat for row in rows] == list(range(max(2, seats))), "alone: the virtual player too"
    for row in rows:
        dealt = rules.dealt_to(view, row.seat) if row.seat < seats else {}
        assert row.traits == {kind: dealt.get(kind, VIRTUAL) for kind in rules.dealt}
