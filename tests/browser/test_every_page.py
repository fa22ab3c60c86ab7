"""Every page of the door, in all languages, windows and both themes: nothing is cut, covered, small or too wide, and
axe has nothing against it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_person, serving
from tests.browser.driving import be_guest, new_table
from tests.browser.fitting import LANGUAGES, ON_ITS_SIDE, UPRIGHT, page_faults
from tests.browser.looking import call, keep_picture, violations
from tests.browser.test_afterwards import short_game

WINDOWS = ((1366, 850), (1366, 650), UPRIGHT, ON_ITS_SIDE)
THEMES = ("light", "dark")
GAMES = ("scythe", "fifty_first_state", "imperial_settlers")
LONG = "Maximiliana Featherstone"
CLOCKS = ({"kind": "none"}, {"kind": "live"}, {"kind": "days", "days": 3})
MANY = 90
IN_DOTS = "<a who"
"""A long name in the top line ends in dots: test_pages.py."""


class House:
    """A site with tables of every kind, seen by somebody who has been here and by somebody who never was."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._contexts = [new_person(browser, site) for _ in range(3)]
        self.host, self.stranger, others = (context.new_page() for context in self._contexts)
        for page in (self.host, self.stranger, others):
            page.goto("/about")
        be_guest(self.host, LONG)
        be_guest(others, "Őrsi")
        self.room = new_table(self.host, "scythe", _seats("me", "open", "invited", "bot", "bot"), start=False)
        self.game = new_table(self.host, "imperial_settlers", _seats("me", "bot"), seed=5)
        call(self.host, "POST", "/records", short_game())
        self._others = others

    def fill(self) -> None:
        """Open tables of somebody else, more than fit any window."""
        for number in range(MANY):
            game, clock = GAMES[number % len(GAMES)], CLOCKS[number % len(CLOCKS)]
            seats = _seats("me", *["open"] * (1 + number % 3))
            call(self._others, "POST", "/tables", {"game": game, "seats": seats, "listed": True, "clock": clock})

    def pages(self) -> dict[str, tuple[Page, str]]:
        """The pages of the door by name: who comes, and the address."""
        about = {"lobby": "/lobby", "learn": "/learn", "mine": "/mine", "account": "/account", "settings": "/settings"}
        about |= {"ratings": "/ratings", "about": "/about", "lost": "/nowhere"}
        about |= {f"new-{game}": f"/new?game={game}" for game in GAMES}
        about |= {f"rules-{game}": f"/rules/{game}" for game in GAMES[:2]}
        about |= {"cards": f"/cards/{GAMES[1]}", "legend": f"/cards/{GAMES[2]}/legend"}
        seen = {name: (self.host, address) for name, address in {"home": "/", "room": self.room, **about}.items()}
        first = {"first": "/", "letter": self.room, "account-first": "/account", "lobby-first": "/lobby"}
        return seen | {name: (self.stranger, address) for name, address in first.items()}

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def _seats(*who: str) -> list[dict[str, str]]:
    return [{"who": each, "level": "novice"} if each == "bot" else {"who": each} for each in who]


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("door")) as site:
        house = House(browser, site)
        yield house
        house.close()


def _faults(house: House, name: str, lang: str, theme: str) -> list[str]:
    page, address = house.pages()[name]
    page.set_viewport_size({"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
    settings = {"lang": lang, "theme": theme}
    page.evaluate("(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", settings)
    page.goto(address)
    page.wait_for_selector("main h1", state="attached")
    page.wait_for_load_state("networkidle")
    found = []
    for size in WINDOWS:
        wrong = [each for each in page_faults(page, size) if IN_DOTS not in each]
        if size in (WINDOWS[0], UPRIGHT):
            wrong += violations(page)
        keep_picture(page, f"door-{name}-{lang}-{theme}-{size[0]}x{size[1]}")
        found += [f"{name} {lang} {theme} {size[0]}x{size[1]}: {each}" for each in wrong]
    return found


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "theme"), list(product(LANGUAGES, THEMES)))
def test_every_page_fits_every_window(house: House, lang: str, theme: str) -> None:
    found = [fault for name in house.pages() for fault in _faults(house, name, lang, theme)]
    assert not found, "\n".join(found)


@pytest.mark.soak
def test_ninety_tables_are_no_wall(house: House) -> None:
    """After the others: from now on the site is full."""
    house.fill()
    pages = ("home", "lobby", "first", "lobby-first")
    looks = product(pages, LANGUAGES, THEMES)
    found = [fault for name, lang, theme in looks for fault in _faults(house, name, lang, theme)]
    assert not found, "\n".join(found)
