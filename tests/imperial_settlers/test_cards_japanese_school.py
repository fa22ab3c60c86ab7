"""School of Diplomacy: in the production phase goods of the own deals may be given up for 1 point each."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import amounts, producing
from tests.imperial_settlers.phases import deck, wealth
from tests.imperial_settlers.positions import at, barbarians, japanese, romans
from tests.tableau.positions import goods, hand, legal, player, points, refused

SCHOOL = "school_of_diplomacy.jap030"
BOARD = "4 worker + 1 wood + 1 raze_token + 1 defence_token"
WORKERS = ["farm.jap001", "farm.jap002", "farm.jap003"]
GOLD, STONE, CARD, POINT, RAZE = (
    "casino.jap012",
    "master_swordsmith.jap029",
    "buddha_temple.jap011",
    "dojo.jap024",
    "garrison.jap008",
)


def school(*deals: str, **pieces: Any) -> Game:
    """The production phase with these deals and a School of Diplomacy."""
    me: dict[str, Any] = japanese(locations=[SCHOOL], deals=list(deals)) | pieces
    return producing(me, romans())


@pytest.mark.rule("IMP-PROD-03", "IMP-LOC-02", "IMP-LOC-03")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_any_number_of_the_goods_of_deals_may_be_given_up_for_a_point_each(given: int) -> None:
    game = school(*WORKERS)
    assert legal(game) == ["done", *(f"forgo {number} worker" for number in (1, 2, 3))]
    game.play({0: "done", 1: "forgo 1 worker / done", 2: "forgo 2 worker / done", 3: "forgo 3 worker"}[given])
    expected = amounts(BOARD, f"{3 - given} worker") | ({"vp": given} if given else {})
    assert wealth(game) == expected
    assert player(game).deals == WORKERS, "the deals stay"


@pytest.mark.rule("IMP-PROD-03")
@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("done", "2 worker + 1 gold + 1 stone + 1 raze_token"),
        ("forgo 1 gold / done", "2 worker + 1 stone + 1 raze_token + 1 vp"),
        ("forgo 1 worker / forgo 1 stone / done", "1 worker + 1 gold + 1 raze_token + 2 vp"),
        ("forgo 2 worker / forgo 1 stone / forgo 1 gold / forgo 1 raze_token", "5 vp"),
        ("forgo 1 raze_token / forgo 1 stone / done", "2 worker + 1 gold + 2 vp"),
        ("forgo 1 worker / forgo 1 gold / forgo 1 worker / done", "1 stone + 1 raze_token + 3 vp"),
    ],
)
def test_goods_of_several_kinds_are_given_up_in_any_order(line: str, gained: str) -> None:
    game = school(*WORKERS[:2], GOLD, STONE, RAZE)
    game.play(line)
    assert wealth(game) == amounts(BOARD, gained)
    assert game.question() == "turn"


@pytest.mark.rule("IMP-PROD-03")
def test_only_what_the_deals_are_about_to_give_can_be_given_up() -> None:
    """Not the goods of the board, of locations or of the round before."""
    game = school(WORKERS[0], GOLD, locations=[SCHOOL, "rice_fields.jap004", "armorer.com018"], stored={"food": 5})
    assert set(legal(game)) == {"forgo 1 worker", "forgo 1 gold", "done"}
    for line in ("forgo 2 worker", "forgo 1 food", "forgo 1 wood", "forgo 1 raze_token", "forgo 2 gold"):
        assert refused(game, line) == "IMP-PROD-03"
    game.play("forgo 1 worker")
    assert refused(game, "forgo 1 worker") == "IMP-PROD-03", "it is given up already"
    game.play("done")
    assert wealth(game) == amounts(BOARD, "1 gold + 1 vp + 5 food + 2 food + 1 raze_token")


@pytest.mark.rule("IMP-PROD-03", "IMP-PROD-06")
def test_a_card_given_up_is_not_drawn_and_a_point_given_up_is_a_point() -> None:
    drew = school(CARD)
    drew.play("done")
    top = deck(drew, "japanese")[0]
    drew.play("draw faction")
    assert (hand(drew), points(drew)) == ([top], 0)
    gave = school(CARD)
    gave.play("forgo 1 card")
    assert (hand(gave), points(gave), gave.question()) == ([], 1, "turn")
    for line in ("done", "forgo 1 vp"):
        game = school(POINT)
        game.play(line)
        assert points(game) == 1


@pytest.mark.rule("IMP-JAP-20", "IMP-PROD-03", "IMP-DIG-13")
def test_goods_of_trade_route_deals_may_be_given_up_too() -> None:
    rows = (
        japanese(locations=[SCHOOL], foreign=["roman_bank.rom029"], deals=[GOLD]),
        romans(locations=["roman_bank.rom029"]),
    )
    game = producing(*rows)
    game.play("forgo 2 gold")
    assert wealth(game) == amounts(BOARD, "2 vp")


@pytest.mark.rule("IMP-LOC-03", "IMP-DEAL-06")
def test_a_deal_made_in_the_action_phase_gives_its_good_without_a_question() -> None:
    game = at(japanese(locations=[SCHOOL], hand=[GOLD], goods={"food": 1}), romans())
    game.play(f"deal {GOLD}")
    assert (wealth(game), game.actors) == ({"gold": 1}, (1,))
    assert refused(at(japanese(locations=[SCHOOL]), romans()), f"use {SCHOOL}") == "IMP-USE-01"


@pytest.mark.rule("IMP-LOC-03", "IMP-DEAL-08")
def test_without_deals_or_without_the_school_in_the_empire_nothing_is_asked() -> None:
    assert wealth(school()) == amounts(BOARD)
    assert wealth(producing(japanese(deals=[SCHOOL, WORKERS[0]]), romans())) == amounts(BOARD, "1 gold + 1 worker")
    assert wealth(producing(japanese(hand=[SCHOOL], deals=[WORKERS[0]]), romans())) == amounts(
        BOARD, "1 worker + 1 card"
    )


@pytest.mark.rule("IMP-LOC-02", "IMP-PROD-03")
def test_it_concerns_the_own_deals_alone_and_works_in_every_round() -> None:
    rows = japanese(locations=[SCHOOL], deals=[WORKERS[0]]), barbarians(deals=["raid.bar007"])
    game = producing(*rows)
    assert set(legal(game)) == {"forgo 1 worker", "done"}, "the wood of the rival's deal is not among them"
    game.play("forgo 1 worker")
    assert (points(game), goods(game, 1)["wood"]) == (1, 1)
    while game.question() != "target":
        game.play("pass" if game.question() == "turn" else legal(game)[0])
    game.play("forgo 1 worker")
    assert (points(game), goods(game)["worker"]) == (2, 4)


@pytest.mark.rule("IMP-LOC-02", "IMP-LOC-03")
def test_a_school_built_in_a_round_asks_from_the_next_production_on() -> None:
    me: dict[str, Any] = japanese(hand=[SCHOOL], deals=[GOLD], goods={"wood": 1}, ruins=["mill.com006"])
    game = at(me, romans(passed=True))
    game.play(f"build {SCHOOL} over foundation")
    assert (wealth(game), game.question()) == ({}, "turn")
    while game.question() != "target":
        game.play("pass" if game.question() == "turn" else legal(game)[0])
    game.play("forgo 1 gold")
    assert (points(game), goods(game)) == (1, amounts(BOARD))
