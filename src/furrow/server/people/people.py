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
from furrow.server.people.moderation import Moderation
from furrow.server.people.passwords import Passwords, code_fits, code_hash, new_code
from furrow.server.people.person import ACCOUNT, GONE, GUEST, Block, CreatedAccount, Person, Session, new_id, person_of
from furrow.server.people.person_names import cleaned, folded
from furrow.server.people.tokens import Tokens
from furrow.server.store import Conflict, NoGuest, NoInvitation, PersonRow, ReportRow, Store
from furrow.server.wire.errors import Problem

SETTINGS_LIMIT = 8192
_ENDED, _BLOCKS = "people", "blocks"
"""Rooms of the hub: whose sessions have ended, and who has blocked somebody, or no more."""
_read_block = msgspec.json.Decoder(Block).decode
_NOTED = 86400.0
"""How exactly, in seconds, we know when somebody was here: a write for every request would be dear."""


class People:
    """All that a person can do about being one. `moderation` is what moderators can do about others.

    `ended` is called with a person's id when all their sessions end, so that open connections can be closed;
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
        self._tokens = Tokens(key)
        self._passwords = Passwords(hasher)
        self._attempts, self._recoveries = Attempts(), Attempts()
        self._clock = clock
        self._invitation_only = invitation_only
        self.ended: Callable[[str], None] = lambda _: None
        self.blocks_changed: Callable[[Block], None] = lambda _: None
        self.renamed: Callable[[Person, str], Awaitable[None]] = _nobody_cares
        self._hub: Hub | None = None
        self.moderation = Moderation(store, clock, self._end)

    def join(self, hub: Hub) -> None:
        """Share the news of ended sessions and of blocks with the other processes of the site."""
        self._hub = hub
        hub.subscribe(_ENDED, lambda message: self.ended(message.decode()) if message else None)
        hub.subscribe(_BLOCKS, lambda message: self.blocks_changed(_read_block(message)) if message else None)

    # -- coming in -----------------------------------------------------------------------------------------------

    async def guest(self, name: str) -> Session:
        """Play at once under a name, which others may have too."""
        if await self.invitation_only():
            raise Problem("invitation_needed")
        row = PersonRow(new_id(), cleaned(name), GUEST, created=self._clock(), seen=self._clock())
        await self._rows.add(row)
        return self._session(row)

    async def account(
        self, name: str, password: str, guest: Person | None = None, invitation: str = ""
    ) -> CreatedAccount:
        """A new account; a guest becomes it and keeps tables and history."""
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
        code, before = new_code(), row.name
        row.name, row.kind, row.folded, row.seen = shown, ACCOUNT, folded(shown), now
        row.password, row.recovery = await self._passwords.hash(password), code_hash(code)
        try:
            await self._rows.enrol(row, new=guest is None, invitation=invitation, time=now)
        except NoGuest:
            raise Problem("already_account") from None  # made at the same moment; its name and password count
        except NoInvitation:
            raise Problem("no_such_invitation") from None
        except Conflict:
            raise Problem("name_taken", name=shown) from None
        made = self._session(row)
        if before != shown:
            await self.renamed(made.person, before)
        return CreatedAccount(made, code)

    async def sign_in(self, name: str, password: str, client: str = "") -> Session:
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
        return self._session(row)

    async def recover(self, name: str, code: str, password: str, client: str = "") -> CreatedAccount:
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
        self._end(row.id)
        return CreatedAccount(self._session(row), fresh)

    async def who(self, token: str) -> Person | None:
        """Whose token it is; None if it is not valid (any more)."""
        now = self._clock()
        row = await self._claimed(token)
        if row is None or row.banned_until > now:
            return None
        if now - row.seen > _NOTED:
            await self._rows.change(row.id, seen=now)
        return person_of(row, now)

    async def banned(self, token: str) -> bool:
        """Would the token be valid if a moderator had not banned its person?"""
        row = await self._claimed(token)
        return row is not None and row.banned_until > self._clock()

    async def invitation_only(self) -> bool:
        """Does a new account need an invitation here? By the server's settings, or by `furrow admin`."""
        return self._invitation_only or await self._rows.site("invitation_only") == "1"

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
            if row.kind == ACCOUNT:
                changes["folded"] = folded(changes["name"])
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
        changed = person_of(await self._row(person), self._clock())
        if changed.name != row.name:
            await self.renamed(changed, row.name)
        return changed

    async def change_password(self, person: Person, old: str, new: str, client: str = "") -> Session:
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
        self._end(row.id)
        return self._session(row)

    async def sign_out_everywhere(self, person: Person) -> None:
        await self._rows.raise_epoch(person.id)
        self._end(person.id)

    async def delete(self, person: Person) -> None:
        """Delete me: name, password, settings, ratings and achievements. Games that others played with me stay."""
        await self._rows.forget(person.id, NOBODY)
        await take_name_off(self._store, person.id, self._clock())
        self._end(person.id)

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

    async def report(self, person: Person, about: str, reason: str, table: str = "") -> ReportRow:
        """Tell the moderators about somebody."""
        if about == person.id:
            raise Problem("not_yourself")
        await self._other(about)
        row = ReportRow(new_id(), self._clock(), person.id, about, table, reason)
        await self._rows.add_report(row)
        return row

    # -- inside --------------------------------------------------------------------------------------------------

    def _end(self, id: str) -> None:
        self.ended(id)
        if self._hub is not None:
            self._hub.publish(_ENDED, id.encode())

    def _tell_block(self, block: Block) -> None:
        self.blocks_changed(block)
        if self._hub is not None:
            self._hub.publish(_BLOCKS, msgspec.json.encode(block))

    def _session(self, row: PersonRow) -> Session:
        now = self._clock()
        return Session(person_of(row, now), self._tokens.make(row.id, row.epoch, now))

    async def _claimed(self, token: str) -> PersonRow | None:
        """The row of the person whom a token names, if the token is still valid."""
        claim = self._tokens.read(token, self._clock())
        row = None if claim is None else await self._rows.get(claim.person)
        fits = claim is not None and row is not None and row.epoch == claim.epoch and row.kind != GONE
        return row if fits else None

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
