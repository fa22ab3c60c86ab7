"""What remains of a game: results, achievements and ratings when it ends, and the pages that show them."""

from __future__ import annotations

from functools import partial

from furrow.games import names
from furrow.server.afterwards import ratings
from furrow.server.afterwards.achievements import achievements, earned, told
from furrow.server.afterwards.documents import (
    AchievementInfo,
    Achievements,
    Opponent,
    PastGame,
    PastGames,
    RatingInfo,
    Ratings,
    Statistics,
)
from furrow.server.afterwards.finished import Finished, FinishedSeat, is_earnest, result_rows
from furrow.server.afterwards.statistics import statistics
from furrow.server.live.naming import bot_name
from furrow.server.live.table import LiveTable
from furrow.server.store import AchievementRow, Conflict, RatingRow, ResultRow, Store
from furrow.server.wire.errors import Problem

_TRIES = 5
_EVERYBODY = 100_000


class Afterwards:
    """History of people. `table_ended` is for the house to call."""

    def __init__(self, store: Store) -> None:
        self._store, self._rows = store, store.results

    # -- the end of a game ---------------------------------------------------------------------------------------

    async def table_ended(self, table: LiveTable) -> None:
        """Keep what the game at a table leaves. May be called late, or twice: a game that was kept already stays so."""
        plan = table.plan
        seats = [
            FinishedSeat(seat.person, seat.name, seat.level, seat.dealt, seat.bot and bool(seat.person))
            for seat in plan.seats
        ]
        earnest = plan.seed is None and not plan.source
        result = table.running.game.result
        ended = table.row.moved or table.clock()
        await self.finish(Finished(table.id, table.row.game, ended, tuple(seats), result, table.row.rated, earnest))

    async def finish(self, finished: Finished) -> list[AchievementRow]:
        """Keep results, new ratings and achievements; returns the latter. A game that was kept already stays so."""
        rows = result_rows(finished)
        counts = ratings.rates(rows)
        for row in rows:
            row.rated = counts
        rate = partial(_rated, rows) if counts else None
        for _ in range(_TRIES):
            awards = await self._awards(finished, rows)
            try:
                await self._rows.finish(rows, awards, rate)
            except Conflict:
                if await self._rows.of_table(finished.table):
                    return []
                continue  # another game of the same people ended at the same moment, in another process
            return awards
        raise Problem("busy")

    async def _awards(self, finished: Finished, rows: list[ResultRow]) -> list[AchievementRow]:
        """What people have achieved for the first time; nothing by a seat that they left."""
        found: dict[tuple[str, str], AchievementRow] = {}
        if not finished.earnest:
            return []
        for row in rows:
            if not row.person or row.details["left"]:
                continue
            has = {award.name for award in await self._rows.achievements(row.person)}
            history = [row, *filter(is_earnest, await self._rows.of_person(row.person))]
            for name in earned(rows, row.seat, history):
                if name not in has:
                    found[row.person, name] = AchievementRow(row.person, name, finished.ended, finished.table)
        return list(found.values())

    # -- pages ---------------------------------------------------------------------------------------------------

    async def games(
        self, person: str, language: str = "en", game: str | None = None, limit: int = 200, listed: bool = False
    ) -> PastGames:
        """Somebody's games, the newest first; `listed`: only those at which anybody may look."""
        mine = await self._rows.of_person(person, game, limit)
        kept = await self._store.kept([row.table for row in mine], listed)
        if listed:
            mine = [row for row in mine if row.table in kept]
        others = await self._rows.of_tables([row.table for row in mine])
        by_table = {row.table: [each for each in others if each.table == row.table] for row in mine}
        return PastGames([_past(row, by_table[row.table], language, row.table in kept) for row in mine])

    async def statistics(self, person: str) -> Statistics:
        """My games in figures, without those whose course was known."""
        rows = await self._rows.of_person(person, limit=10_000)
        return statistics([row for row in rows if is_earnest(row)])

    async def achievements(self, person: str, language: str) -> Achievements:
        """The whole list, with what I have done of it."""
        done = {row.name: row for row in await self._rows.achievements(person)}
        lines = []
        for one in achievements():
            words, row = told(one.id, language), done.get(one.id)
            line = AchievementInfo(one.id, one.game, words.title, words.text)
            if row is not None:
                line.time, line.table = row.time, row.table
            lines.append(line)
        return Achievements(lines, sum(line.time is not None for line in lines))

    async def ratings(self, game: str, person: str = "", limit: int = 100) -> Ratings:
        """Who plays a game best, as far as rated tables tell, and where a person stands among them."""
        if game not in names():
            raise Problem("no_such_game", game=game[:40])
        rows = await self._rows.ratings(game, limit)
        lines = [_rating(place, row, name) for place, (row, name) in enumerate(rows, 1)]
        own = next((line for line in lines if line.person == person), None)
        if own is None and person and len(rows) == limit:
            everybody = await self._rows.ratings(game, _EVERYBODY)
            found = (
                _rating(place, row, name) for place, (row, name) in enumerate(everybody, 1) if row.person == person
            )
            own = next(found, None)
        return Ratings(game, lines, own)


def _rating(place: int, row: RatingRow, name: str) -> RatingInfo:
    sure = row.games >= ratings.SURE_AFTER
    return RatingInfo(place, row.person, name, ratings.shown(row), ratings.at_most(row), row.games, sure)


def _rated(rows: list[ResultRow], old: dict[str, RatingRow]) -> list[RatingRow]:
    new = ratings.rated(rows, old)
    ratings.note(rows, old, new)
    return new


def _past(row: ResultRow, table: list[ResultRow], language: str, kept: bool) -> PastGame:
    before, after = row.details.get("rating", (None, None))
    return PastGame(
        table=row.table,
        game=row.game,
        ended=row.ended,
        seat=row.seat,
        seats=row.seats,
        place=row.place,
        score=row.score,
        parts=row.details.get("parts", {}),
        won=row.won,
        rated=row.rated,
        dealt=row.dealt,
        title=row.details.get("title", ""),
        others=[
            Opponent(o.seat, _name(o, language), o.person or None, o.level, o.dealt, o.place, o.score)
            for o in table
            if o.seat != row.seat
        ],
        rating=after,
        change=None if after is None else after - before,
        kept=kept,
    )


def _name(row: ResultRow, language: str) -> str:
    """Somebody's name then; what a bot is called depends on who reads."""
    return row.name if row.person else bot_name(row.level, row.seat + 1, language)
