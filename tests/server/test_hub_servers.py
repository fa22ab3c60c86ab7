"""Two real server processes on one PostgreSQL, joined by Redis: a table spans both of them."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.edge import Person, Served, Socket, serving
from tests.server.services import PATIENCE


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


@pytest.fixture(scope="module")
def servers(
    postgresql: Callable[[], str], redis_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    with two_servers(postgresql(), redis_server, tmp_path_factory.mktemp("servers")) as made:
        yield made


def _come_to(socket: Socket, seq: int) -> None:
    """Wait until a socket has heard of what its reader saw change."""
    while socket.state is None or socket.state["seq"] < seq:
        socket.until("state")


def test_two_people_at_two_servers_play_one_game(servers: tuple[Served, Served]) -> None:
    one, two = servers
    with one.person("Anna") as anna, two.person("Béla") as bela:
        made = anna.post("/api/tables", {"game": "scythe", "seats": [{"who": "me"}, {"who": "open"}], "listed": True})
        table = made["id"]
        assert table in [found["id"] for found in bela.get("/api/tables")["tables"]]
        with anna.socket(table) as first:
            bela.post(f"/api/tables/{table}/join")
            while not all(seat["person"] for seat in first.until("table")["table"]["seats"]):
                pass
            anna.post(f"/api/tables/{table}/start")
            with bela.socket(table) as second:
                _play_in_turns(first, second, 24)
                first.send(do="say", text="szia")
                assert second.until("said")["text"] == "szia"
                second.send(do="say", text="ahoj")
                while first.until("said")["text"] != "ahoj":
                    pass
        assert {anna.get(f"/api/tables/{table}")["decisions"], bela.get(f"/api/tables/{table}")["decisions"]} == {24}


def test_another_name_reaches_the_other_server_at_once(servers: tuple[Served, Served]) -> None:
    one, two = servers
    with one.person("Anna") as anna, two.person("Guest 348") as bela:
        made = anna.post("/api/tables", {"game": "scythe", "seats": [{"who": "me"}, {"who": "open"}], "listed": True})
        bela.post(f"/api/tables/{made['id']}/join")
        with anna.socket(made["id"]) as room:
            assert bela.http.patch("/api/me", json={"name": "Béla"}).status_code == 200
            while room.until("table")["table"]["seats"][1]["name"] != "Béla":
                pass


def _play_in_turns(first: Socket, second: Socket, decisions: int) -> None:
    """The one who is asked answers; the other hears of it from another process."""
    first.until("state")
    second.until("state")
    asked, other = (first, second) if first.state["questions"] else (second, first)
    for _ in range(decisions):
        done = asked.play()
        assert done["is"] == "done", done
        _come_to(asked, done["seq"])
        if not asked.state["questions"]:
            asked, other = other, asked
            asked.turn()
    while asked.state["view"]["players"] != other.state["view"]["players"]:
        other.until("state")


def _agree(*tabs: Socket) -> None:
    """Wait until all show the same and ask for an answer. Numbers do not tell: each process counts for itself."""
    end = time.monotonic() + PATIENCE
    while True:
        for tab in tabs:
            tab.send(do="ping")
            tab.until("pong")
        if all(tab.state and tab.state["questions"] and tab.state["view"] == tabs[0].state["view"] for tab in tabs):
            return
        assert time.monotonic() < end, "two tabs of one seat never came to the same"


def test_one_person_in_two_places_sees_the_same(servers: tuple[Served, Served]) -> None:
    one, two = servers
    with one.person("Anna") as here, Person(two) as there:
        there.http.cookies.update(dict(here.http.cookies))
        table = here.table("imperial_settlers", [{"who": "me"}, {"who": "bot", "level": "novice"}])["id"]
        with here.socket(table) as first, there.socket(table) as second:
            tab, other = first, second
            for number in range(12):
                _agree(tab, other)
                done = tab.play(number)
                assert done["is"] == "done", done
                tab, other = other, tab
            here.http.delete("/api/sessions")
            assert second.closing() == 4401


def test_who_is_there_is_known_in_both(servers: tuple[Served, Served]) -> None:
    """So nobody who looks on in another process is replaced by a bot."""
    one, two = servers
    with one.person("Anna") as anna, two.person("Béla") as bela:
        seats = [{"who": "me"}, {"who": "open"}]
        table = anna.post("/api/tables", {"game": "imperial_settlers", "seats": seats, "listed": True})["id"]
        bela.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        with anna.socket(table) as first:
            with bela.socket(table) as second:
                for socket in (first, second):
                    while not all(seat["online"] for seat in socket.until("table")["table"]["seats"]):
                        pass
                replaced = anna.http.put(f"/api/tables/{table}/seats/1", json={"who": "bot"})
                assert replaced.status_code == 403, replaced.text
            while first.until("table")["table"]["seats"][1]["online"]:
                pass
            assert anna.http.put(f"/api/tables/{table}/seats/1", json={"who": "bot"}).status_code == 200


def test_a_block_counts_in_both(servers: tuple[Served, Served]) -> None:
    one, two = servers
    with one.person("Anna") as anna, Person(two) as elsewhere, two.person("Béla") as bela:
        elsewhere.http.cookies.update(dict(anna.http.cookies))
        seats = [{"who": "me"}, {"who": "open"}]
        table = anna.post("/api/tables", {"game": "imperial_settlers", "seats": seats, "listed": True})["id"]
        bela.post(f"/api/tables/{table}/join")
        with elsewhere.socket(table) as ears, bela.socket(table) as mouth:
            assert _hears(ears, mouth)
            assert anna.http.put(f"/api/people/{bela.id}/block").status_code == 204
            end = time.monotonic() + PATIENCE
            while _hears(ears, mouth):  # until word of it has come to the other process
                assert time.monotonic() < end, "the other process never heard of the block"


def _hears(ears: Socket, mouth: Socket) -> bool:
    """Is what one says heard by the other, at the same process?"""
    mouth.send(do="say", text="well")
    mouth.until("said")
    ears.send(do="ping")
    return bool(ears.until("said", "pong")["is"] == "said" and ears.until("pong"))
