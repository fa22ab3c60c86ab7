"""Card clarifications (FSS-CLAR)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival, third
from tests.fifty_first_state.stacking import before_production, idle_turn, on_top, through_lookout, under_attack
from tests.tableau.positions import built, goods, legal, location, player, points, refused, seen

# -- Body Hunters ----------------------------------------------------------------------------------------------------


def hunting(*locations: str, used: dict[str, int], **options: Any) -> Game:
    """The Body Hunters among other locations, with workers to spare."""
    pieces = {"locations": ["body_hunters", *locations], "goods": {"worker": 12, "iron": 9}}
    others = rival(locations=["docks.1", "shelter"], goods={"worker": 9}), third(goods={"worker": 9})
    return at(mutants(**pieces), *others, options=WINTER | options, used=used)


def take_turns(game: Game) -> None:
    """The two others exchange workers."""
    for _ in range(2):
        game.play("exchange / gain 1 gun / done")


@pytest.mark.rule("FSS-CLAR-01", "FSS-CLAR-10")
def test_an_action_card_cleared_by_the_body_hunters_can_be_used_again() -> None:
    game = hunting("archive", "assembly_plant.1", "motel", used={"archive": 2, "assembly_plant.1": 1})
    assert refused(game, "use archive") == refused(game, "use assembly_plant.1") == "FSS-USE-02"
    game.play("use body_hunters")
    assert legal(game) == ["choose archive", "choose assembly_plant.1"], "those that were used"
    game.play("choose archive")
    assert set(legal(game)) == {"choose assembly_plant.1", "done"}, "up to three"
    game.play("done")
    take_turns(game)
    assert (location(game, "archive").used, location(game, "assembly_plant.1").used) == (0, 1)
    assert refused(game, "use assembly_plant.1") == "FSS-USE-02"
    assert refused(game, "use body_hunters") == "FSS-USE-02", "they do not clear themselves"
    game.play("use archive / again")
    assert points(game) == 2, "both uses are free again"


@pytest.mark.rule("FSS-CLAR-10")
def test_the_body_hunters_clear_three_own_cards_at_most_and_return_no_goods() -> None:
    used = {"archive": 1, "motel": 2, "convoy": 1, "gunsmith": 2, "shelter": 2}
    game = hunting("archive", "motel", "convoy", "gunsmith", used=used)
    game.play("use body_hunters")
    assert refused(game, "choose body_hunters") == "FSS-CLAR-10"
    assert refused(game, "choose shelter") == "FSS-CLAR-10", "it belongs to another player"
    game.play("choose archive / choose motel / choose convoy")
    assert game.actors == (1,)
    assert [location(game, card).used for card in ("archive", "motel", "convoy", "gunsmith")] == [0, 0, 0, 2]
    assert goods(game) == {"worker": 11, "iron": 9}, "what marked the use goes to the common supply"


@pytest.mark.rule("FSS-CLAR-10")
def test_without_a_used_card_the_body_hunters_are_refused() -> None:
    assert refused(hunting("archive", used={}), "use body_hunters") == "FSS-CLAR-10"
    assert refused(hunting("archive", used={"shelter": 1}), "use body_hunters") == "FSS-CLAR-10"


@pytest.mark.rule("FSS-CLAR-10")
def test_the_body_hunters_leave_goods_of_a_building_bonus_and_used_open_production_alone() -> None:
    used = {"archive": 1, "boiler_room.1": 1}
    pieces = mutants(locations=["body_hunters", "archive", "camp", "boiler_room.1"], goods={"worker": 1})
    game = at(pieces, rival(goods={"worker": 1}), options=WINTER, used=used, kept={"camp": {"worker": 3}})
    game.play("use body_hunters / pay 1 worker")
    assert game.actors == (1,), "the Archive was the only one to clear"
    assert location(game, "camp").goods == {"worker": 3}
    assert location(game, "boiler_room.1").used == 1
    assert refused(game, "visit boiler_room.1") == "FSS-OPEN-04"


@pytest.mark.rule("FSS-CLAR-10")
def test_with_the_option_the_body_hunters_free_open_production_too() -> None:
    used = {"boiler_room.1": 1}
    assert refused(hunting("boiler_room.1", used=used), "use body_hunters") == "FSS-CLAR-10"
    game = hunting("boiler_room.1", used=used, body_hunters_frees_open_production=True)
    game.play("use body_hunters")
    assert location(game, "boiler_room.1").used == 0
    game.play("visit boiler_room.1")
    assert (goods(game, 1)["worker"], location(game, "boiler_room.1").used) == (9 - 1 + 2, 1)


# -- cards without type ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typeless",
    [
        pytest.param("foundation", marks=pytest.mark.rule("FSS-CLAR-02")),
        pytest.param("radioactive_colony", marks=pytest.mark.rule("FSS-CLAR-07")),
    ],
)
@pytest.mark.parametrize("other", ["school.1", "church.1", "motel", "the_iron_gang.1"])
def test_a_card_without_type_is_developed_from_and_into_every_location(typeless: str, other: str) -> None:
    into = at(mutants(hand=[typeless], locations=[other], goods={"brick": 1}), rival(), options=NEW_ERA)
    into.play(f"develop {typeless} over {other}")
    assert (built(into), points(into), "brick" in goods(into)) == ([typeless], 1, False)
    out = at(mutants(hand=[other], locations=[typeless], goods={"brick": 1}), rival(), options=NEW_ERA)
    out.play(f"develop {other} over {typeless}")
    assert built(out) == [other]


@pytest.mark.rule("FSS-CLAR-02", "FSS-CLAR-07")
def test_cards_without_type_are_counted_for_none_and_fit_each_other() -> None:
    me = mutants(hand=["foundation", "school.1"], locations=["radioactive_colony", "church.1"], goods={"brick": 1})
    game = at(me, rival(), options=NEW_ERA)
    assert refused(game, "develop school.1 over church.1") == "FSS-DEV-02", "a card with types must share one"
    game.play("develop foundation over radioactive_colony")
    assert built(game) == ["church.1", "foundation"]
    counting = mutants(hand=["museum", "arena.1"], locations=["foundation", "radioactive_colony"])
    game = at(counting | {"goods": {"grey_contact": 4}}, rival(passed=True), options=NEW_ERA)
    game.play("build museum / build arena.1")
    assert (points(game), goods(game)) == (1, {"gun": 1}), "each counts itself alone"


# -- Suppliers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CLAR-03")
def test_suppliers_just_built_give_only_their_building_bonus() -> None:
    me = mutants(hand=["suppliers"], goods={"grey_contact": 2}, locations=["quarry.1"])
    other = rival(locations=["boiler_room.1", "docks.1"])
    game = at(me, other, options=WINTER)
    game.play("build suppliers")
    assert legal(game) == ["choose boiler_room.1", "choose docks.1"]
    game.play("choose boiler_room.1")
    assert goods(game) == {"worker": 2}, "one production, once"
    assert (game.actors, goods(game, 1), location(game, "boiler_room.1").used) == ((1,), {}, 0)
    alone = at(me, rival(locations=["camp"]), options=WINTER)
    alone.play("build suppliers")
    assert (goods(alone), alone.actors) == ({}, (1,)), "nobody else has a production location"


@pytest.mark.rule("FSS-CLAR-03")
def test_their_production_works_from_the_next_production_phase_on() -> None:
    game = before_production(mutants(locations=["suppliers"]), rival(locations=["boiler_room.1"]), options=WINTER)
    game.play("take wrecked_tank.1")
    assert (goods(game)["worker"], goods(game, 1)["worker"]) == (3 + 2, 3)


# -- Hidden Forge ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CLAR-04", "FSS-CLAR-05")
@pytest.mark.parametrize("contacts", [3, 4])
def test_the_hidden_forge_has_a_defence_of_four(contacts: int) -> None:
    me = mutants(goods={"red_contact": contacts})
    game = at(me, rival(locations=["hidden_forge", "car_garage"]), options=NEW_ERA)
    assert refused(game, "raze car_garage") is None, "three for an ordinary production location"
    assert refused(game, "raze hidden_forge") == ("FSS-RAZE-05" if contacts == 3 else None)
    if contacts == 4:
        game.play("raze hidden_forge")
        assert (goods(game), goods(game, 1)) == ({"worker": 2}, {"red_contact": 1}), "there is no shield to take"


@pytest.mark.rule("FSS-CLAR-05")
def test_the_hidden_forge_accepts_no_shield() -> None:
    game = at(mutants(locations=["hidden_forge", "school.1"], goods={"shield": 2}), rival(), options=NEW_ERA)
    assert refused(game, "protect hidden_forge") == "FSS-SHLD-03"
    assert refused(game, "protect school.1") is None
    assert "protect hidden_forge" not in legal(game)
    game.play("protect school.1")
    assert refused(game, "protect school.1") == "FSS-SHLD-03"


@pytest.mark.rule("FSS-CLAR-06")
def test_the_hidden_forge_absorbs_every_attack_of_the_virtual_player() -> None:
    me: dict[str, Any] = {"locations": ["hidden_forge"], "connections": ["punks.1"]}
    game = under_attack("city_guards", **me, table={"options": NEW_ERA})
    idle_turn(game)
    assert (built(game), player(game).ruins, points(game, 1)) == (["hidden_forge"], 0, 0)
    assert goods(game) == {"worker": 8, "gun": 1}, "no compensation"
    idle_turn(game)
    assert player(game, 1).passed, "the attack was a success"
    game.play("pass")
    through_lookout(game)
    game.play("contacts red / play punks.1")
    game = on_top(game, "the_bronx_gang")
    idle_turn(game)
    assert seen(game).tables["attack_row"] == ["the_bronx_gang"]
    assert (built(game), player(game).ruins) == (["hidden_forge"], 0), "what is built in stays"


# -- Shipwreck, Marketplace ------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CLAR-08")
@pytest.mark.parametrize(("options", "uses"), [({}, 2), ({"shipwreck_uses": 2}, 2), ({"shipwreck_uses": 1}, 1)])
def test_the_shipwreck_is_used_twice_in_a_round_unless_the_option_says_once(options: dict[str, Any], uses: int) -> None:
    me = mutants(locations=["shipwreck.1", "archive"], goods={"worker": 9, "iron": 9})
    game = at(me, rival(passed=True), options=options)
    for use in range(uses):
        game.play("use shipwreck.1")
        assert game.question() == ("again" if use + 1 < uses else "turn")
        if game.question() == "again":
            game.play("done")
    assert refused(game, "use shipwreck.1") == "FSS-USE-02"
    assert (points(game), goods(game)) == (2 * uses, {"worker": 9 - uses, "iron": 9 - uses})
    game.play("use archive / again")
    assert points(game) == 2 * uses + 2, "the option is about no other card"


@pytest.mark.rule("FSS-CLAR-09")
def test_the_marketplace_takes_two_resources_of_one_kind_or_of_two() -> None:
    me = mutants(locations=["marketplace.1"], goods={"worker": 2, "gun": 2, "iron": 1, "grey_contact": 2})
    game = at(me, rival(), options=WINTER)
    game.play("use marketplace.1")
    left = {"pay 1 worker + 2 gun": {"worker": 1, "iron": 1}, "pay 1 worker + 1 gun + 1 iron": {"worker": 1, "gun": 1}}
    assert set(legal(game)) == set(left)
    for line in left:
        trial = game.clone()
        trial.play(line)
        assert (points(trial), goods(trial)) == (2, left[line] | {"grey_contact": 2})
    one = at(mutants(locations=["marketplace.1"], goods={"worker": 2, "gun": 1}), rival(), options=WINTER)
    assert refused(one, "use marketplace.1") == "FSS-USE-01"


# -- storage ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CLAR-11")
def test_stored_goods_lie_apart_until_the_next_production_of_their_owner() -> None:
    me = mutants(locations=["thieves_den"], goods={"gun": 1, "iron": 1, "worker": 2})
    game = at(me, rival(passed=True), first=1)
    game.play("pass")
    while game.question() == "draft":
        assert (goods(game), player(game).stored) == ({}, {"worker": 2, "gun": 1, "iron": 1})
        game.play(game.legal()[0])
    assert (seen(game).phase, player(game).stored) == ("action", {})
    assert goods(game) == {"worker": 5, "gun": 2, "iron": 1, "grey_contact": 1}


# -- Caravanner, Thieves Caravan -------------------------------------------------------------------------------------


def caravan(*deals: str) -> Game:
    """The Caravanner of a player with these deals; another player has deals as well."""
    me = mutants(locations=["caravanner"], goods={"worker": 1}, deals=list(deals))
    return at(me, rival(deals=["quarry.1"]), options=WINTER)


@pytest.mark.rule("FSS-CLAR-12")
def test_the_caravanner_counts_each_own_deal_once_at_most() -> None:
    game = caravan("docks.1", "docks.2", "fuel_tank.1", "assassin.1")
    game.play("use caravanner")
    assert legal(game) == [f"choose {card}" for card in ("assassin.1", "docks.1", "docks.2", "fuel_tank.1")]
    assert refused(game, "choose quarry.1") == "FSS-CLAR-12", "a deal of another player"
    game.play("choose docks.1")
    assert refused(game, "choose docks.1") == "FSS-CLAR-12"
    game.play("choose docks.2 / choose assassin.1")
    assert (goods(game), game.actors) == ({"iron": 2, "gun": 1}, (1,)), "three deals, and no more"
    assert len(player(game).deals) == 4


@pytest.mark.rule("FSS-CLAR-12")
def test_the_caravanner_gives_what_there_is_and_is_refused_without_deals() -> None:
    two = caravan("docks.1", "fuel_tank.1")
    two.play("use caravanner / choose docks.1")
    assert (goods(two), two.actors) == ({"iron": 1, "fuel": 1}, (1,))
    one = caravan("docks.1")
    one.play("use caravanner")
    assert (goods(one), one.actors) == ({"iron": 1}, (1,))
    none = caravan()
    assert refused(none, "use caravanner") == "FSS-CLAR-12"
    assert "use caravanner" not in legal(none)


@pytest.mark.rule("FSS-CLAR-13")
@pytest.mark.parametrize(
    ("theirs", "rule"),
    [
        ({"goods": {"gun": 1}}, None),
        ({"goods": {"brick": 1}}, None),
        ({"goods": {"gun": 1}, "passed": True}, "FSS-PASS-05"),
        ({"goods": {"worker": 5, "ammo": 2, "grey_contact": 3, "development": 1}}, "FSS-GOOD-01"),
        ({"goods": {"worker": 5, "grey_contact": 3, "development": 1}}, "FSS-CLAR-13"),
        ({}, "FSS-CLAR-13"),
    ],
)
def test_the_thieves_caravan_is_refused_when_nothing_can_be_taken(theirs: dict[str, Any], rule: str | None) -> None:
    me = mutants(locations=["thieves_caravan"], goods={"worker": 2, "gun": 3})
    game = at(me, rival(**theirs), third())
    assert refused(game, "use thieves_caravan") == rule
    assert ("use thieves_caravan" in legal(game)) is (rule is None)


@pytest.mark.rule("FSS-CLAR-13")
def test_a_second_theft_is_offered_only_while_there_is_something_to_take() -> None:
    me = mutants(locations=["thieves_caravan"], goods={"worker": 4})
    game = at(me, rival(goods={"gun": 1}), third(goods={"gun": 4}, passed=True))
    game.play("use thieves_caravan")
    assert (goods(game), goods(game, 1), goods(game, 2)) == ({"worker": 2, "gun": 1}, {}, {"gun": 4})
    assert (game.question(), game.actors) == ("turn", (1,)), "nobody pays for nothing"


@pytest.mark.rule("FSS-CLAR-13")
@pytest.mark.parametrize(("theirs", "allowed"), [({"deals": ["docks.1"]}, True), ({}, False)])
def test_the_camino_real_is_refused_without_a_deal_of_a_player_who_has_not_passed(
    theirs: dict[str, Any], allowed: bool
) -> None:
    me = mutants(locations=["camino_real"], goods={"worker": 1}, deals=["quarry.1"])
    game = at(me, rival(**theirs), third(deals=["pub.1"], passed=True), options=WINTER)
    assert refused(game, "use camino_real") == (None if allowed else "FSS-CLAR-13")
