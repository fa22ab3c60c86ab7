"""The card tables as full as they get, in every window that people have: nothing scrolls, and all is in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.card_tables import sit
from tests.browser.conftest import new_person
from tests.browser.driving import await_board, await_decision, be_guest
from tests.browser.looking import cut_off, keep_picture, overflowing, overlapping, scrolls_whole, settle, violations
from tests.browser.test_sizes import TEXTS

DESKS = ((1366, 850), (1366, 650), (1280, 720), (1920, 1080))
UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
GAMES = ("fifty_first_state", "imperial_settlers")
LANGUAGES = (("en", "light"), ("hu", "dark"), ("cs", "light"), ("fa", "dark"))

SCROLLED = """(rows) => [...document.querySelectorAll('.table, .table *')]
  .filter((node) => {
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('.hidden') !== null) return false
    const { overflowX, overflowY } = getComputedStyle(node)
    const may = (how) => how === 'auto' || how === 'scroll'
    const high = may(overflowY) && node.scrollHeight > node.clientHeight + 1
    return high || (!rows && may(overflowX) && node.scrollWidth > node.clientWidth + 1)
  })
  .map((node) => node.outerHTML.slice(0, 120))"""
"""What scrolls inside the page; rows may, on phones, to the side."""
HIDDEN = """(things) => [...document.querySelectorAll('.stage [data-thing]')]
  .filter((node) => node.querySelector('.face') !== null && things.some((each) => node.dataset.thing.startsWith(each)))
  .map((node) => {
    const { left, right, top } = node.getBoundingClientRect()
    let seen = 0
    for (let x = Math.ceil(left); x < right; x += 4) {
      const first = document.elementFromPoint(x, top + 12)?.closest('[data-thing]')
      if (first === node) seen += 4
    }
    return [node.dataset.thing, seen]
  })
  .filter(([, seen]) => seen < 56)"""
"""Of which cards and tiles less than 56 pixels are in sight, and how much."""
SCORES = """() => [...document.querySelectorAll('[data-thing^="seat:"]')]
  .filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight &&
      node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })
  .map((node) => node.dataset.thing)"""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    be_guest(page, "Anna")
    yield page
    context.close()


def _come(page: Page, where: str, language: str, theme: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 850})
    page.evaluate(
        "(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", {"lang": language, "theme": theme}
    )
    page.goto(where)
    await_decision(page)


def _small(page: Page) -> list[tuple[str, float]]:
    """Texts that are too small; on cards and tiles they may be a little smaller."""
    return [(text, size) for text, size in page.evaluate(TEXTS) if size < 10.99]


def _fits(page: Page, size: tuple[int, int], seats: int, seen: list[str]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    phone = size in (UPRIGHT, ON_ITS_SIDE)
    assert not scrolls_whole(page)
    assert overflowing(page) == []
    assert page.evaluate(SCROLLED, phone) == []
    assert sorted(page.evaluate(SCORES)) == [f"seat:{seat}" for seat in range(seats)]
    if phone:
        assert overlapping(page) == []
    else:
        assert page.evaluate(HIDDEN, seen) == []
    assert _small(page) == []


@pytest.mark.parametrize("question", ["turn", "draft"])
@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_fits_every_window(page: Page, game: str, question: str) -> None:
    where = sit(page, game, question)
    # A tray of offered cards lies over the places.
    seen = ["hand:", "row:"] if question == "draft" else ["hand:", "location:0/"]
    for language, theme in LANGUAGES:
        _come(page, where, language, theme)
        for size in (*DESKS, UPRIGHT, ON_ITS_SIDE):
            _fits(page, size, 4, seen)
            keep_picture(page, f"cards-{game}-{question}-{size[0]}x{size[1]}-{language}")


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_sees_all_states(page: Page, browser: Browser, site: str, game: str) -> None:
    where = sit(page, game, "turn")
    context = new_person(browser, site)
    watcher = context.new_page()
    watcher.goto("/about")
    be_guest(watcher, "Bence")
    watcher.goto(where)
    await_board(watcher)
    for size in DESKS:
        _fits(watcher, size, 4, [])
        assert watcher.locator("[data-thing^='location:']").count() == 33
        keep_picture(watcher, f"cards-{game}-watched-{size[0]}x{size[1]}")
    context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_anybody_can_use_a_full_table(page: Page, theme: str) -> None:
    _come(page, sit(page, "fifty_first_state", "turn"), "en", theme)
    assert violations(page) == []
    assert cut_off(page) == []
