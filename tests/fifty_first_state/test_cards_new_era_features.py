"""The features of New Era that answer to deals and razing, and the two that store contacts."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.expansions import clean_up, design, designs, draft, earned, holds, new_era, producing
from tests.fifty_first_state.positions import NEW_ERA, mutants, rival
from tests.tableau.positions import goods, legal, player, refused

# The good that a deal and a razing bring.
ON_DEAL = {
    "bus_station": "worker",
    "espionage_center": "card",
    "guilds_garage": "card",
    "human_trafficer": "worker",
    "petes_office.1": "vp",
    "petes_office.2": "vp",
    "truck": "ammo",
}
ON_RAZE = {
    "hunters.1": "worker",
    "hunters.2": "worker",
    "mesmerizers_dwelling.1": "vp",
    "mesmerizers_dwelling.2": "vp",
    "rifle.1": "card",
    "rifle.2": "card",
    "truck": "ammo",
}
TRIGGERS = sorted({*ON_DEAL, *ON_RAZE})
STORAGE = {"black_market_contacts": "blue_contact", "gangers_dive": "red_contact"}
PLACED = {"foundation", "radioactive_colony"}  # their tests are in test_cards_new_era_features_placed.py
PAIRS = [("petes_office", "vp"), ("hunters", "worker"), ("mesmerizers_dwelling", "vp"), ("rifle", "card")]


# -- triggers: a deal with Gunsmith (distance 1) brings 1 red contact, razing the card 2 of them ---------------------


@pytest.mark.parametrize("card", TRIGGERS)
def test_a_deal_pays_the_features_that_speak_of_deals_and_no_others(card: str) -> None:
    game = new_era(mutants(locations=[card], hand=["gunsmith"], goods={"blue_contact": 1}), rival())
    game.play("deal gunsmith")
    assert holds(game) == ({"red_contact": 1, ON_DEAL[card]: 1} if card in ON_DEAL else {"red_contact": 1})


@pytest.mark.parametrize("card", TRIGGERS)
def test_razing_from_the_hand_pays_the_features_that_speak_of_razing_and_no_others(card: str) -> None:
    game = new_era(mutants(locations=[card], hand=["gunsmith"], goods={"red_contact": 1}), rival())
    game.play("raze gunsmith")
    assert holds(game) == ({"red_contact": 2, ON_RAZE[card]: 1} if card in ON_RAZE else {"red_contact": 2})


@pytest.mark.parametrize("card", ON_RAZE)
def test_razing_a_location_of_an_opponent_pays_too(card: str) -> None:
    game = new_era(mutants(locations=[card], goods={"red_contact": 3}), rival(locations=["quarry.1"]))
    game.play("raze quarry.1")
    assert holds(game) == {"brick": 2, ON_RAZE[card]: 1}


@pytest.mark.parametrize("card", TRIGGERS)
def test_deals_and_razing_of_others_pay_nothing(card: str) -> None:
    other = rival(hand=["gunsmith", "convoy"], goods={"blue_contact": 1, "red_contact": 5})
    game = new_era(mutants(locations=[card, "school.1"], passed=True), other, active=1)
    game.play("deal gunsmith")
    game.play("raze convoy")
    assert holds(game) == {}
    game = new_era(mutants(locations=[card, "school.1"]), other, active=1)
    game.play("raze school.1")
    assert holds(game) == {"worker": 1}, "only the deal good of the School"


@pytest.mark.parametrize("card", TRIGGERS)
def test_building_it_pays_nothing(card: str) -> None:
    game = new_era(mutants(hand=[card], goods={"grey_contact": 1 if card == "truck" else 2}), rival())
    game.play(f"build {card}")
    assert holds(game) == {}


@pytest.mark.parametrize("card", ON_DEAL)
def test_every_deal_pays(card: str) -> None:
    me = mutants(locations=[card], hand=["gunsmith", "docks.1", "docks.2"], goods={"blue_contact": 3})
    game = new_era(me, rival(passed=True))
    for deal in ("gunsmith", "docks.1", "docks.2"):
        game.play(f"deal {deal}")
    assert holds(game) == {"red_contact": 1, "iron": 2, ON_DEAL[card]: 3}


@pytest.mark.parametrize("card", ON_RAZE)
def test_every_razing_pays(card: str) -> None:
    me = mutants(locations=[card], hand=["docks.1"], goods={"red_contact": 7})
    game = new_era(me, rival(locations=["docks.2", "quarry.1"], goods={"fuel": 1, "gun": 1}))
    game.play("raze docks.1")
    game.play("contacts blue")
    game.play("raze docks.2")
    game.play("contacts red")
    game.play("raze quarry.1")
    assert holds(game) == {"iron": 4, "brick": 2, ON_RAZE[card]: 3}


@pytest.mark.parametrize(("pair", "good"), PAIRS)
def test_two_of_a_kind_both_pay(pair: str, good: str) -> None:
    verb, contact = ("deal", "blue_contact") if pair == "petes_office" else ("raze", "red_contact")
    me = mutants(locations=[f"{pair}.1", f"{pair}.2"], hand=["docks.1"], goods={contact: 1})
    game = new_era(me, rival())
    game.play(f"{verb} docks.1")
    assert holds(game) == {"iron": 1 if verb == "deal" else 2, good: 2}


@pytest.mark.parametrize("card", TRIGGERS)
def test_as_a_ruin_or_a_deal_it_pays_nothing(card: str) -> None:
    for place in ("ruins", "deals"):
        me = mutants(hand=["docks.1", "docks.2"], goods={"red_contact": 1, "blue_contact": 1}) | {place: [card]}
        game = new_era(me, rival(passed=True))
        game.play("raze docks.1")
        game.play("deal docks.2")
        assert holds(game) == {"iron": 3}


# -- storage: Black Market Contacts and Gangers' Dive ----------------------------------------------------------------


@pytest.mark.parametrize(("card", "contact"), STORAGE.items())
@pytest.mark.rule("FSS-BUILD-05")
def test_building_a_store_of_contacts_brings_one(card: str, contact: str) -> None:
    game = new_era(mutants(hand=[card], goods={"grey_contact": 1}), rival())
    game.play(f"build {card}")
    assert holds(game) == {contact: 1}


@pytest.mark.parametrize(("card", "contact"), STORAGE.items())
@pytest.mark.parametrize(("has", "kept"), [(0, 0), (1, 1), (3, 3), (4, 3), (7, 3)])
@pytest.mark.rule("FSS-CLEAN-01", "FSS-CLEAN-02", "FSS-PROD-12")
def test_up_to_three_contacts_of_its_colour_come_back_in_production(
    card: str, contact: str, has: int, kept: int
) -> None:
    rest = dict.fromkeys(["grey_contact", "red_contact", "blue_contact", "universal_contact", "worker", "ammo"], 2)
    game = new_era(mutants(locations=[card], goods=rest | {contact: has}), rival(goods={contact: 3}))
    clean_up(game)
    assert (goods(game), player(game).stored) == ({}, {contact: kept} if kept else {})
    draft(game)
    assert goods(game) == {"worker": 3, "grey_contact": 1, "gun": 1} | ({contact: kept} if kept else {})
    assert goods(game, 1) == {"worker": 3, "grey_contact": 1, "fuel": 1}, "who has no store keeps nothing"


@pytest.mark.parametrize("card", STORAGE)
def test_a_store_yields_nothing_in_production_and_cannot_be_used(card: str) -> None:
    game = producing(mutants(locations=[card]), rival(), expansion=NEW_ERA)
    assert earned(game) == {}
    assert f"use {card}" not in legal(game)
    assert refused(game, f"use {card}") == "FSS-USE-01"


def test_both_stores_keep_their_own_colour() -> None:
    me = mutants(locations=[*STORAGE], goods={"red_contact": 5, "blue_contact": 4, "grey_contact": 2})
    game = new_era(me, rival())
    clean_up(game)
    assert player(game).stored == {"red_contact": 3, "blue_contact": 3}


def test_every_feature_of_the_set_is_covered() -> None:
    covered = {design(card) for card in [*ON_DEAL, *ON_RAZE, *STORAGE, *PLACED]}
    assert covered == designs("new_era", "feature")
