"""Several people at one keyboard: nobody sees what is another's."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import time
from pathlib import Path
from typing import cast

import furrow
from furrow.games.scythe.view import View
from furrow.words import words
from tests.cli.helpers import PATIENCE, PROGRAM, environment, furrow_here, history, saved

CURTAIN = "Hand the keyboard to seat"


def fight(path: Path) -> Path:
    """Saxony moves a mech to where a Nordic mech stands; both are people."""
    document = {
        "players": [
            {
                "faction": "saxony",
                "mat": "industrial",
                "mechs": {"speed": "F4"},
                "workers": ["F1", "G1"],
                "hand": [2, 5],
                "objectives": [1, 4],
                "power": 5,
            },
            {
                "faction": "nordic",
                "mat": "engineering",
                "mechs": {"speed": "F5"},
                "hand": [3, 4],
                "objectives": [7, 12],
                "power": 5,
            },
        ],
        "active": 0,
    }
    return saved(path, furrow.position("scythe", document), ("human", "human"))


def secrets_of(game: furrow.Game, seat: int) -> list[str]:
    """What only this seat may read on the screen: its objectives, its hand."""
    own = cast(View, game.view(seat)).own
    assert own is not None
    names = [words("en").say(f"scythe-objective-{card}") for card in own.objectives]
    return [*names, f"Combat cards: {' '.join(map(str, own.combat_cards))}"]


def scenes(out: str) -> list[tuple[int, str]]:
    """The output, divided at the curtains: who sits at the keyboard, and what is shown."""
    parts = re.split(rf"{CURTAIN} (\d+)", out)
    return [(int(parts[k]), parts[k + 1]) for k in range(1, len(parts), 2)]


def test_before_the_first_curtain_nothing_secret_is_shown(tmp_path: Path) -> None:
    file = fight(tmp_path / "game.json")
    game = furrow.load(file.read_bytes())
    done = furrow_here("play", "--resume", str(file), typed=[])
    for seat in (0, 1):
        assert not any(secret in done.out for secret in secrets_of(game, seat))


def test_behind_the_curtain_only_the_own_secrets(tmp_path: Path) -> None:
    file = fight(tmp_path / "game.json")
    game = furrow.load(file.read_bytes())
    typed = ["", "move / mech F4 / F5", "done", "mats", "score", "log", "dial 3 / card 5 / ready"]
    typed += ["", "mats", "score", "log", "see F5", "dial 2", "card 4", "ready", "", "mats", "log"]
    done = furrow_here("play", "--resume", str(file), typed=typed)
    shown = scenes(done.out)
    assert [seat for seat, _ in shown][:3] == [0, 1, 0], done.out
    for seat, text in shown:
        assert not any(secret in text for secret in secrets_of(game, 1 - seat))
    assert all(secret in shown[0][1] for secret in secrets_of(game, 0))
    assert all(secret in shown[1][1] for secret in secrets_of(game, 1))
    assert "Set your dial in secret" in shown[0][1]
    assert "Set your dial in secret" in shown[1][1]


def test_the_own_answer_so_far_is_shown(tmp_path: Path) -> None:
    file = fight(tmp_path / "game.json")
    typed = ["", "move / mech F4 / F5 / done", "dial 3", "card 5"]
    text = " ".join(furrow_here("play", "--resume", str(file), typed=typed).out.split())
    assert "your dial: 3, your cards: none" in text
    assert "your dial: 3, your cards: 5" in text


def test_a_sealed_answer_changes_nothing_on_the_other_screen(tmp_path: Path) -> None:
    seen = set()
    for answer in ("dial 3 / card 5 / ready", "dial 0 / ready", "dial 5 / card 2 / ready"):
        file = fight(tmp_path / "game.json")
        typed = ["", f"move / mech F4 / F5 / done / {answer}", "", "log", "mats 0", "score", "board", "see F5"]
        seen.add(scenes(furrow_here("play", "--resume", str(file), typed=typed).out)[1])
        assert history(file)[-1] == (0, "ready")
    assert len(seen) == 1


def test_one_person_needs_no_curtain(tmp_path: Path) -> None:
    done = furrow_here("play", "--seed", "3", "--save", str(tmp_path / "game.json"), typed=["?"])
    assert CURTAIN not in done.out


def test_the_last_answer_can_be_taken_back_at_the_curtain(tmp_path: Path) -> None:
    game = furrow.new("scythe", seats=2, seed=3)
    first = game.actors[0]
    game.play("bolster / power / pass", seat=first)
    file = saved(tmp_path / "game.json", game, ("human", "human"))
    furrow_here("play", "--resume", str(file), typed=["", "end", "undo", "quit"])
    assert history(file) == [(first, "bolster"), (first, "power"), (first, "pass")]
    furrow_here("play", "--resume", str(file), typed=["", "end", "quit"])
    assert history(file)[-1] == (first, "end")


def test_on_a_terminal_the_curtain_wipes_the_screen(tmp_path: Path) -> None:
    """A real terminal of 80 by 24: the table is wiped, the scroll-back too, before the next person is asked."""
    file = fight(tmp_path / "game.json")
    leader, follower = pty.openpty()
    child = subprocess.Popen(
        [*PROGRAM, "play", "--resume", str(file)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment(TERM="xterm-256color", COLUMNS="80", LINES="24"),
        close_fds=True,
    )
    os.close(follower)
    out = ""
    try:
        for typed in ("\n", "move / mech F4 / F5 / done\n", "dial 3 / ready\n"):
            out = _until(leader, out, "> " if typed != "\n" else "looking: ")
            os.write(leader, typed.encode())
            out += "\0"
        out = _until(leader, out, "seat 1")
    finally:
        child.kill()
        child.wait()
        os.close(leader)
    last = out.rpartition("\0")[2]
    assert "\x1b[2J" in last
    assert "\x1b[3J" in last
    assert last.index("\x1b[2J") < last.index("seat 1")


def _until(descriptor: int, out: str, wanted: str) -> str:
    """Read on until the text comes after the last thing typed."""
    start = time.monotonic()
    while wanted not in out.rpartition("\0")[2]:
        assert time.monotonic() - start < PATIENCE, out
        out += os.read(descriptor, 65536).decode("utf-8", "replace")
    return out
