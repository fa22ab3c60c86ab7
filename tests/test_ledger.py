"""Every rule that is not informative, and every worked example, is cited by a test."""

from __future__ import annotations

import pytest

from furrow.games import OWN
from tests.ledger import cited, coverage, refusing

SIZES = {"scythe": (515, 54), "fifty_first_state": (281, 23), "imperial_settlers": (305, 20)}
"""Rules that are not informative, and worked examples."""


@pytest.mark.parametrize("game", OWN)
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    found = coverage(game)
    assert not found.missing
    assert (found.rules, found.examples) == SIZES[game]


@pytest.mark.parametrize("game", OWN)
def test_no_test_cites_an_unknown_rule(game: str) -> None:
    assert not coverage(game).unknown


@pytest.mark.parametrize("game", OWN)
def test_a_rule_that_refuses_is_expected_by_a_test_that_is_marked_with_it(game: str) -> None:
    rules = refusing(game)
    assert len(rules) > 50
    assert sorted(rules - cited().expected) == []
