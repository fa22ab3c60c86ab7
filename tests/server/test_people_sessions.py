"""Guests, accounts, tokens: who gets in, who does not, on both databases."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher

from furrow.kernel.contract import Result, Standing
from furrow.server.afterwards import Afterwards, Finished, FinishedSeat
from furrow.server.live.plan import Plan, SeatPlan, write_plan
from furrow.server.people import People, SessionEnd, key_in
from furrow.server.people.tokens import DAYS, Tokens
from furrow.server.store import InvitationRow, Store, TableRow, TalkRow
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import ScoreRow, TableResult
from tests.server.stores import with_store

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
PASSWORD = "correct horse"


class Clock:
    """A clock that stands still until told otherwise."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def with_people(database: str, work: Callable[[People, Store, Clock], Awaitable[None]]) -> None:
    async def run(store: Store) -> None:
        clock = Clock()
        await work(People(store, b"k" * 32, clock=clock, hasher=QUICK), store, clock)

    with_store(database, run)


async def refused(code: str, attempt: Awaitable[object]) -> None:
    with pytest.raises(Problem) as caught:
        await attempt
    assert caught.value.code == code


def test_a_guest_plays_at_once_and_is_known_by_the_token(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        first, second = await people.guest("  Ada   Lovelace "), await people.guest("Ada Lovelace")
        assert (first.person.name, first.person.kind) == ("Ada Lovelace", "guest")
        assert first.person.id != second.person.id
        assert await people.who(first.token) == first.person
        found = await people.person(first.person.id)
        assert found is not None
        assert (found.name, found.session) == ("Ada Lovelace", "")
        assert await people.person("nobody") is None

    with_people(database, work)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "Ada\x00", "a\u202eb", "\u200c", "***"])
