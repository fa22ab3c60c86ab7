"""Produce (SCY-PRODUCE)."""

from __future__ import annotations

import pytest

from tests.scythe.positions import at, goods, player, refused


@pytest.mark.rule("SCY-PRODUCE-05", "SCY-PRODUCE-07")
@pytest.mark.example("SCY-EX-07")
def test_every_worker_on_the_chosen_territories_produces() -> None:
    game = at({"faction": "polania", "workers": ["C1", "C1", "C1", "D1", "D1"], "power": 3}, {"faction": "saxony"})
    game.play("produce / C1 / D1")
    assert goods(game, "C1") == {"wood": 3}
    assert goods(game, "D1") == {"food": 2}


@pytest.mark.rule("SCY-PRODUCE-01", "SCY-PRODUCE-02")
def test_the_exposed_costs_are_paid_or_nothing_is_produced() -> None:
    five = {"faction": "polania", "workers": ["C1"] * 4 + ["D1"] * 4, "power": 1, "popularity": 2, "coins": 1}
    game = at(five, {"faction": "saxony"})
    game.play("produce / C1 / D1")
    assert (player(game).power, player(game).popularity, player(game).coins) == (0, 1, 0)
    poor = at(five | {"power": 0}, {"faction": "saxony"})
    assert refused(poor, "produce / C1") == "SCY-PRODUCE-02"
