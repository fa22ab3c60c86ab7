"""The 18 designs of the Barbarians: printed numbers, deals of each copy, colour, cost, no raze field, end value."""

from __future__ import annotations

import pytest

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
)
from tests.imperial_settlers.phases import new, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, romans
from tests.tableau.positions import built, goods, hand, legal, player, refused, seen

BOARD = "5 worker + 1 raze_token + 1 defence_token"
"""What the board of the Barbarians produces."""

# fmt: off
FACTS = {
    "primeval_forest": Facts("production", "brown", "1 wood", False, 1, ("wood", "wood", "wood")),
    "barbarian_altar": Facts("action", "gold", "2 wood", True, 4, ("gold", "gold", "gold")),
    "raid": Facts("feature", "black", "1 wood", True, 7, ("wood", "wood", "wood")),
    "saboteurs": Facts("action", "black", "1 wood", True, 10, ("card", "gold")),
    "sentry_tower": Facts("production", "pink", "2 wood", True, 12, ("worker", "worker")),
    "dark_chapel": Facts("action", "black", "1 wood + 2 stone", True, 14, ("worker", "raze_token")),
    "pack": Facts("action", "black", "1 wood", True, 16, ("raze_token", "gold")),
    "rabble": Facts("action", "blue", "1 wood", True, 18, ("worker", "worker")),
    "settlement": Facts("production", "pink", "1 wood", False, 20, ("worker", "worker")),
    "hillfort": Facts("feature", "black", "2 wood", True, 22, ("wood",)),
    "expedition": Facts("action", "black", "1 wood + 1 stone", True, 23, ("stone",)),
    "bar_stone_quarry": Facts("production", "black", "1 stone", True, 24, ("stone",)),
    "barter": Facts("action", "gold", "1 wood", True, 25, ("food",)),
    "fighting_ring": Facts("action", "black", "1 wood + 1 stone", True, 26, ("raze_token",)),
    "idol": Facts("feature", "purple", "3 stone", True, 27, ("worker",)),
    "mission": Facts("action", "blue", "2 wood", True, 28, ("card",)),
    "pyre": Facts("feature", "black", "1 wood + 1 stone", True, 29, ("raze_token",)),
    "robbers": Facts("action", "red", "1 wood", True, 30, ("worker",)),
}
# fmt: on
ALL = sorted(FACTS)
DEALS = printed_deals(FACTS, "bar")
PRINTED = sorted(DEALS)
FIRST = {design: copies(design, FACTS[design], "bar")[0] for design in ALL}


