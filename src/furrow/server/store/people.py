"""The rows of people: guests, accounts, blocks, reports, invitations, and the site's own settings."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from furrow.server.store import schema
from furrow.server.store.access import Access, AnyRow
from furrow.server.store.errors import NoGuest, NoInvitation
from furrow.server.store.row_structs import InvitationRow, PersonRow, ReportRow

_PEOPLE = schema.people.c
_LOOKS = schema.looks.c
_BLOCKS = schema.blocks.c
_REPORTS = schema.reports.c
_INVITATIONS = schema.invitations.c


class PersonRows:
    """People and what they have to do with each other."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, row: PersonRow) -> None:
        """Keep a new person. Raises Conflict if the id or the account's name is taken."""
        await self._access.write(insert(schema.people).values(_columns(msgspec.structs.asdict(row))))

    async def change(self, id: str, looks: Collection[str] = (), **columns: Any) -> None:
        """Change columns of a person. Raises Conflict if the account's new name, or what it looks like, is taken."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.people).where(_PEOPLE.id == id).values(_columns(columns)))
            if looks:
                await _claim(connection, id, looks)

        await self._access.do(work)

    async def replace(self, id: str, held: dict[str, Any], **columns: Any) -> bool:
        """Change columns of a person who still holds these values; False if somebody else was faster."""
        same = [_PEOPLE[name] == value for name, value in held.items()]
        return await self._access.write(update(schema.people).where(_PEOPLE.id == id, *same).values(columns)) == 1

    async def enrol(self, row: PersonRow, *, looks: Collection[str], new: bool, invitation: str, time: float) -> None:
        """Make an account, new or of a guest, and use up its invitation. `looks`: what its name looks like.

        Raises Conflict, NoGuest or NoInvitation.
        """
        values = _columns(msgspec.structs.asdict(row))

        async def work(connection: AsyncConnection) -> None:
            if new:
                await connection.execute(insert(schema.people).values(values))
            else:
                names = ("name", "kind", "folded", "password", "recovery", "epoch", "seen")
                changes = {name: values[name] for name in names}
                guest = update(schema.people).where(_PEOPLE.id == row.id, _PEOPLE.kind == "guest")
                if (await connection.execute(guest.values(changes))).rowcount != 1:
                    raise NoGuest("no guest, or no more")
            await _claim(connection, row.id, looks)
            if invitation:
                free = update(schema.invitations).where(_INVITATIONS.code == invitation, _INVITATIONS.used_by == "")
                if (await connection.execute(free.values(used_by=row.id, used=time))).rowcount != 1:
                    raise NoInvitation("no such invitation")

        await self._access.do(work)

    async def raise_epoch(self, id: str) -> None:
        """End all sessions of a person."""
        await self._access.write(update(schema.people).where(_PEOPLE.id == id).values(epoch=_PEOPLE.epoch + 1))

    async def get(self, id: str) -> PersonRow | None:
        row = await self._access.row(select(schema.people).where(_PEOPLE.id == id))
        return None if row is None else _person(row)

    async def named(self, folded: str) -> PersonRow | None:
        """The account of that name."""
        row = await self._access.row(select(schema.people).where(_PEOPLE.folded == folded))
        return None if row is None else _person(row)

    async def looking_like(self, looks: Collection[str], person: str = "") -> bool:
        """Has an account, other than this person's, a name that looks like that?"""
        wanted = select(_LOOKS.person).where(_LOOKS.look.in_(looks), _LOOKS.person != person)
        return await self._access.row(wanted.limit(1)) is not None

    async def moderators(self) -> list[PersonRow]:
        rows = await self._access.rows(select(schema.people).where(_PEOPLE.moderator).order_by(_PEOPLE.name))
        return [_person(row) for row in rows]

    async def sent_away(self, now: float, limit: int = 500) -> list[PersonRow]:
        """Who is muted or banned, by name."""
        wanted = select(schema.people).where(or_(_PEOPLE.muted_until > now, _PEOPLE.banned_until > now))
        return [_person(row) for row in await self._access.rows(wanted.order_by(_PEOPLE.name).limit(limit))]

    async def forget(self, id: str, name: str) -> None:
        """Delete a person. What they did at tables stays under a name that says nothing."""

        async def work(connection: AsyncConnection) -> None:
            gone = {"name": name, "kind": "gone", "folded": None, "password": None, "recovery": None, "settings": "{}"}
            await connection.execute(
                update(schema.people).where(_PEOPLE.id == id).values(**gone, epoch=_PEOPLE.epoch + 1, moderator=False)
            )
            await connection.execute(delete(schema.looks).where(_LOOKS.person == id))
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == id))
            await connection.execute(delete(schema.blocks).where(or_(_BLOCKS.person == id, _BLOCKS.other == id)))
            await connection.execute(delete(schema.ratings).where(schema.ratings.c.person == id))
            await connection.execute(delete(schema.achievements).where(schema.achievements.c.person == id))
            await connection.execute(delete(schema.reports).where(_REPORTS.person == id))
            for part in (schema.talk, schema.results):
                await connection.execute(update(part).where(part.c.person == id).values(name=name))

        await self._access.do(work)

    async def old_guests(self, before: float, limit: int = 500) -> list[PersonRow]:
        """Guests who were not seen since then, and whose tables did not move; nobody with a seat in a running game."""
        tables, members = schema.tables.c, schema.members.c
        table = (
            select(tables.id)
            .join(schema.members, members.table == tables.id)
            .where(members.person == _PEOPLE.id, or_(tables.state == "running", tables.moved >= before))
        )
        wanted = select(schema.people).where(_PEOPLE.kind == "guest", _PEOPLE.seen < before, ~table.exists())
        return [_person(row) for row in await self._access.rows(wanted.order_by(_PEOPLE.seen).limit(limit))]

    async def drop_guest(self, id: str, before: float) -> bool:
        """Forget a guest who has not been seen since. Names stay where others remember them: in records and talk."""
        mine = (_PEOPLE.id == id, _PEOPLE.kind == "guest", _PEOPLE.seen < before)

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(delete(schema.people).where(*mine))).rowcount != 1:
                return False
            await connection.execute(delete(schema.blocks).where(or_(_BLOCKS.person == id, _BLOCKS.other == id)))
            for part in (schema.ratings, schema.achievements, schema.sessions):
                await connection.execute(delete(part).where(part.c.person == id))
            return True

        return bool(await self._access.do(work))

    # -- blocks and reports --------------------------------------------------------------------------------------

    async def block(self, person: str, other: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.blocks).where(_BLOCKS.person == person, _BLOCKS.other == other))
            await connection.execute(insert(schema.blocks).values(person=person, other=other))

        await self._access.do(work)

    async def unblock(self, person: str, other: str) -> None:
        await self._access.write(delete(schema.blocks).where(_BLOCKS.person == person, _BLOCKS.other == other))

    async def blocked_by(self, person: str) -> set[str]:
        """Whom the person has blocked."""
        return {row[0] for row in await self._access.rows(select(_BLOCKS.other).where(_BLOCKS.person == person))}

    async def add_report(self, row: ReportRow) -> None:
        await self._access.write(insert(schema.reports).values(msgspec.structs.asdict(row)))

    async def reports(self, *, handled: bool = False, limit: int = 200) -> list[ReportRow]:
        """The reports that wait for a moderator, or those that have been handled; the oldest first."""
        test = _REPORTS.handled != "" if handled else _REPORTS.handled == ""
        rows = await self._access.rows(select(schema.reports).where(test).order_by(_REPORTS.time).limit(limit))
        return [ReportRow(*row) for row in rows]

    async def handle_report(self, id: str, moderator: str) -> bool:
        """Mark a report as handled; False if there is none of that id."""
        change = update(schema.reports).where(_REPORTS.id == id).values(handled=moderator)
        return await self._access.write(change) == 1

    # -- the site ------------------------------------------------------------------------------------------------

    async def add_invitation(self, row: InvitationRow) -> None:
        await self._access.write(insert(schema.invitations).values(msgspec.structs.asdict(row)))

    async def invitations(self) -> list[InvitationRow]:
        rows = await self._access.rows(select(schema.invitations).order_by(_INVITATIONS.created, _INVITATIONS.code))
        return [InvitationRow(*row) for row in rows]

    async def site(self, name: str) -> str | None:
        """A setting of the site that lives in its database."""
        row = await self._access.row(select(schema.site.c.value).where(schema.site.c.name == name))
        return None if row is None else str(row[0])

    async def set_site(self, name: str, value: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.site).where(schema.site.c.name == name))
            await connection.execute(insert(schema.site).values(name=name, value=value))

        await self._access.do(work)


async def _claim(connection: AsyncConnection, person: str, looks: Collection[str]) -> None:
    """The name of an account looks like that, and no more like the one before."""
    await connection.execute(delete(schema.looks).where(_LOOKS.person == person))
    await connection.execute(insert(schema.looks), [{"look": look, "person": person} for look in sorted(looks)])


def _columns(values: dict[str, Any]) -> dict[str, Any]:
    if "settings" in values:
        values = {**values, "settings": msgspec.json.encode(values["settings"]).decode()}
    return values


def _person(row: AnyRow) -> PersonRow:
    return person_in(dict(row._mapping))


def person_in(columns: dict[str, Any]) -> PersonRow:
    """A person from the columns of the row."""
    return PersonRow(**{**columns, "settings": msgspec.json.decode(columns["settings"])})
