"""What moderators can do about people: mute, ban, look at reports. Tables are closed by `tables`."""

from __future__ import annotations

from collections.abc import Callable

from furrow.server.people.person import GONE, Person
from furrow.server.store import PersonRow, ReportRow, Store
from furrow.server.wire.errors import Problem
from furrow.server.wire.people import ReportInfo, SentAway

FOREVER = 100 * 365 * 86400.0


class Moderation:
    """Every call names the moderator who makes it and is refused to everybody else."""

    def __init__(self, store: Store, clock: Callable[[], float], ended: Callable[[str], None]) -> None:
        self._rows = store.people
        self._clock = clock
        self._ended = ended

    async def mute(self, moderator: Person, id: str, seconds: float = FOREVER) -> None:
        """Mute somebody for a while; 0 seconds lets them speak again."""
        await self._subject(moderator, id)
        await self._rows.change(id, muted_until=self._until(seconds))

    async def ban(self, moderator: Person, id: str, seconds: float = FOREVER) -> None:
        """Send somebody away for a while; 0 seconds lets them in again."""
        await self._subject(moderator, id)
        await self._rows.change(id, banned_until=self._until(seconds))
        if seconds > 0:
            self._ended(id)

    async def reports(self, moderator: Person, *, handled: bool = False) -> list[ReportInfo]:
        """What people have reported, with the names that they have today; "" for people who are gone."""
        self.check(moderator)
        return [await self._told(row) for row in await self._rows.reports(handled=handled)]

    async def sent_away(self, moderator: Person) -> list[SentAway]:
        """Who is muted or banned now."""
        self.check(moderator)
        now = self._clock()
        return [
            SentAway(row.id, row.name, _ahead(row.muted_until, now), _ahead(row.banned_until, now))
            for row in await self._rows.sent_away(now)
        ]

    async def handle(self, moderator: Person, report: str) -> None:
        self.check(moderator)
        if not await self._rows.handle_report(report, moderator.id):
            raise Problem("no_such_report")

    @staticmethod
    def check(person: Person) -> None:
        """Raises Problem("forbidden") unless the person is a moderator."""
        if not person.moderator:
            raise Problem("forbidden")

    async def _subject(self, moderator: Person, id: str) -> PersonRow:
        self.check(moderator)
        row = await self._rows.get(id)
        if row is None or row.kind == GONE:
            raise Problem("no_such_person")
        if row.moderator:
            raise Problem("forbidden")
        return row

    async def _told(self, row: ReportRow) -> ReportInfo:
        names = [await self._name(row.person), await self._name(row.about)]
        return ReportInfo(
            row.id, row.time, row.person, names[0], row.about, names[1], row.table, row.reason, row.handled
        )

    async def _name(self, id: str) -> str:
        row = await self._rows.get(id)
        return "" if row is None else row.name

    def _until(self, seconds: float) -> float:
        return self._clock() + seconds if seconds > 0 else 0.0


def _ahead(until: float, now: float) -> float:
    return until if until > now else 0.0
