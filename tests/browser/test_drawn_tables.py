"""The card tables in the positions that were drawn for them: pictures for people, who compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_person
from tests.browser.drawn_tables import Table, moment_of, played, sit
from tests.browser.driving import await_board, be_guest, click_one, look
from tests.browser.looking import Watched, keep_picture, overflowing, scrolls_whole

pytestmark = pytest.mark.soak

FIRST, SECOND = "fifty_first_state", "imperial_settlers"
DESK, LOW, WIDE, UPRIGHT, ASIDE = (1366, 850), (1366, 650), (1920, 1080), (390, 844), (844, 390)
HELD = """() => [...document.querySelectorAll('[data-thing^="hand:"]')].map((each) => each.dataset.thing.slice(5))"""


def _nothing(page: Page) -> None:
    """The table as it is."""


def _choose(thing: str, *more: str) -> Callable[[Page], None]:
    """Chooses a thing, then presses what `more` are."""

    def chosen(page: Page) -> None:
        _press(page, f"[data-thing='{thing}']")
        page.wait_for_selector("[data-chosen], [data-confirm], .aimed")
        for each in more:
            _press(page, each)

    return chosen


def _press(page: Page, what: str) -> None:
    page.locator(f"{what}:visible").first.click(position={"x": 20, "y": 12})


def _answers(page: Page) -> None:
    page.keyboard.press("a")
    page.wait_for_selector("[data-over=answers] [data-answer]")


def _to_the_end(page: Page) -> None:
    """The last decision of the game is the reader's."""
    sight = look(page)
    click_one(page, sight, sight.answers.index("pass"))
    page.wait_for_selector("[data-result] [data-segment]")


class State(NamedTuple):
    """A picture: which moment of which game, in which window, what is done there first, and how it looks."""

    game: str
    moment: str | int = "turn"
    window: tuple[int, int] = DESK
    doing: Callable[[Page], None] = _nothing
    course: str = "main"
    theme: str = "light"
    lang: str = "en"
    watched: bool = False


WEAPONS = _choose("hand:weapon_trader")
OVER = _choose("hand:goldsmith.egy022", "[data-thing^='location:3/ruins.']")
STATES = {
    "51st-1366": State(FIRST),
    "settlers-1366": State(SECOND),
    "51st-1366x650": State(FIRST, window=LOW),
    "settlers-1366x650": State(SECOND, window=LOW),
    "51st-1920": State(FIRST, window=WIDE),
    "settlers-1920": State(SECOND, window=WIDE),
    "51st-dark": State(FIRST, theme="dark"),
    "settlers-dark": State(SECOND, theme="dark"),
    "settlers-rtl": State(SECOND, lang="fa"),
    "selected": State(FIRST, doing=WEAPONS),
    "target": State(SECOND, doing=OVER),
    "draft": State(FIRST, "draft"),
    "attack": State(FIRST, "razed", course="attack"),
    "spectator": State(SECOND, watched=True),
    "solo": State(FIRST, course="solo"),
    "settlers-solo": State(SECOND, course="solo"),
    "answers": State(FIRST, doing=_answers),
    "end": State(FIRST, -1, doing=_to_the_end),
    "settlers-end": State(SECOND, -1, doing=_to_the_end),
    "phone": State(FIRST, window=UPRIGHT, doing=WEAPONS),
    "phone-board": State(FIRST, window=UPRIGHT),
    "phone-draft": State(SECOND, "draft", window=UPRIGHT),
    "phone-answers": State(FIRST, window=UPRIGHT, doing=_answers),
    "phone-solo": State(SECOND, window=UPRIGHT, course="solo"),
    "phone-end": State(FIRST, -1, window=UPRIGHT, doing=_to_the_end),
    "phone-landscape-51st": State(FIRST, window=ASIDE),
    "phone-landscape-settlers": State(SECOND, window=ASIDE),
}
PAGES = {
    "browser": ("/cards/fifty_first_state?card=shipwreck.1", "[data-detail]"),
    "legend": ("/cards/fifty_first_state/legend", ".lines circle"),
    "legend-settlers": ("/cards/imperial_settlers/legend", ".lines circle"),
    "faces": ("/cards/fifty_first_state/designs", "[data-designs] .face"),
    "faces-settlers": ("/cards/imperial_settlers/designs", "[data-designs] .face"),
    "lesson": ("/learn/fifty_first_state/building", "[data-lesson-step]"),
}


def _from_outside(browser: Browser, site: str, state: State) -> Page:
    """Somebody who only watches."""
    page = new_person(browser, site, lang=state.lang).new_page()
    page.goto("/about")
    page.set_viewport_size({"width": state.window[0], "height": state.window[1]})
    be_guest(page, "Lili")
    return page


def _open(browser: Browser, site: str, state: State) -> tuple[Page, Watched, Table]:
    small = state.window in (UPRIGHT, ASIDE)
    context = new_person(browser, site, lang=state.lang, phone=small, sharp=small)
    page = context.new_page()
    watched = Watched(page)
    page.goto("/about")
    page.set_viewport_size({"width": state.window[0], "height": state.window[1]})
    be_guest(page, "Anna")
    settings = {"lang": state.lang, "theme": state.theme}
    page.evaluate("(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", settings)
    return page, watched, sit(browser, site, page, state.game, state.course, state.moment)


@pytest.mark.parametrize("name", STATES)
def test_a_drawn_state_stands_on_a_real_table(browser: Browser, site: str, name: str) -> None:
    state = STATES[name]
    reader, watched, table = _open(browser, site, state)
    page = _from_outside(browser, site, state) if state.watched else reader
    page.goto(table.address)
    await_board(page)
    if not state.watched:
        at = moment_of(state.game, state.course, state.moment)
        own = played(state.game, state.course, at).view(table.reader).own
        assert sorted(page.evaluate(HELD)) == sorted(own.hand)
    state.doing(page)
    keep_picture(page, f"drawn-{name}")
    assert overflowing(page) == []
    assert not scrolls_whole(page)
    assert page.evaluate("() => document.querySelectorAll('*').length") <= 2500
    assert watched.troubles == []
    for each in {page, reader}:
        each.context.close()
    table.leave()


@pytest.mark.parametrize("name", PAGES)
def test_a_drawn_page_about_cards(browser: Browser, site: str, name: str) -> None:
    path, ready = PAGES[name]
    context = new_person(browser, site)
    page = context.new_page()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(path)
    page.wait_for_selector(ready)
    keep_picture(page, f"drawn-{name}")
    assert overflowing(page) == []
    context.close()
