"""The production locations of the Barbarians: Primeval Forest, Sentry Tower, Settlement and Stone Quarry."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.imperial_settlers.common_cards import amounts, designs, drawn, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs
from tests.imperial_settlers.phases import pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, romans
from tests.tableau.positions import built, goods, hand, points, refused

BOARD = "5 worker + 1 raze_token + 1 defence_token"


class Yield(NamedTuple):
    """The building cost, what is discarded for it, and the goods produced."""

    cost: str
    over: str
    goods: str


FOREST, TOWER, SETTLEMENT, QUARRY = "primeval_forest", "sentry_tower", "settlement", "bar_stone_quarry"
YIELDS = {
    "primeval_forest.bar001": Yield("1 wood", "", "2 wood"),
    "primeval_forest.bar003": Yield("1 wood", "", "2 wood"),
    "sentry_tower.bar012": Yield("2 wood", " over mill.com006", "1 raze_token + 1 worker"),
    "sentry_tower.bar013": Yield("2 wood", " over mill.com006", "1 raze_token + 1 worker"),
    "settlement.bar020": Yield("1 wood", "", "2 worker"),
    "bar_stone_quarry.bar024": Yield("1 stone", " over mill.com006", "1 raze_token + 1 stone"),
}


@pytest.mark.rule("IMP-BUILD-03", "IMP-LOC-01")
@pytest.mark.parametrize("card", YIELDS)
def test_built_it_yields_at_once(card: str) -> None:
    row = YIELDS[card]
    game = at(barbarians(hand=[card], goods=amounts(row.cost), locations=["mill.com006"]), romans())
    game.play(f"build {card}{row.over}")
    assert (wealth(game), wealth(game, 1)) == (amounts(row.goods), {})
    assert built(game) == ([card] if row.over else ["mill.com006", card])


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01")
@pytest.mark.parametrize("card", YIELDS)
def test_it_yields_the_same_in_the_production_phase(card: str) -> None:
    game = producing(barbarians(locations=[card]), romans())
    assert wealth(game) == amounts(BOARD, YIELDS[card].goods)


@pytest.mark.rule("IMP-LOC-01", "IMP-PROD-09", "IMP-CLEAN-03")
@pytest.mark.parametrize("card", YIELDS)
def test_it_yields_again_in_every_later_round(card: str) -> None:
    game = producing(barbarians(locations=[card]), romans())
    produced = amounts(BOARD, YIELDS[card].goods)
    for number in (1, 2):
        next_round(game)
        stored = produced["worker"] * number
        expected = produced | {"worker": produced["worker"] + stored, "card": 3 * number}
        assert wealth(game) == expected, "workers are stored, the rest is new"


@pytest.mark.rule("IMP-PROD-04")
def test_every_copy_yields_for_itself() -> None:
    mine = [f"primeval_forest.bar00{number}" for number in (1, 2, 3)]
    mine += ["settlement.bar020", "settlement.bar021", "sentry_tower.bar012", "sentry_tower.bar013"]
    game = producing(barbarians(locations=[*mine, "bar_stone_quarry.bar024"]), romans())
    assert goods(game) == {"wood": 6, "worker": 5 + 4 + 2, "raze_token": 1 + 2 + 1, "stone": 1, "defence_token": 1}


@pytest.mark.rule("IMP-PROD-01")
@pytest.mark.parametrize("card", YIELDS)
def test_a_card_in_the_hand_and_a_location_of_another_yield_nothing(card: str) -> None:
    assert wealth(producing(barbarians(hand=[card]), romans())) == amounts(BOARD, "1 card")
    other = producing(romans(), barbarians(locations=[card]))
    assert wealth(other) == amounts("2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token")


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", YIELDS)
def test_it_cannot_be_activated(card: str) -> None:
    assert refused(at(barbarians(locations=[card], goods=PLENTY), romans()), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-13", "IMP-BUILD-14")
@pytest.mark.parametrize("card", YIELDS)
def test_discarded_for_another_location_it_yields_no_more_and_takes_nothing_back(card: str) -> None:
    me: dict[str, Any] = barbarians(locations=[card], hand=["idol.bar027"], goods={"stone": 3, "worker": 1, "wood": 2})
    game = at(me, romans())
    game.play(f"build idol.bar027 over {card}")
    assert (goods(game), built(game), pile(game, "barbarians")) == ({"worker": 1, "wood": 2}, ["idol.bar027"], [card])
    next_round(game)
    assert goods(game) == amounts(BOARD, "1 worker")


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-07")
@pytest.mark.example("IMP-EX-08")
def test_mark_builds_sentry_tower_and_discards_mill() -> None:
    game = at(barbarians(locations=["mill.com006"], hand=["sentry_tower.bar012"], goods={"wood": 2}), romans())
    game.play("build sentry_tower.bar012 over mill.com006")
    assert (wealth(game), built(game)) == ({"raze_token": 1, "worker": 1}, ["sentry_tower.bar012"])
    assert pile(game, "common") == ["mill.com006"]


@pytest.mark.rule("IMP-BUILD-03", "IMP-GOOD-07")
def test_what_they_yield_pays_in_the_same_round() -> None:
    """Stone Quarry gives back the stone it costs; its raze token razes in the next turn."""
    me: dict[str, Any] = barbarians(
        hand=["bar_stone_quarry.bar024", "town.com015"], goods={"stone": 1}, ruins=["baker.com075"]
    )
    game = at(me, romans(passed=True))
    game.play("build bar_stone_quarry.bar024 over foundation / raze town.com015")
    assert (goods(game), hand(game), points(game)) == ({"stone": 1, "worker": 2}, [], 0)


@pytest.mark.rule("IMP-EGY-09", "IMP-EGY-17")
def test_under_the_control_of_another_it_yields_nothing_now_and_for_its_owner_later() -> None:
    pharaoh = egyptians(locations=["temple_of_ra.egy013"])
    game = at(pharaoh, barbarians(locations=["settlement.bar020"]))
    game.play("use temple_of_ra.egy013")
    assert (wealth(game), built(game, 1)) == ({}, [])
    drawn(next_round(game))
    assert (built(game, 1), goods(game, 1)["worker"]) == (["settlement.bar020"], 7)


def test_every_production_design_is_covered() -> None:
    assert designs(*YIELDS) == {FOREST, TOWER, SETTLEMENT, QUARRY} == faction_designs("barbarians", "production")
