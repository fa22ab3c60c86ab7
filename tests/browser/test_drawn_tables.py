"""The card tables in the positions that were drawn for them: pictures for people, who compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_person
from tests.browser.drawn_tables import Table, courses, played, sit
from tests.browser.driving import await_board, be_guest
from tests.browser.looking import Watched, keep_picture, overflowing, scrolls_whole

pytestmark = pytest.mark.soak

FIRST, SECOND = "fifty_first_state", "imperial_settlers"
DESK, LOW, WIDE, UPRIGHT, ASIDE = (1366, 850), (1366, 650), (1920, 1080), (390, 844), (844, 390)
HELD = """() => [...document.querySelectorAll('[data-thing^="hand:"]')].map((each) => each.dataset.thing.slice(5))"""


def _nothing(page: Page) -> None:
    """The table as it is."""


def _choose(thing: str) -> Callable[[Page], None]:
    def chosen(page: Page) -> None:
        page.locator(f"[data-thing='{thing}']:visible").first.click(position={"x": 20, "y": 12})
        page.wait_for_selector("[data-chosen]")

    return chosen


class State(NamedTuple):
    """A picture: which moment of which game, in which window, what is done there first, and how it looks."""

    game: str
    moment: str = "turn"
    window: tuple[int, int] = DESK
    doing: Callable[[Page], None] = _nothing
    course: str = "main"
    theme: str = "light"
    lang: str = "en"
    watched: bool = False


STATES = {
    "51st-1366": State(FIRST),
    "settlers-1366": State(SECOND),
    "51st-1366x650": State(FIRST, window=LOW),
    "settlers-1366x650": State(SECOND, window=LOW),
    "51st-1920": State(FIRST, window=WIDE),
    "51st-dark": State(FIRST, theme="dark"),
    "draft": State(FIRST, "draft"),
    "attack": State(FIRST, "razed", course="attack"),
    "spectator": State(SECOND, watched=True),
    "phone-board": State(FIRST, window=UPRIGHT),
    "phone-draft": State(SECOND, "draft", window=UPRIGHT),
    "phone-landscape-51st": State(FIRST, window=ASIDE),
    "phone-landscape-settlers": State(SECOND, window=ASIDE),
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
        at = courses(state.game)[state.course].moments[state.moment]
        own = played(state.game, state.course, at).view(table.reader).own
        assert sorted(page.evaluate(HELD)) == sorted(own.hand)
    state.doing(page)
    keep_picture(page, f"drawn-{name}")
    assert overflowing(page) == []
    assert not scrolls_whole(page)
    assert watched.troubles == []
    for each in {page, reader}:
        each.context.close()
    table.leave()
