"""Foundations (IMP-FND)."""

from __future__ import annotations

import msgspec
import pytest

from tests.imperial_settlers.phases import last_pass, pile, produced, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, player, points, refused, seen


@pytest.mark.rule("IMP-FND-01", "IMP-FND-02", "IMP-RAZE-11")
def test_a_razed_common_location_turns_face_down_in_its_owners_empire_for_one_wood() -> None:
    rival = romans(goods={"wood": 2}, locations=["quarry.com008", "town.com015"])
    game = at(barbarians(goods={"raze_token": 2}), rival, japanese())
    game.play("raze quarry.com008")
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == (["town.com015"], 1, {"wood": 3})
    assert (pile(game, "common"), player(game).ruins, goods(game)) == ([], 0, {"stone": 2})
    assert goods(game, 2) == {}
    assert game.position()["players"][1]["ruins"] == ["quarry.com008"]


@pytest.mark.rule("IMP-FND-01")
def test_nobody_sees_the_face_of_a_foundation() -> None:
    game = at(romans(), egyptians(ruins=["quarry.com008"]), seen={"quarry.com008": [1]})
    for reader in (None, 0, 1):
        assert "quarry.com008" not in msgspec.json.encode(game.view(reader)).decode()
        assert seen(game, reader).players[1].ruins == 1


@pytest.mark.rule("IMP-FND-02")
def test_the_wood_can_be_used_in_the_same_round() -> None:
    rival = romans(hand=["brewer.com056"], locations=["quarry.com008"])
    game = at(barbarians(goods={"raze_token": 2}), rival)
    game.play("raze quarry.com008 / build brewer.com056")
    assert (built(game, 1), goods(game, 1)) == (["brewer.com056"], {})


@pytest.mark.rule("IMP-FND-03")
def test_a_foundation_serves_only_as_the_location_part_of_a_cost() -> None:
    me = barbarians(
        goods={"wood": 2, "worker": 4, "food": 1, "raze_token": 2, "defence_token": 1},
        hand=["brewer.com056", "raid.bar007"],
        locations=["rabble.bar018"],
        ruins=["quarry.com008"],
    )
    game = at(me, romans(passed=True))
    assert [line for line in legal(game) if "foundation" in line] == ["build raid.bar007 over foundation"]
    assert refused(game, "build brewer.com056 over foundation") == "IMP-BUILD-07", "nothing to spend it for"
    assert refused(game, "use rabble.bar018") is not None, "nor can Rabble raze it again"
    for line in ("build quarry.com008", "use quarry.com008", "deal quarry.com008"):
        assert refused(game, line) is not None
    game.play("build raid.bar007 over foundation")
    assert (player(game).ruins, pile(game, "common")) == (0, ["quarry.com008"])


@pytest.mark.rule("IMP-FND-03", "IMP-BUILD-09")
def test_each_foundation_is_spent_once() -> None:
    me = barbarians(
        goods={"wood": 3},
        hand=["raid.bar007", "raid.bar008", "raid.bar009"],
        ruins=["quarry.com008", "mill.com006"],
    )
    game = at(me, romans(passed=True))
    game.play("build raid.bar007 over foundation / build raid.bar008 over foundation")
    assert player(game).ruins == 0
    assert refused(game, "build raid.bar009 over foundation") == "IMP-BUILD-07"


@pytest.mark.rule("IMP-FND-04")
@pytest.mark.parametrize("base", ["quarry.com008", "mill.com006", "brewer.com056"])
def test_the_new_location_goes_to_its_normal_row(base: str) -> None:
    """Whatever the foundation once was: production, feature or action."""
    supply = {"wood": 3, "worker": 1, "food": 1, "raze_token": 1}
    tower = barbarians(goods=supply, hand=["sentry_tower.bar012"], ruins=[base], locations=["porters.com084"])
    production = at(tower, romans(passed=True))
    production.play("build sentry_tower.bar012 over foundation / use porters.com084")
    assert goods(production) == {"wood": 1, "worker": 3, "raze_token": 3}, "Porters find it in the top row"
    feature = at(barbarians(goods=supply, hand=["raid.bar007", "village_b.com014"], ruins=[base]), romans(passed=True))
    feature.play("build raid.bar007 over foundation / raze village_b.com014")
    assert points(feature) == 1
    action = at(barbarians(goods=supply, hand=["barbarian_altar.bar004"], ruins=[base]), romans(passed=True))
    action.play("build barbarian_altar.bar004 over foundation / use barbarian_altar.bar004")
    assert points(action) == 1


@pytest.mark.rule("IMP-FND-05")
def test_a_foundation_has_no_colour_no_ability_and_no_points() -> None:
    counting = at(
        barbarians(goods={"wood": 2}, hand=["hillfort.bar022"], ruins=["armorer.com018", "gallows.com005"]), romans()
    )
    counting.play("build hillfort.bar022 over foundation")
    assert points(counting) == 1, "Hillfort alone is black"
    producing = produced(barbarians(ruins=["old_forest.com007"]), romans())
    assert "wood" not in goods(producing)
    feature = at(barbarians(goods={"raze_token": 1}, hand=["wood_storage.com003"], ruins=["gallows.com005"]), romans())
    feature.play("raze wood_storage.com003")
    assert wealth(feature) == {"wood": 2}
    action = at(barbarians(goods={"food": 1}, ruins=["brewer.com056"]), romans())
    assert refused(action, "use brewer.com056") == "IMP-FND-05"
    end = last_pass(barbarians(points=2, ruins=["armorer.com018", "mill.com006"]), romans(points=1), round=5)
    assert end.result.standings[0].total == 2


@pytest.mark.rule("IMP-FND-05")
def test_a_foundation_cannot_be_razed_removed_or_protected() -> None:
    me = japanese(goods={"raze_token": 9, "worker": 2}, locations=["garrison.jap008"])
    game = at(me, romans(ruins=["quarry.com008"]))
    assert refused(game, "raze quarry.com008") == "IMP-FND-05"
    assert refused(game, "use garrison.jap008") == "IMP-CLAR-04", "there is no location to remove"
    assert not [line for line in legal(game) if line.startswith("raze")]
    own = at(romans(goods={"defence_token": 1}, ruins=["quarry.com008"]), japanese())
    assert refused(own, "protect quarry.com008") == "IMP-FND-05"
    assert legal(own) == ["pass"]
