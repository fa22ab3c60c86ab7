"""The pages without a script wear the look of the door: its typefaces and its colours, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_person
from tests.browser.driving import be_guest, new_table
from tests.browser.fitting import LANGUAGES, ON_ITS_SIDE, UPRIGHT, page_faults
from tests.browser.looking import keep_picture, settle, violations

Scheme = Literal["light", "dark"]
WINDOWS = ((1366, 850), UPRIGHT, ON_ITS_SIDE)
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SETUPS: list[tuple[str, Scheme]] = [("en", "light"), ("fa", "dark")]
_COLOURS = """() => {
  const look = getComputedStyle(document.documentElement)
  return ['--paper', '--ink', '--main'].map((name) => look.getPropertyValue(name))
}"""
_FACES = """() => [...document.fonts].filter(({ status }) => status === 'loaded')
  .map(({ family }) => family.replaceAll('"', ''))"""


@pytest.fixture(scope="module")
def pages(browser: Browser, site: str) -> Iterator[tuple[Page, dict[str, str]]]:
    """Somebody who plays without scripts, and the pages to look at. (A test looks by scripts of its own.)"""
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    be_guest(page, "Anna")
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    playing = new_table(page, "scythe", seats, seed=5)
    room = new_table(page, "imperial_settlers", [{"who": "me"}, {"who": "open"}], start=False)
    found = {"home": "", "new": "/new?game=scythe&seats=2", "rules": "/rules", "me": "/me"}
    found |= {"game": _plain(playing), "room": _plain(room), "lost": "/nowhere"}
    yield page, found
    context.close()


def _plain(address: str) -> str:
    return re.sub(r"^/table/", "/tables/", address)


def _go(page: Page, address: str, lang: str) -> None:
    page.goto(f"/plain/language?to={lang}&back=/plain")
    page.goto(f"/plain{address}")


@pytest.mark.parametrize(("lang", "scheme"), SETUPS)
def test_they_have_the_type_and_the_colours_of_the_door(
    pages: tuple[Page, dict[str, str]], lang: str, scheme: Scheme
) -> None:
    page, addresses = pages
    page.emulate_media(color_scheme=scheme)
    page.goto("/about")
    colours = page.evaluate(_COLOURS)
    for name in ("game", "me"):
        _go(page, addresses[name], lang)
        settle(page)
        keep_picture(page, f"plain-{name}-{lang}-{scheme}")
        assert page.evaluate(_COLOURS) == colours
        assert page.evaluate("() => document.scripts.length") == 0
        faces = set(page.evaluate(_FACES))
        assert faces == ({"Vazirmatn"} if lang == "fa" else {"Fira Sans Condensed", "Poltawski Nowy"})
        assert page_faults(page, UPRIGHT) == []
        assert violations(page) == []
    page.emulate_media(color_scheme=None)


@pytest.mark.soak
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_them_fit_every_window(pages: tuple[Page, dict[str, str]], lang: str, scheme: Scheme) -> None:
    page, addresses = pages
    page.emulate_media(color_scheme=scheme)
    found = []
    for name, address in addresses.items():
        _go(page, address, lang)
        for size in WINDOWS:
            found += [f"{name} {size}: {each}" for each in page_faults(page, size)]
            keep_picture(page, f"plain-{name}-{lang}-{scheme}-{size[0]}x{size[1]}")
        found += [f"{name}: {each}" for each in violations(page)]
    assert found == []
