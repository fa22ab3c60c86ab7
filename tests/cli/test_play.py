"""`furrow play`: whole games, answers, commands, saving."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

import furrow
from furrow.cli.answers import offered
from tests.cli.helpers import PATIENCE, PROGRAM, environment, forge, furrow_apart, furrow_here, history, saved, scripted

SEED = "7"
BOTS = ("--bots", "random", "--seats", "2")


def small_game(path: Path, **position: object) -> Path:
    """Saxony, a person, against a Nordic bot; a position of a few words."""
    document = {
        "players": [
            {"faction": "saxony", "mat": "industrial", "workers": ["F1", "G1"], "hand": [2, 5], "objectives": [1, 4]},
            {"faction": "nordic", "mat": "engineering", "hand": [4], "objectives": [7, 12]},
        ],
        "active": 0,
        "bots": [1],
        **position,
    }
    return saved(path, furrow.position("scythe", document), ("human", "random"))


# -- whole games -------------------------------------------------------------------------------------------------


def test_a_whole_game_from_standard_input(tmp_path: Path) -> None:
    script = scripted(7)
    file = tmp_path / "game.json"
    done = furrow_here("play", "--seed", SEED, *BOTS, "--save", str(file), typed=script.typed)
    assert done.code == 0, done.out[-2000:]
    assert "The game is over." in done.out
    assert history(file) == [(step.seat, step.text) for step in script.game.history]
    assert furrow.verify(file.read_bytes()).problem == ""
    winner = script.game.result.standings[0]
    assert re.search(rf"^1 .* {winner.total} *$", done.out, re.MULTILINE)


def test_the_bots_play_the_same_after_a_restart(tmp_path: Path) -> None:
    script = scripted(7)
    file = tmp_path / "game.json"
    half = len(script.typed) // 2
    first = furrow_here("play", "--seed", SEED, *BOTS, "--save", str(file), typed=script.typed[:half])
    assert (first.code, "--resume" in first.out) == (0, True)
    second = furrow_here("play", "--resume", str(file), typed=script.typed[half:])
    assert second.code == 0
    assert history(file) == [(step.seat, step.text) for step in script.game.history]


def test_killed_in_the_middle_of_a_move_nothing_is_lost(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    child = subprocess.Popen(
        [*PROGRAM, "play", "--resume", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(),
    )
    assert child.stdin is not None
    child.stdin.write(b"move / worker F1\n")
    child.stdin.flush()
    waited = time.monotonic()
    while len(history(file)) < 2:
        assert time.monotonic() - waited < PATIENCE
        time.sleep(0.05)
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdin.close()
    assert history(file) == [(0, "move"), (0, "worker F1")]
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    done = furrow_here("play", "--resume", str(file), typed=["G1"])
    assert "Choose where the unit goes" in done.out
    assert history(file)[:3] == [(0, "move"), (0, "worker F1"), (0, "G1")]


def test_an_answer_is_saved_before_the_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = small_game(tmp_path / "game.json")

    def power_cut(*unused: object) -> str:
        raise SystemExit(9)

    monkeypatch.setattr("furrow.cli.party.Party.answer", power_cut)
    assert furrow_here("play", "--resume", str(file), typed=["produce / F1 / G1 / pass / end"]).code == 9
    assert history(file)[-1] == (0, "end")


def test_games_without_a_file_are_found_again(tmp_path: Path) -> None:
    assert furrow_here("play", "--seed", SEED, *BOTS, typed=["quit"], FURROW_HOME=str(tmp_path)).code == 0
    assert len(list(tmp_path.glob("scythe-*.json"))) == 1
    done = furrow_here("play", "--resume", "last", typed=["quit"], FURROW_HOME=str(tmp_path))
    assert "The game goes on" in done.out


def test_a_finished_game_shows_its_result_and_its_file_stays(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", scripted(7).game, ("human", "random"))
    before = file.stat().st_mtime_ns
    done = furrow_here("play", "--resume", str(file), typed=["produce"])
    assert (done.code, done.err) == (0, "")
    assert "The game is over." in done.out
    assert file.stat().st_mtime_ns == before


def test_a_line_beyond_the_end_of_the_game_is_refused(tmp_path: Path) -> None:
    script = scripted(7)
    file = tmp_path / "game.json"
    typed = [*script.typed[:-1], f"{script.typed[-1]} / produce"]
    done = furrow_here("play", "--seed", SEED, *BOTS, "--save", str(file), typed=typed)
    assert done.code == 0
    assert "nothing was played" in done.out
    assert len(history(file)) == len(script.game.history) - 1


def test_a_record_that_no_longer_replays_is_left_as_it_is(tmp_path: Path) -> None:
    game = furrow.new("scythe", seats=2, seed=3)
    first = game.actors[0]
    game.play("bolster / power / pass", seat=first)
    file = saved(tmp_path / "game.json", game, ("human", "human"))
    document = json.loads(file.read_text())
    document["decisions"][1] = f"{first} fire"
    forge(file, document | {"snapshots": document["snapshots"][:1]})
    before = file.read_bytes()
    done = furrow_here("play", "--resume", str(file), typed=["", "cards"])
    assert "does not replay any more" in " ".join(done.out.split())
    assert file.read_bytes() == before
    assert history(tmp_path / "game-2.json") == [(first, "bolster"), (first, "cards")]


# -- leaving -----------------------------------------------------------------------------------------------------


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = furrow_here("play", "--seed", SEED, *BOTS, "--save", str(file), typed=[])
    assert done.code == 0
    assert "The input has ended." in done.out
    assert f"furrow play --resume {file}" in done.out.replace("\n", "")
    assert furrow.verify(file.read_bytes()).problem == ""


def test_an_interrupt_saves_and_leaves_with_130(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    child = subprocess.Popen(
        [*PROGRAM, "play", "--seed", SEED, *BOTS, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    )
    assert child.stdout is not None
    seen = b""
    while b"> " not in seen:
        more = os.read(child.stdout.fileno(), 4096)
        assert more, "the program ended before it asked"
        seen += more
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 130
    assert b"Interrupted." in out
    assert file.exists()


def test_quit_leaves_at_once(tmp_path: Path) -> None:
    done = furrow_here("play", "--resume", str(small_game(tmp_path / "game.json")), typed=["q", "produce"])
    assert done.code == 0
    assert "Saved." in done.out
    assert history(tmp_path / "game.json") == []


# -- answers -----------------------------------------------------------------------------------------------------


def test_numbers_texts_and_lines_answer(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    number = [action.text for action in furrow.load(file.read_bytes()).legal(0)].index("produce") + 1
    furrow_here("play", "--resume", str(file), typed=[str(number), "  f1 ", "G1"])
    assert history(file)[:3] == [(0, "produce"), (0, "F1"), (0, "G1")]
    other = small_game(tmp_path / "other.json")
    furrow_here("play", "--resume", str(other), typed=["Produce / f1 / g1", ""])
    assert history(other)[:4] == [(0, "produce"), (0, "F1"), (0, "G1"), (0, "pass")]


def test_numbers_in_lines_and_commands(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    game = furrow.load(file.read_bytes())
    first = numbers(game, "produce")
    game.play("produce")
    line = f"{first} / {numbers(game, 'F1')}"
    done = furrow_here("play", "--resume", str(file), typed=[f"preview {line}", f"why {line}", line])
    assert "Saxony produced 1 metal on F1." in done.out
    assert "“produce / F1” can be played." in done.out
    assert history(file) == [(0, "produce"), (0, "F1")]
    other = small_game(tmp_path / "other.json")
    furrow_here("play", "--resume", str(other), typed=[f"produce / {numbers(game, 'G1')}"])
    assert history(other) == [(0, "produce"), (0, "G1")]


def numbers(game: furrow.Game, text: str) -> int:
    """The number of an answer in the list."""
    return offered(game.rules, game.legal()).index(text) + 1


def test_numbers_behind_something_new_are_not_played(tmp_path: Path) -> None:
    """Nobody has seen the list that they speak of; a text says what it means and goes on."""
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=["bolster / cards / 1"])
    assert history(file) == [(0, "bolster"), (0, "cards")]
    assert "The line stops where something new was shown" in done.out
    other = small_game(tmp_path / "other.json")
    furrow_here("play", "--resume", str(other), typed=["bolster / cards / pass"])
    assert history(other)[:3] == [(0, "bolster"), (0, "cards"), (0, "pass")]


def test_answers_that_waive_something_are_below_the_list(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=["bolster", "power less"])
    game = furrow.load(file.read_bytes())
    assert history(file)[:2] == [(0, "bolster"), (0, "power less")]
    assert "Also: power less" in done.out
    assert not re.search(r"^ *\d+ +power less", done.out, re.MULTILINE)
    waiver = [action for action in furrow.load(file.read_bytes(), 1).legal() if action.text == "power less"]
    assert offered(game.rules, waiver) == ["power less"]
    assert game.history


def test_rounds_are_counted_not_turns(tmp_path: Path) -> None:
    done = furrow_here("play", "--resume", str(small_game(tmp_path / "game.json", turn=5)), typed=[])
    assert "Saxony · round 3 ·" in done.out


def test_cargo_says_what_is_loaded(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json", goods={"F1": {"metal": 2, "wood": 1}})
    done = furrow_here("play", "--resume", str(file), typed=["move / worker F1 / G1", "carry 1 metal"])
    assert "(worker, F1 → G1, loaded: 1 metal)" in done.out


def test_persian_digits_are_digits(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    furrow_here("play", "--lang", "fa", "--resume", str(file), typed=["produce", "F۱"])
    assert history(file)[:2] == [(0, "produce"), (0, "F1")]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", "“fly” is neither an action nor a command here"),
        ("produce / fly", "“fly” is neither an action"),
        ("prodce", "Did you mean: produce"),
        ("99", "There is no answer 99"),
        ("move / char / F5", "SCY-MOVE-02"),
        ("end", "SCY-TURN-14"),
        ("produce / F1 / G1 / pass / end / move", "not your turn"),
        ("produce /", "is neither an action"),
        ("see Z9", "There is no place"),
        ("mats 9", "there is no seat"),
        ("rule SCY-NONE-99", "there is no rule"),
        ("undo", "There is nothing to take back"),
        ("produce / 99", "There is no answer 99"),
        ("produce / F1 / G1 / pass / end / 1", "not your turn"),
        ("why end / 1", "SCY-TURN-14"),
        ("save ~nobody.here/x", "there is no folder"),
        ("save no/where", "there is no folder"),
        ("preview 99", "There is no answer 99"),
        ("fly / 1", "“fly” is neither an action"),
        ("9" * 5000, "is neither an action"),
        ("save " + "x" * 1001, "Not saved: xxx"),
        ("save a\0b", "Not saved: a\ufffdb (embedded null byte)"),
        ("redo", "nothing to play again"),
        ("why", "Why what?"),
        ("preview", "Preview what?"),
        ("give 3 to 1", "SCY-DIG-34"),
        ("reveal 1", "SCY-OBJ"),
    ],
)
def test_wrong_answers_are_explained_and_lose_nothing(tmp_path: Path, typed: str, answer: str) -> None:
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=[typed])
    assert answer in " ".join(done.out.split())
    assert done.code == 0
    assert history(file) == []


def test_undo_and_redo(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    furrow_here("play", "--resume", str(file), typed=["produce", "undo"])
    assert history(file) == []
    furrow_here("play", "--resume", str(file), typed=["produce", "F1", "undo", "undo", "redo"])
    assert history(file) == [(0, "produce")]
    furrow_here("play", "--resume", str(file), typed=["undo"])
    assert history(file) == []
    furrow_here("play", "--resume", str(file), typed=["produce", "F1", "undo all"])
    assert history(file) == []


def test_nobody_takes_back_what_a_bot_did(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    furrow_here("play", "--resume", str(file), typed=["produce / F1 / G1 / pass / end"])
    played = history(file)
    assert played[-1][0] == 1
    done = furrow_here("play", "--resume", str(file), typed=["undo", "undo all"])
    assert done.out.count("There is nothing to take back") == 2
    assert history(file) == played


def test_why_names_the_rule_and_how_to_read_it(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=["why move / char / F5", "why produce", "rule move-2"])
    text = " ".join(done.out.split())
    assert "cannot be played" in text
    assert "rule SCY-MOVE-02" in text
    assert "“produce” can be played." in text
    assert "SCY-MOVE-02 Move" in text
    assert history(file) == []


def test_why_takes_plain_words(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=["why can't my hero go to D4", "why xyzzy", "why not go"])
    text = " ".join(done.out.split())
    assert "Taken as: Move / Character / D4 (Factory) (move / char / D4)" in text
    assert "rule SCY-MOVE-02" in text
    assert "“xyzzy” is neither an action nor a command" in text
    assert history(file) == []


def test_a_preview_changes_nothing(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=["preview produce / F1 / G1"])
    assert "Saxony produced 1 metal on F1." in done.out
    assert "Only a preview" in done.out
    assert history(file) == []


def test_side_actions_at_the_prompt(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    done = furrow_here("play", "--resume", str(file), typed=["refuse power", "mats"])
    assert history(file) == [(0, "refuse power")]
    assert "Bonuses refused: power" in done.out
    open_table = saved(tmp_path / "open.json", furrow.new("scythe", seats=2, seed=3), ("human", "human"))
    giver = furrow.load(open_table.read_bytes()).actors[0]
    furrow_here("play", "--resume", str(open_table), typed=["", f"give 1 to {1 - giver}"])
    assert history(open_table) == [(giver, f"give 1 to {1 - giver}")]
    host = small_game(tmp_path / "host.json", options={"delay_penalty": True})
    furrow_here("play", "--resume", str(host), typed=["penalty 1"])
    assert history(host) == [(-1, "penalty 1")]


def test_looking_around(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json", goods={"F1": {"metal": 2}})
    done = furrow_here("play", "--resume", str(file), typed=["?", "board", "see F1", "mats 1", "score", "log", "log 1"])
    text = " ".join(done.out.split())
    assert "F1 (mountain): Saxony: 1 worker; 2 metal" in text
    assert "Across a river: E1 (forest), E2 (forest)" in text
    assert "Nordic, Engineering" in text
    assert "take back the last answer" in text
    assert history(file) == []


def test_saving_a_copy_never_overwrites(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    other = tmp_path / "other.json"
    other.write_text("mine")
    copy = tmp_path / "copy.json"
    typed = ["produce", f"save {other}", f"save {copy}", "save"]
    done = furrow_here("play", "--resume", str(file), typed=typed)
    assert "nothing was overwritten" in " ".join(done.out.split())
    assert other.read_text() == "mine"
    assert history(copy) == history(file) == [(0, "produce")]


def test_two_at_one_file_do_not_overwrite_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = small_game(tmp_path / "game.json")
    text = file.read_text()
    other = furrow.load(text)
    other.play("trade")
    lines = iter(["produce", "F1", "save", "quit"])

    def typed_while_another_plays(*unused: object) -> str:
        if file.read_text() == text:
            saved(file, other, ("human", "random"))
        return next(lines)

    monkeypatch.setattr("furrow.cli.input_lines.InputLines.line", typed_while_another_plays)
    done = furrow_here("play", "--resume", str(file))
    moved = tmp_path / "game-2.json"
    assert done.out.count(f"Somebody else has changed {file}: this game goes on in {moved}\n") == 1
    assert f"furrow play --resume {moved}" in done.out
    assert history(file) == [(0, "trade")]
    assert history(moved) == [(0, "produce"), (0, "F1")]


def test_a_deleted_file_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = small_game(tmp_path / "game.json")
    lines = iter(["produce", "quit"])

    def typed_after_a_loss(*unused: object) -> str:
        line = next(lines)
        if line == "produce":
            file.unlink()
        return line

    monkeypatch.setattr("furrow.cli.input_lines.InputLines.line", typed_after_a_loss)
    furrow_here("play", "--resume", str(file))
    assert history(file) == [(0, "produce")]
    assert not (tmp_path / "game-2.json").exists()


def test_a_failed_save_keeps_the_old_file_and_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = small_game(tmp_path / "game.json")
    before = file.read_bytes()

    def full(*unused: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("furrow.cli.keeper.os.replace", full)
    done = furrow_here("play", "--resume", str(file), typed=["produce", "F1"])
    assert done.code == 0
    assert "No space left on device" in done.out
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_the_wishes_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    wishes = ("--seats", "4", "--human", "1", "--bots", "random,steady", "--faction", "crimea", "--mat", "patriotic")
    options = ("--option", "tournament=true", "--option", "coin-gifts=off")
    furrow_here("play", "--seed", "3", *wishes, *options, "--save", str(file), typed=[])
    game = furrow.load(file.read_bytes())
    assert game.origin["players"] == ["random", "human", "steady", "random"]
    position = game.position()
    assert (position["players"][1]["faction"], position["players"][1]["mat"]) == ("crimea", "patriotic")
    assert game.origin["options"] == {"tournament": True, "coin_gifts": False}


COLOUR = re.compile(r"\x1b\[[\d;]*(3[0-7]|4[0-7]|38|48|9[0-7])[;m]")


def test_colours_only_where_they_are_seen(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json")
    resume = ("play", "--resume", str(file))
    seen = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    assert "\x1b" not in furrow_apart(*resume).out
    assert COLOUR.search(furrow_here(*resume, **seen).out)
    assert not COLOUR.search(furrow_here(*resume, "--no-color", **seen).out)
    assert not COLOUR.search(furrow_here(*resume, NO_COLOR="1", **seen).out)
    assert not COLOUR.search(furrow_here(*resume, FORCE_COLOR="1", TERM="dumb").out)


def test_resources_and_objectives_are_counted(tmp_path: Path) -> None:
    file = small_game(tmp_path / "game.json", goods={"F1": {"metal": 2, "wood": 1}, "G1": {"metal": 3}})
    done = furrow_here("play", "--resume", str(file), typed=["mats"])
    assert "Resources: 5 metal, 1 wood" in done.out
    assert "Objective 1 (1 of 3): " in done.out
