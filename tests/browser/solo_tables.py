"""Solo tables as full as they get, a decision before the virtual player attacks."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

import furrow
from tests.browser.looking import call
from tests.browser.moments import begun, played_out
from tests.fifty_first_state import positions as state
from tests.fifty_first_state.stacking import on_top
from tests.imperial_settlers import positions as empire
from tests.imperial_settlers.attacks import attack_cards

ATTACKER, VICTIM = "school.2", "merc_outpost"
"""It has both types of two locations, equally far; of these the action location falls."""
TARGETS = ("food", "stone", "stone", "gold", "card", "wood", "vp")
"""What the open attack cards are after, the newest first."""
COMING = ("card", "worker")


@cache
def fifty_first_state() -> furrow.Game:
    """Whatever is done, the virtual player attacks, and finds its target by three steps of the rule."""
    own = state.solo(
        faction="merchants_guild",
        points=18,
        goods={"worker": 6, "gun": 3, "fuel": 2, "iron": 2, "brick": 3, "ammo": 1, "grey_contact": 2},
        locations=[
            *("school.1", "fuel_tank.1", "quarry.1", "brick_supplier.1", "church.1", "crossroads"),
            *("archive", VICTIM, "refinery", "shipwreck.1", "gun_shop.1", "motel", "hideout.1", "docks.1"),
            *("excavator.1", "oil_rig.1", "boiler_room.1", "arena.1"),
        ],
        hand=[
            *("gun_shop.2", "shipwreck.2", "underground_warehouse", "hideout.2", "quarry.2", "church.2"),
            *("pub.1", "pub.2", "museum", "scrap_trader", "oil_trader", "murderers_pub"),
        ],
        deals=["clay_pit.2", "parking_lot.1", "wrecked_tank.1"],
        virtual={
            "points": 22,
            "locations": [
                *("factory", "skyscraper.1", "convoy", "camp", "scrap_metal", "fuel_tank.2", "school.3"),
                *("radioactive_fuel.1", "oilmen_fortress.2", "gasoline_drinkers_den", "construction_vehicles.1"),
            ],
        },
    )
    return on_top(state.at(*own, round=6), ATTACKER)


@cache
def imperial_settlers() -> furrow.Game:
    """The last turn before two attacks: `pass` begins them, and places are in danger."""
    cards = attack_cards(*TARGETS, *COMING)
    row, coming = cards[: len(TARGETS)], cards[len(TARGETS) :]
    own = empire.solo(
        empire.egyptians(
            points=7,
            goods={"worker": 7, "stone": 3, "food": 2, "gold": 7, "raze_token": 2, "defence_token": 1},
            locations=[
                *("grain_field.com023", "marketplace.com032", "joiner.com044", "old_forest.com007", "supplier.com002"),
                *("caravan.egy011", "caravan.egy012", "pyramid.egy028", "sphinx.egy019", "egy_stone_quarry.egy026"),
                *("goldsmith.egy021", "goldsmith.egy022", "watchtower.com065", "watchtower.com066", "mill.com006"),
                *("quarry.com008", "village_b.com014", "town.com015"),
            ],
            hand=[
                *("brewer.com056", "watchtower.com067", "pharaohs_guard.egy004", "royal_bath.egy007", "slaves.egy024"),
                *("scorpion_breeder.egy010", "slaves.egy025", "village_a.com012", "baker.com075", "sawmill.com076"),
                *("goldsmiths_workshop.com030", "mason_a.com034"),
            ],
        ),
        virtual={"deals": row, "locations": ["ruins.com072", "goldsmiths_workshop.com031"]},
    )
    rest = [card for card in attack_cards(*_ALL) if card not in cards]
    table = {"collection": ["ruins.com070", "monument.com026", "tavern.com049"]}
    return empire.at(*own, decks={"attack": [*rest, *coming[::-1]]}, round=4, tables=table)


_ALL = (*["wood"] * 3, *["gold"] * 3, *["card"] * 3, *["stone"] * 2, *["worker"] * 2, *["vp"] * 2, "food")


@cache
def _played(game: str) -> tuple[str, int]:
    begins = {"fifty_first_state": fifty_first_state, "imperial_settlers": imperial_settlers}[game]()
    at = len(begins.history)
    return played_out(begins), at


def sit(page: Page, game: str) -> str:
    """A table that begins there, with the person of the page; gives its address."""
    record, at = _played(game)
    table = call(page, "POST", "/records", record)
    return begun(page, table["id"], table["key"], at, 0)
