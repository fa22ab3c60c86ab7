"""Requests that no page of ours makes: from other sites, under other names, too large, hostile through and through."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import furrow
from tests.server.edge import Person, Served, serving
from tests.server.forms import Browser
from tests.server.services import PATIENCE

EVIL = "https://evil.example"
HTML = "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize(
    "given",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_requests_from_other_sites_change_nothing(anna: Person, given: dict[str, str]) -> None:
    for method, path in (
        ("POST", "/api/guest"),
        ("DELETE", "/api/me"),
        ("POST", "/plain/delete"),
        ("PATCH", "/api/me"),
    ):
        reply = anna.http.request(method, path, json={"name": "X"}, headers=given)
        assert reply.status_code == 403
        assert reply.json()["error"]["code"] == "cross_site"
        assert "set-cookie" not in reply.headers
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_form_of_another_site_cannot_speak_to_the_api(anna: Person) -> None:
    """A form can send no header of its own; so we ask for one."""
    del anna.http.headers["x-furrow"]
    for path in ("/api/guest", "/api/tables", "/api/records"):
        reply = anna.http.post(path, content=b'{"name": "X"}', headers={"content-type": "text/plain"})
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "no_header")
    for path in ("//api/guest", "/api//guest", "/api/guest/"):
        reply = anna.http.post(f"{anna.served.origin}{path}", json={"name": "X"})
        assert reply.status_code == 403, "a slash too many is no way round the gate"


def test_no_other_site_may_read_replies(anna: Person) -> None:
    reply = anna.http.get("/api/me", headers={"origin": EVIL})
    assert not [name for name in reply.headers if name.startswith("access-control")]
    asked = anna.http.options("/api/me", headers={"origin": EVIL, "access-control-request-method": "DELETE"})
    assert not [name for name in asked.headers if name.startswith("access-control")]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "[::1", "localhost:80@evil.example"])
def test_foreign_names_are_not_answered_to(served: Served, host: str) -> None:
    with Person(served) as somebody:
        reply = somebody.http.get("/api/me", headers={"host": host})
        assert reply.status_code in (400, 421), reply.text


@pytest.mark.parametrize("given", [{"origin": EVIL}, {"origin": "null"}, {"host": "evil.example"}])
def test_a_socket_of_another_site_is_refused(anna: Person, given: dict[str, str]) -> None:
    table = anna.table()
    with pytest.raises(InvalidStatus) as refused, anna.raw_socket(table["id"], headers=given):
        pass
    assert refused.value.response.status_code in (400, 403)


def test_forms_need_their_token(served: Served) -> None:
    with Browser(served) as anna, Browser(served) as eve:
        for each in (anna, eve):
            each.send(each.open("/plain").form("/guest"), name="Somebody")
        form = anna.open("/plain/me").form("/me")
        foreign = eve.open("/plain/me").form("/me").fields["form_token"]
        for token in ("", "x", foreign):
            page = anna.send(form, name="Changed", form_token=token)
            assert page.status == 403, token
        assert "Somebody" in anna.open("/plain").text


def test_bodies_have_an_end(anna: Person) -> None:
    long = anna.http.post("/api/guest", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert (long.status_code, long.json()["error"]["code"]) == (413, "too_large")

    def endless() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"x" * 10_000
        yield b'"}'

    streamed = anna.http.post("/api/guest", content=endless())
    assert (streamed.status_code, streamed.json()["error"]["code"]) == (413, "too_large")
    form = anna.http.post("/plain/guest", data={"name": "x" * 100_000})
    assert form.status_code == 413
    record = anna.http.post("/api/records", content=b"x" * (4 * 1024 * 1024 + 1))
    assert record.status_code == 413
    assert anna.get("/health")["status"] == "ok"


def test_messages_have_an_end(anna: Person) -> None:
    table = anna.table()
    with anna.socket(table["id"]) as socket:
        socket.until("state")
        socket.raw.send('{"do":"say","text":"' + "x" * 20_000 + '"}')
        assert socket.closing() == 1009
    with anna.socket(table["id"]) as socket:
        assert socket.until("state")["seq"] >= 1


def test_deep_and_wide_json_is_just_wrong(anna: Person) -> None:
    for body in (b"[" * 30_000, b'{"name":' * 5_000, b'{"name": "\\ud800"}', b"\xff\xfe", b'{"name": 1e999}'):
        reply = anna.http.post("/api/guest", content=body, headers={"content-type": "application/json"})
        assert reply.status_code == 400, body[:20]
    table = anna.table()
    with anna.socket(table["id"]) as socket:
        socket.raw.send("[" * 15_000)
        assert socket.until("refused")["error"]["code"] == "bad_message"


RECORD = furrow.new("scythe", seed=1).record()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "../../etc/passwd",
        "file:///etc/passwd",
        "null",
        "[]",
        "{}",
        '{"game": "../../../etc/passwd", "decisions": []}',
        '{"game": "os", "decisions": []}',
        '{"game": "scythe", "decisions": ["../../x"]}',
        RECORD[:-20],
        RECORD.replace('"scythe"', '"../scythe"'),
        RECORD,
        "\x00" * 1000,
    ],
)
def test_bad_records_are_refused_and_touch_no_file(served: Served, anna: Person, text: str) -> None:
    before = sorted(path.name for path in served.home.iterdir())
    reply = anna.http.post("/api/records", content=text.encode())
    assert reply.status_code in (400, 404, 409), reply.text
    assert reply.json()["error"]["code"] in ("bad_record", "bad_text", "no_such_game", "not_over")
    assert "root:" not in reply.text
    assert sorted(path.name for path in served.home.iterdir()) == before


@pytest.mark.parametrize(
    "table", ["..", "%2e%2e", "..%2f..%2fsession.key", "x" * 5000, "'; DROP TABLE tables; --", "%00"]
)
def test_ids_are_only_looked_up(anna: Person, table: str) -> None:
    for ending in ("", "/record", "/replay", "/turns"):
        reply = anna.http.get(f"/api/tables/{table}{ending}")
        assert reply.status_code in (400, 404), reply.text
    assert anna.get("/ready")["status"] == "ok"


def test_html_in_names_talk_and_reports_stays_text(served: Served) -> None:
    with Browser(served) as browser:
        home = browser.send(browser.open("/plain").form("/guest"), name=HTML)
        assert HTML in home.text
        assert "<img src=x" not in home.html
        browser.http.headers["x-furrow"] = "1"
        table = browser.table("imperial_settlers", [{"who": "me"}, {"who": "hotseat", "name": HTML[:40]}], listed=True)
        page = browser.open(f"/plain/tables/{table['id']}")
        assert "<img src=x" not in page.html
        said = browser.send(page.form("/say"), text=HTML)
        assert "<img src=x" not in said.html
        shown = browser.http.get(f"/api/tables/{table['id']}")
        assert shown.headers["content-type"] == "application/json"
        assert msgspec.json.decode(shown.content)["host_name"] == HTML


def test_names_that_fool_readers_are_refused(served: Served) -> None:
    with Person(served) as somebody:
        for name in ("", " ", "\u202eannA", "An\u0000na", "A\u2066b", "x" * 41, "\u200b", "A\nB\x1b[2J"):
            reply = somebody.http.post("/api/guest", json={"name": name})
            assert (reply.status_code == 400) or "\u200b" not in reply.json()["name"], repr(name)
            assert reply.status_code == 400 or reply.json()["name"].isprintable()


@pytest.mark.parametrize(
    "path", ["/", "/plain", "/api/me", "/api/nowhere", "/plain/nowhere", "/health", "/api/schema/openapi.json"]
)
def test_every_reply_has_the_headers(anna: Person, path: str) -> None:
    given = anna.http.get(path).headers
    assert given["content-security-policy"].startswith("default-src 'self'")
    assert "unsafe" not in given["content-security-policy"]
    assert "frame-ancestors 'none'" in given["content-security-policy"]
    assert given["x-content-type-options"] == "nosniff"
    assert given["x-frame-options"] == "DENY"
    assert given["referrer-policy"] == "same-origin"
    assert given["cross-origin-opener-policy"] == "same-origin"
    assert len(given["x-request-id"]) == 16
    assert "server" not in given


def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(served: Served) -> None:
    with Person(served) as somebody:
        cookie = somebody.http.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "domain" not in cookie


def test_behind_an_https_proxy_cookies_and_pages_are_secure() -> None:
    with serving(["--origin", "https://play.example.org", "--proxies", "127.0.0.1"]) as served, Person(served) as anna:
        own = {"host": "play.example.org", "origin": "https://play.example.org", "x-forwarded-proto": "https"}
        reply = anna.http.post("/api/guest", json={"name": "Anna"}, headers=own)
        assert reply.status_code == 201
        assert "secure" in reply.headers["set-cookie"].lower()
        assert reply.headers["strict-transport-security"]
        other = anna.http.post("/api/guest", json={"name": "Eve"}, headers={**own, "origin": "http://play.example.org"})
        assert other.status_code == 403


def test_floods_are_told_to_wait() -> None:
    limits = {"FURROW_LIMIT_REQUESTS": "0.001", "FURROW_LIMIT_REQUESTS_BURST": "30"}
    limits |= {"FURROW_LIMIT_ENTRIES": "0.001", "FURROW_LIMIT_ENTRIES_BURST": "3"}
    with serving(variables=limits) as served, Person(served) as anna:
        entries = [anna.http.post("/api/guest", json={"name": "Anna"}) for _ in range(5)]
        assert [reply.status_code for reply in entries] == [201] * 3 + [429] * 2
        assert entries[-1].json()["error"]["code"] == "flood"
        assert int(entries[-1].headers["retry-after"]) > 0
        for path in ("//api/guest", "/api//guest", "/api/guest/"):
            assert anna.http.post(f"{served.origin}{path}", json={"name": "Anna"}).status_code == 429
        asked = [anna.http.get("/api/me").status_code for _ in range(40)]
        assert asked == sorted(asked)
        assert set(asked) == {200, 429}
        assert anna.http.get("/health").status_code == 200


def test_a_flood_of_messages_or_sockets_is_closed() -> None:
    limits = {"FURROW_LIMIT_MESSAGES": "0.001", "FURROW_LIMIT_MESSAGES_BURST": "20", "FURROW_LIMIT_SOCKETS": "3"}
    with serving(variables=limits) as served, served.person("Anna") as anna:
        table = anna.table()
        with anna.socket(table["id"]) as socket:
            try:
                for _ in range(100):
                    socket.send(do="ping")
            except ConnectionClosed:
                pass
            assert socket.closing() == 4429
        with anna.socket(table["id"]) as first, anna.socket(table["id"]), anna.socket(table["id"]):
            first.until("state")
            with anna.raw_socket(table["id"]) as fourth, pytest.raises(ConnectionClosed) as closed:
                fourth.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            first.send(do="ping")
            assert first.until("pong")
