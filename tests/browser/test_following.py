"""Following is easy: what others did is shown, what was missed is listed, and lines lead to what they speak of."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import Sight, await_decision, be_guest, click_one, new_table
from tests.browser.looking import keep_picture, overflowing, overlapping, violations

BOT = {"who": "bot", "level": "novice"}
LIT = "[data-board] :is(.told, [class*=told])"
SLOWER = """() => {
  // However busy the machine is, a line that is told stays long enough to be seen.
  const real = window.setTimeout
  window.setTimeout = (act, after, ...rest) => real(act, after >= 2000 ? after * 100 : after, ...rest)
}"""

OF_LAND = "[data-log] li[data-kind=produce] button, [data-log] li[data-kind=move] button"
"""Lines that speak of territories."""


def _hand_over(page: Page, sight: Sight) -> Sight:
    """Play until the turn is over and the bot's as well."""
    lines = page.locator("[data-log] li").count()
    while True:
        click_one(page, sight, 0)
        sight = await_decision(page, sight.seq)
        if sight.name == "turn" and page.locator("[data-log] li").count() > lines:
            return sight


def _at_scythe(page: Page) -> Sight:
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, BOT], seed=5))
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    return await_decision(page)


def test_what_others_did_is_told_and_can_be_skipped(visit: Visitor) -> None:
    page = visit("/about", motion=True)
    page.evaluate("() => localStorage.setItem('furrow.settings', JSON.stringify({ speed: 'slow' }))")
    page.reload()
    start = _at_scythe(page)
    page.evaluate(SLOWER)
    _hand_over(page, start)
    page.wait_for_selector("[data-narrated]")
    page.wait_for_selector(LIT, state="attached")
    keep_picture(page, "told")
    page.click("[data-skip]")
    page.wait_for_selector("[data-narrated]", state="detached")
    page.wait_for_selector(LIT, state="detached")


def test_who_wants_no_motion_is_not_kept_waiting(visit: Visitor) -> None:
    page = visit("/about", lang="fa", phone=True)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, BOT], seed=5))
    page.click("[data-page=decide]")
    sight = _hand_over(page, await_decision(page))
    while page.locator(OF_LAND).count() == 0:
        sight = _hand_over(page, sight)
    assert page.locator("[data-narrated]").count() == 0
    # What was seen to happen is not shown again by a mere reload.
    page.reload()
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    assert page.locator("[data-since]").count() == 0
    # In another tab what happened meanwhile stands above the board, and its lines lead to what they speak of.
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.wait_for_selector("[data-since] li")
    page.wait_for_load_state("networkidle")
    keep_picture(page, "since-fa-phone")
    assert overflowing(page) == []
    assert overlapping(page) == []
    assert violations(page) == []
    page.locator("[data-since] li button").last.click()
    page.wait_for_selector(LIT, state="attached")
    page.focus("[data-since-close]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-since]", state="detached")
    page.wait_for_function("() => document.activeElement !== document.body")
    # On a phone the log is another page: a line leads back to the board.
    page.locator("nav.pages button").last.click()
    page.locator(OF_LAND).first.click()
    page.wait_for_selector("[data-phone=board]")
    page.wait_for_selector("[data-board] polygon.told", state="attached")
