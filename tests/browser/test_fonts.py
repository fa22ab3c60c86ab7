"""What typefaces cost: each language loads only the files whose letters it shows."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.looking import settle

MOST = {"en": 120_000, "hu": 135_000, "cs": 135_000, "fa": 60_000}
PAGES = {"/": "[data-play=scythe]", "/settings": "h1", "/about": "h1", "/learn": "[data-lesson]"}
"""Each with what comes last on it."""
_LOADED = """() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  .map(({ name, decodedBodySize }) => [name.slice(name.lastIndexOf('/') + 1), decodedBodySize])"""


@pytest.mark.parametrize("lang", MOST)
def test_a_language_loads_its_own_letters(visit: Visitor, lang: str) -> None:
    page = visit("/about", lang=lang)
    got: dict[str, int] = {}
    for path, last in PAGES.items():
        page.goto(path)
        page.wait_for_selector(last)
        settle(page)
        got |= dict(page.evaluate(_LOADED))
    assert got
    assert 0 not in got.values()
    assert sum(got.values()) <= MOST[lang]
    faces = {name.split("-")[0] for name in got}
    # Titles of games are in latin letters in every language, one of them in stencil.
    assert faces == {"poltawski", "big"} | ({"vazirmatn"} if lang == "fa" else {"fira"})
