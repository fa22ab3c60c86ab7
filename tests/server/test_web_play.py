"""The edge as a client meets it: a real process, REST and sockets."""

from __future__ import annotations

import pytest

import furrow
from furrow.games import OWN
from furrow.server.web.bundle import bundle
from furrow.words import LANGUAGES, words
from tests.server.edge import Person, Served


def test_a_person_plays_against_a_bot(anna: Person) -> None:
    table = anna.table()
    with anna.socket(table["id"]) as socket:
        for _ in range(5):
            assert socket.play()["is"] == "done"
    assert anna.get(f"/api/tables/{table['id']}")["decisions"] >= 5


def test_a_bad_message_is_answered_and_the_connection_lives_on(anna: Person) -> None:
    table = anna.table()
    with anna.socket(table["id"], "?lang=cs") as socket:
        for text in (
            "",
            "{",
            "[]",
            "null",
            '{"do":"dance"}',
            '{"do":"play","seat":"x"}',
            '{"do":"ping","x":1}',
            "\ud7ff",
        ):
            socket.raw.send(text)
            refused = socket.until("refused")
            assert refused["error"]["code"] == "bad_message"
            assert refused["error"]["text"] == "Server této zprávě nerozumí."
        socket.raw.send(b'\xff\xfe{"do":"ping"}')
        assert socket.until("refused")["error"]["code"] == "bad_message"
        socket.raw.send(b'{"do":"ping"}')
        assert socket.until("pong") == {"is": "pong"}
        assert socket.play()["is"] == "done"


def test_a_rule_that_forbids_is_named_in_the_reader_s_language(anna: Person) -> None:
    table = anna.table("scythe", [{"who": "me"}, {"who": "hotseat", "name": "Béla"}])
    with anna.socket(table["id"], "?lang=hu") as socket:
        state = socket.until("state")
        seat = state["questions"][0]["seat"]
        socket.send(do="curtain", seat=seat)
        socket.state = None
        state = socket.turn()
        socket.send(do="play", seat=seat, line="move / char / H9", at=state["seq"])
        error = socket.until("refused", "done")["error"]
        assert error["code"] in ("bad_line", "illegal")
        socket.send(do="why", seat=seat, line="move / char / D4", ask=7)
        answer = socket.until("why", "refused")
        assert answer["ask"] == 7
        assert answer["error"]["rule"].startswith("SCY-")
        assert answer["error"]["sentence"]


def test_games_are_told_in_every_language(anna: Person) -> None:
    texts = set()
    for language in LANGUAGES:
        games = anna.get("/api/games", lang=language)["games"]
        assert [game["name"] for game in games] == list(OWN)
        scythe = games[0]
        assert scythe["seats"] == [2, 3, 4, 5]
        assert [each["kind"] for each in scythe["dealt"]] == ["faction", "mat"]
        assert all(len(each["names"]) >= 5 for each in scythe["dealt"])
        assert [level["name"] for level in scythe["levels"]] == ["novice", "steady", "sharp", "master"]
        assert all(len(option["labels"]) == len(option["values"]) >= 2 for option in scythe["options"])
        texts.add(scythe["options"][0]["text"])
    assert len(texts) == len(LANGUAGES)


def test_rules_are_told_in_the_readers_language_and_know_every_example(anna: Person) -> None:
    for game, language in zip(OWN, ("fa", "hu", "cs"), strict=True):
        book = anna.get(f"/api/games/{game}/rules", lang=language)
        assert book["lang"] == language
        assert {row["lang"] for chapter in book["chapters"] for row in chapter["rules"]} <= {""}
        first = book["chapters"][0]
        assert first["title"] == words(language).say(f"rulebook-{game.replace('_', '-')}-{first['code']}")
        ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
        examples = [row["id"] for chapter in book["chapters"] for row in chapter["examples"]]
        assert len(ids) == len(set(ids)) > 200
        assert len(examples) >= 20


def test_a_reference_has_facts_and_words(anna: Person) -> None:
    made = anna.get("/api/games/scythe/reference", lang="cs")
    assert made["lang"] == "cs"
    assert made["facts"]["map"]["hexes"]
    assert made["words"]["terrains"]["farm"] == "farma"


def test_a_client_is_told_what_cannot_be_combined_and_what_is_chosen_first(anna: Person) -> None:
    games = {game["name"]: game for game in anna.get("/api/games")["games"]}
    scythe = games["scythe"]
    assert {"options": {"tournament": True, "coin_gifts": True}, "dealt": {}} in scythe["clashes"]
    pair = {"faction": "rusviet", "mat": "industrial"}
    assert {"options": {"banned_pairs": True}, "dealt": pair} in scythe["clashes"]
    assert [kind["once"] for kind in scythe["dealt"]] == [True, True]
    uses = {option["name"]: option["use"] for option in scythe["options"]}
    assert (uses["promo_encounters"], uses["tournament"], uses["enlist_bonus_at_once"]) == (
        "first",
        "variant",
        "reading",
    )
    [expansion] = [option for option in games["fifty_first_state"]["options"] if option["name"] == "expansion"]
    assert expansion["cards"] == [88, 50, 50]
    assert games["imperial_settlers"]["ranks"][0] == {"title": "emperor", "points": 80}


