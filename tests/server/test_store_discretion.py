"""What a failed statement tells: which, where and why, but no value that was to be kept."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from furrow.server.logs import JsonLines
from furrow.server.store import PersonRow, Store, schema
from furrow.server.store.errors import StoreError
from furrow.server.store.row_structs import Entry
from tests.server.stores import with_store

SECRET = "argon2id-s3cr3t"
TROUBLE = (SQLAlchemyError, StoreError, sqlite3.Error, OSError)
ADA = {"id": "a", "name": "Ada", "kind": "account", "settings": "{}", "created": 0.0, "seen": 0.0}


def logged(error: BaseException) -> str:
    """The line that the log has of it."""
    info: Any = (type(error), error, error.__traceback__)
    return JsonLines().format(logging.LogRecord("x", logging.ERROR, "", 0, "failed", None, info))


def fails(database: str, work: Callable[[Store], Awaitable[object]]) -> str:
    """What the log has of work that fails."""
    lines: list[str] = []

    async def run(store: Store) -> None:
        with pytest.raises(TROUBLE) as caught:
            await work(store)
        lines.append(logged(caught.value))

    with_store(database, run)
    return lines[0]


def test_a_name_that_is_taken_is_not_told(database: str) -> None:
    async def work(store: Store) -> None:
        for id in ("a", "b"):
            await store.people.add(PersonRow(id, SECRET, "account", folded=SECRET, password=SECRET))

    line = fails(database, work)
    assert SECRET not in line
    assert "Conflict" in line
    assert "people" in line, "which table it was still helps"


def test_nor_the_row_that_lacks_something(database: str) -> None:
    async def work(store: Store) -> None:
        row = {**ADA, "password": SECRET, "kind": None}
        await store._access.write(insert(schema.people).values(**row))

    line = fails(database, work)
    assert SECRET not in line
    assert "kind" in line


def test_nor_a_value_that_cannot_be_kept(database: str) -> None:
    async def work(store: Store) -> None:
        await store._access.write(insert(schema.people).values(**{**ADA, "epoch": SECRET, "password": SECRET}))
        assert "postgresql" not in database
        raise OSError("SQLite takes any value")

    assert SECRET not in fails(database, work)


def test_nor_one_that_the_database_reads_wrongly(postgresql: Callable[[], str]) -> None:
    async def work(store: Store) -> None:
        await store._access.rows(select(text(f"'{SECRET}'::text::integer")))

    line = fails(postgresql(), work)
    assert line.count(SECRET) == line.count(f"'{SECRET}'::text"), "only in the statement, where no value belongs"
    assert "22P02" in line


def test_nor_what_a_table_was_to_remember(database: str) -> None:
    """A full disk, more or less: the reason is shown, the entry with its seed is not."""

    async def work(store: Store) -> None:
        await store._access.write(*[text(each) for each in _full(database)])
        await store.append(Entry("t", 1, 0.0, -1, "start", SECRET.encode()))

    line = fails(database, work)
    assert SECRET not in line
    assert "no space left" in line


def _full(database: str) -> list[str]:
    if "postgresql" not in database:
        return ["CREATE TRIGGER f BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no space left'); END"]
    body = "begin raise exception 'no space left' using errcode = '53100'; end"
    return [
        f"CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$",
        "CREATE TRIGGER f BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION f()",
    ]
