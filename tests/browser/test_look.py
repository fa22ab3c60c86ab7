"""The look: every part of it in all its states, as it was drawn, readable by everybody, by day and by night, in both
directions. A change that is meant is kept with `./test tests/browser/test_look.py --soak --new-look`; look at the
pictures before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.comparing import differences, keep, kept, means
from tests.browser.conftest import new_person
from tests.browser.looking import keep_picture, overflowing, violations

PICTURES = Path(__file__).parent / "kept"
LOOKS = [
    ("en", "light"),
    ("fa", "dark"),
    pytest.param("en", "dark", marks=pytest.mark.soak),
    pytest.param("fa", "light", marks=pytest.mark.soak),
]
_OWN = "() => { document.querySelector('[data-part=posters]').hidden = true }"
"""What the front page draws with the look is its own affair; here it is looked at by axe only."""
_CHANGE = """(all) => {
  for (const [name, what, how] of all) {
    const { style } = document.querySelector(name)
    if (what in style) style[what] = how
    else style.setProperty(what, how)
  }
}"""
STATES = {"pointed": "hover", "focused": "focus-visible"}


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    yield page
    context.close()


def _open(page: Page, lang: str, theme: str) -> None:
    settings = {"lang": lang, "theme": theme}
    page.evaluate("(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", settings)
    page.goto("/look")
    page.wait_for_selector("[data-part=posters] .poster")
    page.wait_for_selector("[data-part=people] .row:last-child svg")
    page.wait_for_load_state("networkidle")
    _force_states(page)


def _force_states(page: Page) -> None:
    """What only a pointer or the focus brings is there as well."""
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    for state, forced in STATES.items():
        found = browser.send("DOM.querySelectorAll", {"nodeId": root, "selector": f"[data-state={state}]"})
        assert found["nodeIds"]
        for node in found["nodeIds"]:
            browser.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": [forced]})


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_every_part_looks_as_it_was_drawn(page: Page, lang: str, theme: str, pytestconfig: pytest.Config) -> None:
    _open(page, lang, theme)
    assert page.get_attribute("html", "dir") == ("rtl" if lang == "fa" else "ltr")
    keep_picture(page, f"look-{lang}-{theme}")
    assert overflowing(page) == []
    assert violations(page) == []
    page.evaluate(_OWN)
    picture, path = means(page), PICTURES / f"look-{lang}-{theme}.png"
    if pytestconfig.getoption("--new-look"):
        keep(path, picture)
    assert differences(page, kept(path), picture) == []


def test_what_changes_is_seen(page: Page) -> None:
    """A colour, a place and a typeface, each in a part of its own."""
    _open(page, "en", "light")
    changes = (
        ("[data-part=buttons]", "--rim", "#2a6f8f"),
        ("[data-part=people] .row", "translate", "0 3px"),
        ("[data-part=fields]", "fontFamily", "serif"),
    )
    page.evaluate(_OWN)
    page.evaluate(_CHANGE, changes)
    found = differences(page, kept(PICTURES / "look-en-light.png"), means(page))
    assert {each.partition(":")[0] for each in found} == {"buttons", "people", "fields"}
