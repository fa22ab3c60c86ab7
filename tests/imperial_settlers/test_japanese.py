"""The Japanese: faction cards that can be razed, Garrison and Negotiator (IMP-JAP)."""

from __future__ import annotations

import pytest

from tests.imperial_settlers.phases import deck, pile
from tests.imperial_settlers.positions import at, barbarians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

NEGOTIATOR = "negotiator.jap019"
CASINO = "casino.jap012"


@pytest.mark.rule("IMP-JAP-01")
def test_japanese_faction_cards_have_a_raze_field() -> None:
    game = at(japanese(goods={"raze_token": 1}), barbarians())
    cards = deck(game, "japanese")
    assert len(cards) == 30
    for card in cards:
        one = at(japanese(goods={"raze_token": 1}, hand=[card]), barbarians())
        if card.startswith(("gate.", "shrine.")):
            assert refused(one, f"raze {card}") == "IMP-RAZE-03"
        else:
            one.play(f"raze {card}")
            assert (points(one), goods(one), hand(one), pile(one, "japanese")) == (1, {}, [], [card])


@pytest.mark.rule("IMP-JAP-01", "IMP-JAP-02")
def test_a_razed_japanese_location_is_discarded_and_leaves_no_foundation() -> None:
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=["farm.jap001", "mill.com006"]))
    game.play("raze farm.jap001")
    assert (points(game), goods(game)) == (1, {})
    assert built(game, 1) == ["mill.com006"]
    assert (player(game, 1).ruins, goods(game, 1)) == (0, {}), "no wood either"
    assert pile(game, "japanese") == ["farm.jap001"]


@pytest.mark.rule("IMP-JAP-01", "IMP-JAP-02")
def test_a_common_location_of_the_japanese_becomes_a_foundation_and_faction_locations_of_others_are_safe() -> None:
    game = at(japanese(goods={"raze_token": 2}), romans(locations=["builder.rom020"]), barbarians(goods={"worker": 1}))
    assert refused(game, "raze builder.rom020") == "IMP-RAZE-07"
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=["mill.com006"]))
    game.play("raze mill.com006")
    assert (player(game, 1).ruins, goods(game, 1)) == (1, {"wood": 1})


@pytest.mark.rule("IMP-JAP-11")
@pytest.mark.parametrize(
    ("target", "marks", "name"),
    [
        ("armorer.com018", [], "common"),
        ("armorer.com018", ["shield"], "common"),
        ("ruins.com069", [], "common"),
        ("builder.rom020", [], "romans"),
    ],
)
def test_garrison_discards_a_location_for_good_without_razing_it(target: str, marks: list[str], name: str) -> None:
    me = japanese(goods={"raze_token": 2}, locations=["garrison.jap008", "gallows.com005"])
    game = at(me, romans(locations=[target, "mill.com006"]), marks={target: marks} if marks else {})
    game.play(f"use garrison.jap008 / choose {target}")
    assert (goods(game), points(game)) == ({}, 0), "no goods of the raze field, and Gallows does not answer"
    assert built(game, 1) == ["mill.com006"]
    assert (player(game, 1).ruins, goods(game, 1)) == (0, {}), "no foundation, no wood"
    assert pile(game, name) == [target]


@pytest.mark.rule("IMP-JAP-13")
def test_negotiator_builds_a_deal_at_once_without_discarding_a_location() -> None:
    me = japanese(goods={"worker": 1, "wood": 2}, locations=[NEGOTIATOR], deals=[CASINO, "farm.jap001"])
    game = at(me, barbarians())
    game.play(f"use {NEGOTIATOR} / choose {CASINO}")
    assert built(game) == [NEGOTIATOR, CASINO]
    assert (player(game).deals, goods(game)) == (["farm.jap001"], {})
    assert (pile(game, "japanese"), pile(game, "common")) == ([], [])


@pytest.mark.rule("IMP-JAP-13")
def test_negotiator_does_not_save_the_resources_of_the_building_cost() -> None:
    me = japanese(goods={"worker": 1, "wood": 1}, locations=[NEGOTIATOR, "mill.com006"], deals=[CASINO])
    assert refused(at(me, barbarians()), f"use {NEGOTIATOR}") == "IMP-JAP-13"
    both = me | {"deals": [CASINO, "farm.jap001", "sake_brewery.jap020"]}
    game = at(both, barbarians())
    assert refused(game, f"use {NEGOTIATOR} / choose {CASINO}") == "IMP-JAP-13"
    game.play(f"use {NEGOTIATOR}")
    assert legal(game) == ["choose farm.jap001", "choose sake_brewery.jap020"]


@pytest.mark.rule("IMP-JAP-13")
def test_negotiator_builds_deals_under_the_own_board_only_and_they_work_as_built() -> None:
    me = japanese(goods={"worker": 1, "wood": 2}, locations=[NEGOTIATOR], hand=[CASINO])
    game = at(me, barbarians(deals=["raid.bar007"]))
    assert refused(game, f"use {NEGOTIATOR}") == "IMP-JAP-13", "neither cards of the hand nor deals of others"
    bonus = at(me | {"hand": [], "deals": ["dojo.jap024"]}, barbarians())
    bonus.play(f"use {NEGOTIATOR}")
    assert built(bonus) == [NEGOTIATOR, "dojo.jap024"]
    assert len(hand(bonus)) == 1, "the building bonus of Dojo"


@pytest.mark.rule("IMP-JAP-14")
def test_negotiator_builds_a_deal_whose_cost_has_no_location_too() -> None:
    game = at(japanese(goods={"worker": 1, "wood": 1}, locations=[NEGOTIATOR], deals=["farm.jap001"]), barbarians())
    game.play(f"use {NEGOTIATOR}")
    assert built(game) == [NEGOTIATOR, "farm.jap001"]
    assert goods(game) == {"worker": 1, "food": 1}, "the cost is paid, and Farm produces at once"


@pytest.mark.rule("IMP-JAP-15")
def test_negotiator_cannot_build_a_deal_made_through_trade_route() -> None:
    me = japanese(goods={"worker": 1, "wood": 5, "stone": 5}, locations=[NEGOTIATOR], foreign=["trade_colony.rom023"])
    rival = romans(locations=["trade_colony.rom023"])
    assert refused(at(me, rival), f"use {NEGOTIATOR}") == "IMP-JAP-15"
    game = at(me | {"deals": [CASINO, "farm.jap001"]}, rival)
    assert refused(game, f"use {NEGOTIATOR} / choose trade_colony.rom023") == "IMP-JAP-15"
    game.play(f"use {NEGOTIATOR}")
    assert legal(game) == ["choose farm.jap001", f"choose {CASINO}"]
