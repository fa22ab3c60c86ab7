"""Nobody where they don't belong: other people's seats, private tables, sessions that were tampered with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.edge import Person, Served


@pytest.fixture
def eve(served: Served) -> Iterator[Person]:
    with served.person("Eve") as made:
        yield made


def refusal(person: Person, method: str, path: str, body: object = None) -> tuple[int, str]:
    reply = person.http.request(method, path, json=body)
    return reply.status_code, reply.json()["error"]["code"]


def two(anna: Person, other: Person, **wish: object) -> str:
    """A running table of two people."""
    table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "open"}], **wish)
    other.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
    anna.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def test_nobody_answers_for_another_seat(anna: Person, eve: Person) -> None:
    """Whatever a client sends for a seat that is not its own is refused, and changes nothing."""
    table = two(anna, eve)
    with anna.socket(table) as mine, eve.socket(table) as hers:
        before = mine.until("state")
        hers.until("state")
        for message in (
            {"do": "play", "line": "pass", "at": before["seq"]},
            {"do": "undo"},
            {"do": "redo"},
            {"do": "undo_turn"},
            {"do": "end"},
            {"do": "preview", "line": "pass", "ask": 1},
            {"do": "why", "line": "pass", "ask": 1},
            {"do": "hint", "ask": 1},
            {"do": "stand", "answers": {"x": "y"}},
            {"do": "side", "text": "give 1 to 1"},
            {"do": "say", "text": "I am Anna"},
            {"do": "curtain"},
        ):
            for seat in (0, 7):
                hers.send(**message, seat=seat)
                refused = hers.until("refused", "done", "preview", "why", "hint", "state", "said")
                assert refused["is"] == "refused", message
                assert refused["error"]["code"] in ("not_your_seat", "no_such_seat")
    assert anna.get(f"/api/tables/{table}")["decisions"] == 0


def test_a_spectator_sees_no_hand_and_cannot_act(anna: Person, eve: Person) -> None:
    table = anna.table("imperial_settlers", listed=True)
    with eve.socket(table["id"]) as watching:
        state = watching.until("state")
        assert state["seat"] is None
        assert state["questions"] == []
        assert "own" not in state["view"]
        for message in ({"do": "play", "seat": 0, "line": "pass", "at": state["seq"]}, {"do": "say", "text": "hi"}):
            watching.send(**message)
            assert watching.until("refused", "done", "said")["is"] == "refused"


def test_who_came_early_does_not_watch_a_game_without_spectators(served: Served, anna: Person, eve: Person) -> None:
    with served.person("Béla") as bela:
        wish = {"listed": True, "spectators": False}
        table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "open"}], **wish)["id"]
        with eve.socket(table) as hers, bela.socket(table) as his:
            assert hers.until("table")["table"]["state"] == "waiting"
            bela.post(f"/api/tables/{table}/join")
            anna.post(f"/api/tables/{table}/start")
            assert his.until("state")["seat"] == 1
            assert hers.closing() == 4403
            assert hers.state is None


def test_a_number_from_the_future_does_not_lock_a_seat(anna: Person) -> None:
    table = anna.table("imperial_settlers", [{"who": "me"}])
    with anna.socket(table["id"]) as mine:
        state = mine.turn()
        line = state["questions"][0]["answers"][0]["text"]
        for at in (state["seq"] + 1, 10**9):
            mine.send(do="play", seat=0, line=line, at=at)
            refused = mine.until("done", "refused")
            assert (refused["is"], refused["error"]["code"], refused["at"]) == ("refused", "stale", at)
        assert mine.play()["is"] == "done"


def test_a_private_table_is_not_there_without_its_key(anna: Person, eve: Person) -> None:
    table = anna.table("scythe", [{"who": "me"}, {"who": "open"}])
    path = f"/api/tables/{table['id']}"
    assert refusal(eve, "GET", path) == (404, "no_such_table")
    assert refusal(eve, "GET", f"{path}?key=wrong") == (404, "no_such_table")
    assert refusal(eve, "POST", f"{path}/join", {"key": "wrong"}) == (404, "no_such_table")
    assert refusal(eve, "POST", f"{path}/clone", {"at": 0}) == (404, "no_such_table")
    assert refusal(eve, "GET", f"{path}/record") == (404, "no_such_table")
    assert refusal(eve, "GET", f"{path}/replay") == (404, "no_such_table")
    with eve.socket(table["id"], "?key=wrong") as socket:
        assert socket.closing() == 4404
    assert table["id"] not in [each["id"] for each in eve.get("/api/tables")["tables"]]
    shown = eve.get(path, key=table["key"])
    assert shown["mine"] == []


def test_only_the_host_arranges_starts_and_closes(anna: Person, eve: Person) -> None:
    table = anna.table("scythe", [{"who": "me"}, {"who": "open"}], listed=True)
    path = f"/api/tables/{table['id']}"
    eve.post(f"{path}/join")
    assert refusal(eve, "POST", f"{path}/start") == (403, "forbidden")
    assert refusal(eve, "POST", f"{path}/close") == (403, "forbidden")
    assert refusal(eve, "PUT", f"{path}/seats/0", {"who": "bot"}) == (403, "forbidden")
    assert eve.get(path)["key"] is not None
    anna.post(f"{path}/start")
    assert refusal(eve, "PUT", f"{path}/seats/0", {"who": "bot"}) == (409, "expected_back")
    with anna.socket(table["id"]) as here:
        here.until("state")
        assert refusal(eve, "PUT", f"{path}/seats/0", {"who": "bot"}) == (403, "forbidden")
    assert refusal(eve, "PUT", f"{path}/seats/0", {"who": "me"}) == (403, "forbidden")


def test_the_key_is_shown_to_members_only(anna: Person, eve: Person) -> None:
    table = anna.table("scythe", [{"who": "me"}, {"who": "open"}], listed=True)
    assert eve.get(f"/api/tables/{table['id']}")["key"] is None
    assert all(each["key"] is None for each in eve.get("/api/tables")["tables"] if each["host"] != eve.id)


def test_running_games_are_closed_to_outsiders(anna: Person, eve: Person) -> None:
    table = anna.table(listed=True)
    path = f"/api/tables/{table['id']}"
    assert refusal(eve, "GET", f"{path}/record") == (403, "forbidden")
    assert refusal(eve, "GET", f"{path}/replay?at=0") == (403, "forbidden")
    assert refusal(eve, "GET", f"{path}/chart") == (403, "forbidden")
    assert refusal(eve, "POST", f"{path}/bug", {"text": "x"}) == (403, "forbidden")
    assert refusal(anna, "GET", f"{path}/replay?at=0") == (409, "not_over")
    private = anna.table(spectators=False, listed=True)
    with eve.socket(private["id"]) as socket:
        assert socket.closing() == 4403


@pytest.mark.parametrize("path", ["/api/me/games", "/api/me/statistics", "/api/me/achievements", "/api/tables?mine=1"])
def test_without_a_session_there_is_nothing_of_mine(served: Served, path: str) -> None:
    with Person(served) as nobody:
        assert refusal(nobody, "GET", path) == (401, "no_session")
        assert refusal(nobody, "POST", "/api/tables", {"game": "scythe", "seats": [{}, {}]}) == (401, "no_session")


def test_a_socket_needs_a_session(served: Served, anna: Person) -> None:
    table = anna.table(listed=True)
    with Person(served) as nobody, nobody.socket(table["id"]) as socket:
        assert socket.closing() == 4401


def test_tampered_sessions_are_worth_nothing(served: Served, anna: Person, eve: Person) -> None:
    token = anna.http.cookies["furrow_session"]
    session, issued, signature = token.split(".")
    other = eve.http.cookies["furrow_session"].split(".")[0]
    tampered = [
        f"{other}.{issued}.{signature}",
        f"{session}.{int(issued) + 1}.{signature}",
        f"{anna.id}.0.{issued}.{signature}",
        f"{session}.{issued}.{signature[:-1]}",
        f"{session}.{issued}.",
        f"{session}.{issued}",
        f"{session}",
        ".",
        "...",
        "....",
        "a" * 3000,
        '"',
        "%00",
        token.upper(),
        f"{token}x",
        f".{token}",
    ]
    with Person(served) as thief:
        for text in tampered:
            reply = thief.http.get("/api/me", headers={"cookie": f"furrow_session={text}"})
            assert reply.status_code == 200, text
            assert reply.json()["kind"] is None, text
        assert thief.http.get("/api/me", headers={"cookie": f"furrow_session={token}"}).json()["id"] == anna.id


def test_only_moderators_moderate(anna: Person, eve: Person) -> None:
    for method, path, body in (
        ("GET", "/api/admin/reports", None),
        ("POST", "/api/admin/reports/x/handle", None),
        ("POST", f"/api/admin/people/{anna.id}/mute", {}),
        ("POST", f"/api/admin/people/{anna.id}/ban", {}),
        ("POST", f"/api/admin/tables/{anna.table()['id']}/close", None),
    ):
        assert refusal(eve, method, path, body) == (403, "forbidden"), path


@pytest.mark.parametrize(
    "level", ["os:system", "furrow.bots.random_bot:RandomBot", "steady@/etc/passwd", "sharp%1", "../novice", "x" * 41]
)
def test_a_bot_is_one_of_ours(anna: Person, level: str) -> None:
    """Elsewhere a bot may be any class of the machine; a client must never name one."""
    body = {"game": "scythe", "seats": [{"who": "me"}, {"who": "bot", "level": level}]}
    status, _ = refusal(anna, "POST", "/api/tables", body)
    assert status in (400, 404)


def test_nobody_can_choose_who_they_are(anna: Person, eve: Person) -> None:
    reply = eve.http.post("/api/guest", json={"name": "Eve", "id": anna.id, "moderator": True})
    assert reply.status_code == 400
    assert eve.http.patch("/api/me", json={"moderator": True}).status_code == 400
    assert eve.get("/api/me")["moderator"] is False


@pytest.mark.parametrize("stage", ["waiting", "running", "closed"])
def test_a_private_table_looks_to_a_stranger_as_if_there_were_none(anna: Person, eve: Person, stage: str) -> None:
    seats = [{"who": "me"}, {"who": "open" if stage == "waiting" else "bot"}]
    table = anna.table("imperial_settlers", seats)["id"]
    if stage == "closed":
        anna.post(f"/api/tables/{table}/close")
    for act in ("join", "leave", "start", "rematch", "close"):
        told = [refusal(eve, "POST", f"/api/tables/{id}/{act}", {}) for id in (table, "nothing")]
        assert told == [(404, "no_such_table")] * 2, act
