"""A copy of a database while servers go on using it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from furrow.server.file_modes import make_file
from furrow.server.store.database import PATIENT_SECONDS, address, file_of
from furrow.server.store.errors import StoreError

_PAGES = 1000
"""Copied at a time, and put on the disk: who writes meanwhile waits for so much, not for all that was copied."""


async def backup(database: str, target: Path) -> None:
    """Write a consistent copy: an SQLite file, or what `pg_restore` reads. The target appears only when it is whole."""
    url = address(database)
    source = file_of(url)
    if target.exists():
        raise StoreError(f"{target} is there already: a backup replaces nothing")
    partial = target.with_name(f"{target.name}.partial")
    make_file(partial)
    try:
        if source is not None:
            await asyncio.to_thread(_copy_sqlite, source, partial)
        else:
            await asyncio.to_thread(_dump_postgresql, url, partial)
        partial.rename(target)
    finally:
        partial.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    with (
        closing(sqlite3.connect(source, timeout=PATIENT_SECONDS, isolation_level=None)) as old,
        closing(sqlite3.connect(target)) as new,
        target.open("rb+") as file,
    ):
        # One reader's transaction around it all: in its eyes nothing changes, else each write would begin it anew.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        new.execute("PRAGMA synchronous=OFF")  # the disk is looked after here
        old.backup(new, pages=_PAGES, progress=lambda *_: os.fsync(file.fileno()))
        old.execute("ROLLBACK")
        verdict = new.execute("PRAGMA quick_check").fetchone()[0]
        if verdict != "ok":
            raise StoreError(f"the copy is damaged: {verdict}")
        os.fsync(file.fileno())


def _dump_postgresql(url: URL, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise StoreError("a backup of PostgreSQL needs pg_dump: install PostgreSQL's client programs")
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    environment = {**os.environ, "PGPASSWORD": url.password} if url.password else None
    order = [program, "--format=custom", f"--file={target}", plain]
    done = subprocess.run(order, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise StoreError(f"pg_dump failed: {done.stderr.strip()}")
