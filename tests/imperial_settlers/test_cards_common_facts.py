"""The 58 rows of the common deck: printed numbers, colour, building cost and raze field, as play shows them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import furrow
from furrow.games.imperial_settlers.rules import RULES
from tests.imperial_settlers.common_cards import COLOURS, amounts, common_designs, drawn, with_probes
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, romans
from tests.tableau.positions import built, goods, hand, legal, player, refused, seen


class Facts(NamedTuple):
    """What is printed on a card beside its ability: number of the first copy, copies, colour, building cost, raze."""

    first: int
    copies: int
    colour: str
    cost: str
    raze: str


# fmt: off
FACTS = {
    "statue": Facts(1, 1, "grey", "1 wood + 2 stone", "1 vp + 1 stone"),
    "supplier": Facts(2, 1, "grey", "1 wood + 2 stone", "1 gold + 1 stone"),
    "wood_storage": Facts(3, 1, "brown", "2 wood + 1 stone", "2 wood"),
    "carpenters_workshop": Facts(4, 1, "brown", "3 wood", "1 gold + 1 wood"),
    "gallows": Facts(5, 1, "black", "2 wood", "1 vp + 1 wood"),
    "mill": Facts(6, 1, "red", "3 wood", "1 worker + 1 food"),
    "old_forest": Facts(7, 1, "brown", "2 wood", "2 wood"),
    "quarry": Facts(8, 3, "grey", "1 wood + 1 stone", "2 stone"),
    "rubble": Facts(11, 1, "grey", "2 wood + 1 stone", "2 stone"),
    "village_a": Facts(12, 2, "pink", "1 wood", "2 worker"),
    "village_b": Facts(14, 1, "pink", "1 wood", "1 worker + 1 wood"),
    "town": Facts(15, 1, "pink", "1 wood + 1 stone", "2 worker"),
    "farmers_at_work": Facts(16, 1, "pink", "3 wood", "1 worker + 1 gold"),
    "mammas_baths": Facts(17, 1, "pink", "2 wood + 1 stone", "1 worker + 1 food"),
    "armorer": Facts(18, 3, "black", "1 wood + 1 stone", "1 vp + 1 stone"),
    "gold_mine": Facts(21, 2, "gold", "1 wood + 1 stone", "1 vp + 1 gold"),
    "grain_field": Facts(23, 2, "red", "1 wood + 1 food", "2 food"),
    "lords_fields": Facts(25, 1, "red", "2 wood + 1 stone", "2 food"),
    "monument": Facts(26, 1, "purple", "1 stone", "1 vp + 1 stone"),
    "merchants_guild": Facts(27, 1, "gold", "2 wood + 1 stone", "1 gold + 1 stone"),
    "gold_creek": Facts(28, 1, "gold", "1 wood + 1 stone", "1 gold + 1 worker"),
    "wood_supplier": Facts(29, 1, "brown", "3 wood", "2 wood"),
    "goldsmiths_workshop": Facts(30, 2, "gold", "1 wood + 1 stone", "1 vp + 1 gold"),
    "marketplace": Facts(32, 1, "gold", "2 wood", "1 gold + 1 wood"),
    "coal_mine": Facts(33, 1, "grey", "1 wood + 1 stone", "1 worker + 1 stone"),
    "mason_a": Facts(34, 1, "grey", "1 wood + 1 stone", "1 wood + 1 stone"),
    "mason_b": Facts(35, 1, "grey", "2 stone", "1 vp + 1 stone"),
    "court_sculptor": Facts(36, 1, "grey", "1 stone", "1 worker + 1 stone"),
    "masons_guild": Facts(37, 2, "grey", "2 wood + 1 stone", "1 gold + 1 stone"),
    "missionaries": Facts(39, 1, "pink", "2 food", "1 vp + 1 worker"),
    "settlers": Facts(40, 1, "pink", "1 wood", "1 worker + 1 wood"),
    "acting_troupe": Facts(41, 1, "pink", "2 wood", "1 worker + 1 wood"),
    "lumberjacks": Facts(42, 1, "brown", "2 wood", "2 wood"),
    "carpenter": Facts(43, 1, "brown", "2 wood + 1 stone", "1 vp + 1 wood"),
    "joiner": Facts(44, 2, "brown", "2 wood", "1 vp + 1 wood"),
    "castle_a": Facts(46, 2, "blue", "1 wood + 1 stone", "2 card"),
    "castle_b": Facts(48, 1, "blue", "2 stone", "2 card"),
    "tavern": Facts(49, 1, "blue", "1 wood + 1 stone", "2 card"),
    "barracks": Facts(50, 2, "black", "1 wood + 2 stone", "1 vp + 1 worker"),
    "confectioner": Facts(52, 1, "red", "2 wood + 1 stone", "1 gold + 1 food"),
    "pig_farmer_a": Facts(53, 2, "red", "1 wood + 1 stone", "1 worker + 1 food"),
    "pig_farmer_b": Facts(55, 1, "red", "2 wood", "1 worker + 1 food"),
    "brewer": Facts(56, 1, "red", "1 wood", "1 wood + 1 food"),
    "imperial_messenger": Facts(57, 1, "red", "1 food", "1 worker + 1 gold"),
    "new_forest": Facts(58, 3, "brown", "1 wood", "2 wood"),
    "hanseatic_league": Facts(61, 1, "gold", "1 wood + 2 stone", "1 vp + 1 gold"),
    "lumberjacks_route": Facts(62, 3, "brown", "2 wood", "2 wood"),
    "watchtower": Facts(65, 4, "blue", "2 wood", "2 card"),
    "ruins": Facts(69, 6, "", "", ""),
    "baker": Facts(75, 1, "red", "2 wood + 1 stone", "1 vp + 1 food"),
    "sawmill": Facts(76, 2, "brown", "1 wood", "1 worker + 1 wood"),
    "canteen": Facts(78, 1, "pink", "3 wood", "1 worker + 1 food"),
    "meeting_place": Facts(79, 1, "pink", "2 wood + 1 stone", "1 worker + 1 card"),
    "monty_the_merchant": Facts(80, 1, "gold", "1 wood + 2 stone", "1 gold + 1 stone"),
    "apartment": Facts(81, 1, "gold", "1 wood + 2 stone", "1 gold + 1 stone"),
    "hunter_joe": Facts(82, 1, "red", "1 wood", "1 wood + 1 food"),
    "above_ground_mine": Facts(83, 1, "grey", "1 stone", "2 stone"),
    "porters": Facts(84, 1, "pink", "2 wood", "1 worker + 1 stone"),
}
# fmt: on

ALL = sorted(FACTS)
RAZABLE = [design for design in ALL if FACTS[design].raze]
PLENTY = {"worker": 9, "wood": 9, "stone": 9, "food": 9, "raze_token": 9}
"""Everything but gold, which can stand in for resources."""


def copies(design: str) -> list[str]:
    """The printed cards of a design, by name."""
    facts = FACTS[design]
    return [f"{design}.com{facts.first + number:03}" for number in range(facts.copies)]


PRINTED = [card for design in ALL for card in copies(design)]


@pytest.mark.rule("IMP-COMP-03", "IMP-CARD-11", "IMP-SETUP-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_common_deck_of_a_game_holds_the_84_printed_cards(seats: int, seed: int) -> None:
    document = furrow.new("imperial_settlers", seats=seats, seed=seed).position()
    hands = [card for each in document["players"] for card in each["hand"]]
    found = [*document["decks"]["common"], *document["row"], *(card for card in hands if ".com" in card)]
    assert sorted(found) == sorted(PRINTED)
    assert len(found) == 84


@pytest.mark.rule("IMP-CARD-11")
def test_the_printed_number_alone_names_the_card() -> None:
    for card in PRINTED:
        game = at(romans(hand=[card], goods=PLENTY), barbarians())
        game.play(f"build {card.split('.')[1]}")
        assert built(game) == [card]


@pytest.mark.rule("IMP-BUILD-01", "IMP-BUILD-02", "IMP-BUILD-06")
@pytest.mark.parametrize("design", ALL)
def test_building_costs_exactly_what_is_printed(design: str) -> None:
    cost = amounts(FACTS[design].cost)
    for card in copies(design):
        for good, amount in cost.items():
            poor = at(romans(hand=[card], goods=PLENTY | {good: amount - 1}), barbarians())
            assert refused(poor, f"build {card}") == "IMP-BUILD-02"
        game = at(romans(hand=[card], goods=cost), barbarians())
        game.play(f"build {card}")
        assert (built(game), card in hand(game)) == ([card], False)
        rich = at(romans(hand=[card], goods=PLENTY), barbarians())
        rich.play(f"build {card}")
        spent = {good for good in PLENTY if goods(rich).get(good, 0) < PLENTY[good]}
        assert spent <= set(cost)


@pytest.mark.rule("IMP-BUILD-12", "IMP-GOOD-09")
@pytest.mark.parametrize("design", [design for design in ALL if FACTS[design].cost])
def test_gold_may_pay_for_all_of_it_one_for_one(design: str) -> None:
    total = sum(amounts(FACTS[design].cost).values())
    card = copies(design)[0]
    poor = at(romans(hand=[card], goods={"worker": 9, "raze_token": 9, "gold": total - 1}), barbarians())
    assert refused(poor, f"build {card}") == "IMP-BUILD-02"
    game = at(romans(hand=[card], goods={"gold": total}), barbarians())
    game.play(f"build {card}")
    assert built(game) == [card]


@pytest.mark.rule("IMP-BUILD-07")
@pytest.mark.parametrize("design", ALL)
def test_no_common_card_asks_for_a_location(design: str) -> None:
    card = copies(design)[0]
    game = at(romans(hand=[card], goods=PLENTY, locations=["builder.rom020"], ruins=["ruins.com074"]), barbarians())
    assert refused(game, f"build {card} over builder.rom020") == "IMP-BUILD-07"
    assert refused(game, f"build {card} over foundation") == "IMP-BUILD-07"
    assert [line for line in legal(game) if line.startswith("build")] == [f"build {card}"]


@pytest.mark.rule("IMP-CARD-05", "IMP-CARD-06")
@pytest.mark.parametrize("design", ALL)
def test_it_has_its_colour_and_no_other(design: str) -> None:
    colour = FACTS[design].colour
    for card in copies(design):
        for probes in ([colour], COLOURS):
            locations = [f"probe_{each}" for each in probes if each]
            game = with_probes(romans(hand=[card], goods=PLENTY, locations=locations), barbarians())
            game.play(f"build {card}")
            drawn(game)
            assert goods(game).get("defence_token", 0) == (1 if colour else 0)


@pytest.mark.rule("IMP-RAZE-01", "IMP-RAZE-04", "IMP-CARD-03", "IMP-GEN-07")
@pytest.mark.parametrize("design", RAZABLE)
def test_razed_from_the_hand_it_yields_its_raze_field_for_one_raze_token(design: str) -> None:
    for card in copies(design):
        poor = at(romans(hand=[card], goods=PLENTY | {"gold": 9, "raze_token": 0}), barbarians())
        assert refused(poor, f"raze {card}") in ("IMP-RAZE-02", "IMP-RAZE-04")
        game = at(romans(hand=[card], goods={"raze_token": 1}), barbarians())
        game.play(f"raze {card}")
        drawn(game)
        assert (wealth(game), wealth(game, 1)) == (amounts(FACTS[design].raze), {})
        assert game.position()["discards"] == {"common": [card], "romans": [], "barbarians": []}


@pytest.mark.rule("IMP-RAZE-06", "IMP-RAZE-09", "IMP-RAZE-10", "IMP-RAZE-11", "IMP-FND-01", "IMP-FND-02")
@pytest.mark.parametrize("design", RAZABLE)
def test_razed_in_the_empire_of_another_it_yields_the_same_for_two_raze_tokens(design: str) -> None:
    for card in copies(design):
        poor = at(romans(goods=PLENTY | {"gold": 9, "raze_token": 1}), barbarians(locations=[card]))
        assert refused(poor, f"raze {card}") == "IMP-RAZE-09"
        game = at(romans(goods={"raze_token": 2}), barbarians(locations=[card]))
        game.play(f"raze {card}")
        drawn(game)
        assert (wealth(game), wealth(game, 1)) == (amounts(FACTS[design].raze), {"wood": 1})
        assert (built(game, 1), player(game, 1).ruins) == ([], 1)


@pytest.mark.rule("IMP-DEF-02", "IMP-DEF-04", "IMP-RAZE-09")
@pytest.mark.parametrize("design", RAZABLE)
def test_a_defence_token_may_lie_on_it_and_costs_the_attacker_one_raze_token_more(design: str) -> None:
    card = copies(design)[0]
    game = at(romans(locations=[card], goods={"defence_token": 1, "worker": 2}), barbarians(goods={"raze_token": 3}))
    game.play(f"protect {card} / exchange / gain 1 food")
    assert refused(game, f"raze {card}") is None
    document = game.position()
    document["players"][1]["goods"] = {"raze_token": 2}
    assert refused(furrow.position("imperial_settlers", document), f"raze {card}") == "IMP-RAZE-09"


@pytest.mark.rule("IMP-DEAL-01", "IMP-CARD-01")
def test_no_common_card_can_be_dealt() -> None:
    game = at(romans(hand=PRINTED, goods=PLENTY | {"gold": 9}), barbarians())
    for card in PRINTED:
        assert refused(game, f"deal {card}") == "IMP-DEAL-01"
    assert not [line for line in legal(game) if line.startswith("deal")]


@pytest.mark.rule("IMP-END-02", "IMP-END-03", "IMP-CARD-05", "IMP-GOAL-03")
@pytest.mark.parametrize("design", ALL)
def test_at_the_end_it_is_worth_one_point(design: str) -> None:
    game = at(romans(locations=copies(design), points=5), barbarians(passed=True), round=5)
    game.play("pass")
    mine = next(rank for rank in seen(game).result if rank.seat == 0)
    assert (mine.total, mine.parts["common"]) == (5 + FACTS[design].copies, FACTS[design].copies)


@pytest.mark.rule("IMP-CARD-12")
def test_where_the_printings_differ_the_values_of_the_data_hold() -> None:
    statue = at(romans(hand=["statue.com001"], goods={"wood": 1, "stone": 2}), barbarians())
    statue.play("build statue.com001 / draw faction")
    assert wealth(statue) == {"vp": 1, "card": 1}, "the printing without the card is not followed"
    sculptor = at(romans(hand=["court_sculptor.com036"], goods={"stone": 1}), barbarians())
    sculptor.play("build court_sculptor.com036")
    assert wealth(sculptor) == {}, "nor the one with a card as building bonus"
    ruins = at(romans(hand=["ruins.com069"]), barbarians())
    ruins.play("build ruins.com069")
    assert wealth(ruins) == {"worker": 1}
    place = at(romans(hand=["meeting_place.com079"], goods={"raze_token": 1}), barbarians())
    place.play("raze meeting_place.com079 / draw common")
    assert wealth(place) == {"worker": 1, "card": 1}


def test_every_common_row_and_every_printed_card_is_covered() -> None:
    assert common_designs() == set(FACTS)
    assert {face.word for face in RULES.book.faces if face.row.id in FACTS} == set(PRINTED)
    assert (len(FACTS), len(PRINTED)) == (58, 84)
