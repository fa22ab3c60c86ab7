"""The four faction boards: production, storage, and the exchange that every board shows."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import furrow
from furrow import Game
from furrow.games.imperial_settlers.rules import RULES
from tests.imperial_settlers.common_cards import TOKENS, amounts, cleaned_up, next_round, producing
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import goods, hand, legal, player, points, refused, seen


class Board(NamedTuple):
    """The production of a board, and the good that it stores."""

    production: str
    stores: str


BOARDS = {
    "barbarians": Board("5 worker + 1 raze_token + 1 defence_token", "worker"),
    "japanese": Board("4 worker + 1 wood + 1 raze_token + 1 defence_token", "food"),
    "romans": Board("2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token", "raze_token"),
    "egyptians": Board("3 worker + 1 gold + 1 raze_token + 1 defence_token", "gold"),
}


def of(faction: str, **pieces: Any) -> dict[str, Any]:
    return {"faction": faction} | pieces


def beside(faction: str, **pieces: Any) -> dict[str, Any]:
    """An opponent of another faction."""
    return of("romans" if faction != "romans" else "barbarians", **pieces)


# -- production ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-PROD-01", "IMP-PROD-02", "IMP-PROD-10", "IMP-DEF-01", "IMP-GEN-03")
@pytest.mark.parametrize("faction", BOARDS)
def test_a_board_produces_exactly_what_it_shows(faction: str) -> None:
    game = producing(of(faction), beside(faction))
    assert wealth(game) == amounts(BOARDS[faction].production)


@pytest.mark.rule("IMP-PROD-02", "IMP-PROD-05")
def test_every_player_gets_the_production_of_the_own_board() -> None:
    game = producing(*(of(faction) for faction in BOARDS))
    assert [goods(game, seat) for seat in range(4)] == [amounts(board.production) for board in BOARDS.values()]


@pytest.mark.rule("IMP-PROD-08", "IMP-SETUP-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_the_first_round_only_the_boards_produce(seats: int, seed: int) -> None:
    game = furrow.new("imperial_settlers", seats=seats, seed=seed)
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert seen(game).phase == "action"
    for seat in range(seats):
        assert goods(game, seat) == amounts(BOARDS[player(game, seat).faction].production)
        assert points(game, seat) == 0


@pytest.mark.rule("IMP-SOLO-13")
@pytest.mark.parametrize("faction", BOARDS)
def test_the_virtual_player_has_no_board(faction: str) -> None:
    row = ["ruins.com071", "ruins.com072", "ruins.com073"]
    players = solo(of(faction))
    game = at(*players, phase="lookout", pending=[["phase", 0, 5], ["draft", 0, 1]], row=row, counts={"drafts": 2})
    game.play("take ruins.com071")
    assert goods(game) == amounts(BOARDS[faction].production)
    assert goods(game, 1) == {}


@pytest.mark.rule("IMP-PROD-01", "IMP-PROD-02", "IMP-PROD-03", "IMP-PROD-04", "IMP-CLAR-02")
@pytest.mark.example("IMP-EX-03")
def test_tom_produces_with_the_japanese_board_two_deals_and_two_locations() -> None:
    tom: dict[str, Any] = japanese(
        deals=["farm.jap001", "casino.jap012"], locations=["lords_fields.com025", "armorer.com018"]
    )
    game = producing(tom, barbarians())
    assert wealth(game) == {"worker": 5, "wood": 1, "raze_token": 2, "defence_token": 1, "gold": 1, "food": 1}


# -- storage ---------------------------------------------------------------------------------------------------------


def _full(faction: str, each: int) -> Game:
    """A player with this number of every token, and an opponent who has passed."""
    return at(of(faction, goods=dict.fromkeys(TOKENS, each)), beside(faction, passed=True), round=2)


def after_draft(game: Game) -> None:
    """After the draft comes the production, then the first turn."""
    while game.question() == "draft":
        game.play(legal(game)[0])
    assert game.question() == "turn"


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-03", "IMP-CLEAN-07", "IMP-DEF-07", "IMP-DIG-10", "IMP-PROD-09")
@pytest.mark.parametrize("faction", BOARDS)
@pytest.mark.parametrize("each", [1, 3, 25])
def test_a_board_stores_any_amount_of_its_good_and_nothing_else(faction: str, each: int) -> None:
    game = cleaned_up(_full(faction, each))
    assert (player(game).stored, goods(game)) == ({BOARDS[faction].stores: each}, {})
    after_draft(game)
    assert goods(game) == amounts(BOARDS[faction].production, f"{each} {BOARDS[faction].stores}")
    assert player(game).stored == {}, "all of it is back in the own supply"


@pytest.mark.rule("IMP-CLEAN-02", "IMP-DIG-10")
@pytest.mark.parametrize("faction", BOARDS)
def test_what_is_stored_again_and_again_adds_up(faction: str) -> None:
    board = BOARDS[faction]
    good = board.stores
    each_round = amounts(board.production).get(good, 0)
    game = at(of(faction, goods={good: 2}), beside(faction), round=1)
    for number in (1, 2, 3):
        next_round(game)
        assert goods(game).get(good, 0) == 2 + number * each_round


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-04")
@pytest.mark.parametrize("faction", BOARDS)
def test_an_empty_store_keeps_nothing_and_hand_cards_stay(faction: str) -> None:
    others = {token: 4 for token in TOKENS if token != BOARDS[faction].stores}
    game = at(of(faction, goods=others, hand=["mill.com006"]), beside(faction, passed=True))
    cleaned_up(game)
    assert (player(game).stored, goods(game)) == ({}, {})
    assert "mill.com006" in hand(game)


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-03", "IMP-CLEAN-07")
@pytest.mark.example("IMP-EX-05")
def test_tom_stores_two_food_and_loses_the_worker_and_what_lies_on_the_locations() -> None:
    tom: dict[str, Any] = japanese(locations=["the_stalls.jap016", "casino.jap012"], goods={"food": 3, "worker": 2})
    game = at(tom, barbarians(passed=True))
    game.play("use the_stalls.jap016 / done / end / use casino.jap012 / done / end")
    assert goods(game) == {"food": 2, "worker": 1, "gold": 1}
    cleaned_up(game)
    assert (player(game).stored, goods(game)) == ({"food": 2}, {})
    assert [row.used for row in player(game).locations] == [0, 0]
    after_draft(game)
    assert goods(game) == {"worker": 4, "wood": 1, "food": 2, "raze_token": 1, "defence_token": 1}


@pytest.mark.rule("IMP-CLEAN-01", "IMP-DIG-11")
@pytest.mark.parametrize("faction", BOARDS)
def test_after_the_last_round_nothing_is_stored_or_discarded(faction: str) -> None:
    full = dict.fromkeys(TOKENS, 2)
    game = at(of(faction, goods=full), beside(faction, passed=True), round=5)
    game.play("pass")
    assert (game.over, goods(game), player(game).stored) == (True, full, {})


# -- exchange --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-WORK-01", "IMP-WORK-04")
@pytest.mark.parametrize("faction", BOARDS)
def test_on_every_board_two_workers_are_worth_a_resource_or_a_card(faction: str) -> None:
    poor = at(of(faction, goods={"worker": 1, "gold": 9, "food": 9}), beside(faction))
    assert refused(poor, "exchange") == "IMP-WORK-01"
    game = at(of(faction, goods={"worker": 2}), beside(faction))
    game.play("exchange")
    assert sorted(legal(game)) == ["gain 1 card", "gain 1 food", "gain 1 stone", "gain 1 wood"]
    for good in ("food", "stone", "wood"):
        trial = game.clone()
        trial.play(f"gain 1 {good}")
        assert wealth(trial) == {good: 1}
    game.play("gain 1 card / draw faction")
    assert wealth(game) == {"card": 1}
    assert hand(game)[0].split(".")[1].startswith(faction[:3])


def test_every_faction_is_covered() -> None:
    assert set(BOARDS) == set(RULES.book.factions)
    helpers = (barbarians(), japanese(), romans(), egyptians())
    assert [each["faction"] for each in helpers] == list(BOARDS)
