"""What waits to be sent to clients: a queue for each socket, so that a slow client does not slow down others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.exceptions import WebSocketDisconnect

from furrow.server.people import Person, SessionEnd
from furrow.server.wire.socket import CLOSE_NO_SESSION, CLOSE_RESTART, CLOSE_TOO_SLOW

MOST_WAITING = 256
"""Messages that may wait for one client. A slow phone has that much time to wake up."""

Deliver = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]


class Outbox:
    """The queue of one socket."""

    def __init__(self, person: Person, deliver: Deliver, close: Close) -> None:
        self.person = person
        self._deliver, self._close = deliver, close
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._ending: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Never waits. Too many messages end the connection."""
        if len(self._waiting) >= MOST_WAITING:
            self.end(CLOSE_TOO_SLOW)
            return
        self._waiting.append(message)
        self._news.set()

    def end(self, code: int) -> None:
        """Close the socket, once."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._shut(code))

    async def _shut(self, code: int) -> None:
        with suppress(OSError, WebSocketDisconnect, RuntimeError):  # it may be closed or closing already
            await self._close(code)

    async def run(self) -> None:
        """Send what comes, in order, until the task is cancelled or the client is gone."""
        with suppress(OSError, WebSocketDisconnect):
            while True:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    await self._deliver(self._waiting[0].decode())
                    self._waiting.popleft()

    @property
    def empty(self) -> bool:
        return not self._waiting or self._ending is not None


class Outboxes:
    """All open sockets of a process."""

    def __init__(self) -> None:
        self._open: set[Outbox] = set()

    def add(self, outbox: Outbox) -> None:
        self._open.add(outbox)

    def discard(self, outbox: Outbox) -> None:
        self._open.discard(outbox)

    def end(self, what: SessionEnd) -> None:
        """Close the sockets of a session, or of all sessions of a person: whoever has a new one may open them again."""
        for outbox in list(self._open):
            if outbox.person.id == what.person and what.session in ("", outbox.person.session):
                outbox.end(CLOSE_RESTART if what.again else CLOSE_NO_SESSION)

    def end_all(self) -> None:
        """The server stops: close every socket, so that its client comes again."""
        for outbox in list(self._open):
            outbox.end(CLOSE_RESTART)

    async def drained(self) -> None:
        """Wait until everything is sent."""
        while not all(outbox.empty for outbox in self._open):
            await asyncio.sleep(0.01)
