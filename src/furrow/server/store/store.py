"""The store: one database, its writer, and the parts by what they keep."""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from furrow.server.file_modes import make_file, make_folder
from furrow.server.store.access import Access
from furrow.server.store.database import BUSY_SECONDS, PATIENT_SECONDS, address, file_of, make_engine
from furrow.server.store.lock import Lock
from furrow.server.store.log import LogRows
from furrow.server.store.meaning import in_plain_words
from furrow.server.store.migrating import prepare
from furrow.server.store.orders import OrderRows
from furrow.server.store.people import PersonRows
from furrow.server.store.results import ResultRows
from furrow.server.store.sessions import SessionRows
from furrow.server.store.tables import TableRows
from furrow.server.store.talk import TalkRows
from furrow.server.store.writer import Writer


class Store(LogRows, TableRows):
    """Logs and tables are the store's own methods; people, talk and results are its parts."""

    def __init__(self, engine: AsyncEngine, lock: Lock | None = None) -> None:
        access = Access(engine, Writer(engine))
        super().__init__(access)
        self._lock = lock
        self.people = PersonRows(access)
        self.sessions = SessionRows(access)
        self.talk = TalkRows(access)
        self.results = ResultRows(access)
        self.orders = OrderRows(access)

    @property
    def shared(self) -> bool:
        """Can other processes use this database at the same time?"""
        return self._access.engine.dialect.name == "postgresql"

    async def integrity(self) -> list[str]:
        """What SQLite finds wrong with its file; other databases look after themselves."""
        if self.shared:
            return []
        return [row[0] for row in await self._access.rows(text("PRAGMA integrity_check")) if row[0] != "ok"]

    async def close(self) -> None:
        """Finish all writes, then let the database go."""
        await self._access.writer.close()
        await self._access.engine.dispose()
        if self._lock is not None:
            self._lock.release()


async def open_store(database: str, *, alone: bool = True) -> Store:
    """Open a database and bring its schema up to date.

    A server is `alone` with an SQLite file (Locked is raised for the second one); `furrow admin` is not.
    """
    url = address(database)
    file = file_of(url)
    if file is not None:
        make_folder(file.parent)
        make_file(file)  # SQLite gives the files beside it the same mode
    lock = Lock(file) if file is not None and alone else None
    engine = make_engine(url, BUSY_SECONDS if alone else PATIENT_SECONDS)
    try:
        with in_plain_words():
            async with engine.execution_options(furrow_writes=True).begin() as connection:
                await connection.run_sync(prepare)
    except BaseException:
        await engine.dispose()
        if lock is not None:
            lock.release()
        raise
    return Store(engine, lock)
