"""What is wrong is said so that one can do something about it."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.words import LANGUAGES, words
from tests.server.edge import Person, Served
from tests.server.forms import Browser

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
        ({"seats": [{"who": "me", "dealt": {"faction": "mordor"}}, {"who": "open"}]}, "bad_setup", "mordor"),
        ({"seats": [{"who": "me", "dealt": {"seat": "0"}}, {"who": "open"}]}, "bad_setup", "seat"),
    ],
)
def test_a_table_that_cannot_be_says_why(anna: Person, wish: Any, code: str, word: str, language: str) -> None:
    reply = anna.http.post("/api/tables", params={"lang": language}, json={"game": "scythe", **wish})
    found, text = told(reply)
    assert found == code
    assert word in text
    assert not any(digit in text for digit in "25۲۵"), "the number of seats is not what is wrong"


def _seats(**wishes: list[str]) -> list[dict[str, Any]]:
    """Two seats with the same wishes or their own."""
    wished = [{kind: names[seat] for kind, names in wishes.items()} for seat in range(len(TWO))]
    return [{**each, "dealt": dealt} for each, dealt in zip(TWO, wished, strict=True)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "message", "terms"),
    [
        ({"seats": _seats(faction=["nordic"] * 2)}, "scythe-dealt-faction-twice", {"word": "faction-nordic"}),
        ({"seats": _seats(mat=["industrial"] * 2)}, "scythe-dealt-mat-twice", {"word": "mat-industrial"}),
        (
            {
                "seats": _seats(faction=["nordic", "rusviet"], mat=["patriotic", "industrial"]),
                "options": {"banned_pairs": True},
            },
            "scythe-fault-pair-banned",
            {"faction": "faction-rusviet", "mat": "mat-industrial", "option": "option-banned-pairs"},
        ),
        (
            {"seats": TWO, "options": {"coin_gifts": "maybe"}},
            "server-fault-option-value",
            {"option": "option-coin-gifts"},
        ),
    ],
)
def test_what_is_wrong_with_a_setup_is_said_in_the_words_of_the_reader(
    anna: Person, wish: Any, message: str, terms: dict[str, str], language: str
) -> None:
    reply = anna.http.post("/api/tables", params={"lang": language}, json={"game": "scythe", **wish})
    speaker = words(language)
    named = {name: speaker.say(f"scythe-{term}") for name, term in terms.items()}
    assert told(reply)[1] == speaker.say(message, **named, value="maybe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_game_has_is_named_as_it_was_written(anna: Person, language: str) -> None:
    mordor = {"who": "me", "dealt": {"faction": "mordor"}}
    for wish in ({"seats": [mordor, TWO[1]]}, {"seats": TWO, "options": {"mordor": True}}):
        reply = anna.http.post("/api/tables", params={"lang": language}, json={"game": "scythe", **wish})
        text = told(reply)[1]
        assert "mordor" in text
        assert "known are" not in text


def test_the_plain_pages_say_it_too(served: Served) -> None:
    with Browser(served, "hu") as browser:
        browser.send(browser.open("/plain").form("/guest"), name="Dóra")
        form = browser.open("/plain/new?game=scythe&seats=2").form("/tables")
        page = browser.send(form, **{"dealt0.faction": "nordic", "dealt1.faction": "nordic"})
        assert words("hu").say("scythe-faction-nordic") in page.text
        assert "nordic" not in page.text


def test_a_field_with_the_name_of_a_part_of_the_server_is_told_like_any_other(anna: Person) -> None:
    code, text = told(anna.http.patch("/api/me", json={"settings": None}))
    assert code == "bad_request"
    assert "settings" in text
