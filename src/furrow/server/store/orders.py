"""Tables that `furrow admin` has changed: running servers look here now and then and take a fresh look at them."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from furrow.server.store import schema
from furrow.server.store.access import Access

_ORDERS = schema.orders.c
_DAY = 86400.0


class OrderRows:
    """Orders, numbered; each server remembers the last one it has seen."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, table: str, time: float) -> None:
        """A table has changed. Yesterday's orders are deleted: servers that started since have read the rows anyway."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.orders).values(time=time, table=table))
            await connection.execute(delete(schema.orders).where(_ORDERS.time < time - _DAY))

        await self._access.do(work)

    async def since(self, last: int) -> list[tuple[int, str]]:
        """Orders after number `last`: their numbers and tables."""
        wanted = select(_ORDERS.id, _ORDERS.table).where(_ORDERS.id > last).order_by(_ORDERS.id)
        return [(row[0], row[1]) for row in await self._access.rows(wanted)]

    async def last(self) -> int:
        """The number of the newest order."""
        row = await self._access.row(select(func.max(_ORDERS.id)))
        return (row[0] or 0) if row else 0
