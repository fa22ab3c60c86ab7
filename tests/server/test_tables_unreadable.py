"""One table that cannot be read or looked at is said to be so, and holds up no other."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from furrow.server.application import Application
from furrow.server.store import schema
from furrow.server.store.chain import chained
from furrow.server.web.errors import status_of
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import Clock
from tests.server.clients import LIVE, PATIENCE, Client, Time, begun, closed, guest, opened, wish, with_time

DAY = 86400.0


async def _spoil(app: Application, table: str, body: bytes) -> None:
    """The table's first entry, as rules that we no longer have might have written it."""
    sum = b""
    entries = await app.store.entries(table)
    for entry in [msgspec.structs.replace(entries[0], body=body), *entries[1:]]:
        mine = (schema.entries.c.table == table, schema.entries.c.seq == entry.seq)
        sum = chained(sum, entry)
        await app.store._access.write(update(schema.entries).where(*mine).values(body=entry.body, sum=sum))
    await app.store.change_table(table, seal=None)
    snapshot = await app.store.snapshot(table)
    if snapshot is not None:
        kept = msgspec.json.encode({**msgspec.json.decode(snapshot.body), "seal": ""})
        await app.store._access.write(
            update(schema.snapshots).where(schema.snapshots.c.table == table).values(body=kept)
        )


def _complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_damaged_row_keeps_no_other_table_out_of_the_lists(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        ann = await guest(app, "Ann")
        wished = wish("scythe", "me", "open", listed=True)
        tables = [(await app.tables.create(ann, wished)).id for _ in range(3)]
        await closed(app)

        app = await opened(sqlite, tmp_path)
        await app.store.change_table(tables[1], settings=b"{")
        for listed in (await app.lists.open(None), await app.lists.mine(ann)):
            assert {info.id for info in listed} == {tables[0], tables[2]}
        assert _complaints(caplog) == ["a table cannot be used"]
        await closed(app)

    asyncio.run(run())


@pytest.mark.parametrize("body", [b'{"game":"scythe","seats":2,"seed":1,"options":{"gone":true}}', b"{", b"{}"])
def test_games_go_on_after_a_restart_though_one_cannot_be_read(
    body: bytes, sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        ann = await guest(app, "Ann")
        tables = sorted([(await begun(app, ann, table=wish("scythe", "me", "hotseat"))).id for _ in range(3)])
        await closed(app)

        app = await opened(sqlite, tmp_path)
        await _spoil(app, tables[0], body)
        await app.store._access.write(schema.snapshots.delete())
        for table in tables:
            await app.store.change_table(table, turn_of=[])  # as if a bot were to answer
        app.house.begin()
        async with asyncio.timeout(PATIENCE):
            while not {*tables[1:]} <= app.house.live.keys():
                await asyncio.sleep(0.05)
        for _ in range(2):
            with pytest.raises(Problem) as problem:
                await app.tables.info(ann, tables[0])
            assert (problem.value.code, status_of(problem.value.code)) == ("unreadable", 409)
        assert _complaints(caplog) == ["a table cannot be used"]
        assert len(await app.lists.mine(ann)) == 3
        await app.departures.delete(ann)
        await closed(app)

    asyncio.run(run())


def test_a_game_whose_start_cannot_be_set_up_any_more_goes_on_from_its_snapshot(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        ann = await guest(app, "Ann")
        table = (await begun(app, ann, table=wish("scythe", "me", "hotseat"))).id
        await closed(app)  # leaves a snapshot

        app = await opened(sqlite, tmp_path)
        await _spoil(app, table, b'{"game":"scythe","seats":2,"seed":1,"options":{"gone":true}}')
        client = await Client(app, ann).open(table)
        assert client.of("notice")[0]["code"] == "rules_changed"
        assert (await client.play("produce", client.state["waiting_for"][0]))["is"] == "done"
        await closed(app)

    asyncio.run(run())


def test_overdue_games_are_woken_though_one_cannot_be_read(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        slow = wish(clock=Clock("days", days=1))
        tables = [(await begun(app, ann, bob, table=slow)).id for _ in range(4)]
        for table in list(app.house.live.values()):
            await app.house.let_go(table)
        await app.store._access.write(schema.snapshots.delete())
        await app.store.change_table(tables[0], settings=b"{")
        await _spoil(app, tables[1], b"{")
        time.now += 2 * DAY
        await app.house.wake_overdue()
        assert {*app.house.live} == {*tables[2:]}

    with_time(sqlite, tmp_path, work)


def test_clocks_are_watched_though_one_table_is_in_trouble(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(app: Application, time: Time) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        tables = [(await begun(app, ann, bob, table=wish(clock=LIVE))).id for _ in range(2)]
        bad, good = [app.house.live[table] for table in tables]
        seats, bad.plan.seats = bad.plan.seats, []
        time.now += 100.0
        for _ in range(3):
            await app.house.look_round(hold=True)
        assert any(seat.bot for seat in good.plan.seats)
        assert _complaints(caplog) == ["a table cannot be used"]
        bad.plan.seats = seats
        await app.house.look_round()
        assert any(seat.bot for seat in bad.plan.seats)

    with_time(sqlite, tmp_path, work)


def test_a_table_can_be_put_to_sleep_from_two_sides(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await guest(app, "Ann")
        for _ in range(3):
            await begun(app, ann, table=wish("scythe", "me", "hotseat"))
        time.now += 1000.0
        await asyncio.gather(app.house.look_round(hold=True), app.house.look_round(hold=True))
        assert app.house.live == {}

    with_time(sqlite, tmp_path, work)
