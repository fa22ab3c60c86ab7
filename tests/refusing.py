"""What can be played in a position and what is refused, for the rule tests of every game."""

from __future__ import annotations

import pytest

import furrow
from furrow import Game


def legal(game: Game, seat: int | None = None) -> list[str]:
    """The texts of the legal answers."""
    return [str(action) for action in game.legal(seat)]


def refused(game: Game, line: str, seat: int | None = None) -> str | None:
    """The rule that forbids a line, or None; checks that playing it and `legal` agree, and that nothing changes."""
    before = game.position()
    refusal = game.why_not(line, seat)
    trial = game.clone()
    if refusal is None:
        trial.play(line, seat)
        return None
    steps = [step.strip() for step in line.split("/")]
    for step in steps[: refusal.step]:
        trial.play(step, seat)
    if seat is None or seat in trial.actors:
        assert steps[refusal.step] not in legal(trial, seat)
        with pytest.raises(furrow.IllegalAction) as error:
            trial.play(steps[refusal.step], seat)
        assert error.value.rule == refusal.rule
    assert game.position() == before
    return refusal.rule
