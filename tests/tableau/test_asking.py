"""What a question says of itself: the card for whose sake something is given."""

from __future__ import annotations

import random

import pytest

import furrow
from tests.words.catalogues import MEMBERS


@pytest.mark.parametrize("game", MEMBERS)
def test_who_pays_is_told_for_which_card_and_nobody_else_is(game: str) -> None:
    """The card that is built may still be in hand, and the player may take the decision back."""
    causes = 0
    for seed in range(12):
        choose, playing = random.Random(seed), furrow.new(game, seats=2, seed=seed)
        while not playing.over:
            seat, before = playing.actors[0], playing.question(playing.actors[0])
            action = choose.choice(playing.legal(seat))
            playing.play(action)
            if before != "turn" or "pay" not in map(playing.question, playing.actors):
                continue
            verb, card, *_ = [*str(action).split(), ""]
            assert [playing.view(reader).question.card for reader in (1 - seat, None)] == ["", ""]
            if verb == "build":
                causes += 1
                assert playing.view(seat).question.card == card
    assert causes > 0
