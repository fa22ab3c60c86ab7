"""Trade Route as a card: price, limits, goods of every kind, what can be chosen (its deals: test_trade_route.py)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import amounts, designs, drawn, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs, over
from tests.imperial_settlers.phases import deck, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

ROUTES = ["trade_route.jap021", "trade_route.jap022", "trade_route.jap023"]
ROUTE = ROUTES[0]
BOARD = "4 worker + 1 wood + 1 raze_token + 1 defence_token"


def trading(*theirs: str, goods: dict[str, int] | None = None, **pieces: Any) -> Game:
    """Trade Route with 1 food against the Barbarians and their locations."""
    me: dict[str, Any] = japanese(locations=[ROUTE], goods={"food": 1} if goods is None else goods) | pieces
    return at(me, barbarians(locations=list(theirs)))


GOODS = {
    "primeval_forest.bar001": "wood",
    "saboteurs.bar010": "card",
    "saboteurs.bar011": "gold",
    "dark_chapel.bar014": "worker",
    "dark_chapel.bar015": "raze_token",
    "pack.bar017": "gold",
    "expedition.bar023": "stone",
    "barter.bar025": "food",
    "mission.bar028": "card",
    "idol.bar027": "worker",
}


@pytest.mark.rule("IMP-JAP-20", "IMP-CARD-11", "IMP-DEAL-06")
@pytest.mark.parametrize("card", GOODS)
def test_the_good_in_the_deal_field_of_that_very_copy_comes_at_once_and_in_every_production(card: str) -> None:
    game = trading(card)
    game.play(f"use {ROUTE}")
    assert wealth(drawn(game)) == {GOODS[card]: 1}
    assert (player(game).foreign, player(game).deals, built(game, 1)) == ([card], [], [card])
    me, rival = japanese(foreign=[card]), barbarians(locations=[card])
    later = wealth(drawn(producing(me, rival)))
    assert later == amounts(BOARD, f"1 {GOODS[card]}")


@pytest.mark.rule("IMP-JAP-20", "IMP-USE-02", "IMP-USE-10")
def test_one_food_or_one_gold_is_the_whole_price() -> None:
    poor = trading("raid.bar007", goods=PLENTY | {"food": 0})
    assert refused(poor, f"use {ROUTE}") == "IMP-USE-02"
    rich = trading("raid.bar007", goods=PLENTY)
    rich.play(f"use {ROUTE}")
    assert goods(rich) == PLENTY | {"food": 8, "wood": 10}
    gold = trading("raid.bar007", goods={"gold": 1})
    gold.play(f"use {ROUTE}")
    assert wealth(gold) == {"wood": 1}


@pytest.mark.rule("IMP-USE-03", "IMP-DEAL-07", "IMP-JAP-20")
def test_each_of_the_three_trade_routes_works_once_a_round() -> None:
    theirs = ["raid.bar007", "pack.bar017", "expedition.bar023"]
    me: dict[str, Any] = japanese(locations=ROUTES, goods={"food": 4})
    game = at(me, barbarians(locations=theirs, hand=["ruins.com069", "ruins.com070"]))
    game.play(f"use {ROUTES[0]} / choose {theirs[0]} / build ruins.com069")
    assert refused(game, f"use {ROUTES[0]}") == "IMP-USE-03"
    game.play(f"use {ROUTES[1]} / choose {theirs[1]} / build ruins.com070")
    game.play(f"use {ROUTES[2]} / pay 1 food / choose {theirs[2]}")
    assert (wealth(game), player(game).foreign) == ({"food": 1, "wood": 1, "gold": 1, "stone": 1}, theirs)
    next_round(game)
    assert goods(game) == amounts(BOARD, "1 food + 1 wood + 1 gold + 1 stone")
    assert [location(game, card).used for card in ROUTES] == [0, 0, 0]


@pytest.mark.rule("IMP-JAP-20")
def test_only_built_faction_locations_of_opponents_can_be_chosen() -> None:
    me: dict[str, Any] = japanese(locations=[ROUTE, "farm.jap001"], goods={"food": 1}, hand=["dojo.jap024"])
    tribe = barbarians(locations=["mill.com006", "raid.bar007"], hand=["pyre.bar029"], deals=["idol.bar027"])
    game = at(me, tribe, romans(locations=["ruins.com069", "builder.rom020"], ruins=["baker.com075"]))
    game.play(f"use {ROUTE}")
    assert legal(game) == ["choose raid.bar007", "choose builder.rom020"]
    for card in ("farm.jap001", ROUTE, "dojo.jap024", "mill.com006", "pyre.bar029", "idol.bar027"):
        assert refused(game, f"choose {card}") == "IMP-JAP-20"
    assert refused(game, "choose baker.com075") == "IMP-FND-05"
    assert refused(trading("mill.com006"), f"use {ROUTE}") == "IMP-JAP-20"
    assert refused(trading(), f"use {ROUTE}") == "IMP-JAP-20"


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05")
def test_locations_of_a_player_who_has_passed_cannot_be_chosen() -> None:
    me: dict[str, Any] = japanese(locations=[ROUTE], goods={"food": 1})
    gone = barbarians(locations=["raid.bar007"], passed=True)
    game = at(me, gone, romans(locations=["builder.rom020", "builder.rom021"]))
    game.play(f"use {ROUTE}")
    assert legal(game) == ["choose builder.rom020", "choose builder.rom021"]
    assert refused(game, "choose raid.bar007") == "IMP-ACT-05"
    assert refused(at(me, gone), f"use {ROUTE}") in ("IMP-ACT-05", "IMP-JAP-20")


@pytest.mark.rule("IMP-JAP-20", "IMP-JAP-21")
def test_the_owner_of_the_location_goes_on_using_it_and_loses_nothing() -> None:
    me: dict[str, Any] = japanese(locations=[ROUTE], goods={"food": 1})
    game = at(me, barbarians(locations=["barbarian_altar.bar004"], goods={"worker": 1, "gold": 1}))
    game.play(f"use {ROUTE} / use barbarian_altar.bar004")
    assert (goods(game), points(game, 1), goods(game, 1)) == ({"gold": 1}, 1, {"gold": 1})


@pytest.mark.rule("IMP-JAP-21")
def test_the_marker_leaves_the_own_faction_deck_and_no_hand() -> None:
    game = trading("raid.bar007")
    top, *rest = deck(game, "japanese")
    other = deck(game, "barbarians")
    game.play(f"use {ROUTE}")
    assert (deck(game, "japanese"), deck(game, "barbarians"), hand(game)) == (rest, other, [])
    assert game.position()["under"] == {"raid.bar007": [top]}
    assert location(game, "raid.bar007").under == 1


@pytest.mark.rule("IMP-END-04", "IMP-END-07", "IMP-JAP-21")
def test_at_the_end_the_location_scores_for_its_owner_alone() -> None:
    me: dict[str, Any] = japanese(locations=[ROUTE], foreign=["raid.bar007"], passed=True)
    game = at(barbarians(locations=["raid.bar007"]), me, round=5, under={"raid.bar007": ["farm.jap001"]})
    game.play("pass")
    totals = {row.seat: row.total for row in game.result.standings}
    assert totals == {0: 2, 1: 2}


@pytest.mark.rule("IMP-EGY-15", "IMP-JAP-20")
def test_while_another_controls_it_trade_route_works_for_the_controller() -> None:
    pharaoh: dict[str, Any] = egyptians(locations=["temple_of_ra.egy013"], goods={"food": 1})
    game = at(pharaoh, japanese(locations=[ROUTE, "dojo.jap024"], goods={"food": 1}, hand=["ruins.com069"]))
    game.play(f"use temple_of_ra.egy013 / choose {ROUTE}")
    assert refused(game, f"use {ROUTE}") == "IMP-EGY-15", "not for its owner"
    game.play("build ruins.com069")
    over(game).play(f"use {ROUTE}")
    assert (player(game).foreign, points(game), points(game, 1)) == (["dojo.jap024"], 1, 0)


@pytest.mark.rule("IMP-JAP-20")
def test_the_virtual_player_has_no_faction_locations_to_trade_with() -> None:
    me: dict[str, Any] = japanese(locations=[ROUTE], goods={"food": 1})
    assert refused(at(*solo(me, virtual={"locations": ["quarry.com008"]})), f"use {ROUTE}") == "IMP-JAP-20"


def test_the_design_is_an_action_design() -> None:
    assert designs(*ROUTES) <= faction_designs("japanese", "action")
