"""The production phase: sources, order, stored goods (FSS-PROD, FSS-DIG-04)."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.moments import drawn, on_top, produced, producing, told, wealth, yields
from tests.fifty_first_state.positions import WINTER, at, mutants, rival, third
from tests.tableau.positions import goods, hand, legal, player, points, seen

# -- sources ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-01", "FSS-PROD-02", "FSS-PROD-03", "FSS-PROD-04")
@pytest.mark.example("FSS-EX-02")
def test_board_deals_and_production_locations_yield_goods() -> None:
    angela = mutants(locations=["school.1", "pub.1"], deals=["assassin.1", "fuel_tank.1"])
    game = produced(rival(), angela)
    assert goods(game, 1) == {"worker": 4, "gun": 2, "grey_contact": 1, "fuel": 1}
    assert len(hand(game, 1)) == 2
    assert sum(wealth(game, 1).values()) == 10


@pytest.mark.rule("FSS-PROD-01")
def test_nothing_else_yields_in_production() -> None:
    idle = ["archive", "church.1", "crossroads", "ruined_library", "deserted_colony", "brick_storage"]
    assert yields(locations=idle, connections=["punks.1"], hand=[]) == {}


@pytest.mark.rule("FSS-PROD-02")
@pytest.mark.example("FSS-EX-21")
@pytest.mark.parametrize(
    ("faction", "resource"),
    [
        ("mutants_union", "gun"),
        ("merchants_guild", "fuel"),
        ("new_york", "iron"),
        ("appalachian_federation", "brick"),
    ],
)
def test_the_board_yields_what_its_field_shows(faction: str, resource: str) -> None:
    other = mutants() if faction != "mutants_union" else third()
    game = produced(other, {"faction": faction})
    assert wealth(game, 1) == {"worker": 3, resource: 1, "grey_contact": 1, "card": 1}


@pytest.mark.rule("FSS-PROD-03")
@pytest.mark.parametrize(
    ("deals", "good"),
    [
        (["excavator.1"], {"brick": 1}),
        (["church.1", "church.2", "hideout.1"], {"vp": 3}),
        (["pub.1", "motel"], {"card": 2}),
        (["sharrash", "gunsmith"], {"universal_contact": 1, "red_contact": 1}),
    ],
)
def test_each_deal_yields_its_good(deals: list[str], good: dict[str, int]) -> None:
    assert yields(deals=deals) == good


@pytest.mark.rule("FSS-PROD-04")
@pytest.mark.example("FSS-EX-21")
@pytest.mark.parametrize(
    ("locations", "good"),
    [
        (["fuel_tank.1"], {"fuel": 1}),
        (["courthouse.2"], {"brick": 1, "ammo": 1}),
        (["arena.1"], {"gun": 1}),
        (["arena.1", "assassin.1"], {"gun": 3}),
        (["arena.1", "murderers_pub", "city_guards", "gunsmith"], {"gun": 3}),
        (["boiler_room.1"], {"worker": 2}),
        (["steel_eagle"], {"vp": 1}),
    ],
)
def test_each_production_location_yields_what_its_ability_shows(locations: list[str], good: dict[str, int]) -> None:
    assert yields(locations=locations) == good


@pytest.mark.rule("FSS-PROD-08")
@pytest.mark.parametrize("used", [0, 1])
def test_an_open_production_location_produces_for_its_owner(used: int) -> None:
    assert yields(locations=["boiler_room.1", "docks.1", "pub.1"]) == {"worker": 2, "iron": 1, "card": 1}
    game = producing(rival(), mutants(locations=["docks.1"]), used={"docks.1": used} if used else {})
    game.play("take shelter")
    assert goods(game, 1)["iron"] == 1


@pytest.mark.rule("FSS-PROD-11")
def test_ruins_produce_nothing() -> None:
    assert yields(ruins=["boiler_room.1", "fuel_tank.1"], locations=["docks.1"]) == {"iron": 1}


@pytest.mark.rule("FSS-PROD-07")
def test_cards_are_drawn_points_counted_and_tokens_taken_from_the_supply() -> None:
    game = on_top(
        producing(
            mutants(locations=["steel_eagle", "pub.1", "docks.1"], points=9, deals=["hideout.1"]),
            rival(goods={"iron": 2}),
            options=WINTER,
        ),
        *("museum", "archive", "rubble"),
    )
    game.play("take shelter")
    assert (points(game), goods(game)["iron"]) == (11, 1)
    assert drawn(game, 0) == ["museum", "archive"], "from the top of the deck: the board, then the Pub"
    assert set(hand(game)) == {"museum", "archive", "shelter"}
    assert goods(game, 1)["iron"] == 2


# -- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-05", "FSS-DIG-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_produce_one_after_another_from_the_first_player_clockwise(first: int) -> None:
    game = on_top(producing(mutants(), rival(), third(), first=first), "museum", "archive", "rubble")
    game.play("take shelter")
    order = [(first + step) % 3 for step in range(3)]
    assert [event["seat"] for event in told(game, None, "gain")] == order
    assert [drawn(game, seat) for seat in order] == [["museum"], ["archive"], ["rubble"]]


@pytest.mark.rule("FSS-PROD-05", "FSS-DIG-04")
def test_a_choice_of_one_player_holds_up_those_who_come_later() -> None:
    game = produced(mutants(), rival(locations=["storehouse"]), third(), first=0, options=WINTER)
    assert (game.question(), game.actors, seen(game).phase) == ("option", (1,), "production")
    assert (goods(game)["worker"], goods(game, 2)) == (3, {})
    game.play("gain 1 gun")
    assert (goods(game, 1)["gun"], goods(game, 2)["worker"]) == (1, 3)


@pytest.mark.rule("FSS-PROD-06")
def test_a_player_takes_from_the_board_then_the_deals_then_the_locations() -> None:
    me = mutants(locations=["pub.1", "storehouse", "school.1"], deals=["pub.2", "fuel_tank.1"])
    game = on_top(producing(me, rival(), options=WINTER), "museum", "archive", "rubble")
    game.play("take shelter")
    assert game.question() == "option"
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "fuel": 1}, "board and deals, no School yet"
    game.play("gain 1 fuel")
    assert goods(game) == {"worker": 4, "gun": 1, "grey_contact": 1, "fuel": 2}
    assert drawn(game, 0) == ["museum", "archive", "rubble"]
    kinds = [event["kind"] for event in game.events(0) if event["seat"] == 0 and event["kind"] != "take"]
    assert kinds[:5] == ["gain", "draw", "deal_goods", "draw", "draw"]


@pytest.mark.rule("FSS-PROD-17")
def test_plain_and_taken_locations_come_before_copies_those_before_per_good_cards_and_thresholds_last() -> None:
    me = mutants(locations=["dream_city", "cistern", "power_station", "suppliers", "fuel_tank.1"])
    game = produced(me, rival(locations=["fuel_tank.2"]), options=WINTER)
    assert goods(game)["fuel"] == 3, "the own tank, the one taken, the copy"
    assert points(game) == 3, "the Cistern counts all of them"
    assert goods(game)["worker"] == 4, "and Dream City counts the points"


@pytest.mark.rule("FSS-PROD-17")
def test_a_copying_location_waits_for_the_plain_ones() -> None:
    me = mutants(locations=["power_station", "storehouse", "docks.1"])
    game = produced(me, rival(), options=WINTER)
    assert (game.question(), goods(game).get("iron")) == ("option", None)
    game.play("gain 1 gun")
    assert (game.question(), goods(game)["iron"], goods(game)["gun"]) == ("target", 1, 2)


# -- stored goods ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-12")
def test_stored_goods_come_back_in_production() -> None:
    me = mutants(locations=["thieves_den"], goods={"gun": 2, "worker": 2, "fuel": 1, "ammo": 3})
    game = at(me, rival(passed=True))
    game.play("pass / store 2 gun")
    assert (player(game).stored, goods(game)) == ({"gun": 2, "worker": 2}, {})
    while game.question() == "draft":
        assert (goods(game), player(game).stored) == ({}, {"gun": 2, "worker": 2})
        game.play(legal(game)[0])
    assert (player(game).stored, goods(game)) == ({}, {"gun": 3, "worker": 5, "grey_contact": 1})
