"""The logs of the tables and their snapshots: append only, numbered, durable."""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from furrow.server.store import schema
from furrow.server.store.access import Access
from furrow.server.store.row_structs import Entry, Snapshot

_ENTRIES = schema.entries.c
_SNAPSHOTS = schema.snapshots.c


class LogRows:
    """Entries and snapshots."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def append(self, entry: Entry) -> asyncio.Future[None]:
        """Write an entry; done when it is durable. Fails with Conflict when (table, seq) is taken."""
        return self._access.writer.append(entry)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table after number `since`, in order."""
        wanted = select(schema.entries).where(_ENTRIES.table == table, _ENTRIES.seq > since).order_by(_ENTRIES.seq)
        return [Entry(*row) for row in await self._access.rows(wanted)]

    async def last_seq(self, table: str) -> int:
        """The number of a table's last entry; 0 if it has none."""
        row = await self._access.row(select(func.max(_ENTRIES.seq)).where(_ENTRIES.table == table))
        return (row[0] or 0) if row else 0

    async def put_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep a snapshot instead of the table's older one; a newer one that another process made stays."""

        async def work(connection: AsyncConnection) -> None:
            found = await connection.execute(select(_SNAPSHOTS.seq).where(_SNAPSHOTS.table == table))
            row = found.first()
            if row is not None and row[0] >= seq:
                return
            await connection.execute(delete(schema.snapshots).where(_SNAPSHOTS.table == table))
            await connection.execute(insert(schema.snapshots).values(table=table, seq=seq, body=body))

        await self._access.do(work)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        row = await self._access.row(select(schema.snapshots).where(_SNAPSHOTS.table == table))
        return None if row is None else Snapshot(*row)
