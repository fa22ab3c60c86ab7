"""Following is easy: what others did is shown, what was missed is listed, and lines lead to what they speak of."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import Sight, await_board, await_decision, be_guest, click_one, new_table
from tests.browser.looking import keep_picture, overflowing, overlapping, violations

BOT = {"who": "bot", "level": "novice"}
LIT = ":is([data-board] .told, [data-told])"
SLOWER = """() => {
  // However busy the machine is, a turn that is shown stays long enough to be seen: each of its steps takes 250 ms at
  // least, and more where there are few.
  const real = window.setTimeout
  window.setTimeout = (act, after, ...rest) => real(act, after >= 250 ? after * 100 : after, ...rest)
}"""

OF_LAND = "[data-log] li[data-kind=produce] button, [data-log] li[data-kind=move] button"
"""Lines that speak of territories."""

NEWEST = "() => document.querySelector('.ticker li')?.textContent ?? ''"
"""The newest of the last turns; none has been played when a game begins."""


def _hand_over(page: Page, sight: Sight) -> Sight:
    """Play until the turn is over and the bot's as well."""
    before = page.evaluate(NEWEST)
    while True:
        click_one(page, sight, 0)
        sight = await_decision(page, sight.seq)
        if sight.name == "turn" and page.evaluate(NEWEST) != before:
            return sight


def _end_turn(page: Page, sight: Sight) -> None:
    """Play until the other's turn is shown."""
    while page.locator("[data-shown]").count() == 0:
        click_one(page, sight, 0)
        sight = await_decision(page, sight.seq)


def _at_scythe(page: Page) -> Sight:
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, BOT], seed=5))
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    return await_decision(page)


def test_what_others_did_is_shown_and_can_be_skipped(visit: Visitor) -> None:
    page = visit("/about", motion=True)
    start = _at_scythe(page)
    page.evaluate(SLOWER)
    _end_turn(page, start)
    page.wait_for_selector("[data-shown]")
    # The question is there at once, and above it what is shown of the other.
    sight = await_decision(page, start.seq)
    assert sight.name == "turn"
    assert page.locator("[data-shown] .who").inner_text().endswith(".")
    assert page.locator("[data-chip]").count() > 1
    assert page.locator("[data-thing^='section:'][data-lit]").count() > 1
    keep_picture(page, "shown")
    page.keyboard.press("Escape")  # closes the list of answers
    page.keyboard.press("Space")
    page.wait_for_selector("[data-board] svg.paused")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-board] svg.paused", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-shown]", state="detached")
    # It can be seen again; whatever the reader does ends it, and is done.
    page.click("[data-again]")
    page.wait_for_selector("[data-shown]")
    page.locator("[data-chip]").first.click()
    page.wait_for_selector("[data-shown]", state="detached")
    await_decision(page, sight.seq)
    # A page that was just opened shows nothing.
    page.reload()
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    await_decision(page)
    assert page.locator("[data-shown]").count() == 0


def test_the_first_touch_of_the_map_ends_the_show_and_plays_nothing(visit: Visitor) -> None:
    page = visit("/about", motion=True)
    start = _at_scythe(page)
    page.evaluate(SLOWER)
    _end_turn(page, start)
    sight = await_decision(page, start.seq)
    page.keyboard.press("Escape")  # closes the list of answers
    page.locator("[data-hex=D4]").first.click(force=True)
    page.wait_for_selector("[data-shown]", state="detached")
    assert page.locator("[data-over=peek]").count() == 0
    assert await_decision(page).seq == sight.seq


def test_who_wants_no_motion_is_not_kept_waiting(visit: Visitor) -> None:
    page = visit("/about", lang="fa", phone=True)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, BOT], seed=5))
    sight = await_decision(page)
    page.keyboard.press("a")
    sight = _hand_over(page, sight)
    for _ in range(4):
        sight = _hand_over(page, sight)
    assert page.locator("[data-shown]").count() == 0
    # What was seen to happen is not shown again by a mere reload.
    page.reload()
    await_decision(page)
    assert page.locator("[data-since]").count() == 0
    # In another tab what happened meanwhile stands above the board, and its lines lead to what they speak of.
    page.evaluate("sessionStorage.clear()")
    page.reload()
    await_board(page)
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
    # On a phone the log lies over the board: a line leads back to it.
    page.keyboard.press("l")
    page.locator(OF_LAND).first.click()
    page.wait_for_selector("[data-over=log]", state="detached")
    page.wait_for_selector("[data-board] .told", state="attached")
