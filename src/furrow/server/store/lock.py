"""One server for one SQLite file: two would each believe that they hold all tables."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from furrow.server.file_modes import make_file
from furrow.server.store.errors import Locked


class Lock:
    """Held until released, or until the process ends in any way.

    It is itself an SQLite file with an open transaction: that works alike on every system, and no stale lock remains.
    """

    def __init__(self, database: Path) -> None:
        file = database.with_name(f"{database.name}.lock")
        make_file(file)
        self._connection = sqlite3.connect(file, timeout=0, isolation_level=None)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise Locked(f"another server uses {database.name}: stop it, or use PostgreSQL for several") from error

    def release(self) -> None:
        self._connection.close()
