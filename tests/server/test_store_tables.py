"""Rows of tables, talk and people on both databases."""

from __future__ import annotations

import asyncio

import pytest

from furrow.server.store import Conflict, Store, StoreError, TableRow, TalkRow
from tests.server.stores import with_store


def row(id: str, state: str = "waiting", **columns: object) -> TableRow:
    return TableRow(id, "scythe", state, "host", **columns)  # type: ignore[arg-type]


def test_a_table_comes_back_as_it_was(database: str) -> None:
    kept = row(
        "a", "running", key="secret", listed=True, rated=True, settings=b'{"seats": []}', created=1.25, moved=2.5,
        decisions=3, people=["p", "q"], turn_of=["q"], result=b"[1]",
    )  # fmt: skip

    async def work(store: Store) -> None:
        await store.add_table(kept)
        assert await store.table("a") == kept
        assert await store.table("b") is None
        with pytest.raises(Conflict):
            await store.add_table(kept)

    with_store(database, work)


def test_the_lobby_shows_listed_tables_that_wait(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row("old", listed=True, created=1.0))
        await store.add_table(row("new", listed=True, created=2.0))
        await store.add_table(row("private", created=3.0))
        await store.add_table(row("running", "running", listed=True, created=4.0))
        assert [found.id for found in await store.lobby()] == ["new", "old"]
        assert [found.id for found in await store.lobby(limit=1)] == ["new"]
        assert await store.lobby("fifty_first_state") == []
        assert [found.id for found in await store.lobby("scythe", states=("running",))] == ["running"]
        assert await store.running_ids() == ["running"]
        assert len(await store.all_tables()) == 4
        assert [found.id for found in await store.all_tables("running", "scythe")] == ["running"]

    with_store(database, work)


def test_my_tables_follow_who_sits_where(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row("a", people=["p", "p", "q"], moved=1.0))
        await store.add_table(row("b", "running", people=["p"], turn_of=["p"], moved=2.0))
        await store.add_table(row("c", "over", people=["p"], moved=3.0))
        assert [found.id for found in await store.tables_of("p")] == ["b", "a"]
        assert [found.id for found in await store.tables_of("p", ended=True)] == ["c"]
        assert (await store.turns_of("p"), await store.turns_of("q")) == (1, 0)
        await store.change_table("a", people=["q", "r"], state="running", turn_of=["r"])
        assert [found.id for found in await store.tables_of("p")] == ["b"]
        assert await store.turns_of("r") == 1
        with pytest.raises(StoreError):
            await store.change_table("a", nonsense=1)

    with_store(database, work)


def test_progress_arrives_and_the_last_word_counts(database: str) -> None:
    async def write(store: Store) -> None:
        await store.add_table(row("a", "running", people=["p"]))
        await store.add_table(row("b", "running"))
        for number in range(1, 50):
            store.progress("a", decisions=number, moved=float(number), turn_of=["p"])
        store.progress("b", decisions=7)
        store.progress("a", turn_of=[])
        await store.change_table("b", decisions=8)
        with pytest.raises(StoreError):
            store.progress("a", people=[])

    async def read(store: Store) -> None:
        first, second = await store.table("a"), await store.table("b")
        assert first is not None
        assert second is not None
        assert (first.decisions, first.moved, first.turn_of, second.decisions) == (49, 49.0, [], 8)

    with_store(database, write)
    with_store(database, read)


def test_of_two_who_start_a_table_one_succeeds(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row("a"))
        tries = [store.move_table("a", "waiting", "running") for _ in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False] * 4 + [True]

    with_store(database, work)


def test_dropping_a_table_forgets_its_log_and_talk(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row("a", people=["p"]))
        await store.put_snapshot("a", 1, b"x")
        await store.talk.say(TalkRow("a", 0, 1.0, "p", "Pál", 0, text="szia"))
        await store.drop_table("a")
        assert await store.table("a") is None
        assert await store.snapshot("a") is None
        assert await store.talk.said("a") == []
        assert await store.tables_of("p") == []

    with_store(database, work)


def test_talk_is_numbered_at_each_table(database: str) -> None:
    async def work(store: Store) -> None:
        said = await asyncio.gather(
            *(store.talk.say(TalkRow("a", 0, float(n), "p", "Pál", -1, text=f"<b>{n}</b>")) for n in range(20)),
            store.talk.say(TalkRow("b", 0, 1.0, "q", "Eva", 0, preset="thanks")),
        )
        assert sorted(one.n for one in said if one.table == "a") == list(range(1, 21))
        assert said[-1].n == 1
        assert [one.n for one in await store.talk.said("a", since=17)] == [18, 19, 20]
        assert [one.n for one in await store.talk.said("a", limit=2)] == [19, 20]
        assert await store.talk.said("b") == [said[-1]]

    with_store(database, work)
