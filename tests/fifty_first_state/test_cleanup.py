"""The clean-up: what is stored, what is lost, what stays as it was (FSS-CLEAN, FSS-DIG-09)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival, third
from tests.fifty_first_state.stacking import through_lookout
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

EVERYTHING = {
    "worker": 2,
    "gun": 1,
    "fuel": 1,
    "iron": 1,
    "brick": 1,
    "ammo": 2,
    "grey_contact": 1,
    "red_contact": 1,
    "blue_contact": 1,
    "universal_contact": 1,
    "shield": 1,
    "development": 1,
}


def last_to_pass(*others: dict[str, Any], table: dict[str, Any] | None = None, **pieces: Any) -> Game:
    """The Mutants Union is about to pass as the last player."""
    rivals = others or (rival(),)
    return at(mutants(**pieces), *(each | {"passed": True} for each in rivals), **(table or {}))


@pytest.mark.rule("FSS-CLEAN-01")
def test_a_storage_card_keeps_as_many_goods_of_its_kinds_as_it_says() -> None:
    game = last_to_pass(locations=["ruined_library"], goods={"gun": 2, "brick": 2, "ammo": 1, "worker": 3})
    game.play("pass")
    assert game.question() == "store"
    assert set(legal(game)) == {"store 2 gun + 1 brick", "store 1 gun + 2 brick"}
    assert refused(game, "store 2 gun + 2 brick") == "FSS-CLEAN-01"
    assert refused(game, "store 2 gun + 1 ammo") == "FSS-CLEAN-01"
    assert refused(game, "store 3 worker") == "FSS-CLEAN-01"
    game.play("store 2 gun + 1 brick")
    assert player(game).stored == {"gun": 2, "brick": 1}


@pytest.mark.rule("FSS-CLEAN-01")
def test_storage_cards_add_up_and_each_room_takes_its_own_kinds() -> None:
    held = {"gun": 3, "fuel": 2, "iron": 1, "worker": 2, "grey_contact": 1}
    one = last_to_pass(locations=["thieves_den"], goods=held)
    one.play("pass")
    assert refused(one, "store 2 gun + 1 fuel") == "FSS-CLEAN-01", "two resources at most"
    one.play("store 1 gun + 1 iron")
    assert player(one).stored == {"gun": 1, "iron": 1, "worker": 2}
    three = last_to_pass(locations=["thieves_den", "ruined_library", "underground_warehouse"], goods=held)
    three.play("pass")
    assert player(three).stored == {"gun": 3, "fuel": 2, "iron": 1, "worker": 2}, "room for eight resources"


@pytest.mark.rule("FSS-CLEAN-02", "FSS-CLEAN-07")
def test_without_storage_every_token_of_the_own_supply_is_lost() -> None:
    game = last_to_pass(rival(goods=EVERYTHING), goods=EVERYTHING)
    game.play("pass")
    for seat in (0, 1):
        assert goods(game, seat) == player(game, seat).stored == {}
    through_lookout(game)
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}, "what the board yields, and nothing else"


@pytest.mark.rule("FSS-CLEAN-02")
def test_tokens_on_cards_return_to_the_supply_too() -> None:
    game = last_to_pass(locations=["school.1", "archive"], table={"marks": {"school.1": ["shield"]}})
    assert location(game, "school.1").marks == ["shield"]
    game.play("pass")
    assert location(game, "school.1").marks == []
    assert goods(game) == {}, "the shield does not come back to its owner"


@pytest.mark.rule("FSS-CLEAN-03")
def test_stored_goods_and_cards_in_hand_carry_over_and_nothing_else() -> None:
    kept: dict[str, Any] = {"hand": ["school.1", "pub.1"], "connections": ["punks.1"]}
    game = last_to_pass(locations=["ruined_library"], goods=EVERYTHING | {"gun": 0}, **kept)
    game.play("pass")
    assert (hand(game), player(game).connections) == (["pub.1", "school.1"], ["punks.1"])
    assert goods(game) == {}
    through_lookout(game)
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "fuel": 1, "iron": 1, "brick": 1}
    assert set(hand(game)) > {"school.1", "pub.1"}
    assert player(game).connections == ["punks.1"]


@pytest.mark.rule("FSS-CLEAN-04", "FSS-CLEAN-09")
def test_workers_of_opponents_leave_open_production_which_can_be_used_again() -> None:
    game = at(mutants(goods={"worker": 3}), rival(locations=["boiler_room.1"]), used={"boiler_room.1": 1}, first=1)
    assert refused(game, "visit boiler_room.1") == "FSS-OPEN-04"
    game.play("pass / pass")
    assert location(game, "boiler_room.1").used == 0
    through_lookout(game)
    assert (seen(game).first, seen(game).phase) == (0, "action")
    game.play("visit boiler_room.1")
    assert goods(game)["worker"] == 3 - 1 + 2


@pytest.mark.rule("FSS-CLEAN-05")
@pytest.mark.parametrize("open_cards", [["punks.1", "junk_train.2"], ["thugs.1"], []])
def test_connection_cards_nobody_took_are_discarded(open_cards: list[str]) -> None:
    game = last_to_pass(table={"tables": {"connections": open_cards}})
    game.play("pass")
    found = game.position()["discards"]
    assert found["red"] == [card for card in open_cards if card in ("punks.1", "thugs.1")]
    assert found["blue"] == [card for card in open_cards if card == "junk_train.2"]
    assert not set(open_cards) & set(seen(game).tables["connections"]), "new ones are turned up in the next lookout"


@pytest.mark.rule("FSS-CLEAN-06")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_marker_passes_to_the_left(first: int, following: int) -> None:
    game = last_to_pass(rival(), third(), table={"first": first})
    game.play("pass")
    assert (seen(game).round, seen(game).first, game.actors) == (2, following, (following,))


@pytest.mark.rule("FSS-CLEAN-08")
def test_points_deals_locations_and_ruins_stay() -> None:
    game = last_to_pass(points=17, deals=["pub.1", "docks.1"], locations=["school.1", "archive"], ruins=["arena.1"])
    game.play("pass")
    me = player(game)
    assert seen(game).phase == "lookout"
    assert (me.points, me.deals, built(game), me.ruins) == (17, ["pub.1", "docks.1"], ["school.1", "archive"], 1)


@pytest.mark.rule("FSS-CLEAN-09")
def test_actions_of_locations_and_of_the_board_can_be_used_again() -> None:
    used = {"used": {"archive": 2}, "first": 1}
    game = last_to_pass(locations=["archive"], goods={"worker": 1, "gun": 1}, board_uses=2, table=used)
    assert refused(game, "use archive") == "FSS-USE-02"
    assert refused(game, "contacts red") == "FSS-USE-09"
    game.play("pass")
    assert (location(game, "archive").used, player(game).board_uses, player(game).passed) == (0, [], False)
    through_lookout(game)
    assert refused(game, "contacts red") is None
    game.play("use archive / again")
    assert (points(game), location(game, "archive").used) == (2, 2)


@pytest.mark.rule("FSS-CLEAN-10", "FSS-CLEAN-03")
@pytest.mark.parametrize(
    ("card", "distance", "options", "lying"),
    [
        ("brick_storage", 1, {}, {"brick": 3}),
        ("camp", 1, {}, {"worker": 3}),
        ("city_guards", 1, {}, {"gun": 3}),
        ("methane_storage", 1, {}, {"fuel": 3}),
        ("scrap_metal", 1, {}, {"iron": 3}),
        ("foundation", 1, NEW_ERA, {"development": 1}),
        ("radioactive_colony", 2, NEW_ERA, {"worker": 1, "ammo": 2, "blue_contact": 1, "red_contact": 1}),
    ],
)
def test_goods_of_a_building_bonus_stay_on_their_card(
    card: str, distance: int, options: dict[str, Any], lying: dict[str, int]
) -> None:
    me = {"hand": [card], "goods": {"grey_contact": distance}}
    game = last_to_pass(table={"options": options, "first": 1}, **me)
    game.play(f"build {card}")
    assert (location(game, card).goods, goods(game)) == (lying, {})
    game.play("pass")
    assert (location(game, card).goods, player(game).stored) == (lying, {})
    through_lookout(game)
    assert seen(game).phase == "action"
    assert location(game, card).goods == lying, "production adds nothing to them"
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}


@pytest.mark.rule("FSS-CLEAN-10")
def test_goods_on_a_card_are_spent_on_own_turns_and_nothing_refills_them() -> None:
    table = {"kept": {"camp": {"worker": 3}}, "first": 1}
    game = last_to_pass(locations=["camp", "archive"], table=table)
    game.play("use archive / again")
    assert (points(game), location(game, "camp").goods) == (2, {"worker": 1})
    game.play("pass")
    through_lookout(game)
    assert (location(game, "camp").goods, goods(game)["worker"]) == ({"worker": 1}, 3)
    game.play("use archive")
    assert legal(game) == ["pay 1 worker", "pay 1 worker of camp"]
    game.play("pay 1 worker of camp / done")
    assert (location(game, "camp").goods, goods(game)["worker"]) == ({}, 3)


@pytest.mark.rule("FSS-CLEAN-10")
def test_the_development_token_on_the_foundation_and_the_contacts_of_the_colony_are_spent_like_own_ones() -> None:
    table = {"options": NEW_ERA, "kept": {"foundation": {"development": 1}}}
    game = last_to_pass(locations=["foundation", "pub.1"], hand=["school.1"], table=table)
    game.play("develop school.1 over pub.1 by token")
    assert (built(game), location(game, "foundation").goods) == (["foundation", "school.1"], {})
    lying = {"radioactive_colony": {"blue_contact": 1, "red_contact": 1}}
    game = last_to_pass(
        locations=["radioactive_colony"], hand=["school.1", "docks.1"], table={"options": NEW_ERA, "kept": lying}
    )
    game.play("deal docks.1")
    game.play("raze school.1")
    assert location(game, "radioactive_colony").goods == {}
    assert goods(game) == {"iron": 1, "worker": 2}


@pytest.mark.example("FSS-EX-10")
@pytest.mark.rule("FSS-CLEAN-01", "FSS-CLEAN-04")
def test_the_hibernator_keeps_all_workers() -> None:
    table = {"options": WINTER, "used": {"boiler_room.1": 1}, "first": 1}
    game = last_to_pass(
        locations=["hibernation_chambers", "boiler_room.1"], goods={"worker": 3, "gun": 1, "fuel": 1}, table=table
    )
    game.play("pass")
    assert (player(game).stored, goods(game)) == ({"worker": 3}, {})
    assert location(game, "boiler_room.1").used == 0
    through_lookout(game)
    assert goods(game) == {"worker": 3 + 3 + 2, "gun": 1, "grey_contact": 1}


@pytest.mark.rule("FSS-DIG-09")
def test_every_owner_chooses_what_to_keep_whatever_the_others_keep() -> None:
    other = rival(locations=["underground_warehouse"], goods={"iron": 2, "brick": 2})
    game = last_to_pass(other, locations=["ruined_library"], goods={"gun": 3, "fuel": 1})
    game.play("pass")
    answers = {}
    for mine in ("store 3 gun", "store 2 gun + 1 fuel"):
        trial = game.clone()
        assert trial.actors == (0,)
        assert refused(trial, "store 2 iron + 1 brick", seat=1) is not None, "not asked yet"
        trial.play(mine)
        assert trial.actors == (1,)
        answers[mine] = legal(trial)
    assert answers["store 3 gun"] == answers["store 2 gun + 1 fuel"]
    assert set(answers["store 3 gun"]) == {"store 2 iron + 1 brick", "store 1 iron + 2 brick"}


@pytest.mark.rule("FSS-DIG-09")
def test_stored_goods_come_back_in_the_next_production_phase() -> None:
    game = last_to_pass(locations=["ruined_library"], goods={"iron": 2}, table={"first": 1})
    game.play("pass")
    assert (seen(game).phase, goods(game), player(game).stored) == ("lookout", {}, {"iron": 2})
    through_lookout(game)
    assert (seen(game).phase, player(game).stored) == ("action", {})
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "iron": 2}
    game.play("contacts grey")
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 3}
