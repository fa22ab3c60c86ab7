"""Steady play of the card games: it finishes its games, the solo ones too, beats random play, does the obvious, and
does not peek."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import furrow
from furrow import bots
from furrow.games import find
from furrow.games.tableau.rules import TableauRules
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator
from furrow.lab.simulation import simulate

CARD_GAMES = ("fifty_first_state", "imperial_settlers")


def answer(game: furrow.Game, seat: int = 0) -> str:
    """What the bot answers to the open question."""
    rules = game.rules
    return rules.write(bots.answer(bots.find("steady"), rules, game.state, seat, bots.seat_generator(1, seat)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("game", CARD_GAMES)
def test_steady_finishes_games_also_alone(game: str, seats: int) -> None:
    (played,) = simulate(game, seats=seats, games=1, seed=seats, bots=["steady"]).games
    assert played.finished
    assert len(played.seats) == max(2, seats), "the virtual player has a row"


@pytest.mark.parametrize("game", CARD_GAMES)
def test_steady_beats_random_play(game: str) -> None:
    found = simulate(game, seats=2, games=4, seed=1, bots=["steady", "random"])
    won = sum(row.rank == 1 for played in found.games for row in played.seats if row.bot == "steady")
    assert won == 4


@pytest.mark.parametrize("game", CARD_GAMES)
def test_steady_wins_most_solo_games_with_every_faction(game: str) -> None:
    rules = find(game)
    assert isinstance(rules, TableauRules)
    won = 0
    for seed, faction in enumerate(rules.book.factions):
        state = rules.new(1, seed, None, {"factions": [faction]})
        state.log = None
        generator = bots.seat_generator(seed, 0)
        while not rules.over(state):
            rules.apply(state, 0, bots.answer(bots.find("steady"), rules, state, 0, generator))
        won += rules.result(state).standings[0].seat == 0
    assert won >= 3


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("game", CARD_GAMES)
def test_steady_plays_with_every_option(game: str, turn: int) -> None:
    """Two games in which every option has another value than usual, in turn."""
    wishes = {option.name: option.values[turn % len(option.values)] for option in furrow.options(game)}
    (played,) = simulate(game, seats=2, games=1, seed=4, bots=["steady"], options=wishes).games
    assert played.finished


def test_steady_takes_points_rather_than_nothing() -> None:
    players = [
        {"faction": "mutants_union", "locations": ["archive"], "goods": {"worker": 2}},
        {"faction": "merchants_guild", "passed": True},
    ]
    game = furrow.position("fifty_first_state", {"players": players})
    assert answer(game) == "use archive"
    game.play("use archive")
    assert answer(game) == "again"


def test_steady_passes_when_nothing_is_left_to_do() -> None:
    players = [{"faction": "mutants_union"}, {"faction": "merchants_guild"}]
    game = furrow.position("fifty_first_state", {"players": players})
    assert [str(action) for action in game.legal()] == ["pass"]
    rich = furrow.position("fifty_first_state", {"players": [players[0] | {"goods": {"shield": 1}}, players[1]]})
    assert answer(rich) == "pass"


def test_steady_drops_the_weakest_cards() -> None:
    game = furrow.new("fifty_first_state", seats=2, seed=3)
    first, second = answer(game).split()[1:]
    hand = game.view(0).own.hand
    assert {first, second} < set(hand)


class Spy(bots.Bot[Any]):
    """Answers by everything that it should not know: what it is handed must not tell."""

    name = "spy"

    def choose(
        self,
        rules: Rules[Any],
        state: Any,
        seat: int,
        legal: Sequence[Code],
        generator: Generator,
        budget: bots.Budget,
    ) -> Code:
        secrets: list[int] = [card for deck in state.decks for card in deck] + [state.chance]
        for player in state.players:
            secrets += player.hand
        return legal[sum(k * card for k, card in enumerate(secrets)) % len(legal)]


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", CARD_GAMES)
def test_bots_do_not_peek(name: str, seats: int) -> None:
    """Other hands and decks, the same view: the same answer, of the driver as well."""
    rules = find(name)
    state = rules.new(seats, 5, None, {})
    state.log = None
    generator = Generator(5)
    for number in range(60):
        actors = rules.actors(state)
        if not actors:
            break
        seat = actors[0]
        legal = rules.legal(state, seat)
        if len(legal) > 1 and number % 3 == 0:
            _check(rules, state, seat, number)
        rules.apply(state, seat, legal[generator.below(len(legal))])


def _check(rules: Rules[Any], state: Any, seat: int, number: int) -> None:
    seen = msgspec.json.encode(rules.view(state, seat))
    worlds = [state, *(rules.imagine(state, seat, Generator(1000 * number + world)) for world in range(3))]
    for bot in (bots.find("steady"), Spy()):
        answers = set()
        for world in worlds:
            assert msgspec.json.encode(rules.view(world, seat)) == seen
            answers.add(bots.answer(bot, rules, world, seat, bots.seat_generator(9, seat, number)))
        assert len(answers) == 1
