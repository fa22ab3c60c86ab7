"""Razing (IMP-RAZE)."""

from __future__ import annotations

import pytest

from tests.imperial_settlers.phases import pile, thinned, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

TOKENS = {"raze_token": 9}


@pytest.mark.rule("IMP-RAZE-01", "IMP-RAZE-06")
def test_a_common_card_of_the_hand_or_a_common_location_of_an_opponent_is_razed() -> None:
    me = barbarians(goods=TOKENS, hand=["town.com015", "raid.bar007"], locations=["mill.com006"])
    game = at(me, romans(locations=["quarry.com008", "builder.rom020"], hand=["joiner.com044"]))
    assert [line for line in legal(game) if line.startswith("raze")] == ["raze quarry.com008", "raze town.com015"]
    assert refused(game, "raze raid.bar007") == "IMP-RAZE-01"
    assert refused(game, "raze joiner.com044") == "IMP-RAZE-06", "cards in other hands are out of reach"
    from_hand, location = game.clone(), game.clone()
    from_hand.play("raze town.com015")
    assert goods(from_hand) == {"raze_token": 8, "worker": 2}
    location.play("raze quarry.com008")
    assert goods(location) == {"raze_token": 7, "stone": 2}


@pytest.mark.rule("IMP-RAZE-02")
def test_razing_takes_raze_tokens() -> None:
    """Nothing stands in for them."""
    rich = {"wood": 9, "stone": 9, "food": 9, "gold": 9, "worker": 9, "defence_token": 9}
    game = at(barbarians(goods=rich, hand=["town.com015"]), romans(locations=["quarry.com008"]))
    assert not [line for line in legal(game) if line.startswith("raze")]
    assert refused(game, "raze town.com015") == "IMP-RAZE-04"
    assert refused(game, "raze quarry.com008") == "IMP-RAZE-09"


@pytest.mark.rule("IMP-RAZE-03")
@pytest.mark.parametrize("card", ["ruins.com069", "gate.jap013", "shrine.jap015"])
def test_only_what_has_a_raze_field_can_be_razed(card: str) -> None:
    own = at(japanese(goods=TOKENS, hand=[card]), romans())
    assert refused(own, f"raze {card}") == "IMP-RAZE-03"
    built_card = at(romans(goods=TOKENS), japanese(locations=[card]))
    assert refused(built_card, f"raze {card}") == "IMP-RAZE-03"


@pytest.mark.rule("IMP-RAZE-04")
@pytest.mark.example("IMP-EX-10")
def test_a_card_of_the_hand_costs_one_raze_token_and_gives_its_raze_field() -> None:
    game = at(barbarians(goods={"raze_token": 1}, hand=["wood_storage.com003"]), japanese())
    game.play("raze wood_storage.com003")
    assert (goods(game), hand(game), pile(game, "common")) == ({"wood": 2}, [], ["wood_storage.com003"])
    assert (built(game), player(game).ruins, points(game)) == ([], 0, 0), "no location, no foundation"


@pytest.mark.rule("IMP-RAZE-04")
def test_cards_and_points_of_the_raze_field_are_gained_too() -> None:
    game = at(barbarians(goods={"raze_token": 2}, hand=["armorer.com018", "meeting_place.com079"]), romans(passed=True))
    game.play("raze armorer.com018 / raze meeting_place.com079 / draw faction")
    assert wealth(game) == {"stone": 1, "vp": 1, "worker": 1, "card": 1}
    assert pile(game, "common") == ["armorer.com018", "meeting_place.com079"]


@pytest.mark.rule("IMP-RAZE-04")
def test_the_goods_are_taken_before_the_card_is_discarded() -> None:
    """So a card drawn for a razed card is never that card itself, even where the discards are shuffled."""
    game = at(barbarians(goods={"raze_token": 1}, hand=["castle_a.com046"]), romans())
    game = thinned(game, 1, common=([], ["town.com015", "mill.com006"]))
    game.play("raze castle_a.com046 / draw common / draw common")
    assert (set(hand(game)), pile(game, "common")) == ({"town.com015", "mill.com006"}, ["castle_a.com046"])


@pytest.mark.rule("IMP-RAZE-05")
def test_the_japanese_player_razes_own_faction_cards_of_the_hand_and_no_other_faction_does() -> None:
    game = at(japanese(goods={"raze_token": 1}, hand=["farm.jap001"]), romans())
    game.play("raze farm.jap001")
    assert (wealth(game), pile(game, "japanese"), pile(game, "common")) == ({"vp": 1}, ["farm.jap001"], [])
    for make, card in ((barbarians, "raid.bar007"), (romans, "spies.rom010"), (egyptians, "oasis.egy005")):
        other = at(make(goods=TOKENS, hand=[card]), japanese())
        assert refused(other, f"raze {card}") == "IMP-RAZE-01"


@pytest.mark.rule("IMP-RAZE-06")
def test_any_opponent_who_has_not_passed_may_be_chosen() -> None:
    others = [romans(locations=["quarry.com008"]), egyptians(locations=["town.com015", "mill.com006"])]
    game = at(barbarians(goods=TOKENS), *others)
    razes = {"raze quarry.com008", "raze town.com015", "raze mill.com006"}
    assert {line for line in legal(game) if line.startswith("raze")} == razes
    game = at(barbarians(goods=TOKENS), others[0] | {"passed": True}, others[1])
    assert {line for line in legal(game) if line.startswith("raze")} == razes - {"raze quarry.com008"}
    assert refused(game, "raze quarry.com008") == "IMP-ACT-05"
    game.play("raze mill.com006")
    assert (built(game, 2), goods(game)) == (["town.com015"], {"raze_token": 7, "worker": 1, "food": 1})


