"""Playing on to a later moment of a game of 51st State."""

from __future__ import annotations

from furrow import Game
from tests.tableau.positions import legal, seen


def next_round(game: Game) -> None:
    """Everybody passes; clean-up, lookout and production go by, up to the first turn of the next round."""
    now = seen(game).round
    for _ in range(100):
        if seen(game).round > now and seen(game).phase == "action":
            return
        answers = legal(game)
        game.play("pass" if "pass" in answers else answers[0])
    raise AssertionError("the round does not end")
