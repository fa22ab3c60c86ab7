"""Where somebody is signed in: each session ends by itself, and with it what was opened by it."""

from __future__ import annotations

import pytest

from furrow.server.people import People, SessionEnd, derived
from furrow.server.people.tokens import DAYS
from furrow.server.store import PersonRow, Store
from furrow.server.web.devices import device_of
from furrow.server.web.pages.frame import form_token
from furrow.server.wire.socket import CLOSE_NO_SESSION, CLOSE_RESTART
from tests.server.edge import Person, Served
from tests.server.test_people_sessions import PASSWORD, Clock, refused, with_people

BEFORE = "0123456789abcdef.3.1000000.N4xgBfnif3RaicsJ8OlaHydzyRG0NxGbUENycfguHRc"
"""A token written by commit d8953b6, when sessions were no rows, with the key of these tests."""
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def test_a_session_of_before_goes_on_and_ends_like_any_other(database: str) -> None:
    async def work(people: People, store: Store, clock: Clock) -> None:
        clock.now = 1_000_060.0
        await store.people.add(PersonRow("0123456789abcdef", "Ada", "guest", epoch=3))
        here = await people.who(BEFORE)
        assert here is not None
        assert here.name == "Ada"
        assert await people.who(BEFORE) == here
        assert [(place.id, place.here) for place in await people.sessions.of(here)] == [(here.session, True)]
        await people.sign_out(here)
        assert await people.who(BEFORE) is None
        assert await people.sessions.of(here) == []

    with_people(database, work)


@pytest.mark.parametrize(
    "row",
    [
        PersonRow("0123456789abcdef", "Ada", "guest", epoch=4),
        PersonRow("0123456789abcdef", "Ada", "gone", epoch=3),
        PersonRow("fedcba9876543210", "Ada", "guest", epoch=3),
    ],
)
def test_a_session_of_before_that_had_ended_stays_ended(sqlite: str, row: PersonRow) -> None:
    async def work(people: People, store: Store, clock: Clock) -> None:
        clock.now = 1_000_060.0
        await store.people.add(row)
        assert await people.who(BEFORE) is None

    with_people(sqlite, work)


def test_what_the_old_key_signed_for_forms_is_no_session(sqlite: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        for key in (b"k" * 32, derived(b"k" * 32, "forms"), derived(b"k" * 32, "sessions")):
            signature = form_token(key, "")
            for token in (signature, f"form:.{signature}", f"a.{signature}", f"a.b.{signature}", f"a.b.c.{signature}"):
                assert await people.who(token) is None
                assert not await people.banned(token)

    with_people(sqlite, work)


def test_signing_out_ends_one_session_and_not_the_others(database: str) -> None:
    async def work(people: People, _store: Store, clock: Clock) -> None:
        first = (await people.account("Ada", PASSWORD, device="Firefox, Linux")).session
        clock.now += 60
        second = await people.sign_in("Ada", PASSWORD, device="Safari, iPhone")
        places = await people.sessions.of(first.person)
        assert [(place.device, place.here) for place in places] == [("Safari, iPhone", False), ("Firefox, Linux", True)]
        ended: list[SessionEnd] = []
        people.ended = ended.append
        await people.sign_out(first.person, second.person.session)
        assert ended == [SessionEnd(first.person.id, second.person.session)]
        assert await people.who(second.token) is None
        assert await people.who(first.token) == first.person
        await refused("no_such_session", people.sign_out(first.person, second.person.session))
        stranger = await people.guest("Eve")
        await refused("no_such_session", people.sign_out(stranger.person, first.person.session))
        assert await people.who(first.token) == first.person

    with_people(database, work)


def test_a_new_password_or_account_leaves_one_session(database: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        guest = await people.guest("Ada")
        made = await people.account("Ada", PASSWORD, guest.person)
        assert await people.who(guest.token) is None
        await people.sign_in("Ada", PASSWORD)
        changed = await people.change_password(made.session.person, PASSWORD, "another password")
        assert [place.id for place in await people.sessions.of(changed.person)] == [changed.person.session]
        await people.delete(changed.person)
        assert await people.who(changed.token) is None
        assert await people.sessions.of(changed.person) == []

    with_people(database, work)


def test_sessions_that_are_too_old_are_forgotten(sqlite: str) -> None:
    async def work(people: People, store: Store, clock: Clock) -> None:
        old = await people.guest("Ada")
        clock.now += DAYS * 86400
        fresh = await people.guest("Eve")
        assert await store.sessions.drop_old(clock.now - DAYS * 86400 + 1) == 1
        assert await store.sessions.find(old.person.session) is None
        assert await people.who(fresh.token) == fresh.person

    with_people(sqlite, work)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36 Edg/142.0", "Edge, Windows"),
        ("curl/8.5", ""),
        ("", ""),
    ],
)
def test_a_browser_is_known_by_two_words(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_signing_out_closes_what_that_browser_has_open_and_nothing_else(served: Served) -> None:
    with Person(served) as here, Person(served) as there:
        name = f"Ada {here.enter('Ada').id[:8]}"
        assert here.http.post("/api/accounts", json={"name": name, "password": PASSWORD}).status_code == 201
        signed_in = there.http.post(
            "/api/session", json={"name": name, "password": PASSWORD}, headers={"user-agent": FIREFOX}
        )
        assert signed_in.status_code == 200
        table = here.table()["id"]
        with here.socket(table) as mine, there.socket(table) as other:
            mine.until("state")
            other.until("state")
            (elsewhere,) = [each for each in here.get("/api/sessions")["sessions"] if not each["here"]]
            assert elsewhere["device"] == "Firefox, Linux"
            here.http.delete(f"/api/sessions/{elsewhere['id']}").raise_for_status()
            assert other.closing() == CLOSE_NO_SESSION
            mine.send(do="ping")
            mine.until("pong")
        assert there.http.get("/api/sessions").status_code == 401
        kept = dict(here.http.cookies)
        assert here.http.delete("/api/session").status_code == 204
        here.http.cookies.update(kept)
        assert here.http.get("/api/sessions").status_code == 401, "the cookie is worth nothing after signing out"


def test_a_guests_cookie_is_not_worth_the_account(served: Served) -> None:
    with Person(served) as ada, Person(served) as thief:
        ada.enter("Ada")
        thief.http.cookies.update(dict(ada.http.cookies))
        table = ada.table()["id"]
        with thief.socket(table) as stolen:
            stolen.until("state")
            name = f"Ada {ada.id[:8]}"
            ada.post("/api/accounts", {"name": name, "password": PASSWORD})
            assert stolen.closing() == CLOSE_RESTART, "whoever has the new session may come back"
        assert thief.get("/api/me")["kind"] is None
        with ada.socket(table) as again:
            again.until("state")
