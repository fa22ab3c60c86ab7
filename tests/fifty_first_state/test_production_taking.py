"""Taking and copying production (FSS-PROD-09, -10 and -13 to -16): Suppliers, Power Station and the like."""

from __future__ import annotations

import pytest

from furrow.games.tableau.rows import Card, Copy, Effect, Per, StepRow
from tests.fifty_first_state.moments import produced, told
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival, third, with_card
from tests.tableau.positions import built, goods, legal, location, player, points, refused, seen

PLAIN = ["school.1", "docks.1", "arena.1", "storehouse"]  # closed, open, per type, with a choice
ODD = ["cistern", "power_station", "archive", "church.1"]  # per good, copying; no production at all

# -- taking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-13", "FSS-DIG-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_location_is_named_before_anybody_produces(first: int) -> None:
    me = mutants(locations=["suppliers"])
    game = produced(
        me, rival(locations=["school.1"]), third(locations=["docks.1"], stored={"gun": 1}), first=first, options=WINTER
    )
    assert (game.question(), game.actors, seen(game).phase) == ("name", (0,), "production")
    assert [goods(game, seat) for seat in range(3)] == [{}, {}, {}]
    assert set(legal(game)) == {"choose school.1", "choose docks.1"}
    game.play("choose docks.1")
    assert [goods(game, seat).get("iron", 0) for seat in range(3)] == [1, 0, 1], "New York has only that of its board"
    assert [goods(game, seat)["worker"] for seat in range(3)] == [3, 4, 3], "the School is untouched"


@pytest.mark.rule("FSS-PROD-13")
@pytest.mark.parametrize("first", [0, 1])
def test_the_taker_gets_the_goods_and_the_owner_none_whoever_comes_first(first: int) -> None:
    game = produced(
        mutants(locations=["suppliers"]), rival(locations=["boiler_room.1", "fuel_tank.1"]), first=first, options=WINTER
    )
    game.play("choose boiler_room.1")
    assert goods(game) == {"worker": 5, "gun": 1, "grey_contact": 1}
    assert goods(game, 1) == {"worker": 3, "fuel": 2, "grey_contact": 1}, "its tank yields as always"
    events = [(event["seat"], event.get("card")) for event in told(game, None, "gain")]
    assert events.index((0, "boiler_room.1")) == events.index((0, None)) + 1, "in the turn of the taker"


@pytest.mark.rule("FSS-PROD-13")
def test_the_taker_makes_the_choice_in_it() -> None:
    game = produced(
        mutants(locations=["suppliers"]), rival(locations=["storehouse", "docks.1"]), first=1, options=WINTER
    )
    game.play("choose storehouse")
    assert (game.question(), game.actors) == ("option", (0,))
    assert goods(game, 1) == {"worker": 3, "fuel": 1, "grey_contact": 1, "iron": 1}
    game.play("gain 1 fuel")
    assert (goods(game)["fuel"], goods(game, 1)["fuel"]) == (1, 1)


@pytest.mark.rule("FSS-PROD-13")
def test_without_a_location_to_name_suppliers_yield_nothing() -> None:
    game = produced(mutants(locations=["suppliers", "docks.1"]), rival(locations=ODD), options=WINTER)
    assert (game.question(), goods(game)) == ("turn", {"worker": 3, "gun": 1, "grey_contact": 1, "iron": 1})


@pytest.mark.rule("FSS-PROD-13")
def test_a_location_is_named_anew_in_every_round() -> None:
    game = produced(mutants(locations=["suppliers"]), rival(locations=["fuel_tank.1", "docks.1"]), options=WINTER)
    game.play("choose docks.1 / pass / pass")
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert (game.question(), seen(game).round) == ("name", 2)
    game.play("choose fuel_tank.1")
    assert (goods(game)["fuel"], goods(game, 1)["fuel"], goods(game, 1)["iron"]) == (1, 1, 1)


@pytest.mark.rule("FSS-PROD-09")
@pytest.mark.parametrize(("mine", "theirs", "guns"), [([], 3, 3), (["gunsmith", "shadow"], 1, 1), ([], 2, 2)])
def test_a_taken_location_counts_the_locations_of_its_owner(mine: list[str], theirs: int, guns: int) -> None:
    owned = ["arena.1", "assassin.1", "assassin.2"][:theirs]
    game = produced(mutants(locations=["suppliers", *mine]), rival(locations=owned), options=WINTER)
    if game.question() == "name":
        game.play("choose arena.1")
    assert goods(game)["gun"] == 1 + guns
    assert goods(game, 1).get("gun", 0) == theirs - 1, "only the Assassins yield for their owner"


