"""Tables: who waits, who plays, what is mine, what is over; live, and nothing moves under the pointer."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, new_table
from tests.browser.looking import call, keep_picture, overflowing, overlapping, violations

HOST: dict[str, Any] = {"who": "me"}
OPEN: dict[str, Any] = {"who": "open"}
BOT: dict[str, Any] = {"who": "bot", "level": "random"}
LISTS = re.compile(r"/api/tables(\?(watch|over)=1)?$")


def _id(address: str) -> str:
    return address.split("/")[2].split("?")[0]


def test_whoever_sits_down_at_an_open_table_is_there(visit: Visitor) -> None:
    host = visit("/about")
    be_guest(host, "Nasrin")
    table = _id(new_table(host, "imperial_settlers", [HOST, OPEN], start=False, listed=True))
    page = visit("/lobby")
    page.click(f"[data-sit='{table}']")
    page.wait_for_selector("[data-part]")
    assert call(page, "GET", f"/tables/{table}")["mine"] == [1]
    page.goto("/mine")  # the old address
    expect(page.locator("[data-list=mine]")).to_have_attribute("aria-current", "page")
    page.locator(f"[data-rows] [data-table='{table}']").wait_for()


def _mocked(page: Page, tables: list[dict[str, Any]]) -> None:
    def replied(route: Route) -> None:
        route.fulfill(json={"tables": tables if route.request.url.endswith("/tables") else []})

    page.context.route(LISTS, replied)


def _waiting(page: Page, count: int) -> list[dict[str, Any]]:
    """So many open tables: one that there is, told again and again."""
    be_guest(page, "Maximiliana-Theodora Xyz")
    games = ("scythe", "fifty_first_state", "imperial_settlers")
    seats = [HOST, OPEN, BOT, OPEN]
    made = [call(page, "POST", "/tables", {"game": game, "seats": seats, "clock": {"kind": "days"}}) for game in games]
    langs = ("en", "hu", "cs", "fa")
    return [
        {**made[k % 3], "id": f"t{k}", "mine": [], "lang": langs[k % 4], "created": made[0]["created"] - 100 * k}
        for k in range(count)
    ]


def test_new_tables_do_not_move_the_row_under_the_pointer(visit: Visitor) -> None:
    page = visit("/about")
    tables = _waiting(page, 6)
    _mocked(page, tables[2:])
    page.goto("/lobby")
    row = page.locator("[data-table=t3]")
    row.hover()
    before = row.bounding_box()
    _mocked(page, [tables[0], tables[1], *tables[3:]])
    page.locator("[data-fresh]").wait_for()
    expect(page.locator("[data-table=t2]")).to_contain_text("gone")
    assert row.bounding_box() == before
    page.click("[data-fresh]")
    expect(page.locator("[data-rows] > li")).to_have_count(5)
    expect(page.locator("[data-table=t2]")).to_have_count(0)


def test_ninety_tables_are_no_wall(visit: Visitor) -> None:
    page = visit("/about", lang="hu")
    _mocked(page, _waiting(page, 90))
    for width, height in ((1366, 850), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/lobby")
        expect(page.locator("[data-rows] > li")).to_have_count(8)
        keep_picture(page, f"lobby-90-{width}")
        assert overflowing(page) == overlapping(page) == []
    assert violations(page) == []
    page.click("[data-more]")
    expect(page.locator("[data-rows] > li")).to_have_count(28)
    page.locator(".filters button", has_text="51st State").click()
    expect(page.locator("[data-rows] > li")).to_have_count(28)
    page.select_option("[data-spoken-at]", "cs")
    expect(page.locator("[data-rows] > li")).to_have_count(7)


def test_where_it_is_my_turn_the_tab_says_so_on_every_page(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Anna")
    page.goto(new_table(page, "scythe", [HOST, BOT]))
    await_decision(page)
    expect(page).to_have_title("● Your turn: Scythe – Furrow")
    page.goto("/learn")
    expect(page).to_have_title("● Your turn: Scythe – Furrow")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    page.wait_for_selector("main h1")
    page.keyboard.press("g")
    await_decision(page)


def test_keys_lead_everywhere(visit: Visitor) -> None:
    page = visit("/")
    page.wait_for_selector("[data-play]")
    page.keyboard.press("?")
    page.locator("[data-keys]").wait_for()
    page.keyboard.press("t")  # not while the list is open
    page.keyboard.press("Escape")
    page.locator("[data-keys]").wait_for(state="detached")
    assert page.evaluate("location.pathname") == "/"
    page.keyboard.press("t")
    page.wait_for_url("**/lobby")
    page.keyboard.press("n")
    page.wait_for_url("**/new")
    page.keyboard.press("3")
    await_decision(page)
    assert json.dumps(call(page, "GET", "/tables?mine=1")).count('"imperial_settlers"') == 1
