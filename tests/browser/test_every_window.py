"""Whatever is asked in whole games of cards fits every window, in all languages and both themes: nothing scrolls, is
cut or covered, and scores, goods and the question are in sight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.card_tables import sit
from tests.browser.conftest import new_person
from tests.browser.driving import await_board, await_decision, be_guest
from tests.browser.fitting import LANGUAGES, ON_ITS_SIDE, UPRIGHT, WINDOWS, faults
from tests.browser.looking import keep_picture, violations
from tests.browser.moments import Places, course
from tests.browser.whole_games import SETUPS, Setup, tables

GAMES = ("fifty_first_state", "imperial_settlers")
LOOKS = tuple(zip(LANGUAGES * 2, ("light", "dark") * 2 + ("dark", "light") * 2, strict=True))
"""Every language in both themes."""
_SEATS = """() => {
  const plates = [...document.querySelectorAll('[data-thing^="seat:"]')]
  return new Set(plates.map((each) => each.dataset.thing)).size
}"""
_RAISE = """() => {
  const card = [...document.querySelectorAll('.dock [data-thing^="hand:"]')].at(0)
  card?.click()
  return card !== undefined
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    be_guest(page, "Anna")
    yield page
    context.close()


def _come(page: Page, where: str, language: str, theme: str) -> None:
    page.set_viewport_size({"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
    page.evaluate(
        "(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", {"lang": language, "theme": theme}
    )
    page.goto(where)


def _look(page: Page, seats: int, name: str, windows: tuple[tuple[int, int], ...] = WINDOWS) -> list[str]:
    """All that is wrong with the table as it stands, in every window; and with a card of the hand raised."""
    found = []
    for size in windows:
        wrong = faults(page, size, seats)
        keep_picture(page, f"fits-{name}-{size[0]}x{size[1]}")
        found += [f"{name} {size}: {each}" for each in wrong]
    return found


def _look_raised(page: Page, seats: int, name: str) -> list[str]:
    found = []
    for size in (WINDOWS[1], UPRIGHT, ON_ITS_SIDE):
        faults(page, size, seats)
        if page.evaluate(_RAISE):
            page.wait_for_selector("[data-chosen], .aimed")
            found += [f"{name} {size}, a card is raised: {each}" for each in faults(page, size, seats)]
            keep_picture(page, f"fits-{name}-raised-{size[0]}x{size[1]}")
            page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize(("game", "question"), [(game, question) for game in GAMES for question in ("turn", "draft")])
def test_a_full_table_with_the_longest_names_fits_every_window(page: Page, game: str, question: str) -> None:
    place = GAMES.index(game) * 2 + (question == "draft")
    language, theme = LOOKS[place]
    _come(page, sit(page, game, question, language), language, theme)
    await_decision(page)
    assert _look(page, 4, f"{game}-{question}-{language}") == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_full_tables_fit_in_all_languages(page: Page, game: str, language: str, theme: str) -> None:
    for question in ("turn", "draft"):
        for longest in ("", language):
            _come(page, sit(page, game, question, longest), language, theme)
            await_decision(page)
            name = f"{game}-{question}-{language}-{theme}-{longest}"
            assert _look(page, 4, name) == []
            if question == "turn":
                assert _look_raised(page, 4, name) == []
            assert violations(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_question_of_a_whole_game_fits_every_window(
    page: Page, browser: Browser, site: str, setup: Setup
) -> None:
    context = new_person(browser, site)
    watcher = context.new_page()
    watcher.goto("/about")
    be_guest(watcher, "Bence")
    found = []
    for (scene, where), (language, theme) in zip(tables(page, setup), cycle(LOOKS), strict=False):
        name = f"{setup}-{scene.phase}-{scene.question}-{language}"
        _come(page, where, language, theme)
        await_decision(page)
        found += _look(page, setup.seats, name)
        if scene.question == "turn":
            found += _look_raised(page, setup.seats, name)
            found += violations(page)
            _come(watcher, where, language, theme)
            await_board(watcher)
            found += _look(watcher, setup.seats, f"{name}-watched")
    context.close()
    assert found == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_fits_every_window(page: Page, game: str) -> None:
    places = Places()
    found = []
    for (kind, moment), (language, theme) in zip(course(game).moments.items(), cycle(LOOKS), strict=False):
        _come(page, places.sit_at(page, game, moment), language, theme)
        await_decision(page)
        seats = page.evaluate(_SEATS)
        found += _look(page, seats, f"{game}-{kind}-{language}")
    assert found == []
