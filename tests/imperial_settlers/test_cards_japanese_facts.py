"""The 18 designs of the Japanese: printed numbers, deals of each copy, colour, cost, raze field, end value."""

from __future__ import annotations

import pytest

from furrow import Game
from furrow.games.imperial_settlers.rules import RULES
from tests.imperial_settlers.common_cards import COLOURS, amounts, drawn, next_round, producing, with_probes
from tests.imperial_settlers.faction_cards import (
    FOUNDATION,
    PLENTY,
    Facts,
    able,
    build_line,
    copies,
    costs,
    deck_of_a_game,
    faction_designs,
    printed_deals,
    settled,
)
from tests.imperial_settlers.phases import new, pile, wealth
from tests.imperial_settlers.positions import at, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, player, refused, seen

BOARD = "4 worker + 1 wood + 1 raze_token + 1 defence_token"
"""What the board of the Japanese produces."""

# fmt: off
FACTS = {
    "farm": Facts("production", "red", "1 wood", False, 1, ("worker", "worker", "worker")),
    "rice_fields": Facts("production", "red", "1 food", False, 4, ("food", "food")),
    "geisha_house": Facts("production", "pink", "1 wood", True, 6, ("worker", "worker")),
    "garrison": Facts("action", "black", "1 wood", True, 8, ("raze_token",)),
    "daimyos_castle": Facts("production", "grey", "2 stone", True, 9, ("stone", "gold")),
    "buddha_temple": Facts("production", "blue", "1 stone", True, 11, ("card",)),
    "casino": Facts("action", "gold", "2 wood", True, 12, ("gold",)),
    "gate": Facts("feature", "blue", "1 wood", True, 13, ("food", "food")),
    "shrine": Facts("feature", "gold", "1 wood + 1 stone", True, 15, ("card",)),
    "the_stalls": Facts("action", "red", "1 wood", True, 16, ("food", "food", "food")),
    "negotiator": Facts("action", "red", "1 wood", True, 19, ("gold",)),
    "sake_brewery": Facts("feature", "pink", "1 wood", True, 20, ("food",)),
    "trade_route": Facts("action", "red", "1 stone", True, 21, ("food", "worker", "vp")),
    "dojo": Facts("feature", "red", "1 wood", True, 24, ("vp", "vp")),
    "ninjas": Facts("action", "black", "1 stone", True, 26, ("raze_token", "raze_token")),
    "sumo_school": Facts("action", "black", "1 wood", True, 28, ("worker",)),
    "master_swordsmith": Facts("action", "black", "1 stone", True, 29, ("stone",)),
    "school_of_diplomacy": Facts("feature", "red", "1 wood", True, 30, ("gold",)),
}
# fmt: on
ALL = sorted(FACTS)
DEALS = printed_deals(FACTS, "jap")
PRINTED = sorted(DEALS)
FIRST = {design: copies(design, FACTS[design], "jap")[0] for design in ALL}


