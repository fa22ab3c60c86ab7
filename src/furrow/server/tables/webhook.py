"""The webhook: an address that is told when it becomes somebody's turn in a game of days."""

from __future__ import annotations

import asyncio
import logging
import urllib.request

import msgspec

from furrow.server.live.table import LiveTable
from furrow.server.logs import log
from furrow.server.tables.house import House

_SECONDS = 10.0
_log = logging.getLogger("furrow.webhook")


class TurnNotice(msgspec.Struct):
    """What is posted, as JSON."""

    table: str
    game: str
    person: str
    name: str


class Webhook:
    """Posts notices in the background; an address that does not answer holds up nobody."""

    def __init__(self, house: House, address: str) -> None:
        self._house = house
        self._address = address

    def turned(self, table: LiveTable, people: list[str]) -> None:
        """People have come to owe an answer."""
        if table.plan.clock.kind != "days":
            return
        for person in people:
            name = next((seat.name for seat in table.plan.seats if seat.person == person), "")
            self._house.background(self._post(TurnNotice(table.id, table.row.game, person, name)))

    async def _post(self, notice: TurnNotice) -> None:
        try:
            await asyncio.to_thread(self._send, msgspec.json.encode(notice))
        except OSError as error:
            log(_log, logging.WARNING, "the webhook does not answer", reason=str(error)[:200])

    def _send(self, body: bytes) -> None:
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address, body, headers, method="POST")
        with urllib.request.urlopen(request, timeout=_SECONDS):
            pass
