"""Two real server processes on one PostgreSQL, joined by Redis: a table spans both of them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.edge import Person, Served, Socket, serving


@contextmanager
def two_servers(database: str, redis: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Both have the key of the site, so that a session counts with both."""
    homes = [tmp_path / "one", tmp_path / "two"]
    for home in homes:
        home.mkdir()
    flags = ["--database", database, "--redis", redis, "--bot-workers", "0"]
    with serving(flags, home=homes[0]) as one:
        shutil.copy(homes[0] / "session.key", homes[1])
        with serving(flags, home=homes[1]) as two:
            yield one, two


@pytest.fixture
def servers(postgresql: Callable[[], str], redis_server: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with two_servers(postgresql(), redis_server, tmp_path) as made:
        yield made


def _both_see(sockets: list[Socket], decisions: int) -> list[Any]:
    """The states of both once they know of so many decisions."""
    for socket in sockets:
        while socket.state is None or socket.state.get("decisions", 0) < decisions:
            socket.until("state")
    return [socket.state for socket in sockets]


def test_two_people_at_two_servers_play_one_game(servers: tuple[Served, Served]) -> None:
    one, two = servers
    with one.person("Anna") as anna, two.person("Béla") as bela:
        made = anna.post("/api/tables", {"game": "scythe", "seats": [{"who": "me"}, {"who": "open"}], "listed": True})
        table = made["id"]
        assert [found["id"] for found in bela.get("/api/tables")["tables"]] == [table]
        with anna.socket(table) as first:
            bela.post(f"/api/tables/{table}/join")
            while not all(seat["person"] for seat in first.until("table")["table"]["seats"]):
                pass
            anna.post(f"/api/tables/{table}/start")
            with bela.socket(table) as second:
                _play_in_turns([first, second], 24)
                first.send(do="say", text="szia")
                assert second.until("said")["text"] == "szia"
                second.send(do="say", text="ahoj")
                while first.until("said")["text"] != "ahoj":
                    pass
        assert {anna.get(f"/api/tables/{table}")["decisions"], bela.get(f"/api/tables/{table}")["decisions"]} == {24}


def _play_in_turns(sockets: list[Socket], decisions: int) -> None:
    for number in range(decisions):
        states = _both_see(sockets, number)
        asked = next(socket for socket, state in zip(sockets, states, strict=True) if state["questions"])
        assert asked.play()["is"] == "done"
    first, second = _both_see(sockets, decisions)
    assert first["view"]["question"]["seats"] == second["view"]["question"]["seats"]
    assert first["view"]["players"] == second["view"]["players"]


def test_one_person_in_two_places_sees_the_same(servers: tuple[Served, Served]) -> None:
    one, two = servers
    with one.person("Anna") as here, Person(two) as there:
        there.http.cookies.update(dict(here.http.cookies))
        table = here.table("imperial_settlers", [{"who": "me"}, {"who": "bot", "level": "novice"}])["id"]
        with here.socket(table) as first, there.socket(table) as second:
            for number in range(12):
                tab = (first, second)[number % 2]
                before = tab.turn().get("decisions", 0)
                assert tab.play(number)["is"] == "done"
                _both_see([first, second], before + 1)
            here.http.delete("/api/sessions")
            assert second.closing() == 4401