@pytest.mark.rule("IMP-COMP-03", "IMP-CARD-11", "IMP-SETUP-05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_deck_of_a_game_holds_the_30_printed_cards(seed: int) -> None:
    found = deck_of_a_game(new(4, seed).position(), "japanese", "jap")
    assert (found, len(found)) == (PRINTED, 30)


@pytest.mark.rule("IMP-DECK-01", "IMP-DECK-02")
def test_three_designs_have_three_copies_six_have_two_and_nine_are_single() -> None:
    cards = deck_of_a_game(new(4).position(), "japanese", "jap")
    counts = [sum(card.startswith(f"{design}.") for card in cards) for design in ALL]
    assert sorted(counts, reverse=True) == [3] * 3 + [2] * 6 + [1] * 9


@pytest.mark.rule("IMP-CARD-11")
def test_the_printed_number_alone_names_the_card() -> None:
    for card in PRINTED:
        game = at(japanese(hand=[card], goods={"food": 1}), romans())
        game.play(f"deal {card.split('.')[1]}")
        assert player(game).deals == [card]


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-01", "IMP-BUILD-02")
@pytest.mark.parametrize("design", ALL)
def test_building_costs_exactly_the_printed_resources(design: str) -> None:
    facts, card = FACTS[design], FIRST[design]
    assert costs(japanese(), romans(), card, facts) == amounts(facts.cost)
    for good in amounts(facts.cost):
        poor = at(able(japanese(), card, facts, PLENTY | {good: amounts(facts.cost)[good] - 1}), romans())
        assert refused(poor, build_line(card, facts)) == "IMP-BUILD-02"
    for copy in copies(design, facts, "jap"):
        game = at(able(japanese(), copy, facts), romans())
        game.play(build_line(copy, facts))
        assert (built(game), copy in hand(game)) == ([copy], False)
    rich = at(able(japanese(), card, facts, PLENTY), romans())
    rich.play(build_line(card, facts))
    assert {good for good in PLENTY if goods(rich)[good] < PLENTY[good]} <= set(amounts(facts.cost))


@pytest.mark.rule("IMP-BUILD-12", "IMP-GOOD-09")
@pytest.mark.parametrize("design", ALL)
def test_gold_may_pay_for_the_resources_one_for_one_but_not_for_the_location(design: str) -> None:
    facts, card = FACTS[design], FIRST[design]
    total = sum(amounts(facts.cost).values())
    poor = at(able(japanese(), card, facts, {"gold": total - 1, "worker": 9}), romans())
    assert refused(poor, build_line(card, facts)) == "IMP-BUILD-02"
    game = at(able(japanese(), card, facts, {"gold": total}), romans())
    game.play(build_line(card, facts))
    assert built(game) == [card]
    bare = at(japanese(hand=[card], goods=PLENTY | {"gold": 9}), romans())
    assert refused(bare, build_line(card, facts)) == ("IMP-BUILD-07" if facts.location else None)


@pytest.mark.rule("IMP-BUILD-07", "IMP-BUILD-09", "IMP-BUILD-13")
@pytest.mark.parametrize("design", ALL)
def test_a_location_or_foundation_must_go_where_the_cost_asks_for_it_and_only_there(design: str) -> None:
    facts, card = FACTS[design], FIRST[design]
    other = "farm.jap002" if design != "farm" else "dojo.jap024"
    me = able(japanese(locations=["mill.com006", other]), card, facts) | {"ruins": [FOUNDATION]}
    start = at(me, romans(locations=["baker.com075"]))
    bases = {"mill.com006", other, "foundation"}
    if not facts.location:
        assert all(refused(start, f"build {card} over {base}") == "IMP-BUILD-07" for base in bases)
        assert [line for line in legal(start) if line.startswith("build")] == [f"build {card}"]
        return
    assert {line for line in legal(start) if line.startswith("build")} == {f"build {card} over {x}" for x in bases}
    for line in (f"build {card}", f"build {card} over baker.com075", f"build {card} over {card}"):
        assert refused(start, line) == "IMP-BUILD-07"
    for base, common, faction in (("mill.com006", ["mill.com006"], []), (other, [], [other])):
        game = start.clone()
        game.play(f"build {card} over {base}")
        assert (base in built(game), card in built(game), player(game).ruins) == (False, True, 1)
        assert (pile(game, "common"), pile(game, "japanese")) == (common, faction)
    game = start.clone()
    game.play(f"build {card} over foundation")
    assert (len(built(game)), player(game).ruins, pile(game, "common")) == (3, 0, [FOUNDATION])


@pytest.mark.rule("IMP-CARD-05", "IMP-CARD-06")
@pytest.mark.parametrize("design", ALL)
def test_it_has_its_colour_and_no_other(design: str) -> None:
    facts = FACTS[design]
    for card in copies(design, facts, "jap"):
        for probes in ([facts.colour], COLOURS):
            me = japanese(locations=[f"probe_{colour}" for colour in probes])
            game = with_probes(able(me, card, facts), romans())
            game.play(build_line(card, facts))
            settled(game)
            assert goods(game)["defence_token"] == 1


# -- deals -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-DEAL-01", "IMP-DEAL-04", "IMP-DEAL-05", "IMP-DEAL-06", "IMP-CARD-04", "IMP-CARD-11")
@pytest.mark.parametrize("card", PRINTED)
def test_a_deal_costs_one_food_and_gives_the_good_of_this_copy_at_once(card: str) -> None:
    poor = at(japanese(hand=[card], goods=PLENTY | {"food": 0}), romans())
    assert refused(poor, f"deal {card}") == "IMP-DEAL-04"
    for price in ("food", "gold"):
        game = at(japanese(hand=[card], goods={price: 1}), romans())
        game.play(f"deal {card}")
        drawn(game)
        assert wealth(game) == {DEALS[card]: 1}
        assert (player(game).deals, built(game), card in hand(game)) == ([card], [], False)


@pytest.mark.rule("IMP-DEAL-06", "IMP-PROD-03", "IMP-DEAL-08", "IMP-CARD-11")
@pytest.mark.parametrize("card", PRINTED)
def test_the_deal_gives_one_such_good_in_the_production_phase_and_nothing_else(card: str) -> None:
    game = drawn(producing(japanese(deals=[card]), romans()))
    assert wealth(game) == amounts(BOARD, f"1 {DEALS[card]}")
    assert refused(game, f"use {card}") == "IMP-USE-01", "a dealt card is no location"


@pytest.mark.rule("IMP-CARD-11", "IMP-DEAL-06", "IMP-CLEAN-07")
def test_copies_of_one_design_differ_in_their_deal_round_after_round() -> None:
    cards = ["daimyos_castle.jap009", *(f"trade_route.jap02{number}" for number in (1, 2, 3)), "daimyos_castle.jap010"]
    game = at(japanese(hand=cards, goods={"food": 5}), romans(passed=True))
    for card in cards:
        game.play(f"deal {card}")
    assert wealth(game) == {"stone": 1, "gold": 1, "food": 1, "worker": 1, "vp": 1}
    next_round(game)
    deals = amounts("1 stone + 1 gold + 2 food + 1 worker + 2 vp", BOARD, "3 card")
    assert wealth(game) == deals, "food and points stay, the rest is of this round alone"


# -- razing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-RAZE-05", "IMP-JAP-01", "IMP-CARD-01", "IMP-CARD-03")
@pytest.mark.parametrize("card", PRINTED)
def test_razed_from_the_hand_it_gives_one_point_for_one_raze_token(card: str) -> None:
    poor = at(japanese(hand=[card], goods=PLENTY | {"gold": 9, "raze_token": 0}), romans())
    game = at(japanese(hand=[card], goods={"raze_token": 1}), romans())
    if card.startswith(("gate.", "shrine.")):
        assert refused(game, f"raze {card}") == "IMP-RAZE-03", "it has no raze field"
        return
    assert refused(poor, f"raze {card}") in ("IMP-RAZE-02", "IMP-RAZE-04")
    game.play(f"raze {card}")
    assert (wealth(game), pile(game, "japanese")) == ({"vp": 1}, [card])


@pytest.mark.rule("IMP-RAZE-07", "IMP-RAZE-08", "IMP-RAZE-09", "IMP-RAZE-12", "IMP-JAP-02", "IMP-JAP-09")
@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize("samurai", [0, 1])
def test_razed_in_the_empire_it_gives_one_point_for_two_raze_tokens_and_one_more_with_a_samurai(
    card: str, samurai: int
) -> None:
    def attack(tokens: int) -> Game:
        marks = {card: ["samurai"]} if samurai else {}
        return at(romans(goods={"raze_token": tokens}), japanese(locations=[card]), marks=marks)

    game = attack(2 + samurai)
    if card.startswith(("gate.", "shrine.")):
        assert refused(game, f"raze {card}") == "IMP-RAZE-03"
        return
    assert refused(attack(1 + samurai), f"raze {card}") == "IMP-RAZE-09"
    game.play(f"raze {card}")
    assert (wealth(game), wealth(game, 1), player(game, 1).ruins) == ({"vp": 1}, {}, 0)
    assert (built(game, 1), pile(game, "japanese"), game.position()["marks"]) == ([], [card], {})


@pytest.mark.rule("IMP-JAP-03", "IMP-JAP-07", "IMP-DEF-02")
@pytest.mark.parametrize("card", PRINTED)
def test_it_takes_a_samurai_and_no_defence_token(card: str) -> None:
    game = at(japanese(locations=[card], goods={"worker": 2, "defence_token": 1}), romans())
    assert refused(game, f"protect {card}") == "IMP-DEF-02"
    game.play(f"samurai {card}")
    assert refused(game, f"samurai {card}") == "IMP-JAP-06"
    assert goods(game) == {"worker": 1, "defence_token": 1}


# -- other facts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-END-02", "IMP-END-04", "IMP-CARD-05")
@pytest.mark.parametrize("design", ALL)
def test_at_the_end_it_is_worth_two_points_as_a_location_alone(design: str) -> None:
    cards = copies(design, FACTS[design], "jap")
    game = at(japanese(locations=cards, points=5), romans(passed=True), round=5)
    game.play("pass")
    mine = next(rank for rank in seen(game).result if rank.seat == 0)
    assert (mine.total, mine.parts["faction"]) == (5 + 2 * len(cards), 2 * len(cards))
    dealt = at(japanese(deals=cards, points=5), romans(passed=True), round=5)
    dealt.play("pass")
    assert next(rank for rank in seen(dealt).result if rank.seat == 0).total == 5


@pytest.mark.rule("IMP-CARD-08", "IMP-USE-01")
def test_the_action_locations_are_those_that_scorpion_breeder_can_block() -> None:
    breeder = egyptians(locations=["scorpion_breeder.egy010"], goods=PLENTY)
    game = at(breeder, japanese(locations=PRINTED, goods=PLENTY))
    game.play("use scorpion_breeder.egy010")
    found = {line.split()[1].split(".")[0] for line in legal(game)}
    assert found == {design for design in ALL if FACTS[design].category == "action"}
    for design in set(ALL) - found:
        mine = at(japanese(locations=[FIRST[design]], goods=PLENTY | {"gold": 9}), romans(locations=["baker.com075"]))
        assert refused(mine, f"use {FIRST[design]}") == "IMP-USE-01"


def test_every_design_and_every_printed_card_is_covered() -> None:
    assert {face.word for face in RULES.book.faces if face.row.id in FACTS} == set(PRINTED)
    for category in ("production", "feature", "action"):
        assert faction_designs("japanese", category) == {x for x in ALL if FACTS[x].category == category}
    assert (len(FACTS), len(PRINTED)) == (18, 30)
