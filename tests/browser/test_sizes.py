"""The table in the middle of a game, in every window that people have: the map first, nothing cut, nothing small."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_person
from tests.browser.driving import await_decision, be_guest, click_one
from tests.browser.looking import cut_off, keep_picture, overflowing, scrolls_whole, settle
from tests.browser.moments import Places, five_seats

DESKS = ((1366, 850), (1366, 768), (1366, 650), (1280, 720), (1920, 1080), (2560, 1440))
ON_ITS_SIDE, UPRIGHT, TABLET = (844, 390), (390, 844), (820, 1180)
PIECES = {(1366, 850): (36, 26), (1366, 768): (34, 25)}
"""The least side of a mech and the least height of a worker; elsewhere 30 and 22."""
WORDS = {(1366, 850): 60, (1920, 1080): 100, UPRIGHT: 25}

SHARE = """() => {
  const { width, height } = document.querySelector('.table > .stage').getBoundingClientRect()
  return (width * height) / (innerWidth * innerHeight)
}"""
IN_SIGHT = """(parts) => parts.filter((part) => {
  const node = document.querySelector(`.rail > .${part}`)
  const box = node.getBoundingClientRect()
  const inside = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left >= box.left - 5 && right <= box.right + 5 && top >= box.top - 12 && bottom <= box.bottom + 5
  }
  const own = [...node.querySelectorAll('button, h2')].filter((each) => each.closest('[inert], .hidden') === null)
  const seen = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
  return !seen || box.height < 36 || !own.every(inside)
})"""
PIECE = """(kind) => Math.min(...[...document.querySelectorAll(`[data-board] .unit .figure use[href^="#${kind}-"]`)]
  .map((each) => each.getBoundingClientRect()).map(({ width, height }) =>
    kind === 'mech' ? Math.min(width, height) : height))"""
CUT_BUTTONS = """() => {
  const cut = (each) => {
    const box = each.getBoundingClientRect()
    if (box.bottom > innerHeight) return true
    for (let frame = each.parentElement; !frame.matches('.rail'); frame = frame.parentElement) {
      const { top, bottom } = frame.getBoundingClientRect()
      if (getComputedStyle(frame).overflowY !== 'visible' && (box.bottom > bottom + 1 || box.top < top - 1)) return true
    }
    return false
  }
  return [...document.querySelectorAll('[data-over] :is(button, [role=radio])')]
    .filter((each) => each.checkVisibility() && cut(each))
    .map((each) => each.outerHTML.slice(0, 120))
}"""
"""What can be pressed in a moment, and is not wholly in sight."""
TEXTS = """() => {
  // Every piece of text that is seen, as large as it is painted.
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
    const node = text.parentElement
    if (text.data.trim() === '' || node.closest('.hidden, .skip, title, script, style') !== null) continue
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    if (box.width < 1 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
    const top = document.elementsFromPoint(x, y)
    const under = top.findIndex((each) => each === node || node.contains(each) || each.contains(node))
    if (under < 0 || top.slice(0, under).some((each) => each.closest('[data-over]') !== null)) continue
    let scale = 1
    for (let each = node; each !== null; each = each.parentElement) scale *= Number(getComputedStyle(each).zoom || 1)
    const map = node.closest('svg')
    if (map !== null) scale = map.getScreenCTM().a
    found.push([text.data.trim(), Math.round(parseFloat(getComputedStyle(node).fontSize) * scale * 100) / 100])
  }
  return found
}"""


@pytest.fixture(scope="module")
def address(browser: Browser, site: str) -> Iterator[tuple[Page, str]]:
    """Somebody with a table in the middle of a game."""
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    be_guest(page, "Anna")
    yield page, Places().sit_in_the_middle(page)
    context.close()


def _sit(address: tuple[Page, str], window: tuple[int, int], **settings: str) -> Page:
    page, where = address
    width, height = window
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", settings)
    page.goto(where)
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    page.wait_for_selector("[data-board] image", state="attached")
    await_decision(page)
    if width >= 1700:
        page.wait_for_selector(".rail > .wide > *")  # fetched only where there is room for it
    settle(page)
    return page


def _words(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"() => ({TEXTS})().flatMap(([text]) => text.match(/\\p{{L}}{{2,}}/gu) ?? [])")
    return found


def _small(page: Page) -> list[tuple[str, float]]:
    return [(text, size) for text, size in page.evaluate(TEXTS) if size < 11.99]


@pytest.mark.parametrize("size", [*DESKS, ON_ITS_SIDE, UPRIGHT, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_map_comes_first_and_nothing_is_cut(address: tuple[Page, str], size: tuple[int, int]) -> None:
    page = _sit(address, size)
    keep_picture(page, f"size-{size[0]}x{size[1]}")
    assert page.evaluate(SHARE) >= 0.5
    upright = size in (UPRIGHT, TABLET)
    assert page.evaluate(IN_SIGHT, ["prompt", "chips", *([] if upright else ["mat"])]) == []
    assert overflowing(page) == cut_off(page) == []
    assert not scrolls_whole(page)
    mech, worker = PIECES.get(size, (30, 22))
    assert page.evaluate(PIECE, "mech") >= mech
    assert page.evaluate(PIECE, "worker") >= worker
    assert _small(page) == []
    assert len(_words(page)) <= WORDS.get(size, 100)


@pytest.mark.parametrize(("size", "text"), [((1366, 850), "largest"), ((683, 425), "normal"), (UPRIGHT, "largest")])
def test_with_large_text_or_zoom_the_page_never_scrolls(
    address: tuple[Page, str], size: tuple[int, int], text: str
) -> None:
    """A page at 200 % is a page in a window of half the width and height."""
    page = _sit(address, size, size=text)
    keep_picture(page, f"large-{size[0]}x{size[1]}-{text}")
    assert not scrolls_whole(page)
    assert overflowing(page) == []
    assert page.locator("[data-end], [data-undo]").first.is_visible()
    assert page.locator("[data-chip]").first.is_visible()


def test_with_the_largest_text_a_combat_is_whole(address: tuple[Page, str]) -> None:
    """The verdict needs the most room; it stays until somebody goes on."""
    page = _sit(address, (1366, 850), size="largest")
    page.goto(Places().sit_at(page, "scythe", five_seats()["factory_card"]))
    await_decision(page)
    page.wait_for_selector("[data-combat]")
    settle(page)
    assert page.evaluate(CUT_BUTTONS) == []


def test_larger_text_makes_the_rail_larger(address: tuple[Page, str]) -> None:
    high = []
    for text in ("normal", "large", "largest"):
        page = _sit(address, (1366, 850), size=text)
        high.append(page.locator(".rail > .mat").evaluate("(mat) => mat.getBoundingClientRect().height"))
    assert high == [high[0], pytest.approx(high[0] * 1.12, abs=1), pytest.approx(high[0] * 1.25, abs=1)]


def test_no_text_is_small_in_any_moment_and_its_buttons_are_in_sight(address: tuple[Page, str]) -> None:
    page = _sit(address, (1366, 850))
    places = Places()
    for kind, shown in (("dials", "combat"), ("encounter", "encounter"), ("over", "result")):
        page.goto(places.sit_at(page, "scythe", five_seats()[kind]))
        sight = await_decision(page)
        if kind == "over":
            click_one(page, sight, 0)
        page.wait_for_selector(f"[data-over={shown}]")
        for width, height in ((1366, 850), (1366, 650), ON_ITS_SIDE, UPRIGHT):
            page.set_viewport_size({"width": width, "height": height})
            # Words on the map are sized anew in the frame after it.
            page.wait_for_function(f"() => ({TEXTS})().every(([, size]) => size >= 11.99)")
            assert not scrolls_whole(page)
            if width > 1000:
                assert page.evaluate(CUT_BUTTONS) == []
        page.set_viewport_size({"width": 1366, "height": 850})