# -- open production ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "guns"),
    [([], ["assassin.1", "gunsmith"], 3), (["arena.1", "arena.2", "shadow"], [], 1), (["arena.1"], ["shadow"], 2)],
)
def test_a_worker_sent_to_open_production_counts_the_types_of_the_owner(
    mine: list[str], theirs: list[str], guns: int
) -> None:
    counting = Effect(when="production", steps=[StepRow(gain={"gun": 1}, per=Per(tag="gun"))])
    card = Card("range", "Range", "production", [Copy("base", deal="gun")], tags=["gun"], open=True, effects=[counting])
    me = mutants(goods={"worker": 1}, locations=mine)
    game = with_card(card, {"players": [me, rival(locations=["range", *theirs])]})
    game.play("visit range")
    assert (goods(game), goods(game, 1)) == ({"gun": guns}, {"worker": 1})


# -- copying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-14", "FSS-PROD-16")
def test_a_copying_location_yields_what_another_own_location_yields() -> None:
    game = produced(
        mutants(locations=["power_station", "docks.1", "arena.1", "assassin.1"]),
        rival(locations=["fuel_tank.1"]),
        options=WINTER,
    )
    assert (game.question(), game.actors) == ("target", (0,))
    assert set(legal(game)) == {"choose docks.1", "choose arena.1", "choose assassin.1"}
    assert refused(game, "choose power_station") == "FSS-PROD-16"
    assert refused(game, "choose fuel_tank.1") is not None
    other = game.clone()
    game.play("choose arena.1")
    assert (goods(game)["gun"], goods(game)["iron"]) == (1 + 2 + 1 + 2, 1), "board, Arena, Assassin, and the copy"
    other.play("choose docks.1")
    assert (goods(other)["gun"], goods(other)["iron"]) == (4, 2)


@pytest.mark.rule("FSS-PROD-14")
def test_it_is_chosen_anew_each_time() -> None:
    game = produced(mutants(locations=["power_station", "docks.1", "fuel_tank.1"]), rival(), options=WINTER)
    game.play("choose docks.1")
    assert (goods(game)["iron"], goods(game)["fuel"]) == (2, 1)
    game.play("pass / pass")
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert (game.question(), set(legal(game))) == ("target", {"choose docks.1", "choose fuel_tank.1"})
    game.play("choose fuel_tank.1")
    assert (goods(game)["iron"], goods(game)["fuel"]) == (1, 2)


@pytest.mark.rule("FSS-PROD-14")
@pytest.mark.parametrize("line", ["build power_station", "develop power_station over school.1"])
def test_it_copies_on_being_built_too(line: str) -> None:
    me = mutants(
        hand=["power_station"], goods={"grey_contact": 2, "brick": 1}, locations=["docks.1", "fuel_tank.1", "school.1"]
    )
    game = at(me, rival(), options=WINTER)
    game.play(line)
    assert game.question() == "target"
    game.play("choose fuel_tank.1")
    assert (goods(game)["fuel"], goods(game).get("iron")) == (1, None)


@pytest.mark.rule("FSS-PROD-14")
def test_with_nothing_to_copy_it_yields_nothing() -> None:
    game = produced(mutants(locations=["power_station", "cistern", "suppliers"]), rival(), options=WINTER)
    assert (game.question(), goods(game), points(game)) == ("turn", {"worker": 3, "gun": 1, "grey_contact": 1}, 0)


@pytest.mark.rule("FSS-PROD-14")
def test_a_location_that_another_player_takes_can_still_be_copied() -> None:
    game = produced(
        mutants(locations=["suppliers"]), rival(locations=["power_station", "docks.1"]), first=1, options=WINTER
    )
    assert (goods(game)["iron"], goods(game, 1)["iron"]) == (1, 1), "one taken, one copied, none of its own"


