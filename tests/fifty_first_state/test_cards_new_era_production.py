"""The production locations of New Era."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.fifty_first_state.expansions import design, designs, earned, holds, new_era, producing
from tests.fifty_first_state.positions import NEW_ERA, mutants, rival, solo, third
from tests.tableau.positions import location, player, points, refused, seen

# Production, building bonus.
PRODUCTION: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "car_garage": ({"shield": 1}, {"shield": 1}),
    "courthouse.1": ({"brick": 1, "ammo": 1}, {}),
    "expedition_camp.1": ({"gun": 1, "ammo": 1}, {}),
    "hangar.1": ({"fuel": 1, "ammo": 1}, {}),
    "haven.1": ({"iron": 1, "ammo": 1}, {}),
    "hidden_forge": ({"shield": 1}, {}),
    "lemmys_storage": ({"ammo": 1}, {}),
    "natural_shelters": ({"worker": 1, "ammo": 1}, {}),
    "ricky_the_merchant.1": ({"blue_contact": 1}, {}),
    "ricky_the_merchant.2": ({"blue_contact": 1}, {}),
    "the_iron_gang.1": ({"red_contact": 1}, {}),
    "the_iron_gang.2": ({"red_contact": 1}, {}),
}
each_card = pytest.mark.parametrize("card", PRODUCTION)


@each_card
@pytest.mark.rule("FSS-PROD-04", "FSS-PROD-08")
def test_it_yields_its_goods_in_the_production_phase(card: str) -> None:
    game = producing(mutants(locations=[card]), rival(), expansion=NEW_ERA)
    assert earned(game) == PRODUCTION[card][0]
    assert earned(game, 1) == {}


@each_card
@pytest.mark.rule("FSS-BUILD-04", "FSS-BUILD-05", "FSS-BUILD-06")
def test_built_it_yields_its_goods_and_its_bonus_at_once(card: str) -> None:
    game = new_era(mutants(hand=[card], goods={"grey_contact": 2}), rival())
    game.play(f"build {card}")
    production, bonus = PRODUCTION[card]
    assert holds(game, beside="grey_contact") == Counter(production) + Counter(bonus)


@each_card
def test_a_ruin_of_it_yields_nothing(card: str) -> None:
    assert earned(producing(mutants(ruins=[card]), rival(), expansion=NEW_ERA)) == {}


@pytest.mark.parametrize("pair", ["ricky_the_merchant", "the_iron_gang"])
def test_two_of_a_kind_both_yield(pair: str) -> None:
    contact = {"ricky_the_merchant": "blue_contact", "the_iron_gang": "red_contact"}[pair]
    game = producing(mutants(locations=[f"{pair}.1", f"{pair}.2"]), rival(), expansion=NEW_ERA)
    assert earned(game) == {contact: 2}


# -- Car Garage: open production of a shield -------------------------------------------------------------------------


@pytest.mark.rule("FSS-OPEN-02", "FSS-OPEN-03", "FSS-OPEN-04", "FSS-OPEN-08")
def test_a_worker_sent_to_the_car_garage_brings_a_shield_without_the_building_bonus() -> None:
    owner = rival(locations=["car_garage"], goods={"fuel": 1})
    game = new_era(mutants(goods={"worker": 2}), owner, third(goods={"worker": 1}))
    assert refused(new_era(mutants(), owner), "visit car_garage") == "FSS-OPEN-01"
    game.play("visit car_garage")
    assert (holds(game), holds(game, 1)) == ({"worker": 1, "shield": 1}, {"worker": 1, "fuel": 1})
    game.play("contacts blue")
    assert refused(game, "visit car_garage") == "FSS-OPEN-04"


# -- Hidden Forge: as if a shield lay on it --------------------------------------------------------------------------


@pytest.mark.rule("FSS-CLAR-04", "FSS-CLAR-05", "FSS-SHLD-03")
def test_the_hidden_forge_takes_no_shield_token() -> None:
    game = new_era(mutants(goods={"shield": 2}, locations=["hidden_forge", "school.1"]), rival())
    assert refused(game, "protect hidden_forge") == "FSS-SHLD-03"
    game.play("protect school.1")
    assert (location(game, "school.1").marks, location(game, "hidden_forge").marks) == (["shield"], [])


@pytest.mark.rule("FSS-CLAR-04", "FSS-CLAR-05", "FSS-RAZE-07")
def test_the_hidden_forge_has_a_defence_of_four_while_its_neighbours_have_theirs() -> None:
    owner = rival(locations=["hidden_forge", "car_garage"])
    game = new_era(mutants(goods={"red_contact": 3}), owner)
    assert refused(game, "raze hidden_forge") == "FSS-RAZE-05"
    assert refused(game, "raze car_garage") is None
    assert refused(new_era(mutants(goods={"red_contact": 4}), owner), "raze hidden_forge") is None


@pytest.mark.rule("FSS-CLAR-06", "FSS-SOLO-29")
@pytest.mark.parametrize(("card", "ruins", "scored"), [("hidden_forge", 0, 0), ("city_guards", 1, 2)])
def test_the_built_in_shield_absorbs_an_attack_of_the_virtual_player_and_stays(
    card: str, ruins: int, scored: int
) -> None:
    players = solo(locations=[card], goods={"worker": 2, "shield": 1})
    deck: list[str] = new_era(*players).position()["decks"]["deck"]
    deck.append(deck.pop(deck.index("combat_zone")))  # a gun, which both locations share
    game = new_era(*players, decks={"deck": deck})
    game.play("exchange / gain 1 iron")
    if game.question() == "end":
        game.play("end")
    assert (seen(game).tables["attack_row"], seen(game).counts["struck"]) == (["combat_zone"], 1)
    assert (player(game).ruins, points(game, 1)) == (ruins, scored)
    if card == "hidden_forge":
        assert refused(game, f"protect {card}") == "FSS-SHLD-03"


def test_every_production_location_of_the_set_is_covered() -> None:
    assert {design(card) for card in PRODUCTION} == designs("new_era", "production")
