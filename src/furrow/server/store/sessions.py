"""The rows of sessions: where each person is signed in."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update

from furrow.server.store import schema
from furrow.server.store.access import Access
from furrow.server.store.people import person_in
from furrow.server.store.row_structs import PersonRow, SessionRow

_SESSIONS = schema.sessions.c
_PEOPLE = schema.people.c


class SessionRows:
    """Sessions, each with the person whose it is."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, row: SessionRow) -> None:
        """Keep a new session. Raises Conflict if its id is taken."""
        await self._access.write(insert(schema.sessions).values(msgspec.structs.asdict(row)))

    async def find(self, id: str) -> tuple[SessionRow, PersonRow] | None:
        """A session, whether it is over or not, and its person."""
        both = select(schema.people, *(column.label(f"session_{column.name}") for column in schema.sessions.c))
        wanted = both.join(schema.sessions, _SESSIONS.person == _PEOPLE.id).where(_SESSIONS.id == id)
        row = await self._access.row(wanted)
        if row is None:
            return None
        session = SessionRow(*(row._mapping[f"session_{column.name}"] for column in schema.sessions.c))
        return session, person_in({column.name: row._mapping[column.name] for column in schema.people.c})

    async def of(self, person: str, since: float) -> list[SessionRow]:
        """Where a person is signed in, by sessions that were begun since; what was used last comes first."""
        wanted = (
            select(schema.sessions)
            .join(schema.people, _SESSIONS.person == _PEOPLE.id)
            .where(_SESSIONS.person == person, _SESSIONS.epoch == _PEOPLE.epoch)
            .where(~_SESSIONS.ended, _SESSIONS.created >= since)
            .order_by(_SESSIONS.seen.desc(), _SESSIONS.id)
        )
        return [SessionRow(*row) for row in await self._access.rows(wanted)]

    async def note_seen(self, id: str, time: float) -> None:
        await self._access.write(update(schema.sessions).where(_SESSIONS.id == id).values(seen=time))

    async def end(self, id: str, person: str) -> bool:
        """End one session of a person; False if there is none that could be ended."""
        mine = (_SESSIONS.id == id, _SESSIONS.person == person, ~_SESSIONS.ended)
        return await self._access.write(update(schema.sessions).where(*mine).values(ended=True)) == 1

    async def drop_old(self, before: float) -> int:
        """Forget sessions that were begun before; how many there were."""
        return await self._access.write(delete(schema.sessions).where(_SESSIONS.created < before))