@pytest.mark.rule("IMP-COMP-03", "IMP-CARD-11", "IMP-SETUP-05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_deck_of_a_game_holds_the_30_printed_cards(seed: int) -> None:
    found = deck_of_a_game(new(4, seed).position(), "barbarians", "bar")
    assert (found, len(found)) == (PRINTED, 30)


@pytest.mark.rule("IMP-DECK-01", "IMP-DECK-02")
def test_three_designs_have_three_copies_six_have_two_and_nine_are_single() -> None:
    cards = deck_of_a_game(new(4).position(), "barbarians", "bar")
    counts = [sum(card.startswith(f"{design}.") for card in cards) for design in ALL]
    assert sorted(counts, reverse=True) == [3] * 3 + [2] * 6 + [1] * 9


@pytest.mark.rule("IMP-CARD-11")
def test_the_printed_number_alone_names_the_card() -> None:
    for card in PRINTED:
        game = at(barbarians(hand=[card], goods={"food": 1}), romans())
        game.play(f"deal {card.split('.')[1]}")
        assert player(game).deals == [card]


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-01", "IMP-BUILD-02")
@pytest.mark.parametrize("design", ALL)
def test_building_costs_exactly_the_printed_resources(design: str) -> None:
    facts, card = FACTS[design], FIRST[design]
    assert costs(barbarians(), romans(), card, facts) == amounts(facts.cost)
    for good in amounts(facts.cost):
        poor = at(able(barbarians(), card, facts, PLENTY | {good: amounts(facts.cost)[good] - 1}), romans())
        assert refused(poor, build_line(card, facts)) == "IMP-BUILD-02"
    for copy in copies(design, facts, "bar"):
        game = at(able(barbarians(), copy, facts), romans())
        game.play(build_line(copy, facts))
        assert (built(game), copy in hand(game)) == ([copy], False)
    rich = at(able(barbarians(), card, facts, PLENTY), romans())
    rich.play(build_line(card, facts))
    assert {good for good in PLENTY if goods(rich)[good] < PLENTY[good]} <= set(amounts(facts.cost))


@pytest.mark.rule("IMP-BUILD-12", "IMP-GOOD-09")
@pytest.mark.parametrize("design", ALL)
def test_gold_may_pay_for_the_resources_one_for_one_but_not_for_the_location(design: str) -> None:
    facts, card = FACTS[design], FIRST[design]
    total = sum(amounts(facts.cost).values())
    poor = at(able(barbarians(), card, facts, {"gold": total - 1, "worker": 9}), romans())
    assert refused(poor, build_line(card, facts)) == "IMP-BUILD-02"
    game = at(able(barbarians(), card, facts, {"gold": total}), romans())
    game.play(build_line(card, facts))
    assert built(game) == [card]
    bare = at(barbarians(hand=[card], goods=PLENTY | {"gold": 9}), romans())
    assert refused(bare, build_line(card, facts)) == ("IMP-BUILD-07" if facts.location else None)


@pytest.mark.rule("IMP-BUILD-07", "IMP-BUILD-09", "IMP-BUILD-13")
@pytest.mark.parametrize("design", ALL)
def test_a_location_or_foundation_must_go_where_the_cost_asks_for_it_and_only_there(design: str) -> None:
    facts, card = FACTS[design], FIRST[design]
    other = "settlement.bar021" if design != "settlement" else "raid.bar007"
    me = able(barbarians(locations=["mill.com006", other]), card, facts) | {"ruins": [FOUNDATION]}
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
        assert (pile(game, "common"), pile(game, "barbarians")) == (common, faction)
    game = start.clone()
    game.play(f"build {card} over foundation")
    assert (len(built(game)), player(game).ruins, pile(game, "common")) == (3, 0, [FOUNDATION])


@pytest.mark.rule("IMP-CARD-05", "IMP-CARD-06")
@pytest.mark.parametrize("design", ALL)
def test_it_has_its_colour_and_no_other(design: str) -> None:
    facts = FACTS[design]
    for card in copies(design, facts, "bar"):
        for probes in ([facts.colour], COLOURS):
            me = barbarians(locations=[f"probe_{colour}" for colour in probes])
            game = with_probes(able(me, card, facts), romans())
            game.play(build_line(card, facts))
            assert goods(game)["defence_token"] == 1


# -- deals -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-DEAL-01", "IMP-DEAL-04", "IMP-DEAL-05", "IMP-DEAL-06", "IMP-CARD-04", "IMP-CARD-11")
@pytest.mark.parametrize("card", PRINTED)
def test_a_deal_costs_one_food_and_gives_the_good_of_this_copy_at_once(card: str) -> None:
    poor = at(barbarians(hand=[card], goods=PLENTY | {"food": 0}), romans())
    assert refused(poor, f"deal {card}") == "IMP-DEAL-04"
    for price in ("food", "gold"):
        game = at(barbarians(hand=[card], goods={price: 1}), romans())
        game.play(f"deal {card}")
        drawn(game)
        assert wealth(game) == {DEALS[card]: 1}
        assert (player(game).deals, built(game), card in hand(game)) == ([card], [], False)


@pytest.mark.rule("IMP-DEAL-06", "IMP-PROD-03", "IMP-DEAL-08", "IMP-CARD-11")
@pytest.mark.parametrize("card", PRINTED)
def test_the_deal_gives_one_such_good_in_the_production_phase_and_nothing_else(card: str) -> None:
    game = drawn(producing(barbarians(deals=[card]), romans()))
    assert wealth(game) == amounts(BOARD, f"1 {DEALS[card]}")
    assert refused(game, f"use {card}") == "IMP-USE-01", "a dealt card is no location"


@pytest.mark.rule("IMP-CARD-11", "IMP-DEAL-06")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("saboteurs.bar010", "saboteurs.bar011", {"card": 1, "gold": 1}),
        ("dark_chapel.bar014", "dark_chapel.bar015", {"worker": 1, "raze_token": 1}),
        ("pack.bar016", "pack.bar017", {"raze_token": 1, "gold": 1}),
    ],
)
def test_two_copies_of_one_design_differ_in_their_deal_round_after_round(
    first: str, second: str, gained: dict[str, int]
) -> None:
    game = at(barbarians(hand=[first, second], goods={"food": 2}), romans(passed=True))
    game.play(f"deal {first}")
    drawn(game).play(f"deal {second}")
    assert wealth(drawn(game)) == gained
    next_round(game)
    lasting = {"card": 3 + 2 * gained.get("card", 0), "worker": 5 + 2 * gained.get("worker", 0)}
    board = {"raze_token": 1, "defence_token": 1}
    expected = board | {good: 1 + board.get(good, 0) for good in gained if good not in lasting} | lasting
    assert wealth(game) == expected, "cards and workers stay, the rest is of this round alone"


