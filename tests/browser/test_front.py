"""The front page: one press plays, whose turn it is comes first, nothing moves when it is known."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, new_table
from tests.browser.looking import keep_picture, settle
from tests.browser.test_arriving import ASKED

GAMES = ("scythe", "fifty_first_state", "imperial_settlers")
BOT = {"who": "bot", "level": "random"}
WINDOWS = ((1366, 650), (1366, 850), (1920, 1080), (390, 844), (844, 390))
SHIFTS = """() => new Promise((done) => {
  const seen = new PerformanceObserver(() => undefined)
  seen.observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(seen.takeRecords().reduce((sum, { value }) => sum + value, 0)), 100)
})"""
SENT = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .reduce((sums, { name, encodedBodySize }) => {
    const kind = /\\.woff2$/.test(name) ? 'letters' : /\\.(webp|svg|png)$/.test(name) ? 'pictures' : 'code'
    return { ...sums, [kind]: (sums[kind] ?? 0) + encodedBodySize }
  }, {})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visitor_decides_after_one_press(visit: Visitor, game: str) -> None:
    page = visit("/")
    page.click(f"[data-play={game}]")
    assert await_decision(page).answers


def _in_sight(page: Page, selector: str) -> bool:
    found: bool = page.locator(selector).first.evaluate(
        """(node) => {
          const box = node.getBoundingClientRect()
          const foot = document.querySelector('.tabbar')?.getBoundingClientRect()
          return box.top >= 0 && box.bottom <= (foot?.height ? foot.top : innerHeight)
        }"""
    )
    return found


def test_what_can_be_done_at_once_is_in_sight(visit: Visitor) -> None:
    page = visit("/")
    page.wait_for_selector("[data-play]")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert _in_sight(page, "[data-play]"), (width, height)


def test_tables_that_wait_stand_first_and_move_nothing(visit: Visitor) -> None:
    page = visit("/about", motion=True)
    be_guest(page, "Anna")
    for game in GAMES:
        new_table(page, game, [{"who": "me"}, BOT], clock={"kind": "days", "days": 3})
    page.goto("/")
    expect(page.locator("[data-ticket]:visible")).to_have_count(3)
    page.wait_for_selector("aside [data-ticket] svg.map")
    page.wait_for_load_state("networkidle")
    settle(page)
    keep_picture(page, "front-tickets")
    assert page.evaluate(SHIFTS) == 0
    assert {"/api/me", "/api/games"}.isdisjoint(page.evaluate(ASKED)), "the page has said it"
    page.locator("[data-ticket]:visible").first.click()
    await_decision(page)


def test_a_name_is_changed_there_and_then(visit: Visitor) -> None:
    page = visit("/")
    page.click("[data-change-name]")
    page.locator("[data-who] input").fill("Nasrin")
    page.keyboard.press("Enter")
    expect(page.locator("[data-who] bdi")).to_have_text("Nasrin")
    page.get_by_role("banner").get_by_text("Nasrin").wait_for()
    page.click("[data-change-name]")
    page.locator("[data-who] input").fill("\u200b")
    page.keyboard.press("Enter")
    expect(page.locator("[data-who] [role=alert]")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("[data-who] bdi")).to_have_text("Nasrin")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_first_load_is_small(visit: Visitor, lang: str) -> None:
    page = visit("/", lang=lang)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    sent = page.evaluate(SENT)
    assert sent["code"] <= 90_000
    assert sent["pictures"] <= 150_000
