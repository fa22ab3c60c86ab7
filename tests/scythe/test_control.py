"""Control of territories (SCY-CTRL) and the resources that lie on them (SCY-RES)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

UNITS: dict[str, dict[str, Any]] = {
    "character": {"character": "D5"},
    "mech": {"mechs": {"speed": "D5"}},
    "worker": {"workers": ["D5"]},
}
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "industrial", "workers": []}
SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "engineering", "workers": []}
DEPLOYING = [["bottom", 0, 3]]  # the Industrial mat has Deploy under Produce


def holds(game: Game, seat: int, place: str) -> bool:
    return place in player(game, seat).territories


# -- control -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-CTRL-01", "SCY-CTRL-08")
@pytest.mark.parametrize("unit", UNITS)
def test_one_unit_of_any_kind_controls_a_territory(unit: str) -> None:
    game = at(NORDIC | UNITS[unit], SAXONY)
    assert set(player(game, 0).territories) == {"D5"}
    assert set(player(game, 1).territories) == set()


@pytest.mark.rule("SCY-CTRL-02", "SCY-CTRL-08")
@pytest.mark.parametrize("structure", ["mine", "mill", "monument", "armory"])
def test_a_structure_alone_controls_a_territory(structure: str) -> None:
    assert holds(at(NORDIC | {"structures": {structure: "D5"}}, SAXONY), 0, "D5")


@pytest.mark.rule("SCY-CTRL-02", "SCY-CTRL-03", "SCY-CTRL-04", "SCY-CTRL-08")
@pytest.mark.parametrize("unit", UNITS)
def test_an_enemy_unit_takes_the_territory_of_a_structure(unit: str) -> None:
    game = at(NORDIC | {"structures": {"mill": "D5"}}, SAXONY | UNITS[unit])
    assert not holds(game, 0, "D5")
    assert holds(game, 1, "D5")
    guarded = at(NORDIC | {"structures": {"mill": "D5"}} | UNITS[unit], SAXONY)
    assert holds(guarded, 0, "D5")


@pytest.mark.rule("SCY-CTRL-04", "SCY-CTRL-05")
def test_the_structure_stays_its_owners_and_controls_again_when_the_enemy_leaves() -> None:
    game = at(NORDIC | {"workers": ["D4"]}, SAXONY | {"structures": {"monument": "D5"}, "coins": 5, "popularity": 2})
    assert holds(game, 1, "D5")
    game.play("move / worker D4 / D5 / done / pass / end")
    assert (holds(game, 0, "D5"), holds(game, 1, "D5")) == (True, False)
    assert player(game, 1).structures == {"monument": "D5"}
    assert player(game, 0).structures == {}
    game.play("bolster / power")  # the Monument still serves Saxony …
    assert player(game, 1).popularity == 3
    game.play("pass / end / bolster / power")  # … and not Nordic
    assert player(game, 0).popularity == 2
    game.play("pass / end / trade / skip / pass / end / move / worker D5 / D4 / done")
    assert (holds(game, 0, "D5"), holds(game, 1, "D5")) == (False, True)


@pytest.mark.rule("SCY-CTRL-03", "SCY-CTRL-06")
@pytest.mark.parametrize("defender", ["character", "mech"])
def test_the_previous_controller_keeps_control_while_combat_is_pending(defender: str) -> None:
    own = NORDIC | {"character": "D4", "power": 5, "workers": ["A4"], "structures": {"mill": "D5"}}
    game = at(own, SAXONY | UNITS[defender] | {"power": 0}, goods={"D5": {"metal": 3}})
    game.play("move / char / D5")
    assert (holds(game, 0, "D5"), holds(game, 1, "D5")) == (False, True)
    game.play("done")
    assert (holds(game, 0, "D5"), holds(game, 1, "D5")) == (False, True)
    game.play("dial 0 / ready", 0)
    game.play("dial 0 / ready", 1)
    assert (holds(game, 0, "D5"), holds(game, 1, "D5")) == (True, False)


@pytest.mark.rule("SCY-CTRL-07")
def test_a_deserted_territory_is_nobodys_and_its_resources_stay_unspendable() -> None:
    game = at(NORDIC | {"workers": ["D5"], "section": "trade"}, SAXONY, goods={"D5": {"metal": 3}})
    game.play("move / worker D5 / D4 / carry nothing / done / pass / end")
    assert goods(game, "D5") == {"metal": 3}
    assert not holds(game, 0, "D5")
    assert not holds(game, 1, "D5")
    game.play("bolster / skip / pass / end / produce / skip")
    assert refused(game, "deploy") == "SCY-TURN-12"
    game.play("pass / end")
    game.play("trade / skip")  # Engineering has Deploy under Trade
    assert refused(game, "deploy") == "SCY-TURN-12"


# -- resources ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-RES-01")
def test_there_are_four_resources() -> None:
    game = at(NORDIC | {"workers": ["A4"]}, SAXONY)
    game.play("trade / A4")
    assert set(legal(game)) == {"food", "metal", "oil", "wood", "done"}
    with pytest.raises(furrow.PositionError):
        at(NORDIC, SAXONY, goods={"A4": {"coal": 1}})


@pytest.mark.rule("SCY-RES-02")
def test_workers_are_no_resources() -> None:
    game = at(NORDIC | {"workers": ["A6"] * 4, "popularity": 18}, SAXONY, goods={"A6": {"oil": 1}})
    own = seen(game, 0).own
    assert own is not None
    assert own.fortune["resources"] == 0
    game.play("produce / A6")
    assert goods(game, "A6") == {"oil": 1}
    paying = at(NORDIC | {"workers": ["A6"] * 4}, SAXONY, pending=DEPLOYING)
    assert refused(paying, "deploy") == "SCY-TURN-12"


@pytest.mark.rule("SCY-RES-03", "SCY-RES-07")
def test_resources_are_placed_where_they_are_produced_and_stay_there() -> None:
    game = at(NORDIC | {"workers": ["A4", "A5"], "section": "trade"}, SAXONY, goods={"A4": {"metal": 1}})
    game.play("produce / A4 / A5 / pass / end")
    table = {"A4": {"metal": 1, "wood": 1}, "A5": {"oil": 1}}
    assert seen(game).goods == table
    game.play("bolster / skip / pass / end")
    assert seen(game).goods == table
    game.play("move / worker A5 / A4 / carry nothing / done")
    assert seen(game).goods == table


@pytest.mark.rule("SCY-RES-04")
@pytest.mark.example("SCY-EX-02")
def test_only_resources_on_controlled_territories_can_be_spent() -> None:
    own = NORDIC | {"workers": ["A4"], "character": "A5", "mechs": {"artillery": "B5"}, "structures": {"mill": "C3"}}
    stock = {"A4": {"metal": 1}, "A5": {"metal": 1}, "B5": {"metal": 1}, "C3": {"metal": 1}, "F1": {"metal": 2}}
    game = at(own, SAXONY, goods=stock, pending=DEPLOYING)
    game.play("deploy")
    assert legal(game) == ["pay metal A4", "pay metal A5", "pay metal B5", "pay metal C3"]
    assert refused(game, "pay metal F1") == "SCY-RES-04"
    short = at(NORDIC | {"workers": ["A4"]}, SAXONY, goods={"A4": {"metal": 2}, "F1": {"metal": 9}}, pending=DEPLOYING)
    assert refused(short, "deploy") == "SCY-TURN-12"
    theirs = at(
        NORDIC | {"workers": ["A4"]}, SAXONY | {"workers": ["F1"]}, goods={"F1": {"metal": 9}}, pending=DEPLOYING
    )
    assert refused(theirs, "deploy") == "SCY-TURN-12"


@pytest.mark.rule("SCY-RES-05")
@pytest.mark.example("SCY-EX-01")
@pytest.mark.parametrize(
    ("paid", "left"),
    [
        (("A4", "A5", "A5"), {"A4": {"metal": 2}, "B5": {"metal": 1}}),
        (("A4", "A4", "A4"), {"A5": {"metal": 2}, "B5": {"metal": 1}}),
        (("A4", "A5", "B5"), {"A4": {"metal": 2}, "A5": {"metal": 1}}),
    ],
)
@pytest.mark.parametrize("target", ["A4", "B6"])
def test_payment_comes_from_any_mix_for_a_mech_anywhere(
    target: str, paid: tuple[str, ...], left: dict[str, dict[str, int]]
) -> None:
    own = NORDIC | {"workers": ["A4", "A5", "B6"], "character": "B5"}
    stock = {"A4": {"metal": 3}, "A5": {"metal": 2}, "B5": {"metal": 1}}
    game = at(own, SAXONY, goods=stock, pending=DEPLOYING)
    game.play("deploy / " + " / ".join(f"pay metal {place}" for place in paid))
    assert refused(game, "speed / B5") == "SCY-DEPLOY-02"  # no worker there
    game.play(f"speed / {target}")
    assert player(game).mechs == {"speed": target}
    assert seen(game).goods == left


@pytest.mark.rule("SCY-RES-06")
def test_spent_resources_leave_the_board() -> None:
    own = NORDIC | {"workers": ["A4", "A5"]}
    game = at(own, SAXONY, goods={"A4": {"metal": 2, "oil": 1}, "A5": {"metal": 1}}, pending=DEPLOYING)
    game.play("deploy / speed / A4")
    assert seen(game).goods == {"A4": {"oil": 1}}


@pytest.mark.rule("SCY-RES-08")
def test_resources_are_unlimited() -> None:
    own = NORDIC | {"workers": ["A5"] * 3}
    game = at(own, SAXONY | {"workers": ["F1"]}, goods={"A5": {"oil": 19}, "F1": {"oil": 20}})
    game.play("produce / A5")
    assert (goods(game, "A5"), goods(game, "F1")) == ({"oil": 22}, {"oil": 20})
    trade = at(own, SAXONY, goods={"A5": {"oil": 99}})
    trade.play("trade / A5 / oil / oil")
    assert goods(trade, "A5") == {"oil": 101}


@pytest.mark.rule("SCY-RES-09")
def test_resources_belong_to_whoever_controls_the_territory() -> None:
    own = NORDIC | {"character": "D4", "workers": ["A4"], "section": "trade"}
    game = at(own, SAXONY | {"workers": ["D5"]}, goods={"D5": {"metal": 4}})
    theirs = game.clone()
    theirs.play("move / skip / pass / end / trade / skip / deploy / speed / D5")
    assert player(theirs, 1).mechs == {"speed": "D5"}
    game.play("move / char / D5 / done / pass / end / trade / skip")
    assert refused(game, "deploy") == "SCY-TURN-12"
    game.play("pass / end / produce / skip / deploy / speed / A4")
    assert goods(game, "D5") == {"metal": 1}
