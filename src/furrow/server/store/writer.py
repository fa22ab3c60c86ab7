"""The one writer of a process: what has gathered is written in one transaction, then everybody who waits is answered.

So nothing is acknowledged before it is on the disk, and a busy server still commits only a few hundred times a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import String, Update, bindparam, column, insert, update, values
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from furrow.server.store import schema
from furrow.server.store.database import file_of
from furrow.server.store.errors import StoreError, Unavailable
from furrow.server.store.file_log import MOST, FileLog
from furrow.server.store.meaning import in_plain_words, meant
from furrow.server.store.row_structs import Entry

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

BATCH = min(128, MOST)
GATHERING = 0.006
"""Seconds that a busy server lets entries gather: a batch costs much the same, whether it is of two or of twenty. When
entries come one by one, nobody waits."""
LATER = 1.0
"""How long, in seconds, what may be lost in a crash (because the log tells it again) may wait."""
_PATIENCE = 15.0
"""Seconds that a transaction may take on a server of databases before it counts as away."""


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
        file = file_of(engine.url)
        self._file_log = None if file is None else FileLog(file)
        self._queue: list[_Item] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._progress: dict[str, dict[str, Any]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name="store writer")

    def append(self, entry: Entry) -> asyncio.Future[None]:
        """Write an entry; done when it is durable. Fails with Conflict if its number is taken."""
        return self._put(_Item(entry, None))

    async def write(self, work: Work[T]) -> T:
        """Carry out statements; returns when they are durable.

        The work may be called twice (once in a batch that is then given up), so it must touch nothing but the
        connection. What it raises undoes it and reaches the caller.
        """
        value: T = await self._put(_Item(None, work))
        return value

    async def alone(self, work: Work[T]) -> T:
        """Carry out statements in a transaction of their own: if they wait for a lock, nobody else does."""
        with in_plain_words():
            async with self._engine.begin() as connection:
                return await work(connection)

    def later(self, table: str, values: dict[str, Any]) -> None:
        """Change a row of `tables` soon; of several changes the last counts. May be lost in a crash."""
        self._progress.setdefault(table, {}).update(values)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LATER, self._flush)

    def forget(self, table: str, columns: set[str]) -> None:
        """Drop what `later` has not written yet: something newer is being written."""
        waiting = self._progress.get(table, {})
        for name in columns & waiting.keys():
            del waiting[name]

    async def close(self) -> None:
        """Write what has gathered, then stop."""
        self._flush()
        self._closing = True
        self._wake.set()
        await self._task
        if self._file_log is not None:
            await self._file_log.close()

    # -- inside --------------------------------------------------------------------------------------------------

    def _put(self, item: _Item) -> asyncio.Future[Any]:
        if self._closing:
            raise StoreError("the store is closed")
        self._queue.append(item)
        self._wake.set()
        return item.done

    def _flush(self) -> None:
        """Queue the changes that could wait."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting, self._progress = self._progress, {}
        groups: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
        for table in sorted(waiting):  # in one order everywhere, so that processes do not block each other
            columns = tuple(sorted(waiting[table]))
            groups.setdefault(columns, []).append((table, *(waiting[table][name] for name in columns)))
        groups.pop((), None)
        if not groups:
            return

        async def work(connection: AsyncConnection) -> None:
            for columns, rows in groups.items():
                for first in range(0, len(rows), BATCH):
                    await self._change(connection, ("which", *columns), rows[first : first + BATCH])

        item = _Item(None, work)
        item.done.add_done_callback(lambda done: self._flushed(waiting, done.exception()))  # nobody waits for it
        self._queue.append(item)
        self._wake.set()

    def _flushed(self, values: dict[str, dict[str, Any]], error: BaseException | None) -> None:
        """What could wait is written; if the database was away it waits for another turn."""
        if not isinstance(error, Unavailable) or self._closing:
            return
        for table, columns in values.items():
            self.later(table, {**columns, **self._progress.get(table, {})})

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:BATCH], self._queue[BATCH:]
                entries = [item for item in batch if item.entry is not None]
                for part in (entries, [item for item in batch if item.entry is None]):
                    if part:
                        await self._commit(part)
                if len(entries) > 1 and not self._closing:
                    await asyncio.sleep(GATHERING)
            if self._closing:
                return

    async def _commit(self, batch: list[_Item]) -> None:
        """One transaction for all. If one of them fails, each gets its own.

        If the database is the reason, all that has gathered meanwhile fails as well: nobody waits longer than one try.
        """
        try:
            found = await self._together(batch)
        except Exception as error:
            told = meant(error)
            if isinstance(told, Unavailable):
                gathered, self._queue = self._queue, []
                for item in (*batch, *gathered):
                    item.fail(told)
                return
            if len(batch) == 1:
                batch[0].fail(told)
                return
            for item in batch:
                await self._commit([item])
        else:
            for item, value in zip(batch, found, strict=True):
                item.succeed(value)

    async def _together(self, batch: list[_Item]) -> list[Any]:
        """Entries only, or other work only."""
        entries = [item.entry for item in batch if item.entry is not None]
        if entries and self._file_log is not None:
            await self._file_log.append(entries)
            return [None] * len(batch)
        patience = _PATIENCE if self._file_log is None else None
        async with asyncio.timeout(patience), self._engine.begin() as connection:
            if entries:
                await connection.execute(insert(schema.entries), [msgspec.structs.asdict(entry) for entry in entries])
            return [None if item.work is None else await item.work(connection) for item in batch]

    async def _change(self, connection: AsyncConnection, columns: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
        """Change rows of `tables`; the first column is the id."""
        if self._file_log is not None:
            await connection.execute(_all_changes(columns, rows))
        else:  # row by row in the order given, which one statement would not keep
            names = [f"new_{name}" for name in columns]
            await connection.execute(_changes(columns), [dict(zip(names, row, strict=True)) for row in rows])


def _changes(columns: Sequence[str]) -> Update:
    which, *rest = columns
    new: dict[str, Any] = {name: bindparam(f"new_{name}") for name in rest}
    return update(schema.tables).where(schema.tables.c.id == bindparam(f"new_{which}")).values(new)


def _all_changes(columns: Sequence[str], rows: list[tuple[Any, ...]]) -> Update:
    which, *rest = columns
    types = [column(which, String), *(column(name, schema.tables.c[name].type) for name in rest)]
    new = values(*types, name="new").data(rows).cte("new").c
    return update(schema.tables).where(schema.tables.c.id == new[which]).values({name: new[name] for name in rest})
