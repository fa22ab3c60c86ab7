"""`furrow replay` and `furrow verify`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import furrow
from tests.cli.helpers import forge, furrow_here, saved, scripted


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return saved(tmp_path / "game.json", scripted(7).game, ("human", "random"))


def test_a_sound_record_is_verified(file: Path) -> None:
    done = furrow_here("verify", str(file))
    assert done.code == 0
    assert f"ok, {len(scripted(7).game.history):,} decisions replayed" in " ".join(done.out.split())


def test_a_truncated_record_is_refused(file: Path) -> None:
    text = file.read_bytes()
    file.write_bytes(text[: len(text) // 2])
    done = furrow_here("verify", str(file))
    assert (done.code, done.out) == (1, "")
    assert "damaged" in done.err


def test_a_changed_record_is_refused(file: Path) -> None:
    document = json.loads(file.read_text())
    document["decisions"][0] = "0 produce" if document["decisions"][0] == "0 trade" else "0 trade"
    file.write_text(json.dumps(document))
    done = furrow_here("verify", str(file))
    assert done.code == 1
    assert "checksum" in done.err


def test_a_forged_record_is_found_out_by_replay(file: Path) -> None:
    """Even with a checksum that fits: the states differ from their hashes, or a decision cannot be played."""
    document = json.loads(file.read_text())
    document["snapshots"][-1]["hash"] = "0" * 32
    forge(file, document)
    done = furrow_here("verify", str(file))
    assert done.code == 1, done
    assert "wrong after" in done.err
    assert done.err.count("\n") == 1


def test_what_is_no_record_at_all(tmp_path: Path) -> None:
    for content in (b"", b"{}", b"\xff\xfe", b"[1, 2]", b'{"furrow": 99}'):
        file = tmp_path / "some.json"
        file.write_bytes(content)
        assert furrow_here("verify", str(file)).code == 1
        for command in (["replay", str(file)], ["play", "--resume", str(file)]):
            done = furrow_here(*command)
            assert done.code == 2
            assert done.err.startswith("furrow: ")
            assert done.err.count("\n") == 1
        assert file.read_bytes() == content


def test_a_replay_without_a_keyboard_prints_every_decision(file: Path) -> None:
    done = furrow_here("replay", str(file))
    game = scripted(7).game
    assert done.code == 0
    for number, step in enumerate(game.history, 1):
        assert f"{number:>4}  " in done.out
        assert f" {step.text}\n" in done.out
    assert str(game.result.standings[0].total) in done.out
    assert "The game is over." in done.out


def test_a_replay_at_one_decision(file: Path) -> None:
    done = furrow_here("replay", str(file), "--at", "3")
    step = scripted(7).game.history[2]
    assert f"   3  N {step.text}" in done.out or f" {step.text}" in done.out.splitlines()[0]
    assert "[saxony]" in done.out
    assert "Combat cards" not in done.out
    assert "Combat cards" in furrow_here("replay", str(file), "--at", "3", "--seat", "0").out


def test_stepping_through(file: Path) -> None:
    typed = ["", "", "b", "40", "۵", "999999", "", "q"]
    done = furrow_here("replay", str(file), "--step", typed=typed)
    last = len(scripted(7).game.history)
    seen = [int(found[1]) for found in re.finditer(r"^ *(\d+)  [NRCSP] \w", done.out, re.MULTILINE)]
    assert seen == [1, 2, 1, 40, 5, last, last]
    assert "That was the last decision." in done.out
    assert done.code == 0
    assert furrow_here("replay", str(file), "--step", typed=[]).code == 0


def test_help_while_stepping(file: Path) -> None:
    done = furrow_here("replay", str(file), "--step", typed=["?", "q"])
    assert "b goes back by one" in " ".join(done.out.split())
    assert done.out.count("The start.") == 1


def test_side_actions_are_replayed(tmp_path: Path) -> None:
    game = furrow.new("scythe", seats=2, seed=3, options={"delay_penalty": True})
    game.side("give 1 to 1", seat=0)
    game.side("penalty 0", seat=None)
    path = saved(tmp_path / "game.json", game, ("human", "human"))
    done = furrow_here("replay", str(path))
    assert done.code == 0
    assert "give 1 to 1" in done.out
    assert "penalty 0" in done.out


def test_what_is_laid_face_down_is_not_shown_to_another_seat(tmp_path: Path) -> None:
    """The card is in the answer, but only its owner may know it."""
    japanese = {"faction": "japanese", "hand": ["mill.com006"], "locations": ["gate.jap013"]}
    game = furrow.position("imperial_settlers", {"players": [japanese, {"faction": "romans"}]})
    game.play("tuck mill.com006 under gate.jap013 / pass")
    file = tmp_path / "tucked.json"
    file.write_text(game.record(), encoding="utf-8")
    shown = [furrow_here("replay", str(file), *("--seat", seat) if seat else ()).out for seat in ("", "0", "1")]
    assert ["tuck mill.com006 under gate.jap013" in text for text in shown] == [True, True, False]
    assert "mill" not in shown[2].lower().split("pass")[0]
