"""Shield tokens (FSS-SHLD)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import at, mutants, rival
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import goods, legal, location, player, points, refused


def shields(amount: int, *locations: str, **pieces: Any) -> dict[str, Any]:
    """A player with shield tokens."""
    return mutants(goods={"shield": amount}, locations=list(locations), **pieces)


def protected(game: Game, card: str) -> bool:
    return location(game, card).marks == ["shield"]


@pytest.mark.rule("FSS-SHLD-01")
def test_on_the_own_turn_a_shield_of_the_supply_is_put_on_an_own_location() -> None:
    game = at(shields(2, "school.1", "pub.1"), rival(goods={"shield": 1}, locations=["docks.1"]))
    assert refused(game, "protect docks.1", 1) == "FSS-ACT-01", "it is not the turn of the rival"
    game.play("protect pub.1")
    assert (goods(game), protected(game, "pub.1"), protected(game, "school.1")) == ({"shield": 1}, True, False)


@pytest.mark.rule("FSS-SHLD-01")
def test_without_a_shield_token_nothing_is_protected() -> None:
    game = at(mutants(goods={"ammo": 5, "universal_contact": 5}, locations=["school.1"]), rival())
    assert refused(game, "protect school.1") == "FSS-SHLD-01"
    assert "protect school.1" not in legal(game)


@pytest.mark.rule("FSS-SHLD-02")
def test_a_shield_does_not_use_up_the_turn() -> None:
    me = mutants(goods={"shield": 2, "worker": 1}, locations=["archive", "school.1"])
    game = at(me, rival())
    game.play("protect archive / protect school.1")
    assert (game.actors, game.question()) == ((0,), "turn")
    game.play("use archive")
    assert (points(game), game.actors) == (1, (1,))


@pytest.mark.rule("FSS-SHLD-03")
def test_a_location_holds_one_shield_at_most() -> None:
    game = at(shields(2, "school.1"), rival())
    game.play("protect school.1")
    assert refused(game, "protect school.1") == "FSS-SHLD-03"
    assert (goods(game), "protect school.1" in legal(game)) == ({"shield": 1}, False)
    assert refused(at(shields(1, "pub.1"), rival(), marks={"pub.1": ["shield"]}), "protect pub.1") == "FSS-SHLD-03"


@pytest.mark.rule("FSS-SHLD-04")
@pytest.mark.parametrize(("card", "plain"), [("school.1", 3), ("camp", 4), ("archive", 5)])
def test_a_shield_raises_the_defence_of_any_category_by_one(card: str, plain: int) -> None:
    for red in (plain, plain + 1):
        me = mutants(goods={"shield": 1, "gun": 1}, locations=[card])
        game = at(me, rival(goods={"red_contact": red}))
        bare = game.clone()
        bare.play("contacts red / end")
        assert refused(bare, f"raze {card}") is None
        game.play(f"protect {card} / contacts red")
        assert refused(game, f"raze {card}") == ("FSS-RAZE-05" if red == plain else None)


@pytest.mark.rule("FSS-SHLD-05")
def test_a_placed_shield_cannot_be_moved() -> None:
    game = at(shields(1, "school.1", "pub.1"), rival())
    game.play("protect school.1")
    assert legal(game) == ["pass"]
    assert refused(game, "protect pub.1") == "FSS-SHLD-01", "the token lies on the school"
    game.play("pass")
    assert (protected(game, "school.1"), protected(game, "pub.1"), goods(game)) == (True, False, {})


@pytest.mark.rule("FSS-SHLD-06")
def test_the_shield_of_a_razed_location_goes_to_the_common_supply() -> None:
    game = at(mutants(goods={"red_contact": 5}), rival(locations=["camp"]), marks={"camp": ["shield"]})
    game.play("raze camp")
    assert (goods(game), goods(game, 1)) == ({"worker": 2}, {"worker": 1})
    assert (game.position()["marks"], player(game, 1).ruins) == ({}, 1)


@pytest.mark.rule("FSS-SHLD-07")
def test_the_clean_up_returns_placed_and_unplaced_shields() -> None:
    game = at(shields(3, "school.1", "pub.1"), rival(goods={"shield": 1}, locations=["camp"]))
    game.play("protect school.1 / pass / protect camp / pass")
    assert (goods(game), goods(game, 1)) == ({}, {})
    assert not any(protected(game, card) for card in ("school.1", "pub.1", "camp"))
    next_round(game)
    assert "shield" not in goods(game)
    assert not protected(game, "school.1")


@pytest.mark.rule("FSS-SHLD-08")
def test_any_number_of_shields_is_placed_in_a_turn_before_and_after_the_action() -> None:
    me = mutants(goods={"shield": 4, "worker": 1}, locations=["archive", "school.1", "pub.1", "camp"])
    game = at(me, rival())
    game.play("protect school.1 / protect pub.1 / use archive / protect camp / protect archive")
    assert all(protected(game, card) for card in ("archive", "school.1", "pub.1", "camp"))
    assert (goods(game), game.actors) == ({}, (1,))


@pytest.mark.rule("FSS-SHLD-09")
def test_only_own_built_face_up_locations_of_any_category_take_a_shield() -> None:
    me = shields(9, "school.1", "camp", "archive", hand=["pub.1"], ruins=["motel"], deals=["docks.1"])
    game = at(me, rival(locations=["pub.2"]))
    assert {text for text in legal(game) if text.startswith("protect")} == {
        "protect school.1",
        "protect camp",
        "protect archive",
    }
    assert refused(game, "protect motel") == "FSS-RAZE-13"
    for card in ("pub.1", "docks.1", "pub.2", "quarry.1"):
        assert refused(game, f"protect {card}") == "FSS-SHLD-09"
