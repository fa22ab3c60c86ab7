"""The webhook: an address that gets a message when it becomes somebody's turn in a game by correspondence."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import urllib.request
from http.client import HTTPException

import msgspec

from furrow.server.live.table import LiveTable
from furrow.server.logs import log

_SECONDS = 10.0
_WAITING = 1000
"""Notices that may wait. An address that is away for long hears of the later ones no more."""
_FAREWELL = 1.0
"""Seconds that a server which stops gives the last notices."""
_log = logging.getLogger("furrow.webhook")


class TurnNotice(msgspec.Struct):
    """What is posted, as JSON."""

    table: str
    game: str
    person: str
    name: str


class Webhook:
    """Posts notices one after the other in a thread of its own, which holds up nothing: neither games nor a stop."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._notices: queue.Queue[TurnNotice] = queue.Queue(_WAITING)
        self._thread: threading.Thread | None = None

    def turned(self, table: LiveTable, people: list[str]) -> None:
        """People now owe an answer."""
        if table.plan.clock.kind != "days":
            return
        for person in people:
            name = next((seat.name for seat in table.plan.seats if seat.person == person), "")
            self._put(TurnNotice(table.id, table.row.game, person, name))

    async def stop(self) -> None:
        """Wait a moment for what is being sent."""
        end = asyncio.get_running_loop().time() + _FAREWELL
        while self._notices.unfinished_tasks and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)

    def _put(self, notice: TurnNotice) -> None:
        try:
            self._notices.put_nowait(notice)
        except queue.Full:
            log(_log, logging.WARNING, "a notice for the webhook was dropped", table=notice.table)
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="webhook", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            notice = self._notices.get()
            try:
                self._send(msgspec.json.encode(notice))
            except (OSError, HTTPException) as error:
                log(_log, logging.WARNING, "the webhook does not answer", reason=str(error)[:200])
            finally:
                self._notices.task_done()

    def _send(self, body: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address, body, headers, method="POST")
        with urllib.request.urlopen(request, timeout=_SECONDS):
            pass
