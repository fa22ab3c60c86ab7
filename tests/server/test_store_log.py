"""The log: durable before it is acknowledged, numbered once, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from furrow.server.store import Conflict, Entry, Snapshot, Store, StoreError, TableRow, open_store
from furrow.server.store.file_log import FileLog
from furrow.server.store.writer import BATCH
from tests.server.stores import with_store


def entry(table: str, seq: int, body: bytes = b"{}") -> Entry:
    return Entry(table, seq, 1.5, 0, "play", body)


def test_entries_come_back_in_order_after_a_restart(database: str) -> None:
    body = '{"line": "produce / F5", "name": "گل"}'.encode()

    async def write(store: Store) -> None:
        for seq in range(1, 6):
            await store.append(entry("a", seq, body))
        await store.append(entry("b", 1))

    async def read(store: Store) -> None:
        assert await store.entries("a") == [entry("a", seq, body) for seq in range(1, 6)]
        assert [found.seq for found in await store.entries("a", since=3)] == [4, 5]
        assert await store.entries("nobody") == []
        assert (await store.last_seq("a"), await store.last_seq("b"), await store.last_seq("nobody")) == (5, 1, 0)

    with_store(database, write)
    with_store(database, read)


def test_a_number_is_taken_once_and_spoils_nothing_else(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(entry("a", 1))
        found = await asyncio.gather(
            *(store.append(entry(table, 1)) for table in "abcdefgh"),
            store.add_table(TableRow("t", "scythe", "waiting", "host")),
            return_exceptions=True,
        )
        assert isinstance(found[0], Conflict)
        assert found[1:] == [None] * 8
        assert [await store.last_seq(table) for table in "abcdefgh"] == [1] * 8
        assert await store.table("t") is not None

    with_store(database, work)


def test_two_servers_on_one_database_give_a_number_once(postgresql: Callable[[], str]) -> None:
    database = postgresql()

    async def run() -> None:
        stores = [await open_store(database) for _ in range(2)]
        try:
            tries = [
                store.append(Entry("a", seq, 0.0, which, "play", b""))
                for seq in range(1, 51)
                for which, store in enumerate(stores)
            ]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(each, Conflict) for each in found) == 50
            told = {(number // 2 + 1, number % 2) for number, each in enumerate(found) if each is None}
            assert {(each.seq, each.seat) for each in await stores[0].entries("a")} == told
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_many_games_at_once_lose_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        async def game(name: str) -> None:
            for seq in range(1, 31):
                await store.append(entry(name, seq))

        names = [f"game{number}" for number in range(40)]
        await asyncio.gather(*(game(name) for name in names))
        for name in names:
            assert [found.seq for found in await store.entries(name)] == list(range(1, 31))

    with_store(database, work)


def test_closing_writes_what_was_waiting(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        waiting = [asyncio.ensure_future(store.append(entry("a", seq))) for seq in range(1, 301)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError):
            await store.append(entry("a", 301))

    async def read(store: Store) -> None:
        assert len(await store.entries("a")) == 300

    asyncio.run(run())
    with_store(database, read)


def test_the_newest_snapshot_stays(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.snapshot("a") is None
        await store.put_snapshot("a", 100, b"first")
        await store.put_snapshot("a", 200, b"second")
        await store.put_snapshot("a", 150, b"late")
        assert await store.snapshot("a") == Snapshot("a", 200, b"second")

    with_store(database, work)


def test_work_that_fails_changes_nothing_and_the_writer_lives_on(database: str) -> None:
    async def work(store: Store) -> None:
        too_big = Entry("a", 1, 0.0, 2**70, "play", b"")
        found = await asyncio.gather(store.append(too_big), store.append(entry("b", 1)), return_exceptions=True)
        assert isinstance(found[0], (OverflowError, DBAPIError))
        assert found[1] is None
        await store.append(entry("a", 1))
        assert (await store.last_seq("a"), await store.last_seq("b")) == (1, 1)

    with_store(database, work)


def test_entries_are_kept_when_other_work_beside_them_fails(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(TableRow("t", "scythe", "waiting", "host"))
        found = await asyncio.gather(
            store.append(entry("a", 1)),
            store.add_table(TableRow("t", "scythe", "waiting", "host")),
            store.append(entry("b", 1)),
            return_exceptions=True,
        )
        assert (found[0], found[2]) == (None, None)
        assert isinstance(found[1], Conflict)
        assert (await store.last_seq("a"), await store.last_seq("b")) == (1, 1)

    with_store(database, work)


def test_more_tables_than_one_statement_takes_follow_their_logs(database: str) -> None:
    names = [f"t{number}" for number in range(2 * BATCH + 1)]

    async def write(store: Store) -> None:
        await asyncio.gather(*(store.add_table(TableRow(name, "scythe", "running", "host")) for name in names))
        for number, name in enumerate(names):
            store.progress(name, decisions=number, moved=number / 2, turn_of=[name])
        store.progress(names[0], state="over", result=b"{}")

    async def read(store: Store) -> None:
        found = {row.id: row for row in await store.all_tables()}
        assert [(found[name].decisions, found[name].moved, found[name].turn_of) for name in names] == [
            (number, number / 2, [name]) for number, name in enumerate(names)
        ]
        assert (found[names[0]].state, found[names[0]].result) == ("over", b"{}")
        assert (found[names[1]].state, found[names[1]].result) == ("running", None)

    with_store(database, write)
    with_store(database, read)


def _settings(log: FileLog) -> list[tuple[object, ...]]:
    assert log._connection is not None
    return [log._connection.execute(f"PRAGMA {name}").fetchone() for name in ("synchronous", "journal_mode")]


def test_the_log_of_a_file_is_on_the_disk_before_it_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "furrow.sqlite"
        store = await open_store(str(file))
        log = FileLog(file)
        await log.append([entry("a", 1), entry("b", 1)])
        assert log._thread.submit(_settings, log).result() == [(2,), ("wal",)]
        with pytest.raises(sqlite3.IntegrityError):
            await log.append([entry("c", 1), entry("b", 1)])
        assert [await store.last_seq(table) for table in "abc"] == [1, 1, 0]
        await log.close()
        await store.close()

    asyncio.run(run())