# -- other facts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-RAZE-01", "IMP-RAZE-07", "IMP-CARD-01", "IMP-DEF-02", "IMP-JAP-03")
@pytest.mark.parametrize("card", PRINTED)
def test_it_has_no_raze_field_and_takes_no_protection(card: str) -> None:
    mine = at(barbarians(hand=[card], goods=PLENTY), romans())
    assert refused(mine, f"raze {card}") == "IMP-RAZE-01"
    game = at(romans(goods=PLENTY), barbarians(locations=[card], goods={"defence_token": 1, "worker": 1}))
    assert refused(game, f"raze {card}") == "IMP-RAZE-07"
    game.play("pass")
    assert refused(game, f"protect {card}") == "IMP-DEF-02"
    assert refused(game, f"samurai {card}") == "IMP-JAP-03"


@pytest.mark.rule("IMP-END-02", "IMP-END-04", "IMP-CARD-05")
@pytest.mark.parametrize("design", ALL)
def test_at_the_end_it_is_worth_two_points_as_a_location_alone(design: str) -> None:
    cards = copies(design, FACTS[design], "bar")
    game = at(barbarians(locations=cards, points=5), romans(passed=True), round=5)
    game.play("pass")
    mine = next(rank for rank in seen(game).result if rank.seat == 0)
    assert (mine.total, mine.parts["faction"]) == (5 + 2 * len(cards), 2 * len(cards))
    dealt = at(barbarians(deals=cards, points=5), romans(passed=True), round=5)
    dealt.play("pass")
    assert next(rank for rank in seen(dealt).result if rank.seat == 0).total == 5


@pytest.mark.rule("IMP-CARD-08", "IMP-USE-01")
def test_the_action_locations_are_those_that_scorpion_breeder_can_block() -> None:
    breeder = egyptians(locations=["scorpion_breeder.egy010"], goods=PLENTY)
    game = at(breeder, barbarians(locations=PRINTED, goods=PLENTY))
    game.play("use scorpion_breeder.egy010")
    found = {line.split()[1].split(".")[0] for line in legal(game)}
    assert found == {design for design in ALL if FACTS[design].category == "action"}
    for design in set(ALL) - found:
        mine = at(barbarians(locations=[FIRST[design]], goods=PLENTY | {"gold": 9}), romans(locations=["baker.com075"]))
        assert refused(mine, f"use {FIRST[design]}") == "IMP-USE-01"


def test_every_design_and_every_printed_card_is_covered() -> None:
    assert {face.word for face in RULES.book.faces if face.row.id in FACTS} == set(PRINTED)
    for category in ("production", "feature", "action"):
        assert faction_designs("barbarians", category) == {x for x in ALL if FACTS[x].category == category}
    assert (len(FACTS), len(PRINTED)) == (18, 30)
