"""Records: what `verify` finds, and what happens when rules have changed since."""

from __future__ import annotations

import msgspec
import pytest

import furrow
from furrow.games import OWN
from furrow.kernel import record
from tests.scythe.positions import at


def _played() -> furrow.Game:
    game = at({"faction": "polania"}, {"faction": "saxony"})
    game.play("produce / C1 / D1 / pass / end", seat=0)
    game.play("bolster / power / pass / end", seat=1)
    return game


def _changed(text: str, **changes: object) -> bytes:
    """The record with some fields changed and a checksum that fits again: as an older version might have written it."""
    document = record._decode(text)
    for name, value in changes.items():
        setattr(document, name, value)
    document.checksum = ""
    document.checksum = record.digest(document)
    return msgspec.json.encode(document)


def test_verify_finds_a_state_that_differs_from_its_snapshot() -> None:
    document = record._decode(_played().record())
    document.snapshots[-1].hash = "0" * 32
    found = furrow.verify(_changed(_played().record(), snapshots=document.snapshots))
    assert "differs" in found.problem
    assert found.decisions == 9


@pytest.mark.parametrize("number", [0, -1])
def test_verify_finds_a_snapshot_that_is_not_what_its_hash_says(number: int) -> None:
    """Loading takes the position as it stands: a forged one would give a game that was never played."""
    document = record._decode(_played().record())
    document.snapshots[number].position["players"][0]["coins"] = 99
    assert "differs" in furrow.verify(_changed(_played().record(), snapshots=document.snapshots)).problem


@pytest.mark.parametrize("at", [-1, 0, 10])
def test_verify_finds_a_snapshot_where_none_can_be(at: int) -> None:
    document = record._decode(_played().record())
    document.snapshots[-1].at = at
    assert "cannot be" in furrow.verify(_changed(_played().record(), snapshots=document.snapshots)).problem


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("setup", ["", "bots", [], ["bots"], 3, None])
def test_a_setup_that_is_no_object_is_refused(game: str, setup: object) -> None:
    text = furrow.new(game, seats=2, seed=5).record()
    text = _changed(text, origin=record._decode(text).origin | {"setup": setup}).decode()
    assert "setup" in furrow.verify(text).problem
    with pytest.raises(furrow.RecordError, match="setup"):
        furrow.load(text, replay=True)


def test_verify_finds_a_decision_that_does_not_replay() -> None:
    decisions = record._decode(_played().record()).decisions
    decisions[2] = "0 H1"
    found = furrow.verify(_changed(_played().record(), decisions=decisions))
    assert found.decisions == 2
    assert "SCY-PRODUCE-03" in found.problem


def test_a_tail_that_no_longer_replays_resumes_at_the_last_good_decision_and_says_so() -> None:
    text = _played().record()
    document = record._decode(text)
    document.decisions[6] = "1 cards less"
    document.decisions[7] = "1 end"
    game = furrow.load(_changed(text, decisions=document.decisions, snapshots=document.snapshots[:1]))
    assert len(game.history) == 7
    assert "decision 7" in game.notice
    assert game.actors == (1,)


def test_a_record_holds_the_version_of_the_rules_and_how_the_game_was_set_up() -> None:
    game = furrow.new("scythe", seats=2, seed=5, options={"promo_objectives": True}, factions=["nordic", "crimea"])
    document = record._decode(game.record())
    assert (document.furrow, document.game, document.rules) == (1, "scythe", 1)
    assert document.origin == {
        "seats": 2,
        "seed": 5,
        "options": {"promo_objectives": True},
        "setup": {"factions": ["nordic", "crimea"]},
    }


def test_verify_finds_a_start_that_its_seed_does_not_give() -> None:
    rich = furrow.new("scythe", seats=2, seed=5)
    rich.start.players[0].coins += 50
    found = furrow.verify(rich.record())
    assert "seed" in found.problem
    assert furrow.verify(furrow.new("scythe", seats=2, seed=5).record()).problem == ""


def test_a_record_of_newer_rules_is_refused() -> None:
    with pytest.raises(furrow.RecordError, match="newer rules"):
        furrow.load(_changed(_played().record(), rules=99))


def test_loading_with_replay_gives_events_and_undo_back() -> None:
    game = _played()
    game.play("trade / C1")
    again = furrow.load(game.record(), replay=True)
    assert again.position() == game.position()
    assert again.events(0)[-3:] == game.events(0)[-3:]
    assert again.can_undo(0)
    assert not again.can_undo(1)
    quick = furrow.load(game.record())
    assert not quick.can_undo()
    assert quick.event_count == 0
