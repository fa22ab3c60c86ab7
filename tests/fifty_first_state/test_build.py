"""Building a location: construction, and what follows every building (FSS-BUILD)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from furrow.games.tableau.rows import Card, Copy, Effect, StepRow
from tests.fifty_first_state.positions import at, mutants, rival, with_card
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

GUN_LOVERS = Card(
    id="gun_lovers",
    name="Gun Lovers",
    category="feature",
    tags=["gun"],
    cost={"grey_contact": 1},
    raze={},
    copies=[Copy("base", "", "gun")],
    effects=[Effect("builds", [StepRow(gain={"vp": 1})], tag="gun")],
)
"""No printed card rewards building a type; this one does."""


def building(card: Card, me: dict[str, Any], **rest: Any) -> Game:
    return with_card(card, {"players": [mutants(**me), rival(**rest)]})


@pytest.mark.rule("FSS-BUILD-01")
def test_a_location_is_built_by_construction_or_by_development_and_in_no_other_way() -> None:
    supply = {"grey_contact": 1, "blue_contact": 1, "red_contact": 1, "brick": 1}
    game = at(mutants(goods=supply, hand=["school.1"], locations=["quarry.1"]), rival())
    for line, locations in {
        "build school.1": ["quarry.1", "school.1"],
        "develop school.1 over quarry.1": ["school.1"],
        "deal school.1": ["quarry.1"],
        "raze school.1": ["quarry.1"],
    }.items():
        trial = game.clone()
        trial.play(line)
        assert built(trial) == locations
    assert refused(game, "build school.1 over quarry.1") == "FSS-BUILD-01", "nothing is replaced by a construction"
    assert refused(game, "build school.2") is not None, "only a card of the hand"
    assert refused(game, "build quarry.1") is not None


@pytest.mark.rule("FSS-BUILD-02")
@pytest.mark.parametrize(("card", "distance"), [("murderers_pub", 2), ("ruined_library", 1), ("gun_shop.1", 3)])
def test_construction_costs_grey_contacts_equal_to_the_distance(card: str, distance: int) -> None:
    game = at(mutants(goods={"grey_contact": distance}, hand=[card]), rival())
    game.play(f"build {card}")
    assert (goods(game), built(game), hand(game)) == ({}, [card], [])
    poor = {"grey_contact": distance - 1, "red_contact": 5, "blue_contact": 5, "worker": 5, "brick": 5}
    assert refused(at(mutants(goods=poor, hand=[card]), rival()), f"build {card}") == "FSS-BUILD-02"


@pytest.mark.rule("FSS-BUILD-02")
def test_only_the_distance_is_spent() -> None:
    game = at(mutants(goods={"grey_contact": 5, "red_contact": 1, "iron": 1}, hand=["ruined_library"]), rival())
    game.play("build ruined_library")
    assert goods(game) == {"grey_contact": 4, "red_contact": 1, "iron": 1}


@pytest.mark.rule("FSS-BUILD-03")
@pytest.mark.parametrize(("card", "defence"), [("arena.1", 3), ("murderers_pub", 4), ("gun_shop.1", 5)])
def test_it_lies_face_up_in_the_row_of_its_category(card: str, defence: int) -> None:
    """Everybody sees it, and its row gives it the defence of its category."""
    game = at(mutants(goods={"grey_contact": 3}, hand=[card]), rival(goods={"red_contact": defence}))
    game.play(f"build {card}")
    assert built(game) == [card]
    game.play(f"raze {card}")
    assert goods(game, 1).get("red_contact", 0) == 0


@pytest.mark.rule("FSS-BUILD-04")
def test_a_production_location_produces_once_at_once_and_then_in_every_production() -> None:
    game = at(mutants(goods={"grey_contact": 1}, hand=["quarry.1"]), rival())
    game.play("build quarry.1")
    assert goods(game) == {"brick": 1}
    next_round(game)
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "brick": 1}


@pytest.mark.rule("FSS-BUILD-04")
def test_only_the_new_location_produces_and_no_action_is_used() -> None:
    me = mutants(goods={"grey_contact": 2, "gun": 1, "worker": 1}, hand=["bioweaponry.1"], locations=["quarry.1"])
    game = at(me, rival())
    game.play("build bioweaponry.1")
    assert (goods(game), points(game)) == ({"gun": 1, "worker": 1}, 0)


@pytest.mark.rule("FSS-BUILD-05")
def test_a_building_bonus_is_gained_once_when_the_location_is_built() -> None:
    game = at(mutants(goods={"grey_contact": 2}, hand=["church.1"]), rival())
    game.play("build church.1")
    assert points(game) == 2
    next_round(game)
    assert points(game) == 2
    standing = at(mutants(locations=["church.1"]), rival())
    next_round(standing)
    assert points(standing) == 0


@pytest.mark.rule("FSS-BUILD-06")
@pytest.mark.parametrize(
    ("card", "good", "both", "later"),
    [
        ("school.1", "worker", 2, 1),
        ("boiler_room.1", "worker", 3, 2),
        ("sharrash", "universal_contact", 2, 1),
        ("construction_vehicles.1", "grey_contact", 2, 1),
    ],
)
def test_a_production_location_with_a_building_bonus_gives_both(card: str, good: str, both: int, later: int) -> None:
    game = at(mutants(goods={"grey_contact": 2}, hand=[card]), rival())
    cost = 2 if card == "boiler_room.1" else 1
    game.play(f"build {card}")
    assert goods(game).get(good, 0) == both + (2 - cost if good == "grey_contact" else 0)
    next_round(game)
    board = {"worker": 3, "grey_contact": 1}.get(good, 0)
    assert goods(game)[good] == board + later


@pytest.mark.rule("FSS-BUILD-07")
def test_a_reward_for_a_type_pays_whenever_its_owner_builds_a_location_of_that_type() -> None:
    me = {"goods": {"grey_contact": 9, "brick": 1}, "locations": ["gun_lovers"]}
    cards = ["arena.1", "school.1", "murderers_pub", "gunsmith"]
    game = building(GUN_LOVERS, me | {"hand": cards}, goods={"grey_contact": 1}, hand=["city_guards"])
    game.play("build arena.1")
    assert points(game) == 1
    game.play("build city_guards")
    assert (points(game), points(game, 1)) == (1, 0), "not for what an opponent builds"
    game.play("build school.1 / pass")
    assert points(game) == 1, "not for another type"
    game.play("build gunsmith")
    assert points(game) == 2
    game.play("develop murderers_pub over gunsmith")
    assert points(game) == 2 + 1 + 3 + 1, "the development, its own bonus for three guns, and the reward"


@pytest.mark.rule("FSS-BUILD-08")
def test_a_reward_for_building_a_type_counts_the_card_just_built_itself() -> None:
    game = building(GUN_LOVERS, {"goods": {"grey_contact": 1}, "hand": ["gun_lovers"]})
    game.play("build gun_lovers")
    assert points(game) == 1


@pytest.mark.rule("FSS-BUILD-08", "FSS-BUILD-11")
@pytest.mark.parametrize(
    ("card", "others", "gained"),
    [
        ("arena.1", [], {"gun": 1}),
        ("arena.1", ["city_guards", "school.1"], {"gun": 2}),
        ("arena.2", ["arena.1", "city_guards", "gunsmith"], {"gun": 3}),
    ],
)
def test_a_production_per_type_counts_the_card_just_built_itself(
    card: str, others: list[str], gained: dict[str, int]
) -> None:
    game = at(mutants(goods={"grey_contact": 2}, hand=[card], locations=others), rival(locations=["assassin.1"]))
    game.play(f"build {card}")
    assert goods(game) == gained


@pytest.mark.rule("FSS-BUILD-08", "FSS-BUILD-11")
@pytest.mark.parametrize(("others", "gained"), [([], 1), (["arena.1", "school.1"], 2), (["arena.1", "gunsmith"], 3)])
def test_a_building_bonus_per_type_counts_the_card_just_built_itself(others: list[str], gained: int) -> None:
    game = at(mutants(goods={"grey_contact": 2}, hand=["murderers_pub"], locations=others), rival())
    game.play("build murderers_pub")
    assert points(game) == gained


@pytest.mark.rule("FSS-BUILD-09", "FSS-GEN-10")
def test_any_number_of_locations_may_be_built_and_equal_names_are_allowed() -> None:
    standing = [f"{name}.{copy}" for name in ("arena", "assassin", "docks", "quarry", "fuel_tank") for copy in (1, 2)]
    game = at(mutants(goods={"grey_contact": 3}, hand=["school.1", "school.2"], locations=standing), rival(passed=True))
    game.play("build school.1 / build school.2")
    assert built(game) == [*standing, "school.1", "school.2"]
    assert goods(game) == {"grey_contact": 1, "worker": 4}


@pytest.mark.rule("FSS-BUILD-10")
@pytest.mark.parametrize("way", ["build", "develop"])
def test_production_bonus_rewards_and_self_counting_hold_for_construction_and_development_alike(way: str) -> None:
    """+1 point for the development itself; the replaced quarry had no gun."""
    start = {"goods": {"grey_contact": 2, "development": 1}, "locations": ["quarry.1", "gun_lovers"]}
    over = " over quarry.1 by token" if way == "develop" else ""
    extra = 1 if way == "develop" else 0

    def after(card: str) -> Game:
        game = building(GUN_LOVERS, start | {"hand": [card]})
        game.play(f"{way} {card}{over}")
        return game

    assert goods(after("school.1"))["worker"] == 2, "production and bonus"
    assert goods(after("arena.1"))["gun"] == 2, "itself and the feature"
    assert points(after("arena.1")) == 1 + extra, "the reward of the feature"
    assert points(after("murderers_pub")) == 2 + 1 + extra, "its own bonus and the reward"


@pytest.mark.rule("FSS-BUILD-11", "FSS-DIG-08")
def test_gains_come_in_the_order_production_bonus_rewards_of_other_cards() -> None:
    reward = Card(
        id="union_hall",
        name="Union Hall",
        category="feature",
        cost={"grey_contact": 1},
        raze={},
        copies=[Copy("base", "", "gun")],
        effects=[Effect("builds", [StepRow(gain={"fuel": 1})], tag="worker")],
    )
    game = building(reward, {"goods": {"grey_contact": 2}, "hand": ["boiler_room.1"], "locations": ["union_hall"]})
    game.play("build boiler_room.1")
    parts = [event for event in game.events() if event["kind"] in ("build", "gain")]
    assert [(event["kind"], event.get("goods"), event.get("amounts")) for event in parts] == [
        ("build", None, None),
        ("gain", ["worker"], [2]),
        ("gain", ["worker"], [1]),
        ("gain", ["fuel"], [1]),
    ]


@pytest.mark.rule("FSS-BUILD-11")
def test_a_choice_in_the_production_comes_before_the_building_bonus() -> None:
    card = Card(
        id="bazaar",
        name="Bazaar",
        category="production",
        cost={"grey_contact": 1},
        raze={},
        copies=[Copy("base", "", "gun")],
        effects=[
            Effect("built", [StepRow(gain={"vp": 1})]),
            Effect("production", [StepRow(choose=[{"gun": 1}, {"fuel": 1}])]),
        ],
    )
    game = building(card, {"goods": {"grey_contact": 1}, "hand": ["bazaar"]})
    game.play("build bazaar")
    assert (built(game), points(game), set(legal(game))) == (["bazaar"], 0, {"gain 1 gun", "gain 1 fuel"})
    game.play("gain 1 fuel")
    assert (goods(game), points(game)) == ({"fuel": 1}, 1)


@pytest.mark.rule("FSS-DIG-08")
def test_on_development_the_old_card_leaves_first_and_is_not_counted() -> None:
    game = at(mutants(goods={"brick": 1}, hand=["murderers_pub"], locations=["gunsmith", "arena.1"]), rival())
    game.play("develop murderers_pub over gunsmith")
    assert points(game) == 1 + 2, "the development; itself and the arena"
    gone = building(GUN_LOVERS, {"goods": {"brick": 1}, "hand": ["gunsmith"], "locations": ["gun_lovers"]})
    gone.play("develop gunsmith over gun_lovers")
    assert points(gone) == 1, "a feature that is replaced rewards nothing any more"
    assert player(gone).goods == {}
