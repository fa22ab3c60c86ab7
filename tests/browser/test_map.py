"""The drawn map: pieces large enough to be told apart, few nodes, no small print, and one painted ground."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, be_guest
from tests.browser.looking import call, settle
from tests.browser.moments import five_bots as _record

MIDDLE = 480
PANE = (862, 850)
"""What a window of 1366 × 850 leaves for the map."""
GROUND_COME = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.webp'))"
SIZES = """(kind) => [...document.querySelectorAll(`[data-board] .unit .figure use[href^="#${kind}-"]`)].map((each) => {
  const { width, height } = each.getBoundingClientRect()
  return [width, height]
})"""
SMALLEST_TEXT = """() => {
  const map = document.querySelector('[data-board] .frame > svg')
  const scale = map.getScreenCTM().a
  const sizes = [...map.querySelectorAll('text')].map((each) => parseFloat(getComputedStyle(each).fontSize) * scale)
  return [sizes.length, Math.min(...sizes)]
}"""


def _laid(visit: Visitor) -> Page:
    """The middle of the game on a map of the usual size."""
    page = visit("/about")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", _record())
    page.goto(f"/table/{table['id']}/replay?at={MIDDLE}")
    await_board(page)
    _resize(page, PANE)
    return page


def _resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    place = f"position:fixed;inset:0 auto auto 0;z-index:90;inline-size:{width}px;block-size:{height}px"
    page.evaluate("(style) => (document.querySelector('[data-board] .pane').style.cssText = style)", place)
    fit = min(width / 865, height / 860)
    near = "(fit) => Math.abs(document.querySelector('.frame > svg').getScreenCTM().a - fit) < 0.01"
    page.locator("[data-hex='D4']").press("0")  # the whole map
    page.wait_for_function(near, arg=fit)


def test_pieces_are_large_and_the_map_is_light(visit: Visitor) -> None:
    page = _laid(visit)
    settle(page)
    mechs, workers = page.evaluate(SIZES, "mech"), page.evaluate(SIZES, "worker")
    assert len(mechs) > 3
    assert len(workers) > 5
    assert min(min(size) for size in mechs) >= 36
    assert min(height for _, height in workers) >= 26
    assert page.locator("[data-board] .frame > svg *").count() <= 900


def test_no_text_is_small_however_small_the_map_is(visit: Visitor) -> None:
    page = _laid(visit)
    for size in (PANE, (700, 560), (390, 388)):
        _resize(page, size)
        # Words are sized anew in the frame after the map.
        page.wait_for_function(f"() => {{ const [many, least] = ({SMALLEST_TEXT})(); return many > 3 && least >= 12 }}")


def test_only_the_ground_of_the_theme_that_is_shown_is_loaded(visit: Visitor) -> None:
    page = visit("/about")
    got: list[str] = []
    page.on("request", lambda request: got.append(request.url.rsplit("/", 1)[-1]) if ".webp" in request.url else None)
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", _record())
    page.goto(f"/table/{table['id']}/replay?at={MIDDLE}")
    page.wait_for_selector("[data-board] image", state="attached")
    page.wait_for_function(GROUND_COME)
    settle(page)
    assert [name.split("-")[:2] for name in got] == [["ground", "light"]]
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_function("() => document.querySelector('[data-board] image').href.baseVal.includes('dark')")
