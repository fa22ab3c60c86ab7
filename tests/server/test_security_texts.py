"""Characters that no text may have: refused at the edge, wherever they come in, on both databases alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from furrow.server.wire.texts import unfit
from tests.server.edge import UNLIMITED, Person, Served, serving
from tests.server.forms import Browser

LONE = '"\\ud800"'
"""Half of a surrogate pair, as JSON can spell it."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A server on each kind of database."""
    database = {}
    if request.param == "postgresql":
        database = {"FURROW_DATABASE": request.getfixturevalue("postgresql")()}
    with serving(variables={**UNLIMITED, **database}) as made:
        yield made
        assert '"level":"error"' not in made.log, made.log[-3000:]


def answer(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/a%00b/record"),
        ("GET", "/plain/tables/%00"),
        ("POST", "/api/tables/%00/join"),
        ("POST", "/api/tables/%00/leave"),
        ("PUT", "/api/people/%00/block"),
        ("DELETE", "/api/people/%00/block"),
        ("POST", "/api/admin/reports/%00/handle"),
    ],
)
def test_nothing_has_a_nul_in_its_address(anna: Person, method: str, path: str) -> None:
    assert answer(anna.http.request(method, path, json={})) == (404, "not_found")


@pytest.mark.parametrize("path", ["/api/tables/x?key=%00", "/api/tables?game=a%00", "/api/ratings?game=%00"])
def test_nor_in_a_query(anna: Person, path: str) -> None:
    assert answer(anna.http.get(path)) == (400, "bad_text")
    assert anna.http.get("/api/tables/x?key=%2500").status_code == 404, "an escaped per cent sign is none"


@pytest.mark.parametrize("text", ['"a\\u0000"', LONE, '"\\udc00"', '"\\ud83d\\u0041"', '"\x00"'])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guest", '{"name": %s}'),
        ("POST", "/api/session", '{"name": %s, "password": "correct horse"}'),
        ("POST", "/api/recovery", '{"name": %s, "code": "x", "password": "correct horse"}'),
        ("POST", "/api/accounts", '{"name": "Nul", "password": "correct horse", "invitation": %s}'),
        ("POST", "/api/people/x/report", '{"reason": "rude", "table": %s}'),
        ("POST", "/api/people/x/report", '{"reason": %s}'),
        ("PATCH", "/api/me", '{"settings": {%s: 1}}'),
        ("POST", "/api/tables", '{"game": %s, "seats": []}'),
        ("POST", "/api/records", '{"game": %s}'),
    ],
)
def test_nor_in_a_body(anna: Person, method: str, path: str, body: str, text: str) -> None:
    reply = anna.http.request(method, path, content=(body % text).encode())
    assert answer(reply) == (400, "bad_text"), reply.text


def test_what_only_looks_like_one_is_kept(anna: Person) -> None:
    for text in ("\\u0000", "\\\\u0000", "%00", "😀"):
        reply = anna.http.patch("/api/me", json={"settings": {"word": text}})
        assert reply.json()["settings"] == {"word": text}
    spelled = anna.http.patch("/api/me", content=b'{"settings": {"word": "\\ud83d\\ude00"}}')
    assert spelled.json()["settings"] == {"word": "😀"}


def test_nor_in_a_form(served: Served) -> None:
    with Browser(served) as browser:
        for name in ("A\0", "\0"):
            page = browser.send(browser.open("/plain").form("/guest"), name=name)
            assert (page.status, "cannot be kept" in page.text) == (400, True)


def test_nor_in_a_message_of_a_socket(anna: Person) -> None:
    table = anna.table()["id"]
    with anna.socket(table) as socket:
        socket.until("state")
        for message in ('{"do":"say","text":"hi\\u0000there"}', f'{{"do":"say","text":{LONE}}}'):
            socket.raw.send(message)
            assert socket.until("refused")["error"]["code"] == "bad_text"
        socket.send(do="say", text="hi \\u0000 there")
        assert socket.until("said")["text"] == "hi \\u0000 there"
    with anna.socket("%00") as socket:
        assert socket.closing() == 4404


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"plain"', False),
        ('"\\n\\"\\/"', False),
        ('"\\u0001"', False),
        ('"\\\\\\u0000"', True),
        ('"\\\\\\\\u0000"', False),
        ('"\\uD83D\\uDE00"', False),
        ('"\\ud83d\\ud83d\\ude00"', True),
        ("\0", True),
        ("\\", False),
    ],
)
def test_escapes_are_read_as_json_reads_them(text: str, expected: bool) -> None:
    assert unfit(text) is expected
    assert unfit(text.encode()) is expected
