"""Every rule that is not informative, and every worked example, is cited by a test."""

from __future__ import annotations

import pytest

from tests.ledger import coverage


@pytest.mark.parametrize("game", ["scythe"])
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    found = coverage(game)
    assert not found.missing
    assert found.rules > 500
    assert found.examples == 54


@pytest.mark.parametrize("game", ["scythe"])
def test_no_test_cites_an_unknown_rule(game: str) -> None:
    assert not coverage(game).unknown
