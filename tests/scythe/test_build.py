"""Build (SCY-BUILD): where structures go and whom they serve. What each of them does: `test_build_structures.py`."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial", "coins": 5, "power": 5, "popularity": 5}
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "engineering", "coins": 5, "power": 5, "popularity": 5}


def building(row: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Game:
    """The first seat at the choice of a structure."""
    return at(row, *(others or (NORDIC,)), pending=[["end", 0], ["structure", 0, -1]], **rest)


@pytest.mark.rule("SCY-BUILD-01")
def test_the_wood_is_paid_before_the_structure_is_placed() -> None:
    game = at(SAXONY, NORDIC, goods={"F1": {"wood": 3, "oil": 3}})
    assert refused(game, "move / skip / mill") == "SCY-BUILD-01"
    game.play("move / skip / build")
    assert goods(game, "F1") == {"oil": 3}
    poor = at(SAXONY, NORDIC, goods={"F1": {"wood": 2, "oil": 3}})
    assert refused(poor, "move / skip / build") == "SCY-TURN-12"


@pytest.mark.rule("SCY-BUILD-02")
def test_any_structure_left_goes_to_a_controlled_territory_with_an_own_worker() -> None:
    game = building(SAXONY | {"workers": ["F1", "F1", "F2"], "character": "E2", "mechs": {"speed": "G1"}})
    assert legal(game) == ["mine", "monument", "armory", "mill", "decline"]
    game.play("armory")
    assert legal(game) == ["F1", "F2"]
    # neither the character nor a mech alone, nor somebody else's worker, lets you build
    for place in ("E2", "G1", "A4", "D4"):
        assert refused(game, place) == "SCY-BUILD-02"
    game.play("F2")
    assert player(game).structures == {"armory": "F2"}


@pytest.mark.rule("SCY-BUILD-03")
def test_a_territory_holds_one_structure_whoever_owns_it() -> None:
    mine, theirs = {"structures": {"mill": "F1"}}, {"structures": {"armory": "E1"}}
    game = building(SAXONY | mine | {"workers": ["F1", "E1", "G1"]}, NORDIC | theirs)
    game.play("monument")
    assert legal(game) == ["G1"]
    assert refused(game, "F1") == "SCY-BUILD-03"
    assert refused(game, "E1") == "SCY-BUILD-03"


@pytest.mark.rule("SCY-BUILD-04")
def test_a_structure_is_neither_moved_nor_destroyed() -> None:
    row = SAXONY | {"structures": {"mill": "E4"}, "mechs": {"speed": "E4"}, "workers": ["F1"]}
    game = building(row, NORDIC | {"mechs": {"speed": "F4"}})
    assert refused(game, "mill") == "SCY-BUILD-02"  # it is no longer on the mat
    game.play("decline / end / move / mech F4 / E4 / done")
    game.play("dial 1 / ready", seat=1)
    game.play("dial 0 / ready", seat=0)
    assert player(game, 1).mechs == {"speed": "E4"}
    assert (player(game).structures, player(game, 1).structures) == ({"mill": "E4"}, {})


@pytest.mark.rule("SCY-BUILD-05")
def test_an_opponent_on_the_territory_cannot_use_the_monument_or_the_armory() -> None:
    guest = NORDIC | {"workers": ["F1", "G1"], "mechs": {"speed": "F1"}}
    game = at(SAXONY | {"structures": {"monument": "F1", "armory": "G1"}, "workers": []}, guest, active=1)
    trade = game.clone()
    game.play("bolster / power")
    assert (player(game, 1).popularity, player(game, 0).popularity) == (5, 5)
    trade.play("trade / popularity")
    assert (player(trade, 1).power, player(trade, 0).power) == (5, 5)


@pytest.mark.rule("SCY-BUILD-05")
def test_an_opponent_on_the_territory_cannot_use_the_mill_or_the_mine() -> None:
    guest = NORDIC | {"workers": ["F1", "A4", "A5"], "mechs": {"speed": "G6"}}
    game = at(SAXONY | {"structures": {"mill": "F1", "mine": "G6"}, "workers": []}, guest, active=1)
    assert refused(game, "move / mech G6 / E6") == "SCY-MOVE-02"
    game.play("produce / A4 / F1")
    assert game.question() == "bottom"  # F1 was the second and last territory, not an additional one
    assert goods(game, "F1") == {"metal": 1}


@pytest.mark.rule("SCY-BUILD-06")
@pytest.mark.example("SCY-EX-49")
def test_bonuses_work_without_control_except_the_mill() -> None:
    row = SAXONY | {"structures": {"mill": "F1", "monument": "F2", "armory": "G1", "mine": "E1"}, "workers": ["E2"]}
    game = at(row, NORDIC | {"workers": ["F1", "F2", "G1", "E1"]})
    assert list(player(game).territories) == ["E2"]
    bolster, trade = game.clone(), game.clone()
    bolster.play("bolster / cards")
    assert player(bolster).popularity == 6
    trade.play("trade / popularity")
    assert player(trade).power == 6
    assert refused(game, "produce / F1") == "SCY-BUILD-06"
    game.play("produce / E2")
    assert game.question() == "bottom"  # nothing else may produce


@pytest.mark.rule("SCY-BUILD-07")
def test_a_structure_controls_its_territory_while_no_enemy_unit_is_there() -> None:
    row = SAXONY | {"structures": {"mill": "E4"}, "workers": ["F1"]}
    alone = at(row, NORDIC, goods={"E4": {"oil": 3}})
    assert list(player(alone).territories) == ["E4", "F1"]
    assert refused(alone, "bolster / skip / upgrade") is None  # with the oil on E4
    for unit in ({"workers": ["E4"]}, {"character": "E4"}, {"mechs": {"speed": "E4"}}):
        invaded = at(row, NORDIC | {"workers": []} | unit, goods={"E4": {"oil": 3}})
        assert list(player(invaded).territories) == ["F1"]
        assert list(player(invaded, 1).territories) == ["E4"]
        assert refused(invaded, "bolster / skip / upgrade") == "SCY-TURN-12"


@pytest.mark.rule("SCY-BUILD-08", "SCY-BUILD-09")
def test_the_factory_may_be_built_on_but_no_lake_and_no_base() -> None:
    row = NORDIC | {"mechs": {"seaworthy": "E5"}, "workers": ["D4", "E5", "base.nordic"]}
    game = building(row, SAXONY)
    game.play("monument")
    assert legal(game) == ["D4"]
    assert refused(game, "E5") == "SCY-BUILD-09"
    assert refused(game, "base.nordic") == "SCY-BUILD-09"
    game.play("D4")
    assert player(game).structures == {"monument": "D4"}


@pytest.mark.rule("SCY-BUILD-10")
@pytest.mark.parametrize(
    ("structure", "gains"),
    [
        ("monument", {"bolster / power": ["power", "popularity"], "trade / popularity": ["popularity"]}),
        ("armory", {"bolster / power": ["power"], "trade / popularity": ["popularity", "power"]}),
        ("mill", {"bolster / power": ["power"], "trade / popularity": ["popularity"]}),
        ("mine", {"bolster / power": ["power"], "trade / popularity": ["popularity"]}),
    ],
)
def test_a_structure_adds_to_the_action_above_it_for_good(structure: str, gains: dict[str, list[str]]) -> None:
    start = building(SAXONY)
    start.play(f"{structure} / F1 / end")
    for line, expected in gains.items():
        game = start.clone()
        for other in ("bolster", "trade"):  # what is above counts every time
            told = len(game.events())
            game.play(f"{other} / skip / pass / end / {line}")
            gained = [event["what"] for event in game.events(since=told) if event["kind"] == "gain"]
            assert gained == expected
            game.play("pass / end / produce / skip / pass / end / move / skip / pass / end")
    start.play("bolster / skip / pass / end / produce / F1")
    assert goods(start, "F1") == {"metal": 2 if structure == "mill" else 1}


@pytest.mark.rule("SCY-BUILD-11")
def test_the_benefit_counts_from_the_next_time_the_action_is_taken() -> None:
    """Engineering has Build below Bolster."""
    row = NORDIC | {"workers": ["A4", "A5"]}
    game = at(row, SAXONY, goods={"A4": {"wood": 3}})
    game.play("bolster / power / build / monument / A4")
    assert player(game).popularity == 5
    game.play("end / move / skip / pass / end / move / skip / pass / end / bolster / skip / pass / end")
    game.play("bolster / power")
    assert player(game).popularity == 6


@pytest.mark.rule("SCY-BUILD-20", "SCY-DIG-05")
def test_the_structure_itself_may_be_declined() -> None:
    game = building(SAXONY)
    game.play("decline")
    assert (game.question(), player(game).structures) == ("end", {})


@pytest.mark.rule("SCY-BUILD-07", "SCY-TILE-01")
def test_a_structure_that_was_just_built_controls_and_scores() -> None:
    """Played, not set up: the worker builds, then leaves the territory to the structure alone."""
    builder = {"faction": "polania", "mat": "mechanical", "workers": ["D1"]}
    game = at(builder, {"faction": "saxony"}, goods={"D1": {"wood": 3}}, tile="on_farms_and_tundras")
    game.play("move / worker D1 / D2 / carry all / done / build / mill / D2 / end", seat=0)
    game.play("bolster / skip / pass / end", seat=1)
    game.play("trade / skip / pass / end", seat=0)
    game.play("trade / skip / pass / end", seat=1)
    game.play("move / worker D2 / C1 / done / pass", seat=0)
    assert set(player(game).territories) == {"C1", "D2"}
    assert player(game).structures == {"mill": "D2"}
    score = at(builder, {"faction": "saxony"}, goods={"D1": {"wood": 3}}, tile="on_farms_and_tundras")
    score.play("move / skip / build / mill / D1")
    own = seen(score).own
    assert own is not None
    assert own.fortune["structures"] == 2
