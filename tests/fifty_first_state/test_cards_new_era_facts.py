"""What is printed on the 48 cards of New Era beside their abilities: cost, types, spoils, deal good, defence."""

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
from tests.fifty_first_state.positions import NEW_ERA

# Defence (production 3, feature 4, action 5), distance, types, spoils, deal good.
CARDS = {
    "black_market_contacts": Facts(4, 1, "contact fuel", {"blue_contact": 2}, "blue_contact"),
    "brick_village": Facts(5, 1, "brick", {"brick": 2}, "brick"),
    "builders": Facts(5, 2, "brick worker", {"worker": 2, "brick": 1}, "worker"),
    "bus_station": Facts(4, 2, "worker fuel", {"worker": 2, "card": 1}, "worker"),
    "car_garage": Facts(3, 2, "toxic gun", {"red_contact": 1, "gun": 1, "worker": 1}, "red_contact", open=True),
    "combat_zone": Facts(5, 1, "gun", {"gun": 2}, "gun"),
    "courthouse.1": Facts(3, 2, "brick ammo", {"brick": 2, "ammo": 1}, "brick"),
    "disassembly_workshop": Facts(5, 1, "iron", {"iron": 2}, "iron"),
    "espionage_center": Facts(4, 2, "fuel card", {"card": 2, "vp": 1}, "card"),
    "expedition_camp.1": Facts(3, 2, "gun ammo", {"gun": 2, "ammo": 1}, "gun"),
    "foundation": Facts(4, 1, "", {"grey_contact": 2}, "brick"),
    "gangers_dive": Facts(4, 1, "contact gun", {"red_contact": 2}, "red_contact"),
    "gasoline_tower": Facts(5, 2, "worker fuel", {"worker": 2, "fuel": 1}, "worker"),
    "guilds_garage": Facts(4, 2, "fuel card", {"card": 2}, "card"),
    "hangar.1": Facts(3, 2, "fuel ammo", {"fuel": 2, "ammo": 1}, "fuel"),
    "haven.1": Facts(3, 2, "iron ammo", {"iron": 2, "ammo": 1}, "iron"),
    "hidden_forge": Facts(4, 1, "toxic gun", {"worker": 2}, "red_contact"),  # 3 and its built-in shield
    "human_trafficer": Facts(4, 2, "worker fuel", {"worker": 2, "card": 1}, "worker"),
    "hunters.1": Facts(4, 2, "worker gun", {"worker": 2, "card": 1}, "worker"),
    "hunters.2": Facts(4, 2, "worker gun", {"worker": 2, "card": 1}, "worker"),
    "labor_camp": Facts(5, 1, "worker", {"worker": 2}, "worker"),
    "lemmys_storage": Facts(3, 2, "ammo", {"ammo": 2, "vp": 1}, "ammo"),
    "mesmerizers_dwelling.1": Facts(4, 2, "gun vp", {"vp": 2, "card": 1}, "vp"),
    "mesmerizers_dwelling.2": Facts(4, 2, "gun vp", {"vp": 2, "card": 1}, "vp"),
    "natural_shelters": Facts(3, 2, "worker ammo", {"worker": 2, "ammo": 1}, "worker"),
    "ohio_cavalry": Facts(5, 2, "fuel contact", {"fuel": 1, "blue_contact": 1, "worker": 1}, "blue_contact"),
    "oilfield": Facts(5, 1, "fuel", {"fuel": 2}, "fuel"),
    "old_settlements": Facts(5, 2, "iron worker", {"worker": 2, "iron": 1}, "worker"),
    "petes_office.1": Facts(4, 2, "vp fuel", {"vp": 2, "card": 1}, "vp"),
    "petes_office.2": Facts(4, 2, "vp fuel", {"vp": 2, "card": 1}, "vp"),
    "pickers": Facts(5, 1, "worker contact", {"worker": 2}, "worker"),
    "post_office.1": Facts(5, 2, "contact fuel", {"blue_contact": 2, "card": 1}, "blue_contact"),
    "post_office.2": Facts(5, 2, "contact fuel", {"blue_contact": 2, "card": 1}, "blue_contact"),
    "preacher_of_the_new_era": Facts(5, 2, "fuel contact", {"gun": 1, "red_contact": 1, "card": 1}, "red_contact"),
    "production_manager": Facts(5, 2, "toxic ammo", {"card": 2, "ammo": 1}, "ammo"),
    "radioactive_colony": Facts(4, 2, "", {"ammo": 2, "worker": 1}, "ammo"),
    "rehabilitation_center": Facts(5, 1, "worker contact", {"worker": 2}, "worker"),
    "ricky_the_merchant.1": Facts(3, 1, "fuel contact", {"fuel": 1, "worker": 1}, "fuel"),
    "ricky_the_merchant.2": Facts(3, 1, "fuel contact", {"fuel": 1, "worker": 1}, "fuel"),
    "rifle.1": Facts(4, 2, "card gun", {"card": 2}, "card"),
    "rifle.2": Facts(4, 2, "card gun", {"card": 2}, "card"),
    "secret_outpost": Facts(5, 2, "worker gun", {"worker": 2, "gun": 1}, "worker"),
    "the_bronx_gang": Facts(5, 2, "contact gun", {"gun": 1, "red_contact": 1, "card": 1}, "red_contact"),
    "the_iron_gang.1": Facts(3, 1, "gun contact", {"gun": 1, "worker": 1}, "gun"),
    "the_iron_gang.2": Facts(3, 1, "gun contact", {"gun": 1, "worker": 1}, "gun"),
    "training_camp.1": Facts(5, 2, "contact gun", {"red_contact": 1, "worker": 1, "card": 1}, "red_contact"),
    "training_camp.2": Facts(5, 2, "contact gun", {"red_contact": 1, "worker": 1, "card": 1}, "red_contact"),
    "truck": Facts(4, 1, "contact ammo", {"ammo": 2}, "ammo"),
}
each_card = pytest.mark.parametrize("card", CARDS)


