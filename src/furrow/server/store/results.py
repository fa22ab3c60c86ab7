"""What remains of finished games: results, achievements, ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from furrow.server.store import schema
from furrow.server.store.access import Access, AnyRow
from furrow.server.store.row_structs import AchievementRow, RatingRow, ResultRow

Rate = Callable[[dict[str, RatingRow]], list[RatingRow]]
_RESULTS = schema.results.c
_RATINGS = schema.ratings.c
_ACHIEVEMENTS = schema.achievements.c
_JSON = ("details", "dealt")
"""Columns of results that are documents."""


class ResultRows:
    """Results by person and by game."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def finish(
        self, rows: Sequence[ResultRow], achievements: Sequence[AchievementRow] = (), rate: Rate | None = None
    ) -> None:
        """Keep all that a finished game leaves, at once or not at all. Raises Conflict if it was kept already.

        `rate` gets the ratings that the people of the game have and gives their new ones; nobody else can change them
        meanwhile, and what it notes in the rows is kept with them. Achievements that somebody has already
        stay as they are.
        """

        async def work(connection: AsyncConnection) -> None:
            if rate is not None:
                await _rate(connection, rows, rate)
            await connection.execute(insert(schema.results), [_columns(row) for row in rows])
            for award in achievements:
                mine = and_(_ACHIEVEMENTS.person == award.person, _ACHIEVEMENTS.name == award.name)
                if await connection.scalar(select(_ACHIEVEMENTS.time).where(mine)) is None:
                    await connection.execute(insert(schema.achievements).values(msgspec.structs.asdict(award)))

        await self._access.alone(work)

    async def of_table(self, table: str) -> list[ResultRow]:
        """The seats of a finished game, in order; none if it was not finished."""
        wanted = select(schema.results).where(_RESULTS.table == table).order_by(_RESULTS.seat)
        return [_result(row) for row in await self._access.rows(wanted)]

    async def of_person(self, person: str, game: str | None = None, limit: int = 1000) -> list[ResultRow]:
        """A person's finished games, the newest first."""
        wanted = select(schema.results).where(_RESULTS.person == person)
        if game is not None:
            wanted = wanted.where(_RESULTS.game == game)
        rows = await self._access.rows(wanted.order_by(_RESULTS.ended.desc(), _RESULTS.table).limit(limit))
        return [_result(row) for row in rows]

    async def of_tables(self, tables: Sequence[str]) -> list[ResultRow]:
        """All seats of several games, by table and seat."""
        wanted = select(schema.results).where(_RESULTS.table.in_(tables)).order_by(_RESULTS.table, _RESULTS.seat)
        return [_result(row) for row in await self._access.rows(wanted)]

    async def achievements(self, person: str) -> list[AchievementRow]:
        """A person's achievements, in the order in which they came."""
        wanted = select(schema.achievements).where(_ACHIEVEMENTS.person == person)
        rows = await self._access.rows(wanted.order_by(_ACHIEVEMENTS.time, _ACHIEVEMENTS.name))
        return [AchievementRow(*row) for row in rows]

    async def ratings(self, game: str, limit: int = 100) -> list[tuple[RatingRow, str]]:
        """The ratings of a game with names, the surest best first."""
        wanted = (
            select(schema.ratings, schema.people.c.name)
            .join(schema.people, schema.people.c.id == _RATINGS.person)
            .where(_RATINGS.game == game, schema.people.c.kind == "account")
            .order_by((_RATINGS.mu - 3 * _RATINGS.sigma).desc(), _RATINGS.person)
            .limit(limit)
        )
        return [(RatingRow(*row[:5]), row[5]) for row in await self._access.rows(wanted)]

    async def ratings_of(self, people: Sequence[str], game: str) -> dict[str, RatingRow]:
        """The ratings of some people in one game; people without one are left out."""
        wanted = select(schema.ratings).where(_RATINGS.person.in_(people), _RATINGS.game == game)
        return {row.person: RatingRow(*row) for row in await self._access.rows(wanted)}

    async def count(self, game: str | None = None) -> int:
        """How many games are finished."""
        wanted = select(func.count(func.distinct(_RESULTS.table)))
        row = await self._access.row(wanted if game is None else wanted.where(_RESULTS.game == game))
        return int(row[0]) if row else 0


async def _rate(connection: AsyncConnection, rows: Sequence[ResultRow], rate: Rate) -> None:
    people = sorted({row.person for row in rows if row.person})
    known = select(schema.ratings).where(_RATINGS.person.in_(people), _RATINGS.game == rows[0].game)
    found = (await connection.execute(known.order_by(_RATINGS.person).with_for_update())).all()
    old = {row.person: RatingRow(*row) for row in found}
    for rating in rate(old):
        values = msgspec.structs.asdict(rating)
        if rating.person in old:
            mine = and_(_RATINGS.person == rating.person, _RATINGS.game == rating.game)
            await connection.execute(update(schema.ratings).where(mine).values(values))
        else:
            await connection.execute(insert(schema.ratings).values(values))


def _columns(row: ResultRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), **{name: msgspec.json.encode(getattr(row, name)).decode() for name in _JSON}}


def _result(row: AnyRow) -> ResultRow:
    values = dict(row._mapping)
    return ResultRow(**values | {name: msgspec.json.decode(values[name]) for name in _JSON})
