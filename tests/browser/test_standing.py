"""Nothing moves: whatever happens in a game of five, everything at the table stays where it is, to the pixel.

Layout shift as browsers count it forgives what moves after a click; here the rectangles themselves are compared, in
every frame that is painted from the first one with a board to the last.
"""

from __future__ import annotations

from collections import defaultdict

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, click_one
from tests.browser.moments import Places, five_seats

SIZES = ((1366, 850), (1366, 650), (1920, 1080))
MORE_SIZES = ((1366, 768), (1280, 720), (2560, 1440), (844, 390))
KINDS = ("turn", "step", "cargo", "dials", "encounter", "factory_card", "goods")

WATCH = """() => {
  // Where everything is: noted in every frame, by the size of the window and the direction of writing.
  const parts = { map: '.table > .stage', ground: '[data-board] .frame > svg', prompt: '.rail > .prompt',
    chips: '.rail > .chips', mat: '.rail > .mat', hand: '.rail > .hand', ticker: '.rail > .ticker',
    undo: '[data-undo]', menu: '[data-open=menu]' }
  const box = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return [left, top, width, height].map((each) => Math.round(each * 100) / 100)
  }
  window.stood = {}
  const note = () => {
    if (document.querySelector('.rail > .mat [data-thing]') !== null && document.fonts.status === 'loaded') {
      const found = Object.entries(parts).map(([name, where]) => [name, document.querySelector(where)])
      for (const node of document.querySelectorAll(':is(.plaques, .strip) [data-thing^="seat:"]'))
        found.push([node.dataset.thing, node])
      for (const [name, node] of found) {
        if (node === null) continue
        const places = (window.stood[`${innerWidth}x${innerHeight} ${document.documentElement.dir} ${name}`] ??= {})
        places[box(node)] = true
      }
    }
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


class Standing:
    """Collects where everything stood in all pages that a test has been to."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._seen: dict[str, dict[str, str]] = defaultdict(dict)
        page.add_init_script(f"({WATCH})()")

    def note(self, moment: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(TWO_FRAMES)
        for part, places in self.page.evaluate("() => window.stood").items():
            for each in places:
                self._seen[part].setdefault(each, moment)

    def moved(self) -> dict[str, dict[str, str]]:
        """What has stood in several places: where, and when first."""
        return {part: places for part, places in self._seen.items() if len(places) > 1}

    @property
    def sizes(self) -> set[str]:
        return {part.rpartition(" ")[0] for part in self._seen}


def _speak(page: Page, lang: str) -> None:
    page.evaluate("(lang) => localStorage.setItem('furrow.settings', JSON.stringify({ lang }))", lang)


def _arrive(page: Page, address: str = "") -> None:
    """At a table that is asked something, or at the same one again in another language."""
    if address == "":
        page.reload()
    else:
        page.goto(address)
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    await_decision(page)


def _table(visit: Visitor) -> tuple[Page, Standing]:
    page = visit("/about")
    width, height = SIZES[0]
    page.set_viewport_size({"width": width, "height": height})
    be_guest(page, "Anna")
    return page, Standing(page)


def _end(page: Page, standing: Standing) -> None:
    """The last answer of a game, and its result."""
    sight = await_decision(page)
    click_one(page, sight, 0)
    page.wait_for_selector("[data-over=result]")
    standing.note("the result")


def test_nothing_moves_at_any_moment_of_a_game_of_five(visit: Visitor) -> None:
    page, standing = _table(visit)
    places = Places()
    for number, kind in enumerate((*KINDS, "over")):
        address = places.sit_at(page, "scythe", five_seats()[kind])
        for lang in ("en", ("hu", "fa")[number % 2]):
            _speak(page, lang)
            _arrive(page, address if lang == "en" else "")
            standing.note(f"{kind} in {lang}")
        if page.locator("[data-go-on]").count() > 0:  # what has come to pass before is shown first
            page.click("[data-go-on]")
            standing.note(f"{kind} after the verdict")
    _end(page, standing)
    assert len(standing.sizes) == 2 * len(SIZES)
    assert standing.moved() == {}


def test_nothing_moves_whatever_is_opened_pointed_to_or_refused(visit: Visitor) -> None:
    page, standing = _table(visit)
    places = Places()
    _arrive(page, places.sit_at(page, "scythe", five_seats()["turn"]))
    for key, shown in (("a", "answers"), ("l", "log")):
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-over={shown}]")
        standing.note(shown, SIZES[:1])
        page.keyboard.press("Escape")
    for press, shown in (
        ("[data-open=menu]", "menu"),
        ("[data-open=talk]", "talk"),
        ("[data-thing='seat:2']", "drawer"),
        ("[data-hex=D4]", "peek"),
        ("[data-hint]", "hints"),
    ):
        page.locator(press).first.click()
        page.wait_for_selector(f"[data-over={shown}]")
        standing.note(shown, SIZES[:1])
        page.keyboard.press("Escape")
    _arrive(page, places.sit_at(page, "scythe", five_seats()["dials"]))
    page.wait_for_selector("[data-combat=secret]")
    standing.note("a combat", SIZES[:1])
    page.click("[data-combat] [role=radio][data-value='0']")
    page.click("[data-thing='sealed:ready'][data-lit]")
    page.wait_for_selector("[data-combat=over]")
    standing.note("its verdict", SIZES[:1])
    assert standing.moved() == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "hu", "cs", "fa"])
def test_nothing_moves_at_any_question_of_a_game_of_five(visit: Visitor, lang: str) -> None:
    page, standing = _table(visit)
    places = Places()
    for kind, moment in five_seats().items():
        address = places.sit_at(page, "scythe", moment)
        _speak(page, lang)
        _arrive(page, address)
        standing.note(kind, SIZES + MORE_SIZES)
    _end(page, standing)
    assert len(standing.sizes) == len(SIZES + MORE_SIZES)
    assert standing.moved() == {}
