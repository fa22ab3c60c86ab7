"""The rows of the tables: the lobby, my tables, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from furrow.server.store import schema
from furrow.server.store.access import Access, AnyRow
from furrow.server.store.errors import StoreError
from furrow.server.store.row_structs import Entry, TableRow

WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
_TABLES = schema.tables.c
_MEMBERS = schema.members.c
_AT_ONCE = 500
"""Tables in one query."""
_LISTS = ("people", "turn_of")
_CHANGEABLE = {name for name in TableRow.__struct_fields__ if name not in ("id", "game", "created")}


class TableRows:
    """Tables without their logs."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add_table(self, row: TableRow, first: Entry | None = None) -> None:
        """Keep a new table, with the first entry of its log if it has one. Raises Conflict if its id is taken."""
        log = [] if first is None else [insert(schema.entries).values(msgspec.structs.asdict(first))]
        await self._access.write(
            insert(schema.tables).values(_columns(msgspec.structs.asdict(row))),
            *_memberships(row.id, row.people),
            *log,
        )

    async def change_table(self, id: str, **columns: Any) -> None:
        """Change columns of a table; returns when the change is durable."""
        _check(columns)
        self._access.writer.forget(id, set(columns))
        changes = [update(schema.tables).where(_TABLES.id == id).values(_columns(columns))]
        if "people" in columns:
            await self._access.write(
                delete(schema.members).where(_MEMBERS.table == id), *_memberships(id, columns["people"]), *changes
            )
        else:
            await self._access.write(*changes)

    async def replace_plan(self, id: str, was: TableRow, first: Entry | None = None, **columns: Any) -> bool:
        """Change columns of a table whose plan and state are still those of `was`; False, and nothing done, if not.

        With `first`, the first entry of its log, the game begins in that transaction. Raises Conflict if there is one.
        """
        _check(columns)
        self._access.writer.forget(id, set(columns))
        mine = (_TABLES.id == id, _TABLES.settings == was.settings, _TABLES.state == was.state)
        change = update(schema.tables).where(*mine).values(_columns(columns))

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(change)).rowcount != 1:
                return False
            if "people" in columns:
                await connection.execute(delete(schema.members).where(_MEMBERS.table == id))
                for statement in _memberships(id, columns["people"]):
                    await connection.execute(statement)
            if first is not None:
                await connection.execute(insert(schema.entries).values(msgspec.structs.asdict(first)))
            return True

        return bool(await self._access.do(work))

    def progress(self, id: str, **columns: Any) -> None:
        """Change columns soon, not at once: for what every decision changes and the log has anyway."""
        _check(columns)
        if "people" in columns:
            raise StoreError("who sits at a table must not be lost: use change_table")
        self._access.writer.later(id, _columns(columns))

    async def move_table(self, id: str, was: str, now: str) -> bool:
        """From one state to another; False if the table was not in the first one (somebody else was faster)."""
        change = update(schema.tables).where(_TABLES.id == id, _TABLES.state == was).values(state=now)
        return await self._access.write(change) == 1

    async def table(self, id: str) -> TableRow | None:
        """One table."""
        row = await self._access.row(select(schema.tables).where(_TABLES.id == id))
        return None if row is None else _table(row)

    async def lobby(
        self, game: str | None = None, limit: int = 100, states: Sequence[str] = (WAITING,)
    ) -> list[TableRow]:
        """The listed tables, the newest first; of games that are over, those that ended last."""
        wanted = select(schema.tables).where(_TABLES.listed, _TABLES.state.in_(states))
        if game is not None:
            wanted = wanted.where(_TABLES.game == game)
        age = _TABLES.moved if OVER in states else _TABLES.created
        return await self._found(wanted.order_by(age.desc(), _TABLES.id).limit(limit))

    async def tables_of(self, person: str, ended: bool = False, limit: int = 200) -> list[TableRow]:
        """The tables where a person has a seat, the last moved first: those that go on, or those that are over."""
        states = (OVER, CLOSED) if ended else (WAITING, RUNNING)
        wanted = (
            select(schema.tables)
            .join(schema.members, _MEMBERS.table == _TABLES.id)
            .where(_MEMBERS.person == person, _TABLES.state.in_(states))
        )
        return await self._found(wanted.order_by(_TABLES.moved.desc(), _TABLES.id).limit(limit))

    async def kept(self, ids: Sequence[str], listed: bool = False) -> set[str]:
        """Which of some tables are still there; `listed`: and may be looked at by anybody."""
        wanted = select(_TABLES.id).where(_TABLES.id.in_(ids))
        if listed:
            wanted = wanted.where(_TABLES.listed)
        return {row[0] for row in await self._access.rows(wanted)}

    async def turns_of(self, person: str) -> int:
        """At how many running tables the person owes an answer: the badge."""
        return sum(person in row.turn_of for row in await self.tables_of(person))

    async def all_tables(self, state: str | None = None, game: str | None = None, limit: int = 1000) -> list[TableRow]:
        """Every table, the last moved first: for the operator of the site."""
        wanted = select(schema.tables)
        if state is not None:
            wanted = wanted.where(_TABLES.state == state)
        if game is not None:
            wanted = wanted.where(_TABLES.game == game)
        return await self._found(wanted.order_by(_TABLES.moved.desc(), _TABLES.id).limit(limit))

    async def ids(self) -> list[str]:
        """The ids of all tables."""
        return [row[0] for row in await self._access.rows(select(_TABLES.id).order_by(_TABLES.id))]

    async def cut(self, id: str, after: int, seal: bytes) -> None:
        """Drop the entries of a log after a number, and what was made of them; a game that was over may go on."""

        async def work(connection: AsyncConnection) -> None:
            entries, snapshots = schema.entries.c, schema.snapshots.c
            await connection.execute(delete(schema.entries).where(entries.table == id, entries.seq > after))
            await connection.execute(delete(schema.snapshots).where(snapshots.table == id, snapshots.seq > after))
            mine = update(schema.tables).where(_TABLES.id == id)
            await connection.execute(mine.values(seal=seal))
            await connection.execute(mine.where(_TABLES.state == OVER).values(state=RUNNING, result=None))

        await self._access.do(work)

    async def running_ids(self) -> list[str]:
        """The ids of the games that go on."""
        rows = await self._access.rows(select(_TABLES.id).where(_TABLES.state == RUNNING).order_by(_TABLES.id))
        return [row[0] for row in rows]

    async def waiting_for_nobody(self) -> list[str]:
        """The games that go on though no person owes an answer: a bot does."""
        empty = msgspec.json.encode([]).decode()
        wanted = select(_TABLES.id).where(_TABLES.state == RUNNING, _TABLES.turn_of == empty).order_by(_TABLES.id)
        return [row[0] for row in await self._access.rows(wanted)]

    async def unmoved(self, since: float) -> list[tuple[str, float, bytes]]:
        """The games that go on in which nothing has happened since: id, when it last did, settings.

        There may be very many, so this reads only what is needed.
        """
        wanted = select(_TABLES.id, _TABLES.moved, _TABLES.settings)
        rows = await self._access.rows(wanted.where(_TABLES.state == RUNNING, _TABLES.moved < since))
        return [(row[0], row[1], row[2]) for row in rows]

    async def never_begun(self, since: float) -> list[str]:
        """The tables that still wait for people, and that nobody has touched since."""
        wanted = select(_TABLES.id).where(_TABLES.state == WAITING, _TABLES.moved < since).order_by(_TABLES.id)
        return [row[0] for row in await self._access.rows(wanted)]

    async def behind(self, kind: str) -> list[str]:
        """The games that go on as far as their rows know, though the last entry, of a kind, is newer than the row."""
        entries = schema.entries.c
        last = (
            select(func.max(entries.seq)).where(entries.table == _TABLES.id).correlate(schema.tables).scalar_subquery()
        )
        wanted = (
            select(_TABLES.id)
            .join(schema.entries, and_(entries.table == _TABLES.id, entries.seq == last))
            .where(_TABLES.state == RUNNING, entries.kind == kind, entries.time > _TABLES.moved)
        )
        return [row[0] for row in await self._access.rows(wanted.order_by(_TABLES.id))]

    async def heads(self, ids: Sequence[str]) -> dict[str, tuple[int, str, bytes]]:
        """How far each of some tables is: the number of its last entry, its state, its settings."""
        entries = schema.entries.c
        last = (
            select(func.max(entries.seq)).where(entries.table == _TABLES.id).correlate(schema.tables).scalar_subquery()
        )
        wanted = select(_TABLES.id, func.coalesce(last, 0), _TABLES.state, _TABLES.settings)
        found: dict[str, tuple[int, str, bytes]] = {}
        for first in range(0, len(ids), _AT_ONCE):
            some = wanted.where(_TABLES.id.in_(ids[first : first + _AT_ONCE]))
            found.update({row[0]: (row[1], row[2], row[3]) for row in await self._access.rows(some)})
        return found

    async def without_results(self, since: float = 0.0) -> list[TableRow]:
        """The games that are over, last moved since then, and have left no results."""
        kept = select(schema.results.c.seat).where(schema.results.c.table == _TABLES.id).exists()
        wanted = select(schema.tables).where(_TABLES.state == OVER, _TABLES.moved >= since, ~kept)
        return await self._found(wanted.order_by(_TABLES.moved, _TABLES.id))

    async def hosted_by(self, person: str, ended: bool = False) -> list[TableRow]:
        """The tables that somebody has made, with or without a seat: those that go on, or those that are over."""
        states = (OVER, CLOSED) if ended else (WAITING, RUNNING)
        return await self._found(select(schema.tables).where(_TABLES.state.in_(states), _TABLES.host == person))

    async def drop_table(self, id: str) -> None:
        """Forget a table with its log and talk. Results stay: they are history of people."""

        async def work(connection: AsyncConnection) -> None:
            for part in (schema.members, schema.entries, schema.snapshots, schema.talk):
                await connection.execute(delete(part).where(part.c.table == id))
            await connection.execute(delete(schema.tables).where(_TABLES.id == id))

        await self._access.do(work)

    async def _found(self, wanted: Select[Any]) -> list[TableRow]:
        return [_table(row) for row in await self._access.rows(wanted)]


def _check(columns: dict[str, Any]) -> None:
    unknown = columns.keys() - _CHANGEABLE
    if unknown:
        raise StoreError(f"a table has no column {', '.join(sorted(unknown))} that can change")


def _columns(values: dict[str, Any]) -> dict[str, Any]:
    return {name: msgspec.json.encode(value).decode() if name in _LISTS else value for name, value in values.items()}


def _memberships(table: str, people: Sequence[str]) -> list[Any]:
    found = sorted(set(people))
    return [insert(schema.members).values([{"person": person, "table": table} for person in found])] if found else []


def _table(row: AnyRow) -> TableRow:
    values = dict(row._mapping)
    for name in _LISTS:
        try:
            values[name] = msgspec.json.decode(values[name], type=list[str])
        except msgspec.MsgspecError:  # one damaged row hides no other; whoever needs its plan hears of it
            values |= {name: [], "settings": b""}
    return TableRow(**values)
