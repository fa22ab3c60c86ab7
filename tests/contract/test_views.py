"""The contract, part 7: views made together are the views made one by one."""

from __future__ import annotations

import msgspec
import pytest

from tests.contract.walks import GAMES, walk


@pytest.mark.parametrize("game", GAMES)
def test_views_made_together_are_those_made_one_by_one(game: str) -> None:
    for rules, state, _, _ in walk(game, 5, 3, 150):
        seats = [None, *range(rules.seats(state))]
        together = rules.views(state, seats)
        assert list(together) == seats
        for seat in seats:
            assert msgspec.json.encode(together[seat]) == msgspec.json.encode(rules.view(state, seat))
