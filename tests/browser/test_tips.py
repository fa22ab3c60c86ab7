"""What tokens say about themselves, for those without a mouse: on focus by keys, and by a long press."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, new_table

SECTION = "[data-board] [data-thing^='bottom:'][title]:not([title=''])"


def _at_scythe(visit: Visitor, *, phone: bool) -> Page:
    page = visit("/about", phone=phone)
    be_guest(page, "Ann")
    page.goto(new_table(page, "scythe", [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=5))
    page.wait_for_selector("[data-chip]", state="attached")
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    await_decision(page)
    return page


def test_a_token_explains_itself_when_the_focus_comes_by_keys(visit: Visitor) -> None:
    page = _at_scythe(visit, phone=False)
    page.keyboard.press("Shift")
    token = page.locator(SECTION).first
    token.focus()
    page.wait_for_selector("[data-tip]")
    assert page.inner_text("[data-tip]") == token.get_attribute("title")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-tip]", state="detached")


def test_a_hex_is_asked_for_by_keys(visit: Visitor) -> None:
    page = _at_scythe(visit, phone=False)
    page.keyboard.press("b")
    page.wait_for_function("() => document.activeElement.dataset.hex !== undefined")
    first = page.evaluate("() => document.activeElement.dataset.hex")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("(first) => document.activeElement.dataset.hex !== first", arg=first)
    page.keyboard.press("+")
    page.wait_for_function("() => parseFloat(document.querySelector('.frame > svg').style.inlineSize) > 100")
    page.keyboard.press("0")
    page.keyboard.press("?")
    said = page.locator("[data-over=peek]").inner_text()
    assert page.evaluate(
        "(said) => said.includes(document.querySelector('[data-hex][tabindex=\"0\"]').dataset.hex)", said
    )


def _long_press(page: Page, token: Locator) -> CDPSession:
    token.scroll_into_view_if_needed()
    box = token.bounding_box()
    assert box is not None
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    return finger


def test_a_thing_of_the_mats_is_explained_by_a_long_press(visit: Visitor) -> None:
    page = _at_scythe(visit, phone=True)
    page.click("[data-pull]")
    seq = page.get_attribute("[data-decision]", "data-seq")
    finger = _long_press(page, page.locator(SECTION).first)
    page.wait_for_selector("[data-over=peek] h3")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.get_attribute("[data-decision]", "data-seq") == seq
