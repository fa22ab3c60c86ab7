"""Pointing: what is meant by a unit let go on a hex, by what a combat asks for no longer, or not yet, and by a look."""

from __future__ import annotations

from furrow import Game
from furrow.kernel.pointing import intended, meant
from tests.scythe.positions import at, refused, rival, saxony
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


def _intended(game: Game, *things: str) -> dict[str, str | None]:
    """The lines that seat 0 may have in mind, and the rule that forbids each."""
    return {line: refused(game, line, seat=0) for line in intended(game.rules, game.state, 0, things)}


def test_a_look_at_a_hex_tells_who_could_go_there_and_what_could_be_made_there() -> None:
    game = at(saxony(character="F1", mechs={"speed": "G1"}, workers=["F1", "E1"], coins=5, power=3), rival())
    assert _intended(game, "hex:F1") == {
        "move / mech G1 / F1": None,
        "move / worker E1 / F1": "SCY-MOVE-13",  # a river lies between them
        "produce / F1": None,
        "trade / F1": None,
    }
    assert _intended(game, "hex:A4") == {"move / char / A4": "SCY-MOVE-02"}
    game.play("move")
    assert set(_intended(game, "hex:F1")) >= {"mech G1 / F1", "worker E1 / F1"}
    assert _intended(game, "hex:no_such_place") == {}


def test_a_look_at_the_mats_tells_what_is_lacking() -> None:
    game = at(saxony(character="F1", coins=5, power=3), rival(), goods={"F1": {"oil": 3}})
    assert _intended(game, "bottom:deploy") == {"produce / skip / deploy": "SCY-TURN-12"}
    assert _intended(game, "bottom:upgrade") == {"bolster / skip / upgrade": None}
    assert _intended(game, "choice:power") == {"bolster / power": None}
    assert _intended(game, "choice:goods") == {"trade / F1": None}
    assert _intended(game, "track:popularity") == {"trade / popularity": None}
    assert _intended(game, "unit:0/char") == {"move / char": None}
    assert _intended(game, "unit:1/char") == {}
    game.play("bolster / skip")
    assert _intended(game, "box:move.units") == {"upgrade / cube move.units": None}
    assert _intended(game, "ability:speed") == {"speed": "SCY-DEPLOY-01"}
