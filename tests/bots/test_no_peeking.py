"""A bot's answer depends on nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from furrow import bots
from furrow.games import find
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator
from furrow.lab.play import play_out

RULES = find("scythe")
WORLDS = 3


class Spy(bots.Bot[Any]):
    """Answers by everything that it should not know: what it is handed must not tell."""

    name = "spy"

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: bots.Budget
    ) -> Code:
        secrets: list[int] = [
            *state.combat_deck,
            *state.encounter_deck,
            *state.objective_deck,
            state.decks,
            state.chance,
        ]
        for player in state.players:
            secrets += [*player.hand, *player.objectives]
        return legal[sum(k * card for k, card in enumerate(secrets)) % len(legal)]


def check(state: Any, seat: int, number: int) -> None:
    """Other hands, decks and streams, the same view: the same answer, of the driver as well."""
    seen = msgspec.json.encode(RULES.view(state, seat))
    worlds = [state, *(RULES.imagine(state, seat, Generator(1000 * number + world)) for world in range(WORLDS))]
    for bot in (bots.find("steady"), Spy()):
        answers = set()
        for world in worlds:
            assert msgspec.json.encode(RULES.view(world, seat)) == seen
            answers.add(bots.answer(bot, RULES, world, seat, bots.seat_generator(9, seat, number)))
        assert len(answers) == 1


def test_the_driver_shows_a_spy_nothing() -> None:
    state = RULES.new(3, 3, None, {})
    seat = RULES.actors(state)[0]
    answers = set()
    for world in range(20):
        other = RULES.imagine(state, seat, Generator(world))
        generators = [bots.seat_generator(4, each) for each in range(3)]
        play_out(RULES, other, [Spy()] * 3, generators, limit=1)
        answers.add(other.players[seat].section)
    assert len(answers) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_changed_hidden_cards_do_not_change_the_answer(seats: int) -> None:
    state = RULES.new(seats, 3, None, {})
    state.log = None
    players = [bots.find("steady")] * seats
    generators = [bots.seat_generator(3, seat) for seat in range(seats)]
    questions = set()
    for number in range(60):
        play_out(RULES, state, players, generators, limit=7)
        owing = RULES.actors(state)
        if not owing:
            break
        questions.add(RULES.question(state, owing[-1]))
        check(state, owing[-1], number)
    assert len(questions) > 4


def test_a_sealed_answer_of_the_other_side_is_not_seen() -> None:
    """Combat: whatever the attacker has put on the dial, the defender answers the same."""
    document = {
        "players": [
            {"faction": "saxony", "mat": "industrial", "character": "F5", "power": 7, "hand": [5, 2, 3]},
            {"faction": "nordic", "mat": "engineering", "character": "F4", "power": 6, "hand": [4, 2]},
        ],
        "active": 0,
    }
    answers = set()
    for dial in range(8):
        state = RULES.from_position(document)
        state.log = None
        for text in ("move", "char", "F4", "done", f"dial {dial}", "ready"):
            RULES.apply(state, 0, RULES.parse(text))
        assert RULES.actors(state) == (1,)
        answers.add(bots.answer(bots.find("steady"), RULES, state, 1, bots.seat_generator(5, 1)))
    assert len(answers) == 1
