"""What the operator of a site can do with its database, whether or not a server runs on it."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from furrow.kernel.errors import FurrowError
from furrow.server.live.plan import read_plan
from furrow.server.live.waking import wake
from furrow.server.people.passwords import new_code
from furrow.server.people.person_names import folded
from furrow.server.store import Damaged, InvitationRow, Store, TableRow, open_store
from furrow.server.store.chain import check, seal
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


class Harm(msgspec.Struct):
    """Something that is wrong: with a table, or (without an id) with the file. `good` is the last entry to be kept."""

    table: str
    reason: str
    good: int | None = None


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
        return wake(entries, read_plan(row.settings), await self._store.snapshot(id), row.seal).progress.game.record()

    async def check(self) -> list[Harm]:
        """Everything that is wrong: the file, rows, logs that are not what was written or do not replay."""
        found = [Harm("", reason) for reason in await self._store.integrity()]
        for id in await self._store.ids():
            finding = await self._look_at(id)
            if finding is not None:
                found.append(finding)
        return found

    async def _look_at(self, id: str) -> Harm | None:
        row = await self._row(id)
        try:
            plan, entries = read_plan(row.settings), await self._store.entries(id)
            if not entries:
                return Harm(id, "the whole log is missing") if row.state in ("running", "over") else None
            woken = wake(entries, plan, await self._store.snapshot(id), row.seal)
        except Damaged as damage:
            return Harm(id, str(damage), damage.good)
        except (FurrowError, msgspec.MsgspecError) as error:  # an error of the game may name hidden cards
            return Harm(id, f"it cannot be read ({type(error).__name__})")
        if woken.reset is not None:
            return Harm(id, f"it replays up to entry {woken.reset} only: the rules have changed")
        return None

    async def damage(self, id: str) -> Harm:
        """What `repair` would mend. Raises Problem if there is nothing to be mended, or if it cannot be."""
        finding = await self._look_at(id)
        if finding is None or finding.good is None:
            raise Problem("not_damaged", table=id)
        if not finding.good:
            raise Problem("not_repairable", table=id)
        return finding

    async def repair(self, id: str) -> int:
        """Keep a damaged log up to its last good entry; returns how many entries are gone. No server may have it."""
        good = (await self.damage(id)).good or 0
        entries = await self._store.entries(id)
        kept = [entry for entry in entries if entry.seq <= good]
        await self._store.cut(id, good, seal(good, check(kept)))
        await self._store.orders.add(id, time.time())
        return len(entries) - len(kept)

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
async def visiting(database: str, *, alone: bool = False) -> AsyncGenerator[Administration, None]:
    """A visit; a database that does not exist is not made. Raises Locked if a server has the file, and we want it."""
    check_there(database)
    store = await open_store(database, alone=alone)
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
    try:
        seats = [seat.name for seat in read_plan(row.settings).seats]
    except msgspec.MsgspecError:  # `check` says what is wrong with it
        seats = ["?"]
    return TableLine(row.id, row.game, row.state, seats, row.decisions, row.created, row.moved, row.listed, row.rated)
