"""What the operator of a site can do with its database, whether or not a server runs on it."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from furrow.server.live.plan import read_plan
from furrow.server.live.waking import wake
from furrow.server.people.passwords import new_code
from furrow.server.people.person_names import folded
from furrow.server.store import InvitationRow, Store, TableRow, open_store
from furrow.server.store.database import address, file_of
from furrow.server.wire.errors import Problem

STATES = ("waiting", "running", "over", "closed")


class TableLine(msgspec.Struct):
    """A table as the operator sees it in a list."""

    id: str
    game: str
    stage: str
    seats: list[str]
    decisions: int
    created: float
    moved: float
    listed: bool
    rated: bool


class Administration:
    """One visit to a site's database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, stage: str | None = None, game: str | None = None, limit: int = 1000) -> list[TableLine]:
        """The tables, the last moved first."""
        return [_line(row) for row in await self._store.all_tables(stage, game, limit)]

    async def close(self, id: str) -> None:
        """Close a table that waits or runs; servers that have it in memory see it within seconds."""
        row = await self._row(id)
        if row.state not in ("waiting", "running"):
            raise Problem("not_running")
        await self._store.change_table(id, state="closed", turn_of=[])
        await self._store.orders.add(id, time.time())

    async def export(self, id: str) -> str:
        """The record of a table's game, seed and all: for the operator's eyes."""
        row = await self._row(id)
        entries = await self._store.entries(id)
        if not entries:
            raise Problem("not_running")
        return wake(entries, read_plan(row.settings), await self._store.snapshot(id)).progress.game.record()

    async def invite(self, count: int = 1, note: str = "") -> list[str]:
        """New invitations."""
        codes = [new_code(3) for _ in range(count)]
        for code in codes:
            await self._store.people.add_invitation(InvitationRow(code, time.time(), note))
        return codes

    async def invitations(self) -> list[InvitationRow]:
        return await self._store.people.invitations()

    async def set_invitation_only(self, wanted: bool) -> None:
        await self._store.people.set_site("invitation_only", "1" if wanted else "0")

    async def invitation_only(self) -> bool:
        return await self._store.people.site("invitation_only") == "1"

    async def set_moderator(self, name: str, wanted: bool) -> None:
        """Let an account moderate, or no longer."""
        row = await self._store.people.named(folded(name))
        if row is None:
            raise Problem("no_such_person")
        await self._store.people.change(row.id, moderator=wanted)

    async def moderators(self) -> list[str]:
        """The names of the moderators."""
        return [row.name for row in await self._store.people.moderators()]

    async def _row(self, id: str) -> TableRow:
        row = await self._store.table(id)
        if row is None:
            raise Problem("no_such_table")
        return row


@asynccontextmanager
async def visiting(database: str) -> AsyncGenerator[Administration, None]:
    """A visit; a database that does not exist is not made."""
    check_there(database)
    store = await open_store(database, alone=False)
    try:
        yield Administration(store)
    finally:
        await store.close()


def check_there(database: str) -> Path | None:
    """The SQLite file (None: PostgreSQL). Raises Problem if it is not there."""
    file = file_of(address(database))
    if file is not None and not file.exists():
        raise Problem("no_database", file=str(file))
    return file


def _line(row: TableRow) -> TableLine:
    seats = [seat.name for seat in read_plan(row.settings).seats]
    return TableLine(row.id, row.game, row.state, seats, row.decisions, row.created, row.moved, row.listed, row.rated)
