"""What moderators can do about people: mute, ban, look at reports. Tables are closed by `tables`."""

from __future__ import annotations

from collections.abc import Callable

from furrow.server.people.person import GONE, Person
from furrow.server.store import PersonRow, ReportRow, Store
from furrow.server.wire.errors import Problem

FOREVER = 100 * 365 * 86400.0


class Moderation:
    """Every call names the moderator who makes it and is refused to everybody else."""

    def __init__(self, store: Store, clock: Callable[[], float], ended: Callable[[str], None]) -> None:
        self._rows = store.people
        self._clock = clock
        self._ended = ended

    async def mute(self, moderator: Person, id: str, seconds: float = FOREVER) -> None:
        """Let somebody say nothing for a while; 0 seconds lets them speak again."""
        await self._subject(moderator, id)
        await self._rows.change(id, muted_until=self._until(seconds))

    async def ban(self, moderator: Person, id: str, seconds: float = FOREVER) -> None:
        """Send somebody away for a while; 0 seconds lets them in again."""
        await self._subject(moderator, id)
        await self._rows.change(id, banned_until=self._until(seconds))
        if seconds > 0:
            self._ended(id)

    async def reports(self, moderator: Person, *, handled: bool = False) -> list[ReportRow]:
        self.check(moderator)
        return await self._rows.reports(handled=handled)

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

    def _until(self, seconds: float) -> float:
        return self._clock() + seconds if seconds > 0 else 0.0