# -- the building bonus of Suppliers -----------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-15")
def test_on_building_suppliers_gain_what_a_location_of_another_player_produces() -> None:
    me = mutants(hand=["suppliers"], goods={"grey_contact": 2, "worker": 1}, locations=["quarry.1"])
    other = rival(locations=["fuel_tank.1", "arena.1", "gunsmith"], goods={"gun": 1})
    game = at(me, other, options=WINTER)
    game.play("build suppliers")
    assert (game.question(), set(legal(game))) == ("target", {"choose fuel_tank.1", "choose arena.1"})
    assert refused(game, "choose quarry.1") is not None
    gun = game.clone()
    gun.play("choose arena.1")
    assert goods(gun) == {"worker": 1, "gun": 2}, "the owner has two locations with the gun type"
    game.play("choose fuel_tank.1")
    assert (goods(game), goods(game, 1)) == ({"worker": 1, "fuel": 1}, {"gun": 1}), "no worker is sent or given"
    assert location(game, "fuel_tank.1").used == 0
    game.play("contacts red")
    assert refused(game, "visit fuel_tank.1") is None, "it was no use of open production"


@pytest.mark.rule("FSS-PROD-15")
def test_the_owner_loses_nothing_by_it() -> None:
    me = mutants(hand=["suppliers"], goods={"grey_contact": 2})
    game = at(me, rival(locations=["fuel_tank.1", "docks.1"]), options=WINTER)
    game.play("build suppliers / choose fuel_tank.1 / pass / pass")
    while game.question() == "draft":
        game.play(legal(game)[0])
    game.play("choose docks.1")
    assert goods(game, 1)["fuel"] == 2, "board and tank"


@pytest.mark.rule("FSS-PROD-15")
def test_the_location_of_a_passed_player_is_safe() -> None:
    me = mutants(hand=["suppliers"], goods={"grey_contact": 2})
    passed = third(locations=["fuel_tank.1"], passed=True)
    game = at(me, rival(locations=["docks.1", "quarry.1"]), passed, options=WINTER)
    game.play("build suppliers")
    assert set(legal(game)) == {"choose docks.1", "choose quarry.1"}
    assert refused(game, "choose fuel_tank.1") == "FSS-PASS-03"
    alone = at(me, rival(passed=True), passed, options=WINTER)
    alone.play("build suppliers")
    assert (built(alone), goods(alone)) == (["suppliers"], {})


# -- what can be taken and copied --------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-16")
def test_taking_reaches_plain_locations_only() -> None:
    owner = rival(locations=[*PLAIN, *ODD], ruins=["quarry.1"])
    game = produced(mutants(locations=["suppliers", "fuel_tank.1"]), owner, options=WINTER)
    assert set(legal(game)) == {f"choose {card}" for card in PLAIN}
    for card in (*ODD, "quarry.1", "suppliers", "fuel_tank.1"):
        assert refused(game, f"choose {card}") == "FSS-PROD-16"


@pytest.mark.rule("FSS-PROD-16")
def test_the_building_bonus_reaches_plain_locations_only() -> None:
    me = mutants(hand=["suppliers"], goods={"grey_contact": 2})
    game = at(me, rival(locations=[*PLAIN, *ODD], ruins=["quarry.1"]), options=WINTER)
    game.play("build suppliers")
    assert set(legal(game)) == {f"choose {card}" for card in PLAIN}
    for card in ODD:
        assert refused(game, f"choose {card}") == "FSS-PROD-16"
    assert refused(game, "choose quarry.1") == "FSS-RAZE-13"


@pytest.mark.rule("FSS-PROD-16")
def test_copying_reaches_plain_locations_only() -> None:
    odd = [card for card in ODD if card != "power_station"]
    me = mutants(hand=["power_station"], goods={"grey_contact": 2}, locations=[*PLAIN, *odd], ruins=["quarry.1"])
    game = at(me, rival(), options=WINTER)
    game.play("build power_station")
    assert set(legal(game)) == {f"choose {card}" for card in PLAIN}
    for card in (*odd, "power_station"):
        assert refused(game, f"choose {card}") == "FSS-PROD-16"
    assert refused(game, "choose quarry.1") == "FSS-RAZE-13"


@pytest.mark.rule("FSS-PROD-16")
def test_an_action_that_copies_reaches_plain_locations_only() -> None:
    me = mutants(locations=["production_manager", "hidden_forge", "car_garage", "archive"], goods={"worker": 2})
    game = at(me, rival(locations=["docks.1"]), options=NEW_ERA)
    game.play("use production_manager")
    assert set(legal(game)) == {"choose hidden_forge", "choose car_garage"}
    game.play("choose car_garage")
    assert goods(game) == {"shield": 1}
    nothing = at(mutants(locations=["production_manager"], goods={"worker": 2}), rival(), options=NEW_ERA)
    assert refused(nothing, "use production_manager") == "FSS-PROD-16"
    assert player(nothing).goods == {"worker": 2}
