"""The Barbarians: Saboteurs, Dark Chapel, Pack, Rabble, Mission and Robbers (IMP-BAR)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.phases import on_top, pile
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

SABOTEURS, CHAPEL, PACK, RABBLE = "saboteurs.bar010", "dark_chapel.bar014", "pack.bar016", "rabble.bar018"
MISSION, ROBBERS, RAID = "mission.bar028", "robbers.bar030", "raid.bar007"
ARMORER, MILL, CASTLE, FARM = "armorer.com018", "mill.com006", "castle_a.com046", "farm.jap001"
COLONY = "trade_colony.rom023"


@pytest.mark.rule("IMP-BAR-01")
def test_saboteurs_take_a_resource_out_of_an_opponents_supply() -> None:
    rival = japanese(goods={"wood": 1, "stone": 2, "gold": 1, "worker": 3, "raze_token": 1})
    game = at(barbarians(goods={"worker": 1}, locations=[SABOTEURS]), rival, romans(goods={"food": 1}))
    game.play(f"use {SABOTEURS}")
    assert set(legal(game)) == {"steal wood from 1", "steal stone from 1", "steal food from 2"}
    for good in ("gold", "worker", "raze_token", "food"):
        assert refused(game, f"steal {good} from 1") == "IMP-BAR-01"
    game.play("steal stone from 1")
    assert (goods(game), goods(game, 1)["stone"]) == ({"stone": 1}, 1)


@pytest.mark.rule("IMP-BAR-01")
def test_saboteurs_cannot_take_what_lies_on_locations() -> None:
    me = barbarians(goods={"worker": 1}, locations=[SABOTEURS])
    rival = japanese(goods={"food": 1}, locations=["shrine.jap015", "the_stalls.jap016"])
    spent = at(rival, me, kept={"shrine.jap015": {"wood": 4}})
    assert refused(spent.clone(), "use the_stalls.jap016") is None
    spent.play("use the_stalls.jap016")
    assert (goods(spent), location(spent, "the_stalls.jap016").used) == ({}, 1)
    assert refused(spent, f"use {SABOTEURS}") == "IMP-BAR-01", "neither the food on The Stalls nor the wood on Shrine"


@pytest.mark.rule("IMP-BAR-02")
@pytest.mark.parametrize(
    ("target", "mark", "price"),
    [(ARMORER, "", 2), (ARMORER, "shield", 3), (FARM, "", 2), (FARM, "samurai", 3)],
)
def test_dark_chapel_needs_more_tokens_against_protection(target: str, mark: str, price: int) -> None:
    def game(tokens: int) -> Game:
        me = barbarians(goods={"raze_token": tokens}, locations=[CHAPEL])
        return at(me, japanese(locations=[target]), marks={target: [mark]} if mark else {})

    assert refused(game(price - 1), f"use {CHAPEL}") == "IMP-BAR-02"
    found = game(price)
    found.play(f"use {CHAPEL} / done")
    assert "raze_token" not in goods(found)
    assert (built(found, 1), points(found)) == ([], 1)
    assert player(found, 1).ruins == (0 if target == FARM else 1)


@pytest.mark.rule("IMP-BAR-02")
def test_dark_chapel_also_razes_a_common_card_of_the_hand_for_one_token() -> None:
    me = barbarians(goods={"raze_token": 1}, locations=[CHAPEL], hand=[MILL, CASTLE, RAID, "ruins.com069"])
    game = at(me, japanese(locations=[ARMORER]))
    for card, rule in ((ARMORER, "IMP-BAR-02"), (RAID, "IMP-RAZE-01"), ("ruins.com069", "IMP-RAZE-03")):
        assert refused(game, f"use {CHAPEL} / choose {card}") == rule
    game.play(f"use {CHAPEL} / choose {MILL} / done")
    assert (goods(game), pile(game, "common")) == ({"worker": 1, "food": 1}, [MILL])


def chapel(target: str) -> Game:
    """Dark Chapel has been used against a location; the question is what to give up."""
    me = barbarians(goods={"raze_token": 2}, locations=[CHAPEL])
    game = at(me, romans(locations=[target]))
    game.play(f"use {CHAPEL}")
    return game


@pytest.mark.rule("IMP-BAR-07")
@pytest.mark.parametrize(
    ("target", "answer", "gained", "worth"),
    [
        (ARMORER, "done", {"stone": 1}, 1),
        (ARMORER, "forfeit 1 stone", {}, 3),
        (ARMORER, "forfeit 1 vp", {"stone": 1}, 2),
        (ARMORER, "forfeit 1 vp + 1 stone", {}, 4),
        ("old_forest.com007", "done", {"wood": 2}, 0),
        ("old_forest.com007", "forfeit 1 wood", {"wood": 1}, 2),
        ("old_forest.com007", "forfeit 2 wood", {}, 4),
        (MILL, "forfeit 1 food", {"worker": 1}, 2),
    ],
)
def test_any_number_of_the_goods_is_given_up_for_two_points_each(
    target: str, answer: str, gained: dict[str, int], worth: int
) -> None:
    game = chapel(target)
    assert (goods(game), points(game)) == ({}, 0), "chosen before anything is taken"
    game.play(answer)
    assert (goods(game), points(game)) == (gained, worth)


@pytest.mark.rule("IMP-BAR-07")
def test_only_goods_of_the_raze_field_are_given_up_and_a_card_given_up_is_not_drawn() -> None:
    game = chapel("old_forest.com007")
    assert set(legal(game)) == {"done", "forfeit 1 wood", "forfeit 2 wood"}
    assert refused(game, "forfeit 3 wood") == refused(game, "forfeit 1 stone") == "IMP-BAR-07"
    none, one = chapel(CASTLE), chapel(CASTLE)
    none.play("forfeit 2 card")
    assert (hand(none), points(none), none.actors) == ([], 4, (1,))
    one.play("forfeit 1 card / draw common")
    assert (len(hand(one)), points(one), one.actors) == (1, 2, (1,))


@pytest.mark.rule("IMP-BAR-03")
def test_pack_takes_one_good_of_a_raze_field_and_leaves_the_location() -> None:
    me = barbarians(goods={"worker": 1}, locations=[PACK, RAID, "gallows.com005"])
    rival = japanese(locations=[ARMORER, FARM, "shrine.jap015", "old_forest.com007"])
    game = at(me, rival, marks={ARMORER: ["shield"]})
    game.play(f"use {PACK}")
    loot = {f"loot vp from {ARMORER}", f"loot stone from {ARMORER}", f"loot vp from {FARM}"}
    assert set(legal(game)) == {*loot, "loot wood from old_forest.com007"}
    assert refused(game, f"loot wood from {ARMORER}") == "IMP-BAR-03"
    game.play(f"loot stone from {ARMORER}")
    assert (goods(game), points(game)) == ({"stone": 1}, 0), "Raid and Gallows do not answer: it is no razing"
    assert (built(game, 1), location(game, ARMORER).marks) == (rival["locations"], ["shield"])
    assert (player(game, 1).ruins, goods(game, 1)) == (0, {})


@pytest.mark.rule("IMP-BAR-03")
def test_pack_takes_a_single_good_where_the_field_shows_two_alike() -> None:
    game = at(barbarians(goods={"worker": 1}, locations=[PACK]), romans(locations=["old_forest.com007"]))
    game.play(f"use {PACK}")
    assert (goods(game), built(game, 1)) == ({"wood": 1}, ["old_forest.com007"])


@pytest.mark.rule("IMP-BAR-04")
def test_rabble_razes_a_common_location_of_the_own_empire() -> None:
    me = barbarians(goods={"worker": 2}, locations=[RABBLE, RAID, ARMORER, MILL, "ruins.com069"], hand=[CASTLE])
    game = at(me, romans(locations=["old_forest.com007"]), marks={ARMORER: ["shield"]})
    game.play(f"use {RABBLE}")
    assert set(legal(game)) == {f"choose {ARMORER}", f"choose {MILL}"}
    for card in (CASTLE, "old_forest.com007"):
        assert refused(game, f"choose {card}") == "IMP-BAR-04", "neither of the hand nor of others"
    assert refused(game, f"choose {RAID}") == "IMP-RAZE-07"
    assert refused(game, "choose ruins.com069") == "IMP-RAZE-03"
    game.play(f"choose {ARMORER}")
    assert goods(game) == {"stone": 1, "wood": 1}, "the whole raze field, and the wood for the foundation"
    assert points(game) == 2, "the point of the raze field; Raid answers, it is razing"
    assert (player(game).ruins, ARMORER in built(game), pile(game, "common")) == (1, False, [])


@pytest.mark.rule("IMP-BAR-04")
def test_rabble_does_not_raze_from_the_hand() -> None:
    game = at(barbarians(goods={"worker": 2}, locations=[RABBLE], hand=[ARMORER]), romans(locations=[MILL]))
    assert refused(game, f"use {RABBLE}") == "IMP-BAR-04"


@pytest.mark.rule("IMP-BAR-05")
@pytest.mark.parametrize("first", ["common", "faction"])
@pytest.mark.parametrize("second", ["common", "faction"])
def test_each_card_of_mission_is_common_or_faction_independently(first: str, second: str) -> None:
    game = at(barbarians(goods={"worker": 1}, locations=[MISSION]), romans())
    game = on_top(on_top(game, "common", MILL, ARMORER), "barbarians", RAID, PACK)
    game.play(f"use {MISSION} / draw {first}")
    assert set(legal(game)) == {"draw common", "draw faction"}, "chosen one by one"
    tops = {"common": [MILL, ARMORER], "faction": [RAID, PACK]}
    looked = [tops[first].pop(0)]
    asked = seen(game, 0).question
    assert asked
    assert asked.offered == looked, "the first card is seen before the second choice"
    game.play(f"draw {second}")
    looked.append(tops[second].pop(0))
    assert set(legal(game)) == {f"keep {card}" for card in looked}
    game.play(f"keep {looked[0]}")
    assert hand(game) == [looked[0]]
    assert [*pile(game, "common"), *pile(game, "barbarians")] == [looked[1]], "the other one is discarded"


def robbed(**pieces: Any) -> Game:
    """Robbers against the Japanese, with a Trade Route deal with the Barbarians' own location and one with another."""
    me = barbarians(goods={"worker": 2}, locations=[ROBBERS, RAID])
    trader = japanese(foreign=[RAID, COLONY], **pieces)
    return at(me, trader, romans(locations=[COLONY]))


@pytest.mark.rule("IMP-BAR-06")
def test_robbers_cancel_a_deal_of_trade_route_in_place_of_one_under_the_board() -> None:
    for card in (RAID, COLONY, FARM):
        game = robbed(deals=[FARM])
        game.play(f"use {ROBBERS} / choose {card} / draw common")
        left = [each for each in (RAID, COLONY, FARM) if each != card]
        assert [*player(game, 1).foreign, *player(game, 1).deals] == left
        assert (points(game), goods(game), len(hand(game))) == (1, {}, 1)
        assert (built(game), built(game, 2)) == ([ROBBERS, RAID], [COLONY]), "the locations stay"
        assert pile(game, "japanese") == ([FARM] if card == FARM else [])


@pytest.mark.rule("IMP-BAR-06")
def test_robbers_need_a_deal_of_an_opponent() -> None:
    me = barbarians(goods={"worker": 2}, locations=[ROBBERS], deals=[RAID])
    assert refused(at(me, romans(locations=[COLONY]), egyptians()), f"use {ROBBERS}") == "IMP-BAR-06"
