"""Clients for measuring a server: people who come by REST and play over sockets, answering as soon as asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

_PATIENCE = 60.0
_STALLED = 10.0
"""Seconds after which a table that has not heard of its decision counts as dead."""
_GLANCE = 0.002


class _Answer(msgspec.Struct):
    text: str


class _Question(msgspec.Struct):
    seat: int
    answers: list[_Answer]


class Heard(msgspec.Struct):
    """What a client needs to read of a message; the rest is skipped."""

    kind: str = msgspec.field(name="is")
    seq: int = 0
    questions: list[_Question] = []
    waiting_for: list[int] = []


_read = msgspec.json.Decoder(Heard)


class Visitor:
    """A guest with a session."""

    def __init__(self, port: int, name: str) -> None:
        self._http = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
        self.cookie = ""
        self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The reply to a request, which must succeed."""
        headers = {"x-furrow": "1", "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        self._http.request(method, path, msgspec.json.encode({} if body is None else body), headers)
        reply = self._http.getresponse()
        data = reply.read()
        if reply.status >= 400:
            raise RuntimeError(f"{method} {path}: {reply.status} {data[:200]!r}")
        cookie = reply.getheader("set-cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        return msgspec.json.decode(data) if data else None

    def close(self) -> None:
        self._http.close()


async def open_socket(port: int, table: str, cookie: str) -> ClientConnection:
    """A socket of a table that has said hello."""
    made = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
        additional_headers={"cookie": cookie},
        compression=None,
        ping_interval=None,
        open_timeout=_PATIENCE,
        max_size=None,
        proxy=None,
    )
    await made.send('{"do":"hello"}')
    return made


class BenchSeat:
    """A client at a seat: knows the last state it was sent, and when that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state = Heard("none")
        self.came = 0.0
        self.news = asyncio.Event()
        self.refused = 0
        self.missed = 0
        """States that never came, or came in the wrong order: their numbers have no gaps."""

    async def listen(self) -> None:
        """Take in messages until the socket closes."""
        with suppress(Exception):
            async for data in self.socket:
                heard = _read.decode(data)
                if heard.kind == "state":
                    self.missed += self.state.kind == "state" and heard.seq != self.state.seq + 1
                    self.state, self.came = heard, perf_counter()
                    self.news.set()
                elif heard.kind == "refused":
                    self.refused += 1

    async def newer(self, seq: int) -> None:
        """Wait for a state after that one."""
        while self.state.seq <= seq:
            self.news.clear()
            await self.news.wait()


class BenchTable:
    """Four clients at one table, who answer at once, or at a pace."""

    def __init__(self, seats: Sequence[BenchSeat], number: int) -> None:
        self.seats = seats
        self.random = random.Random(number)
        self.delays: list[float] = []
        self.decisions = 0
        self.stalled = False

    async def play(self, interval: float, until: float) -> None:
        """Play on; `interval` is the time from one decision to the next, 0 for none."""
        next_time = perf_counter() + self.random.random() * interval
        while perf_counter() < until and not self.stalled:
            if interval:
                await asyncio.sleep(max(0.0, next_time - perf_counter()))
                next_time += interval
            seat = await self._asked()
            if seat is not None:
                await self._decide(seat)

    async def _asked(self) -> BenchSeat | None:
        """Who is asked. After the last sealed answer only its own seat was awaited: others may be late."""
        until = perf_counter() + _STALLED
        while perf_counter() < until:
            for seat in self.seats:
                if seat.state.questions:
                    return seat
            await asyncio.sleep(_GLANCE)
        self.stalled = True
        return None

    async def _decide(self, seat: BenchSeat) -> None:
        """One answer, and when the last of the four has heard of it. Of sealed answers only their seat hears."""
        question = seat.state.questions[0]
        sealed = len(seat.state.waiting_for) > 1
        line = self.random.choice(question.answers).text
        hearers = [seat] if sealed else self.seats
        known = [each.state.seq for each in hearers]
        message = {"do": "play", "seat": question.seat, "line": line, "at": seat.state.seq}
        sent = perf_counter()
        await seat.socket.send(msgspec.json.encode(message).decode())
        try:
            async with asyncio.timeout(_STALLED):
                for each, seq in zip(hearers, known, strict=True):
                    await each.newer(seq)
        except TimeoutError:
            self.stalled = True
            return
        self.decisions += 1
        if not sealed:
            self.delays.append(max(each.came for each in hearers) - sent)
