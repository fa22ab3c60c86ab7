"""The action locations of New Era: what a use costs and brings, and how often it may be used in a round."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.fifty_first_state.expansions import clean_up, design, designs, draft, holds, new_era, several
from tests.fifty_first_state.positions import mutants, rival, third
from tests.tableau.positions import goods, legal, location, refused


class Use(NamedTuple):
    """An exchange: cost, gain, uses in a round."""

    cost: dict[str, int]
    gain: dict[str, int]
    uses: int


EXCHANGES = {
    "brick_village": Use({"worker": 1}, {"brick": 2}, 1),
    "builders": Use({"brick": 1}, {"worker": 1}, 2),
    "combat_zone": Use({"worker": 1}, {"gun": 2}, 1),
    "disassembly_workshop": Use({"worker": 1}, {"iron": 2}, 1),
    "gasoline_tower": Use({"fuel": 1}, {"worker": 1}, 2),
    "labor_camp": Use({"worker": 1}, {"worker": 2}, 1),
    "ohio_cavalry": Use({"worker": 1, "fuel": 1}, {"blue_contact": 3}, 1),
    "oilfield": Use({"worker": 1}, {"fuel": 2}, 1),
    "old_settlements": Use({"iron": 1}, {"worker": 1}, 2),
    "pickers": Use({"blue_contact": 1}, {"worker": 1}, 1),
    "post_office.1": Use({"worker": 1}, {"blue_contact": 1}, 2),
    "post_office.2": Use({"worker": 1}, {"blue_contact": 1}, 2),
    "preacher_of_the_new_era": Use({"blue_contact": 1}, {"red_contact": 1}, 2),
    "rehabilitation_center": Use({"red_contact": 1}, {"worker": 1}, 1),
    "secret_outpost": Use({"gun": 1}, {"worker": 1}, 2),
    "the_bronx_gang": Use({"worker": 1, "gun": 1}, {"red_contact": 3}, 1),
    "training_camp.1": Use({"worker": 1}, {"red_contact": 1}, 2),
    "training_camp.2": Use({"worker": 1}, {"red_contact": 1}, 2),
}
TWICE = [card for card, use in EXCHANGES.items() if use.uses == 2]
each_card = pytest.mark.parametrize("card", EXCHANGES)
ALL_GOODS = ("worker", "gun", "fuel", "iron", "brick", "grey_contact", "red_contact", "blue_contact")


@each_card
@pytest.mark.rule("FSS-USE-01", "FSS-USE-04")
def test_all_uses_of_a_round_cost_and_bring_what_is_printed(card: str) -> None:
    cost, gain, uses = EXCHANGES[card]
    game = new_era(mutants(locations=[card], goods=several(cost, uses)), rival())
    game.play(" / ".join([f"use {card}", *["again"] * (uses - 1)]))
    assert (holds(game), location(game, card).used) == (several(gain, uses), uses)


@each_card
@pytest.mark.rule("FSS-USE-01")
def test_with_one_good_less_it_cannot_be_used(card: str) -> None:
    cost = EXCHANGES[card].cost
    for lacking in cost:
        has = {good: 3 for good in ALL_GOODS if good != lacking} | {lacking: cost[lacking] - 1}
        assert refused(new_era(mutants(locations=[card], goods=has), rival()), f"use {card}") == "FSS-USE-01"


@each_card
@pytest.mark.rule("FSS-USE-02")
def test_it_cannot_be_used_more_often_in_a_round(card: str) -> None:
    game = new_era(mutants(locations=[card], goods=dict.fromkeys(ALL_GOODS, 9)), rival(passed=True))
    game.play(" / ".join([f"use {card}", *["again"] * (EXCHANGES[card].uses - 1)]))
    assert game.question() == "turn"
    assert refused(game, f"use {card}") == "FSS-USE-02"


@pytest.mark.parametrize("card", TWICE)
@pytest.mark.rule("FSS-USE-04")
def test_two_uses_may_be_spread_over_turns(card: str) -> None:
    game = new_era(mutants(locations=[card], goods=dict.fromkeys(ALL_GOODS, 9)), rival(passed=True))
    game.play(f"use {card}")
    assert legal(game) == ["again", "done"]
    game.play("done")
    game.play(f"use {card}")
    assert refused(game, f"use {card}") == "FSS-USE-02"


@each_card
@pytest.mark.rule("FSS-CLEAN-09")
def test_in_the_next_round_it_can_be_used_again(card: str) -> None:
    game = new_era(mutants(locations=[card]), rival(), used={card: EXCHANGES[card].uses}, first=1)
    assert location(game, card).used == EXCHANGES[card].uses
    clean_up(game)
    draft(game)
    assert location(game, card).used == 0


@each_card
@pytest.mark.rule("FSS-USE-12")
def test_building_it_brings_nothing_but_it_may_be_used_in_the_same_round(card: str) -> None:
    cost, gain, _ = EXCHANGES[card]
    game = new_era(mutants(hand=[card], goods=cost | {"grey_contact": 2}), rival(passed=True))
    game.play(f"build {card}")
    assert holds(game, beside="grey_contact") == cost
    game.play(f"use {card}")
    assert holds(game, beside="grey_contact") == gain


@pytest.mark.parametrize("card", ["builders", "gasoline_tower", "old_settlements", "secret_outpost"])
@pytest.mark.rule("FSS-GOOD-03")
def test_ammo_may_stand_in_for_the_resource(card: str) -> None:
    game = new_era(mutants(locations=[card], goods={"ammo": 2}), rival())
    game.play(f"use {card} / again")
    assert holds(game) == {"worker": 2}


@pytest.mark.parametrize("card", ["pickers", "preacher_of_the_new_era", "rehabilitation_center"])
@pytest.mark.rule("FSS-GOOD-07", "FSS-GOOD-08")
def test_a_universal_contact_may_stand_in_for_the_contact_and_no_other_colour_can(card: str) -> None:
    ((colour, _),) = EXCHANGES[card].cost.items()
    others = {good: 2 for good in ("grey_contact", "red_contact", "blue_contact") if good != colour}
    assert refused(new_era(mutants(locations=[card], goods=others), rival()), f"use {card}") == "FSS-USE-01"
    game = new_era(mutants(locations=[card], goods={"universal_contact": 1}), rival())
    game.play(f"use {card}")
    assert holds(game) == EXCHANGES[card].gain


@pytest.mark.parametrize("pair", ["post_office", "training_camp"])
def test_two_of_a_kind_are_used_each_on_its_own(pair: str) -> None:
    me = mutants(locations=[f"{pair}.1", f"{pair}.2"], goods={"worker": 4})
    game = new_era(me, rival(passed=True))
    game.play(f"use {pair}.1 / again")
    game.play(f"use {pair}.2 / again")
    assert holds(game) == several(EXCHANGES[f"{pair}.1"].gain, 4)


# -- Production Manager ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("location_used", "gained"),
    [
        ("school.1", {"worker": 1}),  # without its building bonus
        ("courthouse.1", {"brick": 1, "ammo": 1}),
        ("sharrash", {"universal_contact": 1}),  # open production too
        ("pub.1", {"card": 1}),
        ("parking_lot.1", {"iron": 2}),  # one for each iron type: Docks and itself
    ],
)
@pytest.mark.rule("FSS-PROD-16")
def test_the_production_manager_brings_the_goods_of_an_own_production_location(
    location_used: str, gained: dict[str, int]
) -> None:
    me = mutants(locations=["production_manager", "docks.1", location_used], goods={"worker": 2})
    game = new_era(me, rival())
    game.play(f"use production_manager / choose {location_used}")
    assert (holds(game), location(game, location_used).used) == (gained, 0)


@pytest.mark.rule("FSS-PROD-16")
def test_the_production_manager_chooses_among_own_production_locations_only() -> None:
    me = mutants(locations=["production_manager", "docks.1", "school.1", "church.1", "builders"], goods={"worker": 2})
    game = new_era(me | {"deals": ["docks.2"]}, rival(locations=["quarry.1"]), third())
    game.play("use production_manager")
    assert legal(game) == ["choose docks.1", "choose school.1"]
    for other in ("church.1", "builders", "production_manager", "quarry.1", "docks.2"):
        assert refused(game, f"choose {other}") == "FSS-PROD-16"


def test_the_production_manager_costs_two_workers_and_is_used_once() -> None:
    me = mutants(locations=["production_manager", "docks.1"], goods={"worker": 1})
    assert refused(new_era(me, rival()), "use production_manager") == "FSS-USE-01"
    game = new_era(me | {"goods": {"worker": 5}}, rival(passed=True))
    game.play("use production_manager")
    assert goods(game) == {"worker": 3, "iron": 1}
    assert refused(game, "use production_manager") == "FSS-USE-02"


@pytest.mark.rule("FSS-PROD-11")
def test_a_ruin_is_no_production_location_for_the_manager() -> None:
    me = mutants(locations=["production_manager"], ruins=["docks.1"], goods={"worker": 2})
    game = new_era(me, rival(locations=["school.1"]))
    assert refused(game, "use production_manager") == "FSS-PROD-16"


@pytest.mark.rule("FSS-OPEN-04")
def test_the_manager_may_use_an_open_production_that_an_opponent_has_used() -> None:
    me = mutants(locations=["production_manager", "docks.1"], goods={"worker": 2})
    game = new_era(me, rival(goods={"worker": 1}, passed=True), used={"docks.1": 1})
    game.play("use production_manager")
    assert (goods(game), location(game, "docks.1").used) == ({"iron": 1}, 1)


def test_every_action_location_of_the_set_is_covered() -> None:
    assert {design(card) for card in [*EXCHANGES, "production_manager"]} == designs("new_era", "action")
