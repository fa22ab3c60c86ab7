"""Where points come from: what the locations will add, and accounts by way, by card and by round that add up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import furrow
from furrow import Game, bots
from furrow.games import find
from furrow.games.tableau.points import EARLIER
from furrow.kernel.accounts import Account
from furrow.kernel.generator import Generator
from furrow.words.tableau.terms import book as find_book
from tests.tableau.positions import location, player, position

GAMES = ("fifty_first_state", "imperial_settlers")
_IDLE = ("pass", "end", "done", "decline")


def _adds_up(game: Game, account: Account) -> None:
    """All that can be checked at any moment."""
    shown = game.view(None).players[account.seat]
    assert account.points == shown.points == sum(account.ways.values())
    assert shown.adds == sum(account.parts.values()) == sum(source.worth for source in account.sources)
    by_way: Counter[str] = Counter(account.rest)
    by_part = Counter(dict.fromkeys(account.parts, 0))
    for source in account.sources:
        by_way.update(source.ways)
        by_part.update(source.parts)
        told = [game.events(None)[number] for number in source.events]
        assert all(source.name == event.get("card", source.name) for event in told)
    assert dict(by_way) == account.ways
    assert dict(by_part) == account.parts
    assert account.rounds[-1] == account.points
    assert list(account.rounds) == sorted(account.rounds)


def _is_the_result(game: Game) -> None:
    accounts = {account.seat: account for account in game.accounts()}
    scored = [row for row in game.result.standings if "points" in row.parts]
    assert scored
    for row in scored:
        account = accounts[row.seat]
        assert (account.total, {"points": account.points, **account.parts}) == (row.total, row.parts)
        assert len(account.rounds) == game.view(None).round
        assert EARLIER not in account.ways


def _random_game(name: str, seats: int, seed: int, *, turned: bool) -> Game:
    options = find(name).options if turned else ()
    other = {each.name: next(v for v in reversed(each.values) if v != each.default) for each in options}
    game, generator = furrow.new(name, seats=seats, seed=seed, options=other), Generator(seed)
    while not game.over:
        legal = game.legal(game.actors[0])
        lively = [action for action in legal if str(action) not in _IDLE] or legal
        chosen = lively if generator.below(8) else legal
        game.play(chosen[generator.below(len(chosen))])
        if not len(game.history) % 40:
            for account in game.accounts():
                _adds_up(game, account)
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_points_of_a_whole_random_game_add_up(name: str, seats: int) -> None:
    for seed in (seats, seats + 10):
        game = _random_game(name, seats, seed, turned=seed % 2 == 0)
        for account in game.accounts():
            _adds_up(game, account)
        _is_the_result(game)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_points_of_a_whole_game_between_bots_add_up(name: str, seats: int) -> None:
    game = furrow.new(name, seats=seats, seed=5)
    level = bots.find("novice")
    generators = [bots.seat_generator(5, seat) for seat in range(seats)]
    while not game.over:
        seat = game.actors[0]
        game.play(bots.ask(game, level, seat, generators[seat]), seat)
    for account in game.accounts():
        _adds_up(game, account)
    _is_the_result(game)


def test_a_development_is_told_apart_from_points_of_a_position() -> None:
    me = {"faction": "mutants_union", "hand": ["school.1"], "locations": ["quarry.1"], "goods": {"brick": 1}}
    game = position("fifty_first_state", {**me, "points": 4}, {"faction": "new_york"})
    before, _ = game.accounts()
    assert (before.ways, before.rest) == ({EARLIER: 4}, {EARLIER: 4})
    game.play("develop school.1 over quarry.1")
    after, _ = game.accounts()
    assert after.ways["built_over"] == 1
    assert after.rest == {"built_over": 1, EARLIER: 4}
    assert [(source.name, source.worth, source.stands) for source in after.sources] == [("school.1", 1, True)]


def _gained(game: Game, line: str, seat: int = 0) -> dict[str, int]:
    """The ways by which a line brings points to a seat."""
    before = game.accounts()[seat].ways
    game.play(line)
    return {way: points - before.get(way, 0) for way, points in game.accounts()[seat].ways.items()}


def _states(**mine: Any) -> Game:
    return position("fifty_first_state", {"faction": "mutants_union", **mine}, _RIVAL)


_RIVAL = {"faction": "new_york", "locations": ["docks.1"]}


def test_an_action_a_deal_and_spoils_are_told_apart() -> None:
    book = find_book("fifty_first_state")
    used = _states(locations=["shipwreck.1"], goods={"worker": 1, "iron": 1})
    assert _gained(used, "use shipwreck.1")["actions"] > 0
    base = [face for face in book.faces if book.vocabulary.sets[face.set] == "base"]
    dealt = next(face.word for face in base if face.deal == book.vp)
    assert _gained(_states(hand=[dealt], goods={"blue_contact": 3}), f"deal {dealt}") == {"deals": 1}
    spoiled = next(face for face in base if {good for good, _ in face.raze or ()} == {book.vp})
    razed = _states(hand=[spoiled.word], goods={"red_contact": 3})
    assert _gained(razed, f"raze {spoiled.word}") == {"spoils": dict(spoiled.raze or ())[book.vp]}
    (source,) = (each for each in razed.accounts()[0].sources if each.ways)
    assert (source.name, source.stands, source.parts) == (spoiled.word, False, {})


def test_a_location_that_somebody_controls_counts_for_its_owner() -> None:
    """Control ends before the points are counted."""
    ra, town = "temple_of_ra.egy013", "town.com015"
    game = position(
        "imperial_settlers",
        {"faction": "egyptians", "locations": [ra]},
        {"faction": "romans", "locations": [town]},
    )
    mine, theirs = player(game, 0).adds, player(game, 1).adds
    game.play(f"use {ra} / choose {town}")
    assert [each.card for each in player(game, 0).locations] == [ra, town]
    assert (player(game, 0).adds, player(game, 1).adds) == (mine, theirs)
    assert theirs == location(game, town).worth > 0
    taker, owner = game.accounts()
    assert [source.name for source in taker.sources if source.stands] == [ra]
    assert [source.name for source in owner.sources if source.stands] == [town]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_loaded_without_its_events_says_that_points_are_older(name: str) -> None:
    game = _random_game(name, 2, 3, turned=False)
    loaded = furrow.load(game.record())
    for account, whole in zip(loaded.accounts(), game.accounts(), strict=True):
        assert account.total == whole.total
        assert account.ways == ({EARLIER: account.points} if account.points else {})
    replayed = furrow.load(game.record(), replay=True)
    assert replayed.accounts() == game.accounts()
