"""Lessons over the wire: nothing is kept, rubbish is answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from furrow.games import OWN
from furrow.words import LANGUAGES
from tests.server.edge import Served
from tests.server.services import PATIENCE


@pytest.fixture
def http(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.origin, timeout=PATIENCE, headers={"x-furrow": "1"}) as client:
        yield client


@pytest.mark.parametrize("game", OWN)
def test_the_chapters_of_a_game_in_every_language(http: httpx.Client, game: str) -> None:
    titles = set()
    for lang in LANGUAGES:
        found = http.get(f"/api/lessons/{game}", params={"lang": lang}).json()
        assert len(found["chapters"]) >= 3
        titles.add(found["chapters"][0]["title"])
    assert len(titles) == len(LANGUAGES)


def _practise(http: httpx.Client, played: list[str], wish: str = "", lang: str = "en") -> dict[str, Any]:
    reply = http.post("/api/lessons/scythe/turn", params={"lang": lang}, json={"played": played, "wish": wish})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_a_chapter_without_a_session_and_in_another_language_half_way(http: httpx.Client) -> None:
    now = _practise(http, [])
    assert now["reading"]
    now = _practise(http, now["played"], "next")
    now = _practise(http, now["played"], "produce")
    assert (now["step"], now["view"]["game"]) == (2, "scythe")
    assert [each["text"] for each in now["answers"]] == ["A4", "A5", "skip"]
    persian = _practise(http, now["played"], lang="fa")
    assert (persian["step"], persian["say"] == now["say"]) == (2, False)
    assert "cookie" not in http.cookies


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/lessons/scythe/flying", {}, 404, "no_such_chapter"),
        ("/api/lessons/chess/turn", {}, 404, "no_such_game"),
        ("/api/lessons/scythe/turn", {"played": ["move"]}, 400, "bad_message"),
        ("/api/lessons/scythe/turn", {"wish": "//"}, 200, ""),
        ("/api/lessons/scythe/turn", {"played": "next"}, 400, "bad_request"),
    ],
)
def test_rubbish_is_answered(http: httpx.Client, path: str, body: dict[str, Any], status: int, code: str) -> None:
    reply = http.post(path, json=body)
    assert reply.status_code == status, reply.text
    if code:
        assert reply.json()["error"]["code"] == code
