"""Building a location by development (FSS-DEV)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import NEW_ERA, at, mutants, rival
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

BRICK = {"brick": 1}
TOKEN = {"development": 1}


def developing(card: str, base: str, supply: dict[str, int], **rest: Any) -> Game:
    """A player with a card in hand and one location."""
    return at(mutants(goods=supply, hand=[card], locations=[base]), rival(), **rest)


def discards(game: Game) -> list[str]:
    """The discard pile of the draw deck."""
    pile: list[str] = game.position()["discards"]["deck"]
    return pile


@pytest.mark.rule("FSS-DEV-01")
def test_a_card_of_the_hand_replaces_one_of_the_own_locations() -> None:
    me = mutants(goods=BRICK, hand=["school.1"], locations=["quarry.1", "arena.1"], deals=["docks.1"])
    game = at(me, rival(hand=["school.2"], locations=["quarry.2"]))
    assert [text for text in legal(game) if text.startswith("develop")] == [
        "develop school.1 over arena.1",
        "develop school.1 over quarry.1",
    ]
    for line in (
        "develop school.2 over quarry.1",  # of another hand
        "develop arena.1 over quarry.1",  # built
        "develop docks.1 over quarry.1",  # dealt
        "develop school.1 over quarry.2",  # of an opponent
        "develop school.1 over docks.1",  # a deal is no location
        "develop school.1 over school.1",
        "develop school.1 over ruin",  # there is none
        "develop school.1 over nothing",
    ):
        assert refused(game, line) == "FSS-DEV-01"
    game.play("develop school.1 over quarry.1")
    assert (built(game), hand(game)) == (["arena.1", "school.1"], [])


@pytest.mark.rule("FSS-DEV-02")
@pytest.mark.parametrize(
    ("card", "base", "allowed"),
    [
        ("school.1", "quarry.1", True),  # ammo
        ("gunsmith", "arena.1", True),  # gun
        ("gasoline_cultist", "gunsmith", False),  # fuel and points, gun and contact
        ("school.1", "pub.1", False),  # worker and ammo, card
        ("church.1", "crossroads", False),  # liberty, worker and card
        ("crossroads", "camp", True),  # worker
    ],
)
def test_for_a_brick_the_two_cards_must_share_a_type(card: str, base: str, allowed: bool) -> None:
    game = developing(card, base, {"brick": 2, "grey_contact": 3})
    assert refused(game, f"develop {card} over {base}") == (None if allowed else "FSS-DEV-02")


@pytest.mark.rule("FSS-DEV-03", "FSS-DEV-08")
def test_development_costs_one_brick_and_gives_one_point() -> None:
    game = developing("ruined_library", "arena.1", {"brick": 3, "iron": 2})
    game.play("develop ruined_library over arena.1")
    assert (goods(game), points(game), game.actors) == ({"brick": 2, "iron": 2}, 1, (1,))
    poor = developing("ruined_library", "arena.1", {"iron": 5, "gun": 5, "fuel": 5, "worker": 5, "grey_contact": 5})
    assert refused(poor, "develop ruined_library over arena.1") == "FSS-DEV-03"


@pytest.mark.rule("FSS-DEV-08")
def test_each_development_gives_a_point_and_construction_none() -> None:
    me = mutants(
        goods={"brick": 1, "development": 1, "grey_contact": 1},
        hand=["quarry.1", "docks.1", "fuel_tank.1"],
        locations=["assassin.1"],
    )
    game = at(me, rival(passed=True))
    game.play("develop quarry.1 over assassin.1")
    assert points(game) == 1
    game.play("develop docks.1 over quarry.1 by token")
    assert points(game) == 2
    game.play("build fuel_tank.1")
    assert points(game) == 2


@pytest.mark.rule("FSS-DEV-04")
def test_the_brick_may_be_paid_with_ammo_but_the_types_must_still_match() -> None:
    game = developing("ruined_library", "arena.1", {"ammo": 1})
    game.play("develop ruined_library over arena.1")
    assert (goods(game), points(game), built(game)) == ({}, 1, ["ruined_library"])
    assert refused(developing("school.1", "pub.1", {"ammo": 1}), "develop school.1 over pub.1") == "FSS-DEV-02"


@pytest.mark.rule("FSS-DEV-04")
@pytest.mark.parametrize(("payment", "left"), [("1 brick", {"ammo": 1}), ("1 ammo", {"brick": 1})])
def test_with_a_brick_and_ammo_the_player_chooses(payment: str, left: dict[str, int]) -> None:
    game = developing("ruined_library", "arena.1", {"brick": 1, "ammo": 1})
    game.play(f"develop ruined_library over arena.1 / pay {payment}")
    assert goods(game) == left


@pytest.mark.rule("FSS-DEV-05")
def test_with_a_development_token_no_type_needs_to_match() -> None:
    game = developing("school.1", "pub.1", TOKEN | BRICK)
    assert refused(game, "develop school.1 over pub.1") == "FSS-DEV-02"
    game.play("develop school.1 over pub.1 by token")
    assert (built(game), goods(game), points(game)) == (["school.1"], {"brick": 1, "worker": 2}, 1)


@pytest.mark.rule("FSS-DEV-05")
def test_a_development_token_is_spent_and_nothing_else_can_stand_for_it() -> None:
    line = "develop ruined_library over arena.1 by token"
    game = developing("ruined_library", "arena.1", {"development": 2})
    game.play(line)
    assert goods(game) == TOKEN
    none = {"brick": 5, "ammo": 5, "universal_contact": 5, "shield": 5}
    assert refused(developing("ruined_library", "arena.1", none), line) == "FSS-DEV-05"
    assert refused(developing("ruined_library", "arena.1", TOKEN), line.removesuffix(" by token")) == "FSS-DEV-03"


@pytest.mark.rule("FSS-DEV-06")
@pytest.mark.parametrize(
    ("card", "base", "before", "after"),
    [
        ("gun_shop.1", "arena.1", 3, 5),
        ("arena.1", "gun_shop.1", 5, 3),
        ("murderers_pub", "gunsmith", 5, 4),
        ("gunsmith", "city_guards", 4, 5),
    ],
)
def test_categories_need_not_match_and_the_new_card_takes_the_row_of_its_own(
    card: str, base: str, before: int, after: int
) -> None:
    """The row shows in the defence (FSS-RAZE-06)."""

    def defence(game: Game, target: str) -> int:
        costs = [number for number in range(1, 7) if refused(with_red(game, number), f"raze {target}") is None]
        return min(costs)

    def with_red(game: Game, red: int) -> Game:
        place = game.position()
        mine = {"locations": place["players"][0]["locations"]}
        return at(mutants(**mine), rival(goods={"red_contact": red}), active=1)

    game = developing(card, base, BRICK)
    assert defence(game, base) == before
    game.play(f"develop {card} over {base}")
    assert defence(game, card) == after


@pytest.mark.rule("FSS-DEV-07")
@pytest.mark.parametrize("card", ["school.1", "pub.1", "church.1", "gun_shop.1", "convoy", "docks.1"])
def test_a_ruin_counts_as_every_type(card: str) -> None:
    game = at(mutants(goods=BRICK, hand=[card], ruins=["museum"]), rival())
    game.play(f"develop {card} over ruin")
    assert (built(game), player(game).ruins, "brick" in goods(game)) == ([card], 0, False)
    assert points(game) == (1 + 2 if card == "church.1" else 1)
    assert discards(game) == ["museum"]


@pytest.mark.rule("FSS-DEV-07", "FSS-DEV-10")
def test_one_ruin_is_used_up_at_a_time() -> None:
    game = at(mutants(goods={"brick": 3}, hand=["pub.1", "quarry.1", "docks.1"], ruins=["museum", "church.1"]), rival())
    game.play("develop pub.1 over ruin / pass / develop docks.1 over ruin")
    assert player(game).ruins == 0
    assert refused(game, "develop quarry.1 over ruin") == "FSS-DEV-01"
    assert sorted(discards(game)) == ["church.1", "museum"]


@pytest.mark.rule("FSS-DEV-09")
@pytest.mark.parametrize("contacts", [{}, {"grey_contact": 1}, {"grey_contact": 3, "universal_contact": 1}])
def test_development_needs_no_contacts(contacts: dict[str, int]) -> None:
    game = developing("gun_shop.1", "arena.1", BRICK | contacts)
    game.play("develop gun_shop.1 over arena.1")
    assert (built(game), goods(game)) == (["gun_shop.1"], contacts)


@pytest.mark.rule("FSS-DEV-10")
@pytest.mark.parametrize("by", ["", " by token"])
def test_the_replaced_location_goes_to_the_discard_pile(by: str) -> None:
    game = developing("ruined_library", "arena.1", BRICK | TOKEN)
    game.play(f"develop ruined_library over arena.1{by}")
    assert (discards(game), seen(game).discards["deck"], built(game)) == (["arena.1"], 1, ["ruined_library"])
    kinds = [event["kind"] for event in game.events()]
    assert kinds.index("replace") < kinds.index("build")


@pytest.mark.rule("FSS-DEV-11")
@pytest.mark.parametrize("typeless", ["foundation", "radioactive_colony"])
@pytest.mark.parametrize("other", ["school.1", "pub.1", "church.1", "convoy"])
def test_a_card_without_type_matches_every_card_in_both_roles(typeless: str, other: str) -> None:
    onto = developing(typeless, other, BRICK, options=NEW_ERA)
    onto.play(f"develop {typeless} over {other}")
    assert built(onto) == [typeless]
    away = developing(other, typeless, BRICK, options=NEW_ERA)
    away.play(f"develop {other} over {typeless}")
    assert built(away) == [other]


@pytest.mark.rule("FSS-DEV-11")
def test_the_two_cards_without_type_match_each_other_but_still_cost_a_brick() -> None:
    line = "develop radioactive_colony over foundation"
    assert refused(developing("radioactive_colony", "foundation", {}, options=NEW_ERA), line) == "FSS-DEV-03"
    game = developing("radioactive_colony", "foundation", BRICK, options=NEW_ERA)
    game.play(line)
    assert (built(game), goods(game)) == (["radioactive_colony"], {})


@pytest.mark.rule("FSS-DEV-12", "FSS-RAZE-15")
def test_goods_lying_on_the_replaced_location_go_to_its_owner_and_a_shield_to_the_supply() -> None:
    place = {"kept": {"camp": {"worker": 2}}, "marks": {"camp": ["shield"]}}
    game = developing("archive", "camp", BRICK, **place)
    game.play("develop archive over camp")
    assert goods(game) == {"worker": 2}
    assert (location(game, "archive").marks, location(game, "archive").goods) == ([], {})
    assert game.position()["marks"] == game.position()["kept"] == {}


@pytest.mark.rule("FSS-DEV-12")
def test_goods_of_the_replaced_location_can_pay_for_the_development_itself() -> None:
    game = developing("quarry.1", "brick_storage", {}, kept={"brick_storage": {"brick": 3}})
    game.play("develop quarry.1 over brick_storage")
    assert (goods(game), built(game), points(game)) == ({"brick": 2 + 1}, ["quarry.1"], 1), "and its production"


@pytest.mark.rule("FSS-DEV-05", "FSS-DEV-12")
def test_the_token_on_the_foundation_can_pay_for_replacing_it() -> None:
    game = developing("school.1", "foundation", {}, options=NEW_ERA, kept={"foundation": {"development": 1}})
    assert refused(game, "develop school.1 over foundation") == "FSS-DEV-03"
    game.play("develop school.1 over foundation by token")
    assert (built(game), goods(game), points(game), game.position()["kept"]) == (["school.1"], {"worker": 2}, 1, {})


@pytest.mark.rule("FSS-DEV-13", "FSS-DEV-12")
def test_a_location_whose_action_was_used_may_be_replaced_and_its_marker_is_gone() -> None:
    me = mutants(goods={"brick": 1, "worker": 2}, hand=["school.1"], locations=["archive"])
    game = at(me, rival(passed=True))
    game.play("use archive / again")
    assert location(game, "archive").used == 2
    game.play("develop school.1 over archive")
    assert (built(game), goods(game)) == (["school.1"], {"worker": 2}), "its own two workers, none of those spent"
    assert (game.position()["used"], points(game)) == ({}, 2 + 1)


@pytest.mark.rule("FSS-DEV-12", "FSS-OPEN-03")
def test_the_worker_of_a_visitor_goes_to_the_common_supply() -> None:
    me = mutants(goods=BRICK, hand=["ruined_library"], locations=["assassin.1"])
    game = at(me, rival(), used={"assassin.1": 1})
    game.play("develop ruined_library over assassin.1")
    assert (goods(game), goods(game, 1), game.position()["used"]) == ({}, {}, {})


@pytest.mark.example("FSS-EX-04")
def test_the_murderers_pub_is_developed_into_the_ruined_library() -> None:
    game = developing("ruined_library", "murderers_pub", BRICK)
    game.play("develop ruined_library over murderers_pub")
    assert (goods(game), points(game), built(game), discards(game)) == ({}, 1, ["ruined_library"], ["murderers_pub"])


@pytest.mark.example("FSS-EX-05")
def test_sara_develops_her_ruin_into_a_school() -> None:
    game = at(mutants(goods=BRICK, hand=["school.1"], ruins=["pub.1"]), rival())
    game.play("develop school.1 over ruin")
    assert (goods(game), points(game), built(game)) == ({"worker": 2}, 1, ["school.1"])
    assert (player(game).ruins, discards(game)) == (0, ["pub.1"])
