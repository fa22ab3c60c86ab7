"""Damage is found: rows of a log that are exchanged, missing or changed stop their table, and no other."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from furrow.server.application import Application
from furrow.server.store import Damaged, Entry
from furrow.server.store.chain import chained, check, linked, seal
from furrow.server.wire.errors import Problem
from tests.cli.helpers import furrow_here
from tests.server.clients import Client, begun, guest, wish, with_application

Damage = Callable[[sqlite3.Connection, str], object]
_DECISIONS = 6


def _changed(column: str, value: object) -> Damage:
    order = f'UPDATE entries SET {column} = ? WHERE "table" = ? AND seq = 4'
    return lambda connection, table: connection.execute(order, (value, table))


def _exchanged(connection: sqlite3.Connection, table: str) -> None:
    for before, after in ((4, -1), (5, 4), (-1, 5)):
        connection.execute('UPDATE entries SET seq = ? WHERE "table" = ? AND seq = ?', (after, table, before))


def _lost(*seqs: int) -> Damage:
    def damage(connection: sqlite3.Connection, table: str) -> None:
        for seq in seqs:
            connection.execute('DELETE FROM entries WHERE "table" = ? AND seq = ?', (table, seq))

    return damage


DAMAGES = {
    "exchanged": (_exchanged, 3),
    "missing": (_lost(4), 3),
    "without its end": (_lost(6, 7), 5),
    "another time": (_changed("time", 1.0), 3),
    "another seat": (_changed("seat", 1), 3),
    "another body": (_changed("body", b'{"line":"pass"}'), 3),
    "no checksum": (_changed("sum", None), 3),
}


def _played(sqlite: str, tmp_path: Path, tables: int = 1) -> list[str]:
    """Tables with some decisions."""
    made: list[str] = []

    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        for _ in range(tables):
            made.append((await begun(app, ann, table=wish("scythe", "me", "hotseat", listed=True))).id)
            await _play(await Client(app, ann).open(made[-1]), _DECISIONS)

    with_application(sqlite, tmp_path, work)
    return made


async def _play(client: Client, times: int) -> None:
    for _ in range(times):
        seat = client.state["waiting_for"][0]
        app = client.app
        table = app.house.live[client.table["id"]]
        await table.decide("play", seat, table.running.game.legal(seat)[0].text)


def _in_file(tmp_path: Path, damage: Damage, table: str) -> None:
    with closing(sqlite3.connect(tmp_path / "furrow.sqlite")) as connection, connection:
        damage(connection, table)


def _admin(tmp_path: Path, *words: str) -> tuple[int, str]:
    done = furrow_here("admin", *words, "--data-dir", str(tmp_path))
    return done.code, done.out + done.err


_SHOWN = ("exchanged", "without its end")
"""Those for which each run goes all the way; the others do with `--soak`."""


@pytest.mark.parametrize(
    "kind", [kind if kind in _SHOWN else pytest.param(kind, marks=pytest.mark.soak) for kind in DAMAGES]
)
def test_damage_stops_its_table_and_can_be_mended(
    kind: str, sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damage, good = DAMAGES[kind]
    table, other = _played(sqlite, tmp_path, 2)
    assert _admin(tmp_path, "check") == (0, "Everything is as it was written.\n")
    _in_file(tmp_path, damage, table)
    rows = _rows(tmp_path, table)

    async def damaged(app: Application) -> None:
        with pytest.raises(Problem) as raised:
            await app.tables.open(table)
        assert raised.value.code == "damaged"
        assert (await app.tables.open(other)).running.seq == _DECISIONS + 1
        assert {info.id for info in await app.lists.live(None)} == {table, other}

    with caplog.at_level(logging.ERROR):
        with_application(sqlite, tmp_path, damaged)
    assert [record.getMessage() for record in caplog.records] == ["a table cannot be used"]
    assert _rows(tmp_path, table) == rows, "nothing is written to a damaged log"
    code, out = _admin(tmp_path, "check")
    assert (code, table in out, other in out) == (1, True, False)
    assert table in _admin(tmp_path, "tables")[1]
    assert _admin(tmp_path, "repair", table, "--yes")[0] == 0
    assert _admin(tmp_path, "check")[0] == 0

    async def mended(app: Application) -> None:
        live = await app.tables.open(table)
        assert live.running.seq == good
        seat = live.running.game.actors[0]
        await live.decide("play", seat, live.running.game.legal(seat)[0].text)

    with_application(sqlite, tmp_path, mended)
    assert _admin(tmp_path, "check")[0] == 0


def _rows(tmp_path: Path, table: str) -> list[object]:
    with closing(sqlite3.connect(tmp_path / "furrow.sqlite")) as connection:
        return connection.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY seq', (table,)).fetchall()


def test_a_log_of_before_is_sealed_as_it_is_found(sqlite: str, tmp_path: Path) -> None:
    [table] = _played(sqlite, tmp_path)

    def forget(connection: sqlite3.Connection, _: str) -> None:
        connection.execute("UPDATE entries SET sum = NULL")
        connection.execute("UPDATE tables SET seal = NULL")
        connection.execute("DELETE FROM snapshots")

    _in_file(tmp_path, forget, table)
    assert _admin(tmp_path, "check")[0] == 0

    async def on(app: Application) -> None:
        live = await app.tables.open(table)
        for _ in range(2):
            seat = live.running.game.actors[0]
            await live.decide("play", seat, live.running.game.legal(seat)[0].text)
        sums = [bool(entry.sum) for entry in await app.store.entries(table)]
        assert sums == [False] * (_DECISIONS + 1) + [True] * 2

    with_application(sqlite, tmp_path, on)
    assert _admin(tmp_path, "check")[0] == 0
    _in_file(tmp_path, _changed("time", 1.0), table)
    assert _admin(tmp_path, "check")[0] == 1


def test_damaged_rows_hide_nothing_in_the_lists(sqlite: str, tmp_path: Path) -> None:
    tables = _played(sqlite, tmp_path, 2)

    def damage(connection: sqlite3.Connection, table: str) -> None:
        connection.execute("UPDATE tables SET turn_of = '{' WHERE id = ?", (table,))

    _in_file(tmp_path, damage, tables[0])

    async def look(app: Application) -> None:
        assert [info.id for info in await app.lists.live(None)] == tables[1:]

    with_application(sqlite, tmp_path, look)
    code, out = _admin(tmp_path, "tables")
    assert (code, all(table in out for table in tables)) == (0, True)
    assert _admin(tmp_path, "check")[0] == 1


def test_a_file_that_is_none_of_ours_is_said_to_be_so(tmp_path: Path) -> None:
    database = tmp_path / "furrow.sqlite"
    database.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    for words in (("tables",), ("check",)):
        code, out = _admin(tmp_path, *words)
        assert code != 0
        assert "damaged" in out
        assert "Traceback" not in out
    database.unlink()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE something (x)")
    code, out = _admin(tmp_path, "tables")
    assert code != 0
    assert "the database has no version" in out


def test_another_entry_has_another_checksum() -> None:

    entry = Entry("t", 1, 2.5, 0, "play", b"{}")
    known = chained(b"", entry)
    assert known.hex() == "8e1efbd40f77e95074427ed255c4c63d"
    others = [
        msgspec.structs.replace(entry, **{name: value})
        for name, value in {"table": "u", "seq": 2, "time": 2.6, "seat": 1, "kind": "side", "body": b"{} "}.items()
    ]
    assert len({known, chained(b"x" * 16, entry), *(chained(b"", each) for each in others)}) == 8


def test_each_kind_of_damage_is_found_in_the_rows() -> None:
    rows, before = list[Entry](), b""
    for seq in range(1, 8):
        rows.append(linked(before, Entry("t", seq, float(seq), 0, "play", b"{}")))
        before = rows[-1].sum or b""
    end = seal(7, before)
    assert check(rows, end) == before
    fourth = rows[3]
    for change in ({"time": 1.0}, {"seat": 1}, {"kind": "side"}, {"body": b"x"}, {"sum": None}, {"sum": b"x" * 16}):
        assert _good([*rows[:3], msgspec.structs.replace(fourth, **change), *rows[4:]], end) == 3, change
    exchanged = [msgspec.structs.replace(rows[4], seq=4), msgspec.structs.replace(rows[3], seq=5)]
    assert _good([*rows[:3], *exchanged, *rows[5:]], end) == 3
    assert _good([*rows[:3], *rows[4:]], end) == 3
    assert _good(rows[:5], end) == 5
    assert _good(rows[:5], b"") is None, "an end that nobody has noted yet is not missed"
    bare = [msgspec.structs.replace(row, sum=None) for row in rows]
    assert _good(bare, b"") is None
    assert _good([*bare[:6], rows[6]], end) is None


def _good(rows: list[Entry], end: bytes) -> int | None:
    """The last entry that is as it was written, of a damaged log."""
    try:
        check(rows, end)
    except Damaged as damage:
        return damage.good
    return None


def test_rows_of_another_process_must_follow(sqlite: str, tmp_path: Path) -> None:
    [table] = _played(sqlite, tmp_path)

    async def work(app: Application) -> None:
        live = await app.tables.open(table)
        wrong = Entry(table, live.running.seq + 1, 0.0, 0, "clock", b"{}", b"x" * 16)
        await app.store.append(wrong)
        with pytest.raises(Exception, match="not what was written"):
            await live.catch_up()
        with pytest.raises(Problem, match="damaged"):
            await live.decide("play", 0, "pass")
        await asyncio.sleep(0)

    with_application(sqlite, tmp_path, work)
