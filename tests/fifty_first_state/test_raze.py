"""Razing a card of the hand or a location of an opponent (FSS-RAZE)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

OPPONENT_PASSED = ("FSS-RAZE-08", "FSS-PASS-03")


def red(amount: int, **rest: Any) -> dict[str, Any]:
    """The player who razes."""
    return mutants(goods={"red_contact": amount}, **rest)


def discards(game: Game) -> list[str]:
    """The discard pile of the draw deck."""
    pile: list[str] = game.position()["discards"]["deck"]
    return pile


@pytest.mark.rule("FSS-RAZE-01", "FSS-GEN-08")
def test_targets_are_cards_of_the_own_hand_and_locations_of_opponents() -> None:
    me = red(9, hand=["docks.1"], locations=["school.1"], deals=["quarry.1"], connections=["punks.1"], ruins=["motel"])
    game = at(me, rival(hand=["docks.2"], locations=["school.2"], deals=["quarry.2"], ruins=["church.1"]))
    assert {text for text in legal(game) if text.startswith("raze")} == {"raze docks.1", "raze school.2"}
    assert refused(game, "raze school.1") == "FSS-RAZE-01", "an own location"
    for card in ("docks.2", "quarry.1", "quarry.2", "punks.1", "motel", "church.1", "archive"):
        assert refused(game, f"raze {card}") is not None


@pytest.mark.rule("FSS-RAZE-02")
@pytest.mark.parametrize(
    ("card", "spoils", "vp", "cards"),
    [
        ("arena.1", {"gun": 3}, 0, 0),
        ("clay_pit.1", {"brick": 2}, 1, 0),
        ("ruined_library", {"gun": 1}, 0, 1),
        ("gasoline_cultist", {"blue_contact": 1}, 1, 1),
    ],
)
@pytest.mark.parametrize("from_hand", [True, False])
def test_whoever_razes_gains_the_spoils(
    card: str, spoils: dict[str, int], vp: int, cards: int, from_hand: bool
) -> None:
    me = red(9, hand=[card]) if from_hand else red(9)
    game = at(me, rival() if from_hand else rival(locations=[card]))
    game.play(f"raze {card}")
    assert {good: amount for good, amount in goods(game).items() if good != "red_contact"} == spoils
    assert (points(game), len(hand(game))) == (vp, cards)


@pytest.mark.rule("FSS-RAZE-03")
@pytest.mark.parametrize(("card", "distance"), [("docks.1", 1), ("pub.1", 2), ("gun_shop.1", 3)])
def test_a_hand_card_costs_red_contacts_equal_to_the_distance(card: str, distance: int) -> None:
    game = at(red(distance + 1, hand=[card]), rival())
    game.play(f"raze {card}")
    assert goods(game)["red_contact"] == 1
    poor = {"red_contact": distance - 1, "grey_contact": 5, "blue_contact": 5, "gun": 5, "ammo": 5}
    assert refused(at(mutants(goods=poor, hand=[card]), rival()), f"raze {card}") == "FSS-RAZE-03"


@pytest.mark.rule("FSS-RAZE-04")
def test_a_razed_hand_card_goes_to_the_discard_pile_and_nobody_is_compensated() -> None:
    game = at(red(1, hand=["school.1"]), rival(locations=["school.2"]))
    game.play("raze school.1")
    assert (discards(game), hand(game), built(game), player(game).ruins) == (["school.1"], [], [], 0)
    assert (goods(game), goods(game, 1)) == ({"worker": 2}, {}), "the spoils and no deal good"


@pytest.mark.rule("FSS-RAZE-05", "FSS-RAZE-06")
@pytest.mark.parametrize(
    ("card", "defence"),
    [
        ("docks.1", 3),  # distance 1
        ("pub.1", 3),  # distance 2, open production
        ("ruined_library", 4),  # distance 1
        ("church.1", 4),
        ("archive", 5),  # distance 1
        ("gun_shop.1", 5),  # distance 3
    ],
)
def test_an_opponents_location_costs_red_contacts_equal_to_its_defence(card: str, defence: int) -> None:
    game = at(red(defence + 1), rival(locations=[card]))
    game.play(f"raze {card}")
    assert (goods(game)["red_contact"], built(game, 1)) == (1, [])
    assert refused(at(red(defence - 1), rival(locations=[card])), f"raze {card}") == "FSS-RAZE-05"


@pytest.mark.rule("FSS-RAZE-07", "FSS-SHLD-04")
@pytest.mark.parametrize(("card", "defence"), [("docks.1", 4), ("church.1", 5), ("archive", 6)])
def test_a_shield_raises_the_defence_by_one(card: str, defence: int) -> None:
    marks = {card: ["shield"]}
    assert refused(at(red(defence - 1), rival(locations=[card]), marks=marks), f"raze {card}") == "FSS-RAZE-05"
    game = at(red(defence), rival(locations=[card]), marks=marks)
    game.play(f"raze {card}")
    assert goods(game).get("red_contact", 0) == 0


@pytest.mark.rule("FSS-RAZE-08")
def test_a_player_who_has_passed_cannot_be_a_target() -> None:
    game = at(red(9, hand=["docks.1"]), rival(locations=["school.1"], passed=True))
    assert refused(game, "raze school.1") in OPPONENT_PASSED
    assert refused(game, "raze docks.1") is None, "a card of the own hand is no concern of others"
    assert refused(at(red(9), rival(locations=["school.1"])), "raze school.1") is None


@pytest.mark.rule("FSS-RAZE-09")
@pytest.mark.parametrize(
    ("card", "good"), [("arena.1", "gun"), ("construction_vehicles.1", "iron"), ("corner_shop.1", "ammo")]
)
def test_the_owner_gains_the_deal_good_as_compensation(card: str, good: str) -> None:
    game = at(red(9), rival(locations=[card, "quarry.1"]))
    game.play(f"raze {card}")
    assert goods(game, 1) == {good: 1}


@pytest.mark.rule("FSS-RAZE-09")
def test_the_compensation_may_be_a_point_or_a_card() -> None:
    game = at(red(9), rival(locations=["church.1"]))
    game.play("raze church.1")
    assert (points(game), points(game, 1), goods(game, 1)) == (2, 1, {})
    game = at(red(9), rival(locations=["motel"]))
    game.play("raze motel")
    assert (len(hand(game)), len(hand(game, 1))) == (2, 1)


@pytest.mark.rule("FSS-RAZE-10")
def test_the_razed_location_stays_in_the_state_of_its_owner_as_a_ruin() -> None:
    game = at(red(3), rival(locations=["school.1", "pub.1"]))
    game.play("raze school.1")
    assert (built(game, 1), player(game, 1).ruins, player(game, 0).ruins) == (["pub.1"], 1, 0)
    assert (built(game), discards(game)) == ([], [])
    next_round(game)
    assert player(game, 1).ruins == 1


@pytest.mark.rule("FSS-RAZE-11", "FSS-SHLD-06")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("archive", {"marks": {"archive": ["shield"]}}),
        ("archive", {"used": {"archive": 2}}),
        ("boiler_room.1", {"used": {"boiler_room.1": 1}}),
    ],
)
def test_shields_and_markers_on_the_razed_card_return_to_the_common_supply(card: str, place: dict[str, Any]) -> None:
    """Both give a worker as deal good; nobody gets anything else."""
    game = at(red(9), rival(locations=[card]), **place)
    game.play(f"raze {card}")
    assert goods(game, 1) == {"worker": 1}
    assert goods(game).get("shield", 0) == 0
    left = game.position()
    assert (left["marks"], left["used"]) == ({}, {})


@pytest.mark.rule("FSS-RAZE-11")
def test_goods_spent_on_an_action_do_not_come_back_when_the_card_is_razed() -> None:
    game = at(mutants(goods={"worker": 2}, locations=["archive"]), rival(goods={"red_contact": 5}))
    game.play("use archive / again")
    game.play("raze archive")
    assert goods(game) == {"worker": 1}, "only the deal good"


@pytest.mark.rule("FSS-RAZE-12")
@pytest.mark.parametrize("card", ["ruined_library", "underground_warehouse"])
def test_goods_stored_on_the_razed_card_go_to_its_owner(card: str) -> None:
    game = at(red(4), rival(locations=[card]), kept={card: {"iron": 2, "brick": 1}})
    game.play(f"raze {card}")
    deal = "gun" if card == "ruined_library" else "fuel"
    assert goods(game, 1) == {"iron": 2, "brick": 1, deal: 1}
    assert goods(game).keys() == {deal}, "the razer has the spoils alone"
    assert game.position()["kept"] == {}


@pytest.mark.rule("FSS-RAZE-13")
def test_a_ruin_cannot_be_razed_shielded_used_or_visited() -> None:
    me = mutants(goods={"red_contact": 9, "shield": 1, "worker": 3}, ruins=["archive", "school.1"])
    game = at(me, rival(ruins=["pub.1", "gun_shop.1"], locations=["docks.1"]))
    assert [text for text in legal(game) if text.split()[0] in ("raze", "protect", "use", "visit")] == [
        "raze docks.1",
        "visit docks.1",
    ]
    for line in ("raze pub.1", "raze gun_shop.1", "protect school.1", "use archive", "visit pub.1"):
        assert refused(game, line) is not None


@pytest.mark.rule("FSS-RAZE-13")
def test_a_ruin_has_no_type_and_is_not_counted() -> None:
    game = at(mutants(goods={"grey_contact": 2}, hand=["arena.1"], ruins=["arena.2", "assassin.1"]), rival())
    game.play("build arena.1")
    assert goods(game) == {"gun": 1}


@pytest.mark.rule("FSS-RAZE-13")
def test_a_ruin_cannot_be_targeted_by_a_building_bonus() -> None:
    me = mutants(goods={"grey_contact": 2}, hand=["suppliers"])
    game = at(me, rival(locations=["docks.1"], ruins=["quarry.1", "fuel_tank.1"]), options=WINTER)
    game.play("build suppliers")
    assert goods(game) == {"iron": 1}, "the docks are the only one there is"


@pytest.mark.rule("FSS-RAZE-14")
@pytest.mark.parametrize("universal", [1, 2, 3])
def test_universal_contacts_may_pay_any_part_of_the_red_cost(universal: int) -> None:
    supply = {"red_contact": 3 - universal, "universal_contact": universal}
    game = at(mutants(goods=supply), rival(locations=["school.1"]))
    game.play("raze school.1")
    assert (goods(game), player(game, 1).ruins) == ({"worker": 2}, 1)


@pytest.mark.rule("FSS-RAZE-14")
def test_the_razer_chooses_how_many_universal_contacts_to_spend() -> None:
    game = at(mutants(goods={"red_contact": 3, "universal_contact": 3}), rival(locations=["school.1"]))
    game.play("raze school.1")
    assert set(legal(game)) == {
        "pay 3 red_contact",
        "pay 2 red_contact + 1 universal_contact",
        "pay 1 red_contact + 2 universal_contact",
        "pay 3 universal_contact",
    }
    game.play("pay 1 red_contact + 2 universal_contact")
    assert goods(game) == {"red_contact": 2, "universal_contact": 1, "worker": 2}


@pytest.mark.rule("FSS-RAZE-15")
@pytest.mark.parametrize(
    ("card", "lying", "expected"),
    [
        ("camp", {"worker": 3}, {"worker": 3 + 1}),
        ("city_guards", {"gun": 1}, {"gun": 1 + 1}),
        ("foundation", {"development": 1}, {"development": 1, "brick": 1}),
        (
            "radioactive_colony",
            {"worker": 1, "ammo": 2, "blue_contact": 1, "red_contact": 1},
            {"worker": 1, "ammo": 2 + 1, "blue_contact": 1, "red_contact": 1},
        ),
    ],
)
def test_goods_placed_by_a_building_bonus_go_to_the_owner_of_the_razed_card(
    card: str, lying: dict[str, int], expected: dict[str, int]
) -> None:
    """Beside the deal good."""
    game = at(red(4), rival(locations=[card]), kept={card: lying}, options=NEW_ERA)
    game.play(f"raze {card}")
    assert goods(game, 1) == expected


@pytest.mark.rule("FSS-RAZE-15", "FSS-CLAR-13")
def test_goods_lying_on_a_card_are_out_of_reach_of_stealing() -> None:
    me = mutants(goods={"worker": 2}, locations=["thieves_caravan"])
    kept = {"kept": {"city_guards": {"gun": 3}}}
    assert refused(at(me, rival(locations=["city_guards"]), **kept), "use thieves_caravan") == "FSS-RAZE-15"
    game = at(me, rival(goods={"fuel": 1}, locations=["city_guards"]), **kept)
    game.play("use thieves_caravan")
    assert (goods(game), goods(game, 1)) == ({"fuel": 1}, {})


@pytest.mark.rule("FSS-RAZE-15")
@pytest.mark.parametrize("lying", [1, 2, 3])
def test_goods_lying_on_a_card_count_for_the_first_tie_break(lying: int) -> None:
    """Both have 11 points in the end; the rival holds 2 goods."""
    me = mutants(points=10, locations=["city_guards"])
    other = rival(points=10, locations=["school.1"], goods={"worker": 2})
    game = at(me, other, kept={"city_guards": {"gun": lying}}, ending=True)
    game.play("pass / pass")
    ranks = {row.seat: row.rank for row in game.result.standings}
    assert {row.total for row in game.result.standings} == {11}
    assert (ranks[0] - ranks[1]) == {1: 1, 2: 0, 3: -1}[lying]


@pytest.mark.example("FSS-EX-07")
def test_angela_razes_saras_school() -> None:
    sara = rival(locations=["school.1"])
    assert refused(at(red(3), sara, marks={"school.1": ["shield"]}), "raze school.1") == "FSS-RAZE-05"
    game = at(red(4), sara, marks={"school.1": ["shield"]})
    game.play("raze school.1")
    assert (goods(game), goods(game, 1)) == ({"worker": 2}, {"worker": 1})
    assert (built(game, 1), player(game, 1).ruins, game.position()["marks"]) == ([], 1, {})
