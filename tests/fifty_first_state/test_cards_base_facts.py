"""The 60 designs of the base set: copies, distance, category, types, spoils and deal good, as play shows them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import furrow
from furrow import Game
from furrow.games.fifty_first_state.rules import RULES, FiftyFirstState, make_book
from furrow.games.tableau.rows import Card, Copy
from tests.fifty_first_state.base_cards import amounts, base_designs, held, producing
from tests.fifty_first_state.positions import at, mutants, rival
from tests.tableau.positions import built, hand, legal, player, refused


class Facts(NamedTuple):
    """What is printed on a card, beside its ability. "open": a production location with open production."""

    copies: int
    distance: int
    category: str
    types: str
    spoils: str
    deal: str


# fmt: off
FACTS = {
    "abandoned_suburbs": Facts(1, 3, "action", "brick", "3 brick + 1 vp", "brick"),
    "archive": Facts(1, 1, "action", "worker vp", "2 worker", "worker"),
    "arena": Facts(2, 2, "production", "gun ammo", "3 gun", "gun"),
    "assassin": Facts(2, 1, "open", "gun ammo", "2 gun", "gun"),
    "assembly_plant": Facts(2, 3, "action", "iron vp", "3 iron + 1 vp", "iron"),
    "bioweaponry": Facts(2, 2, "action", "gun vp", "2 gun + 1 vp", "gun"),
    "boiler_room": Facts(1, 2, "open", "worker", "3 worker", "worker"),
    "brick_storage": Facts(1, 1, "feature", "brick", "2 brick", "brick"),
    "brick_supplier": Facts(2, 2, "production", "brick ammo", "3 brick", "brick"),
    "camp": Facts(1, 1, "feature", "worker", "2 worker", "worker"),
    "church": Facts(2, 2, "feature", "liberty", "2 vp", "vp"),
    "city_guards": Facts(1, 1, "feature", "gun", "2 gun", "gun"),
    "clay_pit": Facts(2, 2, "action", "brick vp", "2 brick + 1 vp", "brick"),
    "confessor": Facts(1, 3, "action", "gun", "3 gun + 1 vp", "gun"),
    "construction_vehicles": Facts(3, 1, "open", "iron contact", "2 grey_contact", "iron"),
    "convoy": Facts(1, 1, "action", "fuel contact", "2 blue_contact", "blue_contact"),
    "corner_shop": Facts(2, 1, "action", "ammo vp", "2 ammo", "ammo"),
    "crossroads": Facts(1, 1, "feature", "worker card", "2 card", "card"),
    "deserted_colony": Facts(1, 2, "action", "ammo", "2 ammo + 1 vp", "ammo"),
    "docks": Facts(2, 1, "open", "iron ammo", "2 iron", "iron"),
    "excavator": Facts(1, 2, "open", "brick contact", "2 brick + 1 vp", "brick"),
    "factory": Facts(1, 2, "feature", "iron vp", "2 vp + 1 iron", "iron"),
    "fuel_tank": Facts(2, 1, "open", "fuel ammo", "2 fuel", "fuel"),
    "gasoline_cultist": Facts(1, 2, "action", "fuel vp", "1 blue_contact + 1 vp + 1 card", "fuel"),
    "gasoline_drinkers_den": Facts(1, 3, "action", "fuel", "3 fuel + 1 vp", "fuel"),
    "gun_shop": Facts(2, 3, "action", "gun vp", "3 gun + 1 vp", "gun"),
    "gunsmith": Facts(1, 1, "action", "gun contact", "2 red_contact", "red_contact"),
    "hideout": Facts(2, 2, "action", "fuel vp", "2 vp", "vp"),
    "huge_machinery": Facts(2, 1, "action", "iron contact", "2 grey_contact", "iron"),
    "merc_outpost": Facts(1, 1, "action", "ammo worker", "2 worker", "worker"),
    "methane_storage": Facts(1, 1, "feature", "fuel", "2 fuel", "fuel"),
    "motel": Facts(1, 2, "action", "card", "2 card + 1 vp", "card"),
    "murderers_pub": Facts(1, 2, "feature", "gun vp", "2 vp + 1 gun", "gun"),
    "museum": Facts(1, 2, "feature", "liberty", "1 vp + 1 card", "vp"),
    "negotiator": Facts(2, 3, "action", "fuel vp", "3 ammo + 1 card", "ammo"),
    "oil_rig": Facts(2, 2, "production", "fuel ammo", "3 fuel", "fuel"),
    "oil_trader": Facts(1, 2, "action", "fuel vp", "2 fuel + 1 card", "fuel"),
    "oilmen_fortress": Facts(2, 3, "action", "fuel vp", "3 fuel + 1 vp", "fuel"),
    "old_cinema": Facts(1, 1, "feature", "liberty", "1 vp + 1 card", "vp"),
    "parking_lot": Facts(2, 2, "production", "iron ammo", "3 iron", "iron"),
    "pub": Facts(2, 2, "open", "card", "3 card", "card"),
    "quarry": Facts(2, 1, "open", "brick ammo", "2 brick", "brick"),
    "radioactive_fuel": Facts(2, 2, "action", "fuel vp", "2 fuel + 1 vp", "fuel"),
    "refinery": Facts(1, 2, "feature", "fuel vp", "2 vp + 1 fuel", "fuel"),
    "rubble": Facts(1, 2, "feature", "brick vp", "2 vp + 1 brick", "brick"),
    "rubble_trader": Facts(1, 2, "action", "brick vp", "2 brick + 1 card", "brick"),
    "ruined_library": Facts(1, 1, "feature", "gun ammo", "1 gun + 1 card", "gun"),
    "school": Facts(3, 1, "production", "worker ammo", "2 worker", "worker"),
    "scrap_metal": Facts(1, 1, "feature", "iron", "2 iron", "iron"),
    "scrap_trader": Facts(1, 2, "action", "iron vp", "2 iron + 1 card", "iron"),
    "shadow": Facts(1, 2, "action", "gun vp", "1 red_contact + 1 vp + 1 card", "gun"),
    "sharrash": Facts(1, 1, "open", "contact", "2 universal_contact", "universal_contact"),
    "shelter": Facts(1, 3, "action", "iron", "3 iron + 1 vp", "iron"),
    "shipwreck": Facts(2, 2, "action", "iron vp", "2 iron + 1 vp", "iron"),
    "skyscraper": Facts(2, 3, "action", "brick vp", "3 brick + 1 vp", "brick"),
    "thieves_caravan": Facts(1, 3, "action", "ammo gun", "3 ammo + 1 card", "ammo"),
    "thieves_den": Facts(1, 1, "feature", "worker ammo", "1 ammo + 1 card", "ammo"),
    "underground_warehouse": Facts(1, 1, "feature", "fuel ammo", "1 fuel + 1 card", "fuel"),
    "weapon_trader": Facts(1, 2, "action", "gun vp", "2 gun + 1 card", "gun"),
    "wrecked_tank": Facts(3, 2, "feature", "liberty", "2 vp", "vp"),
}
# fmt: on

REPRINTS = {
    "boiler_room": ["winter"],
    "church": ["new_era"],
    "excavator": ["new_era", "winter"],
    "old_cinema": ["winter"],
    "pub": ["winter"],
    "wrecked_tank": ["winter"],
}
"""Expansions that hold one more copy of a base design."""

DEFENCE = {"production": 3, "open": 3, "feature": 4, "action": 5}
TYPES = ("gun", "fuel", "iron", "brick", "worker", "card", "vp", "contact", "ammo", "liberty", "toxic")
ALL = sorted(FACTS)


def copies(design: str) -> list[tuple[str, dict[str, str]]]:
    """Every printed card of a design, with the option that brings it into the game."""
    base, more = FACTS[design].copies, REPRINTS.get(design, [])
    sets = ["none"] * base + more
    names = [design] if len(sets) == 1 else [f"{design}.{number}" for number in range(1, len(sets) + 1)]
    return [(name, {"expansion": chosen}) for name, chosen in zip(names, sets, strict=True)]


@pytest.mark.rule("FSS-SETUP-03", "FSS-CARD-09")
@pytest.mark.parametrize(("expansion", "cards"), [("none", 88), ("new_era", 138), ("winter", 138)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_holds_the_printed_number_of_every_base_design(expansion: str, cards: int, seed: int) -> None:
    game = furrow.new("fifty_first_state", seats=3, seed=seed, options={"expansion": expansion})
    document = game.position()
    found = [*document["decks"]["deck"], *(card for each in document["players"] for card in each["hand"])]
    assert len(found) == len(set(found)) == cards
    wanted = {design: facts.copies + (expansion in REPRINTS.get(design, [])) for design, facts in FACTS.items()}
    counted = Counter(card.split(".")[0] for card in found)
    assert {design: counted[design] for design in FACTS} == wanted
    assert sum(facts.copies for facts in FACTS.values()) == 88


@pytest.mark.rule("FSS-BUILD-02", "FSS-CARD-01", "FSS-GOOD-06")
@pytest.mark.parametrize("design", ALL)
def test_constructing_costs_its_distance_in_grey_contacts(design: str) -> None:
    facts = FACTS[design]
    for card, options in copies(design):
        plenty = {"worker": 9, "red_contact": 9, "blue_contact": 9}
        poor = at(mutants(hand=[card], goods=plenty | {"grey_contact": facts.distance - 1}), rival(), options=options)
        assert refused(poor, f"build {card}") == "FSS-BUILD-02"
        game = at(mutants(hand=[card], goods={"grey_contact": facts.distance}), rival(), options=options)
        game.play(f"build {card}")
        assert (built(game), card in hand(game)) == ([card], False)
        if facts.category == "action":
            assert held(game) == {}, "every contact is spent, and an action location yields nothing when built"


@pytest.mark.rule("FSS-DEAL-02", "FSS-DEAL-03", "FSS-DEAL-04", "FSS-CARD-08", "FSS-CARD-13", "FSS-GOOD-06")
@pytest.mark.parametrize("design", ALL)
def test_a_deal_costs_its_distance_in_blue_contacts_and_yields_its_good_at_once(design: str) -> None:
    facts = FACTS[design]
    for card, options in copies(design):
        plenty = {"worker": 9, "red_contact": 9, "grey_contact": 9}
        poor = at(mutants(hand=[card], goods=plenty | {"blue_contact": facts.distance - 1}), rival(), options=options)
        assert refused(poor, f"deal {card}") == "FSS-DEAL-02"
        game = at(mutants(hand=[card], goods={"blue_contact": facts.distance}), rival(), options=options)
        game.play(f"deal {card}")
        assert held(game) == {facts.deal: 1}
        assert (player(game).deals, built(game)) == ([card], [])


@pytest.mark.rule("FSS-PROD-03", "FSS-CONC-04")
@pytest.mark.parametrize("design", ALL)
def test_a_deal_yields_its_good_in_the_production_phase(design: str) -> None:
    board = "3 worker + 1 gun + 1 grey_contact + 1 card"
    for card, options in copies(design):
        game = producing(mutants(deals=[card]), rival(), options=options)
        assert held(game) == amounts(board, f"1 {FACTS[design].deal}"), card


@pytest.mark.rule("FSS-RAZE-02", "FSS-RAZE-03", "FSS-RAZE-04", "FSS-CARD-02", "FSS-GOOD-06")
@pytest.mark.parametrize("design", ALL)
def test_razing_it_in_hand_costs_its_distance_in_red_contacts_and_yields_the_spoils(design: str) -> None:
    facts = FACTS[design]
    for card, options in copies(design):
        plenty = {"worker": 9, "blue_contact": 9, "grey_contact": 9}
        poor = at(mutants(hand=[card], goods=plenty | {"red_contact": facts.distance - 1}), rival(), options=options)
        assert refused(poor, f"raze {card}") == "FSS-RAZE-03"
        game = at(mutants(hand=[card], goods={"red_contact": facts.distance}), rival(), options=options)
        game.play(f"raze {card}")
        assert (held(game), held(game, 1)) == (amounts(facts.spoils), {})
        assert (game.position()["discards"]["deck"], card in hand(game)) == ([card], False)


@pytest.mark.rule("FSS-RAZE-02", "FSS-RAZE-05", "FSS-RAZE-06", "FSS-RAZE-09", "FSS-RAZE-10", "FSS-CARD-07")
@pytest.mark.parametrize("design", ALL)
def test_razing_it_in_the_state_of_another_costs_the_defence_of_its_category(design: str) -> None:
    facts = FACTS[design]
    defence = DEFENCE[facts.category]
    for card, options in copies(design):
        plenty = {"worker": 9, "blue_contact": 9, "grey_contact": 9}
        poor = at(mutants(goods=plenty | {"red_contact": defence - 1}), rival(locations=[card]), options=options)
        assert refused(poor, f"raze {card}") == "FSS-RAZE-05"
        game = at(mutants(goods={"red_contact": defence}), rival(locations=[card]), options=options)
        game.play(f"raze {card}")
        assert (held(game), held(game, 1)) == (amounts(facts.spoils), {facts.deal: 1})
        assert (built(game, 1), player(game, 1).ruins) == ([], 1)


@pytest.mark.rule("FSS-OPEN-01", "FSS-CARD-07", "FSS-CARD-11")
@pytest.mark.parametrize("design", ALL)
def test_only_what_carries_open_production_can_be_visited(design: str) -> None:
    for card, options in copies(design):
        game = at(mutants(goods={"worker": 1}), rival(locations=[card]), options=options)
        assert refused(game, f"visit {card}") == (None if FACTS[design].category == "open" else "FSS-OPEN-01")


_PROBES = FiftyFirstState(
    make_book([Card(f"probe_{kind}", kind, "feature", [Copy("base", "", "gun")], [kind]) for kind in TYPES])
)


def _over_every_type(card: str, options: dict[str, str]) -> Game:
    """The card in hand, a brick, and for each type a location that has this type alone (no printed card does)."""
    me = mutants(hand=[card], goods={"brick": 1}, locations=[f"probe_{kind}" for kind in TYPES])
    return Game(_PROBES, _PROBES.from_position({"players": [me, rival()], "options": options}))


@pytest.mark.rule("FSS-CARD-03", "FSS-CARD-12", "FSS-DEV-02")
@pytest.mark.parametrize("design", ALL)
def test_a_brick_develops_it_over_a_location_that_shares_a_type(design: str) -> None:
    types = set(FACTS[design].types.split())
    for card, options in copies(design):
        game = _over_every_type(card, options)
        developments = [line for line in legal(game) if line.startswith("develop ")]
        assert developments == [f"develop {card} over probe_{kind}" for kind in TYPES if kind in types]
        other = next(kind for kind in TYPES if kind not in types)
        assert refused(game, f"develop {card} over probe_{other}") == "FSS-DEV-02"


def test_every_base_design_is_covered() -> None:
    assert base_designs() == set(FACTS)
    printed = {face.word for face in RULES.book.faces if face.row.id in FACTS}
    assert printed == {card for design in FACTS for card, _ in copies(design)}
