"""How entries reach an SQLite file: one thread, one statement for all that have gathered.

Python's threads run in turn, and each call into SQLite gives the turn away. Statement by statement and row by row, as
the engine works, a batch waits for a busy server dozens of times; here it waits once or twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

import msgspec

from furrow.server.store.database import BUSY_SECONDS, prepare_sqlite
from furrow.server.store.row_structs import Entry

_COLUMNS = Entry.__struct_fields__
MOST = 999 // len(_COLUMNS)
"""Entries in one statement: older SQLite takes no more values."""


class FileLog:
    """Appends to the log in a file. The connection is made when it is needed: a reader needs none."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store log")

    async def append(self, entries: Sequence[Entry]) -> None:
        """Write entries, all or none; returns when they are durable. Raises sqlite3.Error."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._append, entries)

    async def close(self) -> None:
        """Let the file go."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _append(self, entries: Sequence[Entry]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS)
            prepare_sqlite(self._connection)
        values = [value for entry in entries for value in msgspec.structs.astuple(entry)]
        self._connection.execute(_statement(len(entries)), values)  # no transaction is open: it is its own

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


@lru_cache
def _statement(count: int) -> str:
    columns = ", ".join(f'"{name}"' for name in _COLUMNS)
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO entries ({columns}) VALUES {', '.join([row] * count)}"
