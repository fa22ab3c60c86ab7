"""Can this process serve? One real write says so, and its answer stands for a few seconds."""

from __future__ import annotations

import asyncio
import logging
import time

from furrow.server.logs import log
from furrow.server.store import Conflict, Store, Unavailable

KEPT = 5.0
"""Seconds for which an answer stands."""
_PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as away."""
_log = logging.getLogger("furrow.web")


class DatabaseProbe:
    """Asks the database by writing to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[str] | None = None
        self._asked = 0.0

    async def trouble(self) -> str:
        """What keeps it from serving: "busy" (no answer), "not_kept" (nothing can be written); "" if nothing does."""
        if self._asking is None or (self._asking.done() and time.monotonic() - self._asked >= KEPT):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> str:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.people.set_site("probe", str(int(time.time())))
        except Conflict:
            return ""  # another process has just written it
        except Unavailable as error:
            return self._said(error.code, str(error))
        except TimeoutError:
            return self._said("busy", "no answer in time")
        finally:
            self._asked = time.monotonic()
        return ""

    @staticmethod
    def _said(code: str, reason: str) -> str:
        log(_log, logging.WARNING, "not ready", reason=reason)
        return code
