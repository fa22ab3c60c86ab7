"""How positions of the card games look to the bots: yields by what is counted, plans, passing, aims."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow.bots.minds import mind_of
from furrow.bots.tableau.mind import TableauMind
from furrow.bots.tableau.value import Outlook, rounds_left
from furrow.games.tableau.state import State

FIFTY, IMPERIAL = "fifty_first_state", "imperial_settlers"
RIVALS = {FIFTY: {"faction": "merchants_guild"}, IMPERIAL: {"faction": "romans"}}


def position(game: str, player: dict[str, Any], **more: Any) -> State:
    """Two players in the action phase, the first one to move."""
    state: State = furrow.position(game, {"players": [player, RIVALS[game]], **more}).state
    return state


def mind(game: str) -> TableauMind:
    found = mind_of(furrow.new(game, seats=2, seed=1).rules)
    assert isinstance(found, TableauMind)
    return found


def outlook(state: State) -> Outlook:
    return mind(state.book.name).outlook(state, 0)


def income(state: State) -> dict[str, float]:
    engine = outlook(state).engine(state, state.players[0])
    return {state.book.goods[good]: amount for good, amount in enumerate(engine.income) if amount}


def test_income_counts_what_lies_there() -> None:
    """The board, a deal, a plain production, and one that counts tags, itself included."""
    player = {"faction": "mutants_union", "deals": ["pub.1"], "locations": ["fuel_tank.1", "oil_rig.1"]}
    found = income(position(FIFTY, player))
    assert found == {"worker": 3, "gun": 1, "grey_contact": 1, "card": 2, "fuel": 3}


def test_income_per_good_and_thresholds_look_at_the_production() -> None:
    player = {"faction": "mutants_union", "locations": ["sheriffs_office", "assassin.1"]}
    assert (
        income(position(FIFTY, player, options={"expansion": "winter"}))["vp"] == 2
    )  # the board's gun and the own one


def test_a_location_is_worth_more_with_its_kind() -> None:
    alone = {"faction": "mutants_union", "hand": ["oil_rig.1"]}
    among = {**alone, "locations": ["fuel_tank.1", "methane_storage"]}
    first, second = (position(FIFTY, player) for player in (alone, among))
    values = []
    for state in (first, second):
        seen = outlook(state)
        values.append(
            seen.location_worth(seen.engine(state, state.players[0]), state.players[0], state.book.find("oil_rig.1"))
        )
    assert values[0] < values[1]


@pytest.mark.parametrize("game", [FIFTY, IMPERIAL])
def test_goods_are_worth_what_they_can_buy(game: str) -> None:
    """The same goods with and without an action that turns them into points."""
    faction, action, goods = {
        FIFTY: ("mutants_union", "gun_shop.1", {"worker": 1, "gun": 2}),
        IMPERIAL: ("barbarians", "masons_guild.com037", {"worker": 1, "stone": 2}),
    }[game]
    with_action = position(game, {"faction": faction, "locations": [action], "goods": goods})
    without = position(game, {"faction": faction, "goods": goods})
    more = outlook(with_action).parts(with_action)["plan"] - outlook(without).parts(without)["plan"]
    assert more > 1.0


@pytest.mark.parametrize("game", [FIFTY, IMPERIAL])
def test_passing_loses_the_goods(game: str) -> None:
    faction = {FIFTY: "mutants_union", IMPERIAL: "romans"}[game]
    rival = {"faction": {FIFTY: "new_york", IMPERIAL: "barbarians"}[game], "passed": True}
    goods = {FIFTY: {"fuel": 3}, IMPERIAL: {"wood": 3}}[game]
    game_ = furrow.position(game, {"players": [{"faction": faction, "goods": goods}, rival]})
    before: State = game_.state
    seen = outlook(before)
    after = before.clone()
    game_.rules.apply(after, 0, game_.rules.parse("pass"))
    assert after.round == before.round + 1
    assert seen.value(after) < seen.value(before)


def test_cards_of_the_next_round_do_not_speak_for_passing() -> None:
    """Who passes last draws a card at once; it would come anyway."""
    players = [{"faction": "romans"}, {"faction": "barbarians", "passed": True}]
    game = furrow.position(IMPERIAL, {"players": players})
    seen = outlook(game.state)
    after = game.state.clone()
    game.rules.apply(after, 0, game.rules.parse("pass"))
    assert len(after.players[0].hand) == 1
    assert seen.parts(after)["hand"] == 0.0


def test_the_end_comes_nearer() -> None:
    weights = mind(FIFTY).taste.weights
    far = position(FIFTY, {"faction": "mutants_union", "points": 2})
    near = position(FIFTY, {"faction": "mutants_union", "points": 20})
    assert rounds_left(far, weights) > rounds_left(near, weights) > 0.0
    third = position(IMPERIAL, {"faction": "egyptians"}, round=3)
    assert rounds_left(third, mind(IMPERIAL).taste.weights) == 2.0


def test_setting_off_the_end_is_good_for_who_leads() -> None:
    """The same 25 points, with more and with fewer than the rival."""
    values = []
    for rival in (5, 24):
        players = [{"faction": "mutants_union", "points": 25}, {"faction": "new_york", "points": rival}]
        state: State = furrow.position(FIFTY, {"players": players, "ending": True}).state
        values.append(outlook(state).value(state))
    assert values[0] - values[1] > mind(FIFTY).taste.weights.envy * 19


def test_the_aim_of_the_solo_game_counts_faction_locations() -> None:
    """A faction location is worth more alone, where it wins the game, than at a table of two."""
    game = furrow.new(IMPERIAL, seats=1, seed=3)
    alone = game.state
    two = furrow.new(IMPERIAL, seats=2, seed=3).state
    card = alone.book.find("primeval_forest.bar002")
    assert outlook(alone).end_worth(card) > outlook(two).end_worth(card) == 2.0


@pytest.mark.parametrize("game", [FIFTY, IMPERIAL])
def test_features_add_up_to_the_value(game: str) -> None:
    state = furrow.new(game, seats=2, seed=5).state
    own = mind(game)
    assert sum(own.features(state, 0).values()) == pytest.approx(own.outlook(state, 0).value(state))


@pytest.mark.parametrize("game", [FIFTY, IMPERIAL])
def test_what_one_leads_by_the_other_lags_behind(game: str) -> None:
    faction = {FIFTY: "mutants_union", IMPERIAL: "barbarians"}[game]
    state = position(game, {"faction": faction, "points": 9})
    own = mind(game)
    assert own.lead(state, 0) > 0.0
    assert own.lead(state, 0) == pytest.approx(-own.lead(state, 1))
