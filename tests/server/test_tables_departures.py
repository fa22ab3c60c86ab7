"""Who goes for good, is sent away or is no longer wanted: the games of the others go on, at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from furrow.server.application import Application
from furrow.server.live.presence import ABSENT
from furrow.server.people import Person
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import SeatChange
from tests.server import edge
from tests.server.clients import Client, Time, begun, guest, wish, with_time
from tests.server.edge import PASSWORD, Served, Socket, table_of
from tests.server.forms import Browser


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


def test_who_deletes_themselves_leaves_no_name_at_tables_they_only_made(served: Served) -> None:
    with served.person("Anna") as anna, served.person("Béla") as bela:
        bots = [{"who": "bot", "level": "novice"}] * 2
        made = [bela.table("scythe", bots, listed=True) for _ in range(2)]
        bela.post(f"/api/tables/{made[1]['id']}/close")
        waiting = bela.post("/api/tables", {"game": "scythe", "seats": bots, "listed": True})
        assert bela.http.delete("/api/me").status_code == 204
        for table in (*made, waiting):
            assert anna.get(f"/api/tables/{table['id']}")["host_name"] == "–"


def test_who_is_banned_is_replaced_and_may_come_back(served: Served, judge: edge.Person) -> None:
    with served.person("Anna") as anna, served.person("Béla") as bela:
        running = table_of(anna, bela)
        id = bela.id
        with anna.socket(running) as eyes, bela.socket(running) as theirs:
            eyes.until("state")
            theirs.until("state")
            assert judge.http.post(f"/api/admin/people/{id}/ban", json={"seconds": 600}).status_code == 204
            assert theirs.closing() == 4401
            seat_played_by_a_bot(eyes, 1)
            plays_on(eyes)
        assert bela.http.post(f"/api/tables/{running}/join", json={}).status_code == 403
        assert judge.http.post(f"/api/admin/people/{id}/ban", json={"seconds": 0}).status_code == 204
        assert bela.post(f"/api/tables/{running}/join")["seats"][1]["bot"] is False


def test_while_the_host_is_away_a_player_who_has_waited_may_let_a_bot_play(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann, bob, cyd, eve = [await guest(app, name) for name in ("Ann", "Bob", "Cyd", "Eve")]
        table = (await begun(app, ann, bob, cyd, table=wish("scythe", "me", "open", "open", listed=True))).id

        async def refused(person: Person, seat: int) -> str:
            with pytest.raises(Problem) as problem:
                await app.tables.arrange(person, table, seat, SeatChange("bot"))
            return problem.value.code

        host = await Client(app, ann).open(table)
        eyes = await Client(app, bob).open(table)
        assert await refused(bob, 0) == await refused(bob, 2) == await refused(eve, 2) == "forbidden"
        host.close()
        time.now += ABSENT - 1
        assert await refused(bob, 0) == await refused(bob, 2) == "expected_back"
        assert await refused(eve, 0) == "forbidden"
        time.now += 1
        await app.tables.arrange(bob, table, 2, SeatChange("bot"))
        await app.tables.arrange(bob, table, 0, SeatChange("bot"))
        assert [seat["bot"] for seat in eyes.table["seats"]] == [True, False, True]
        assert not (await app.tables.join(ann, table)).seats[0].bot

    with_time(sqlite, tmp_path, work)


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
    with edge.Person(served) as here, edge.Person(served) as there, served.person("Guest") as guest:
        account = {"name": "Changer", "password": PASSWORD}
        here.post("/api/accounts", account)
        there.post("/api/session", account)
        wrong = here.http.put("/api/me/password", json={"old": "no idea at all", "new": "another one"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong_old_password")
        assert wrong.json()["error"]["text"] == "The current password is wrong."
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


def test_who_is_banned_hears_of_it(served: Served, judge: edge.Person) -> None:
    with served.person("Anna") as anna, Browser(served) as browser:
        table = judge.table("scythe", [{"who": "me"}, {"who": "open"}], listed=True)["id"]
        judge.http.post(f"/api/admin/people/{anna.id}/ban", json={"seconds": 600})
        me = anna.get("/api/me")
        assert (me["id"], me["kind"], me["banned"]) == ("", None, True)
        refused = anna.http.post(f"/api/tables/{table}/join", json={})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned")
        with anna.socket(table) as socket:
            assert socket.closing() == 4403
        browser.http.cookies = anna.http.cookies
        assert "sent this account away" in browser.open("/plain/me").text
        assert "sent this account away" in browser.open("/plain/new").text
    with edge.Person(served) as nobody:
        assert nobody.get("/api/me")["banned"] is False
        assert nobody.http.post(f"/api/tables/{table}/join", json={}).status_code == 401
