"""The production phase, and production locations (IMP-PROD, IMP-LOC-01)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.imperial_settlers.phases import (
    before_production,
    deck,
    new,
    next_round,
    on_top,
    play_through_draft,
    produced,
    told,
)
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, hand, legal, player, points, refused, seen

BOARDS = {
    "barbarians": {"worker": 5, "raze_token": 1, "defence_token": 1},
    "japanese": {"worker": 4, "wood": 1, "raze_token": 1, "defence_token": 1},
    "romans": {"worker": 2, "wood": 1, "stone": 1, "raze_token": 1, "defence_token": 1},
    "egyptians": {"worker": 3, "gold": 1, "raze_token": 1, "defence_token": 1},
}


def more(faction: str, **gained: int) -> dict[str, int]:
    """What a board yields, and something besides."""
    return {good: BOARDS[faction].get(good, 0) + gained.get(good, 0) for good in {**BOARDS[faction], **gained}}


@pytest.mark.rule("IMP-PROD-01")
def test_board_deals_and_production_locations_produce_and_nothing_else() -> None:
    me = barbarians(
        deals=["raid.bar007", "expedition.bar023"],
        locations=["old_forest.com007", "brewer.com056", "mill.com006", "ruins.com069"],
        ruins=["quarry.com008"],
        hand=["gold_creek.com028"],
    )
    game = produced(me, romans())
    assert goods(game) == more("barbarians", wood=1 + 2, stone=1), "2 deals and the Old Forest"
    assert (points(game), seen(game).phase) == (0, "action")


@pytest.mark.rule("IMP-PROD-02", "IMP-PROD-10", "IMP-DEF-01")
@pytest.mark.parametrize("faction", sorted(BOARDS))
def test_the_board_gives_its_fixed_goods_with_a_defence_token(faction: str) -> None:
    rival = "romans" if faction != "romans" else "barbarians"
    game = produced({"faction": faction}, {"faction": rival})
    assert goods(game) == BOARDS[faction]
    assert goods(game)["defence_token"] == 1
    assert goods(game, 1) == BOARDS[rival]


@pytest.mark.rule("IMP-PROD-03")
@pytest.mark.parametrize(
    ("me", "card", "good"),
    [
        (barbarians(), "raid.bar007", "wood"),
        (barbarians(), "expedition.bar023", "stone"),
        (barbarians(), "barter.bar025", "food"),
        (barbarians(), "robbers.bar030", "worker"),
        (barbarians(), "pyre.bar029", "raze_token"),
        (barbarians(), "pack.bar017", "gold"),
        (japanese(), "dojo.jap024", "vp"),
        (japanese(), "shrine.jap015", "card"),
    ],
)
def test_each_deal_gives_one_good(me: dict[str, Any], card: str, good: str) -> None:
    game = produced(me | {"deals": [card]}, romans())
    before = player(game).hand
    if good == "card":
        game.play("draw faction")
    gained = {} if good in ("vp", "card") else {good: 1}
    assert goods(game) == more(me["faction"], **gained)
    assert (points(game), player(game).hand - before) == (int(good == "vp"), int(good == "card"))


@pytest.mark.rule("IMP-PROD-03")
def test_several_deals_give_one_good_each() -> None:
    game = produced(romans(deals=["builder.rom020", "builder.rom021", "stonecutter.rom027"]), barbarians())
    assert goods(game) == more("romans", stone=3)


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01")
@pytest.mark.parametrize(
    ("me", "card", "gained"),
    [
        (barbarians(), "sentry_tower.bar012", {"raze_token": 1, "worker": 1}),
        (japanese(), "rice_fields.jap004", {"food": 2}),
        (romans(), "trade_colony.rom023", {"worker": 1, "gold": 1}),
        (egyptians(), "caravan.egy011", {"food": 1, "worker": 1}),
        (egyptians(), "town.com015", {"worker": 2}),
        (egyptians(), "quarry.com008", {"stone": 1}),
    ],
)
def test_each_production_location_gives_what_it_shows(me: dict[str, Any], card: str, gained: dict[str, int]) -> None:
    """The Quarry without its building bonus."""
    rival = romans() if me["faction"] != "romans" else barbarians()
    game = produced(me | {"locations": [card]}, rival)
    assert goods(game) == more(me["faction"], **gained)


@pytest.mark.rule("IMP-PROD-04")
def test_a_choice_in_a_production_is_made_each_time() -> None:
    game = produced(egyptians(locations=["pharaohs_guard.egy004"]), barbarians())
    assert set(legal(game)) == {"gain 1 raze_token", "gain 2 vp"}
    game.play("gain 2 vp")
    assert (goods(game), points(game)) == (BOARDS["egyptians"], 2)
    next_round_with(game, "gain 1 raze_token")
    assert (goods(game)["raze_token"], points(game)) == (2, 2)


def next_round_with(game: Game, answer: str) -> None:
    """On to the next action phase; the answer where it is asked for, else the first one."""
    game.play("pass / pass")
    while seen(game).phase != "action":
        game.play(answer if answer in legal(game) else legal(game)[0])


@pytest.mark.rule("IMP-PROD-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_production_goes_clockwise_from_the_first_player(first: int) -> None:
    towers = ["watchtower.com065", "watchtower.com066", "watchtower.com067"]
    players = [make(locations=[tower]) for make, tower in zip((romans, barbarians, egyptians), towers, strict=True)]
    game = produced(*players, first=first)
    asked = []
    while game.question() == "draw":
        asked.append(game.actors[0])
        done = [seat for seat in range(3) if goods(game, seat)]
        assert done == sorted(asked), "who comes later has nothing yet"
        game.play("draw common")
    assert asked == [(first + step) % 3 for step in range(3)]


@pytest.mark.rule("IMP-PROD-06", "IMP-DIG-01")
def test_the_deck_is_chosen_card_by_card_and_each_card_is_seen_before_the_next_choice() -> None:
    me = barbarians(deals=["saboteurs.bar010", "mission.bar028"], locations=["watchtower.com065"])
    game = on_top(before_production(me, romans()), "common", "town.com015")
    top = deck(game, "barbarians")[:2]
    game.play("take ruins.com073")
    assert (game.question(), legal(game)) == ("draw", ["draw common", "draw faction"])
    game.play("draw faction")
    assert hand(game) == ["ruins.com073", top[0]]
    assert legal(game) == ["draw common", "draw faction"]
    game.play("draw common")
    assert set(hand(game)) == {"ruins.com073", top[0], "town.com015"}
    game.play("draw faction")
    assert set(hand(game)) == {"ruins.com073", *top, "town.com015"}
    assert seen(game).phase == "action"


@pytest.mark.rule("IMP-DIG-01")
def test_a_line_of_one_seat_ends_with_the_drawn_card() -> None:
    game = at(barbarians(hand=["castle_a.com046"], goods={"raze_token": 1}), romans())
    game.play("raze castle_a.com046", seat=0)
    with pytest.raises(furrow.LineTooLong):
        game.play("draw common / draw faction", seat=0)
    game.play("draw common", seat=0)
    assert game.question() == "draw"
    game.play("draw faction", seat=0)
    assert [event["deck"] for event in told(game, "draw")] == ["common", "barbarians"]
    assert player(game).hand == 2


@pytest.mark.rule("IMP-DIG-01")
def test_mission_exchange_and_deals_ask_for_each_card_too() -> None:
    mission = at(barbarians(goods={"worker": 1}, locations=["mission.bar028"]), romans())
    mission.play("use mission.bar028")
    assert legal(mission) == ["draw common", "draw faction"]
    first = deck(mission, "barbarians")[0]
    mission.play("draw faction")
    asked = seen(mission, 0).question
    assert asked is not None
    assert (asked.offered, legal(mission)) == ([first], ["draw common", "draw faction"])
    deal = at(barbarians(goods={"food": 1, "worker": 2}, hand=["mission.bar028"]), romans())
    exchange = deal.clone()
    deal.play("deal mission.bar028")
    exchange.play("exchange / gain 1 card")
    assert legal(deal) == legal(exchange) == ["draw common", "draw faction"]


@pytest.mark.rule("IMP-PROD-06")
def test_a_production_that_names_the_deck_asks_nothing() -> None:
    game = before_production(romans(locations=["legion.rom017"]), barbarians())
    top = deck(game, "common")[0]
    game.play("take ruins.com073")
    assert (seen(game).phase, set(hand(game))) == ("action", {"ruins.com073", top})


@pytest.mark.rule("IMP-PROD-07")
def test_points_are_marked_at_once_and_goods_go_to_the_own_supply() -> None:
    me = japanese(points=7, deals=["dojo.jap024"], locations=["monument.com026", "armorer.com018", "watchtower.com065"])
    game = produced(me, romans())
    assert game.question() == "draw", "still in the midst of it"
    assert (points(game), goods(game)) == (9, more("japanese", raze_token=1))
    assert goods(game, 1) == {}


@pytest.mark.rule("IMP-PROD-08")
@pytest.mark.parametrize("seed", range(3))
def test_in_the_first_round_only_the_board_produces(seed: int) -> None:
    game = new(4, seed)
    play_through_draft(game)
    assert (seen(game).round, seen(game).phase) == (1, "action")
    for seat in range(4):
        assert goods(game, seat) == BOARDS[player(game, seat).faction]
        assert (points(game, seat), player(game, seat).hand) == (0, 7)


@pytest.mark.rule("IMP-PROD-09")
def test_goods_other_than_points_and_cards_last_for_the_round_only() -> None:
    left = {"wood": 3, "stone": 3, "food": 3, "gold": 3, "worker": 3, "defence_token": 3}
    game = at(romans(goods=left, points=6, hand=["mill.com006"]), barbarians(passed=True))
    next_round(game)
    assert goods(game) == BOARDS["romans"]
    assert points(game) == 6
    assert "mill.com006" in hand(game)
    stored = at(barbarians(goods={"worker": 3, "wood": 1}), romans(passed=True))
    next_round(stored)
    assert goods(stored) == more("barbarians", worker=3), "the board of the Barbarians stores workers"


@pytest.mark.rule("IMP-LOC-01")
def test_a_production_location_gives_on_building_and_in_every_later_production() -> None:
    game = at(romans(hand=["quarry.com008"], goods={"wood": 1, "stone": 1}), barbarians())
    game.play("build quarry.com008")
    assert goods(game) == {"stone": 2}, "production and building bonus"
    for _ in range(2):
        next_round(game)
        assert goods(game)["stone"] == 2, "the board and the Quarry, without its bonus"


@pytest.mark.example("IMP-EX-03")
@pytest.mark.rule("IMP-CLAR-02", "IMP-PROD-01")
def test_example_of_a_japanese_production() -> None:
    """Tom: deals for a worker and gold, Lord's Fields (the only red location) and Armorer."""
    tom = japanese(deals=["farm.jap001", "casino.jap012"], locations=["lords_fields.com025", "armorer.com018"])
    game = produced(tom, barbarians())
    assert goods(game) == {"worker": 5, "wood": 1, "raze_token": 2, "defence_token": 1, "gold": 1, "food": 1}


def test_nobody_else_can_answer_in_a_production() -> None:
    game = produced(barbarians(locations=["watchtower.com065"]), romans())
    assert refused(game, "draw common", seat=1) == "IMP-ACT-01"
    assert refused(game, "pass") == "IMP-ACT-04"