@each_card
@pytest.mark.rule("FSS-CARD-01", "FSS-BUILD-02", "FSS-DEAL-02", "FSS-RAZE-03")
def test_building_dealing_and_razing_from_the_hand_cost_the_distance(card: str) -> None:
    check_costs(card, CARDS[card], NEW_ERA)


@each_card
@pytest.mark.rule("FSS-CARD-08", "FSS-CARD-13", "FSS-DEAL-04", "FSS-PROD-03")
def test_a_deal_yields_one_good_at_once_and_in_production(card: str) -> None:
    check_deal(card, CARDS[card], NEW_ERA)


@each_card
@pytest.mark.rule("FSS-CARD-02", "FSS-RAZE-02")
def test_razing_the_card_from_the_hand_yields_its_spoils(card: str) -> None:
    check_spoils(card, CARDS[card], NEW_ERA)


@each_card
@pytest.mark.rule("FSS-CARD-07", "FSS-RAZE-05", "FSS-RAZE-06", "FSS-RAZE-09", "FSS-RAZE-10")
def test_razing_the_location_costs_the_defence_of_its_category(card: str) -> None:
    check_defence(card, CARDS[card], NEW_ERA)


@each_card
@pytest.mark.rule("FSS-CARD-03", "FSS-DEV-02", "FSS-DEV-11", "FSS-CARD-04")
def test_the_card_can_be_developed_over_cards_of_its_types_only(card: str) -> None:
    check_types(card, CARDS[card], NEW_ERA)


@each_card
@pytest.mark.rule("FSS-CARD-11", "FSS-OPEN-01")
def test_others_can_send_a_worker_if_the_production_is_open(card: str) -> None:
    check_openness(card, CARDS[card], NEW_ERA)


def test_every_card_of_the_set_is_in_the_table() -> None:
    assert {design(card) for card in CARDS} == designs("new_era")
    assert len(CARDS) == 48
