"""What typefaces cost: each language loads only the files whose letters it shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Visitor

MOST = {"en": 120_000, "hu": 220_000, "cs": 220_000, "fa": 60_000}


@pytest.mark.parametrize("lang", MOST)
def test_a_language_loads_its_own_letters(visit: Visitor, lang: str) -> None:
    page = visit("/about", lang=lang)
    got: dict[str, int] = {}

    def note(reply: Response) -> None:
        if reply.url.endswith(".woff2"):
            got[reply.url.rsplit("/", 1)[-1]] = len(reply.body())

    page.on("response", note)
    for path in ("/", "/settings", "/about", "/learn"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
    assert got
    assert sum(got.values()) <= MOST[lang]
    faces = {name.split("-")[0] for name in got}
    assert faces == ({"vazirmatn"} if lang == "fa" else {"poltawski", "fira"})
