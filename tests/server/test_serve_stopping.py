"""SIGTERM under load: everybody is told, everybody is closed with 1012, every acknowledged decision is kept, in time.

One client sends half a request and goes on holding it, another reads nothing of what it is sent: a stop waits for both
out of one budget, not once for each.
"""

from __future__ import annotations

import asyncio
import base64
import os
import signal
import socket as sockets
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from furrow.server.live import journal as j
from furrow.server.store import Entry, open_store
from tests.server.edge import AT_ONCE, UNLIMITED, Person, Served, serving
from tests.server.services import PATIENCE

GRACEFUL = 4
_SLACK = 1.5
"""Seconds for what no budget can hold up: ending a process on a busy machine."""


class Heard(NamedTuple):
    """What one player was told."""

    table: str
    done: int
    refused: list[str]
    restarts: int
    code: int


class Player:
    """Plays a seat at a table of its own as fast as it can, until the socket is closed."""

    def __init__(self, served: Served, number: int) -> None:
        with Person(served) as person:
            person.enter(f"Player {number}")
            self.table = person.table("imperial_settlers", [{"who": "me"}, {"who": "bot", "level": "random"}])["id"]
            self._cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._served = served
        self.begun = asyncio.Event()

    async def play(self) -> Heard:
        address = f"ws://127.0.0.1:{self._served.port}/api/tables/{self.table}/socket"
        headers = {"origin": self._served.origin, "cookie": self._cookie}
        done, refused, restarts = 0, list[str](), 0
        async with connect(
            address, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=PATIENCE, proxy=None
        ) as socket:
            await _send(socket, do="hello")
            try:
                while True:
                    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                    if message["is"] == "state" and message["questions"]:
                        question = message["questions"][0]
                        line = question["answers"][0]["text"]
                        await _send(socket, do="play", seat=question["seat"], line=line, at=message["seq"])
                    elif message["is"] == "done":
                        done += 1
                        self.begun.set()
                    elif message["is"] == "refused":
                        refused.append(message["error"]["code"])
                    elif message["is"] == "notice":
                        restarts += message["code"] == "restart"
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                return Heard(self.table, done, refused, restarts, code)


async def _send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


@contextmanager
def _half_a_request(served: Served) -> Iterator[None]:
    """Somebody who never says the rest."""
    with sockets.create_connection(("127.0.0.1", served.port)) as raw:
        raw.sendall(
            f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nX-Furrow: 1\r\n"
            "Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{".encode()
        )
        yield


@contextmanager
def _deaf(served: Served) -> Iterator[None]:
    """Somebody who asks for a state again and again, and reads none."""
    with Person(served) as person, sockets.socket() as raw:
        person.enter("Deaf")
        table = person.table("scythe", [{"who": "me"}, {"who": "hotseat"}])["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", served.port))
        key = base64.b64encode(os.urandom(16)).decode()
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nOrigin: {served.origin}\r\n"
            f"Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        raw.recv(4096)
        hello = b'{"do":"hello"}'
        raw.sendall(250 * (struct.pack(">BBI", 0x81, 0x80 | len(hello), 0) + hello))  # masked by zeros
        yield


async def _logs(database: str, tables: list[str]) -> dict[str, list[Entry]]:
    store = await open_store(database)
    try:
        return {table: await store.entries(table) for table in tables}
    finally:
        await store.close()


def _plays(entries: list[Entry]) -> int:
    """Decisions of the player."""
    return sum(entry.kind == j.PLAY and not j.read_body(entry.body).by for entry in entries)


def test_a_stop_under_load_tells_everybody_and_keeps_to_its_time(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    many = 240 if pytestconfig.getoption("--soak") else 24
    variables = UNLIMITED | AT_ONCE | {"FURROW_GRACEFUL": str(GRACEFUL)}
    with serving(["--bot-workers", "0"], variables, home=tmp_path) as served:
        players = [Player(served, number) for number in range(many)]

        async def run() -> tuple[list[Heard], float]:
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait_for(asyncio.gather(*(player.begun.wait() for player in players)), PATIENCE)
            with _half_a_request(served), _deaf(served):
                served.process.send_signal(signal.SIGTERM)
                began = time.monotonic()
                heard = await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
                await asyncio.to_thread(served.process.wait, PATIENCE)
                return heard, time.monotonic() - began

        heard, took = asyncio.run(run())
        errors = [line for line in served.log.splitlines() if '"error"' in line]
    logs = asyncio.run(_logs(f"sqlite:///{tmp_path / 'furrow.sqlite'}", [each.table for each in heard]))
    assert took < GRACEFUL + _SLACK
    assert {each.code for each in heard} == {1012}
    assert [each.restarts for each in heard] == [1] * many
    assert {code for each in heard for code in each.refused} <= {"busy"}
    assert [each.done for each in heard] == [_plays(logs[each.table]) for each in heard]
    assert [line for line in errors if "Cancel" not in line] == []
