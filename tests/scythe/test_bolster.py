"""Bolster (SCY-BOLSTER)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, legal, player, refused, seen

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony", "power": 1, "coins": 3}


def hand(game: Game, seat: int = 0) -> list[int]:
    own = seen(game, seat).own
    assert own is not None
    return list(own.combat_cards)


@pytest.mark.rule("SCY-BOLSTER-01")
def test_one_coin_buys_two_power_or_one_combat_card() -> None:
    game = at(SAXONY, NORDIC)
    cards = game.clone()
    game.play("bolster / power")
    assert (player(game).coins, player(game).power, player(game).combat_cards) == (2, 3, 0)
    assert game.question() == "bottom", "one of the two, not both"
    cards.play("bolster / cards")
    assert (player(cards).coins, player(cards).power, player(cards).combat_cards) == (2, 1, 1)
    assert cards.question() == "bottom"


@pytest.mark.rule("SCY-BOLSTER-01")
def test_whoever_has_no_coin_cannot_bolster() -> None:
    game = at(SAXONY | {"coins": 0, "popularity": 9}, NORDIC)
    assert refused(game, "bolster / power") == refused(game, "bolster / cards") == "SCY-TURN-12"
    game.play("bolster")
    assert legal(game) == ["skip"]


@pytest.mark.rule("SCY-BOLSTER-02")
def test_the_power_gained_is_what_a_combat_spends() -> None:
    game = at(SAXONY | {"character": "F1", "workers": ["F1"]}, NORDIC | {"character": "G1"})
    attack = "bolster / {} / pass / end / move / skip / pass / end / move / char / G1 / done"
    weak = game.clone()
    weak.play(attack.format("skip"))
    assert refused(weak, "dial 2", 0) == "SCY-COMBAT-13"
    game.play(attack.format("power"))
    assert refused(game, "dial 4", 0) == "SCY-COMBAT-13"
    game.play("dial 3 / ready", seat=0)
    game.play("dial 2 / ready", seat=1)
    assert player(game).power == 0


@pytest.mark.rule("SCY-BOLSTER-03")
def test_the_card_gained_adds_to_the_power_of_one_character_or_mech() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"disarm": "F1"}, "workers": ["F1", "F1"]}
    saxony |= {"power": 0, "hand": [3, 4]}
    game = at(saxony, NORDIC | {"character": "G1", "power": 7})
    game.play("bolster / cards / pass / end / move / skip / pass / end")
    assert hand(game) == [3, 4, 5]
    both = game.clone()
    game.play("move / char / G1 / done")
    assert refused(game, "dial 0 / card 5 / card 4", 0) == "SCY-COMBAT-14"
    both.play("move / char / G1 / mech F1 / G1 / carry all")
    assert refused(both, "dial 0 / card 5 / card 4 / card 3", 0) == "SCY-COMBAT-14", "two units, whatever the workers"
    both.play("dial 0 / card 5 / card 4 / ready", seat=0)
    both.play("dial 7 / ready", seat=1)
    assert player(both, 1).character == "base.nordic", "9 against 7"
    assert (player(both).power, hand(both)) == (0, [3])


@pytest.mark.rule("SCY-BOLSTER-04")
def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    every = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
    drawn = set()
    for seed in range(30):
        game = at(SAXONY, NORDIC, combat_deck=[], combat_discards=every, streams={"decks": f"{seed:x}"})
        game.play("bolster / cards")
        assert (seen(game).combat_deck, len(seen(game).combat_discards), len(hand(game))) == (41, 0, 1)
        drawn.update(hand(game))
    assert drawn == {2, 3, 4, 5}


@pytest.mark.rule("SCY-BOLSTER-04")
def test_with_neither_deck_nor_discards_no_card_is_drawn() -> None:
    others = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 5
    game = at(SAXONY | {"hand": [5]}, NORDIC | {"hand": others}, combat_deck=[])
    game.play("bolster / cards")
    assert (hand(game), player(game).coins) == ([5], 2)
