"""Actions of locations and of the faction board (FSS-USE)."""

from __future__ import annotations

import pytest

import furrow
from furrow.games.tableau.rows import Card, Copy, Effect, StepRow
from tests.fifty_first_state.positions import at, mutants, rival, third, with_card
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import goods, hand, legal, location, player, points, refused


@pytest.mark.rule("FSS-USE-01")
@pytest.mark.parametrize(
    ("card", "cost", "gained", "vp"),
    [
        ("assembly_plant.1", {"worker": 1, "iron": 2}, {}, 3),
        ("bioweaponry.1", {"worker": 1, "gun": 1}, {}, 2),
        ("huge_machinery.1", {"worker": 1, "iron": 1}, {"grey_contact": 3}, 0),
    ],
)
def test_using_a_location_pays_its_cost_and_takes_its_gain(
    card: str, cost: dict[str, int], gained: dict[str, int], vp: int
) -> None:
    game = at(mutants(goods=cost, locations=[card]), rival())
    game.play(f"use {card}")
    assert (goods(game), points(game), game.actors) == (gained, vp, (1,))
    for good in cost:
        less = cost | {good: cost[good] - 1, "red_contact": 3}
        assert refused(at(mutants(goods=less, locations=[card]), rival()), f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-USE-01")
def test_only_own_action_locations_are_used() -> None:
    me = mutants(goods={"worker": 5}, hand=["motel"], locations=["school.1", "camp"], deals=["post_office.1"])
    game = at(me, rival(locations=["archive"]), options={"expansion": "new_era"})
    assert not [text for text in legal(game) if text.startswith("use")]
    for card in ("motel", "school.1", "camp", "post_office.1", "archive", "deserted_colony"):
        assert refused(game, f"use {card}") == "FSS-USE-01"


@pytest.mark.rule("FSS-USE-02", "FSS-USE-06")
def test_an_action_is_used_once_per_round_and_marked_until_the_clean_up() -> None:
    game = at(mutants(goods={"worker": 3, "gun": 3}, locations=["bioweaponry.1", "bioweaponry.2"]), rival(passed=True))
    game.play("use bioweaponry.1")
    assert location(game, "bioweaponry.1").used == 1
    assert refused(game, "use bioweaponry.1") == "FSS-USE-02"
    game.play("use bioweaponry.2")
    assert points(game) == 4, "another card of the same name has its own use"
    next_round(game)
    assert (location(game, "bioweaponry.1").used, location(game, "bioweaponry.1").paid) == (0, {})
    game.play("pass / use bioweaponry.1")
    assert points(game) == 6


@pytest.mark.rule("FSS-USE-03")
def test_one_turn_covers_the_action_of_one_card() -> None:
    game = at(mutants(goods={"worker": 9, "iron": 1}, locations=["archive", "motel", "huge_machinery.1"]), rival())
    game.play("use archive")
    assert game.question() == "again"
    assert refused(game, "use motel") == "FSS-USE-03"
    assert refused(game, "use huge_machinery.1") == "FSS-USE-03"
    assert refused(game, "exchange") is not None
    game.play("again")
    assert game.actors == (1,)


@pytest.mark.rule("FSS-USE-04")
def test_several_uses_may_come_in_one_turn() -> None:
    game = at(mutants(goods={"worker": 5}, locations=["archive"]), rival())
    assert refused(game, "again") == refused(game, "done") == "FSS-USE-04", "there was no first use"
    game.play("use archive / again")
    assert (points(game), goods(game), game.actors) == (2, {"worker": 3}, (1,))
    game.play("pass")
    assert refused(game, "use archive") == "FSS-USE-02"


@pytest.mark.rule("FSS-USE-04")
def test_several_uses_may_be_spread_over_turns() -> None:
    game = at(mutants(goods={"worker": 5}, locations=["archive"]), rival())
    game.play("use archive / done")
    assert (points(game), game.actors, location(game, "archive").used) == (1, (1,), 1)
    game.play("pass / exchange / gain 1 gun / done / use archive")
    assert (points(game), location(game, "archive").used) == (2, 2)
    assert refused(game, "use archive") == "FSS-USE-02"


@pytest.mark.rule("FSS-USE-05")
def test_choices_may_differ_from_use_to_use() -> None:
    game = at(mutants(goods={"worker": 2, "iron": 1, "fuel": 1, "gun": 1}, locations=["corner_shop.1"]), rival())
    assert refused(game, "gain 1 iron") == "FSS-USE-05", "a choice belongs to a use"
    game.play("use corner_shop.1 / pay 1 worker + 1 gun / again / pay 1 worker + 1 fuel")
    assert (goods(game), points(game)) == ({"iron": 1}, 2)
    thieves = at(
        mutants(goods={"worker": 4}, locations=["thieves_caravan"]), rival(goods={"fuel": 2}), third(goods={"iron": 1})
    )
    thieves.play("use thieves_caravan / steal iron from 2 / again")
    assert (goods(thieves), goods(thieves, 1), goods(thieves, 2)) == ({"iron": 1, "fuel": 1}, {"fuel": 1}, {})


@pytest.mark.rule("FSS-USE-07")
def test_gained_goods_go_to_the_own_supply_and_are_spendable_at_once() -> None:
    inn = Card(
        id="inn",
        name="Inn",
        category="action",
        cost={"grey_contact": 1},
        raze={},
        copies=[Copy("base", "", "gun")],
        effects=[Effect("action", [StepRow(gain={"worker": 2})], cost={"worker": 1}, uses=2)],
    )
    game = with_card(inn, {"players": [mutants(goods={"worker": 1}, locations=["inn"]), rival()]})
    game.play("use inn / again")
    assert (goods(game), location(game, "inn").used, location(game, "inn").goods) == ({"worker": 3}, 2, {})


@pytest.mark.rule("FSS-USE-07")
def test_spent_goods_are_a_mere_marker_that_nobody_can_take_or_spend() -> None:
    me = mutants(goods={"worker": 1, "gun": 1}, locations=["bioweaponry.1", "gunsmith"])
    thief = rival(goods={"worker": 4}, locations=["thieves_caravan"])
    game = at(me, thief)
    game.play("use bioweaponry.1")
    assert (location(game, "bioweaponry.1").used, location(game, "bioweaponry.1").goods) == (1, {})
    assert location(game, "bioweaponry.1").paid == {"worker": 1, "gun": 1}
    assert refused(game, "use thieves_caravan") == "FSS-CLAR-13"
    game.play("pass")
    assert refused(game, "use gunsmith") == "FSS-USE-01"


@pytest.mark.rule("FSS-USE-08")
@pytest.mark.parametrize(
    ("contact", "cost", "gained"),
    [
        ("grey", {"iron": 2}, {"grey_contact": 2}),
        ("red", {"gun": 1}, {"red_contact": 3}),
        ("blue", {"fuel": 1}, {"blue_contact": 1}),
    ],
)
def test_the_board_offers_actions_even_with_no_built_location(
    contact: str, cost: dict[str, int], gained: dict[str, int]
) -> None:
    game = at(mutants(goods=cost), rival())
    game.play(f"contacts {contact}")
    assert (goods(game), game.actors) == (gained, (1,))
    less = {good: amount - 1 for good, amount in cost.items()} | {"worker": 5, "brick": 5}
    assert refused(at(mutants(goods=less), rival()), f"contacts {contact}") == "FSS-USE-08"


@pytest.mark.rule("FSS-USE-09")
def test_a_board_action_is_used_once_per_round() -> None:
    game = at(mutants(goods={"gun": 3, "fuel": 2}), rival(passed=True))
    game.play("contacts red")
    assert (goods(game), player(game).board_uses) == ({"gun": 2, "fuel": 2, "red_contact": 3}, [1])
    assert refused(game, "contacts red") == "FSS-USE-09"
    game.play("contacts blue")
    assert refused(game, "contacts blue") == "FSS-USE-09"
    next_round(game)
    game.play("pass / contacts red")
    assert goods(game)["red_contact"] == 3


@pytest.mark.rule("FSS-USE-10")
@pytest.mark.parametrize("gained", ["gun", "fuel", "iron", "brick"])
def test_two_workers_become_a_resource_of_choice(gained: str) -> None:
    game = at(mutants(goods={"worker": 2}), rival())
    game.play(f"exchange / gain 1 {gained}")
    assert (goods(game), game.actors) == ({gained: 1}, (1,))


@pytest.mark.rule("FSS-USE-10")
def test_two_workers_become_a_card() -> None:
    game = at(mutants(goods={"worker": 3}), rival())
    top = game.position()["decks"]["deck"][-1]
    game.play("exchange / gain 1 card")
    assert (goods(game), hand(game)) == ({"worker": 1}, [top])


@pytest.mark.rule("FSS-USE-09", "FSS-USE-10")
def test_workers_are_exchanged_any_number_of_times_in_one_turn_or_in_several() -> None:
    game = at(mutants(goods={"worker": 11}), rival(passed=True))
    game.play("exchange / gain 1 gun / again / gain 1 gun / again / gain 1 fuel / done")
    assert goods(game) == {"worker": 5, "gun": 2, "fuel": 1}
    game.play("exchange / gain 1 iron / done")
    game.play("exchange / gain 1 brick")
    assert goods(game) == {"worker": 1, "gun": 2, "fuel": 1, "iron": 1, "brick": 1}
    assert refused(game, "exchange") == "FSS-USE-10"


@pytest.mark.rule("FSS-USE-11")
def test_a_resource_of_choice_is_one_of_the_four_and_never_ammo() -> None:
    game = at(mutants(goods={"worker": 2}), rival())
    game.play("exchange")
    assert set(legal(game)) == {"gain 1 gun", "gain 1 fuel", "gain 1 iron", "gain 1 brick", "gain 1 card"}
    for wish in ("1 ammo", "1 worker", "1 grey_contact", "1 universal_contact", "1 vp", "2 gun", "1 gun + 1 fuel"):
        assert refused(game, f"gain {wish}") == "FSS-USE-11"


@pytest.mark.rule("FSS-USE-12")
def test_a_new_action_location_may_be_used_from_the_next_turn_on() -> None:
    game = at(mutants(goods={"grey_contact": 1, "worker": 1}, hand=["archive"], locations=["camp"]), rival())
    shielded = at(
        mutants(goods={"grey_contact": 1, "worker": 1, "shield": 1}, hand=["archive"], locations=["camp"]), rival()
    )
    shielded.play("build archive")
    assert (shielded.actors, shielded.question()) == ((0,), "end")
    assert refused(shielded, "use archive") == "FSS-USE-03"
    game.play("build archive")
    assert (points(game), game.actors) == (0, (1,))
    game.play("pass / use archive")
    assert points(game) == 1


@pytest.mark.rule("FSS-DIG-07")
def test_uses_that_reveal_nothing_can_be_one_move() -> None:
    game = at(mutants(goods={"worker": 2}, locations=["archive"]), rival())
    game.play("use archive / again", seat=0)
    assert points(game) == 2
    game.undo(0)
    assert (points(game), goods(game)) == (0, {"worker": 2})


@pytest.mark.rule("FSS-DIG-07")
def test_uses_that_draw_are_resolved_one_by_one() -> None:
    game = at(mutants(goods={"worker": 2}, locations=["motel"]), rival())
    deck = game.position()["decks"]["deck"]
    with pytest.raises(furrow.LineTooLong):
        game.play("use motel / again", seat=0)
    game.play("use motel", seat=0)
    assert (hand(game), game.question(), set(legal(game))) == ([deck[-1]], "again", {"again", "done"})
    assert not game.can_undo(0), "the card has been seen"
    game.play("again", seat=0)
    assert set(hand(game)) == {deck[-1], deck[-2]}


@pytest.mark.rule("FSS-DIG-07")
def test_each_pair_of_workers_has_its_own_choice_after_the_card_is_seen() -> None:
    game = at(mutants(goods={"worker": 4}), rival())
    with pytest.raises(furrow.LineTooLong):
        game.play("exchange / gain 1 card / again / gain 1 card", seat=0)
    game.play("exchange / gain 1 card", seat=0)
    assert (len(hand(game)), goods(game), game.question()) == (1, {"worker": 2}, "exchange")
    game.play("again / gain 1 fuel", seat=0)
    assert goods(game) == {"fuel": 1}


@pytest.mark.example("FSS-EX-08")
def test_the_mutants_exchange_two_pairs_in_one_turn() -> None:
    game = at(mutants(goods={"worker": 4}), rival())
    game.play("exchange / gain 1 iron / again / gain 1 card")
    assert (goods(game), len(hand(game)), game.actors) == ({"iron": 1}, 1, (1,))


@pytest.mark.example("FSS-EX-11")
def test_the_shipwreck_is_used_twice_and_not_a_third_time() -> None:
    me = mutants(goods={"worker": 9, "iron": 9}, locations=["shipwreck.1"])
    game = at(me, rival(passed=True))
    spread = game.clone()
    game.play("use shipwreck.1 / again")
    spread.play("use shipwreck.1 / done")
    spread.play("use shipwreck.1")
    for each in (game, spread):
        assert (points(each), goods(each)) == (4, {"worker": 7, "iron": 7})
        assert refused(each, "use shipwreck.1") == "FSS-USE-02"