@pytest.mark.rule("IMP-RAZE-07")
def test_faction_locations_cannot_be_razed_except_japanese_ones() -> None:
    others = [
        romans(locations=["builder.rom020"]),
        egyptians(locations=["pyramid.egy028"]),
        japanese(locations=["farm.jap001"]),
    ]
    game = at(barbarians(goods=TOKENS), *others)
    assert refused(game, "raze builder.rom020") == refused(game, "raze pyramid.egy028") == "IMP-RAZE-07"
    assert refused(game, "raze farm.jap001") is None
    reverse = at(japanese(goods=TOKENS), barbarians(locations=["settlement.bar020"]))
    assert refused(reverse, "raze settlement.bar020") == "IMP-RAZE-07"


@pytest.mark.rule("IMP-RAZE-08", "IMP-RAZE-12")
def test_a_razed_japanese_faction_location_is_discarded_without_wood() -> None:
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=["farm.jap001", "mill.com006"]))
    game.play("raze farm.jap001")
    assert (wealth(game), pile(game, "japanese")) == ({"vp": 1}, ["farm.jap001"])
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == (["mill.com006"], 0, {})


@pytest.mark.rule("IMP-RAZE-08", "IMP-FND-02")
def test_a_common_location_of_the_japanese_player_becomes_a_foundation_as_usual() -> None:
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=["mill.com006"]))
    game.play("raze mill.com006")
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == ([], 1, {"wood": 1})


@pytest.mark.rule("IMP-RAZE-09")
@pytest.mark.parametrize(
    ("card", "marks", "cost"),
    [
        ("quarry.com008", [], 2),
        ("quarry.com008", ["shield"], 3),
        ("farm.jap001", [], 2),
        ("farm.jap001", ["samurai"], 3),
    ],
)
def test_a_location_costs_two_raze_tokens_and_one_more_if_protected(card: str, marks: list[str], cost: int) -> None:
    lying = {card: marks} if marks else {}
    game = at(barbarians(goods={"raze_token": 5}), japanese(locations=[card]), marks=lying)
    game.play(f"raze {card}")
    assert 5 - goods(game)["raze_token"] == cost
    short = at(barbarians(goods={"raze_token": cost - 1}), japanese(locations=[card]), marks=lying)
    assert refused(short, f"raze {card}") == "IMP-RAZE-09"


@pytest.mark.rule("IMP-RAZE-10", "IMP-RAZE-11")
@pytest.mark.example("IMP-EX-11")
def test_example_of_the_armorer() -> None:
    game = at(barbarians(goods={"raze_token": 2}), japanese(locations=["armorer.com018"]))
    game.play("raze armorer.com018")
    assert (goods(game), points(game)) == ({"stone": 1}, 1)
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == ([], 1, {"wood": 1})


@pytest.mark.rule("IMP-RAZE-10")
def test_the_spoils_come_from_the_supply_and_not_from_the_owner() -> None:
    rival = romans(goods={"stone": 4, "worker": 3}, hand=["mill.com006", "brewer.com056"], points=5)
    cards = ["quarry.com008", "castle_a.com046", "armorer.com018"]
    game = at(barbarians(goods={"raze_token": 6}), rival | {"locations": cards}, egyptians())
    game.play("raze quarry.com008 / pass / pass")
    assert (goods(game)["stone"], goods(game, 1)) == (2, {"stone": 4, "worker": 3, "wood": 1})
    other = at(barbarians(goods={"raze_token": 2}), rival | {"locations": cards})
    other.play("raze castle_a.com046 / draw common / draw faction")
    assert (player(other).hand, player(other, 1).hand) == (2, 2)
    third = at(barbarians(goods={"raze_token": 2}), rival | {"locations": cards})
    third.play("raze armorer.com018")
    assert (points(third), points(third, 1)) == (1, 5)


@pytest.mark.rule("IMP-RAZE-13", "IMP-DEF-06")
def test_what_lies_on_a_razed_location_returns_to_the_supply() -> None:
    """2 wood lie on the Sawmill for its two uses, and a defence token."""
    rival = romans(goods={"wood": 2, "defence_token": 1, "worker": 2}, locations=["sawmill.com076"])
    game = at(rival, barbarians(goods={"raze_token": 3}))
    game.play("protect sawmill.com076 / use sawmill.com076 / again")
    assert goods(game) == {"worker": 2}
    game.play("raze sawmill.com076")
    assert (goods(game), player(game).ruins) == ({"worker": 2, "wood": 1}, 1), "the wood of the foundation only"
    assert goods(game, 1) == {"worker": 1, "wood": 1}, "the raze field only"
    left = game.position()
    assert (left["used"], left["marks"], left["kept"]) == ({}, {}, {})


@pytest.mark.rule("IMP-RAZE-14")
def test_own_built_locations_cannot_be_razed() -> None:
    me = japanese(goods=TOKENS, locations=["mill.com006", "farm.jap001"])
    game = at(me, barbarians())
    assert refused(game, "raze mill.com006") == refused(game, "raze farm.jap001") == "IMP-RAZE-14"
    assert not [line for line in legal(game) if line.startswith("raze")]
