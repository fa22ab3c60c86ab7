"""Who goes for good, is sent away or is no longer wanted: the games of the others go on, at once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.server.edge import Person, Served, Socket, serving

PASSWORD = "long enough"


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with serving() as made:
        yield made


def moderator(served: Served, name: str) -> Person:
    """Somebody whom the operator has made a moderator."""
    made = Person(served)
    made.post("/api/accounts", {"name": name, "password": PASSWORD})
    order = [sys.executable, "-c", "from furrow.cli.main import main; main()", "admin", "moderators", name]
    subprocess.run([*order, "--data-dir", str(served.home)], check=True, capture_output=True)
    return made


def table_of(host: Person, other: Person, game: str = "imperial_settlers") -> str:
    """A game of two people that has begun."""
    made = host.post("/api/tables", {"game": game, "seats": [{"who": "me"}, {"who": "open"}], "listed": True})
    other.post(f"/api/tables/{made['id']}/join")
    return str(host.post(f"/api/tables/{made['id']}/start")["id"])


def seat_played_by_a_bot(eyes: Socket, seat: int) -> None:
    """Wait until everybody sees that a bot plays a seat."""
    while not eyes.until("table")["table"]["seats"][seat]["bot"]:
        pass


def plays_on(eyes: Socket) -> None:
    """The own seat can play on, whatever the other one owed."""
    for number in range(5):
        assert eyes.play(number)["is"] == "done"
    eyes.turn()


def test_who_deletes_themselves_leaves_no_game_waiting(served: Served) -> None:
    with served.person("Anna") as anna, served.person("Béla") as bela:
        running = table_of(anna, bela)
        waiting = bela.table("scythe", [{"who": "me"}, {"who": "open"}], listed=True)["id"]
        joined = anna.table("scythe", [{"who": "me"}, {"who": "open"}], listed=True)["id"]
        bela.post(f"/api/tables/{joined}/join")
        with anna.socket(running) as eyes:
            eyes.until("state")
            assert bela.http.delete("/api/me").status_code == 204
            seat_played_by_a_bot(eyes, 1)
            plays_on(eyes)
        assert anna.http.get(f"/api/tables/{waiting}").json()["state"] == "closed"
        assert anna.get(f"/api/tables/{joined}")["seats"][1]["person"] is None


def test_who_is_banned_is_replaced_and_may_come_back(served: Served) -> None:
    with (
        served.person("Anna") as anna,
        served.person("Béla") as bela,
        moderator(served, "Mod of bans") as mod,
    ):
        running = table_of(anna, bela)
        id = bela.id
        with anna.socket(running) as eyes, bela.socket(running) as theirs:
            eyes.until("state")
            theirs.until("state")
            assert mod.http.post(f"/api/admin/people/{id}/ban", json={"seconds": 600}).status_code == 204
            assert theirs.closing() == 4401
            seat_played_by_a_bot(eyes, 1)
            plays_on(eyes)
        assert bela.http.post(f"/api/tables/{running}/join", json={}).status_code == 401
        assert mod.http.post(f"/api/admin/people/{id}/ban", json={"seconds": 0}).status_code == 204
        assert bela.post(f"/api/tables/{running}/join")["seats"][1]["bot"] is False


def test_while_the_host_is_away_any_player_may_let_a_bot_play_for_who_is_not_there(served: Served) -> None:
    with served.person("Anna") as anna, served.person("Béla") as bela, served.person("Eve") as eve:
        running = table_of(anna, bela)
        change = f"/api/tables/{running}/seats/0"
        with anna.socket(running) as host:
            host.until("state")
            assert bela.http.put(change, json={"who": "bot"}).status_code == 403
        with bela.socket(running) as eyes:
            while any(seat["person"] == anna.id and seat["online"] for seat in eyes.until("table")["table"]["seats"]):
                pass
            assert eve.http.put(change, json={"who": "bot"}).status_code == 403
            assert bela.http.put(change, json={"who": "bot"}).json()["seats"][0]["bot"] is True
        assert anna.post(f"/api/tables/{running}/join")["seats"][0]["bot"] is False


def test_whom_one_blocks_is_not_heard_from_that_moment_on(served: Served) -> None:
    with served.person("Anna") as anna, served.person("Béla") as bela:
        table, id = table_of(anna, bela), bela.id
        with anna.socket(table) as ears, bela.socket(table) as mouth:
            for socket in (ears, mouth):
                socket.until("state")
            for number, (block, heard) in enumerate(((None, True), ("PUT", False), ("DELETE", True))):
                if block:
                    assert anna.http.request(block, f"/api/people/{id}/block").status_code == 204
                mouth.send(do="say", text=f"remark {number}")
                mouth.until("said")
                ears.send(do="say", text=f"end of {number}")
                found = [ears.until("said")["text"]]
                while found[-1] != f"end of {number}":
                    found.append(ears.until("said")["text"])
                assert (f"remark {number}" in found) is heard
                while mouth.until("said")["text"] != f"end of {number}":
                    pass


def test_a_password_is_changed_and_ends_the_other_sessions(served: Served) -> None:
    with Person(served) as here, Person(served) as there, served.person("Guest") as guest:
        account = {"name": "Changer", "password": PASSWORD}
        here.post("/api/accounts", account)
        there.post("/api/session", account)
        wrong = here.http.put("/api/me/password", json={"old": "no idea at all", "new": "another one"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong_password")
        assert here.http.put("/api/me/password", json={"old": PASSWORD, "new": "short"}).status_code == 400
        assert guest.http.put("/api/me/password", json={"old": "", "new": "another one"}).status_code == 401
        assert here.http.put("/api/me/password", json={"old": PASSWORD, "new": "another one"}).status_code == 200
        assert here.get("/api/me")["name"] == "Changer"
        assert there.get("/api/me")["kind"] is None
        assert there.http.post("/api/session", json=account).status_code == 401
        there.post("/api/session", {**account, "password": "another one"})
        for _ in range(10):
            here.http.put("/api/me/password", json={"old": "no idea at all", "new": "another one"})
        late = here.http.put("/api/me/password", json={"old": "another one", "new": "a third one"})
        assert late.status_code == 429
