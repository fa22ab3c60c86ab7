"""The same thing twice at the same moment: one call counts, the other is told that it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from furrow.server.people import CreatedAccount, People, Session
from furrow.server.store import Store
from furrow.server.wire.errors import Problem
from tests.server.test_people_sessions import PASSWORD, Clock, refused, with_people

NEW = ("first password", "second password")


async def both(*attempts: Awaitable[CreatedAccount | Session]) -> tuple[int, str]:
    """Which attempt has won, and what the other was answered."""
    found = await asyncio.gather(*attempts, return_exceptions=True)
    problems = [each for each in found if isinstance(each, Problem)]
    assert len(problems) == len(found) - 1, found
    return next(n for n, each in enumerate(found) if not isinstance(each, Problem)), problems[0].code


def test_a_guest_becomes_one_account(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        guest = (await people.guest("Ada")).person
        names = ("Ada", "Bob")
        won, told = await both(*(people.account(name, new, guest) for name, new in zip(names, NEW, strict=True)))
        assert told == "already_account"
        assert (await people.sign_in(names[won], NEW[won])).person.id == guest.id
        await people.account(names[1 - won], PASSWORD)  # the name is still free

    with_people(database, work)


def test_a_recovery_code_works_once(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        made = await people.account("Ada", PASSWORD)
        won, told = await both(*(people.recover("Ada", made.recovery_code, new) for new in NEW))
        assert told == "wrong_code"
        await people.sign_in("Ada", NEW[won])
        await refused("wrong_password", people.sign_in("Ada", NEW[1 - won]))

    with_people(database, work)


def test_an_old_password_is_replaced_once(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        ada = (await people.account("Ada", PASSWORD)).session.person
        won, told = await both(*(people.change_password(ada, PASSWORD, new) for new in NEW))
        assert told == "wrong_old_password"
        await people.sign_in("Ada", NEW[won])

    with_people(database, work)
