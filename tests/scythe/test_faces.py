"""What stands on the button of an answer: the ground, who is met there, what comes of it, in the order of the mat."""

from __future__ import annotations

import re

from furrow.games import find
from furrow.words.answers import answers
from tests.contract.walks import crowded_walks, walk
from tests.scythe.positions import at, rival, saxony

_NAMES = ("Ann", "Ben")
_SIGN = re.compile(
    r"terrain:[a-z]+|base:[a-z]+|fight:\d|drives_off:\d|tunnel|encounter|objective:[1-9]|more:[a-z]+|saves:[a-z]+"
)


def _signs(game: object) -> dict[str, tuple[str, ...]]:
    rules, state = find("scythe"), game.state  # type: ignore[attr-defined]
    return {rules.write(code): rules.face(state, 0, code).signs for code in rules.legal(state, 0)}


def test_sections_stand_in_the_order_of_the_mat() -> None:
    game = at(saxony(mat="mechanical"), rival())
    shown = answers(game.rules, game.state, 0, game.rules.legal(game.state, 0), "en", _NAMES)
    assert [each.text for each in shown] == ["trade", "bolster", "move", "produce"]


def test_a_step_says_the_ground_and_whom_it_meets() -> None:
    other = rival(character="C3", workers=["D2"], mechs={"speed": "C3"})
    game = at(saxony(character="D3"), other, encounter_tokens=[])
    game.play("move / char")
    found = _signs(game)
    assert found["C3"] == ("fight:1", "terrain:forest")
    assert found["D2"] == ("terrain:village", "drives_off:1")
    shown = answers(game.rules, game.state, 0, game.rules.legal(game.state, 0), "en", _NAMES)
    assert (shown[0].text, shown[0].brief) == ("C3", "Fight")
    assert shown[0].label == "C3 (forest)"


def test_a_step_says_what_it_does_for_an_objective() -> None:
    """Three mountains are asked for: another one brings the card further, one that is held already does not."""
    game = at(saxony(character="B2", workers=["G1"], objectives=[1]), rival())
    game.play("move / char")
    assert {text for text, found in _signs(game).items() if "objective:1" in found} == {"A1", "C2"}
    game = at(saxony(character="B2", workers=["A1", "C2"], objectives=[1]), rival())
    game.play("move / char")
    assert not any("objective:1" in found for found in _signs(game).values())


def test_an_encounter_waits_for_the_character_alone() -> None:
    game = at(saxony(character="F1", mechs={"speed": "G1"}), rival(), encounter_tokens=["F2"])
    game.play("move / char")
    assert "encounter" in _signs(game)["F2"]
    game = at(saxony(character="base.saxony", mechs={"speed": "F1"}), rival(), encounter_tokens=["F2"])
    game.play("move / mech F1")
    assert "encounter" not in _signs(game)["F2"]


def test_an_upgrade_says_what_there_is_more_and_less_of() -> None:
    rules = find("scythe")
    game = at(saxony(), rival())
    assert rules.face(game.state, 0, rules.parse("cube move.units")).signs == ("more:units",)
    assert rules.face(game.state, 0, rules.parse("cover build")).signs == ("saves:wood",)


def test_every_sign_is_one_that_the_board_can_draw() -> None:
    kinds = set()
    for stop in (*walk("scythe", 11, 5, 400), *crowded_walks("scythe", 40)):
        for code in stop.legal:
            for sign in stop.rules.face(stop.state, stop.seat, code).signs:
                assert _SIGN.fullmatch(sign), sign
                kinds.add(sign.partition(":")[0])
    assert {"terrain", "base", "tunnel", "fight"} <= kinds
