"""`furrow serve` as a process: it says where it listens, stops gracefully, and goes on where it was."""

from __future__ import annotations

import signal
import socket as sockets
import subprocess
from pathlib import Path

import msgspec

from tests.server.edge import PROGRAM, Person, serving
from tests.server.services import PATIENCE


def lines(text: str) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_a_graceful_stop_tells_everybody_and_a_start_goes_on(tmp_path: Path) -> None:
    with serving(home=tmp_path) as served, served.person("Anna") as anna:
        cookies = dict(anna.http.cookies)
        table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "hotseat", "name": "Béla"}])["id"]
        with anna.socket(table) as socket:
            socket.send(do="curtain", seat=socket.until("state")["questions"][0]["seat"])
            socket.state = None
            assert socket.play()["is"] == "done"
            decisions = anna.get(f"/api/tables/{table}")["decisions"]
            served.process.send_signal(signal.SIGTERM)
            notice = socket.until("notice")
            assert notice["code"] == "restart"
            assert socket.closing() == 1012
        assert served.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert [line["message"] for line in lines(served.log)][-2:] == ["stopping", "stopped"]
        assert not [line for line in lines(served.log) if line["level"] == "error"]
    with serving(home=tmp_path) as served, Person(served) as anna:
        anna.http.cookies.update(cookies)
        assert anna.get(f"/api/tables/{table}")["decisions"] == decisions
        with anna.socket(table) as socket:
            socket.send(do="curtain", seat=socket.until("state")["questions"][0]["seat"])
            socket.state = None
            assert socket.play()["is"] == "done"


def test_what_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    for flags, reason in (
        (["--port", "70000"], "port is 0 to 65535"),
        (["--workers", "2"], "several workers need a PostgreSQL database and Redis"),
        (["--origin", "play.example.org"], "origin is like https://play.example.org"),
    ):
        done = subprocess.run(
            [*PROGRAM, *flags, "--data-dir", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 2
        assert reason in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_second_server_on_the_same_files_or_port_does_not_start(tmp_path: Path) -> None:
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*PROGRAM, "--port", str(port), "--data-dir", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 3
        assert "address already in use" in done.stderr.lower()
    with serving(home=tmp_path):
        done = subprocess.run(
            [*PROGRAM, "--port", "0", "--data-dir", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 3
        assert msgspec.json.decode(done.stderr.splitlines()[-1])["message"] == "cannot start"
