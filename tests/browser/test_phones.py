"""With a phone: the board stays before the eyes as long as it can, and what is refused or over is seen there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Visitor
from tests.browser.driving import HELD, MOVED_ON, await_decision, be_guest, look, new_table
from tests.browser.looking import keep_picture, overflowing, overlapping, settle, violations
from tests.browser.moments import Places, five_seats

BOT = {"who": "bot", "level": "random"}


APART = """(both) => {
  const [one, other] = both.map((each) => document.querySelector(each).getBoundingClientRect())
  return one.right < other.left || other.right < one.left
}"""
FREE = """() => {
  const top = document.querySelector('.rail').getBoundingClientRect().top
  const there = document.elementFromPoint(innerWidth / 2, innerHeight / 3)
  return top > innerHeight / 3 && there.closest('[data-board]') !== null
}"""
ABOVE_THE_SHEET = """([place, over]) => {
  const hex = document.querySelector(`[data-hex="${place}"]`).getBoundingClientRect()
  const sheet = document.querySelector(`[data-over="${over}"]`).getBoundingClientRect()
  const middle = [(hex.left + hex.right) / 2, (hex.top + hex.bottom) / 2]
  return middle[0] > 0 && middle[0] < innerWidth && middle[1] > 54 && middle[1] < sheet.top
}"""


def _at_scythe(visit: Visitor, lang: str = "en") -> Page:
    page = visit("/about", lang=lang, phone=True)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, BOT], seed=5))
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    await_decision(page)
    return page


def _map_is_seen(page: Page) -> bool:
    """The board is behind everything, and can be pressed above the sheet."""
    settle(page)
    free: bool = page.evaluate(FREE)
    return free


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_first_screen_is_the_map_with_the_own_units(visit: Visitor, lang: str) -> None:
    page = _at_scythe(visit, lang)
    keep_picture(page, f"phone-first-{lang}")
    assert page.evaluate(APART, ["[data-open=menu]", ".mini"])
    assert page.evaluate("() => document.querySelector('.stage').getBoundingClientRect().height") == 844
    seat = page.evaluate("() => document.querySelector('[data-thing^=\"unit:\"]') !== null")
    assert seat
    for unit in page.locator("[data-drag]").all():
        box = unit.bounding_box()
        assert box is not None
        assert 54 < box["y"] < 844 - 102, "between the strip and the sheet"


def test_a_tap_on_the_mat_leaves_the_map_before_the_eyes(visit: Visitor) -> None:
    page = _at_scythe(visit)
    sight = look(page)
    page.click("[data-pull]")
    page.locator("[data-thing='section:trade']").first.tap()
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    await_decision(page, sight.seq)
    assert _map_is_seen(page)


def test_behind_the_curtain_the_focus_is_with_the_question(visit: Visitor) -> None:
    page = visit("/about", phone=True)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, {"who": "hotseat", "name": "Bea"}], seed=5))
    page.focus("[data-look]")
    assert page.locator("h1").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    page.wait_for_function("() => document.activeElement.matches('[data-chip]')")
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
    page.locator("[data-chip=move]").tap()
    await_decision(page, sight.seq)
    seq = look(page).seq
    page.locator("[data-hex=D4]").tap()
    page.locator("[data-over=peek] a", has_text="SCY-").first.wait_for()
    assert look(page).seq == seq
    keep_picture(page, "phone-why-not")
    assert overflowing(page) == []
    assert violations(page) == []


def test_what_must_be_confirmed_is_asked_beside_the_map(visit: Visitor) -> None:
    page = _at_scythe(visit)
    page.evaluate("() => localStorage.setItem('furrow.settings', JSON.stringify({ confirm: 'each' }))")
    page.reload()
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    sight = await_decision(page)
    page.locator("[data-chip=produce]").tap()
    page.locator("[data-confirm]").wait_for(state="visible")
    page.click("[data-cancel]")
    page.locator("[data-chip=produce]").tap()
    page.click("[data-confirm]")
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    await_decision(page, sight.seq)
    assert _map_is_seen(page)


def test_the_places_lie_at_the_foot_and_show_which_one_it_is(visit: Visitor) -> None:
    page = visit("/lobby", lang="hu", phone=True)
    be_guest(page, "Vendég 4711")
    page.reload()
    page.get_by_role("link", name="Vendég 4711").wait_for()  # a coin for the eye, the name for those who listen
    for path in ("/learn", "/account", "/", "/lobby"):
        page.click(f".tabbar a[href='{path}']")
        page.wait_for_selector(f".tabbar a[href='{path}'][aria-current]")
    for foot in page.locator(".tabbar a").all():
        assert foot.evaluate("(link) => Math.min(link.offsetWidth, link.offsetHeight)") >= 40
    assert page.locator("header.top").evaluate("(top) => top.offsetHeight") <= 52
    keep_picture(page, "header-hu-phone")
    assert violations(page) == []


def test_answers_asked_for_before_the_board_has_come_are_listed_once(visit: Visitor) -> None:
    """A key pressed too early opens the list, which stays when the board comes, and is the only one."""
    page = visit("/about", phone=True)
    be_guest(page, "Ann")
    held: list[Route] = []
    holding = True
    board = re.compile(r"/assets/tableau-shared-[^/]*\.js")

    def late(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    page.context.route(board, late)  # of the service worker too
    page.goto(new_table(page, "fifty_first_state", [{"who": "me"}, BOT], seed=7))
    await_decision(page, whole=False)
    page.keyboard.press("a")
    page.locator("[data-answer]").first.wait_for()
    assert page.locator("[data-board] [data-thing]").count() == 0, "it has not come yet"
    holding = False  # the page, or its worker, may ask only now
    for each in held:
        each.continue_()
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    first = look(page).answers[0]
    page.wait_for_function(f"(answer) => ({HELD})().filter((each) => each === answer).length === 1", arg=first)
    page.locator("[data-answer]").first.wait_for()


def test_the_sheet_has_everything_when_it_is_pulled_up_as_far_as_it_goes(visit: Visitor) -> None:
    page = _at_scythe(visit)
    page.click("[data-pull]")
    assert page.locator(".rail > .mat").is_visible()
    assert page.locator(".rail > .hand").is_visible()
    page.click("[data-pull]")
    for part in ("mat", "hand", "plaques", "ticker"):
        page.locator(f".rail > .{part}").scroll_into_view_if_needed()
        assert page.locator(f".rail > .{part}").is_visible(), part
        assert page.locator("[data-undo]").is_visible(), "question and answers stay"
    keep_picture(page, "phone-whole-sheet")
    assert overlapping(page) == overflowing(page) == violations(page) == []
    page.click("[data-pull]")
    assert _map_is_seen(page)


def test_on_its_side_mat_hand_and_turns_share_one_place(visit: Visitor) -> None:
    page = _at_scythe(visit)
    page.set_viewport_size({"width": 844, "height": 390})
    for tab, shown in (("hand", "hand"), ("turns", "ticker"), ("mat", "mat")):
        page.click(f"[data-tab={tab}]:is(button)")
        page.locator(f".rail > .{shown}").wait_for()
        seen = [part for part in ("mat", "hand", "ticker") if page.locator(f".rail > .{part}").is_visible()]
        assert seen == [shown]
    page.click(".tabs [data-open=talk]")
    page.wait_for_selector("[data-over=talk]")
    assert violations(page) == []


def test_what_a_moment_or_a_look_speaks_of_is_seen_above_the_sheet(visit: Visitor) -> None:
    page = visit("/about", phone=True)
    be_guest(page, "Ann")
    places = Places()
    for kind, shown in (("dials", "combat"), ("encounter", "encounter")):
        page.goto(places.sit_at(page, "scythe", five_seats()[kind]))
        page.wait_for_selector(f"[data-over={shown}]")
        place = page.locator("[data-spoken]").get_attribute("data-spoken")
        page.wait_for_function(ABOVE_THE_SHEET, arg=[place, shown])
        keep_picture(page, f"phone-{shown}")
    page.goto(places.sit_in_the_middle(page))
    await_decision(page)
    page.locator("[data-hex=D5]").tap()
    page.wait_for_selector("[data-over=peek]")
    page.wait_for_function(ABOVE_THE_SHEET, arg=["D5", "peek"])
