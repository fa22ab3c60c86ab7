"""The 23 common action rows that turn goods into goods: cost, gain and uses per round."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.imperial_settlers.common_cards import (
    ODD_ACTIONS,
    RESOURCES,
    amounts,
    common_designs,
    designs,
    drawn,
    next_round,
    times,
)
from tests.imperial_settlers.phases import deck, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused


class Bargain(NamedTuple):
    """What one use costs and gives, and how often in a round it may be used."""

    cost: str
    gain: str
    uses: int


BARGAINS = {
    "gold_mine.com022": Bargain("1 worker", "1 gold", 2),
    "goldsmiths_workshop.com030": Bargain("1 worker + 1 gold", "2 vp", 1),
    "marketplace.com032": Bargain("1 wood + 1 stone + 1 food", "3 vp", 1),
    "coal_mine.com033": Bargain("1 worker", "2 stone", 1),
    "mason_a.com034": Bargain("1 worker + 1 stone", "2 vp", 1),
    "mason_b.com035": Bargain("1 worker + 1 stone", "2 vp", 1),
    "court_sculptor.com036": Bargain("1 stone", "1 vp", 2),
    "masons_guild.com038": Bargain("1 worker + 2 stone", "3 vp", 1),
    "missionaries.com039": Bargain("1 worker + 1 raze_token", "3 vp", 1),
    "lumberjacks.com042": Bargain("1 worker", "2 wood", 1),
    "carpenter.com043": Bargain("1 worker + 2 wood", "3 vp", 1),
    "joiner.com045": Bargain("1 worker + 1 wood", "2 vp", 1),
    "castle_a.com047": Bargain("1 worker", "1 card", 2),
    "castle_b.com048": Bargain("1 worker", "1 card", 2),
    "barracks.com051": Bargain("1 worker", "1 raze_token", 2),
    "confectioner.com052": Bargain("1 worker + 2 food", "3 vp", 1),
    "pig_farmer_a.com054": Bargain("1 worker + 1 food", "2 vp", 1),
    "pig_farmer_b.com055": Bargain("1 worker + 1 food", "2 vp", 1),
    "brewer.com056": Bargain("1 food", "1 vp", 2),
    "new_forest.com060": Bargain("1 worker", "1 wood", 2),
    "sawmill.com077": Bargain("1 wood", "1 vp", 2),
    "hunter_joe.com082": Bargain("1 worker", "2 food", 1),
    "above_ground_mine.com083": Bargain("1 worker", "1 stone", 2),
}
TWICE = [card for card, bargain in BARGAINS.items() if bargain.uses == 2]
ONCE = [card for card, bargain in BARGAINS.items() if bargain.uses == 1]
PLENTY = {"worker": 9, "wood": 9, "stone": 9, "food": 9, "raze_token": 9}


@pytest.mark.rule("IMP-USE-01", "IMP-USE-02", "IMP-USE-04", "IMP-USE-06", "IMP-LOC-04")
@pytest.mark.parametrize("card", BARGAINS)
def test_a_use_costs_exactly_this_and_gives_exactly_this(card: str) -> None:
    game = at(romans(locations=[card], goods=amounts(BARGAINS[card].cost)), barbarians())
    game.play(f"use {card}")
    drawn(game)
    assert wealth(game) == amounts(BARGAINS[card].gain)
    assert (wealth(game, 1), location(game, card).used, game.actors) == ({}, 1, (1,))


@pytest.mark.rule("IMP-USE-02", "IMP-LOC-04")
@pytest.mark.parametrize(
    ("card", "short"), [(card, good) for card in BARGAINS for good in amounts(BARGAINS[card].cost)]
)
def test_one_token_less_is_too_little(card: str, short: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    game = at(romans(locations=[card], goods=PLENTY | cost | {short: cost[short] - 1}), barbarians())
    assert refused(game, f"use {card}") == "IMP-USE-02"


@pytest.mark.rule("IMP-USE-01", "IMP-FND-03", "IMP-FND-05")
@pytest.mark.parametrize("card", BARGAINS)
def test_only_a_location_of_the_own_empire_can_be_activated(card: str) -> None:
    rich = PLENTY | {"gold": 9}
    assert refused(at(romans(goods=rich), barbarians(locations=[card])), f"use {card}") == "IMP-USE-01"
    assert refused(at(romans(goods=rich, hand=[card]), barbarians()), f"use {card}") == "IMP-USE-01"
    assert refused(at(romans(goods=rich, ruins=[card]), barbarians()), f"use {card}") == "IMP-FND-05"


@pytest.mark.rule("IMP-USE-03", "IMP-ACT-03")
@pytest.mark.parametrize("card", ONCE)
def test_once_a_round(card: str) -> None:
    game = at(romans(locations=[card], goods=times(BARGAINS[card].cost, 3)), barbarians())
    game.play(f"use {card}")
    assert game.actors == (1,), "the turn is over"
    game.play("pass")
    assert refused(game, f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-03", "IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_twice_a_round_in_one_turn_or_in_two(card: str) -> None:
    bargain = BARGAINS[card]
    start = at(romans(locations=[card], goods=times(bargain.cost, 3)), barbarians())
    draw = " / draw common" if bargain.gain == "1 card" else ""
    for line in (f"use {card}{draw} / again{draw} / pass", f"use {card}{draw} / done / pass / use {card}{draw}"):
        game = start.clone()
        game.play(line)
        assert wealth(game) == times(bargain.cost, 1) | times(bargain.gain, 2)
        assert location(game, card).used == 2
        assert refused(game, f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-05", "IMP-ACT-03")
@pytest.mark.parametrize("card", TWICE)
def test_after_one_use_the_turn_goes_on_only_with_the_same_location(card: str) -> None:
    other = "lumberjacks.com042"
    game = at(romans(locations=[card, other], goods=PLENTY), barbarians())
    game.play(f"use {card}")
    drawn(game)
    assert legal(game) == ["again", "done"]
    assert refused(game, f"use {other}") == "IMP-ACT-03"


@pytest.mark.rule("IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_what_cannot_be_paid_twice_is_not_asked_for_again(card: str) -> None:
    game = at(romans(locations=[card], goods=amounts(BARGAINS[card].cost)), barbarians())
    game.play(f"use {card}")
    drawn(game)
    assert (game.actors, game.question()) == ((1,), "turn")


@pytest.mark.rule("IMP-USE-10", "IMP-GOOD-09", "IMP-GOOD-10")
@pytest.mark.parametrize("card", BARGAINS)
def test_gold_pays_for_resources_and_for_nothing_else(card: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    resources = sum(cost.pop(good, 0) for good in RESOURCES)
    gold = cost.pop("gold", 0) + resources
    game = at(romans(locations=[card], goods=cost | {"gold": gold}), barbarians())
    game.play(f"use {card}")
    drawn(game)
    assert wealth(game) == amounts(BARGAINS[card].gain)
    for good in cost:
        short = at(romans(locations=[card], goods=PLENTY | {"gold": 9, good: 0}), barbarians())
        assert refused(short, f"use {card}") == "IMP-USE-02"


@pytest.mark.rule("IMP-GOOD-09", "IMP-USE-10")
def test_nothing_stands_in_for_the_gold_of_goldsmiths_workshop() -> None:
    game = at(romans(locations=["goldsmiths_workshop.com031"], goods=PLENTY), barbarians())
    assert refused(game, "use goldsmiths_workshop.com031") == "IMP-USE-02"


@pytest.mark.rule("IMP-DIG-07", "IMP-GOOD-09")
def test_where_gold_could_replace_a_resource_the_payment_is_chosen() -> None:
    me: dict[str, Any] = romans(
        locations=["marketplace.com032"], goods={"wood": 1, "stone": 1, "food": 1, "gold": 1, "worker": 1}
    )
    game = at(me, barbarians())
    game.play("use marketplace.com032")
    assert legal(game) == [
        "pay 1 wood + 1 stone + 1 food",
        "pay 1 wood + 1 stone + 1 gold",
        "pay 1 wood + 1 food + 1 gold",
        "pay 1 stone + 1 food + 1 gold",
    ]
    assert refused(game, "pay 1 wood + 1 stone + 1 worker") == "IMP-GOOD-09"
    game.play("pay 1 wood + 1 food + 1 gold")
    assert wealth(game) == {"stone": 1, "worker": 1, "vp": 3}


@pytest.mark.rule("IMP-USE-03", "IMP-CLEAN-03", "IMP-USE-02")
@pytest.mark.parametrize("card", BARGAINS)
def test_the_uses_are_free_again_in_the_next_round_and_what_was_paid_is_gone(card: str) -> None:
    bargain = BARGAINS[card]
    me: dict[str, Any] = egyptians(locations=[card], goods=times(bargain.cost, bargain.uses))
    game = at(me, romans(passed=True), first=1, active=0)
    game.play(f"use {card}")
    drawn(game)
    if bargain.uses == 2:
        game.play("again")
        drawn(game)
    next_round(game)
    assert location(game, card).used == 0
    gained = times(bargain.gain, bargain.uses)
    stored = gained.get("gold", 0)
    board = {"worker": 3, "gold": 1 + stored, "raze_token": 1, "defence_token": 1}
    assert (goods(game), points(game)) == (board, gained.get("vp", 0))
    assert game.actors == (0,)
    assert refused(game, f"use {card}") in (None, "IMP-USE-02"), "at most the goods are lacking"


@pytest.mark.rule("IMP-RAZE-13", "IMP-USE-02")
@pytest.mark.parametrize("card", BARGAINS)
def test_what_lies_on_a_used_location_is_lost_when_it_is_razed(card: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    idle = at(romans(locations=[card], goods=cost), barbarians(goods={"raze_token": 2}), active=1)
    idle.play(f"raze {card}")
    drawn(idle)
    used = at(romans(locations=[card], goods=cost), barbarians(goods={"raze_token": 2}))
    used.play(f"use {card}")
    drawn(used)
    before = wealth(used)
    used.play(f"raze {card}")
    drawn(used)
    assert wealth(used, 1) == wealth(idle, 1), "the attacker gains no more than from an unused one"
    assert wealth(used) == before | {"wood": before.get("wood", 0) + 1}


@pytest.mark.rule("IMP-BUILD-10", "IMP-USE-02")
@pytest.mark.parametrize("card", ["coal_mine.com033", "court_sculptor.com036", "marketplace.com032"])
def test_a_used_location_may_be_discarded_for_a_faction_location_with_all_that_lies_on_it(card: str) -> None:
    me: dict[str, Any] = romans(locations=[card], hand=["roman_bank.rom029"], goods=PLENTY)
    game = at(me, barbarians())
    game.play(f"use {card}" + " / done" * (card in TWICE) + " / pass")
    before = goods(game)
    game.play(f"build roman_bank.rom029 over {card}")
    assert goods(game) == before | {"stone": before["stone"] - 1, "gold": 1}
    assert (built(game), game.position()["discards"]["common"]) == (["roman_bank.rom029"], [card])


@pytest.mark.rule("IMP-LOC-04", "IMP-BUILD-04")
@pytest.mark.parametrize("card", BARGAINS)
def test_built_it_yields_nothing_but_can_be_activated_in_the_same_round(card: str) -> None:
    game = at(romans(hand=[card], goods=PLENTY), barbarians())
    game.play(f"build {card} / pass")
    assert all(goods(game)[good] <= amount for good, amount in PLENTY.items())
    assert (set(goods(game)), points(game), hand(game)) == (set(PLENTY), 0, [])
    lacks_gold = "gold" in BARGAINS[card].cost
    assert refused(game, f"use {card}") == ("IMP-USE-02" if lacks_gold else None)


@pytest.mark.rule("IMP-GOOD-03", "IMP-DIG-01", "IMP-USE-05")
@pytest.mark.parametrize("card", ["castle_a.com046", "castle_b.com048"])
def test_castle_draws_from_either_deck_use_by_use(card: str) -> None:
    game = at(romans(locations=[card], goods={"worker": 2}), barbarians())
    common, faction = deck(game, "common")[0], deck(game, "romans")[0]
    game.play(f"use {card}")
    assert legal(game) == ["draw common", "draw faction"]
    game.play("draw faction")
    assert hand(game) == [faction]
    game.play("again / draw common")
    assert sorted(hand(game)) == sorted([common, faction])


@pytest.mark.rule("IMP-BAR-01", "IMP-USE-02", "IMP-USE-06")
@pytest.mark.example("IMP-EX-12")
def test_mark_uses_saboteurs_then_masons_guild_then_castle() -> None:
    mark: dict[str, Any] = barbarians(
        locations=["masons_guild.com037", "castle_a.com046", "saboteurs.bar010"], goods={"worker": 3, "stone": 1}
    )
    game = at(mark, japanese(goods={"stone": 1, "worker": 2, "raze_token": 1}))
    assert refused(game, "use masons_guild.com037") == "IMP-USE-02"
    game.play("use saboteurs.bar010")
    assert (goods(game), goods(game, 1)) == ({"worker": 2, "stone": 2}, {"worker": 2, "raze_token": 1})
    game.play("exchange / gain 1 food / use masons_guild.com037")
    assert (goods(game), points(game)) == ({"worker": 1}, 3)
    top = deck(game, "barbarians")[0]
    game.play("pass / use castle_a.com046 / draw faction")
    assert (goods(game), hand(game)) == ({}, [top])
    assert [row.used for row in player(game).locations] == [1, 1, 1]


@pytest.mark.rule("IMP-GOOD-07")
def test_the_raze_token_of_barracks_razes_and_that_of_missionaries_preaches() -> None:
    me: dict[str, Any] = romans(
        locations=["barracks.com050", "missionaries.com039"], hand=["mill.com006"], goods={"worker": 3}
    )
    game = at(me, barbarians(passed=True))
    game.play("use barracks.com050 / again / raze mill.com006 / use missionaries.com039")
    assert wealth(game) == {"food": 1, "worker": 1, "vp": 3}


def test_every_common_action_row_is_covered() -> None:
    assert designs(*BARGAINS) | ODD_ACTIONS == common_designs("action")
    assert (len(BARGAINS), len(common_designs("action"))) == (23, 29)
