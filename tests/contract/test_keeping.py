"""The contract, part 2: positions, records, undo and redo are exact."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import furrow
from furrow.kernel.generator import Generator
from tests.contract.walks import GAMES, TABLES, TOY, crowded_walks, every_option, walk


def _bytes(document: Any) -> bytes:
    return msgspec.json.encode(document, order="sorted")


def _random_game(game: str, seats: int, seed: int, decisions: int) -> furrow.Game:
    played = furrow.new(game, seats=seats, seed=seed)
    generator = Generator(seed)
    for _ in range(decisions):
        if played.over:
            break
        legal = played.legal(played.actors[0])
        played.play(legal[generator.below(len(legal))])
    return played


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_position_of_every_state_gives_the_same_state_back(game: str, seats: int) -> None:
    for stop in walk(game, seats * 17, seats, 1200, every_option(game) if seats in (1, 4, 5) else None):
        document = stop.rules.position(stop.state)
        again = stop.rules.from_position(msgspec.json.decode(_bytes(document)))
        assert _bytes(stop.rules.position(again)) == _bytes(document)
        assert stop.rules.actors(again) == stop.rules.actors(stop.state)
        assert stop.rules.legal(again, stop.seat) == stop.legal


@pytest.mark.parametrize("game", GAMES)
def test_the_same_from_crowded_positions(game: str) -> None:
    for stop in crowded_walks(game, 150):
        document = stop.rules.position(stop.state)
        again = stop.rules.from_position(msgspec.json.decode(_bytes(document)))
        assert _bytes(stop.rules.position(again)) == _bytes(document)
        assert stop.rules.legal(again, stop.seat) == stop.legal


@pytest.mark.parametrize("game", GAMES)
def test_a_reloaded_state_has_the_same_future(game: str) -> None:
    for stop in walk(game, 23, 3, 600):
        copy = stop.state.clone()
        again = stop.rules.from_position(stop.rules.position(stop.state))
        for code in stop.legal[:3]:
            one, two = copy.clone(), again.clone()
            stop.rules.apply(one, stop.seat, code)
            stop.rules.apply(two, stop.seat, code)
            assert stop.rules.position(one) == stop.rules.position(two)


@pytest.mark.parametrize("decisions", [0, 1, 63, 64, 65, 700])
@pytest.mark.parametrize("game", GAMES)
def test_a_record_gives_the_same_bytes_back(game: str, decisions: int) -> None:
    played = _random_game(game, 3, 4, decisions)
    text = played.record()
    again = furrow.load(text)
    assert again.record() == text
    assert _bytes(again.position()) == _bytes(played.position())
    assert again.history == played.history
    assert furrow.verify(text) == (len(played.history), "")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_can_be_loaded_at_any_decision(game: str) -> None:
    played = furrow.new(game, seats=2, seed=1)
    generator = Generator(2)
    positions = [_bytes(played.position())]
    while not played.over:
        legal = played.legal(played.actors[0])
        played.play(legal[generator.below(len(legal))])
        positions.append(_bytes(played.position()))
    text = played.record()
    for number in [0, 1, 63, 64, 65, len(positions) // 2, len(positions) - 2, len(positions) - 1]:
        assert _bytes(furrow.load(text, at=number).position()) == positions[number]
    assert furrow.load(text).result == played.result


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_barrier_and_redo_repeats_it(game: str) -> None:
    played = furrow.new(game, seats=3, seed=9)
    generator = Generator(9)
    undone = 0
    for number in range(700):
        if played.over:
            played = furrow.new(game, seats=3, seed=number)
        legal = played.legal(played.actors[0])
        before = _bytes(played.position())
        told = played.events(0)
        played.play(legal[generator.below(len(legal))])
        after = _bytes(played.position())
        if played.can_undo():
            undone += 1
            assert msgspec.json.decode(before)["reveals"] == msgspec.json.decode(after)["reveals"]
            played.undo()
            assert _bytes(played.position()) == before
            assert played.events(0) == told
            played.redo()
            assert _bytes(played.position()) == after
    assert undone > 300


@pytest.mark.parametrize("game", GAMES)
def test_two_processes_with_other_hash_seeds_produce_the_same_bytes(game: str) -> None:
    program = (
        "import furrow, sys\n"
        f"furrow.games.add{TOY}\n"
        "from furrow.kernel.generator import Generator\n"
        f"game = furrow.new({game!r}, seats=4, seed=5)\n"
        "generator = Generator(1)\n"
        "while not game.over and len(game.history) < 900:\n"
        "    legal = game.legal(game.actors[0])\n"
        "    game.play(legal[generator.below(len(legal))])\n"
        "sys.stdout.write(game.record())\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("1", "4242")
    ]
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) > 5_000
