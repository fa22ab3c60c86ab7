"""A table goes on when its log cannot be played again, when the database refuses, and when another process plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from furrow.server.application import Application
from furrow.server.hub import MemoryHub
from furrow.server.hub.memory import Bus
from furrow.server.live import journal as j
from furrow.server.live.journal import Body
from furrow.server.live.presence import FADES
from furrow.server.store import Entry, Store, schema
from furrow.server.store.chain import check, linked
from furrow.server.tables import arranging
from furrow.server.wire import socket as w
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import TableInfo
from tests.server.clients import PATIENCE, Client, Time, begun, closed, guest, opened, wish, with_application


async def _append(store: Store, table: str, seat: int, line: str) -> None:
    """Write an entry while no server runs, as a version with other rules might have done."""
    before = await store.entries(table)
    entry = Entry(table, len(before) + 1, 0.0, seat, j.PLAY, j.encode(Body(line=line)))
    await store.append(linked(check(before), entry))


async def _hot_seat(app: Application) -> tuple[Client, TableInfo, int]:
    """A game of two people at one screen; the seat that is asked looks at it."""
    ann = await guest(app, "Ann")
    info = await begun(app, ann, table=wish("scythe", "me", "hotseat"))
    client = await Client(app, ann).open(info.id)
    seat: int = client.state["waiting_for"][0]
    await client.send(w.Curtain(seat))
    return client, info, seat


async def _again(app: Application, before: Client, info: TableInfo, seat: int) -> Client:
    """The same person at the same table, after a restart."""
    client = await Client(app, before.person).open(info.id)
    await client.send(w.Curtain(seat))
    return client


def test_after_a_change_of_rules_a_game_resumes_at_its_last_playable_decision(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        client, info, seat = await _hot_seat(app)
        await client.play("bolster / power", seat)
        await closed(app)
        app = await opened(sqlite, tmp_path)
        await _append(app.store, info.id, seat, "teleport F5")
        await _append(app.store, info.id, seat, "pass")
        back = await _again(app, client, info, seat)
        assert back.state["view"]["question"]["name"] == "bottom"
        assert back.of("notice")[0]["code"] == "rules_changed"
        assert (await back.play("pass", seat))["is"] == "done"
        view = back.state["view"]
        await closed(app)

        app = await opened(sqlite, tmp_path)
        again = await _again(app, client, info, seat)
        assert (again.state["view"], again.of("notice")) == (view, [])
        kinds = [entry.kind for entry in await app.store.entries(info.id)]
        assert kinds == ["start", "play", "play", "play", "reset", "play"]
        await closed(app)

    asyncio.run(run())


def test_a_snapshot_takes_the_place_of_what_does_not_replay(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        client, info, seat = await _hot_seat(app)
        await client.play("bolster / power", seat)
        await client.play("pass", seat)
        view = client.state["view"]
        await closed(app)  # leaves a snapshot

        app = await opened(sqlite, tmp_path)
        first = (await app.store.entries(info.id))[1]
        broken = [Entry(first.table, first.seq, first.time, first.seat, first.kind, j.encode(Body(line="teleport F5")))]
        entries = app.store.entries

        async def spoiled(table: str, since: int = 0) -> list[Entry]:
            found = [broken[0] if entry.seq == first.seq else entry for entry in await entries(table, since)]
            return [msgspec.structs.replace(entry, sum=None) if entry.seq <= last else entry for entry in found]

        last = await app.store.last_seq(info.id)  # a log of before, when there were no checksums
        snapshot = await app.store.snapshot(info.id)
        assert snapshot is not None
        kept = msgspec.json.encode({**msgspec.json.decode(snapshot.body), "seal": ""})
        mine = schema.snapshots.c.table == info.id
        await app.store._access.write(update(schema.snapshots).where(mine).values(body=kept))
        await app.store.change_table(info.id, seal=None)
        app.store.entries = spoiled  # type: ignore[method-assign]
        back = await _again(app, client, info, seat)
        assert back.state["view"] == view
        assert back.of("notice")[0]["code"] == "rules_changed"
        assert (await back.play("end", seat))["is"] == "done"
        await closed(app)

    asyncio.run(run())


def test_a_write_that_fails_is_told_to_nobody(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client, info, seat = await _hot_seat(app)
        before = client.state
        append = app.store.append

        def broken(entry: Entry) -> asyncio.Future[None]:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(OSError("disk full"))
            return failed

        app.store.append = broken  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk full"):
            await client.send(w.Play(seat, "produce", client.seq))
        assert client.state == before
        app.store.append = append  # type: ignore[method-assign]
        assert (await client.play("bolster", seat))["is"] == "done"
        assert [step.text for step in app.house.live[info.id].running.game.history] == ["bolster"]

    with_application(sqlite, tmp_path, work)


def test_a_decision_is_made_though_its_sender_went_away(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client, info, seat = await _hot_seat(app)
        sending = asyncio.create_task(client.send(w.Play(seat, "produce", client.seq)))
        await asyncio.sleep(0)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        assert client.state["view"]["question"]["name"] == "top"
        assert len(await app.store.entries(info.id)) == 2

    with_application(sqlite, tmp_path, work)


def _agree(first: Application, second: Application, table: str) -> bool:
    """Have both processes come to the same place?"""
    return first.house.live[table].running.game.position() == second.house.live[table].running.game.position()


def test_two_processes_share_a_table(postgresql: Callable[[], str], tmp_path: Path) -> None:
    """Two applications on one database, joined by hubs, behave as one."""
    database = postgresql()

    async def run() -> None:
        bus = Bus()
        apps = [await opened(database, tmp_path, hub=MemoryHub(bus)) for _ in range(2)]
        ann, bob = await guest(apps[0], "Ann"), await guest(apps[0], "Bob")
        info = await begun(apps[0], ann, bob, table=wish("scythe", "me", "open", "random"))
        clients = [await Client(app, person).open(info.id) for app, person in zip(apps, (ann, bob), strict=True)]
        made = [0, 0]
        async with asyncio.timeout(PATIENCE):
            while min(made) < 12:
                for seat, client in enumerate(clients):
                    if client.texts:
                        texts = client.texts
                        reply = await client.play(texts[made[seat] * 5 % len(texts)], seat)
                        made[seat] += reply["is"] == "done"
                await asyncio.sleep(0.01)
        await clients[0].send(w.Say("Are you there?"))
        await clients[1].until(lambda: clients[1].of("said"))
        async with asyncio.timeout(PATIENCE):
            while not _agree(apps[0], apps[1], info.id):
                await asyncio.sleep(0.05)
        await apps[0].tables.leave(ann, info.id)
        await clients[1].until(lambda: clients[1].table["seats"][0]["bot"])
        for app in apps:
            await closed(app)

    asyncio.run(run())


def test_a_process_that_fell_silent_has_nobody_at_its_tables(postgresql: Callable[[], str], tmp_path: Path) -> None:
    """While it lives it says again and again who is there."""
    database = postgresql()

    async def run() -> None:
        bus, time = Bus(), Time()
        here, there = [await opened(database, tmp_path, time, MemoryHub(bus)) for _ in range(2)]
        ann, bob = await guest(here, "Ann"), await guest(here, "Bob")
        table = (await begun(here, ann, bob)).id
        eyes = await Client(here, ann).open(table)
        await Client(there, bob).open(table)

        def online() -> list[bool]:
            return [seat["online"] for seat in eyes.table["seats"]]

        assert online() == [True, True]
        for _ in range(3):
            time.now += FADES - 1
            await there.house.look_round(hold=True)
            await here.house.look_round(hold=True)
            assert online() == [True, True]
        time.now += FADES
        await here.house.look_round(hold=True)
        assert online() == [True, False]
        for app in (there, here):
            await closed(app)

    asyncio.run(run())


def test_a_game_that_waits_for_a_bot_goes_on_after_a_restart(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        ann = await guest(app, "Ann")
        made = await app.tables.create(ann, wish("imperial_settlers", "me", "random"))
        start = arranging.start_of(app.house.live[made.id].plan, 5)
        await app.store.append(Entry(made.id, 1, 0.0, -1, j.START, j.encode(start)))  # and then the light went out
        await closed(app)

        app = await opened(sqlite, tmp_path)
        client = await Client(app, ann).open(made.id)
        assert client.table["state"] == "running"
        await client.until(lambda: client.texts)
        await client.play(client.texts[0])
        client.close()
        await closed(app)
        app = await opened(sqlite, tmp_path)
        await app.store.change_table(made.id, turn_of=[])
        app.house.begin()
        async with asyncio.timeout(PATIENCE):
            while made.id not in app.house.live:
                await asyncio.sleep(0.05)
        await closed(app)

    asyncio.run(run())


def test_two_processes_that_do_not_hear_each_other_give_a_seat_once(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    database = postgresql()

    async def run() -> None:
        apps = [await opened(database, tmp_path) for _ in range(2)]
        people = [await guest(apps[0], name) for name in ("Ann", "Bob", "Cyd")]
        made = await apps[0].tables.create(people[0], wish("scythe", "me", "open", "open", listed=True))
        await apps[1].tables.info(people[2], made.id)
        assert (await apps[0].tables.join(people[1], made.id)).mine == [1]
        assert (await apps[1].tables.join(people[2], made.id)).mine == [2]
        started = await apps[0].tables.start(people[0], made.id)
        assert [seat.name for seat in started.seats] == ["Ann", "Bob", "Cyd"]
        with pytest.raises(Problem, match="not_waiting"):
            await apps[1].tables.start(people[0], made.id)
        for app in apps:
            await closed(app)

    asyncio.run(run())
