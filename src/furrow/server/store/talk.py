"""What is said at tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from furrow.server.store import schema
from furrow.server.store.access import Access
from furrow.server.store.errors import Conflict
from furrow.server.store.row_structs import TalkRow

_TALK = schema.talk.c


class TalkRows:
    """Talk, numbered from 1 at each table."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def say(self, row: TalkRow) -> TalkRow:
        """Keep what was said; the reply has its number (the row's own `n` does not count)."""

        async def work(connection: AsyncConnection) -> int:
            last = await connection.scalar(select(func.max(_TALK.n)).where(_TALK.table == row.table))
            number = int(last or 0) + 1
            await connection.execute(insert(schema.talk).values({**msgspec.structs.asdict(row), "n": number}))
            return number

        while True:
            try:
                return msgspec.structs.replace(row, n=await self._access.do(work))
            except Conflict:  # another process spoke at the same moment
                continue

    async def said(self, table: str, since: int = 0, limit: int = 200) -> list[TalkRow]:
        """What was said at a table after number `since`, in order; of more than `limit` the last."""
        wanted = select(schema.talk).where(_TALK.table == table, _TALK.n > since).order_by(_TALK.n.desc()).limit(limit)
        return [TalkRow(*row) for row in reversed(await self._access.rows(wanted))]
