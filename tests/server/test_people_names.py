"""What people may be called: real names of every script pass, and nobody looks like somebody else's account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, text

from furrow.server.people import People
from furrow.server.people.lookalikes import looks, skeleton
from furrow.server.people.person_names import cleaned
from furrow.server.store import Conflict, Store
from furrow.server.store.migrating import upgrade
from furrow.server.wire.errors import Problem
from tests.server.test_people_sessions import PASSWORD, Clock, refused, with_people
from tests.server.test_store_schema import on_connection

PERSIAN = "مهسا می‌نویسد|علی‌رضا|مهدیه‌سادات|ابوالفضل|رؤیا|آرش|مُحَمَّد|نیم‌فاصله ۱۲۳|هٔما|شهرزاد (تهران)"
HUNGARIAN = "Ödön|Őrsi|Győző|Hűvösvölgyi Tünde|Dr. Szabó-Kiss Ágnes|ifj. Nagy Géza"
CZECH = "Řehoř 3.|Věra|Ďábel Žluťoučký|Jiří Čapek ml.|Kůň úpěl|Božena N."
OTHERS = "Ada Lovelace|O'Neil|Jean-Luc|Łukasz|Nguyễn Thị Ánh|李|クラーク|Ελένη|Наталья|क्षितिज|<b>Bob</b>|Ada 🎲"
INVISIBLE = {
    "a variation selector": "Ad\ufe0fa",
    "one of the second block": "Ada\U000e0101",
    "the grapheme joiner": "A\u034fda",
    "a Hangul filler": "Ada\u3164",
    "nothing but Hangul fillers": "\u3164\u115f\uffa0",
    "the empty Braille pattern": "Ada\u2800",
    "nothing but it": "\u2800\u2800",
    "a Khmer vowel that is not shown": "Ada\u17b4",
    "a Mongolian selector": "A\u180bda",
    "the Mongolian vowel separator": "A\u180eda",
    "a note without a head": "Ada\U0001d159",
    "a word joiner": "Ada\u2060",
    "a sign of private use": "Ada\ue000",
    "a mark on nothing": "\u0301Ada",
    "three marks on a letter": "Ada\u0302\u0303\u0304",
    "the same where one is part of the letter": "\u00c1\u0302\u0303da",
}
ALIKE = [
    ("paypal", "раураl"),  # Cyrillic
    ("Alice", "AIice"),
    ("Alice", "ALICE"),
    ("Ödön", "O\u0308do\u0308n"),
    ("Bob", "B 0 b"),
    ("Carmen", "Carrnen"),
    ("علی", "علي"),
    ("مهسا", "مه\u200cسا"),
    ("Anna", "\uff21nna"),
]


@pytest.mark.parametrize("name", "|".join((PERSIAN, HUNGARIAN, CZECH, OTHERS)).split("|"))
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert cleaned(name) == name


def test_a_joiner_that_parts_no_letters_is_left_out() -> None:
    assert cleaned("کار\u200cگر") == "کارگر"
    assert cleaned("\u200dAd\u200ca\u200c") == "Ada"


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_what_nobody_sees_is_no_part_of_a_name(name: str) -> None:
    with pytest.raises(Problem) as caught:
        cleaned(name)
    assert caught.value.code == "bad_name"


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_share_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


def test_names_that_do_not_look_alike_share_none() -> None:
    names = "|".join((PERSIAN, HUNGARIAN, CZECH, OTHERS)).split("|")
    seen = [looks(name) for name in names]
    assert not any(one & other for place, one in enumerate(seen) for other in seen[:place])
    assert skeleton("Ödön") != skeleton("Odon"), "an accent tells names apart"


def test_nobody_takes_a_name_that_looks_like_an_account(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        before = (await people.guest("Аlice")).person  # begins in Cyrillic; old names stay
        alice = (await people.account("Alice", PASSWORD)).session.person
        attempts: list[Callable[[], Awaitable[object]]] = [
            lambda: people.guest("Alice"),
            lambda: people.guest("AIice"),
            lambda: people.account("ΑLICE", PASSWORD),  # begins in Greek
            lambda: people.change(before, name="Aliсe"),  # has another Cyrillic letter
        ]
        for attempt in attempts:
            await refused("name_taken", attempt())
        found = await people.person(before.id)
        assert found is not None
        assert found.name == "Аlice"
        assert (await people.change(before, settings={"theme": "dark"})).name == "Аlice"

        # who is called like that may spell it otherwise, and who gives a name up leaves it to others
        assert (await people.change(alice, name="ALICE")).name == "ALICE"
        await people.change(alice, name="Bob")
        assert (await people.guest("Alice")).person.name == "Alice"
        await refused("name_taken", people.guest("B0b"))
        await people.delete(alice)
        assert (await people.guest("B0b")).person.name == "B0b"

    with_people(database, work)


def test_two_accounts_that_look_alike_are_not_made_at_the_same_moment(database: str) -> None:
    async def work(people: People, store: Store, _clock: Clock) -> None:
        guest = (await people.guest("Eve")).person
        row = await store.people.get(guest.id)
        assert row is not None
        await people.account("Ada", PASSWORD)
        row.folded = "аda"  # as if the look-up had come too early: Cyrillic, so another spelling
        with pytest.raises(Conflict):
            await store.people.enrol(row, looks=looks("аda"), new=False, invitation="", time=0.0)
        kept = await people.person(guest.id)
        assert kept is not None
        assert kept.kind == "guest"

    with_people(database, work)


def test_accounts_of_before_keep_their_names_and_what_these_look_like(database: str) -> None:
    insert = text(
        "INSERT INTO people (id, name, kind, folded, epoch, settings, moderator, muted_until, banned_until, created,"
        " seen) VALUES (:id, :name, :kind, :folded, 0, '{}', false, 0, 0, :created, 0)"
    )
    rows = [("young", "Аda", "account", 2), ("old", "Ada", "account", 1), ("guest", "Eve", "guest", 0)]

    def before(connection: Connection) -> None:
        upgrade(connection, None, "0004")
        for id, name, kind, created in rows:
            folded = name.casefold() if kind == "account" else None
            connection.execute(insert, {"id": id, "name": name, "kind": kind, "folded": folded, "created": created})

    async def work(people: People, _store: Store, _clock: Clock) -> None:
        young = await people.person("young")
        assert young is not None
        assert young.name == "Аda"
        await refused("name_taken", people.guest("Ada"))
        assert (await people.guest("Eve")).person.name == "Eve"
        assert (await people.change(young, name="Zoé")).name == "Zoé"

    on_connection(database, before)
    with_people(database, work)
