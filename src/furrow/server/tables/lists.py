"""The lists of the lobby: tables that wait, games to watch, a person's own tables, games that are over."""

from __future__ import annotations

import msgspec

from furrow.kernel.errors import FurrowError
from furrow.server.afterwards.ratings import shown
from furrow.server.live.table_info import table_info
from furrow.server.people import Person
from furrow.server.store import TableRow
from furrow.server.tables.house import House
from furrow.server.wire.tables import TableCounts, TableInfo

_FINISHED = 200
"""So many finished games are listed at most."""


class Lists:
    """Which tables there are, as far as a person (None: somebody without a session) may know of them."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def open(self, person: Person | None, game: str | None = None) -> list[TableInfo]:
        """The listed tables that wait for people."""
        return await self._with_ratings(self._listed(await self._store.lobby(game), person))

    async def live(self, person: Person | None, game: str | None = None) -> list[TableInfo]:
        """The listed tables that go on and allow spectators."""
        found = self._listed(await self._store.lobby(game, states=("running",)), person)
        return [info for info in found if info.spectators]

    async def mine(self, person: Person, ended: bool = False) -> list[TableInfo]:
        """The person's tables: those that go on, or those that are over."""
        return self._listed(await self._store.tables_of(person.id, ended), person)

    async def finished(self, person: Person | None, game: str | None = None) -> list[TableInfo]:
        """The games that are over and anybody may look at, and those of the person; the last that ended first."""
        rows = {row.id: row for row in await self._store.lobby(game, states=("over",))}
        if person is not None:
            mine = await self._store.tables_of(person.id, ended=True)
            rows |= {row.id: row for row in mine if row.state == "over" and game in (None, row.game)}
        newest = sorted(rows.values(), key=lambda row: (-row.moved, row.id))
        return self._listed(newest[:_FINISHED], person)

    async def counts(self, person: Person | None) -> TableCounts:
        """How many tables each list has."""
        mine = [] if person is None else await self.mine(person)
        return TableCounts(
            open=len(self._listed(await self._store.lobby(), person)),
            live=len(await self.live(person)),
            mine=len(mine),
            turns=sum(table.your_turn for table in mine),
            over=len(await self.finished(person)),
        )

    async def _with_ratings(self, tables: list[TableInfo]) -> list[TableInfo]:
        """The same, with what the hosts of rated tables are rated."""
        rated = [table for table in tables if table.rated]
        for game in {table.game for table in rated}:
            found = await self._store.results.ratings_of([table.host for table in rated], game)
            for table in rated:
                if table.game == game and table.host in found:
                    table.host_rating = shown(found[table.host])
        return tables

    def _listed(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        """What is known of tables, most of them asleep. One whose row is damaged does not hide the others."""
        found = []
        reader = None if person is None else person.id
        for row in rows:
            live = self._house.live.get(row.id)
            plan, online = (None, ()) if live is None else (live.plan, live.online)
            try:
                found.append(table_info(row if live is None else live.row, reader, plan, online))
            except (msgspec.MsgspecError, FurrowError, LookupError, TypeError, ValueError) as error:
                self._house.note_trouble(row.id, error)
        return found
