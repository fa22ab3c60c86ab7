"""What a server does automatically: results that a crash has left out, tables that never began, guests who never
came back, sessions that are too old.

Several processes may do it at the same time: what was done already is left alone.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any

from furrow.server.afterwards import Afterwards
from furrow.server.live.plan import IMPORT, read_plan
from furrow.server.logs import log
from furrow.server.people.person import person_of
from furrow.server.people.tokens import DAYS
from furrow.server.store import PersonRow
from furrow.server.tables import Tables
from furrow.server.wire.errors import Problem

_DAY = 86400.0
_log = logging.getLogger("furrow.chores")


class Chores:
    """`look` is called now and then."""

    def __init__(self, tables: Tables, afterwards: Afterwards, guests_kept: int, waiting_kept: int) -> None:
        self._tables = tables
        self._house, self._store = tables.house, tables.store
        self._afterwards = afterwards
        self._guests_kept = guests_kept
        self._waiting_kept = waiting_kept
        self._busy = False
        self._looked: float | None = None
        """When results were last looked for."""
        self._given_up: set[str] = set()
        """Tables whose results cannot be had: they are not tried again and again."""
        self._purged = 0.0

    async def look(self) -> None:
        """Do everything that is due. One round at a time."""
        if self._busy:
            return
        self._busy = True
        try:
            now = self._house.clock()
            await self._try(self.make_up(0.0 if self._looked is None else self._looked - _DAY))
            self._looked = now
            if now - self._purged >= _DAY:
                await self._try(self.close_waiting())
                await self._try(self.purge_guests())
                await self._try(self._store.sessions.drop_old(now - DAYS * _DAY))
                self._purged = now
        finally:
            self._busy = False

    @staticmethod
    async def _try(work: Coroutine[Any, Any, object]) -> None:
        """Do one part; if it fails the others are done nevertheless."""
        try:
            await work
        except Exception:
            _log.exception("chores failed")

    async def make_up(self, since: float = 0.0) -> None:
        """Keep the results of games that ended since, if the server stopped before it could keep them."""
        for row in await self._store.without_results(since):
            if row.id in self._given_up:
                continue
            try:
                if read_plan(row.settings).source == IMPORT:
                    continue  # it was played elsewhere, by people whom nobody here knows
                kept = await self._keep(row.id)
            except Exception:  # one game that cannot be looked at must not hold up the others
                _log.exception("results cannot be made up for")
                kept = False
            if not kept:
                self._given_up.add(row.id)

    async def _keep(self, id: str) -> bool:
        """Keep the results of one game; False if by today's rules it is not over."""
        table = await self._house.open(id)
        if not table.running.game.over:
            return False
        await self._afterwards.table_ended(table)
        log(_log, logging.INFO, "results made up for", table=id)
        return True

    async def close_waiting(self) -> int:
        """Close tables that nobody has started for a long time; returns how many."""
        if not self._waiting_kept:
            return 0
        count = 0
        for id in await self._store.never_begun(self._house.clock() - self._waiting_kept * _DAY):
            try:
                await self._tables.give_up(id)
            except Problem:  # it has just begun
                continue
            count += 1
        if count:
            log(_log, logging.INFO, "tables that never began are closed", tables=count)
        return count

    async def purge_guests(self) -> int:
        """Forget guests who have not come back for a long time and have no game to come back to; returns how many."""
        if not self._guests_kept:
            return 0
        before = self._house.clock() - self._guests_kept * _DAY
        count = 0
        for row in await self._store.people.old_guests(before):
            count += await self._purge(row, before)
        if count:
            log(_log, logging.INFO, "old guests forgotten", guests=count)
        return count

    async def _purge(self, row: PersonRow, before: float) -> bool:
        """Forget one guest, who stands up from tables that never began."""
        person = person_of(row, before)
        made = await self._store.hosted_by(row.id)
        if any(table.state == "running" for table in made):
            return False
        try:
            for table in await self._store.tables_of(row.id):
                await self._tables.leave(person, table.id)
            for table in made:
                if row.id not in table.people:
                    await self._tables.close(person, table.id)
        except Problem:  # one has just begun: then there is a game to come back to
            return False
        return await self._store.people.drop_guest(row.id, before)
