"""People who go for good, or are sent away: nobody at their tables must wait for them."""

from __future__ import annotations

import logging

from furrow.server.logs import log
from furrow.server.people import Person
from furrow.server.tables import rights
from furrow.server.tables.tables import Tables
from furrow.server.wire.errors import Problem

_MOST = 100_000
_log = logging.getLogger("furrow.tables")


class Departures:
    """People's departures, as their tables see them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._people = tables.people

    async def delete(self, person: Person) -> None:
        """Delete me. Bots play on for me; tables that have not begun lose me, or close if they were mine alone."""
        await self._leave(person)
        await self._people.delete(person)
        for table in list(self._tables.house.live.values()):
            if rights.is_member(table.row, table.plan, person):  # else it could write the name down again
                await table.reread()

    async def ban(self, moderator: Person, id: str, seconds: float) -> None:
        """Send somebody away for a while (0 seconds: let them in again); until they are back, bots play on."""
        await self._people.moderation.ban(moderator, id, seconds)
        banned = await self._people.person(id)
        if banned is not None and seconds > 0:
            await self._leave(banned)

    async def _leave(self, person: Person) -> None:
        store = self._tables.store
        for row in await store.tables_of(person.id, limit=_MOST):
            try:
                await self._tables.leave(person, row.id)
            except Problem as problem:  # it has just ended or was closed: then nobody waits
                log(_log, logging.INFO, "a table could not be left", table=row.id, reason=problem.code)
        for row in await store.hosted_by(person.id):
            if row.state == "waiting" and person.id not in row.people:
                await self._close(person, row.id)

    async def _close(self, person: Person, id: str) -> None:
        try:
            await self._tables.close(person, id)
        except Problem as problem:
            log(_log, logging.INFO, "a table could not be closed", table=id, reason=problem.code)
