"""Sessions: where somebody is signed in. Each is a row and ends by itself, or with all others of its person."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from furrow.server.people.person import GONE, Person, SignedIn, new_id
from furrow.server.people.tokens import DAYS, Claim, Tokens
from furrow.server.store import Conflict, PersonRow, SessionRow, Store, Unavailable
from furrow.server.wire.errors import Problem

_NOTED = 86400.0
"""How exactly, in seconds, we know when somebody was here: a write for every request would be too costly."""
_LONGEST_DEVICE = 60


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], float]) -> None:
        self._rows, self._people = store.sessions, store.people
        self._tokens = Tokens(key)
        self._clock = clock

    async def begin(self, person: PersonRow, device: str) -> tuple[str, str]:
        """A new session of a person; its id and its token."""
        now = self._clock()
        row = SessionRow(new_id(), person.id, person.epoch, now, now, device[:_LONGEST_DEVICE])
        await self._rows.add(row)
        return row.id, self._tokens.make(row.id, now)

    async def claimed(self, token: str) -> tuple[SessionRow, PersonRow] | None:
        """The session that a token names, and whose it is; None if it is over or there is none."""
        claim = self._tokens.read(token, self._clock())
        if claim is None:
            return None
        found = await self._rows.find(claim.session) or await self._taken_in(claim)
        if found is None:
            return None
        session, person = found
        return None if session.ended or session.epoch != person.epoch or person.kind == GONE else found

    async def note_seen(self, session: SessionRow, person: PersonRow) -> None:
        """Remember that somebody was here."""
        now = self._clock()
        with suppress(Unavailable):  # whoever only reads can do so while nothing can be kept
            if now - session.seen > _NOTED:
                await self._rows.note_seen(session.id, now)
            if now - person.seen > _NOTED:
                await self._people.change(person.id, seen=now)

    async def of(self, person: Person) -> list[SignedIn]:
        """Where a person is signed in."""
        rows = await self._rows.of(person.id, self._clock() - DAYS * 86400)
        return [SignedIn(row.id, row.device, row.created, row.seen, row.id == person.session) for row in rows]

    async def end(self, person: Person, session: str) -> None:
        """End one session of a person. Raises Problem("no_such_session") if there is none that could be ended."""
        if not await self._rows.end(session, person.id):
            raise Problem("no_such_session")

    async def _taken_in(self, claim: Claim) -> tuple[SessionRow, PersonRow] | None:
        """A session of before, which has no row yet."""
        person = await self._people.get(claim.person) if claim.person else None
        if person is None or person.epoch != claim.epoch:
            return None
        row = SessionRow(claim.session, person.id, claim.epoch, float(claim.issued), self._clock())
        try:
            await self._rows.add(row)
        except Conflict:  # taken in by another request at the same moment
            return await self._rows.find(claim.session)
        return row, person
