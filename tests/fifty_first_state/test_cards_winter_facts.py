"""What is printed on the 41 cards of Winter beside their abilities: cost, types, spoils, deal good, defence."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.expansions import (
    Facts,
    check_costs,
    check_deal,
    check_defence,
    check_openness,
    check_spoils,
    check_types,
    design,
    designs,
)
from tests.fifty_first_state.positions import WINTER

# Defence (production 3, feature 4, action 5), distance, types, spoils, deal good.
CARDS = {
    "armed_merchants": Facts(4, 2, "vp ammo", {"ammo": 2, "vp": 1}, "vp"),
    "black_fortress": Facts(3, 1, "iron gun", {"iron": 1, "gun": 1}, "iron"),
    "black_market": Facts(5, 2, "brick vp", {"ammo": 3}, "ammo"),
    "body_hunters": Facts(5, 2, "worker toxic", {"worker": 3}, "worker"),
    "camino_real": Facts(5, 2, "gun contact", {"ammo": 2, "worker": 1}, "worker"),
    "caravanner": Facts(5, 2, "fuel toxic", {"ammo": 3}, "ammo"),
    "cistern": Facts(3, 2, "fuel vp", {"fuel": 2, "vp": 1}, "fuel"),
    "combat_vehicle": Facts(5, 1, "gun contact", {"shield": 3}, "shield"),
    "construction_site": Facts(3, 2, "brick vp", {"brick": 2, "vp": 1}, "brick"),
    "craftsmen_guild": Facts(3, 1, "iron brick", {"iron": 1, "brick": 1}, "brick"),
    "crossing": Facts(4, 2, "contact", {"grey_contact": 3}, "grey_contact"),
    "dark_visions_gang": Facts(4, 2, "gun contact", {"red_contact": 2, "vp": 1}, "red_contact"),
    "demolition_team": Facts(4, 2, "brick contact", {"development": 1, "brick": 1}, "development"),
    "dream_city": Facts(4, 2, "vp worker", {"worker": 3}, "worker"),
    "eight_mile": Facts(5, 2, "fuel vp", {"ammo": 3}, "ammo"),
    "hibernation_chambers": Facts(4, 1, "worker", {"worker": 2}, "worker"),
    "landfill": Facts(3, 2, "ammo", {"ammo": 3}, "ammo"),
    "marketplace.1": Facts(5, 1, "ammo vp", {"ammo": 2}, "ammo"),
    "marketplace.2": Facts(5, 1, "ammo vp", {"ammo": 2}, "ammo"),
    "material_depository": Facts(5, 1, "fuel vp", {"iron": 1, "fuel": 1}, "fuel"),
    "military_warehouse": Facts(5, 1, "gun vp", {"gun": 1, "fuel": 1}, "gun"),
    "mobile_storage": Facts(5, 2, "gun vp", {"ammo": 3}, "ammo"),
    "oilmen": Facts(4, 2, "fuel contact", {"blue_contact": 3}, "blue_contact"),
    "outpost_mercenaries": Facts(3, 1, "contact", {"fuel": 1, "gun": 1}, "ammo", open=True),
    "patriot_tower": Facts(4, 2, "vp worker", {"worker": 2, "vp": 1}, "worker"),
    "power_station": Facts(3, 2, "ammo", {"ammo": 2, "worker": 1}, "ammo"),
    "propaganda_station": Facts(5, 2, "card", {"card": 3}, "card"),
    "salt_lake_tower": Facts(5, 1, "iron vp", {"brick": 1, "iron": 1}, "iron"),
    "sheriffs_office": Facts(3, 2, "gun vp", {"gun": 2, "vp": 1}, "gun"),
    "small_factory": Facts(3, 2, "iron vp", {"iron": 2, "vp": 1}, "iron"),
    "solitary_trader": Facts(5, 3, "fuel vp", {"ammo": 3, "vp": 1}, "ammo"),
    "steel_eagle": Facts(3, 2, "liberty vp", {"vp": 2}, "vp", open=True),
    "storehouse": Facts(3, 1, "fuel gun", {"gun": 1, "fuel": 1}, "gun"),
    "suppliers": Facts(3, 2, "ammo toxic", {"grey_contact": 2, "vp": 1}, "ammo"),
    "tanker_shipwreck": Facts(3, 1, "fuel brick", {"fuel": 1, "brick": 1}, "fuel"),
    "teds_bus": Facts(5, 1, "iron contact", {"grey_contact": 2}, "iron"),
    "the_hold": Facts(5, 1, "brick vp", {"gun": 1, "brick": 1}, "brick"),
    "transmitter": Facts(5, 2, "card", {"card": 2, "vp": 1}, "card"),
    "wire_entanglement.1": Facts(3, 1, "gun", {"shield": 3}, "shield"),
    "wire_entanglement.2": Facts(3, 1, "gun", {"shield": 3}, "shield"),
    "wreckers": Facts(4, 2, "iron contact", {"grey_contact": 2}, "iron"),
}
each_card = pytest.mark.parametrize("card", CARDS)


@each_card
@pytest.mark.rule("FSS-CARD-01", "FSS-BUILD-02", "FSS-DEAL-02", "FSS-RAZE-03")
def test_building_dealing_and_razing_from_the_hand_cost_the_distance(card: str) -> None:
    check_costs(card, CARDS[card], WINTER)


@each_card
@pytest.mark.rule("FSS-CARD-08", "FSS-CARD-13", "FSS-DEAL-04", "FSS-PROD-03")
def test_a_deal_yields_one_good_at_once_and_in_production(card: str) -> None:
    check_deal(card, CARDS[card], WINTER)


@each_card
@pytest.mark.rule("FSS-CARD-02", "FSS-RAZE-02")
def test_razing_the_card_from_the_hand_yields_its_spoils(card: str) -> None:
    check_spoils(card, CARDS[card], WINTER)


@each_card
@pytest.mark.rule("FSS-CARD-07", "FSS-RAZE-05", "FSS-RAZE-06", "FSS-RAZE-09", "FSS-RAZE-10")
def test_razing_the_location_costs_the_defence_of_its_category(card: str) -> None:
    check_defence(card, CARDS[card], WINTER)


@each_card
@pytest.mark.rule("FSS-CARD-03", "FSS-DEV-02")
def test_the_card_can_be_developed_over_cards_of_its_types_only(card: str) -> None:
    check_types(card, CARDS[card], WINTER)


@each_card
@pytest.mark.rule("FSS-CARD-11", "FSS-OPEN-01")
def test_others_can_send_a_worker_if_the_production_is_open(card: str) -> None:
    check_openness(card, CARDS[card], WINTER)


def test_every_card_of_the_set_is_in_the_table() -> None:
    assert {design(card) for card in CARDS} == designs("winter")
    assert len(CARDS) == 41
