"""Several people change one table at the same moment, also in processes that do not hear each other."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from furrow.server.application import Application
from furrow.server.live.plan import Plan, read_plan
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import TableInfo
from tests.server.clients import begun, closed, guest, opened, wish
from tests.server.test_hub_servers import two_servers

FIVE = ("me", "open", "open", "open", "open")


def with_applications(database: str, folder: Path, work: Callable[[list[Application]], Awaitable[None]]) -> None:
    """As many processes as the database allows; no word goes from one to the other."""

    async def run() -> None:
        apps = [await opened(database, folder) for _ in range(1 if database.startswith("sqlite") else 3)]
        try:
            await work(apps)
        finally:
            for app in apps:
                await closed(app)

    asyncio.run(run())


async def _tried(works: Iterable[Awaitable[object]]) -> list[str]:
    """Everything at once: "" for what was done, the code for what was refused."""
    found = await asyncio.gather(*works, return_exceptions=True)
    for each in found:
        if isinstance(each, BaseException) and not isinstance(each, Problem):
            raise each
    return [each.code if isinstance(each, Problem) else "" for each in found]


async def _plan(app: Application, table: str) -> Plan:
    """The plan as the database has it; who sits there can find the table."""
    row = await app.store.table(table)
    assert row is not None
    plan = read_plan(row.settings)
    assert row.people == plan.people
    for person in plan.people:
        assert table in [each.id for each in await app.store.tables_of(person)]
    return plan


def test_many_who_join_at_once_get_a_seat_each(database: str, tmp_path: Path) -> None:
    async def work(apps: list[Application]) -> None:
        ann = await guest(apps[0], "Ann")
        others = [await guest(apps[0], f"Guest {number}") for number in range(12)]
        made = await apps[0].tables.create(ann, wish("scythe", *FIVE, listed=True))
        for app in apps:
            await app.tables.open(made.id)
        codes = await _tried(apps[n % len(apps)].tables.join(other, made.id) for n, other in enumerate(others))
        assert Counter(codes) == {"": 4, "table_full": 8}
        plan = await _plan(apps[0], made.id)
        seated = [other.id for other, code in zip(others, codes, strict=True) if not code]
        assert sorted(str(seat.person) for seat in plan.seats) == sorted([ann.id, *seated])

    with_applications(database, tmp_path, work)


def test_a_seat_that_many_want_is_given_once(database: str, tmp_path: Path) -> None:
    async def work(apps: list[Application]) -> None:
        ann = await guest(apps[0], "Ann")
        others = [await guest(apps[0], f"Guest {number}") for number in range(9)]
        made = await apps[0].tables.create(ann, wish("scythe", *FIVE, listed=True))
        for app in apps:
            await app.tables.open(made.id)
        codes = await _tried(apps[n % len(apps)].tables.join(other, made.id, 2) for n, other in enumerate(others))
        assert Counter(codes) == {"": 1, "seat_taken": 8}
        plan = await _plan(apps[0], made.id)
        assert plan.seats[2].person == others[codes.index("")].id
        assert [seat.person for seat in plan.seats].count(None) == 3

    with_applications(database, tmp_path, work)


def test_of_many_starts_one_begins_the_game(database: str, tmp_path: Path) -> None:
    async def work(apps: list[Application]) -> None:
        ann, bob = await guest(apps[0], "Ann"), await guest(apps[0], "Bob")
        made = await apps[0].tables.create(ann, wish("scythe", "me", "open"))
        await apps[0].tables.join(bob, made.id, key=made.key or "")
        for app in apps:
            await app.tables.open(made.id)
        codes = await _tried(apps[n % len(apps)].tables.start(ann, made.id) for n in range(6))
        assert Counter(codes) == {"": 1, "not_waiting": 5}
        assert len(await apps[0].store.entries(made.id)) == 1
        row = await apps[0].store.table(made.id)
        assert row is not None
        assert row.state == "running"

    with_applications(database, tmp_path, work)


def test_who_leaves_at_the_start_is_in_the_game_or_out_of_it(database: str, tmp_path: Path) -> None:
    """Never a game that has begun with a seat that is nobody's."""

    async def work(apps: list[Application]) -> None:
        here, there = apps[0], apps[-1]
        ann, bob, cyd = [await guest(here, name) for name in ("Ann", "Bob", "Cyd")]
        for number in range(12):
            made = await here.tables.create(ann, wish("imperial_settlers", "me", "open", listed=True))
            await here.tables.join(bob, made.id)
            await there.tables.open(made.id)
            ways = [here.tables.start(ann, made.id), there.tables.leave(bob, made.id), there.tables.join(cyd, made.id)]
            codes = await _tried(ways if number % 2 else reversed(ways))
            start, leave, join = codes if number % 2 else reversed(codes)
            plan, log = await _plan(here, made.id), await here.store.entries(made.id)
            other = plan.seats[1].person
            assert bool(log) == (start == "")
            if start == "":
                assert other == (cyd.id if join == "" else bob.id)
                assert leave == ("" if other == cyd.id or plan.seats[1].bot else "not_waiting")
            else:
                assert (start, leave) == ("not_full", "")
                assert other == (cyd.id if join == "" else None)

    with_applications(database, tmp_path, work)


