"""Long lines are no way to peek at cards, dials and encounters."""

from __future__ import annotations

import pytest

import furrow
from tests.scythe.positions import at, seen


@pytest.mark.rule("SCY-DIG-01")
def test_asking_past_the_reveal_does_not_tell_the_sealed_dial() -> None:
    attacker = {"faction": "polania", "character": "A4", "power": 7, "hand": [3]}
    nordic = {"faction": "nordic", "character": "B5", "workers": ["A5"], "power": 5, "hand": [5]}
    game = at(attacker, nordic, goods={"B5": {"wood": 9}})
    game.play("move / char / B5 / done", seat=0)
    game.play("dial 1 / card 5 / ready", seat=1)
    asked = [game.why_not(f"dial {dial} / ready / build", seat=0) for dial in range(8)]
    assert {refusal.rule for refusal in asked if refusal} == {"SCY-TURN-01"}
    assert None not in asked


@pytest.mark.rule("SCY-DIG-02")
def test_trying_past_the_draw_does_not_tell_the_encounter_card() -> None:
    answers = []
    for top in (2, 3):
        rest = [card for card in range(1, 29) if card != top]
        poor = {"faction": "saxony", "character": "F1", "popularity": 0, "workers": ["G1"]}
        game = at(poor, {"faction": "nordic"}, encounter_deck=[*rest, top])
        answers.append(game.why_not("move / char / F2 / done / option C", seat=0))
        with pytest.raises(furrow.LineTooLong, match="done") as error:
            game.play("move / char / F2 / done / option C", seat=0)
        assert error.value.step == 3
        assert not game.history
    assert answers == [None, None]


def test_the_table_itself_may_play_past_a_reveal() -> None:
    """Without a seat the caller speaks for everybody, and the line is still all or nothing."""
    game = at({"faction": "saxony", "coins": 5}, {"faction": "nordic"})
    game.play("bolster / cards / pass / end / bolster / power")
    assert game.actors == (1,)
    with pytest.raises(furrow.LineTooLong):
        at({"faction": "saxony", "coins": 5}, {"faction": "nordic"}).play("bolster / cards / pass", seat=0)


@pytest.mark.rule("SCY-DIG-02", "SCY-DIG-04")
def test_a_seen_card_is_no_longer_known_once_a_card_like_it_has_left_the_hand() -> None:
    """Scout takes Nordic's 4 into a hand with another 4; Crimea pays with one of them: the seen one may be gone."""
    crimea = {"faction": "crimea", "mat": "industrial", "hand": [4], "character": "F4", "mechs": {"scout": "G3"}}
    nordic = {"faction": "nordic", "hand": [4], "character": "F5"}
    game = at(crimea, nordic, goods={"G3": {"wood": 2}})
    game.play("move / char / F5 / done", seat=0)
    assert _seen_by_nordic(game) == {"0": [4]}
    game.play("dial 0 / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    game.play("build / pay card 4", seat=0)
    assert _seen_by_nordic(game) == {}


def _seen_by_nordic(game: furrow.Game) -> dict[str, list[int]]:
    own = seen(game, 1).own
    assert own is not None
    return own.seen_hands
