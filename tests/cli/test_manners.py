"""What the command line does and does not do: quick help, no look behind the screen, pictures without the web."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import furrow
from tests.cli.helpers import PROGRAM, environment, furrow_here

CLI = Path(furrow.__file__).parent / "cli"


def test_help_loads_neither_rules_nor_catalogues() -> None:
    code = (
        "import sys; from furrow.cli.main import app\n"
        "try: app(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('furrow.games.scythe', 'furrow.words', 'fluent.runtime') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_nothing_reads_the_state() -> None:
    """The screen is made from views, and bots are asked through the game: nothing in the client reads `game.state`."""
    readers = [path.name for path in CLI.rglob("*.py") if re.search(r"\.state\b", path.read_text(encoding="utf-8"))]
    assert readers == []


def test_a_reader_that_goes_away_is_no_error() -> None:
    child = subprocess.Popen(
        [*PROGRAM, "rules", "--cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    complaint = child.stderr.read()
    child.stderr.close()
    child.wait()
    assert complaint == b""


def test_the_picture_needs_nothing_from_the_web(tmp_path: Path) -> None:
    file = tmp_path / "terminal.svg"
    done = furrow_here(
        "play", "--seed", "4", "--bots", "random", "--screenshot", str(file), "--after", "60", FURROW_HOME=str(tmp_path)
    )
    assert done.code == 0, done
    text = file.read_text(encoding="utf-8")
    assert re.findall(r"https?://[^\"' )]+", text) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in text
    assert "furrow&#160;play" in text or "furrow play" in text
    assert "D4" in text
    assert [path.name for path in tmp_path.iterdir()] == ["terminal.svg"]


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--seed", "3", "--save", str(tmp_path / "game.json")],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment() | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"D4@" in done.stdout
    assert b"[nordic]" in done.stdout
