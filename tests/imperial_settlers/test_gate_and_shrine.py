"""Gate and Shrine: what is laid there stays until the end (IMP-JAP-12, IMP-JAP-17, IMP-JAP-19)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.phases import next_round, pile
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, hand, legal, location, points, refused, seen

GATE, SHRINE = "gate.jap013", "shrine.jap015"
RUINS = [f"ruins.com0{number}" for number in range(69, 73)]


def extra(game: Game) -> int:
    """The extra points of seat 0 at the end."""
    while not game.over:
        game.play("pass")
    return next(row for row in game.result.standings if row.seat == 0).parts["extra"]


@pytest.mark.rule("IMP-JAP-12")
def test_cards_under_the_gate_are_worth_a_point_each_and_take_no_action() -> None:
    me = japanese(goods={"worker": 2}, locations=[GATE], hand=["mill.com006", "farm.jap001", "dojo.jap024"])
    game = at(me, barbarians())
    game.play(f"tuck mill.com006 under {GATE} / tuck farm.jap001 under {GATE}")
    assert (points(game), hand(game), location(game, GATE).under) == (2, ["dojo.jap024"], 2)
    game.play("exchange / gain 1 food")
    assert set(legal(game)) == {f"tuck dojo.jap024 under {GATE}", "end"}, "after the action too"
    game.play(f"tuck dojo.jap024 under {GATE}")
    assert (points(game), hand(game), location(game, GATE).under) == (3, [], 3)


@pytest.mark.rule("IMP-JAP-12")
def test_cards_under_the_gate_stay_there_through_clean_up_and_never_come_back() -> None:
    game = at(japanese(locations=[GATE], hand=["mill.com006"]), barbarians())
    game.play(f"tuck mill.com006 under {GATE}")
    assert refused(game, "build mill.com006") == "IMP-BUILD-01"
    for _ in range(2):
        next_round(game)
        assert location(game, GATE).under == 1
        assert "mill.com006" not in hand(game)
        assert not any("mill.com006" in text for text in legal(game))
    assert points(game) == 1, "the point is given once"


@pytest.mark.rule("IMP-JAP-12")
def test_only_the_owner_of_the_gate_puts_own_cards_under_it() -> None:
    game = at(japanese(locations=[GATE, "dojo.jap024"], hand=["mill.com006"]), barbarians(hand=["raid.bar007"]))
    assert refused(game, f"tuck raid.bar007 under {GATE}") == "IMP-JAP-12"
    assert refused(game, "tuck mill.com006 under dojo.jap024") == "IMP-JAP-12"
    game.play("pass")
    assert refused(game, f"tuck raid.bar007 under {GATE}") == "IMP-JAP-12"
    assert refused(game, f"tuck mill.com006 under {GATE}", 0) == "IMP-DIG-05"


@pytest.mark.rule("IMP-JAP-12")
def test_only_the_owner_sees_which_cards_lie_under_the_gate() -> None:
    game = at(japanese(locations=[GATE], hand=["mill.com006"]), barbarians())
    game.play(f"tuck mill.com006 under {GATE}")
    mine, other = seen(game, 0).own, seen(game, 1).own
    assert mine
    assert other
    assert (mine.under, other.under) == ({GATE: ["mill.com006"]}, {})


@pytest.mark.rule("IMP-JAP-12", "IMP-JAP-17")
@pytest.mark.parametrize("card", [GATE, SHRINE])
def test_gate_and_shrine_cannot_be_razed(card: str) -> None:
    victim = japanese(locations=[card])
    attacker = barbarians(goods={"raze_token": 5, "worker": 5}, locations=["dark_chapel.bar014", "pack.bar016"])
    game = at(attacker, victim)
    assert refused(game, f"raze {card}") == "IMP-RAZE-03"
    assert refused(game, "use dark_chapel.bar014") is not None
    assert refused(game, "use pack.bar016") is not None, "there is no raze field to take from"
    chariot = egyptians(goods={"raze_token": 5}, locations=["chariot_builder.egy003"])
    assert refused(at(chariot, victim), "use chariot_builder.egy003") is not None
    own = at(japanese(goods={"raze_token": 1}, hand=[card]), barbarians())
    assert refused(own, f"raze {card}") == "IMP-RAZE-03"


@pytest.mark.rule("IMP-JAP-12")
@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (2, 0), (3, 2), (4, 2)])
def test_three_cards_under_the_gate_are_worth_two_points_at_the_end(cards: int, worth: int) -> None:
    game = at(japanese(locations=[GATE], hand=RUINS[:cards]), barbarians(), round=5)
    for card in RUINS[:cards]:
        game.play(f"tuck {card} under {GATE}")
    assert extra(game) == worth


@pytest.mark.rule("IMP-JAP-17")
def test_resources_on_the_shrine_stay_there_and_pay_for_nothing() -> None:
    me = japanese(goods={"wood": 2, "stone": 1, "food": 1, "gold": 1, "worker": 1}, locations=[SHRINE])
    game = at(me | {"hand": ["village_a.com012"]}, barbarians())
    game.play(f"offer wood to {SHRINE} / offer wood to {SHRINE} / offer stone to {SHRINE} / offer food to {SHRINE}")
    assert goods(game) == {"gold": 1, "worker": 1}
    for good in ("gold", "worker", "wood"):
        assert refused(game, f"offer {good} to {SHRINE}") == "IMP-JAP-17", "resources only, and own ones"
    game.play("build village_a.com012")
    assert goods(game).get("gold") is None, "the wood on the Shrine cannot be used, so gold was paid"
    next_round(game)
    assert location(game, SHRINE).goods == {"wood": 2, "stone": 1, "food": 1}
    assert goods(game).get("stone") is None


@pytest.mark.rule("IMP-JAP-17")
def test_resources_on_the_shrine_alone_build_nothing() -> None:
    me = japanese(locations=[SHRINE], hand=["village_a.com012"])
    game = at(me, barbarians(), kept={SHRINE: {"wood": 5}})
    assert refused(game, "build village_a.com012") == "IMP-BUILD-02"
    assert legal(game) == ["pass"]


def offered(count: int, **rest: Any) -> Game:
    """The last round with so many resources on the Shrine."""
    kinds = {"wood": count // 3, "stone": (count + 1) // 3, "food": (count + 2) // 3}
    kept = {kind: amount for kind, amount in kinds.items() if amount}
    return at(japanese(locations=[SHRINE]), romans(), round=5, kept={SHRINE: kept} if kept else {}, **rest)


@pytest.mark.rule("IMP-JAP-19")
@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (13, 10), (30, 10)]
)
def test_the_highest_step_of_the_shrine_counts_alone(count: int, worth: int) -> None:
    assert extra(offered(count)) == worth


@pytest.mark.rule("IMP-JAP-12", "IMP-JAP-17")
def test_what_lies_there_goes_with_a_location_that_is_removed() -> None:
    me = romans(goods={"worker": 2}, locations=["engineers.rom008"])
    game = at(me, japanese(locations=[GATE]), under={GATE: ["mill.com006", "farm.jap001"]})
    game.play("use engineers.rom008")
    assert (pile(game, "common"), sorted(pile(game, "japanese"))) == (["mill.com006"], ["farm.jap001", GATE])
    game = at(me, japanese(locations=[SHRINE]), kept={SHRINE: {"wood": 5}})
    game.play("use engineers.rom008")
    assert goods(game, 1) == {}, "the wood is in the supply again, not in a player's"
