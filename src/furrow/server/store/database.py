"""Engines for the two kinds of database. Everything that differs between them is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from furrow.server.store.discretion import hush
from furrow.server.store.errors import StoreError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

BUSY_SECONDS = 3
"""How long a server waits for another process that writes to an SQLite file: whoever plays waits as long."""
PATIENT_SECONDS = 30
"""The same for what is not in a hurry: `furrow admin`, a backup."""
_CONNECTING = 5.0
"""Seconds until a server of databases that does not answer counts as away."""


def address(database: str) -> URL:
    """The address of a database: `sqlite:///file`, `postgresql://…`, or just a file name for SQLite."""
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except (ArgumentError, ValueError) as error:
        raise StoreError("this is no database address: write sqlite:///file or postgresql://…") from error
    kind = url.get_backend_name()
    if kind not in _DRIVERS:
        raise StoreError(f"databases of the kind {kind!r} are not known here: use sqlite or postgresql")
    if kind == "sqlite" and not url.database:
        raise StoreError("name a file: sqlite:///furrow.db")
    return url.set(drivername=_DRIVERS[kind])


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def make_engine(url: URL, busy: float = BUSY_SECONDS) -> AsyncEngine:
    """An engine whose transactions are durable when they return, and whose errors show no values.

    `busy` is for how many seconds an SQLite file may be locked by somebody else.
    """
    if file_of(url) is None:
        engine = create_async_engine(
            url,
            pool_size=5,
            max_overflow=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": _CONNECTING},
        )
        event.listen(engine.sync_engine, "handle_error", hush)
        return engine
    engine = create_async_engine(url, connect_args={"timeout": busy}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", lambda connection, _record: prepare_sqlite(connection))
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def prepare_sqlite(connection: Any) -> None:
    """A journal that readers do not wait for, each commit on the disk, and transactions begun by us alone."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """The writer takes the write lock at once: a lock asked for in mid-transaction is refused, not waited for.

    Reads begin nothing, so each is one statement with its own snapshot.
    """
    if connection.get_execution_options().get("furrow_writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
