"""Samurai of the Japanese (IMP-JAP-03 to -10, IMP-JAP-16)."""

from __future__ import annotations

import pytest

from tests.imperial_settlers.phases import next_round, pile
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, location, player, points, refused

FARM, DOJO, MILL, CASINO = "farm.jap001", "dojo.jap024", "mill.com006", "casino.jap012"
NINJAS = "ninjas.jap026"


@pytest.mark.rule("IMP-JAP-03", "IMP-JAP-04", "IMP-JAP-05")
def test_any_number_of_workers_stand_as_samurai_and_the_action_is_still_to_come() -> None:
    game = at(japanese(goods={"worker": 3}, locations=[FARM, DOJO, CASINO, MILL]), barbarians())
    game.play(f"samurai {FARM} / samurai {DOJO}")
    assert goods(game) == {"worker": 1}
    assert (location(game, FARM).marks, location(game, DOJO).marks) == (["samurai"], ["samurai"])
    assert (game.actors, game.question()) == ((0,), "turn")
    game.play(f"use {CASINO}")
    assert goods(game) == {"gold": 1}


@pytest.mark.rule("IMP-JAP-05")
def test_samurai_may_also_be_placed_after_the_action_and_never_after_passing() -> None:
    game = at(japanese(goods={"worker": 2}, locations=[FARM, CASINO]), barbarians(goods={"worker": 1}))
    passed = game.clone()
    game.play(f"use {CASINO} / done")
    assert set(legal(game)) == {f"samurai {FARM}", f"samurai {CASINO}", "end"}
    game.play(f"samurai {FARM}")
    assert (goods(game), location(game, FARM).marks) == ({"gold": 1}, ["samurai"])
    passed.play("pass")
    assert refused(passed, f"samurai {FARM}", 0) == "IMP-DIG-05"


@pytest.mark.rule("IMP-JAP-03", "IMP-JAP-04")
def test_only_the_japanese_protect_and_only_own_faction_locations_with_own_workers() -> None:
    game = at(japanese(goods={"worker": 1}, locations=[FARM, MILL], hand=[DOJO]), romans(locations=["builder.rom020"]))
    for card in (MILL, DOJO, "builder.rom020"):
        assert refused(game, f"samurai {card}") == "IMP-JAP-04"
    assert refused(at(japanese(locations=[FARM]), romans()), f"samurai {FARM}") == "IMP-JAP-04", "no worker"
    assert refused(game, f"samurai {FARM}", 1) == "IMP-DIG-05", "only on the own turn"
    for other, card in ((barbarians, "raid.bar007"), (romans, "builder.rom020"), (egyptians, "desert.egy001")):
        rival = at(other(goods={"worker": 1}, locations=[card]), japanese())
        assert refused(rival, f"samurai {card}") == "IMP-JAP-03"
        assert not any(text.startswith("samurai") for text in legal(rival))


@pytest.mark.rule("IMP-JAP-06")
def test_a_location_takes_one_samurai_at_most() -> None:
    game = at(japanese(goods={"worker": 2}, locations=[FARM]), barbarians())
    game.play(f"samurai {FARM}")
    assert refused(game, f"samurai {FARM}") == "IMP-JAP-06"
    assert goods(game) == {"worker": 1}


@pytest.mark.rule("IMP-JAP-07")
def test_samurai_stand_on_locations_that_cannot_be_razed_too() -> None:
    game = at(japanese(goods={"worker": 2}, locations=["gate.jap013", "shrine.jap015"]), barbarians())
    game.play("samurai gate.jap013 / samurai shrine.jap015")
    assert location(game, "gate.jap013").marks == location(game, "shrine.jap015").marks == ["samurai"]


@pytest.mark.rule("IMP-JAP-08")
def test_a_samurai_stays_where_it_is_through_clean_up() -> None:
    me = japanese(goods={"defence_token": 1}, locations=[FARM, DOJO, MILL])
    game = at(me, barbarians(), marks={FARM: ["samurai"]})
    game.play(f"protect {MILL}")
    for _ in range(2):
        next_round(game)
        assert location(game, FARM).marks == ["samurai"]
        assert location(game, MILL).marks == [], "unlike a defence token"


