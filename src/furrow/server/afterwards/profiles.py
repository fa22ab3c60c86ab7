"""Somebody's page: their games in figures, ratings over time, achievements, and the last games."""

from __future__ import annotations

from furrow.server.afterwards import ratings
from furrow.server.afterwards.afterwards import Afterwards
from furrow.server.afterwards.documents import PastGames, Profile, RatingLine
from furrow.server.afterwards.finished import is_earnest
from furrow.server.afterwards.statistics import statistics, tally
from furrow.server.people.person import ACCOUNT
from furrow.server.store import PersonRow, ResultRow, Store
from furrow.server.wire.errors import Problem

_ALL = 100_000
_LAST = 8
"""So many games stand on the page itself."""
SHOWN, TO_ME = "shown", "me"
"""The setting of people who show their games to nobody else."""


class Profiles:
    """Pages about people with an account, and the reader's own."""

    def __init__(self, store: Store, afterwards: Afterwards) -> None:
        self._store, self._afterwards = store, afterwards

    async def profile(self, id: str, reader: str, language: str) -> Profile:
        """The page as a reader (an id, or "" for somebody without a session) may see it."""
        person = await self._person(id, reader)
        hidden = _hides(person, reader)
        rows = [] if hidden else await self._store.results.of_person(person.id, limit=_ALL)
        earnest = [row for row in rows if is_earnest(row)]
        past = await self.games(id, reader, language, _LAST)
        return Profile(
            id=person.id,
            name=person.name,
            since=person.created,
            mine=id == reader,
            hidden=hidden,
            blocked=bool(reader) and id in await self._store.people.blocked_by(reader),
            total=tally(earnest),
            ratings=await self._lines(person.id, rows),
            statistics=statistics(earnest).games,
            achievements=await self._afterwards.achievements("" if hidden else person.id, language),
            games=past.games,
        )

    async def games(self, id: str, reader: str, language: str, limit: int = 200) -> PastGames:
        """Somebody's games, the newest first; of others only those at which anybody may look."""
        person = await self._person(id, reader)
        if _hides(person, reader):
            return PastGames([])
        return await self._afterwards.games(person.id, language, limit=limit, listed=id != reader)

    async def _person(self, id: str, reader: str) -> PersonRow:
        row = await self._store.people.get(id)
        if row is None or (row.kind != ACCOUNT and row.id != reader):
            raise Problem("no_such_person")
        return row

    async def _lines(self, person: str, rows: list[ResultRow]) -> list[RatingLine]:
        lines = []
        for game in dict.fromkeys(row.game for row in reversed(rows) if row.rated):
            rating = (await self._store.results.ratings_of([person], game)).get(person)
            if rating is None:
                continue
            known = [row.details["rating"] for row in reversed(rows) if row.game == game and "rating" in row.details]
            line = [known[0][0], *(after for _, after in known)] if known else [ratings.shown(rating)]
            sure = rating.games >= ratings.SURE_AFTER
            lines.append(RatingLine(game, ratings.shown(rating), rating.games, sure, line))
        return lines


def _hides(person: PersonRow, reader: str) -> bool:
    return person.id != reader and person.settings.get(SHOWN) == TO_ME
