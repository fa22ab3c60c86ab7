"""Turns of the action phase: one action or a pass, free steps, safety after passing (IMP-ACT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.phases import next_round, told
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

ALL_ROUND = barbarians(
    goods={"wood": 1, "food": 1, "raze_token": 1, "worker": 3},
    hand=["brewer.com056", "robbers.bar030", "town.com015"],
    locations=["lumberjacks.com042"],
)
"""Barbarians who can do everything."""
ACTIONS = ["build brewer.com056", "deal robbers.bar030", "raze town.com015", "use lumberjacks.com042"]


@pytest.mark.rule("IMP-ACT-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    players = [make(goods={"worker": 2}) for make in (romans, barbarians, egyptians)]
    game = at(*players, first=first, active=first)
    order = [(first + step) % 3 for step in range(3)]
    for seat in order:
        assert game.actors == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert refused(game, "exchange", seat=other) == "IMP-ACT-01"
            assert refused(game, "pass", seat=other) == "IMP-ACT-01"
        game.play("exchange / gain 1 wood")
    assert game.actors == (first,), "and round again"


@pytest.mark.rule("IMP-ACT-02")
def test_the_five_actions_and_passing() -> None:
    game = at(ALL_ROUND, romans())
    kinds = {line.split()[0] for line in legal(game)}
    assert kinds == {"build", "deal", "raze", "use", "exchange", "pass"}
    for line in (*ACTIONS, "exchange / gain 1 stone"):
        trial = game.clone()
        trial.play(line)
        assert trial.actors == (1,), "it is an action: the turn is over"


@pytest.mark.rule("IMP-ACT-03", "IMP-ACT-01")
@pytest.mark.parametrize("action", [*ACTIONS, "exchange / gain 1 stone"])
def test_there_is_one_action_per_turn(action: str) -> None:
    """Egyptians as the rival; a defence token keeps the turn open for a free step."""
    me = ALL_ROUND | {"goods": ALL_ROUND["goods"] | {"defence_token": 1}}
    game = at(me, egyptians())
    game.play(action)
    if game.question() == "exchange":
        game.play("done")
    assert (game.question(), game.actors) == ("end", (0,))
    for second in (*ACTIONS, "exchange"):
        if second != action:
            assert refused(game, second) == "IMP-ACT-03"
    game.play("end")
    assert game.actors == (1,)


@pytest.mark.rule("IMP-ACT-03")
def test_number_kind_and_order_of_actions_are_free() -> None:
    lines = ["exchange / gain 1 stone", *ACTIONS]
    for order in (lines, lines[::-1]):
        game = at(ALL_ROUND, romans(passed=True))
        for line in order:
            game.play(line)
            assert game.actors == (0,), "the other has passed"
        assert built(game) == ["lumberjacks.com042", "brewer.com056"]
    same = at(ALL_ROUND | {"goods": {"worker": 8}}, romans(passed=True))
    for _ in range(4):
        same.play("exchange / gain 1 wood" + ("" if goods(same)["worker"] < 4 else " / done"))
    assert goods(same) == {"wood": 4}, "the same action again and again"


@pytest.mark.rule("IMP-ACT-04", "IMP-ACT-07")
def test_who_has_passed_takes_no_further_action_in_the_round() -> None:
    game = at(*(make(goods={"worker": 6}) for make in (romans, barbarians, egyptians)))
    game.play("pass")
    for seat in (1, 2, 1, 2):
        assert game.actors == (seat,), "seat 0 is left out"
        assert refused(game, "exchange", seat=0) == "IMP-ACT-04"
        game.play("exchange / gain 1 wood / done")
    assert (goods(game), player(game).passed) == ({"worker": 6}, True)


@pytest.mark.rule("IMP-ACT-04")
def test_everybody_acts_again_in_the_next_round() -> None:
    game = at(romans(), barbarians(passed=True))
    next_round(game)
    assert [player(game, seat).passed for seat in range(2)] == [False, False]
    assert "exchange" in legal(game)


@pytest.mark.rule("IMP-ACT-05", "IMP-RAZE-06")
@pytest.mark.example("IMP-EX-04")
def test_a_location_of_a_passed_player_cannot_be_razed() -> None:
    me = barbarians(goods={"raze_token": 4, "worker": 2})
    others = [romans(locations=["quarry.com008"]), egyptians(locations=["town.com015"])]
    game = at(me, *others)
    assert {"raze quarry.com008", "raze town.com015"} <= set(legal(game))
    game.play("exchange / gain 1 wood / pass / pass")
    assert refused(game, "raze quarry.com008") == "IMP-ACT-05"
    assert refused(game, "raze town.com015") == "IMP-ACT-05"


@pytest.mark.rule("IMP-ACT-06")
def test_the_phase_ends_when_all_have_passed() -> None:
    game = at(romans(), barbarians(goods={"worker": 4}), egyptians())
    game.play("pass / exchange / gain 1 food / done / pass")
    assert (seen(game).phase, game.actors) == ("action", (1,))
    game.play("exchange / gain 1 food")
    assert (seen(game).phase, game.actors) == ("action", (1,)), "the last one may go on alone"
    assert not told(game, "cleanup")
    game.play("pass")
    assert (seen(game).phase, seen(game).round, len(told(game, "cleanup"))) == ("lookout", 2, 1)


@pytest.mark.rule("IMP-ACT-07")
@pytest.mark.parametrize("goods_left", [{}, {"wood": 9, "stone": 9, "worker": 9, "raze_token": 9, "food": 9}])
def test_passing_is_always_possible(goods_left: dict[str, int]) -> None:
    me = ALL_ROUND | {"goods": goods_left}
    game = at(me, romans(locations=["quarry.com008"]))
    assert "pass" in legal(game)
    game.play("pass")
    assert player(game).passed
    assert goods(game) == goods_left
    assert refused(game, "exchange", seat=0) == "IMP-ACT-04", "and final"


@pytest.mark.rule("IMP-DIG-05", "IMP-DEF-03")
def test_free_steps_come_before_or_after_the_action() -> None:
    me = japanese(
        goods={"worker": 4, "defence_token": 1},
        locations=["farm.jap001", "casino.jap012", "quarry.com008"],
    )
    game = at(me, barbarians())
    before, after = game.clone(), game.clone()
    before.play("protect quarry.com008 / samurai farm.jap001")
    assert (before.question(), before.actors) == ("turn", (0,))
    before.play("exchange / gain 1 wood / end")
    after.play("exchange / gain 1 wood / done")
    assert after.question() == "end"
    after.play("protect quarry.com008 / samurai farm.jap001 / end")
    for trial in (before, after):
        assert trial.actors == (1,)
        assert location(trial, "quarry.com008").marks == ["shield"]
        assert location(trial, "farm.jap001").marks == ["samurai"]


@pytest.mark.rule("IMP-DIG-05", "IMP-DEF-02")
def test_free_steps_are_offered_on_the_own_turn_only_and_not_after_passing() -> None:
    me = japanese(goods={"worker": 2, "defence_token": 1}, locations=["farm.jap001", "quarry.com008"])
    game = at(barbarians(goods={"worker": 4}), me)
    for step in ("protect quarry.com008", "samurai farm.jap001"):
        assert refused(game, step, seat=1) == "IMP-DIG-05"
    game.play("exchange / gain 1 wood / done")
    assert {"protect quarry.com008", "samurai farm.jap001"} <= set(legal(game))
    game.play("pass")
    assert game.actors == (0,), "no free step after passing"
    for step in ("protect quarry.com008", "samurai farm.jap001"):
        assert refused(game, step, seat=1) == "IMP-DIG-05"


@pytest.mark.rule("IMP-DIG-05")
def test_no_free_step_in_the_midst_of_an_action_and_no_end_before_it() -> None:
    me = barbarians(goods={"worker": 4, "defence_token": 1}, locations=["quarry.com008"])
    game = at(me, romans())
    assert refused(game, "end") == "IMP-DIG-05", "pass, or act"
    game.play("exchange")
    assert refused(game, "protect quarry.com008") == "IMP-DEF-02"
    assert game.question() == "option"


RIVALS = {
    "barbarians": barbarians(locations=["settlement.bar020", "expedition.bar023", "old_forest.com007"]),
    "japanese": japanese(locations=["farm.jap001", "casino.jap012", "quarry.com008"]),
    "romans": romans(locations=["builder.rom020", "colossus.rom030", "quarry.com009"]),
    "egyptians": egyptians(locations=["caravan.egy011", "goldsmith.egy021", "quarry.com010"]),
}
DEALS = {
    "barbarians": "raid.bar007",
    "japanese": "dojo.jap024",
    "romans": "gardens.rom009",
    "egyptians": "oasis.egy005",
}
CARDS = {
    "barbarians": "mill.com006",
    "japanese": "gallows.com005",
    "romans": "joiner.com044",
    "egyptians": "town.com015",
}


def against(me: dict[str, Any], *, passed: bool) -> Game:
    """Four players; the one at seat 1 may have passed. All opponents have goods, a hand, locations and a deal."""
    others = [name for name in RIVALS if name != me["faction"]]
    rows = [
        RIVALS[name] | {"deals": [DEALS[name]], "hand": [CARDS[name]], "goods": {"wood": 1}, "passed": False}
        for name in others
    ]
    rows[0]["passed"] = passed
    supply = {"worker": 3, "food": 1, "raze_token": 3}
    return at(me | {"goods": supply, "hand": ["village_b.com014", "village_a.com013"]}, *rows)


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05", "IMP-GEN-10")
@pytest.mark.parametrize(
    ("make", "card", "passed", "allowed"),
    [
        (barbarians, "saboteurs.bar010", "steal wood from 1", "steal wood from 2"),
        (barbarians, "pack.bar016", "loot stone from quarry.com008", "loot stone from quarry.com009"),
        (barbarians, "robbers.bar030", "choose dojo.jap024", "choose gardens.rom009"),
        (barbarians, "dark_chapel.bar014", "choose quarry.com008", "choose quarry.com009"),
        (japanese, "ninjas.jap026", "choose raid.bar007", "choose gardens.rom009"),
        (japanese, "garrison.jap008", "choose settlement.bar020", "choose builder.rom020"),
        (japanese, "trade_route.jap021", "choose settlement.bar020", "choose builder.rom020"),
        (romans, "engineers.rom008", "choose settlement.bar020", "choose caravan.egy011"),
        (romans, "spies.rom010", "choose raid.bar007", "choose oasis.egy005"),
        (egyptians, "chariot_builder.egy003", "choose old_forest.com007", "choose quarry.com009"),
        (egyptians, "temple_of_ra.egy013", "choose settlement.bar020", "choose builder.rom020"),
        (egyptians, "scorpion_breeder.egy010", "choose expedition.bar023", "choose colossus.rom030"),
        (egyptians, "desert.egy001", "player 1", "player 2"),
    ],
)
def test_no_effect_reaches_who_has_passed(make: Callable[..., Any], card: str, passed: str, allowed: str) -> None:
    for has_passed, rule in ((True, "IMP-ACT-05"), (False, None)):
        game = against(make(locations=[card]), passed=has_passed)
        game.play(f"use {card}" + (" / discard village_b.com014" if card == "desert.egy001" else ""))
        assert game.question() == "target"
        assert refused(game, passed) == rule
        assert refused(game, allowed) is None


@pytest.mark.rule("IMP-DIG-06")
def test_oasis_answers_for_a_passed_owner_too() -> None:
    game = at(barbarians(goods={"worker": 4}), egyptians(locations=["oasis.egy005"], passed=True))
    game.play("exchange / gain 1 wood / again / gain 1 stone")
    assert goods(game, 1) == {"worker": 2}


@pytest.mark.rule("IMP-DIG-06")
@pytest.mark.parametrize("card", ["hanseatic_league.com061", "imperial_messenger.com057"])
def test_a_trade_route_deal_is_used_or_cancelled_while_the_owner_of_the_location_has_passed(card: str) -> None:
    me = japanese(goods={"worker": 1}, locations=[card], foreign=["roman_bank.rom029"], hand=["farm.jap001"])
    game = at(me, romans(locations=["roman_bank.rom029"], passed=True))
    game.play(f"use {card}")
    if card == "hanseatic_league.com061":
        game.play("cancel roman_bank.rom029")
        assert (points(game), player(game).foreign) == (2, [])
    else:
        assert (goods(game), player(game).foreign) == ({"gold": 1}, ["roman_bank.rom029"])
    assert built(game, 1) == ["roman_bank.rom029"]
    assert hand(game) == ["farm.jap001"]
