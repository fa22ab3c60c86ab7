"""Exchanging workers (IMP-WORK)."""

from __future__ import annotations

import pytest

import furrow
from tests.imperial_settlers.phases import deck, told, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, romans
from tests.tableau.positions import goods, hand, legal, player, refused


@pytest.mark.rule("IMP-WORK-01")
@pytest.mark.parametrize("resource", ["wood", "stone", "food"])
def test_two_workers_give_one_resource_of_choice(resource: str) -> None:
    game = at(barbarians(goods={"worker": 3}), romans())
    game.play(f"exchange / gain 1 {resource}")
    assert (goods(game), game.actors) == ({"worker": 1, resource: 1}, (1,))


@pytest.mark.rule("IMP-WORK-01")
@pytest.mark.parametrize(("choice", "name"), [("common", "common"), ("faction", "barbarians")])
def test_two_workers_give_one_card_of_the_deck_of_choice(choice: str, name: str) -> None:
    game = at(barbarians(goods={"worker": 2}), romans())
    card = deck(game, name)[0]
    game.play(f"exchange / gain 1 card / draw {choice}")
    assert (hand(game), goods(game), game.actors) == ([card], {}, (1,))


@pytest.mark.rule("IMP-WORK-01", "IMP-WORK-04")
def test_nothing_else_is_exchanged() -> None:
    game = at(barbarians(goods={"worker": 2, "gold": 2, "wood": 2}), romans())
    poor = at(barbarians(goods={"worker": 1, "gold": 9, "wood": 9, "stone": 9, "food": 9}), romans())
    assert refused(poor, "exchange") == "IMP-WORK-01", "neither gold nor resources stand in for a worker"
    game.play("exchange")
    assert set(legal(game)) == {"gain 1 wood", "gain 1 stone", "gain 1 food", "gain 1 card"}
    for other in ("gain 1 gold", "gain 1 vp", "gain 1 worker", "gain 1 raze_token", "gain 2 wood"):
        assert refused(game, other) is not None


@pytest.mark.rule("IMP-WORK-02")
def test_several_pairs_are_exchanged_in_one_action_each_for_its_own_choice() -> None:
    game = at(barbarians(goods={"worker": 7}), romans())
    game.play("exchange / gain 1 wood")
    assert (game.question(), legal(game), game.actors) == ("exchange", ["again", "done"], (0,))
    game.play("again / gain 1 food / again / gain 1 food")
    assert (goods(game), game.actors) == ({"worker": 1, "wood": 1, "food": 2}, (1,)), "one worker is no pair"
    fewer = at(barbarians(goods={"worker": 7}), romans())
    fewer.play("exchange / gain 1 wood / done")
    assert (goods(fewer), fewer.actors) == ({"worker": 5, "wood": 1}, (1,))


@pytest.mark.rule("IMP-WORK-02")
@pytest.mark.example("IMP-EX-13")
def test_example_of_eight_workers() -> None:
    game = at(barbarians(goods={"worker": 8}), romans())
    cards = [*deck(game, "common")[:2], deck(game, "barbarians")[0]]
    game.play("exchange / gain 1 wood / again / gain 1 card / draw common / again / gain 1 card / draw common")
    game.play("again / gain 1 card / draw faction")
    assert (goods(game), sorted(hand(game))) == ({"wood": 1}, sorted(cards))
    assert game.actors == (1,), "all in one action"


@pytest.mark.rule("IMP-DIG-02")
def test_pairs_are_resolved_one_by_one_so_that_a_drawn_card_may_influence_the_next_choice() -> None:
    game = at(barbarians(goods={"worker": 4}), romans())
    card = deck(game, "common")[0]
    game.play("exchange / gain 1 card / draw common")
    assert (hand(game), game.question(), goods(game)) == ([card], "exchange", {"worker": 2})
    with pytest.raises(furrow.LineTooLong):
        at(barbarians(goods={"worker": 4}), romans()).play("exchange / gain 1 card / draw common / again", seat=0)
    game.play("again / gain 1 stone")
    assert wealth(game) == {"card": 1, "stone": 1}


@pytest.mark.rule("IMP-DIG-02")
def test_oasis_counts_all_pairs_at_the_end_of_the_action() -> None:
    game = at(barbarians(goods={"worker": 6}), egyptians(locations=["oasis.egy005"]), romans())
    game.play("exchange / gain 1 wood / again / gain 1 wood")
    assert goods(game, 1) == {}, "not before the action is over"
    game.play("done")
    assert (goods(game, 1), goods(game, 2)) == ({"worker": 2}, {})
    gains = [event for event in told(game, "gain") if event["seat"] == 1]
    assert [event["amounts"] for event in gains] == [[2]], "at once"
    game.play("pass / pass / exchange / gain 1 wood")
    assert goods(game, 1) == {"worker": 3}
    assert player(game).hand == 0
