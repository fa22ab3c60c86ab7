"""What is wrong is said so that one can do something about it."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.words import LANGUAGES
from tests.server.edge import Person

TWO = [{"who": "me"}, {"who": "open"}]


def told(reply: Any) -> tuple[str, str]:
    assert reply.status_code == 400, reply.text
    error = reply.json()["error"]
    return error["code"], error["text"]


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/guest"), ("POST", "/api/tables"), ("PATCH", "/api/me")])
def test_a_request_without_a_body_is_told_so(anna: Person, method: str, path: str) -> None:
    assert told(anna.http.request(method, path)) == ("no_body", "The request is empty.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "code", "word"),
    [
        ({"seats": [{"who": "me"}, {"who": "me"}]}, "one_own_seat", ""),
        ({"seats": TWO, "options": {"dragons": True}}, "bad_options", "dragons"),
        ({"seats": [{"who": "me", "faction": "mordor"}, {"who": "open"}]}, "bad_setup", "mordor"),
    ],
)
def test_a_table_that_cannot_be_says_why(anna: Person, wish: Any, code: str, word: str, language: str) -> None:
    reply = anna.http.post("/api/tables", params={"lang": language}, json={"game": "scythe", **wish})
    found, text = told(reply)
    assert found == code
    assert word in text
    assert not any(digit in text for digit in "25۲۵"), "the number of seats is not what is wrong"


def test_a_field_with_the_name_of_a_part_of_the_server_is_told_like_any_other(anna: Person) -> None:
    code, text = told(anna.http.patch("/api/me", json={"settings": None}))
    assert code == "bad_request"
    assert "settings" in text
