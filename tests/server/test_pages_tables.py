"""Tables by forms alone: arranging seats, phrases and offers, bug reports, playing on from a decision, records."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.edge import Served
from tests.server.forms import Browser, Page
from tests.server.services import PATIENCE
from tests.server.test_pages_playing import begun, played_on


@pytest.fixture
def other(served: Served) -> Iterator[Browser]:
    with Browser(served) as made:
        made.send(made.open("/plain").form("/guest"), name="Béla")
        yield made


def _seat_form(page: Page, seat: int) -> dict[str, str]:
    return page.form("/seat", lambda form: form.fields["seat"] == str(seat)).fields


def test_the_host_arranges_seats_in_the_waiting_room(browser: Browser, other: Browser) -> None:
    page = begun(browser, "scythe", 3, who1="open", who2="open", **{"dealt2.faction": "nordic"}, listed="1", rated="1")
    assert _seat_form(page, 2)["who"] == "open"
    form = page.form("/seat", lambda form: form.fields["seat"] == "2")
    page = browser.send(form, who="bot:sharp")
    assert _seat_form(page, 2)["who"] == "bot:sharp"
    assert _seat_form(page, 2)["dealt.faction"] == "nordic"
    assert browser.send(form, who="me").status == 409
    assert browser.send(form, who="king").status == 400
    table = form.action.removesuffix("/seat")
    theirs = other.send(other.open(table).form("/join"))
    assert not theirs.has("/seat")
    page = browser.open(table)
    assert not [form for form in page.forms if form.action.endswith("/seat") and form.fields["seat"] == "1"]
    assert other.send(form, who="open").status == 403
    page = browser.send(page.form("/start"))
    replacing = page.form("/seat", lambda form: form.fields["who"] == "bot:")
    assert replacing.buttons[0][2] == "Let a bot play for Béla"
    assert browser.send(replacing).status == 200
    assert other.open(table).has("/join"), "Béla can come back"


def test_what_counts_for_the_ratings_is_said_before_and_after(browser: Browser) -> None:
    assert "there are no hints then" in browser.open("/plain/new?game=scythe&seats=2").text
    counts, hints = "The result counts for the ratings", "Bots may give hints"
    page = begun(browser, "scythe", 3, who1="open", who2="open", rated="1")
    assert counts in page.text
    assert hints not in page.text
    page = begun(browser, "scythe", 3, who1="open", rated="1")  # and a bot
    assert counts not in page.text
    assert hints in page.text


def test_phrases_and_offers(browser: Browser, other: Browser) -> None:
    page = begun(browser, "scythe", 2, who1="open", listed="1")
    table = page.form("/start" if page.has("/start") else "/close").action.rpartition("/")[0]
    other.send(other.open(table).form("/join"))
    page = browser.send(browser.open(table).form("/start"))
    browser.send(page.form("/say"), preset="well-played")
    browser.send(page.form("/give"), amount="1", what="offer")
    theirs = other.open(table)
    assert "Anna: Well played!" in theirs.text
    assert "Anna: I offer Béla 1 coin." in theirs.text
    assert "Anna gave" not in theirs.text
    assert browser.send(page.form("/say"), preset="rubbish").status == 409
    assert browser.send(page.form("/say")).status == 409


def _bugs(served: Served) -> set[str]:
    return {path.name for path in (served.home / "bugs").glob("*")}


def test_a_problem_is_reported_without_the_seed(served: Served, browser: Browser, other: Browser) -> None:
    page = begun(browser, "imperial_settlers", 2, who1="hotseat", listed="1")
    form = page.form("/bug")
    before = _bugs(served)
    told = browser.send(form, what="<i>odd</i>")
    assert "the report is stored" in told.text
    assert '"rules":' in told.text
    assert "seed" not in told.text
    assert "<i>odd" not in told.html
    assert len(_bugs(served) - before) == 1
    assert not other.open(form.action.removesuffix("/bug")).has("/bug")
    assert other.send(form, form_token=other.open("/plain/me").form("/me").fields["form_token"]).status == 403


def test_a_finished_game_is_taken_along_brought_back_and_played_on(served: Served, browser: Browser) -> None:
    page = played_on(browser, begun(browser, "imperial_settlers", 1), 1000)
    record = browser.http.get(page.links["Take the record along"])
    assert record.status_code == 200
    middle = browser.open(browser.open(page.links["Look through the game"]).links["Next"])
    clone = browser.send(middle.form("/clone"))
    assert clone.has("/start")
    assert "The game begins after decision " in clone.text
    assert browser.send(clone.form("/start")).has("/play")
    with Browser(served) as elsewhere:
        elsewhere.send(elsewhere.open("/plain").form("/guest"), name="Eve")
        table = _brought(elsewhere, record.content)
        assert "Result" in table.text
        assert elsewhere.http.get(table.links["Take the record along"]).content == record.content
        for rubbish in (b"", b"{}", b"\xff\xfe", record.content.replace(b'"decisions":[', b'"decisions":["x",')):
            assert _brought(elsewhere, rubbish).status in (400, 404)
        assert _brought(elsewhere, b"x" * (5 * 1024 * 1024)).status == 413
        assert elsewhere.http.post("/plain/records", data={"record": "x"}).status_code == 403
        assert elsewhere.http.post("/plain/records", files={"record": ("../../x", b"{}")}).status_code == 403


def _brought(browser: Browser, record: bytes) -> Page:
    form = browser.open("/plain").form("/records")
    sent: httpx.Response = browser.http.post(
        form.action,
        data={"form_token": form.fields["form_token"]},
        files={"record": ("../../etc/game.json", record, "application/json")},
        follow_redirects=True,
    )
    return Page(sent)


def test_achievements_stand_beside_the_statistics(browser: Browser) -> None:
    assert "Achievements" in browser.open("/plain/statistics").text
    played_on(browser, begun(browser, "fifty_first_state", 1), 1000)
    end = time.monotonic() + PATIENCE
    while "all games" not in browser.open("/plain/statistics").text:
        assert time.monotonic() < end, "the result was not kept"
    ratings = browser.open(browser.open("/plain/me").links["Ratings"])
    assert ratings.status == 200
    assert "51st State" in ratings.text
