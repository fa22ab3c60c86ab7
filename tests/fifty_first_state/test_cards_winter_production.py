"""The production locations of Winter that yield, choose and count; Power Station and Suppliers have their own files."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.fifty_first_state.expansions import design, designs, earned, holds, producing, winter
from tests.fifty_first_state.positions import WINTER, mutants, rival, third
from tests.tableau.positions import goods, legal, points, refused

# Production, building bonus.
PLAIN: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "landfill": ({"ammo": 1}, {"ammo": 1}),
    "steel_eagle": ({"vp": 1}, {}),
    "wire_entanglement.1": ({"shield": 1}, {"shield": 1}),
    "wire_entanglement.2": ({"shield": 1}, {"shield": 1}),
}
CHOICES = {
    "black_fortress": ("iron", "gun"),
    "craftsmen_guild": ("brick", "iron"),
    "outpost_mercenaries": ("red_contact", "blue_contact"),
    "storehouse": ("fuel", "gun"),
    "tanker_shipwreck": ("brick", "fuel"),
}
# Good counted, a faction whose board yields it, a location that yields it, three cards whose deals yield it.
PER_GOOD = {
    "cistern": ("fuel", "merchants_guild", "fuel_tank.1", ["oilmen_fortress.1", "oilmen_fortress.2", "refinery"]),
    "construction_site": ("brick", "appalachian_federation", "quarry.1", ["clay_pit.1", "clay_pit.2", "rubble"]),
    "sheriffs_office": ("gun", "mutants_union", "assassin.1", ["gun_shop.1", "gun_shop.2", "shadow"]),
    "small_factory": ("iron", "new_york", "docks.1", ["shipwreck.1", "shipwreck.2", "shelter"]),
}
OTHERS = {"cistern": "new_york", "construction_site": "mutants_union"}  # boards that do not yield the good
COPYING = {"power_station", "suppliers"}  # see test_cards_winter_production_copies.py and …_suppliers.py
each_plain = pytest.mark.parametrize("card", PLAIN)
each_choice = pytest.mark.parametrize(("card", "kept"), [(card, good) for card in CHOICES for good in CHOICES[card]])
each_counter = pytest.mark.parametrize("card", PER_GOOD)


@each_plain
@pytest.mark.rule("FSS-PROD-04", "FSS-PROD-08")
def test_it_yields_its_goods_in_the_production_phase(card: str) -> None:
    assert earned(producing(mutants(locations=[card]), rival(), expansion=WINTER)) == PLAIN[card][0]


@each_plain
@pytest.mark.rule("FSS-BUILD-04", "FSS-BUILD-05", "FSS-BUILD-06")
def test_built_it_yields_its_goods_and_its_bonus_at_once(card: str) -> None:
    game = winter(mutants(hand=[card], goods={"grey_contact": 2}), rival())
    game.play(f"build {card}")
    production, bonus = PLAIN[card]
    assert holds(game, beside="grey_contact") == Counter(production) + Counter(bonus)


def test_two_wire_entanglements_both_yield() -> None:
    game = producing(mutants(locations=["wire_entanglement.1", "wire_entanglement.2"]), rival(), expansion=WINTER)
    assert earned(game) == {"shield": 2}


@pytest.mark.rule("FSS-OPEN-02", "FSS-OPEN-03", "FSS-OPEN-04")
def test_a_worker_sent_to_the_steel_eagle_brings_a_point() -> None:
    game = winter(mutants(goods={"worker": 2}), rival(locations=["steel_eagle"], goods={"fuel": 1}))
    game.play("visit steel_eagle")
    assert (holds(game), holds(game, 1)) == ({"worker": 1, "vp": 1}, {"worker": 1, "fuel": 1})
    game.play("contacts blue")
    assert refused(game, "visit steel_eagle") == "FSS-OPEN-04"


# -- one of two goods ------------------------------------------------------------------------------------------------


@each_choice
@pytest.mark.rule("FSS-PROD-04")
def test_its_owner_chooses_one_of_two_goods_in_production(card: str, kept: str) -> None:
    game = producing(mutants(locations=[card]), rival(), expansion=WINTER)
    assert set(legal(game)) == {f"gain 1 {good}" for good in CHOICES[card]}
    for wrong in ("ammo", "worker"):
        assert refused(game, f"gain 1 {wrong}") is not None
    game.play(f"gain 1 {kept}")
    assert (game.question(), earned(game)) == ("turn", {kept: 1})


@each_choice
@pytest.mark.rule("FSS-BUILD-04")
def test_its_owner_chooses_when_it_is_built(card: str, kept: str) -> None:
    game = winter(mutants(hand=[card], goods={"grey_contact": 1}), rival())
    game.play(f"build {card} / gain 1 {kept}")
    assert (holds(game), game.actors) == ({kept: 1}, (1,))


@pytest.mark.parametrize("contact", CHOICES["outpost_mercenaries"])
@pytest.mark.rule("FSS-OPEN-01", "FSS-OPEN-02")
def test_who_sends_a_worker_to_the_mercenaries_chooses_the_contact(contact: str) -> None:
    game = winter(mutants(goods={"worker": 1}), rival(locations=["outpost_mercenaries"]))
    game.play("visit outpost_mercenaries")
    assert game.actors == (0,)
    game.play(f"gain 1 {contact}")
    assert (holds(game), holds(game, 1)) == ({contact: 1}, {"worker": 1})


def test_several_choices_are_made_one_by_one() -> None:
    game = producing(mutants(locations=["storehouse", "black_fortress"]), rival(), expansion=WINTER)
    game.play("gain 1 gun / gain 1 iron")
    assert earned(game) == {"gun": 1, "iron": 1}


# -- a point for each good gained ------------------------------------------------------------------------------------


def poor(card: str, **pieces: Any) -> dict[str, Any]:
    """The owner of a counting location; the board does not yield what it counts."""
    return {"faction": OTHERS.get(card, "merchants_guild"), "locations": [card]} | pieces


def opponent(me: dict[str, Any], **pieces: Any) -> dict[str, Any]:
    return (third() if me["faction"] == "merchants_guild" else rival()) | pieces


@each_counter
@pytest.mark.rule("FSS-PROD-18")
@pytest.mark.parametrize(
    ("board", "locations", "deals", "scored"),
    [
        (False, 0, 0, 0),
        (True, 0, 0, 1),
        (False, 1, 0, 1),
        (False, 0, 1, 1),
        (True, 0, 1, 2),
        (False, 1, 1, 2),
        (True, 1, 1, 3),
        (True, 1, 2, 3),
        (False, 0, 3, 3),
        (True, 1, 3, 3),
    ],
)
def test_it_yields_a_point_for_each_good_of_board_deals_and_locations_at_most_three(
    card: str, board: bool, locations: int, deals: int, scored: int
) -> None:
    good, faction, location, cards = PER_GOOD[card]
    me = poor(card, locations=[card, location][: 1 + locations], deals=cards[:deals])
    if board:
        me["faction"] = faction
    game = producing(me, opponent(me), expansion=WINTER)
    assert points(game) == scored
    assert goods(game).get(good, 0) == board + locations + deals


@each_counter
@pytest.mark.rule("FSS-PROD-18", "FSS-PROD-12")
def test_goods_that_come_back_from_storage_do_not_count(card: str) -> None:
    good, *_ = PER_GOOD[card]
    me = poor(card, locations=[card, "underground_warehouse"], stored={good: 3})
    game = producing(me, opponent(me), expansion=WINTER)
    assert (points(game), goods(game)[good]) == (0, 3)


@each_counter
@pytest.mark.rule("FSS-PROD-18")
def test_goods_of_other_kinds_and_goods_of_opponents_do_not_count(card: str) -> None:
    _, faction, location, deals = PER_GOOD[card]
    me = poor(card, locations=[card, "landfill", "school.1", "sharrash"])
    game = producing(me, {"faction": faction, "locations": [location], "deals": deals}, expansion=WINTER)
    assert (points(game), points(game, 1)) == (0, 0)


@each_counter
@pytest.mark.rule("FSS-PROD-18", "FSS-PROD-17")
def test_goods_of_a_taken_and_of_a_copied_location_count(card: str) -> None:
    good, _, location, _ = PER_GOOD[card]
    me = poor(card, locations=["suppliers", card, "power_station", "school.1"])
    game = producing(me, opponent(me, locations=[location]), expansion=WINTER)
    assert (points(game), goods(game)[good]) == (1, 1), "taken; the Power Station copies the School"
    me = poor(card, locations=[card, "power_station", location])
    game = producing(me, opponent(me), expansion=WINTER)
    assert (points(game), goods(game)[good]) == (2, 2), "its own and the copy"


@each_counter
@pytest.mark.rule("FSS-PROD-18", "FSS-BUILD-04")
def test_built_in_the_action_phase_it_yields_nothing(card: str) -> None:
    good, _, location, _ = PER_GOOD[card]
    me = mutants(hand=[card], goods={"grey_contact": 2, good: 5}, locations=[location])
    game = winter(me, rival())
    game.play(f"build {card}")
    assert holds(game) == {good: 5}


def test_every_production_location_of_the_set_is_covered() -> None:
    covered = {design(card) for card in [*PLAIN, *CHOICES, *PER_GOOD, *COPYING]}
    assert covered == designs("winter", "production")
