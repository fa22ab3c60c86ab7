"""General clarifications: counting itself, what is razing, what removes a location; features (IMP-CLAR, IMP-LOC-03)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.games.tableau.rows import Card, Copy, Effect, Per, StepRow
from tests.imperial_settlers.phases import pile, produced, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, with_card
from tests.tableau.positions import built, goods, player, points, refused

MASON_COUNTER = Card(
    id="counter",
    name="Counter",
    category="production",
    tags=["brown"],
    cost={"wood": 1},
    copies=[Copy("romans", "x01", "gold")],
    effects=[
        Effect("production", [StepRow(gain={"food": 1}, per=Per(tag="grey"))]),
        Effect("built", [StepRow(gain={"vp": 1}, per=Per(tag="grey"))]),
    ],
)
"""Every printed card that counts a colour has it itself; this brown one counts grey locations."""


@pytest.mark.rule("IMP-CLAR-01")
@pytest.mark.parametrize(
    ("me", "card", "cost", "gained"),
    [
        (barbarians(), "pyre.bar029", {"wood": 1, "stone": 1}, {"gold": 1, "vp": 1}),
        (barbarians(), "mill.com006", {"wood": 3}, {"gold": 1, "vp": 1}),
        (barbarians(), "supplier.com002", {"wood": 1, "stone": 2}, {"gold": 1, "vp": 1}),
        (japanese(), "sake_brewery.jap020", {"wood": 1}, {"gold": 1, "vp": 1}),
        (romans(), "gardens.rom009", {"wood": 1, "stone": 1}, {"vp": 2}),
        (romans(), "roman_fortification.rom022", {"stone": 2}, {"vp": 2}),
    ],
)
def test_a_feature_that_rewards_building_counts_itself(
    me: dict[str, Any], card: str, cost: dict[str, int], gained: dict[str, int]
) -> None:
    rival = egyptians()
    game = at(me | {"hand": [card], "goods": cost, "ruins": ["town.com015"]}, rival)
    game.play(f"build {card}" + ("" if ".com" in card else " over foundation"))
    assert wealth(game) == gained


@pytest.mark.rule("IMP-CLAR-01")
def test_a_feature_that_rewards_faction_locations_counts_itself_with_its_choice() -> None:
    game = at(romans(hand=["administration.rom012"], goods={"stone": 2}, ruins=["town.com015"]), barbarians())
    game.play("build administration.rom012 over foundation / gain 1 gold")
    assert wealth(game) == {"gold": 1}


@pytest.mark.rule("IMP-CLAR-02")
@pytest.mark.parametrize(
    ("me", "card", "cost", "gained"),
    [
        (barbarians(), "lords_fields.com025", {"wood": 2, "stone": 1}, {"food": 1}),
        (barbarians(), "rubble.com011", {"wood": 2, "stone": 1}, {"stone": 1}),
        (barbarians(), "wood_supplier.com029", {"wood": 3}, {"wood": 1}),
        (barbarians(), "hillfort.bar022", {"wood": 2}, {"vp": 1}),
        (egyptians(), "altar_of_bastet.egy002", {"stone": 1}, {"stone": 1}),
        (japanese(), "geisha_house.jap006", {"wood": 1}, {"worker": 1}),
    ],
)
def test_a_gain_per_colour_includes_the_location_itself(
    me: dict[str, Any], card: str, cost: dict[str, int], gained: dict[str, int]
) -> None:
    """The foundation, once a Town, is not pink any more."""
    game = at(me | {"hand": [card], "goods": cost, "ruins": ["town.com015"]}, romans())
    game.play(f"build {card}" + ("" if ".com" in card else " over foundation"))
    assert wealth(game) == gained


@pytest.mark.rule("IMP-CLAR-02")
def test_it_is_not_included_if_its_colour_does_not_match() -> None:
    me = romans(hand=["counter.x01"], goods={"wood": 1}, locations=["mason_a.com034", "quarry.com008"])
    game = with_card(MASON_COUNTER, {"players": [me, barbarians(locations=["quarry.com009"])]})
    game.play("build counter.x01")
    assert wealth(game) == {"food": 2, "vp": 2}, "two grey locations of the own Empire"


RAZING = {"worker": 3, "raze_token": 3}


@pytest.mark.rule("IMP-CLAR-03")
@pytest.mark.parametrize("feature", ["gallows.com005", "raid.bar007"])
@pytest.mark.parametrize(
    ("line", "spoils"),
    [
        ("raze town.com015", {"worker": 2}),
        ("raze quarry.com008", {"stone": 2}),
        ("use rabble.bar018 / choose old_forest.com007", {"wood": 3}),
        ("use dark_chapel.bar014 / choose town.com015 / done", {"worker": 2}),
        ("use dark_chapel.bar014 / choose quarry.com008 / done", {"stone": 2}),
    ],
)
def test_raze_triggers_answer_to_every_effect_worded_as_razing(feature: str, line: str, spoils: dict[str, int]) -> None:
    me = barbarians(
        goods=RAZING,
        hand=["town.com015"],
        locations=[feature, "rabble.bar018", "dark_chapel.bar014", "old_forest.com007", "brewer.com056"],
    )
    game = at(me, romans(locations=["quarry.com008"]))
    game.play(line)
    assert points(game) == 1, "1 for razing"
    for good, amount in spoils.items():
        assert goods(game)[good] >= amount


@pytest.mark.rule("IMP-CLAR-03")
def test_raze_triggers_answer_to_chariot_builder_and_to_their_owner_only() -> None:
    me = egyptians(goods={"raze_token": 1}, locations=["gallows.com005", "chariot_builder.egy003"])
    game = at(me, romans(locations=["quarry.com008"]))
    game.play("use chariot_builder.egy003")
    assert (points(game), goods(game)) == (1, {"stone": 2})
    other = at(romans(goods={"raze_token": 2}), egyptians(locations=["gallows.com005", "quarry.com008"]))
    other.play("raze quarry.com008")
    assert (points(other), points(other, 1)) == (0, 0)


@pytest.mark.rule("IMP-CLAR-03")
def test_both_triggers_answer_and_each_copy_does() -> None:
    me = barbarians(goods={"raze_token": 1}, hand=["town.com015"])
    game = at(me | {"locations": ["gallows.com005", "raid.bar007", "raid.bar008"]}, romans())
    game.play("raze town.com015")
    assert points(game) == 3


@pytest.mark.rule("IMP-CLAR-03")
@pytest.mark.parametrize(
    ("me", "line", "own_points"),
    [
        (barbarians(locations=["pack.bar016", "raid.bar007"]), "use pack.bar016 / loot stone from quarry.com008", 0),
        (japanese(locations=["garrison.jap008"]), "use garrison.jap008 / choose quarry.com008", 0),
        (romans(locations=["engineers.rom008"]), "use engineers.rom008 / choose quarry.com008", 1),
        (
            egyptians(locations=["sanctuary.egy014"], hand=["mill.com006"]),
            "use sanctuary.egy014 / choose mill.com006",
            1,
        ),
    ],
)
def test_raze_triggers_do_not_answer_to_what_is_no_razing(me: dict[str, Any], line: str, own_points: int) -> None:
    """Engineers and Sanctuary alone give a point."""
    mine = me | {"goods": RAZING, "locations": [*me["locations"], "gallows.com005"]}
    rival = romans if me["faction"] != "romans" else barbarians
    game = at(mine, rival(locations=["quarry.com008", "joiner.com044"]))
    game.play(line)
    assert points(game) == own_points


TARGETS = ["quarry.com008", "ruins.com069", "farm.jap001", "gate.jap013", "shrine.jap015"]


@pytest.mark.rule("IMP-CLAR-04")
@pytest.mark.parametrize("target", TARGETS)
def test_engineers_remove_any_location_whatever_lies_on_it(target: str) -> None:
    """Common or faction, without a raze field, protected or not: for 2 workers."""
    lying: dict[str, Any] = {
        "marks": {target: ["shield"] if ".com" in target else ["samurai"]},
        "under": {"gate.jap013": ["mill.com006", "dojo.jap024"]},
        "kept": {"shrine.jap015": {"wood": 3}},
    }
    me = romans(goods={"worker": 2}, locations=["engineers.rom008"])
    game = at(me, japanese(locations=TARGETS, goods={"food": 1}), **lying)
    game.play(f"use engineers.rom008 / choose {target}")
    assert built(game, 1) == [card for card in TARGETS if card != target]
    assert (wealth(game), goods(game, 1), player(game, 1).ruins) == ({"vp": 1}, {"food": 1}, 0)
    name = "common" if ".com" in target else "japanese"
    assert target in pile(game, name)
    left = game.position()
    assert target not in {*left["marks"], *left["under"], *left["kept"]}
    if target == "gate.jap013":
        assert (pile(game, "common"), pile(game, "japanese")) == (["mill.com006"], ["dojo.jap024", "gate.jap013"])


@pytest.mark.rule("IMP-CLAR-04")
@pytest.mark.parametrize("target", ["quarry.com008", "builder.rom020", "ruins.com069"])
def test_garrison_removes_any_location_for_two_raze_tokens_and_gains_nothing(target: str) -> None:
    cards = ["quarry.com008", "builder.rom020", "ruins.com069"]
    me = japanese(goods={"raze_token": 2}, locations=["garrison.jap008"])
    game = at(me, romans(locations=cards), marks={"quarry.com008": ["shield"]})
    game.play(f"use garrison.jap008 / choose {target}")
    assert (wealth(game), goods(game, 1), player(game, 1).ruins) == ({}, {}, 0)
    assert target not in built(game, 1)
    assert pile(game, "romans" if ".rom" in target else "common") == [target]


@pytest.mark.rule("IMP-CLAR-04")
def test_the_opponent_must_not_have_passed_and_own_locations_are_no_targets() -> None:
    me = romans(goods={"worker": 2}, locations=["engineers.rom008", "mill.com006"])
    others = [
        japanese(locations=["farm.jap001"], passed=True),
        barbarians(locations=["raid.bar007", "town.com015"]),
    ]
    game = at(me, *others)
    game.play("use engineers.rom008")
    assert refused(game, "choose farm.jap001") == "IMP-ACT-05"
    assert refused(game, "choose mill.com006") == "IMP-CLAR-04"
    assert refused(game, "choose raid.bar007") is None


@pytest.mark.rule("IMP-LOC-03")
def test_a_feature_works_in_the_action_phase_also_on_the_turn_of_another() -> None:
    game = at(barbarians(goods={"worker": 2}), egyptians(locations=["oasis.egy005"]))
    game.play("exchange / gain 1 wood")
    assert goods(game, 1) == {"worker": 1}


@pytest.mark.rule("IMP-LOC-03")
def test_outside_the_action_phase_a_feature_works_only_if_its_text_or_a_clarification_says_so() -> None:
    dojo = produced(japanese(deals=["farm.jap001"], locations=["dojo.jap024", "sake_brewery.jap020"]), romans())
    assert (points(dojo), goods(dojo)["worker"]) == (0, 5), "a deal that pays is not made"
    sphinx = produced(egyptians(locations=["sphinx.egy019", "pharaohs_guard.egy004"]), romans())
    sphinx.play("gain 2 vp")
    assert points(sphinx) == 3, "the Sphinx is named"
    school = produced(japanese(deals=["farm.jap001"], locations=["school_of_diplomacy.jap030"]), romans())
    school.play("forgo 1 worker")
    assert (points(school), goods(school)["worker"]) == (1, 4), "so says the text"
