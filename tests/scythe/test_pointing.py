"""Pointing: what is meant by a unit let go on a hex, and by what a combat no longer, or not yet, asks for."""

from __future__ import annotations

from furrow import Game
from furrow.kernel.pointing import meant
from tests.scythe.positions import refused
from tests.scythe.test_combat import arena, attack


def _meant(game: Game, thing: str, seat: int = 0) -> str:
    return meant(game.rules, game.state, seat, [thing])


def test_a_unit_let_go_on_a_hex_means_its_way_there() -> None:
    game = arena({}, {})
    assert _meant(game, "way:mech/G5/A2") == "move / mech G5 / A2"
    assert _meant(game, "way:char/A2") == "move / char / A2"
    game.play("move")
    line = _meant(game, "way:mech/G5/A2")
    assert line == "mech G5 / A2"
    assert refused(game, line, seat=0) is not None
    assert _meant(game, "way:nonsense") == ""


def test_in_a_combat_another_dial_and_a_card_before_the_dial_are_refused_by_its_rule() -> None:
    game = arena({"hand": [2]}, {})
    assert _meant(game, "combat_card:2") == ""  # elsewhere a card only says what it is
    attack(game)
    assert (line := _meant(game, "combat_card:2")) == "card 2"
    assert refused(game, line, seat=0) == "SCY-COMBAT-12"
    game.play("dial 1", seat=0)
    assert (line := _meant(game, "dial:3")) == "dial 3"
    assert refused(game, line, seat=0) == "SCY-COMBAT-12"
