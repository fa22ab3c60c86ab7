"""The card tables as full as they get, for who watches them, and for anybody who uses them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.card_tables import sit
from tests.browser.conftest import new_person
from tests.browser.driving import await_board, await_decision, be_guest
from tests.browser.fitting import DESKS, faults
from tests.browser.looking import cut_off, keep_picture, violations

GAMES = ("fifty_first_state", "imperial_settlers")


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    be_guest(page, "Anna")
    yield page
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_all_states(page: Page, browser: Browser, site: str, game: str) -> None:
    where = sit(page, game, "turn")
    context = new_person(browser, site)
    watcher = context.new_page()
    watcher.goto("/about")
    be_guest(watcher, "Bence")
    watcher.goto(where)
    await_board(watcher)
    watcher.locator(".toast button").click()  # an invitation comes too late; who has read so puts it away
    for size in DESKS:
        assert faults(watcher, size, 4) == []
        assert watcher.locator("[data-thing^='location:']").count() == 33
        keep_picture(watcher, f"cards-{game}-watched-{size[0]}x{size[1]}")
    context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_anybody_can_use_a_full_table(page: Page, theme: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 850})
    page.evaluate("(theme) => localStorage.setItem('furrow.settings', JSON.stringify({ theme }))", theme)
    page.goto(sit(page, "fifty_first_state", "turn"))
    await_decision(page)
    assert violations(page) == []
    assert cut_off(page) == []
