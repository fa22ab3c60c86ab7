"""How a running server hears of `furrow admin`, which shares nothing with it but the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from furrow.server.store import Store, Unavailable

EVERY = 2.0
_log = logging.getLogger("furrow.hub")


class AdminSignals:
    """Calls `look` with the id of each table that was changed from outside."""

    def __init__(self, store: Store, look: Callable[[str], None], every: float = EVERY) -> None:
        self._rows = store.orders
        self._look = look
        self._every = every
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start with what comes from now on."""
        self._task = asyncio.create_task(self._watch(await self._rows.last()), name="admin signals")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self, last: int) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                for number, table in await self._rows.since(last):
                    last = number
                    self._look(table)
            except Unavailable as error:
                _log.warning("cannot read orders: %s", error)
