"""Actions of the Japanese that turn goods into goods: Casino, The Stalls, Sumo School and Master Swordsmith."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import RESOURCES, amounts, designs, next_round, times
from tests.imperial_settlers.faction_cards import PLENTY, Bargain, faction_designs, over
from tests.imperial_settlers.phases import last_pass, pile, wealth
from tests.imperial_settlers.positions import at, japanese, romans
from tests.tableau.positions import goods, legal, location, points, refused

CASINO, STALLS, SUMO, SMITH = "casino.jap012", "the_stalls.jap016", "sumo_school.jap028", "master_swordsmith.jap029"
BARGAINS = {
    CASINO: Bargain("1 worker", "1 gold", 2),
    STALLS: Bargain("1 food", "1 vp", 2),
    "the_stalls.jap017": Bargain("1 food", "1 vp", 2),
    "the_stalls.jap018": Bargain("1 food", "1 vp", 2),
    SUMO: Bargain("1 worker + 1 food", "1 raze_token", 1),
    SMITH: Bargain("1 stone", "1 raze_token + 1 vp", 1),
}
TWICE = [card for card, bargain in BARGAINS.items() if bargain.uses == 2]
ONCE = [card for card, bargain in BARGAINS.items() if bargain.uses == 1]
ODD = {"garrison", "negotiator", "trade_route", "ninjas"}
"""In test_cards_japanese_odd_actions.py and test_cards_japanese_trade_route.py."""


@pytest.mark.rule("IMP-USE-01", "IMP-USE-02", "IMP-USE-04", "IMP-USE-06")
@pytest.mark.parametrize("card", BARGAINS)
def test_a_use_costs_exactly_this_and_gives_exactly_this(card: str) -> None:
    game = at(japanese(locations=[card], goods=amounts(BARGAINS[card].cost)), romans())
    game.play(f"use {card}")
    assert wealth(game) == amounts(BARGAINS[card].gain)
    assert (wealth(game, 1), location(game, card).used, game.actors) == ({}, 1, (1,))


@pytest.mark.rule("IMP-USE-02")
@pytest.mark.parametrize(
    ("card", "short"), [(card, good) for card in BARGAINS for good in amounts(BARGAINS[card].cost)]
)
def test_one_token_less_is_too_little_and_nothing_else_is_taken(card: str, short: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    poor = at(japanese(locations=[card], goods=PLENTY | {short: cost[short] - 1}), romans())
    assert refused(poor, f"use {card}") == "IMP-USE-02"
    game = at(japanese(locations=[card], goods=PLENTY), romans())
    game.play(f"use {card}")
    assert {good for good in PLENTY if goods(game).get(good, 0) < PLENTY[good]} == set(cost)


@pytest.mark.rule("IMP-USE-10", "IMP-GOOD-09")
@pytest.mark.parametrize("card", BARGAINS)
def test_gold_pays_for_food_and_stone_but_not_for_workers(card: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    gold = sum(cost.pop(good, 0) for good in RESOURCES)
    game = at(japanese(locations=[card], goods=cost | {"gold": gold}), romans())
    game.play(f"use {card}")
    assert wealth(over(game)) == amounts(BARGAINS[card].gain)
    for good in cost:
        short = at(japanese(locations=[card], goods=PLENTY | {"gold": 9, good: 0}), romans())
        assert refused(short, f"use {card}") == "IMP-USE-02"


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", BARGAINS)
def test_only_a_location_of_the_own_empire_can_be_activated(card: str) -> None:
    rich = PLENTY | {"gold": 9}
    assert refused(at(romans(goods=rich), japanese(locations=[card])), f"use {card}") == "IMP-USE-01"
    for place in ("hand", "deals"):
        me: dict[str, Any] = japanese(goods=rich) | {place: [card]}
        assert refused(at(me, romans()), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-USE-03")
@pytest.mark.parametrize("card", ONCE)
def test_once_a_round(card: str) -> None:
    game = at(japanese(locations=[card], goods=times(BARGAINS[card].cost, 3)), romans(passed=True))
    game.play(f"use {card}")
    assert game.question() in ("turn", "end"), "it is not asked for again"
    assert refused(over(game), f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-03", "IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_twice_a_round_in_one_turn_or_in_two(card: str) -> None:
    bargain = BARGAINS[card]
    start = at(japanese(locations=[card], goods=times(bargain.cost, 3)), romans(passed=True))
    for again in (True, False):
        game = start.clone()
        game.play(f"use {card}")
        if again:
            game.play("again")
        else:
            over(game).play(f"use {card}")
        assert wealth(over(game)) == times(bargain.cost, 1) | times(bargain.gain, 2)
        assert location(game, card).used == 2
        assert refused(game, f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_what_cannot_be_paid_twice_is_not_asked_for_again(card: str) -> None:
    game = at(japanese(locations=[card], goods=amounts(BARGAINS[card].cost, "1 wood")), romans())
    game.play(f"use {card}")
    assert (game.actors, game.question()) == ((1,), "turn")


@pytest.mark.rule("IMP-USE-03", "IMP-CLEAN-03")
@pytest.mark.parametrize("card", BARGAINS)
def test_the_uses_are_free_again_in_the_next_round(card: str) -> None:
    supply = {"worker": 1, "food": 2, "stone": 1}
    game = at(japanese(locations=[card], goods=supply), romans(passed=True), first=1, active=0)
    game.play(f"use {card}")
    over(game)
    stored = goods(game).get("food", 0)
    next_round(game)
    board = {"worker": 4, "wood": 1, "raze_token": 1, "defence_token": 1}
    assert location(game, card).used == 0
    assert goods(game) == board | ({"food": stored} if stored else {})
    assert refused(game, f"use {card}") == ("IMP-USE-02" if card == SMITH else None), "the board gives no stone"


@pytest.mark.rule("IMP-USE-03")
def test_each_of_the_three_stalls_has_its_own_two_uses() -> None:
    stalls = [card for card in BARGAINS if card.startswith("the_stalls")]
    game = at(japanese(locations=stalls, goods={"food": 7}), romans(passed=True))
    for card in stalls:
        game.play(f"use {card} / again")
    assert wealth(game) == {"food": 1, "vp": 6}
    assert [refused(game, f"use {card}") for card in stalls] == ["IMP-USE-03"] * 3


@pytest.mark.rule("IMP-RAZE-13", "IMP-JAP-02")
@pytest.mark.parametrize("card", BARGAINS)
def test_what_was_paid_is_lost_when_the_used_location_is_razed(card: str) -> None:
    me: dict[str, Any] = japanese(locations=[card], goods=amounts(BARGAINS[card].cost))
    game = at(me, romans(goods={"raze_token": 2}))
    game.play(f"use {card}")
    before = wealth(game)
    game.play(f"raze {card}")
    assert (wealth(game), wealth(game, 1), pile(game, "japanese")) == (before, {"vp": 1}, [card])


@pytest.mark.rule("IMP-DIG-07", "IMP-GOOD-09")
def test_the_gold_of_casino_pays_in_the_stalls_and_at_the_smiths() -> None:
    me: dict[str, Any] = japanese(locations=[CASINO, STALLS, SMITH], goods={"worker": 2, "food": 1})
    game = at(me, romans(passed=True))
    game.play(f"use {CASINO} / again / use {STALLS}")
    assert set(legal(game)) == {"pay 1 food", "pay 1 gold"}
    game.play(f"pay 1 gold / done / use {SMITH}")
    assert wealth(game) == {"food": 1, "raze_token": 1, "vp": 2}


@pytest.mark.rule("IMP-USE-04", "IMP-JAP-04")
def test_the_worker_of_sumo_school_and_casino_may_not_be_a_samurai() -> None:
    for card in (CASINO, SUMO):
        game = at(japanese(locations=[card], goods={"worker": 1, "food": 1}), romans())
        game.play(f"samurai {card}")
        assert refused(game, f"use {card}") == "IMP-USE-02"


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-03", "IMP-CLEAN-07", "IMP-USE-02")
@pytest.mark.example("IMP-EX-05")
def test_tom_used_the_stalls_and_casino_and_keeps_two_food() -> None:
    tom: dict[str, Any] = japanese(locations=[STALLS, CASINO], goods={"food": 3, "worker": 2})
    game = at(tom, romans(passed=True))
    game.play(f"use {STALLS} / done / end / use {CASINO} / done / end")
    assert goods(game) == {"food": 2, "worker": 1, "gold": 1}
    game.play("pass")
    assert (goods(game), game.position()["players"][0]["stored"]) == ({}, {"food": 2})
    assert (location(game, STALLS).used, location(game, CASINO).used, points(game)) == (0, 0, 1)
    idle = last_pass(tom, romans())
    assert idle.position()["players"][0]["stored"] == {"food": 3}


def test_every_action_design_is_covered() -> None:
    assert designs(*BARGAINS) | ODD == faction_designs("japanese", "action")
    assert not designs(*BARGAINS) & ODD
