"""The database goes away and comes back, or keeps nothing for a while: everybody is told, and it heals by itself."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.edge import Person, Served, Socket, serving
from tests.server.services import PATIENCE, postgres

AT_ONCE = 5.0
"""Seconds within which somebody who plays must hear what is wrong."""
HOT_SEATS = ({"who": "me"}, {"who": "hotseat", "name": "Béla"})


def _play(socket: Socket) -> dict[str, Any]:
    """The first answer to the open question, as a message that can be sent again."""
    state = socket.turn()
    question = state["questions"][0]
    return {
        "do": "play",
        "seat": question["seat"],
        "line": question["answers"][0]["text"],
        "at": state["seq"],
    }


def _answer(socket: Socket, message: dict[str, Any]) -> str:
    """What comes of it: `done`, or the code of a refusal. Raises AssertionError if that takes too long."""
    began = time.monotonic()
    socket.send(**message)
    reply = socket.until("done", "refused")
    assert time.monotonic() - began < AT_ONCE
    return "done" if reply["is"] == "done" else str(reply["error"]["code"])


def _come(done: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, what
        time.sleep(0.1)


def _curtain(socket: Socket) -> None:
    """Look from the seat that is asked."""
    state = socket.state or socket.until("state")
    socket.state = None
    socket.send(do="curtain", seat=state["waiting_for"][0])
    socket.until("state")


def _unready(served: Served) -> httpx.Response:
    return httpx.get(f"{served.origin}/ready", timeout=PATIENCE)


def test_tables_go_on_when_postgresql_comes_back(tmp_path: Path) -> None:
    with (
        postgres() as database,
        serving(["--database", database.address, "--bot-workers", "0"], home=tmp_path) as served,
        served.person("Anna") as anna,
    ):
        table = anna.table("imperial_settlers", HOT_SEATS)["id"]
        with anna.socket(table) as socket:
            _curtain(socket)
            assert _answer(socket, _play(socket)) == "done"
            _curtain(socket)
            message = _play(socket)
            database.stop()
            assert _answer(socket, message) == "busy"
            assert _answer(socket, message) == "busy"
            for path in ("/plain", "/api/me"):
                reply = anna.http.get(path)
                assert reply.status_code == 503, path
                assert int(reply.headers["retry-after"]) > 0
            assert _unready(served).status_code == 503
            database.start()
            _come(lambda: _answer(socket, message) == "done", "the table never went on")
            with anna.socket(table) as another:
                assert another.until("state")["view"] is not None
            _come(lambda: _unready(served).is_success, "the server never said that it is ready")
        assert anna.get(f"/api/tables/{table}")["decisions"] == 2
        assert '"level": "error"' not in served.log.replace('":"', '": "')


def test_what_cannot_be_kept_is_said_at_once_and_nothing_is_half_done(tmp_path: Path) -> None:
    with serving(["--bot-workers", "0"], home=tmp_path) as served, served.person("Anna") as anna:
        table = anna.table("imperial_settlers", HOT_SEATS)["id"]
        with anna.socket(table) as socket:
            _curtain(socket)
            message = _play(socket)
            with closing(sqlite3.connect(tmp_path / "furrow.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with ThreadPoolExecutor() as others:
                    readiness, sentence = others.submit(_unready, served), others.submit(_sentence, anna)
                    assert _answer(socket, message) == "not_kept"
                    assert readiness.result().status_code == 503
                    assert sentence.result() == ("not_kept", "This cannot be kept now. Try again in a moment.")
            _full_disk(served, full=True)
            assert _answer(socket, message) == "not_kept"
            assert anna.get(f"/api/tables/{table}")["decisions"] == 0
            _full_disk(served, full=False)
            assert _answer(socket, message) == "done"
    with serving(["--bot-workers", "0"], home=tmp_path) as served, Person(served) as again:
        again.http.cookies.update(dict(anna.http.cookies))
        assert again.get(f"/api/tables/{table}")["decisions"] == 1


def _sentence(person: Person) -> tuple[str, str]:
    """What is said to somebody who wants a table."""
    reply = person.http.post("/api/tables", json={"game": "scythe", "seats": [{"who": "me"}, {"who": "open"}]})
    assert reply.status_code == 503
    assert reply.headers["retry-after"]
    return reply.json()["error"]["code"], reply.json()["error"]["text"]


def _full_disk(served: Served, *, full: bool) -> None:
    """Files of the server can grow no further, or can again."""
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (1, -1) if full else (-1, -1))