def test_a_rematch_that_all_want_at_once_is_one_table(database: str, tmp_path: Path) -> None:
    async def work(apps: list[Application]) -> None:
        people = [await guest(apps[0], name) for name in ("Ann", "Bob")]
        info = await begun(apps[0], *people)
        await apps[0].store.change_table(info.id, state="over")  # as if it were played to its end
        await apps[0].house.let_go(apps[0].house.live[info.id])
        ways = [apps[n % len(apps)].tables.rematch(people[n % 2], info.id) for n in range(6)]
        found: list[TableInfo] = await asyncio.gather(*ways)
        assert len({made.id for made in found}) == 1
        assert [row.id for row in await apps[0].store.all_tables("waiting")] == [found[0].id]

    with_applications(database, tmp_path, work)


def test_joins_at_two_real_servers_give_each_seat_once(
    postgresql: Callable[[], str], redis_server: str, tmp_path: Path
) -> None:
    with two_servers(postgresql(), redis_server, tmp_path) as servers, ExitStack() as stack:
        anna = stack.enter_context(servers[0].person("Anna"))
        others = [stack.enter_context(servers[n % 2].person(f"Guest {n}")) for n in range(10)]
        for _ in range(3):
            seats = [{"who": "me"}, *[{"who": "open"}] * 4]
            table = anna.post("/api/tables", {"game": "scythe", "seats": seats, "listed": True})["id"]
            replies: list[httpx.Response | None] = [None] * len(others)

            def join(n: int, table: str = table, replies: list[httpx.Response | None] = replies) -> None:
                replies[n] = others[n].http.post(f"/api/tables/{table}/join", json={})

            threads = [threading.Thread(target=join, args=(n,)) for n in range(len(others))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            answers = [reply.json() for reply in replies if reply is not None]
            full = [each for each in answers if "error" in each]
            assert [each["error"]["code"] for each in full] == ["table_full"] * 6
            mine = [each["mine"] for each in answers if "error" not in each]
            assert sorted(mine) == [[1], [2], [3], [4]]
            seated = {seat["person"] for seat in anna.get(f"/api/tables/{table}")["seats"]}
            assert len(seated) == 5


@pytest.mark.parametrize("state", ["closed", "running"])
def test_a_change_that_somebody_made_behind_our_back_counts(state: str, database: str, tmp_path: Path) -> None:
    """The operator's command changes the row alone: the plan is the same as before."""

    async def work(apps: list[Application]) -> None:
        ann, bob = await guest(apps[0], "Ann"), await guest(apps[0], "Bob")
        made = await apps[0].tables.create(ann, wish("scythe", "me", "open", listed=True))
        await apps[0].store.change_table(made.id, state=state)
        codes = await _tried([apps[0].tables.join(bob, made.id)])
        assert codes == ["closed" if state == "closed" else "not_waiting"]

    with_applications(database, tmp_path, work)
