"""What a server does automatically: results that a crash has left out, guests who never came back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path

import pytest

import furrow
from furrow.server.application import Application
from furrow.server.chores import Chores
from furrow.server.live import journal as j
from furrow.server.live.journal import Body
from furrow.server.people import Person
from furrow.server.store import Entry, TableRow
from furrow.server.tables import arranging
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import NewTable, SeatWish
from tests.server.clients import PATIENCE, Client, Time, begun, closed, guest, opened, wish, with_time

DAY = 86400.0
RATED = NewTable("imperial_settlers", [SeatWish("me"), SeatWish("open")], rated=True)


async def _played(app: Application, people: list[Person]) -> str:
    """A rated game whose log is complete, though its row says that it goes on: then the light went out."""
    made = await app.tables.create(people[0], RATED)
    await app.tables.join(people[1], made.id, key=made.key or "")
    table = app.house.live[made.id]
    start = arranging.start_of(table.plan, 7)
    game = furrow.new(start.game, seats=start.seats, seed=start.seed, options=start.options, **start.setup)
    dice = random.Random(7)
    first = Entry(made.id, 1, 1.0, -1, j.START, j.encode(start))
    row = await app.store.table(made.id)
    assert row is not None
    await app.house.let_go(table)
    assert await app.store.replace_plan(made.id, row, first, state="running", moved=1.0, turn_of=[people[0].id])
    appended: list[Awaitable[None]] = []
    while not game.over:
        seat = game.actors[0]
        line = dice.choice(game.legal(seat)).text
        game.play(line, seat)
        number = len(appended) + 2
        appended.append(
            app.store.append(Entry(made.id, number, float(number), seat, j.PLAY, j.encode(Body(line=line))))
        )
    await asyncio.gather(*appended)
    return made.id


async def _kept(app: Application, table: str) -> None:
    """Wait until the results of a table are there, and its row says so."""
    async with asyncio.timeout(PATIENCE):
        while not await app.store.results.of_table(table) or await app.store.running_ids():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("row", ["running", "over"])
def test_results_that_a_crash_left_out_are_made_up_for_once(row: str, database: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(database, tmp_path)
        people = [await guest(app, name) for name in ("Ann", "Bob")]
        table = await _played(app, people)
        if row == "over":  # the light went out a little later
            kept = b'{"standings": []}'
            await app.store.change_table(table, state="over", turn_of=[], result=kept)
        assert await app.store.results.of_table(table) == []
        await closed(app)

        apps = [await opened(database, tmp_path) for _ in range(1 if database.startswith("sqlite") else 2)]
        for each in apps:
            await each.start()
        await _kept(apps[0], table)
        for each in apps:
            await each.chores.make_up()
        for person in people:
            rating = (await apps[0].store.results.ratings_of([person.id], "imperial_settlers"))[person.id]
            assert rating.games == 1
            (past,) = (await apps[0].afterwards.games(person.id)).games
            assert past.ended < 1000.0  # when it ended, not when it was noticed
            names = [award.name for award in await apps[0].store.results.achievements(person.id)]
            assert names.count("first-game") == 1
        found = await apps[0].tables.info(people[0], table)
        assert (found.state, found.result is not None) == ("over", True)
        assert await apps[0].store.without_results() == []
        for each in apps:
            await closed(each)

    asyncio.run(run())


def test_a_game_that_cannot_be_looked_at_does_not_hold_up_the_others(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        people = [await guest(app, name) for name in ("Ann", "Bob")]
        table = await _played(app, people)
        row = await app.store.table(table)
        assert row is not None
        await app.store.change_table(table, state="over")
        broken = Entry("broken", 1, 0.0, -1, j.START, b"{}")
        await app.store.append(broken)
        await app.store.add_table(TableRow("broken", row.game, "over", row.host, settings=row.settings))
        unfinished = TableRow("unfinished", row.game, "over", row.host, settings=row.settings, moved=0.5)
        await app.store.add_table(unfinished)
        for entry in (await app.store.entries(table))[:5]:
            await app.store.append(Entry("unfinished", entry.seq, entry.time, entry.seat, entry.kind, entry.body))
        await app.chores.make_up()
        assert await app.store.results.of_table(table)
        assert [each.id for each in await app.store.without_results()] == ["broken", "unfinished"]
        await closed(app)

    asyncio.run(run())


def test_an_imported_game_leaves_no_results(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(sqlite, tmp_path)
        people = [await guest(app, name) for name in ("Ann", "Bob")]
        table = await _played(app, people)
        record = await app.library.record(people[0], table)
        assert isinstance(record, str)
        brought = await app.library.bring(people[0], record)
        await app.chores.make_up()
        assert await app.store.results.of_table(table)
        assert await app.store.results.of_table(brought.id) == []
        await closed(app)

    asyncio.run(run())


async def _there(app: Application, *people: Person) -> list[bool]:
    return [await app.people.person(person.id) is not None for person in people]


def test_guests_who_never_came_back_are_forgotten(database: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        gone = await guest(app, "Gone")
        here = await app.people.guest("Here")
        member = (await app.people.account("Member", "correct horse")).session.person
        player, mate, host = [await guest(app, name) for name in ("Player", "Mate", "Host")]
        running = await begun(app, player, mate)
        waiting = await app.tables.create(host, wish("scythe", "me", "open", listed=True))
        await app.people.block(member, gone.id)
        assert await app.chores.purge_guests() == 0

        time.now += 399 * DAY
        assert await app.chores.purge_guests() == 0
        assert await app.people.who(here.token) is None  # the session is over, the guest is not
        time.now += 2 * DAY
        assert await app.chores.purge_guests() == 3
        assert await _there(app, gone, here.person, member, player, mate, host) == [
            False, False, True, True, True, False,
        ]  # fmt: skip
        assert (await app.tables.info(player, running.id)).state == "running"
        with pytest.raises(Problem, match="closed"):
            await app.tables.join(mate, waiting.id, key=waiting.key or "")
        assert await app.people.blocked(member.id) == set()
        assert await app.chores.purge_guests() == 0

    with_time(database, tmp_path, work)


def test_who_comes_back_stays(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        session = await app.people.guest("Ann")
        time.now += 150 * DAY
        assert await app.people.who(session.token) is not None
        time.now += 300 * DAY
        assert await app.chores.purge_guests() == 0
        time.now += 101 * DAY
        assert await app.chores.purge_guests() == 1

    with_time(sqlite, tmp_path, work)


def test_the_games_of_a_forgotten_guest_keep_the_name(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann, bob = await guest(app, "Ann"), (await app.people.account("Bob", "correct horse")).session.person
        table = await _played(app, [ann, bob])
        await app.house.open(table)
        await _kept(app, table)
        time.now += 401 * DAY
        assert await app.chores.purge_guests() == 1
        assert await _there(app, ann) == [False]
        (past,) = (await app.afterwards.games(bob.id)).games
        assert [other.name for other in past.others] == ["Ann"]
        info = await app.tables.info(bob, table)
        assert info.seats[0].name == "Ann"
        assert info.result is not None
        assert {row.name for row in info.result.standings} == {"Ann", "Bob"}
        client = await Client(app, bob).open(table)
        assert any("Ann" in line for line in client.log)

    with_time(sqlite, tmp_path, work)


def test_a_site_may_keep_its_guests_forever(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await guest(app, "Ann")
        time.now += 4000 * DAY
        assert await Chores(app.tables, app.afterwards, 0, 0).purge_guests() == 0
        assert await _there(app, ann) == [True]

    with_time(sqlite, tmp_path, work)


def test_a_guest_who_made_a_running_table_without_a_seat_stays(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await guest(app, "Ann")
        await app.store.add_table(TableRow("a", "scythe", "running", ann.id))
        time.now += 401 * DAY
        assert await app.chores.purge_guests() == 0
        await app.store.change_table("a", state="over")
        assert await app.chores.purge_guests() == 1

    with_time(sqlite, tmp_path, work)


def test_tables_that_never_begin_are_closed(database: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        forgotten = await app.tables.create(ann, wish("scythe", "me", "open", listed=True))
        joined = await app.tables.create(ann, wish("scythe", "me", "open", "open", listed=True))
        playing = await begun(app, ann, bob)
        time.now += 20 * DAY
        await app.tables.join(bob, joined.id, key=joined.key or "")
        time.now += 11 * DAY
        assert await Chores(app.tables, app.afterwards, 0, 0).close_waiting() == 0
        client = await Client(app, ann).open(forgotten.id)
        assert await app.chores.close_waiting() == 1
        assert [row.id for row in await app.store.lobby()] == [joined.id]
        assert (await app.tables.info(ann, forgotten.id)).state == "closed"
        assert (await app.tables.info(ann, playing.id)).state == "running"
        assert [notice["code"] for notice in client.of("notice")] == ["closed"]
        assert await app.chores.close_waiting() == 0

    with_time(database, tmp_path, work)
