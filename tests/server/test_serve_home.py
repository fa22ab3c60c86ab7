"""`furrow serve` for somebody who plays at home: one friendly line, and the log in a file."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from furrow.server.logs import LARGEST, begin_anew
from furrow.words import LANGUAGES, words
from tests.server.edge import PROGRAM
from tests.server.services import PATIENCE, stop, wait_for


@contextmanager
def at_home(home: Path, flags: Sequence[str], stderr: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server whose standard output is a pipe; the browser that it opens is a program that does nothing."""
    known = {name: text for name, text in os.environ.items() if not name.startswith("FURROW_")}
    order = [*PROGRAM, "--port", "0", "--port-file", str(home / "port"), "--data-dir", str(home), *flags]
    process = subprocess.Popen(
        order, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=stderr, env=known | {"BROWSER": "true"}
    )
    try:
        wait_for((home / "port").exists, "the server starts", process)
        yield process
    finally:
        if process.poll() is None:
            stop(process)
        if process.stdout is not None:
            process.stdout.close()
        if process.stderr is not None:
            process.stderr.close()


def _log(home: Path) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in (home / "furrow.log").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_opens_a_browser_gets_one_line_with_the_address(language: str, tmp_path: Path) -> None:
    with at_home(tmp_path, ["--open", "--lang", language], subprocess.PIPE) as process:
        address = f"http://127.0.0.1:{(tmp_path / 'port').read_text(encoding='ascii')}/"
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        assert line == words(language).say("cli-serve-ready", address=address) + "\n"
        assert address in line
        process.send_signal(signal.SIGTERM)
        out, errors = process.communicate(timeout=PATIENCE)
    assert (out, errors) == (b"", b"")
    assert [line["message"] for line in _log(tmp_path)] == ["serving", "stopping", "stopped"]


def test_on_a_terminal_there_is_no_json(tmp_path: Path) -> None:
    master, slave = os.openpty()
    try:
        with at_home(tmp_path, [], slave) as process:
            assert process.stdout is not None
            assert b"http://127.0.0.1:" in process.stdout.readline()
        assert _log(tmp_path)[0]["message"] == "serving"
        os.set_blocking(master, False)
        with pytest.raises(BlockingIOError):  # nothing was written there
            os.read(master, 1)
    finally:
        os.close(master)
        os.close(slave)


def test_an_operator_at_a_terminal_can_ask_for_the_log(tmp_path: Path) -> None:
    with at_home(tmp_path, ["--open", "--log-file", "-"], subprocess.PIPE) as process:
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
    assert [msgspec.json.decode(line)["message"] for line in errors.splitlines()] == ["serving", "stopping", "stopped"]
    assert not (tmp_path / "furrow.log").exists()


def test_what_cannot_start_is_told_in_plain_words(tmp_path: Path) -> None:
    with at_home(tmp_path, ["--open"], subprocess.PIPE):
        second = subprocess.run(
            [*PROGRAM, "--port", "0", "--data-dir", str(tmp_path), "--open"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert second.returncode == 3
    assert (
        second.stderr
        == "furrow: cannot start: another server uses furrow.sqlite: stop it, or use PostgreSQL for several\n"
    )
    assert "cannot start" in [line["message"] for line in _log(tmp_path)]


def test_a_log_that_has_grown_large_is_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "furrow.log"
    begin_anew(file)
    file.write_bytes(b"x" * LARGEST)
    begin_anew(file)
    assert file.exists()
    file.write_bytes(b"x" * (LARGEST + 1))
    begin_anew(file)
    assert [path.name for path in tmp_path.iterdir()] == ["furrow.log.old"]
