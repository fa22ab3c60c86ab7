"""The page of a table says what the client would ask for first, and names the files that it will need."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Response, expect

from furrow.server.wire.arrival import Arrival
from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, await_decision, be_guest, new_table

BOT = {"who": "bot", "level": "novice"}
SAID = re.compile(rb'<script type="application/json" id="arrival">(.*?)</script>')
NAMED = re.compile(r'<link rel="(?:modulepreload|stylesheet)" crossorigin href="([^"]+)">')
ASKED = "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"


def _arrival(page: Response) -> Arrival:
    found = SAID.search(page.body())
    assert found is not None
    return msgspec.json.decode(found[1], type=Arrival)


def test_a_table_needs_to_ask_for_nothing_that_its_page_has_said(visit: Visitor) -> None:
    page = visit("/about", lang="hu")
    be_guest(page, "<b>Ann</b>")
    address = new_table(page, "imperial_settlers", [{"who": "me"}, BOT], seed=7)
    arrived = page.goto(address)
    assert arrived is not None
    said = _arrival(arrived)
    assert (said.lang, said.me.name, said.me.kind) == ("hu", "<b>Ann</b>", "guest")
    assert said.table is not None
    assert said.table.game in [game.name for game in said.games.games]
    await_decision(page)
    await_board(page)
    asked = page.evaluate(ASKED)
    table = address.partition("?")[0].removeprefix("/table")
    assert {"/api/me", "/api/games", f"/api/tables{table}"}.isdisjoint(asked)
    named = NAMED.findall(arrived.text())
    assert sum("tableau" in path for path in named) >= 4, "the board, what its parts share, and their style sheets"
    assert [path for path in named if asked.count(path) != 1] == [], "each is needed, and comes once"
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_whoever_may_not_see_a_table_is_told_nothing_of_it(visit: Visitor) -> None:
    owner = visit("/about")
    be_guest(owner, "Ann")
    address = new_table(owner, "scythe", [{"who": "me"}, BOT], start=False, listed=False)
    invited, stranger = visit("/about"), visit("/about")
    be_guest(stranger, "Bob")
    arrived = stranger.goto(address.partition("?")[0])
    assert arrived is not None
    assert _arrival(arrived).table is None
    assert arrived.headers["cache-control"] == "no-store"
    expect(stranger.locator("h1")).not_to_have_text("")
    arrived = invited.goto(address)
    assert arrived is not None
    said = _arrival(arrived)
    assert said.me.kind is None, "nobody yet: the client makes a guest"
    assert said.table is not None, "the key lets in"
    invited.wait_for_selector("[data-terms]")
