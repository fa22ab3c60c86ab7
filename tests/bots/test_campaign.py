"""Thinking further: the budget decides how wide it goes, time may cut it off anywhere; a blurred eye errs little."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest

import furrow
from furrow import bots
from furrow.bots.budget import Budget, Stop
from furrow.bots.campaign import replayed
from furrow.bots.levels import Level
from furrow.bots.mind import Mind
from furrow.bots.minds import mind_of
from furrow.bots.search import Search, Thought
from furrow.bots.thinker import Thinker
from furrow.games import OWN, find
from furrow.kernel.generator import Generator

PLAIN = Level(turns=3, breadth=6, front=8, worlds=2, quick=20, later=60)
BEHIND = {"faction": "saxony", "mat": "engineering"}


def thoughts(
    game: furrow.Game, iterations: int, level: Level = PLAIN, stop: Stop | None = None
) -> tuple[list[Thought], Budget]:
    """What is thought of the open question, and the budget afterwards."""
    seat = game.actors[0]
    mind: Mind[Any] = mind_of(game.rules)
    budget = Budget(iterations, stop)
    roots = mind.candidates(game.state, seat, game.rules.legal(game.state, seat))
    state = game.rules.imagine(game.state, seat, Generator(3))
    return Search(mind, seat, Generator(4), budget, level).think(state, roots), budget


def opening(name: str) -> furrow.Game:
    """A game whose first turn is to be played: drafts are over."""
    game = furrow.new(name, seats=2, seed=7)
    while game.question(game.actors[0]) != "turn":
        seat = game.actors[0]
        game.play(bots.ask(game, bots.find("steady"), seat, bots.seat_generator(7, seat, len(game.history))), seat)
    return game


@pytest.mark.parametrize("name", OWN)
def test_iterations_decide_how_much_is_looked_at(name: str) -> None:
    game = opening(name)
    used = [thoughts(game, iterations)[1].used for iterations in (500, 2000, 8000)]
    assert used == sorted(used)
    assert used[0] < used[-1]
    assert used[1] <= 2000 * 1.25
    assert used[2] <= 8000 * 1.25


@pytest.mark.parametrize("name", OWN)
def test_what_follows_a_turn_changes_its_value(name: str) -> None:
    game = opening(name)
    near, _ = thoughts(game, 8000, Level())
    far, _ = thoughts(game, 8000)
    known = {thought.line: thought.value for thought in near}
    assert any(known.get(thought.line) not in (None, thought.value) for thought in far)
    assert [thought.value for thought in far[:6]] == sorted((thought.value for thought in far[:6]), reverse=True)


@pytest.mark.parametrize("name", OWN)
def test_a_turn_itself_counts_like_some_worlds(name: str) -> None:
    """One world is luck: the more the turn itself counts, the nearer its value is to that without looking further."""
    game = opening(name)
    near = {thought.line: thought.value for thought in thoughts(game, 8000, Level())[0]}

    def change(prior: float) -> float:
        level = msgspec.structs.replace(PLAIN, worlds=1, prior=prior)
        found = thoughts(game, 8000, level)[0][: level.breadth]
        return max(abs(thought.value - near[thought.line]) for thought in found if thought.line in near)

    assert change(0.0) > 0.0
    assert change(3.0) == pytest.approx(change(0.0) / 4)


@pytest.mark.parametrize("checks", [0, 1, 5, 12])
def test_time_may_be_up_anywhere(checks: int) -> None:
    """Every turn keeps a value, and the best is one of those that were found in time."""
    game = opening("imperial_settlers")
    ticks = count()
    found, _ = thoughts(game, 1_000_000, stop=lambda: next(ticks) >= checks)
    whole, _ = thoughts(game, 1_000_000)
    assert {thought.line for thought in found} == {thought.line for thought in whole}
    assert game.rules.refusal(game.state, game.actors[0], found[0].line[0]) == ""


def chosen(game: furrow.Game, level: Level) -> set[str]:
    """What a bot of that level answers, by its luck."""
    bot = Thinker("blurred", level=level)
    rules = find("scythe")
    return {rules.write(bots.answer(bot, rules, game.state, 0, Generator(luck))) for luck in range(12)}


def test_a_blurred_eye_mixes_up_what_is_alike_but_sees_a_victory() -> None:
    even = furrow.position("scythe", {"players": [{"faction": "nordic", "mat": "industrial"}, BEHIND], "active": 0})
    assert len(chosen(even, Level())) == 1
    assert len(chosen(even, Level(blur=30.0))) > 1
    stars = {"combat": 1, "mechs": 1, "structures": 1, "workers": 1, "recruits": 1}
    ahead = {"faction": "nordic", "mat": "industrial", "stars": stars, "coins": 40, "power": 14}
    won = furrow.position("scythe", {"players": [ahead, BEHIND], "active": 0})
    assert chosen(won, Level(blur=30.0)) == {"bolster"}


@pytest.mark.parametrize("name", OWN)
def test_others_do_the_same_after_every_first_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck of their thoughts must not tell first turns apart; and it saves most of the time."""
    game = opening(name)
    seat = game.actors[0]
    thought: list[int] = []
    mind: Mind[Any] = mind_of(game.rules)
    plain = type(mind).outlook

    def outlook(self: Mind[Any], state: Any, of: int) -> Any:
        thought.append(of)
        return plain(self, state, of)

    monkeypatch.setattr(type(mind), "outlook", outlook)
    few = msgspec.structs.replace(PLAIN, worlds=1, turns=1, breadth=8, front=8)
    thoughts(game, 100_000, few)
    assert 1 <= sum(1 for of in thought if of != seat) < few.front


def test_a_line_that_cannot_be_given_is_not_begun() -> None:
    game = opening("scythe")
    seat = game.actors[0]
    rules = game.rules
    before = rules.position(game.state)
    legal = rules.legal(game.state, seat)
    assert replayed(rules, game.state, seat, (legal[0],)) is not None
    assert replayed(rules, game.state, seat, (legal[0], (99, 99))) is None
    assert replayed(rules, game.state, 1 - seat, (legal[0],)) is None
    assert rules.position(game.state) == before
