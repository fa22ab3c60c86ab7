"""Clarified common cards: Ruins, Settlers, Tavern, Imperial Messenger, Hanseatic League and Porters (IMP-CMN)."""

from __future__ import annotations

import pytest

from tests.imperial_settlers.phases import next_round, pile
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

RUINS, SETTLERS, TAVERN, PORTERS = "ruins.com069", "settlers.com040", "tavern.com049", "porters.com084"
MESSENGER, LEAGUE = "imperial_messenger.com057", "hanseatic_league.com061"
COLONY, MILL = "trade_colony.rom023", "mill.com006"
COLOURED = [
    "carpenters_workshop.com004",
    "supplier.com002",
    MILL,
    "canteen.com078",
    "monty_the_merchant.com080",
    "pyre.bar029",
]


@pytest.mark.rule("IMP-CMN-01")
def test_ruins_cost_nothing_but_a_build_action() -> None:
    game = at(barbarians(hand=[RUINS, "ruins.com070"]), romans())
    game.play(f"build {RUINS}")
    assert (built(game), game.actors) == ([RUINS], (1,))
    assert refused(game, "build ruins.com070", 0) == "IMP-ACT-01"


@pytest.mark.rule("IMP-CMN-01")
def test_ruins_have_no_colour() -> None:
    """Features for brown, grey, red, pink, gold and black locations do not answer to it."""
    game = at(barbarians(locations=COLOURED, hand=[RUINS]), romans())
    game.play(f"build {RUINS}")
    assert (goods(game), points(game)) == ({"worker": 1}, 0), "its own building bonus alone"


@pytest.mark.rule("IMP-CMN-01")
@pytest.mark.parametrize(
    ("bonus", "cost"),
    [
        ("statue.com001", {"wood": 1, "stone": 2}),
        ("wood_storage.com003", {"wood": 2, "stone": 1}),
        ("baker.com075", {"wood": 2, "stone": 1}),
        ("meeting_place.com079", {"wood": 2, "stone": 1}),
        ("apartment.com081", {"wood": 1, "stone": 2}),
    ],
)
def test_ruins_count_for_no_colour(bonus: str, cost: dict[str, int]) -> None:
    game = at(barbarians(goods=cost, locations=[RUINS, "ruins.com070"], hand=[bonus]), romans())
    game.play(f"build {bonus} / draw common")
    assert points(game) == 1, "the new location counts alone"


@pytest.mark.rule("IMP-CMN-01")
def test_ruins_cannot_be_razed() -> None:
    me = barbarians(goods={"raze_token": 5, "worker": 5}, locations=["pack.bar016", "rabble.bar018", RUINS])
    game = at(me | {"hand": ["ruins.com070"]}, romans(locations=["ruins.com071"]))
    assert refused(game, "raze ruins.com070") == "IMP-RAZE-03"
    assert refused(game, "raze ruins.com071") == "IMP-RAZE-03"
    assert refused(game, "use pack.bar016") is not None
    assert refused(game, "use rabble.bar018") is not None
    chariot = egyptians(goods={"raze_token": 5}, locations=["chariot_builder.egy003"])
    assert refused(at(chariot, romans(locations=[RUINS])), "use chariot_builder.egy003") is not None


@pytest.mark.rule("IMP-CMN-02")
def test_settlers_build_a_faction_location_without_discarding_one() -> None:
    me = romans(goods={"wood": 2, "stone": 2}, locations=[SETTLERS], hand=[COLONY, "builder.rom020"])
    game = at(me, barbarians())
    game.play(f"use {SETTLERS} / choose {COLONY}")
    assert built(game) == [SETTLERS, COLONY]
    assert goods(game) == {"worker": 1, "gold": 1}, "wood for Settlers, wood and stone for the cost; it produces"
    assert (hand(game), pile(game, "common")) == (["builder.rom020"], [])


@pytest.mark.rule("IMP-CMN-02")
def test_settlers_do_not_save_the_resources_and_build_no_common_card() -> None:
    me = romans(goods={"wood": 1, "stone": 2}, locations=[SETTLERS], hand=[COLONY, "village_a.com012"])
    assert refused(at(me, barbarians()), f"use {SETTLERS}") == "IMP-CMN-02", "the wood of the cost is missing"
    me = romans(goods={"wood": 5, "stone": 5}, locations=[SETTLERS, MILL])
    game = at(me | {"hand": [COLONY, "builder.rom020", "village_a.com012"]}, barbarians())
    assert refused(game, f"use {SETTLERS} / choose village_a.com012") == "IMP-CMN-02"
    game.play(f"use {SETTLERS}")
    assert set(legal(game)) == {f"choose {COLONY}", "choose builder.rom020"}


