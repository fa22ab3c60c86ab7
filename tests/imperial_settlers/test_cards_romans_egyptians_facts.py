"""The 18 Roman and 18 Egyptian designs: numbers, colours, cost and deal fields of all copies, as play shows them."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow.games.imperial_settlers.rules import RULES
from tests.imperial_settlers.common_cards import COLOURS, amounts, drawn, producing, with_probes
from tests.imperial_settlers.faction_cards import (
    PLENTY,
    Facts,
    able,
    build_line,
    copies,
    costs,
    deck_of_a_game,
    faction_designs,
)
from tests.imperial_settlers.phases import pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, player, refused, seen

# fmt: off
ROMANS = {
    "sculptors_workshop": Facts("action", "grey", "1 stone", True, 1, ("stone", "stone")),
    "sculptors_apprentice": Facts("action", "grey", "1 stone", True, 3, ("gold", "gold", "stone")),
    "gladiator_school": Facts("action", "black", "1 stone", True, 6, ("worker", "worker")),
    "engineers": Facts("action", "black", "1 wood + 1 stone", True, 8, ("raze_token",)),
    "gardens": Facts("feature", "red", "1 wood + 1 stone", True, 9, ("food",)),
    "spies": Facts("action", "blue", "1 wood + 1 stone", True, 10, ("card",)),
    "architect": Facts("production", "blue", "2 stone", True, 11, ("card",)),
    "administration": Facts("feature", "blue", "2 stone", True, 12, ("card", "card", "card")),
    "headquarters": Facts("feature", "grey", "2 stone", True, 15, ("stone", "stone")),
    "legion": Facts("production", "blue", "1 food", True, 17, ("raze_token", "raze_token")),
    "warehouses": Facts("feature", "red", "1 stone", True, 19, ("food",)),
    "builder": Facts("production", "brown", "1 stone", True, 20, ("stone", "stone")),
    "roman_fortification": Facts("feature", "black", "2 stone", True, 22, ("worker",)),
    "trade_colony": Facts("production", "red brown grey", "1 wood + 2 stone", True, 23, ("worker", "worker", "worker")),
    "roman_barracks": Facts("production", "pink", "1 food", True, 26, ("raze_token",)),
    "stonecutter": Facts("production", "grey", "1 wood + 1 stone", True, 27, ("stone", "stone")),
    "roman_bank": Facts("production", "gold", "1 stone", True, 29, ("gold",)),
    "colossus": Facts("action", "gold", "2 stone", True, 30, ("stone",)),
}
EGYPTIANS = {
    "desert": Facts("action", "blue", "", False, 1, ("worker",)),
    "altar_of_bastet": Facts("production", "grey", "1 stone", True, 2, ("card",)),
    "chariot_builder": Facts("action", "black", "1 wood + 1 stone", True, 3, ("raze_token",)),
    "pharaohs_guard": Facts("production", "black", "2 food", True, 4, ("raze_token",)),
    "oasis": Facts("feature", "pink", "1 food", True, 5, ("worker",)),
    "slaver": Facts("feature", "pink", "1 stone", True, 6, ("worker",)),
    "royal_bath": Facts("action", "pink", "1 stone", True, 7, ("worker", "worker")),
    "golden_bazaar": Facts("action", "gold", "", True, 9, ("worker",)),
    "scorpion_breeder": Facts("action", "pink", "1 wood + 1 stone", True, 10, ("raze_token",)),
    "caravan": Facts("production", "grey", "1 food", False, 11, ("card", "card")),
    "temple_of_ra": Facts("action", "gold", "1 stone", True, 13, ("worker",)),
    "sanctuary": Facts("action", "black", "2 stone", True, 14, ("gold", "gold")),
    "avenue_of_sphinxes": Facts("action", "grey", "2 stone", True, 16, ("worker", "worker", "worker")),
    "sphinx": Facts("feature", "gold", "1 stone", True, 19, ("gold", "gold")),
    "goldsmith": Facts("action", "gold", "2 stone", True, 21, ("gold", "gold", "gold")),
    "slaves": Facts("action", "grey", "1 stone", True, 24, ("stone", "stone")),
    "egy_stone_quarry": Facts("production", "grey", "1 stone", True, 26, ("stone", "stone")),
    "pyramid": Facts("production", "grey", "2 stone", False, 28, ("gold", "gold", "gold")),
}
# fmt: on
FACTS = ROMANS | EGYPTIANS
ALL = list(FACTS)
WITH_LOCATION = [design for design in ALL if FACTS[design].location]
WITHOUT_LOCATION = ["desert", "caravan", "pyramid"]
BOARDS = {
    "romans": "2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token",
    "egyptians": "3 worker + 1 gold + 1 raze_token + 1 defence_token",
}


def mine(design: str) -> dict[str, Any]:
    """The player whose faction has the design."""
    return romans() if design in ROMANS else egyptians()


def printed(design: str) -> list[str]:
    return copies(design, FACTS[design], "rom" if design in ROMANS else "egy")


PRINTED = [card for design in ALL for card in printed(design)]
DEALS = {card: good for design in ALL for card, good in zip(printed(design), FACTS[design].deals, strict=True)}


# -- the decks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-COMP-03", "IMP-CARD-11", "IMP-SETUP-05")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_deck_of_the_faction_holds_its_30_printed_cards(seed: int) -> None:
    document = furrow.new("imperial_settlers", seats=2, seed=seed, factions=["romans", "egyptians"]).position()
    for faction, mark in (("romans", "rom"), ("egyptians", "egy")):
        cards = deck_of_a_game(document, faction, mark)
        assert cards == sorted(card for card in PRINTED if f".{mark}" in card)
        assert len(cards) == 30


@pytest.mark.rule("IMP-CARD-11")
@pytest.mark.parametrize("design", ALL)
def test_the_printed_number_alone_names_the_card(design: str) -> None:
    for card in printed(design):
        game = at(mine(design) | {"hand": [card], "goods": {"food": 1}}, barbarians())
        game.play(f"deal {card.split('.')[1]}")
        assert player(game).deals == [card]


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-01", "IMP-BUILD-02")
@pytest.mark.parametrize("design", ALL)
def test_building_costs_exactly_the_printed_resources(design: str) -> None:
    facts = FACTS[design]
    cost = amounts(facts.cost)
    for card in printed(design):
        line = build_line(card, facts)
        assert costs(mine(design), barbarians(), card, facts) == cost
        for good in cost:
            poor = at(able(mine(design), card, facts, PLENTY | {good: cost[good] - 1}), barbarians())
            assert refused(poor, line) == "IMP-BUILD-02"
        game = at(able(mine(design), card, facts), barbarians())
        game.play(line)
        assert (built(game), card in hand(game), player(game).ruins) == ([card], False, 0)
        rich = at(able(mine(design), card, facts, PLENTY), barbarians())
        rich.play(line)
        spent = {good for good in PLENTY if goods(rich).get(good, 0) < PLENTY[good]}
        assert spent <= set(cost)


@pytest.mark.rule("IMP-BUILD-12", "IMP-GOOD-09")
@pytest.mark.parametrize("design", [design for design in ALL if FACTS[design].cost])
def test_gold_may_pay_for_the_resources_one_for_one(design: str) -> None:
    facts, card = FACTS[design], printed(design)[0]
    total = sum(amounts(facts.cost).values())
    poor = {"worker": 9, "raze_token": 9, "gold": total - 1}
    assert refused(at(able(mine(design), card, facts, poor), barbarians()), build_line(card, facts)) == "IMP-BUILD-02"
    game = at(able(mine(design), card, facts, {"gold": total}), barbarians())
    game.play(build_line(card, facts))
    assert built(game) == [card]


@pytest.mark.rule("IMP-BUILD-07", "IMP-BUILD-08", "IMP-BUILD-12")
@pytest.mark.parametrize("design", WITH_LOCATION)
def test_it_asks_for_a_location_which_no_good_can_replace(design: str) -> None:
    for card in printed(design):
        rich = mine(design) | {"hand": [card], "goods": PLENTY | {"gold": 9}}
        bare = at(rich, barbarians(locations=["mill.com006"], ruins=["ruins.com069"]))
        for line in (f"build {card}", f"build {card} over foundation", f"build {card} over mill.com006"):
            assert refused(bare, line) == "IMP-BUILD-07"
        assert not [line for line in legal(bare) if line.startswith("build")]
        able_to = at(rich | {"locations": ["mill.com006"]}, barbarians())
        assert refused(able_to, f"build {card}") == "IMP-BUILD-07", "it must be named, and not forgotten"


@pytest.mark.rule("IMP-BUILD-07", "IMP-BUILD-09", "IMP-BUILD-13")
@pytest.mark.parametrize("design", WITH_LOCATION)
def test_a_common_location_a_faction_location_or_a_foundation_is_discarded_for_it(design: str) -> None:
    card = printed(design)[-1]
    own = "legion.rom017" if design in ROMANS else "caravan.egy011"
    if card.split(".")[0] == own.split(".")[0]:
        own = "roman_bank.rom029"
    bases = {"mill.com006": "common", own: mine(design)["faction"], "foundation": "common"}
    for base, discards in bases.items():
        me = mine(design) | {"locations": ["mill.com006", own], "ruins": ["town.com015"], "hand": [card]}
        game = at(me | {"goods": amounts(FACTS[design].cost)}, barbarians())
        game.play(f"build {card} over {base}")
        drawn(game)
        assert pile(game, discards) == ["town.com015" if base == "foundation" else base]
        left = {"mill.com006", own} - {base}
        assert (set(built(game)), player(game).ruins) == (left | {card}, 0 if base == "foundation" else 1)


@pytest.mark.rule("IMP-BUILD-07", "IMP-EGY-01")
@pytest.mark.parametrize("design", WITHOUT_LOCATION)
def test_desert_caravan_and_pyramid_ask_for_no_location_and_take_none(design: str) -> None:
    for card in printed(design):
        me = egyptians(hand=[card], goods=PLENTY, locations=["mill.com006"], ruins=["town.com015"])
        game = at(me, barbarians())
        for base in ("mill.com006", "foundation"):
            assert refused(game, f"build {card} over {base}") == "IMP-BUILD-07"
        assert [line for line in legal(game) if line.startswith("build")] == [f"build {card}"]
        game.play(f"build {card}")
        drawn(game)
        assert (built(game), player(game).ruins) == (["mill.com006", card], 1)


@pytest.mark.rule("IMP-CARD-05", "IMP-CARD-06", "IMP-ROM-02")
@pytest.mark.parametrize("design", ALL)
def test_it_has_its_colours_and_no_others(design: str) -> None:
    """For each colour a location made for the test pays a defence token when one of that colour is built."""
    facts = FACTS[design]
    for card in printed(design):
        found = set()
        for colour in COLOURS:
            me = able(mine(design), card, facts) | {"locations": [f"probe_{colour}"]}
            game = with_probes(me, barbarians())
            game.play(build_line(card, facts))
            while game.actors == (0,) and game.question() not in ("turn", "end"):
                game.play(legal(game)[0])
            if goods(game).get("defence_token"):
                found.add(colour)
        assert found == set(facts.colour.split())


# -- dealing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-DEAL-04", "IMP-DEAL-05", "IMP-DEAL-06", "IMP-CARD-04", "IMP-CARD-11")
@pytest.mark.parametrize("card", PRINTED)
def test_dealt_for_a_food_it_gives_the_good_of_its_deal_field_at_once(card: str) -> None:
    me = mine(card.split(".")[0]) | {"hand": [card], "locations": ["mill.com006"]}
    poor = at(me | {"goods": PLENTY | {"food": 0}}, barbarians())
    assert refused(poor, f"deal {card}") == "IMP-DEAL-04"
    for price in ("food", "gold"):
        game = at(me | {"goods": {price: 1}}, barbarians())
        game.play(f"deal {card}")
        drawn(game)
        assert (wealth(game), player(game).deals) == ({DEALS[card]: 1}, [card])
        assert built(game) == ["mill.com006"], "it is no location"


@pytest.mark.rule("IMP-DEAL-06", "IMP-PROD-01", "IMP-PROD-03", "IMP-DEAL-08")
@pytest.mark.parametrize("card", PRINTED)
def test_as_a_deal_it_gives_that_good_alone_in_the_production_phase(card: str) -> None:
    me = mine(card.split(".")[0])
    game = drawn(producing(me | {"deals": [card]}, barbarians()))
    assert wealth(game) == amounts(BOARDS[me["faction"]], f"1 {DEALS[card]}"), "nothing of its ability"
    assert refused(game, f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-CARD-11")
def test_the_copies_of_sculptors_apprentice_differ_in_their_deal() -> None:
    deals = ["sculptors_apprentice.rom003", "sculptors_apprentice.rom004", "sculptors_apprentice.rom005"]
    game = producing(romans(deals=deals), barbarians())
    assert wealth(game) == amounts(BOARDS["romans"], "2 gold + 1 stone")


# -- razing, defence and the end -------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-RAZE-01", "IMP-RAZE-03", "IMP-RAZE-07", "IMP-CARD-01")
@pytest.mark.parametrize("design", ALL)
def test_it_has_no_raze_field(design: str) -> None:
    for card in printed(design):
        rich = PLENTY | {"gold": 9}
        assert (
            refused(at(mine(design) | {"hand": [card], "goods": rich}, barbarians()), f"raze {card}") == "IMP-RAZE-01"
        )
        raiders = barbarians(goods=rich, locations=["pack.bar016", "dark_chapel.bar014"])
        game = at(raiders, mine(design) | {"locations": [card]})
        assert refused(game, f"raze {card}") == "IMP-RAZE-07"
        assert refused(game, "use pack.bar016") == "IMP-BAR-03", "nothing to take"
        assert refused(game, "use dark_chapel.bar014") == "IMP-BAR-02", "nothing to raze"
        own = at(barbarians(goods=rich, locations=["rabble.bar018", card]), mine(design), taken={card: 1})
        assert refused(own, "use rabble.bar018") == "IMP-BAR-04"


@pytest.mark.rule("IMP-RAZE-05")
@pytest.mark.parametrize("card", ["builder.rom020", "pyramid.egy028"])
def test_only_the_japanese_raze_own_faction_cards(card: str) -> None:
    me = mine(card.split(".")[0]) | {"hand": [card, "quarry.com008"], "goods": {"raze_token": 1}}
    assert [line for line in legal(at(me, japanese())) if line.startswith("raze")] == ["raze quarry.com008"]


@pytest.mark.rule("IMP-DEF-02", "IMP-JAP-03")
@pytest.mark.parametrize("design", ALL)
def test_neither_a_defence_token_nor_a_samurai_can_lie_on_it(design: str) -> None:
    card = printed(design)[0]
    game = at(mine(design) | {"locations": [card], "goods": {"defence_token": 1, "worker": 1}}, barbarians())
    assert refused(game, f"protect {card}") == "IMP-DEF-02"
    assert refused(game, f"samurai {card}") == "IMP-JAP-03"


@pytest.mark.rule("IMP-END-02", "IMP-END-04", "IMP-END-07", "IMP-CARD-05")
@pytest.mark.parametrize("design", ALL)
def test_at_the_end_each_copy_is_worth_two_points_as_a_location_and_nothing_as_a_deal(design: str) -> None:
    cards = printed(design)
    for pieces, worth in (({"locations": cards}, 2 * len(cards)), ({"deals": cards}, 0), ({"hand": cards}, 0)):
        game = at(mine(design) | pieces | {"points": 5}, barbarians(passed=True), round=5)
        game.play("pass")
        rank = next(rank for rank in seen(game).result if rank.seat == 0)
        assert (rank.total, rank.parts["faction"], rank.parts["extra"]) == (5 + worth, worth, 0)


# -- categories ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CARD-08", "IMP-USE-01", "IMP-USE-12")
@pytest.mark.parametrize("design", ROMANS)
def test_scorpion_breeder_blocks_the_roman_action_locations_only(design: str) -> None:
    card = printed(design)[0]
    game = at(egyptians(goods={"worker": 1}, locations=["scorpion_breeder.egy010"]), romans(locations=[card]))
    allowed = refused(game, "use scorpion_breeder.egy010") is None
    assert allowed is (FACTS[design].category == "action")


@pytest.mark.rule("IMP-CARD-08", "IMP-USE-01")
@pytest.mark.parametrize("design", [design for design in ALL if FACTS[design].category != "action"])
def test_a_production_or_feature_location_cannot_be_activated(design: str) -> None:
    game = at(mine(design) | {"locations": printed(design), "goods": PLENTY | {"gold": 9}}, barbarians())
    for card in printed(design):
        assert refused(game, f"use {card}") == "IMP-USE-01"


def test_every_roman_and_egyptian_design_and_every_printed_card_is_covered() -> None:
    for table, faction in ((ROMANS, "romans"), (EGYPTIANS, "egyptians")):
        assert set(table) == faction_designs(faction)
        assert len(table) == 18
        for category in ("production", "feature", "action"):
            assert {design for design in table if table[design].category == category} == faction_designs(
                faction, category
            )
    assert {face.word for face in RULES.book.faces if face.row.id in FACTS} == set(PRINTED)
    assert len(PRINTED) == 60