@pytest.mark.parametrize(
    "path", ["/api/games/chess/rules", "/api/games/..%2f..%2fetc/rules", "/api/nothing", "/api/games/x/y/z"]
)
def test_what_is_not_there(anna: Person, path: str) -> None:
    reply = anna.http.get(path, headers={"accept-language": "hu"})
    assert reply.status_code == 404
    assert set(reply.json()) == {"error"}
    assert set(reply.json()["error"]) >= {"code", "text"}


def test_errors_have_a_code_and_a_text_in_the_language_of_the_request(anna: Person) -> None:
    reply = anna.http.post("/api/tables", json={"game": "chess", "seats": [{"who": "me"}]}, params={"lang": "hu"})
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "no_such_game"
    assert reply.json()["error"]["text"] == "Nincs ilyen játék."
    reply = anna.http.put("/api/games")
    assert reply.status_code == 405
    assert reply.json()["error"]["code"] == "method"
    assert "GET" in reply.headers["allow"]
    reply = anna.http.post("/api/guest", content=b"{", headers={"content-type": "application/json"})
    assert (reply.status_code, reply.json()["error"]["code"]) == (400, "bad_request")


def test_accounts_come_and_go(served: Served) -> None:
    with served.person("Erik") as erik:
        me = erik.id
        made = erik.post("/api/accounts", {"name": "Erik the Red", "password": "long enough"})
        assert made["me"]["id"] == me
        assert made["me"]["kind"] == "account"
        with Person(served) as elsewhere:
            wrong = elsewhere.http.post("/api/session", json={"name": "Erik the Red", "password": "wrong wrong"})
            assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong_password")
            assert elsewhere.post("/api/session", {"name": "erik the red", "password": "long enough"})["id"] == me
            assert elsewhere.http.delete("/api/sessions").status_code == 204
            assert elsewhere.get("/api/me")["kind"] is None
        assert erik.get("/api/me")["kind"] is None
        again = erik.post(
            "/api/recovery", {"name": "Erik the Red", "code": made["recovery_code"], "password": "other enough"}
        )
        assert again["recovery_code"] != made["recovery_code"]
        changed = erik.http.patch("/api/me", json={"settings": {"speed": 2}}).json()
        assert changed["settings"] == {"speed": 2}
        assert erik.http.delete("/api/me").status_code == 204
        assert erik.get("/api/me")["kind"] is None


def test_a_session_that_ends_closes_its_sockets(served: Served) -> None:
    with served.person("Olga") as olga:
        table = olga.table()
        with olga.socket(table["id"]) as socket:
            socket.until("state")
            assert olga.http.delete("/api/sessions").status_code == 204
            assert socket.closing() == 4401


def test_the_browser_client_or_the_plain_page_is_at_the_root(anna: Person) -> None:
    reply = anna.http.get("/", follow_redirects=True)
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/html")
    for path in (
        "/../settings.py",
        "/..%2fsettings.py",
        "/%2e%2e/settings.py",
        "/assets/..%2f..%2fapp.py",
        "/client/../app.py",
    ):
        assert anna.http.get(path).status_code == 404, path


def test_every_page_of_the_browser_client_is_at_its_address(anna: Person) -> None:
    if not bundle():
        pytest.skip("the browser client is not built")
    for path in ("/lobby", "/table/any", "/table/any/replay?at=3", "/table/any/analysis", "/rules/scythe/move"):
        reply = anna.http.get(path)
        assert (path, reply.status_code) == (path, 200)
        assert reply.headers["content-type"].startswith("text/html")


def test_probes_and_metrics(anna: Person) -> None:
    assert anna.get("/health") == {"status": "ok", "version": furrow.__version__}
    assert anna.get("/ready")["status"] == "ok"
    anna.get("/api/me")
    with anna.socket(anna.table()["id"]) as socket:
        assert socket.play()["is"] == "done"
        socket.send(do="ping")
        socket.until("pong")
    text = anna.http.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(figures["furrow_decisions_total"]) >= 1
    assert int(figures['furrow_message_seconds_count{kind="play"}']) >= 1
    assert "# TYPE furrow_bot_troubles_total counter" in text
    assert 'furrow_requests_total{route="/api/me",status="200"}' in text
    assert "# TYPE furrow_sockets gauge" in text
    far = anna.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert (far.status_code, far.json()["error"]["code"]) == (403, "forbidden")
