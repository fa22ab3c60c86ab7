"""People: guests who play at once, accounts that keep their history, and whose token it is."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from argon2 import PasswordHasher

from furrow.server.hub import Hub
from furrow.server.people.anonymise import NOBODY, take_name_off
from furrow.server.people.attempts import Attempts
from furrow.server.people.lookalikes import looks
from furrow.server.people.moderation import Moderation
from furrow.server.people.passwords import Passwords, code_fits, code_hash, new_code
from furrow.server.people.person import (
    ACCOUNT,
    GONE,
    GUEST,
    Block,
    CreatedAccount,
    Person,
    Session,
    SessionEnd,
    new_id,
    person_of,
)
from furrow.server.people.person_names import cleaned, folded
from furrow.server.people.sessions import Sessions
from furrow.server.store import Conflict, NoGuest, NoInvitation, PersonRow, ReportRow, Store
from furrow.server.wire.errors import Problem

SETTINGS_LIMIT = 8192
_ENDED, _BLOCKS = "people", "blocks"
"""Rooms of the hub: whose sessions have ended, and who has blocked somebody, or no more."""
_read_block, _read_ended = msgspec.json.Decoder(Block).decode, msgspec.json.Decoder(SessionEnd).decode


class People:
    """All that a person can do about being one. `moderation` is what moderators can do about others.

    `sessions` are the places where people are signed in. `ended` hears when one of them, or all of a person, end, so
    that open connections can be closed;
    `blocks_changed` hears when somebody blocks or unblocks somebody; `renamed` gets a person and the name that
    they had before.
    """

    def __init__(
        self,
        store: Store,
        key: bytes,
        *,
        invitation_only: bool = False,
        clock: Callable[[], float] = time.time,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self._store = store
        self._rows = store.people
        self.sessions = Sessions(store, key, clock)
        self._passwords = Passwords(hasher)
        self._attempts, self._recoveries = Attempts(), Attempts()
        self._clock = clock
        self._invitation_only = invitation_only
        self.ended: Callable[[SessionEnd], None] = lambda _: None
        self.blocks_changed: Callable[[Block], None] = lambda _: None
        self.renamed: Callable[[Person, str], Awaitable[None]] = _nobody_cares
        self._hub: Hub | None = None
        self.moderation = Moderation(store, clock, lambda person: self._end(SessionEnd(person)))

    def join(self, hub: Hub) -> None:
        """Share the news of ended sessions and of blocks with the other processes of the site."""
        self._hub = hub
        hub.subscribe(_ENDED, lambda message: self.ended(_read_ended(message)) if message else None)
        hub.subscribe(_BLOCKS, lambda message: self.blocks_changed(_read_block(message)) if message else None)

    # -- coming in -----------------------------------------------------------------------------------------------

    async def guest(self, name: str, device: str = "") -> Session:
        """Play at once under a name, which other guests may have too. `device`: what its owner knows the session by."""
        if await self.invitation_only():
            raise Problem("invitation_needed")
        shown = cleaned(name)
        await self.check_free(shown)
        row = PersonRow(new_id(), shown, GUEST, created=self._clock(), seen=self._clock())
        await self._rows.add(row)
        return await self._session(row, device)

    async def account(
        self, name: str, password: str, guest: Person | None = None, invitation: str = "", device: str = ""
    ) -> CreatedAccount:
        """A new account; a guest becomes it and keeps tables and history. The guest's own sessions end."""
        shown = cleaned(name)
        if await self.invitation_only() and not invitation:
            raise Problem("invitation_needed")
        now = self._clock()
        row = PersonRow(new_id(), shown, ACCOUNT, created=now)
        if guest is not None:
            found = await self._rows.get(guest.id)
            if found is None or found.kind != GUEST:
                raise Problem("already_account")
            row = found
            row.epoch += 1
        code, before = new_code(), row.name
        row.name, row.kind, row.folded, row.seen = shown, ACCOUNT, folded(shown), now
        row.password, row.recovery = await self._passwords.hash(password), code_hash(code)
        try:
            await self._rows.enrol(row, looks=looks(shown), new=guest is None, invitation=invitation, time=now)
        except NoGuest:
            raise Problem("already_account") from None  # made at the same moment; its name and password count
        except NoInvitation:
            raise Problem("no_such_invitation") from None
        except Conflict:
            raise Problem("name_taken", name=shown) from None
        made = await self._session(row, device)
        if guest is not None:
            self._end(SessionEnd(row.id, again=True))
        if before != shown:
            await self.renamed(made.person, before)
        return CreatedAccount(made, code)

    async def sign_in(self, name: str, password: str, client: str = "", device: str = "") -> Session:
        """Raises Problem("wrong_password") whether the name or the password is wrong. `client`: from which address."""
        wanted = folded(name)
        self._attempts.begin(wanted, client)
        row = await self._rows.named(wanted)
        if not await self._passwords.fits(password, row.password if row else None) or row is None:
            raise Problem("wrong_password")
        self._attempts.succeeded(wanted, client)
        self._check_welcome(row)
        await self._rows.change(row.id, seen=self._clock())
        if row.password is not None and self._passwords.outdated(row.password):
            fresh = await self._passwords.hash(password)
            await self._rows.replace(row.id, {"password": row.password}, password=fresh)
        return await self._session(row, device)

    async def recover(self, name: str, code: str, password: str, client: str = "", device: str = "") -> CreatedAccount:
        """A new password by the recovery code, which is then used up: the reply has the next one."""
        wanted = folded(name)
        self._recoveries.begin(wanted, client)
        row = await self._rows.named(wanted)
        if row is None or not code_fits(code, row.recovery):
            raise Problem("wrong_code")
        self._recoveries.succeeded(wanted, client)
        self._check_welcome(row)
        fresh, used = new_code(), row.recovery
        row.password, row.recovery, row.epoch = await self._passwords.hash(password), code_hash(fresh), row.epoch + 1
        changes = {"password": row.password, "recovery": row.recovery, "epoch": row.epoch}
        if not await self._rows.replace(row.id, {"recovery": used}, **changes):
            raise Problem("wrong_code")  # somebody has used it at the same moment
        made = await self._session(row, device)
        self._end(SessionEnd(row.id, again=True))
        return CreatedAccount(made, fresh)

    async def who(self, token: str) -> Person | None:
        """Whose token it is; None if it is not valid (any more)."""
        now = self._clock()
        found = await self.sessions.claimed(token)
        if found is None or found[1].banned_until > now:
            return None
        session, row = found
        await self.sessions.note_seen(session, row)
        return person_of(row, now, session.id)

    async def banned(self, token: str) -> bool:
        """Would the token be valid if a moderator had not banned its person?"""
        found = await self.sessions.claimed(token)
        return found is not None and found[1].banned_until > self._clock()

    async def invitation_only(self) -> bool:
        """Does a new account need an invitation here? By the server's settings, or by `furrow admin`."""
        return self._invitation_only or await self._rows.site("invitation_only") == "1"

    async def check_free(self, name: str, person: str = "") -> None:
        """Raises Problem for a name that looks like the one of an account which is not this person's."""
        if await self._rows.looking_like(looks(name), person):
            raise Problem("name_taken", name=name)

    # -- being here ----------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        """Anybody, by id; None for people who never were here or are gone."""
        row = await self._rows.get(id)
        return None if row is None or row.kind == GONE else person_of(row, self._clock())

    async def change(self, person: Person, name: str | None = None, settings: dict[str, Any] | None = None) -> Person:
        """Another name, or settings: the given ones are put over the old, None takes one away."""
        row = await self._row(person)
        changes: dict[str, Any] = {}
        if name is not None:
            changes["name"] = cleaned(name)
            if changes["name"] != row.name:
                await self.check_free(changes["name"], person.id)
                if row.kind == ACCOUNT:
                    changes.update(folded=folded(changes["name"]), looks=looks(changes["name"]))
        if settings is not None:
            merged = {key: value for key, value in {**row.settings, **settings}.items() if value is not None}
            if len(msgspec.json.encode(merged)) > SETTINGS_LIMIT:
                raise Problem("settings_too_long", longest=SETTINGS_LIMIT)
            changes["settings"] = merged
        if changes:
            try:
                await self._rows.change(person.id, **changes)
            except Conflict:
                raise Problem("name_taken", name=changes["name"]) from None
        changed = person_of(await self._row(person), self._clock(), person.session)
        if changed.name != row.name:
            await self.renamed(changed, row.name)
        return changed

    async def change_password(self, person: Person, old: str, new: str, client: str = "", device: str = "") -> Session:
        """Another password; all other sessions end."""
        row = await self._row(person)
        name = row.folded or ""
        self._attempts.begin(name, client)  # nobody must be able to guess the password on a borrowed device
        if not await self._passwords.fits(old, row.password):
            raise Problem("wrong_old_password")
        self._attempts.succeeded(name, client)
        before = row.password
        row.password, row.epoch = await self._passwords.hash(new), row.epoch + 1
        if not await self._rows.replace(row.id, {"password": before}, password=row.password, epoch=row.epoch):
            raise Problem("wrong_old_password")  # it was changed at the same moment
        made = await self._session(row, device)
        self._end(SessionEnd(row.id, again=True))
        return made

    async def sign_out(self, person: Person, session: str = "") -> None:
        """End the session by which somebody is here, or another one of theirs."""
        wanted = session or person.session
        await self.sessions.end(person, wanted)
        self._end(SessionEnd(person.id, wanted))

    async def sign_out_everywhere(self, person: Person) -> None:
        await self._rows.raise_epoch(person.id)
        self._end(SessionEnd(person.id))

    async def delete(self, person: Person) -> None:
        """Delete me: name, password, settings, ratings and achievements. Games that others played with me stay."""
        await self._rows.forget(person.id, NOBODY)
        await take_name_off(self._store, person.id, self._clock())
        self._end(SessionEnd(person.id))

    # -- others --------------------------------------------------------------------------------------------------

    async def block(self, person: Person, other: str) -> None:
        """Never hear or meet somebody again."""
        if other == person.id:
            raise Problem("not_yourself")
        await self._other(other)
        await self._rows.block(person.id, other)
        self._tell_block(Block(person.id, other, True))

    async def unblock(self, person: Person, other: str) -> None:
        await self._rows.unblock(person.id, other)
        self._tell_block(Block(person.id, other, False))

    async def blocked(self, person: str) -> set[str]:
        """The ids of those whom a person has blocked."""
        return await self._rows.blocked_by(person)

    async def blocked_people(self, person: Person) -> list[Person]:
        """Those whom a person has blocked, as far as they are still here."""
        found = [await self.person(id) for id in sorted(await self.blocked(person.id))]
        return [each for each in found if each is not None]

    async def report(self, person: Person, about: str, reason: str, table: str = "") -> ReportRow:
        """Tell the moderators about somebody."""
        if about == person.id:
            raise Problem("not_yourself")
        await self._other(about)
        row = ReportRow(new_id(), self._clock(), person.id, about, table, reason)
        await self._rows.add_report(row)
        return row

    # -- inside --------------------------------------------------------------------------------------------------

    def _end(self, what: SessionEnd) -> None:
        self.ended(what)
        if self._hub is not None:
            self._hub.publish(_ENDED, msgspec.json.encode(what))

    def _tell_block(self, block: Block) -> None:
        self.blocks_changed(block)
        if self._hub is not None:
            self._hub.publish(_BLOCKS, msgspec.json.encode(block))

    async def _session(self, row: PersonRow, device: str) -> Session:
        session, token = await self.sessions.begin(row, device)
        return Session(person_of(row, self._clock(), session), token)

    def _check_welcome(self, row: PersonRow) -> None:
        if row.banned_until > self._clock():
            raise Problem("banned")

    async def _row(self, person: Person) -> PersonRow:
        row = await self._rows.get(person.id)
        if row is None or row.kind == GONE:
            raise Problem("no_session")
        return row

    async def _other(self, id: str) -> None:
        row = await self._rows.get(id)
        if row is None or row.kind == GONE:
            raise Problem("no_such_person")


async def _nobody_cares(person: Person, before: str) -> None:
    """Where there are no tables, nothing else has the name."""
