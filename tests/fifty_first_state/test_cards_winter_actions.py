"""The action locations of Winter that exchange goods: cost, gain, uses in a round, and how a cost may be paid."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from furrow import Game
from tests.fifty_first_state.expansions import clean_up, design, designs, draft, holds, several, winter
from tests.fifty_first_state.positions import mutants, rival
from tests.tableau.positions import goods, hand, legal, location, player, points, refused


class Use(NamedTuple):
    """An exchange: cost, gain, uses in a round."""

    cost: dict[str, int]
    gain: dict[str, int]
    uses: int


EXCHANGES = {
    "black_market": Use({"worker": 1, "brick": 1, "iron": 1, "gun": 1}, {"vp": 3}, 2),
    "combat_vehicle": Use({"worker": 1}, {"shield": 1}, 1),
    "eight_mile": Use({"worker": 1, "fuel": 1, "brick": 1, "iron": 1}, {"vp": 3}, 2),
    "material_depository": Use({"worker": 1, "fuel": 2, "iron": 2}, {"vp": 4}, 1),
    "military_warehouse": Use({"worker": 1, "fuel": 2, "gun": 2}, {"vp": 4}, 1),
    "mobile_storage": Use({"worker": 1, "brick": 1, "fuel": 1, "gun": 1}, {"vp": 3}, 2),
    "salt_lake_tower": Use({"worker": 1, "iron": 2, "brick": 2}, {"vp": 4}, 1),
    "solitary_trader": Use({"worker": 1, "brick": 1, "fuel": 1, "gun": 1, "iron": 1}, {"vp": 3}, 2),
    "the_hold": Use({"worker": 1, "gun": 2, "brick": 2}, {"vp": 4}, 1),
    # basic resources of any kind, here paid with iron
    "marketplace.1": Use({"worker": 1, "iron": 2}, {"vp": 2}, 2),
    "marketplace.2": Use({"worker": 1, "iron": 2}, {"vp": 2}, 2),
    "teds_bus": Use({"worker": 1, "iron": 1}, {"grey_contact": 2}, 1),
    "transmitter": Use({"worker": 1, "iron": 1}, {"card": 2}, 1),
}
ANY_KIND = ("marketplace.1", "marketplace.2", "teds_bus", "transmitter")
ODD = {"body_hunters", "camino_real", "caravanner"}  # see test_cards_winter_actions_odd.py
TWICE = [card for card, use in EXCHANGES.items() if use.uses == 2]
FIXED = [card for card in EXCHANGES if card not in ANY_KIND]
RESOURCES = ("gun", "fuel", "iron", "brick")
each_card = pytest.mark.parametrize("card", EXCHANGES)


def rich(card: str) -> dict[str, int]:
    """Goods for three uses and no others, so that no payment is asked for."""
    return several(EXCHANGES[card].cost, 3)


def end(game: Game) -> None:
    """The end of a turn, where a shield could still be placed."""
    if game.question() == "end":
        game.play("end")


@each_card
@pytest.mark.rule("FSS-USE-01", "FSS-USE-04")
def test_all_uses_of_a_round_cost_and_bring_what_is_printed(card: str) -> None:
    cost, gain, uses = EXCHANGES[card]
    game = winter(mutants(locations=[card], goods=several(cost, uses)), rival())
    game.play(" / ".join([f"use {card}", *["again"] * (uses - 1)]))
    assert (holds(game), location(game, card).used) == (several(gain, uses), uses)


@pytest.mark.parametrize("card", FIXED)
@pytest.mark.rule("FSS-USE-01")
def test_with_one_good_less_it_cannot_be_used(card: str) -> None:
    cost = EXCHANGES[card].cost
    for lacking in cost:
        has = {good: 9 for good in ("worker", *RESOURCES) if good != lacking} | {lacking: cost[lacking] - 1}
        assert refused(winter(mutants(locations=[card], goods=has), rival()), f"use {card}") == "FSS-USE-01"


@each_card
@pytest.mark.rule("FSS-USE-02")
def test_it_cannot_be_used_more_often_in_a_round(card: str) -> None:
    game = winter(mutants(locations=[card], goods=rich(card)), rival(passed=True))
    game.play(" / ".join([f"use {card}", *["again"] * (EXCHANGES[card].uses - 1)]))
    end(game)
    assert game.question() == "turn"
    assert refused(game, f"use {card}") == "FSS-USE-02"


@pytest.mark.parametrize("card", TWICE)
@pytest.mark.rule("FSS-USE-04")
def test_two_uses_may_be_spread_over_turns(card: str) -> None:
    game = winter(mutants(locations=[card], goods=rich(card)), rival(passed=True))
    game.play(f"use {card} / done")
    assert holds(game)["vp"] == EXCHANGES[card].gain["vp"]
    game.play(f"use {card}")
    assert refused(game, f"use {card}") == "FSS-USE-02"


@each_card
@pytest.mark.rule("FSS-CLEAN-09")
def test_in_the_next_round_it_can_be_used_again(card: str) -> None:
    game = winter(mutants(locations=[card]), rival(), used={card: EXCHANGES[card].uses}, first=1)
    clean_up(game)
    draft(game)
    assert location(game, card).used == 0


@each_card
@pytest.mark.rule("FSS-USE-12")
def test_building_it_brings_nothing_but_it_may_be_used_in_the_same_round(card: str) -> None:
    cost, gain, _ = EXCHANGES[card]
    distance = 3 if card == "solitary_trader" else 2
    game = winter(mutants(hand=[card], goods=cost | {"grey_contact": distance}), rival(passed=True))
    game.play(f"build {card}")
    assert holds(game, beside="grey_contact") == cost
    before = goods(game).get("grey_contact", 0)
    game.play(f"use {card}")
    assert holds(game, beside="grey_contact") == {good: gain[good] for good in gain if good != "grey_contact"}
    assert goods(game).get("grey_contact", 0) - before == gain.get("grey_contact", 0)


@pytest.mark.parametrize("card", FIXED[2:])
@pytest.mark.rule("FSS-GOOD-03", "FSS-GOOD-05")
def test_ammo_stands_in_for_each_resource_but_not_for_the_worker(card: str) -> None:
    resources = sum(amount for good, amount in EXCHANGES[card].cost.items() if good != "worker")
    game = winter(mutants(locations=[card], goods={"worker": 1, "ammo": resources}), rival())
    game.play(f"use {card}")
    assert holds(game) == EXCHANGES[card].gain
    assert refused(winter(mutants(locations=[card], goods={"ammo": 9}), rival()), f"use {card}") == "FSS-USE-01"


# -- Combat Vehicle --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SHLD-08")
def test_the_shield_of_the_combat_vehicle_can_be_placed_in_the_same_turn() -> None:
    game = winter(mutants(locations=["combat_vehicle", "docks.1"], goods={"worker": 1}), rival())
    game.play("use combat_vehicle / protect docks.1")
    assert (location(game, "docks.1").marks, goods(game), game.actors) == (["shield"], {}, (1,))


# -- basic resources of any kind -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ANY_KIND)
@pytest.mark.parametrize("good", [*RESOURCES, "ammo"])
@pytest.mark.rule("FSS-GOOD-01", "FSS-GOOD-03")
def test_every_basic_resource_and_ammo_pay_for_it(card: str, good: str) -> None:
    number = EXCHANGES[card].cost["iron"]
    game = winter(mutants(locations=[card], goods={"worker": 1, good: number}), rival())
    game.play(f"use {card}")
    assert holds(game) == EXCHANGES[card].gain


@pytest.mark.parametrize("card", ANY_KIND)
@pytest.mark.rule("FSS-USE-01")
def test_contacts_and_workers_are_no_resources_and_the_number_must_be_there(card: str) -> None:
    number = EXCHANGES[card].cost["iron"]
    others = {"worker": 9, "universal_contact": 3, "grey_contact": 3, "development": 3, "shield": 3}
    few = others | {"iron": number - 1}
    assert refused(winter(mutants(locations=[card], goods=few), rival()), f"use {card}") == "FSS-USE-01"
    idle = {"gun": 5, "ammo": 5}
    assert refused(winter(mutants(locations=[card], goods=idle), rival()), f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-CLAR-09", "FSS-DIG-05")
def test_the_two_resources_of_the_marketplace_may_be_of_one_kind_or_of_two() -> None:
    me = mutants(locations=["marketplace.1"], goods={"worker": 2, "gun": 2, "fuel": 2})
    game = winter(me, rival())
    game.play("use marketplace.1")
    ways = {"pay 1 worker + 2 gun", "pay 1 worker + 1 gun + 1 fuel", "pay 1 worker + 2 fuel"}
    assert set(legal(game)) == ways
    for way in ("2 gun", "1 gun + 1 fuel", "2 fuel"):
        trial = game.clone()
        trial.play(f"pay 1 worker + {way} / again")
        assert (goods(trial), points(trial)) == ({}, 4), "the second use pays with the two that are left"


@pytest.mark.rule("FSS-USE-05", "FSS-CLAR-09")
def test_each_use_of_the_marketplace_may_be_paid_in_another_way() -> None:
    me = mutants(locations=["marketplace.1", "marketplace.2"], goods={"worker": 4, "gun": 4, "ammo": 3})
    game = winter(me, rival(passed=True))
    game.play("use marketplace.1 / pay 1 worker + 2 gun / again / pay 1 worker + 1 gun + 1 ammo")
    assert (goods(game), points(game)) == ({"worker": 2, "gun": 1, "ammo": 2}, 4)
    game.play("use marketplace.2 / pay 1 worker + 2 ammo")
    assert (goods(game), points(game), location(game, "marketplace.2").used) == ({"worker": 1, "gun": 1}, 6, 1)


@pytest.mark.rule("FSS-DIG-05")
def test_which_resource_teds_bus_costs_is_the_players_choice() -> None:
    game = winter(mutants(locations=["teds_bus"], goods={"worker": 1, "gun": 1, "brick": 1}), rival())
    game.play("use teds_bus / pay 1 worker + 1 brick")
    assert goods(game) == {"gun": 1, "grey_contact": 2}


# -- Propaganda Station ----------------------------------------------------------------------------------------------


def test_the_propaganda_station_costs_a_worker_and_a_card_of_choice_for_two_cards() -> None:
    me = mutants(locations=["propaganda_station"], hand=["church.1", "school.1", "docks.1"], goods={"worker": 2})
    game = winter(me, rival(passed=True))
    game.play("use propaganda_station")
    assert legal(game) == ["discard church.1", "discard docks.1", "discard school.1"]
    game.play("discard school.1")
    assert (goods(game), len(hand(game))) == ({"worker": 1}, 4)
    assert ("school.1" in hand(game), {"church.1", "docks.1"} < set(hand(game))) == (False, True)
    assert game.position()["discards"]["deck"] == ["school.1"]
    assert refused(game, "use propaganda_station") == "FSS-USE-02"


@pytest.mark.rule("FSS-USE-01", "FSS-CONN-09")
def test_the_propaganda_station_needs_a_worker_and_a_location_card() -> None:
    me = mutants(locations=["propaganda_station"], goods={"worker": 1})
    assert refused(winter(me, rival()), "use propaganda_station") == "FSS-USE-01"
    assert refused(winter(me | {"connections": ["punks.1"]}, rival()), "use propaganda_station") == "FSS-CONN-09"
    no_worker = me | {"goods": {"gun": 1}, "hand": ["church.1"]}
    assert refused(winter(no_worker, rival()), "use propaganda_station") == "FSS-USE-01"
    game = winter(me | {"hand": ["church.1", "docks.1"], "connections": ["punks.1"]}, rival())
    assert refused(game, "use propaganda_station / discard punks.1") == "FSS-CONN-09"


def test_the_last_card_of_the_hand_can_be_spent() -> None:
    me = mutants(locations=["propaganda_station"], hand=["church.1"], goods={"worker": 1})
    game = winter(me, rival())
    game.play("use propaganda_station / discard church.1")
    assert (len(hand(game)), "church.1" in hand(game), player(game).goods) == (2, False, {})


def test_every_action_location_of_the_set_is_covered() -> None:
    covered = {design(card) for card in [*EXCHANGES, "propaganda_station", *ODD]}
    assert covered == designs("winter", "action")