def test_a_name_that_nobody_can_read_is_refused(sqlite: str, name: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        await refused("bad_name", people.guest(name))

    with_people(sqlite, work)


@pytest.mark.parametrize("name", ["مهسا می‌نویسد", "Ödön", "Řehoř 3.", "<b>Bob</b>", "李"])
def test_a_name_may_be_of_any_script(sqlite: str, name: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        assert (await people.guest(name)).person.name == name

    with_people(sqlite, work)


def test_a_token_that_is_not_ours_is_worth_nothing(sqlite: str) -> None:
    async def work(people: People, _store: Store, clock: Clock) -> None:
        session = await people.guest("Ada")
        other = await people.guest("Eve")
        body, _, signature = session.token.rpartition(".")
        forged = [
            "", ".", "...", "x", "é" * 10, "a" * 1000, session.token[:-1], session.token + "A", body,
            session.token.replace(session.person.session, other.person.session),
            f"{other.person.session}.{int(clock.now)}.{signature}",
            Tokens(b"another key").make(session.person.session, clock.now),
            Tokens(b"k" * 32).make("nothing", clock.now),
            Tokens(b"k" * 32).make(session.person.id, clock.now),
        ]  # fmt: skip
        assert [await people.who(token) for token in forged] == [None] * len(forged)
        clock.now += DAYS * 86400 - 1
        assert await people.who(session.token) is not None
        clock.now += 2
        assert await people.who(session.token) is None

    with_people(sqlite, work)


def test_a_guest_becomes_an_account_and_stays_the_same_person(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        guest = await people.guest("Ada")
        made = await people.account("Ada", PASSWORD, guest.person)
        assert made.session.person.id == guest.person.id
        assert made.session.person.kind == "account"
        assert await people.who(guest.token) is None, "the guest's token is not worth the account"
        assert await people.who(made.session.token) == made.session.person
        assert (await people.sign_in("ADA ", PASSWORD)).person.id == made.session.person.id
        await refused("already_account", people.account("Ada 2", PASSWORD, made.session.person))
        await refused("name_taken", people.account("adA", PASSWORD))
        await refused("bad_password", people.account("Bob", "short"))
        await refused("name_taken", people.account("A\u200cda", PASSWORD, (await people.guest("Eve")).person))

    with_people(database, work)


def test_a_wrong_password_says_nothing_and_too_many_are_refused(sqlite: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        await people.account("Ada", PASSWORD)
        await refused("wrong_password", people.sign_in("Ada", "wrong password"))
        await refused("wrong_password", people.sign_in("Nobody", PASSWORD))
        for _ in range(9):
            await refused("wrong_password", people.sign_in("Ada", "wrong password"))
        await refused("too_many_attempts", people.sign_in("Ada", PASSWORD))

    with_people(sqlite, work)


def test_a_recovery_code_works_once_and_ends_all_sessions(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        made = await people.account("Ada", PASSWORD)
        ended: list[SessionEnd] = []
        people.ended = ended.append
        await refused("wrong_code", people.recover("Ada", "AAAA-AAAA", "new password"))
        again = await people.recover("ada", made.recovery_code.lower().replace("-", " "), "new password")
        assert ended == [SessionEnd(made.session.person.id, again=True)]
        assert await people.who(made.session.token) is None
        assert await people.who(again.session.token) == again.session.person
        await refused("wrong_password", people.sign_in("Ada", PASSWORD))
        await people.sign_in("Ada", "new password")
        await refused("wrong_code", people.recover("Ada", made.recovery_code, PASSWORD))
        await people.recover("Ada", again.recovery_code, PASSWORD)

    with_people(database, work)


def test_signing_out_everywhere_and_a_new_password_end_the_other_sessions(sqlite: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        made = await people.account("Ada", PASSWORD)
        second = await people.sign_in("Ada", PASSWORD)
        await people.sign_out_everywhere(second.person)
        assert [await people.who(token) for token in (made.session.token, second.token)] == [None, None]
        third = await people.sign_in("Ada", PASSWORD)
        await refused("wrong_old_password", people.change_password(third.person, "wrong password", "another password"))
        fourth = await people.change_password(third.person, PASSWORD, "another password")
        assert await people.who(third.token) is None
        assert await people.who(fourth.token) == fourth.person

    with_people(sqlite, work)


def test_names_and_settings_change(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        ada = (await people.account("Ada", PASSWORD)).session.person
        await people.account("Bob", PASSWORD)
        await refused("name_taken", people.change(ada, name="bob"))
        await people.change(ada, settings={"theme": "dark", "sound": True})
        changed = await people.change(ada, name="Ada L.", settings={"sound": None, "skip_end": 1})
        assert (changed.name, changed.settings) == ("Ada L.", {"theme": "dark", "skip_end": 1})
        await people.sign_in("ada l.", PASSWORD)
        await refused("wrong_password", people.sign_in("Ada", PASSWORD))
        await refused("settings_too_long", people.change(ada, settings={"x": "y" * 9000}))

    with_people(database, work)


def test_delete_me_leaves_nothing_that_names_me(database: str) -> None:
    async def work(people: People, store: Store, _clock: Clock) -> None:
        made = await people.account("Ada", PASSWORD)
        ada = made.session.person
        other = (await people.guest("Bob")).person
        await people.block(ada, other.id)
        await people.block(other, ada.id)
        await people.delete(ada)
        assert await people.who(made.session.token) is None
        assert await people.person(ada.id) is None
        assert await people.blocked(other.id) == set()
        await refused("wrong_password", people.sign_in("Ada", PASSWORD))
        row = await store.people.get(ada.id)
        assert row is not None
        assert (row.name, row.folded, row.password, row.recovery, row.kind) == ("–", None, None, None, "gone")
        await people.account("Ada", PASSWORD)

    with_people(database, work)


def test_delete_me_takes_my_name_off_tables_results_and_talk(database: str) -> None:
    async def work(people: People, store: Store, _clock: Clock) -> None:
        ada = (await people.account("Ada", PASSWORD)).session.person
        plan = Plan("scythe", [SeatPlan("me", "Ada", ada.id), SeatPlan("open", "Bob", "bob")], host_name="Ada")
        result = msgspec.json.encode(TableResult([ScoreRow(0, 1, 60, {}, "Ada"), ScoreRow(1, 2, 50, {}, "Bob")]))
        for id, state, told in (("a", "running", None), ("b", "over", result)):
            row = TableRow(id, "scythe", state, ada.id, settings=write_plan(plan), people=[ada.id, "bob"], result=told)
            await store.add_table(row)
        await store.talk.say(TalkRow("a", 0, 1.0, ada.id, "Ada", 0, text="hello"))
        standings = (Standing(0, 1, 60, {}), Standing(1, 2, 50, {}))
        seats = (FinishedSeat(ada.id, "Ada"), FinishedSeat("bob", "Bob"))
        await Afterwards(store).finish(Finished("b", "scythe", 1.0, seats, Result(standings, "")))
        await people.delete(ada)
        for id in ("a", "b"):
            found = await store.table(id)
            assert found is not None
            assert b"Ada" not in found.settings + (found.result or b"")
            assert b"Bob" in found.settings
        assert [said.name for said in await store.talk.said("a")] == ["–"]
        (past,) = (await Afterwards(store).games("bob")).games
        assert [other.name for other in past.others] == ["–"]
        assert await store.results.achievements(ada.id) == []
        assert [table for _, table in await store.orders.since(0)] == ["a", "b"]

    with_people(database, work)


def test_an_invitation_lets_one_person_in(database: str) -> None:
    async def work(people: People, store: Store, _clock: Clock) -> None:
        guest = await people.guest("Early")
        await store.people.set_site("invitation_only", "1")
        await store.people.add_invitation(InvitationRow("GOLD", 1.0, "for Ada"))
        await refused("invitation_needed", people.guest("Ada"))
        await refused("invitation_needed", people.account("Ada", PASSWORD))
        await refused("no_such_invitation", people.account("Ada", PASSWORD, invitation="LEAD"))
        attempts = [people.account(name, PASSWORD, invitation="GOLD") for name in ("Ada", "Bob")]
        found = await asyncio.gather(*attempts, return_exceptions=True)
        assert [isinstance(each, Problem) for each in found].count(True) == 1
        (used,) = await store.people.invitations()
        assert used.used_by in [each.session.person.id for each in found if not isinstance(each, BaseException)]
        assert await people.who(guest.token) is not None
        await store.people.set_site("invitation_only", "0")
        await people.guest("Late")

    with_people(database, work)


def test_the_key_of_a_site_is_made_once_and_kept_private(tmp_path: Path) -> None:
    home = tmp_path / "data"
    key = key_in(home)
    assert len(key) == 32
    assert key_in(home) == key
    assert [path.name for path in home.iterdir()] == ["session.key"]
    assert stat.S_IMODE((home / "session.key").stat().st_mode) == 0o600
