"""The solo tables of the card games: the virtual player, the goal and its reasons are in sight in every window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import new_person
from tests.browser.driving import await_decision, be_guest, click_one
from tests.browser.looking import cut_off, keep_picture, overflowing, scrolls_whole, settle, violations
from tests.browser.solo_tables import VICTIM, sit
from tests.browser.test_sizes import TEXTS

DESKS = ((1366, 850), (1366, 650), (1280, 720), (1920, 1080))
UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)
GAMES = ("fifty_first_state", "imperial_settlers")
LANGUAGES = (("en", "light"), ("hu", "dark"), ("cs", "light"), ("fa", "dark"))
ROW = {"fifty_first_state": ".strike", "imperial_settlers": ".raider"}
ITS = ".rival, .rival *, .reasons, .reasons *, .facing, .facing *"
"""What belongs to the virtual player."""

OUTSIDE = """(whose) => [...document.querySelectorAll(whose)]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.closest('.hidden') === null)
  .filter((node) => {
    const { left, right, top, bottom, width } = node.getBoundingClientRect()
    return width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
  })
  .map((node) => node.outerHTML.slice(0, 120))"""
CLIPPED = """(part) => [...document.querySelectorAll(part)].filter((node) => {
  const box = node.parentElement.closest('.reasons').getBoundingClientRect()
  return node.getBoundingClientRect().bottom > box.bottom + 1
}).map((node) => node.textContent)"""


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = new_person(browser, site)
    page = context.new_page()
    page.goto("/about")
    be_guest(page, "Anna")
    yield page
    context.close()


def _come(page: Page, where: str, language: str = "en", theme: str = "light") -> int:
    """Gives the number of the decision that is asked for."""
    page.set_viewport_size({"width": 1366, "height": 850})
    page.evaluate(
        "(all) => localStorage.setItem('furrow.settings', JSON.stringify(all))", {"lang": language, "theme": theme}
    )
    page.goto(where)
    return await_decision(page).seq


def _attacked(page: Page, where: str) -> None:
    """One action later the virtual player has attacked."""
    _come(page, where)
    seen = await_decision(page)
    click_one(page, seen, seen.answers.index("build church.2"))
    expect(page.locator(".strike")).to_have_count(1)
    page.keyboard.press("Escape")  # the list of answers lies over a part of the table


@pytest.mark.parametrize("game", GAMES)
def test_a_solo_table_fits_every_window(page: Page, game: str) -> None:
    where = sit(page, game)
    for language, theme in LANGUAGES:
        _come(page, where, language, theme)
        for size in (*DESKS, UPRIGHT, ON_ITS_SIDE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            settle(page)
            assert not scrolls_whole(page)
            assert overflowing(page) == []
            assert page.evaluate(OUTSIDE, ITS) == []
            assert [(text, px) for text, px in page.evaluate(TEXTS) if px < 10.99] == []
            assert page.locator("[data-thing='seat:1']").is_visible()
            keep_picture(page, f"solo-{game}-{size[0]}x{size[1]}-{language}")


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_the_virtual_player_are_in_sight(page: Page, game: str) -> None:
    _come(page, sit(page, game))
    for size in DESKS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        for part in (".goal .lead", ".its-plate .next", ".reasons .odds"):
            assert page.locator(part).first.is_visible()
        assert page.evaluate(CLIPPED, ".reasons li") == []
    assert page.locator(".lanes .flame").count() > 3
    phone = page.locator(".facing .risk")
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    expect(phone).to_be_visible()
    page.click(".facing .all")
    expect(page.locator("[data-over=drawer] .reasons .odds").first).to_be_visible()
    keep_picture(page, f"solo-{game}-drawer")
    page.keyboard.press("Escape")


def test_an_attack_of_51st_state_is_explained_by_its_steps(page: Page) -> None:
    where = sit(page, "fifty_first_state")
    _attacked(page, where)
    for size in DESKS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        last = page.locator(".reasons .got")
        expect(last).to_have_count(1)
        expect(last).to_contain_text("Merc Outpost")
        assert page.evaluate(CLIPPED, ".reasons li") == []
        keep_picture(page, f"solo-attacked-{size[0]}x{size[1]}")
    expect(page.locator(".strike.hit")).to_have_count(1)
    expect(page.locator(f"[data-thing='location:0/{VICTIM}']")).to_have_count(0)
    expect(page.locator(".its-plate .next")).to_have_text("passes next")


def test_the_attacks_of_imperial_settlers_are_marked(page: Page) -> None:
    seq = _come(page, sit(page, "imperial_settlers"))
    seen = await_decision(page)
    click_one(page, seen, seen.answers.index("pass"))
    seen = await_decision(page, seq)
    if seen.name == "victim":
        click_one(page, seen, 0)
        await_decision(page, seen.seq)
    expect(page.locator(".raider.fresh")).to_have_count(2)
    keep_picture(page, "solo-attacks-marked")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_anybody_can_use_a_solo_table(page: Page, game: str, theme: str) -> None:
    _come(page, sit(page, game), "en", theme)
    assert violations(page) == []
    assert page.locator(ROW[game]).count() == (0 if game == "fifty_first_state" else 7)
    assert [text for text in cut_off(page) if "rival" in text] == []
