"""The one writer of a process: what has gathered is written in one transaction, then everybody who waits is told.

So nothing is acknowledged before it is on the disk, and a busy server still commits only some hundred times a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import Update, bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from furrow.server.store import schema
from furrow.server.store.errors import Conflict, StoreError
from furrow.server.store.rows import Entry

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

BATCH = 256
LATER = 0.25
"""How long, in seconds, what may be lost in a crash (because the log tells it again) may wait."""
_IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's words for a transaction that was given up because of another one."""


class _Item:
    """Something to be written: an entry of a log, or any other work; and who waits for it."""

    __slots__ = ("done", "entry", "work")

    def __init__(self, entry: Entry | None, work: Work[Any] | None) -> None:
        self.entry = entry
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def succeed(self, value: Any = None) -> None:
        if not self.done.done():
            self.done.set_result(value)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Made and closed inside a running loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(furrow_writes=True)
        self._queue: list[_Item] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._progress: dict[str, dict[str, Any]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(self, entry: Entry) -> None:
        """Write an entry; returns when it is durable. Raises Conflict if its number is taken."""
        await self._put(_Item(entry, None))

    async def write(self, work: Work[T]) -> T:
        """Carry out statements; returns when they are durable.

        The work may be called twice (once in a batch that is then given up), so it must touch nothing but the
        connection. What it raises undoes it and reaches the caller.
        """
        value: T = await self._put(_Item(None, work))
        return value

    async def alone(self, work: Work[T]) -> T:
        """Carry out statements in a transaction of their own: if they wait for a lock, nobody else does."""
        try:
            async with self._engine.begin() as connection:
                return await work(connection)
        except DBAPIError as error:
            raise _told(error) from error

    def later(self, table: str, values: dict[str, Any]) -> None:
        """Change a row of `tables` soon; of several changes the last counts. May be lost in a crash."""
        self._progress.setdefault(table, {}).update(values)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LATER, self._flush)

    def forget(self, table: str, columns: set[str]) -> None:
        """Drop what `later` has not written yet: something newer is being written."""
        waiting = self._progress.get(table, {})
        for column in columns & waiting.keys():
            del waiting[column]

    async def close(self) -> None:
        """Write what has gathered, then stop."""
        self._flush()
        self._closing = True
        self._wake.set()
        await self._task

    # -- inside --------------------------------------------------------------------------------------------------

    async def _put(self, item: _Item) -> Any:
        if self._closing:
            raise StoreError("the store is closed")
        self._queue.append(item)
        self._wake.set()
        return await item.done

    def _flush(self) -> None:
        """Queue the changes that could wait."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting, self._progress = self._progress, {}
        groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for table in sorted(waiting):  # in one order everywhere, so that processes do not block each other
            values = waiting[table]
            row = {"which": table} | {f"new_{column}": value for column, value in values.items()}
            groups.setdefault(tuple(sorted(values)), []).append(row)
        groups.pop((), None)
        if not groups:
            return

        async def work(connection: AsyncConnection) -> None:
            for columns, rows in groups.items():
                await connection.execute(_change(columns), rows)

        item = _Item(None, work)
        item.done.add_done_callback(lambda done: done.exception())  # nobody waits; the log has it anyway
        self._queue.append(item)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:BATCH], self._queue[BATCH:]
                await self._commit(batch)
            if self._closing:
                return

    async def _commit(self, batch: list[_Item]) -> None:
        """One transaction for all. If one of them spoils it, each gets its own."""
        try:
            values = await self._together(batch)
        except Exception as error:
            if len(batch) == 1 or _hopeless(error):
                for item in batch:
                    item.fail(_told(error))
                return
            for item in batch:
                await self._commit([item])
        else:
            for item, value in zip(batch, values, strict=True):
                item.succeed(value)

    async def _together(self, batch: list[_Item]) -> list[Any]:
        rows = [_row(item.entry) for item in batch if item.entry is not None]
        async with self._engine.begin() as connection:
            if rows:
                await connection.execute(insert(schema.entries), rows)
            return [None if item.work is None else await item.work(connection) for item in batch]


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "table": entry.table,
        "seq": entry.seq,
        "time": entry.time,
        "seat": entry.seat,
        "kind": entry.kind,
        "body": entry.body,
    }


def _change(columns: tuple[str, ...]) -> Update:
    """Changes of the same columns of many tables are one statement: the writer is not kept waiting for each."""
    values: dict[str, Any] = {column: bindparam(f"new_{column}") for column in columns}
    return update(schema.tables).where(schema.tables.c.id == bindparam("which")).values(values)


def _hopeless(error: Exception) -> bool:
    """No database, no disk: as bad for each of a batch. Two processes in each other's way are not."""
    return isinstance(error, (OperationalError, InterfaceError, OSError)) and not _in_the_way(error)


def _in_the_way(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _IN_THE_WAY


def _told(error: Exception) -> Exception:
    if isinstance(error, IntegrityError) or _in_the_way(error):
        conflict = Conflict("the row is there already, or being changed")
        conflict.__cause__ = error
        return conflict
    return error
