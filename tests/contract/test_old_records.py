"""Nothing old breaks: records and positions of older rules load, verify, and are played on by their own order."""

from __future__ import annotations

import msgspec
import pytest

import furrow
from furrow.games import OWN
from furrow.kernel.generator import Generator
from furrow.kernel.record import Record, digest
from tests.contract.old_files import FUTURES, RECORDS, REFUSED


def _read(name: str) -> Record:
    return msgspec.json.decode(RECORDS[name], type=Record)


def _play_on(game: furrow.Game, seed: int) -> None:
    """Random play to the end."""
    generator = Generator(seed)
    while not game.over:
        legal = game.legal(game.actors[generator.below(len(game.actors))])
        game.play(legal[generator.below(len(legal))])


def test_there_are_files_of_every_game_and_moment() -> None:
    for game in OWN:
        assert f"{game}-finished" in RECORDS
        assert f"{game}-running" in FUTURES
    for game in ("fifty_first_state", "imperial_settlers"):
        assert f"{game}-solo-running" in FUTURES
        assert any(name.startswith(f"{game}-razing") for name in FUTURES)
    assert set(FUTURES) == {name for name in RECORDS if not name.endswith("finished")}


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_loads_and_verifies(name: str) -> None:
    text = RECORDS[name]
    decisions = len(_read(name).decisions)
    assert furrow.verify(text) == (decisions, "")
    for replay in (False, True):
        game = furrow.load(text, replay=replay)
        assert (game.notice, len(game.history)) == ("", decisions)
        assert game.over is name.endswith("finished")
        assert game.record() == text


@pytest.mark.parametrize("name", FUTURES)
def test_an_old_game_goes_on_as_it_did(name: str) -> None:
    game = furrow.load(RECORDS[name])
    for decision in FUTURES[name].decisions:
        seat, _, line = decision.partition(" ")
        game.play(line, int(seat))
    assert game.over
    assert digest(game.position()) == FUTURES[name].hash
    assert furrow.verify(game.record()) == (len(game.history), "")


@pytest.mark.parametrize("name", FUTURES)
def test_an_old_game_can_be_played_to_its_end(name: str) -> None:
    game = furrow.load(RECORDS[name])
    _play_on(game, 3)
    text = game.record()
    assert msgspec.json.decode(text, type=Record).rules == _read(name).rules
    assert furrow.verify(text) == (len(game.history), "")
    assert furrow.load(text).result == game.result


@pytest.mark.parametrize("name", sorted(RECORDS.keys() - REFUSED.keys()))
def test_an_old_position_loads_and_is_written_as_it_was(name: str) -> None:
    record = _read(name)
    for snapshot in record.snapshots:
        game = furrow.position(record.game, snapshot.position)
        assert digest(game.position()) == snapshot.hash


@pytest.mark.parametrize("name", REFUSED)
def test_a_position_that_cannot_be_is_refused_but_its_game_goes_on(name: str) -> None:
    record = _read(name)
    with pytest.raises(furrow.PositionError, match=REFUSED[name]):
        furrow.position(record.game, record.snapshots[0].position)
    assert furrow.load(RECORDS[name]).notice == ""


@pytest.mark.parametrize("name", sorted(FUTURES.keys() - REFUSED.keys()))
def test_an_old_position_goes_on_as_its_game_did(name: str) -> None:
    record = _read(name)
    game = furrow.position(record.game, record.snapshots[-1].position)
    for decision in FUTURES[name].decisions:
        seat, _, line = decision.partition(" ")
        game.play(line, int(seat))
    assert digest(game.position()) == FUTURES[name].hash
    text = game.record()
    assert msgspec.json.decode(text, type=Record).rules == record.rules
    assert furrow.verify(text) == (len(game.history), "")
