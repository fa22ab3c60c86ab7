"""With a phone: the board stays before the eyes as long as it can, and what is refused or over is seen there."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import MOVED_ON, await_decision, be_guest, look, new_table
from tests.browser.looking import keep_picture, overflowing, violations

BOT = {"who": "bot", "level": "random"}
LINK_IN_SIGHT = """() => {
  const nav = document.querySelector('header nav').getBoundingClientRect()
  const link = document.querySelector('header nav [aria-current]')?.getBoundingClientRect()
  return link !== undefined && link.left >= nav.left && link.right <= nav.right
}"""


def _at_scythe(visit: Visitor, lang: str = "en") -> Page:
    page = visit("/about", lang=lang, phone=True)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, BOT], seed=5))
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    await_decision(page)
    return page


def _on_board(page: Page) -> bool:
    return page.locator(".playing").get_attribute("data-phone") == "board"


def _turn_to_mats(page: Page) -> None:
    page.locator(".panels button").nth(1).click()


def test_a_tap_on_the_board_leaves_it_before_the_eyes(visit: Visitor) -> None:
    page = _at_scythe(visit)
    sight = look(page)
    _turn_to_mats(page)
    page.locator("[data-thing='section:move']").first.tap()
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    await_decision(page, sight.seq)
    assert _on_board(page)
    assert page.locator("[data-board] [data-lit]:visible").count() > 0


def test_behind_the_curtain_the_focus_is_with_the_question(visit: Visitor) -> None:
    page = visit("/about", phone=True)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, {"who": "hotseat", "name": "Bea"}], seed=5))
    page.focus("[data-look]")
    assert page.locator("h1").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    page.wait_for_function("() => document.activeElement.matches('.strip button')")
    sight = await_decision(page)
    # The next one's curtain has it again, but not its button: a key held down would open it.
    while look(page).curtain is None:
        page.keyboard.press("a")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=sight.seq)
        sight = await_decision(page, sight.seq)
    page.wait_for_function("() => document.activeElement.matches('[data-curtain] h1')")


def test_why_not_is_told_on_the_board(visit: Visitor) -> None:
    page = _at_scythe(visit, "cs")
    sight = look(page)
    _turn_to_mats(page)
    page.locator("[data-thing='section:move']").first.tap()
    await_decision(page, sight.seq)
    page.locator(".panels button").first.click()
    page.locator("[data-hex=D4]").tap()
    page.locator("[data-why]:visible a", has_text="SCY-").wait_for()
    assert _on_board(page)
    keep_picture(page, "phone-why-not")
    assert overflowing(page) == []
    assert violations(page) == []


def test_what_must_be_confirmed_comes_forward_and_the_board_comes_back(visit: Visitor) -> None:
    page = _at_scythe(visit)
    page.evaluate("() => localStorage.setItem('furrow.settings', JSON.stringify({ confirm: 'each' }))")
    page.reload()
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    sight = await_decision(page)
    _turn_to_mats(page)
    page.locator("[data-thing='section:move']").first.tap()
    page.locator("[data-confirm]").wait_for(state="visible")
    assert not _on_board(page)
    page.click("[data-cancel]")
    page.wait_for_function("() => document.querySelector('.playing').dataset.phone === 'board'")
    page.locator("[data-thing='section:move']").first.tap()
    page.click("[data-confirm]")
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    page.wait_for_function("() => document.querySelector('.playing').dataset.phone === 'board'")


def test_the_header_has_two_rows_and_shows_which_page_it_is(visit: Visitor) -> None:
    page = visit("/lobby", lang="hu", phone=True)
    be_guest(page, "Vendég 4711")
    page.reload()
    who = page.get_by_role("link", name="Vendég 4711")
    who.wait_for()  # an icon for the eye, the name for those who listen
    for path in ("/settings", "/about", "/lobby"):
        page.click(f"nav a[href='{path}']")
        page.wait_for_selector(f"nav a[href='{path}'][aria-current]")
        page.wait_for_function(LINK_IN_SIGHT)
        assert page.locator("header.top").evaluate("(top) => top.offsetHeight") < 100
    page.goto("/about")
    page.wait_for_function(LINK_IN_SIGHT)
    keep_picture(page, "header-hu-phone")
    assert violations(page) == []