@pytest.mark.rule("IMP-CMN-02")
def test_settlers_also_build_a_location_whose_cost_asks_for_none() -> None:
    game = at(barbarians(goods={"wood": 2}, locations=[SETTLERS], hand=["settlement.bar020", "raid.bar007"]), romans())
    game.play(f"use {SETTLERS} / choose settlement.bar020")
    assert (built(game), goods(game)) == ([SETTLERS, "settlement.bar020"], {"worker": 2})


@pytest.mark.rule("IMP-CMN-03")
def test_the_card_paid_for_tavern_is_discarded_and_no_own_worker_marks_the_use() -> None:
    game = at(barbarians(goods={"worker": 1}, locations=[TAVERN], hand=[MILL, "raid.bar007"]), romans())
    game.play(f"use {TAVERN} / discard raid.bar007")
    assert (pile(game, "barbarians"), hand(game), points(game)) == (["raid.bar007"], [MILL], 2)
    assert (goods(game), location(game, TAVERN).used) == ({"worker": 1}, 1)
    game.play("pass")
    assert refused(game, f"use {TAVERN}") == "IMP-USE-03"
    next_round(game)
    assert location(game, TAVERN).used == 0
    assert refused(at(barbarians(goods={"worker": 1}, locations=[TAVERN]), romans()), f"use {TAVERN}") == "IMP-USE-02"


@pytest.mark.rule("IMP-CMN-04")
def test_imperial_messenger_takes_the_good_of_a_trade_route_deal_too() -> None:
    me = japanese(goods={"worker": 1}, locations=[MESSENGER], deals=["farm.jap001"], foreign=["pyramid.egy028"])
    others = egyptians(locations=["pyramid.egy028"], deals=["desert.egy001"])
    game = at(me, others)
    game.play(f"use {MESSENGER}")
    assert set(legal(game)) == {"choose farm.jap001", "choose pyramid.egy028"}, "own deals only"
    game.play("choose pyramid.egy028")
    assert (goods(game), player(game).foreign) == ({"gold": 1}, ["pyramid.egy028"])
    alone = at(me | {"deals": []}, others)
    alone.play(f"use {MESSENGER}")
    assert goods(alone) == {"gold": 1}


@pytest.mark.rule("IMP-CMN-05")
@pytest.mark.parametrize("cancelled", ["farm.jap001", COLONY])
def test_hanseatic_league_cancels_a_trade_route_deal_in_place_of_one_under_the_board(cancelled: str) -> None:
    me = japanese(goods={"worker": 1}, locations=[LEAGUE], deals=["farm.jap001"], foreign=[COLONY])
    game = at(me, romans(locations=[COLONY], deals=["builder.rom020"]))
    assert refused(game, f"use {LEAGUE} / cancel builder.rom020") == "IMP-CMN-05"
    game.play(f"use {LEAGUE} / cancel {cancelled}")
    assert points(game) == 2
    assert {*player(game).deals, *player(game).foreign} == {"farm.jap001", COLONY} - {cancelled}
    assert built(game, 1) == [COLONY], "the location is not touched"


@pytest.mark.rule("IMP-CMN-05")
def test_hanseatic_league_is_content_with_trade_route_deals_alone() -> None:
    me = japanese(goods={"worker": 1}, locations=[LEAGUE])
    assert refused(at(me, romans(locations=[COLONY])), f"use {LEAGUE}") == "IMP-USE-02"
    assert refused(at(me | {"foreign": [COLONY]}, romans(locations=[COLONY])), f"use {LEAGUE}") is None


@pytest.mark.rule("IMP-CMN-06")
@pytest.mark.parametrize(
    ("chosen", "gained"), [("town.com015", {"worker": 2}), ("builder.rom020", {"wood": 1, "stone": 1})]
)
def test_porters_take_the_goods_of_a_common_or_a_faction_location(chosen: str, gained: dict[str, int]) -> None:
    me = romans(goods={"food": 1}, locations=[PORTERS, "town.com015", "builder.rom020", MILL])
    game = at(me, barbarians(locations=["settlement.bar020"]))
    game.play(f"use {PORTERS}")
    assert set(legal(game)) == {"choose town.com015", "choose builder.rom020"}
    game.play(f"choose {chosen}")
    assert goods(game) == gained
