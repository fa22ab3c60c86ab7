"""Activating action locations (IMP-USE, IMP-LOC-04)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.phases import deck, next_round, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, hand, legal, location, player, points, refused, seen


@pytest.mark.rule("IMP-USE-01")
def test_an_own_action_location_is_chosen() -> None:
    me = barbarians(
        goods={"worker": 9, "food": 9},
        hand=["hunter_joe.com082"],
        locations=["lumberjacks.com042", "town.com015", "mill.com006"],
        deals=["expedition.bar023"],
    )
    game = at(me, romans(locations=["coal_mine.com033"]))
    assert [line for line in legal(game) if line.startswith("use")] == ["use lumberjacks.com042"]
    for card in ("hunter_joe.com082", "town.com015", "mill.com006", "expedition.bar023", "coal_mine.com033"):
        assert refused(game, f"use {card}") == "IMP-USE-01"
    game.play("use lumberjacks.com042")
    assert goods(game) == {"worker": 8, "food": 9, "wood": 2}


@pytest.mark.rule("IMP-LOC-04", "IMP-USE-02")
@pytest.mark.parametrize(
    ("card", "cost", "gained"),
    [
        ("coal_mine.com033", {"worker": 1}, {"stone": 2}),
        ("marketplace.com032", {"wood": 1, "stone": 1, "food": 1}, {"vp": 3}),
        ("carpenter.com043", {"worker": 1, "wood": 2}, {"vp": 3}),
        ("missionaries.com039", {"worker": 1, "raze_token": 1}, {"vp": 3}),
        ("goldsmiths_workshop.com030", {"worker": 1, "gold": 1}, {"vp": 2}),
    ],
)
def test_a_worker_or_goods_or_both_are_placed_on_the_card(
    card: str, cost: dict[str, int], gained: dict[str, int]
) -> None:
    game = at(barbarians(goods=cost, locations=[card]), romans())
    game.play(f"use {card}")
    assert (wealth(game), location(game, card).used, location(game, card).paid) == (gained, 1, cost)
    for good in cost:
        plenty = {"worker": 5, "wood": 5, "stone": 5, "food": 5, "raze_token": 5, **cost, good: cost[good] - 1}
        short = at(barbarians(goods=plenty, locations=[card]), romans())
        assert refused(short, f"use {card}") == "IMP-USE-02"


@pytest.mark.rule("IMP-USE-02")
def test_the_goods_stay_on_the_card_until_the_end_of_the_round() -> None:
    me = barbarians(goods={"worker": 1, "wood": 2}, hand=["brewer.com056"], locations=["carpenter.com043"])
    game = at(me, romans(passed=True))
    game.play("use carpenter.com043")
    assert (goods(game), location(game, "carpenter.com043").used) == ({}, 1)
    assert location(game, "carpenter.com043").paid == {"worker": 1, "wood": 2}
    assert refused(game, "build brewer.com056") == "IMP-BUILD-02", "they pay for nothing else"
    assert seen(game, 1).players[0].locations[0].used == 1, "all see the mark of use"
    next_round(game)
    assert (location(game, "carpenter.com043").used, location(game, "carpenter.com043").paid) == (0, {})
    assert goods(game) == {"worker": 5, "raze_token": 1, "defence_token": 1}, "they did not come back"


@pytest.mark.rule("IMP-USE-03")
def test_a_location_is_activated_once_per_round_unless_it_says_otherwise() -> None:
    me = barbarians(goods={"worker": 9}, locations=["lumberjacks.com042", "new_forest.com058"])
    game = at(me, romans(passed=True))
    game.play("use lumberjacks.com042")
    assert refused(game, "use lumberjacks.com042") == "IMP-USE-03"
    game.play("use new_forest.com058 / again")
    assert refused(game, "use new_forest.com058") == "IMP-USE-03", "this one twice"
    assert goods(game) == {"worker": 6, "wood": 4}
    next_round(game)
    while game.actors != (0,):
        game.play("pass")
    assert {"use lumberjacks.com042", "use new_forest.com058"} <= set(legal(game)), "again in the next round"


@pytest.mark.rule("IMP-USE-04")
def test_the_ability_is_carried_out_after_the_payment() -> None:
    game = at(barbarians(goods={"worker": 1}, locations=["castle_a.com046"]), romans())
    game.play("use castle_a.com046")
    assert (game.question(), goods(game), player(game).hand) == ("draw", {}, 0), "paid, nothing drawn yet"
    kinds = [event["kind"] for event in game.events()]
    assert kinds == ["use", "pay"]
    game.play("draw common")
    assert player(game).hand == 1


@pytest.mark.rule("IMP-USE-05")
def test_a_twice_location_is_used_once_in_a_turn_or_both_times_for_twice_the_goods() -> None:
    me = barbarians(goods={"wood": 3}, locations=["sawmill.com076"])
    game = at(me, romans(goods={"worker": 2}))
    assert refused(game, "again") == refused(game, "done") == "IMP-USE-05", "there was no first use"
    once, both = game.clone(), game.clone()
    both.play("use sawmill.com076 / again")
    assert (points(both), goods(both), both.actors) == (2, {"wood": 1}, (1,))
    once.play("use sawmill.com076")
    assert (once.question(), legal(once)) == ("again", ["again", "done"])
    once.play("done")
    assert (points(once), goods(once), once.actors) == (1, {"wood": 2}, (1,))
    once.play("exchange / gain 1 wood")
    once.play("use sawmill.com076")
    assert (points(once), goods(once), once.actors) == (2, {"wood": 1}, (1,)), "the second time in another turn"
    poor = at(me | {"goods": {"wood": 1}}, romans())
    poor.play("use sawmill.com076")
    assert poor.actors == (1,), "nothing left to pay for the second time"
    single = at(barbarians(goods={"worker": 2}, locations=["lumberjacks.com042"]), romans())
    single.play("use lumberjacks.com042")
    assert single.actors == (1,), "no second time"


@pytest.mark.rule("IMP-USE-06")
def test_points_are_marked_at_once_and_goods_come_from_the_supply() -> None:
    me = barbarians(
        goods={"worker": 1, "raze_token": 1, "food": 1}, points=3, locations=["expedition.bar023", "hunter_joe.com082"]
    )
    game = at(me, romans(goods={"gold": 2, "food": 2}, passed=True))
    game.play("use expedition.bar023")
    assert (points(game), goods(game)) == (5, {"worker": 1, "food": 1, "gold": 1})
    game.play("use hunter_joe.com082")
    assert goods(game) == {"food": 3, "gold": 1}
    assert goods(game, 1) == {"gold": 2, "food": 2}


@pytest.mark.rule("IMP-USE-08")
def test_a_card_paid_is_discarded_and_the_use_is_marked_without_an_own_worker() -> None:
    me = barbarians(goods={"worker": 2}, hand=["mill.com006", "raid.bar007"], locations=["tavern.com049"])
    game = at(me, romans(passed=True))
    game.play("use tavern.com049")
    assert (game.question(), legal(game)) == ("discard", ["discard mill.com006", "discard raid.bar007"])
    game.play("discard raid.bar007")
    assert (hand(game), pile(game, "barbarians"), points(game)) == (["mill.com006"], ["raid.bar007"], 2)
    assert goods(game) == {"worker": 2}, "the marking worker comes from the supply"
    assert location(game, "tavern.com049").used == 1
    assert refused(game, "use tavern.com049") == "IMP-USE-03"
    bare = at(me | {"hand": []}, romans())
    assert refused(bare, "use tavern.com049") == "IMP-USE-02"
    desert = at(egyptians(hand=["mill.com006"], locations=["desert.egy001"]), romans(hand=["town.com015"]))
    desert.play("use desert.egy001 / discard mill.com006 / discard town.com015")
    assert (pile(desert, "common"), location(desert, "desert.egy001").used) == (["mill.com006", "town.com015"], 1)
    assert (goods(desert), points(desert)) == ({}, 1)


@pytest.mark.rule("IMP-USE-09")
def test_the_marking_worker_belongs_to_nobody_and_cleanup_returns_it() -> None:
    """The Barbarians store workers, but not this one; nor is it there for an exchange."""
    me = barbarians(goods={"worker": 1}, hand=["mill.com006"], locations=["tavern.com049"])
    game = at(me, romans(passed=True))
    game.play("use tavern.com049 / discard mill.com006")
    assert goods(game) == {"worker": 1}
    assert refused(game, "exchange") == "IMP-WORK-01"
    game.play("pass")
    assert player(game).stored == {"worker": 1}
    while seen(game).phase != "action":
        game.play(legal(game)[0])
    assert (goods(game)["worker"], location(game, "tavern.com049").used) == (1 + 5, 0)


@pytest.mark.rule("IMP-USE-10")
def test_gold_pays_for_resources_in_an_activation_but_not_for_workers() -> None:
    game = at(barbarians(goods={"worker": 1, "gold": 2}, locations=["carpenter.com043"]), romans())
    game.play("use carpenter.com043")
    assert (goods(game), points(game)) == ({}, 3)
    mixed = at(barbarians(goods={"worker": 1, "wood": 2, "gold": 1}, locations=["carpenter.com043"]), romans())
    mixed.play("use carpenter.com043")
    assert legal(mixed) == ["pay 1 worker + 2 wood", "pay 1 worker + 1 wood + 1 gold"]
    idle = at(barbarians(goods={"gold": 9, "wood": 9}, locations=["carpenter.com043", "missionaries.com039"]), romans())
    assert refused(idle, "use carpenter.com043") == "IMP-USE-02"
    assert refused(idle, "use missionaries.com039") == "IMP-USE-02", "nor for raze tokens"


# -- clearing and blocking -------------------------------------------------------------------------------------------


def troupe(**rest: Any) -> Game:
    """Acting Troupe beside a Sawmill used twice, a Carpenter used once and a fresh Brewer."""
    me = barbarians(
        goods={"worker": 9, "wood": 9},
        locations=["acting_troupe.com041", "sawmill.com076", "carpenter.com043", "brewer.com056", "town.com015"],
    )
    rival = romans(locations=["joiner.com044"], passed=True)
    used = {"sawmill.com076": 2, "carpenter.com043": 1, "joiner.com044": 1}
    return at(me, rival, used=used, **rest)


@pytest.mark.rule("IMP-USE-11")
def test_acting_troupe_frees_all_uses_of_another_own_action_location() -> None:
    game = troupe(paid={"sawmill.com076": [{"wood": 1}, {"wood": 1}], "carpenter.com043": [{"worker": 1, "wood": 2}]})
    assert refused(game, "use sawmill.com076") == "IMP-USE-03"
    game.play("use acting_troupe.com041")
    assert legal(game) == ["choose carpenter.com043", "choose sawmill.com076"]
    for other in ("acting_troupe.com041", "joiner.com044", "town.com015", "brewer.com056"):
        assert refused(game, f"choose {other}") == "IMP-USE-11"
    before = goods(game)
    game.play("choose sawmill.com076")
    assert goods(game) == before, "the goods on it are discarded"
    assert (location(game, "sawmill.com076").used, location(game, "carpenter.com043").used) == (0, 1)
    assert location(game, "sawmill.com076").paid == {}
    assert location(game, "carpenter.com043").paid == {"worker": 1, "wood": 2}
    game.play("use sawmill.com076 / again")
    assert points(game) == 2
    assert refused(game, "use carpenter.com043") == "IMP-USE-03"
    assert refused(game, "use acting_troupe.com041") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-11")
def test_by_the_switch_only_one_use_comes_back() -> None:
    game = troupe(options={"refresh_restores": "one"})
    game.play("use acting_troupe.com041 / choose sawmill.com076")
    assert location(game, "sawmill.com076").used == 1
    game.play("use sawmill.com076")
    assert (points(game), location(game, "sawmill.com076").used) == (1, 2)
    assert refused(game, "use sawmill.com076") == "IMP-USE-03"
    twice = troupe(options={"refresh_restores": "one"}, paid={"sawmill.com076": [{"wood": 1}, {"gold": 1}]})
    twice.play("use acting_troupe.com041 / choose sawmill.com076")
    assert location(twice, "sawmill.com076").paid == {"wood": 1}, "what was paid last goes"
    once = troupe(options={"refresh_restores": "one"})
    once.play("use acting_troupe.com041 / choose carpenter.com043 / use carpenter.com043")
    assert points(once) == 3


@pytest.mark.rule("IMP-USE-11")
def test_royal_bath_frees_marking_workers_too_and_two_locations_in_a_round() -> None:
    me = egyptians(
        goods={"gold": 2, "worker": 2},
        hand=["mill.com006"],
        locations=["royal_bath.egy007", "tavern.com049", "slaves.egy024"],
    )
    used = {"tavern.com049": 1, "slaves.egy024": 1}
    game = at(me, romans(passed=True), used=used)
    game.play("use royal_bath.egy007 / choose tavern.com049 / again")
    assert goods(game) == {"worker": 2}
    assert (location(game, "tavern.com049").used, location(game, "slaves.egy024").used) == (0, 0)
    game.play("use tavern.com049 / discard mill.com006 / use slaves.egy024")
    assert (points(game), goods(game)) == (2 + 1, {"worker": 1, "stone": 2})


def blocked(**rest: Any) -> Game:
    """Scorpion Breeder has blocked the Coal Mine of the Romans, who have Acting Troupe."""
    me = egyptians(goods={"worker": 3}, locations=["scorpion_breeder.egy010", "temple_of_ra.egy013"])
    rival = romans(goods={"worker": 9}, locations=["coal_mine.com033", "town.com015", "acting_troupe.com041"])
    game = at(me, rival, **rest)
    game.play("use scorpion_breeder.egy010")
    assert legal(game) == ["choose coal_mine.com033", "choose acting_troupe.com041"], "action locations only"
    game.play("choose coal_mine.com033")
    return game


@pytest.mark.rule("IMP-USE-12")
def test_a_blocked_location_cannot_be_used_for_the_rest_of_the_round() -> None:
    game = blocked()
    assert goods(game) == {"worker": 2}, "paid for the activation; the blocking worker is the supply's"
    assert location(game, "coal_mine.com033").marks == ["block"]
    assert location(game, "coal_mine.com033").used == 0, "a mark of its own and no use"
    assert refused(game, "use coal_mine.com033") == "IMP-USE-12"
    next_round(game)
    assert location(game, "coal_mine.com033").marks == []
    assert goods(game, 1)["worker"] == 2 + 2, "nobody gets the worker: board and Town"
    while game.actors != (1,):
        game.play("pass")
    assert refused(game, "use coal_mine.com033") is None


@pytest.mark.rule("IMP-USE-12")
def test_a_blocked_location_cannot_be_used_by_whoever_controls_it() -> None:
    taking = at(
        egyptians(goods={"worker": 3}, locations=["scorpion_breeder.egy010", "temple_of_ra.egy013"]),
        romans(goods={"worker": 9}, locations=["coal_mine.com033", "town.com015"]),
        marks={"coal_mine.com033": ["block"]},
    )
    taking.play("use temple_of_ra.egy013 / choose coal_mine.com033 / pass")
    assert location(taking, "coal_mine.com033").owner == 1
    assert refused(taking, "use coal_mine.com033") == "IMP-USE-12"


@pytest.mark.rule("IMP-USE-12", "IMP-USE-11")
@pytest.mark.parametrize("lifted", [False, True])
def test_clearing_a_location_lifts_a_block_only_by_the_switch(lifted: bool) -> None:
    game = blocked(options={"refresh_lifts_block": lifted})
    if lifted:
        game.play("use acting_troupe.com041")
        assert location(game, "coal_mine.com033").marks == []
        game.play("pass / use coal_mine.com033")
        assert goods(game, 1) == {"worker": 7, "stone": 2}
    else:
        assert refused(game, "use acting_troupe.com041") == "IMP-USE-11"


@pytest.mark.rule("IMP-USE-12", "IMP-USE-11")
def test_a_block_stays_when_the_uses_beneath_it_are_freed() -> None:
    rival = romans(goods={"worker": 9}, locations=["coal_mine.com033", "acting_troupe.com041"])
    game = at(rival, egyptians(), used={"coal_mine.com033": 1}, marks={"coal_mine.com033": ["block"]})
    game.play("use acting_troupe.com041")
    assert (location(game, "coal_mine.com033").used, location(game, "coal_mine.com033").marks) == (0, ["block"])


@pytest.mark.rule("IMP-USE-02", "IMP-USE-04", "IMP-GOOD-03")
@pytest.mark.example("IMP-EX-12")
def test_example_of_three_activations() -> None:
    mark = barbarians(
        goods={"worker": 3, "stone": 1}, locations=["masons_guild.com037", "castle_a.com046", "saboteurs.bar010"]
    )
    game = at(mark, japanese(goods={"stone": 1, "worker": 2}))
    faction_card = deck(game, "barbarians")[0]
    game.play("use saboteurs.bar010")
    assert (goods(game), goods(game, 1)) == ({"worker": 2, "stone": 2}, {"worker": 2})
    assert location(game, "saboteurs.bar010").used == 1
    game.play("exchange / gain 1 food / use masons_guild.com037")
    assert (goods(game), points(game), location(game, "masons_guild.com037").used) == ({"worker": 1}, 3, 1)
    game.play("pass / use castle_a.com046 / draw faction")
    assert (goods(game), hand(game), location(game, "castle_a.com046").used) == ({}, [faction_card], 1)
