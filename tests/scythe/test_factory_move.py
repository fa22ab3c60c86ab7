"""The Move at the bottom of every Factory card (SCY-FACTORY-12 to 16)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, legal, player, refused

RIVAL = {"faction": "crimea"}


def ready(own: dict[str, Any], rival: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Nordic about to take the bottom action of a Factory card."""
    nordic = {"faction": "nordic", "mat": "engineering", "factory_card": 6}
    game = at(nordic | own, RIVAL | (rival or {}), **rest)
    game.play("factory / skip")
    return game


@pytest.mark.rule("SCY-FACTORY-12")
@pytest.mark.parametrize("card", range(1, 19))
def test_every_card_moves_one_unit_up_to_two_territories(card: int) -> None:
    own = {"factory_card": card, "character": "C3", "mechs": {"riverwalk": "F5"}}
    game = ready(own, options={"promo_factory_cards": True})
    assert legal(game) == ["move", "pass"]
    for wish in ("upgrade", "deploy", "build", "enlist", "bolster"):
        assert refused(game, wish) == "SCY-FACTORY-12"
    assert refused(game, "move / char / B4 / stop") is None
    assert refused(game, "move / char / B4 / C3") is None
    game.play("move / char / D4 / E4")
    assert player(game).character == "E4"
    assert game.question() == "end"  # neither a third step nor a second unit


@pytest.mark.rule("SCY-FACTORY-13")
def test_the_rules_of_movement_apply() -> None:
    game = ready({"character": "A4"})
    assert refused(game, "move / char / B4") == "SCY-MOVE-13"  # a river
    assert refused(game, "move / char / base.nordic") == "SCY-MOVE-33"
    assert refused(game, "move / char / C3") == "SCY-MOVE-02"


@pytest.mark.rule("SCY-FACTORY-13")
def test_a_character_stops_on_an_encounter_token_and_a_mech_does_not() -> None:
    game = ready({"character": "A4"})
    game.play("move / char / B5")
    assert game.question() == "encounter"
    mech = ready({"mechs": {"riverwalk": "A4"}, "workers": ["A5"]})
    mech.play("move / mech A4 / B5")
    assert mech.question() == "step"


@pytest.mark.rule("SCY-FACTORY-13")
@pytest.mark.parametrize("unit", ["char", "mech C3"])
@pytest.mark.parametrize(
    ("rival", "question"), [({"workers": ["D4"]}, "end"), ({"mechs": {"speed": "D4"}}, "dials"), ({}, "step")]
)
def test_enemy_units_end_the_move(unit: str, rival: dict[str, Any], question: str) -> None:
    own = {"character": "C3"} if unit == "char" else {"mechs": {"riverwalk": "C3"}}
    game = ready(own, rival)
    game.play(f"move / {unit} / D4")
    assert game.question(game.actors[0]) == question


@pytest.mark.rule("SCY-FACTORY-14")
def test_a_worker_may_use_the_move() -> None:
    game = ready({"workers": ["C3"], "mechs": {"speed": "F5"}})
    game.play("move / worker C3 / D4 / E4")
    assert player(game).workers == {"E4": 1}
    assert game.question() == "end"  # Speed is not for workers


@pytest.mark.rule("SCY-FACTORY-15")
@pytest.mark.parametrize("unit", ["char", "mech B5", "worker B5"])
def test_the_own_mine_may_be_used(unit: str) -> None:
    own = {"structures": {"mine": "B5"}, "character": "B5", "mechs": {"riverwalk": "B5"}, "workers": ["B5"]}
    game = ready(own)
    game.play(f"move / {unit} / F4")
    if game.question() == "cargo":
        game.play("carry nothing")
    assert game.question() == "step"
    game.play("E4")
    assert game.question() == "end"
    no_mine = ready(own | {"structures": {}})
    assert refused(no_mine, f"move / {unit} / F4") == "SCY-MOVE-02"


@pytest.mark.rule("SCY-FACTORY-16")
@pytest.mark.example("SCY-EX-38")
@pytest.mark.parametrize("unit", ["char", "mech C3"])
def test_with_speed_a_character_or_mech_goes_up_to_three_territories(unit: str) -> None:
    game = ready({"character": "C3", "mechs": {"speed": "C3"}})
    game.play(f"move / {unit} / B4 / C3 / D4")
    assert game.question() == "end"
    assert "D4" in (player(game).character, player(game).mechs["speed"])
