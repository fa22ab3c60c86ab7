"""Guessing at an account is stopped, and yet nobody can keep its owner out."""

from __future__ import annotations

from itertools import count

import httpx
import pytest

from furrow.server.people.attempts import _MOST, OF_CLIENT, OF_NAME, WINDOW, Attempts
from furrow.server.people.people import People
from furrow.server.store import Store
from furrow.server.wire.errors import Problem
from tests.server.edge import Person, Served
from tests.server.services import PATIENCE
from tests.server.test_people_sessions import PASSWORD, Clock, refused, with_people

WRONG = "wrong password"


def refusal(attempts: Attempts, name: str, client: str) -> Problem:
    with pytest.raises(Problem) as caught:
        attempts.begin(name, client)
    return caught.value


def test_the_limit_is_one_address_at_one_name() -> None:
    clock = Clock()
    attempts = Attempts(clock)
    for _ in range(OF_CLIENT):
        attempts.begin("ada", "1.1.1.1")
        clock.now += 1
    told = refusal(attempts, "ada", "1.1.1.1")
    assert told.details == {"minutes": 10, "seconds": WINDOW - OF_CLIENT}
    attempts.begin("ada", "2.2.2.2")
    attempts.begin("bob", "1.1.1.1")
    clock.now += float(told.details["seconds"])
    attempts.begin("ada", "1.1.1.1")
    assert refusal(attempts, "ada", "1.1.1.1").details == {"minutes": 1, "seconds": 1}


def test_many_addresses_together_are_stopped_much_later() -> None:
    attempts = Attempts(Clock())
    clients = (f"10.0.0.{number}" for number in count())
    for _ in range(OF_NAME):
        attempts.begin("ada", next(clients))
    refusal(attempts, "ada", next(clients))
    attempts.begin("bob", next(clients))


def test_a_success_forgives_its_own_address_only() -> None:
    attempts = Attempts(Clock())
    for _ in range(3):
        for _ in range(OF_CLIENT):
            attempts.begin("ada", "evil")
            attempts.succeeded("ada", "home")
        refusal(attempts, "ada", "evil")
        attempts.succeeded("ada", "evil")


def test_names_by_the_thousand_do_not_fill_the_memory() -> None:
    attempts = Attempts(Clock())
    for number in range(_MOST):
        attempts.begin(str(number), "1.1.1.1")
    assert len(attempts._made) <= _MOST


def test_guessing_passwords_leaves_the_recovery_code_alone(sqlite: str) -> None:
    async def work(people: People, _store: Store, _clock: Clock) -> None:
        made = await people.account("Ada", PASSWORD)
        for _ in range(OF_CLIENT):
            await refused("wrong_password", people.sign_in("Ada", WRONG, "evil"))
            await refused("wrong_code", people.recover("Ada", "x", PASSWORD, "bad"))
        await refused("too_many_attempts", people.sign_in("Ada", PASSWORD, "evil"))
        await refused("too_many_attempts", people.change_password(made.session.person, PASSWORD, WRONG, "evil"))
        await refused("too_many_attempts", people.recover("Ada", made.recovery_code, PASSWORD, "bad"))
        await people.sign_in("Ada", PASSWORD, "bad")
        await people.recover("Ada", made.recovery_code, PASSWORD, "evil")

    with_people(sqlite, work)


@pytest.mark.parametrize("path", ["/api/session", "/plain/sign-in"])
def test_the_owner_comes_in_from_elsewhere_and_the_guesser_is_told_when(served: Served, path: str) -> None:
    name = f"Owner {len(path)}"
    with Person(served) as owner, Person(served) as evil:
        owner.post("/api/accounts", {"name": name, "password": PASSWORD})
        for _ in range(OF_CLIENT):
            reply = evil.http.post("/api/session", json={"name": name, "password": WRONG})
            assert reply.status_code == 401
        if path.startswith("/plain"):
            page = evil.http.get("/plain").text
            token = page.partition('name="form_token"')[2].partition('value="')[2].partition('"')[0]
            reply = evil.http.post(path, data={"form_token": token, "name": name, "password": PASSWORD})
        else:
            reply = evil.http.post(path, json={"name": name, "password": PASSWORD})
        assert reply.status_code == 429
        assert 0 < int(reply.headers["retry-after"]) <= WINDOW
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        own = {"x-furrow": "1"}
        with httpx.Client(transport=elsewhere, base_url=served.origin, timeout=PATIENCE, headers=own) as home:
            assert home.post("/api/session", json={"name": name, "password": PASSWORD}).status_code == 200