@pytest.mark.rule("IMP-JAP-08")
def test_a_samurai_is_no_worker_any_more() -> None:
    game = at(japanese(goods={"worker": 2}, locations=[FARM, CASINO]), barbarians())
    assert refused(game, "exchange") is None
    game.play(f"samurai {FARM}")
    assert refused(game, "exchange") == "IMP-WORK-01"
    game.play(f"samurai {CASINO}")
    assert refused(game, f"use {CASINO}") == "IMP-USE-02"
    assert legal(game) == ["pass"], "and nothing takes a samurai back"


@pytest.mark.rule("IMP-JAP-09", "IMP-JAP-10")
@pytest.mark.example("IMP-EX-14")
def test_a_samurai_costs_the_attacker_one_more_and_is_lost_with_the_location() -> None:
    me = japanese(goods={"worker": 1, "wood": 1}, locations=[FARM, CASINO], hand=["farm.jap002"])
    game = at(me, barbarians(goods={"raze_token": 3}))
    game.play(f"samurai {FARM} / build farm.jap002 / end")
    game.play(f"raze {FARM}")
    assert (goods(game, 1), points(game, 1)) == ({}, 1), "all three tokens are spent"
    assert (built(game), player(game).ruins) == ([CASINO, "farm.jap002"], 0)
    assert goods(game) == {"worker": 1, "food": 1}, "from the new Farm; the samurai is not among them"
    assert pile(game, "japanese") == [FARM]
    assert game.position()["marks"] == {}


@pytest.mark.rule("IMP-JAP-09")
def test_two_raze_tokens_are_not_enough_against_a_samurai() -> None:
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=[FARM, DOJO]), marks={FARM: ["samurai"]})
    assert refused(game, f"raze {FARM}") == "IMP-RAZE-09"
    assert refused(game, f"raze {DOJO}") is None


@pytest.mark.rule("IMP-JAP-10")
def test_a_samurai_is_lost_when_its_location_is_discarded_for_building() -> None:
    game = at(japanese(goods={"wood": 1}, locations=[FARM], hand=[DOJO]), barbarians(), marks={FARM: ["samurai"]})
    game.play(f"build {DOJO} over {FARM}")
    assert (built(game), goods(game)) == ([DOJO], {})
    assert game.position()["marks"] == {}


@pytest.mark.rule("IMP-JAP-16")
def test_ninjas_bring_two_samurai_from_the_supply() -> None:
    me = japanese(goods={"stone": 1, "worker": 1}, locations=[FARM, DOJO, MILL, "gallows.com005"], hand=[NINJAS])
    game = at(me, barbarians())
    game.play(f"build {NINJAS} over gallows.com005")
    assert set(legal(game)) == {f"choose {FARM}", f"choose {DOJO}", f"choose {NINJAS}"}
    assert refused(game, f"choose {MILL}") == "IMP-JAP-16", "faction locations only"
    game.play(f"choose {DOJO}")
    assert set(legal(game)) == {f"choose {FARM}", f"choose {NINJAS}"}, "they must be placed, on different locations"
    game.play(f"choose {NINJAS}")
    assert {card: location(game, card).marks for card in (FARM, DOJO, NINJAS)} == {
        FARM: [],
        DOJO: ["samurai"],
        NINJAS: ["samurai"],
    }
    assert goods(game) == {"worker": 1}, "the own worker is still there"


@pytest.mark.rule("IMP-JAP-16")
def test_the_second_samurai_of_ninjas_is_lost_if_only_one_location_takes_one() -> None:
    me = japanese(goods={"stone": 1}, locations=[FARM, MILL], hand=[NINJAS])
    game = at(me, barbarians(), marks={FARM: ["samurai"]})
    game.play(f"build {NINJAS} over {MILL}")
    assert location(game, FARM).marks == location(game, NINJAS).marks == ["samurai"]
    assert (goods(game), game.actors) == ({}, (1,)), "nothing is gained in its place, the turn is over"
