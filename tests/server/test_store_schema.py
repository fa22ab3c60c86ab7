"""Schema, migrations, the lock of an SQLite file, backup."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from furrow.server.live.plan import read_plan
from furrow.server.store import Entry, Locked, SchemaError, Store, StoreError, TableRow, migrations, open_store
from furrow.server.store.backup import backup
from furrow.server.store.database import address, make_engine
from furrow.server.store.migrating import revision, upgrade
from furrow.server.store.schema import REVISION, metadata
from tests.server import services
from tests.server.stores import with_store


def on_connection(database: str, work: Callable[[Connection], None]) -> None:
    async def run() -> None:
        engine = make_engine(address(database))
        async with engine.execution_options(furrow_writes=True).begin() as connection:
            await connection.run_sync(work)
        await engine.dispose()

    asyncio.run(run())


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def test_the_newest_migration_is_the_one_that_the_schema_names() -> None:
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == REVISION


def test_a_new_database_and_a_migrated_one_have_the_same_schema(database: str) -> None:
    def migrate(connection: Connection) -> None:
        upgrade(connection, None)
        assert revision(connection) == REVISION
        assert differences(connection) == []

    on_connection(database, migrate)


def test_a_new_database_is_of_the_newest_schema(database: str) -> None:
    async def nothing(_store: Store) -> None:
        pass

    def check(connection: Connection) -> None:
        assert revision(connection) == REVISION
        assert differences(connection) == []

    with_store(database, nothing)
    on_connection(database, check)


def test_what_the_first_schema_held_is_there_after_all_migrations(database: str) -> None:
    def first(connection: Connection) -> None:
        upgrade(connection, None, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, state, host, key, listed, rated, settings, created, moved, decisions,"
                " people, turn_of)"
                " VALUES ('a', 'scythe', 'running', 'h', 'k', true, false, :settings, 1, 2, 3, '[\"p\"]', '[]')"
            ),
            {"settings": b"{}"},
        )
        connection.execute(text("INSERT INTO members (person, \"table\") VALUES ('p', 'a')"))
        connection.execute(
            text("INSERT INTO entries (\"table\", seq, time, seat, kind, body) VALUES ('a', 1, 1, 0, 'start', :body)"),
            {"body": b"[]"},
        )

    async def read(store: Store) -> None:
        (found,) = await store.tables_of("p")
        assert (found.id, found.decisions, found.listed) == ("a", 3, True)
        assert await store.entries("a") == [Entry("a", 1, 1.0, 0, "start", b"[]")]

    on_connection(database, first)
    with_store(database, read)


def _plan(*seats: object) -> bytes:
    return msgspec.json.encode({"game": "scythe", "seats": seats, "lang": "hu"})


def test_what_was_dealt_is_kept_by_its_kind_after_the_migration(database: str) -> None:
    """Before, a faction and a mat were all that could be named: in results, and in how a table is arranged."""
    seated = {"who": "me", "name": "Zoé", "person": "p", "faction": "nordic", "mat": "industrial"}
    plans = {"old": _plan(seated, {"who": "open", "mat": None}), "plain": _plan({"who": "open"}), "empty": b"{}"}
    found = [("scythe", 0, "nordic", "industrial"), ("scythe", 1, "saxony", "patriotic"), ("fifty", 0, "new_york", "")]

    def before(connection: Connection) -> None:
        upgrade(connection, None, "0002")
        for id, settings in plans.items():
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, state, host, key, listed, rated, settings, created, moved,"
                    " decisions, people, turn_of)"
                    " VALUES (:id, 'scythe', 'running', 'h', 'k', true, false, :settings, 1, 2, 3, '[\"p\"]', '[]')"
                ),
                {"id": id, "settings": settings},
            )
        for table, seat, faction, mat in found:
            connection.execute(
                text(
                    'INSERT INTO results ("table", seat, game, person, name, level, faction, mat, place, seats, score,'
                    " won, rated, ended, details)"
                    " VALUES (:table, :seat, 'scythe', 'p', 'P', '', :faction, :mat, 1, 2, 60, true, false, 1, '{}')"
                ),
                {"table": table, "seat": seat, "faction": faction, "mat": mat},
            )

    async def after(store: Store) -> None:
        dealt = {(row.table, row.seat): row.dealt for row in await store.results.of_person("p")}
        assert dealt == {
            ("scythe", 0): {"faction": "nordic", "mat": "industrial"},
            ("scythe", 1): {"faction": "saxony", "mat": "patriotic"},
            ("fifty", 0): {"faction": "new_york"},
        }
        kept = {id: row.settings for id in plans if (row := await store.table(id)) is not None}
        first, second = read_plan(kept["old"]).seats
        assert (first.name, first.dealt, second.dealt) == ("Zoé", {"faction": "nordic", "mat": "industrial"}, {})
        assert read_plan(kept["old"]).lang == "hu"
        assert {id: kept[id] for id in ("plain", "empty")} == {id: plans[id] for id in ("plain", "empty")}

    on_connection(database, before)
    with_store(database, after)
    on_connection(database, _same_schema)


def _same_schema(connection: Connection) -> None:
    assert differences(connection) == []


def test_a_database_from_the_future_is_left_alone(database: str) -> None:
    async def nothing(_store: Store) -> None:
        pass

    def advance(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with_store(database, nothing)
    on_connection(database, advance)
    with pytest.raises(SchemaError, match="9999"):
        with_store(database, nothing)


def test_alembic_is_not_loaded_when_the_schema_is_current(sqlite: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from furrow.server.store import open_store\n"
        "async def main():\n"
        f"    store = await open_store({sqlite!r})\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
        "assert 'alembic' not in sys.modules\n"
    )
    for _ in range(2):
        subprocess.run([sys.executable, "-c", program], check=True)


def test_servers_that_start_together_make_the_schema_once(postgresql: Callable[[], str]) -> None:
    database = postgresql()

    async def run() -> None:
        for store in await asyncio.gather(*(open_store(database) for _ in range(4))):
            await store.close()

    asyncio.run(run())


def test_an_sqlite_file_has_one_server(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(sqlite)
        with pytest.raises(Locked):
            await open_store(sqlite)
        visitor = await open_store(sqlite, alone=False)
        await visitor.add_table(TableRow("a", "scythe", "waiting", "h"))
        assert await store.table("a") is not None
        await visitor.close()
        await store.close()
        await (await open_store(sqlite)).close()

    asyncio.run(run())


def test_the_lock_of_a_killed_server_is_free(sqlite: str, tmp_path: Path) -> None:
    program = (
        "import asyncio, sys, time\n"
        "from furrow.server.store import open_store\n"
        "async def main():\n"
        f"    store = await open_store({sqlite!r})\n"
        "    print('open', flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"open\n"
        with pytest.raises(Locked):
            asyncio.run(open_store(sqlite))
        server.kill()
    with_store(sqlite, lambda store: store.append(Entry("a", 1, 0.0, 0, "play", b"")))


@pytest.mark.parametrize("address_", ["mysql://x/y", "sqlite://", "postgresql", "://"])
def test_an_address_that_cannot_be_is_refused(address_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if address_ == "postgresql":
        assert address(address_).database == "postgresql"  # a plain word is a file
    else:
        with pytest.raises(StoreError):
            address(address_)


def test_a_backup_of_sqlite_is_whole_while_the_server_writes(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def work(store: Store) -> None:
        async def play(table: str) -> None:
            for seq in range(1, 60):
                await store.append(Entry(table, seq, 0.0, 0, "play", b"x" * 1000))

        for seq in range(1, 40):
            await store.append(Entry("before", seq, 0.0, 0, "play", b""))
        await asyncio.gather(backup(sqlite, copy), *(play(f"t{number}") for number in range(8)))
        with pytest.raises(StoreError):
            await backup(sqlite, copy)

    async def read(store: Store) -> None:
        assert len(await store.entries("before")) == 39
        for number in range(8):
            found = [entry.seq for entry in await store.entries(f"t{number}")]
            assert found == list(range(1, len(found) + 1))

    with_store(sqlite, work)
    assert [path.name for path in tmp_path.glob("*.partial")] == []
    with_store(str(copy), read)


def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        asyncio.run(backup(str(tmp_path / "nothing.sqlite"), tmp_path / "copy"))
    assert not list(tmp_path.iterdir())


def test_a_backup_of_postgresql_can_be_restored(
    postgresql: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, copy = postgresql(), postgresql(), tmp_path / "copy.dump"

    async def write(store: Store) -> None:
        await store.append(Entry("a", 1, 0.0, 0, "play", b"\x00\xff"))
        await backup(old, copy)

    async def read(store: Store) -> None:
        assert [entry.body for entry in await store.entries("a")] == [b"\x00\xff"]

    monkeypatch.setenv("PATH", f"{services.programs()}{os.pathsep}{os.environ['PATH']}")
    with_store(old, write)
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={new}", str(copy)], check=True)
    with_store(new, read)


def test_sqlite_is_told_to_keep_every_commit(sqlite: str, tmp_path: Path) -> None:
    found: dict[str, object] = {}

    def look(connection: Connection) -> None:
        found["synchronous"] = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        found["journal"] = connection.exec_driver_sql("PRAGMA journal_mode").scalar()

    on_connection(sqlite, look)
    assert found == {"synchronous": 2, "journal": "wal"}
