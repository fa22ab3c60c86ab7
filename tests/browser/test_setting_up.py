"""Setting up a table: from the front page to the first decision, what is offered and what is not, and what stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision
from tests.browser.looking import call, cut_off, overflowing, overlapping

GAMES = ("scythe", "fifty_first_state", "imperial_settlers")
SIZES = ((1366, 650), (390, 844), (844, 390))


def _ready(page: Page) -> Page:
    """The page with what the reader chooses from: the facts of its game come after it."""
    page.wait_for_selector(".edit .crest")
    page.wait_for_load_state("networkidle")
    return page


def _seat(page: Page, at: int) -> Locator:
    return page.locator(f"[data-seat='{at}']")


def _table(page: Page) -> dict[str, object]:
    found: dict[str, object] = call(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_two_presses_lead_from_the_front_page_to_the_first_decision(visit: Visitor, game: str) -> None:
    page = visit("/")
    page.locator(f"main a[href='/new?game={game}']").first.click()
    page.locator("[data-open]").click()
    await_decision(page)
    assert "/table/" in page.url


def test_what_cannot_be_combined_is_not_offered_and_what_was_chosen_stays(visit: Visitor) -> None:
    page = _ready(visit("/new?game=scythe&option=banned_pairs"))
    chosen = page.locator("[data-option=banned_pairs]")
    expect(chosen, "the option that a rule names is in sight").to_be_in_viewport()
    chosen.get_by_role("switch").check()
    page.locator(".edit").get_by_role("radio", name="Rusviet").check()
    expect(page.locator(".edit").get_by_role("radio", name="Industrial"), "a banned pair").to_be_disabled()
    page.locator(".edit").get_by_role("radio", name="Mechanical").check()
    _seat(page, 1).locator(".body").click()
    expect(page.locator(".edit").get_by_role("radio", name="Rusviet"), "no faction twice").to_be_disabled()
    expect(page.locator(".edit label", has_text="Rusviet")).to_contain_text("has it")
    expect(page.get_by_role("switch", name="Rated")).to_be_disabled()
    page.get_by_text("only people count: a bot sits at seat").wait_for()
    # Coins are no gift in a tournament: the one is taken away by the other.
    page.get_by_role("switch", name="Tournament").check()
    expect(page.get_by_role("switch", name="Coin gifts")).to_be_disabled()
    # Seats by keys: the menu's arrows change who sits there, Shift and an arrow where.
    _seat(page, 1).locator(".top").press("Enter")
    page.get_by_role("radio", name="Novice bot").check()
    page.keyboard.press("Escape")
    _seat(page, 1).locator(".top").press("Shift+ArrowLeft")
    expect(_seat(page, 0).locator(".top")).to_be_focused()
    expect(_seat(page, 0)).to_contain_text("Novice bot")
    _seat(page, 1).drag_to(_seat(page, 2))
    expect(_seat(page, 2)).to_contain_text("You")
    page.keyboard.press("Control+Enter")
    await_decision(page)
    table = _table(page)
    assert table["options"] == {"banned_pairs": True, "tournament": True}
    assert [seat["level"] or seat["who"] for seat in table["seats"]] == ["novice", "steady", "me"]  # type: ignore[attr-defined]
    assert table["seats"][2]["dealt"] == {"faction": "rusviet", "mat": "mechanical"}  # type: ignore[index]
    page.goto("/new?game=imperial_settlers")
    _ready(page)
    expect(page.locator(".edit input:checked").first, "nothing of another game").to_be_checked()
    page.goto("/new?game=scythe")
    _ready(page)
    expect(_seat(page, 2)).to_contain_text("Mechanical")


def test_a_table_says_who_can_come(visit: Visitor) -> None:
    page = _ready(visit("/new?game=imperial_settlers"))
    expect(page.locator("[data-open]")).to_have_text("Begin")
    _seat(page, 1).locator(".top").click()
    page.get_by_role("radio", name="Open seat").click()
    page.wait_for_selector("[role=dialog]", state="detached")
    page.get_by_text("One seat stands in the lobby.").wait_for()
    expect(page.get_by_role("radio", name="In the lobby"), "free for anybody is public").to_be_checked()
    expect(page.get_by_role("switch", name="Rated")).to_be_enabled()
    page.get_by_role("switch", name="Rated").check()
    expect(page.get_by_role("switch", name="Hints not in")).to_be_disabled()
    page.get_by_role("radio", name="By link").check()
    page.get_by_text("One seat is free for whoever has the link.").wait_for()
    page.get_by_role("radio", name="By days").check()
    page.get_by_label("Days for a turn").fill("2")
    page.locator("[data-open]").click()
    page.wait_for_url("**/table/**")
    table = _table(page)
    assert (table["listed"], table["rated"], table["hints"]) == (False, True, False)
    assert table["clock"]["days"] == 2  # type: ignore[index]


@pytest.mark.parametrize(("lang", "game"), [("hu", "scythe"), ("fa", "imperial_settlers"), ("cs", "fifty_first_state")])
def test_setting_up_fits_every_window(visit: Visitor, lang: str, game: str) -> None:
    page = _ready(visit(f"/new?game={game}", lang=lang))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert overflowing(page) == []
        assert cut_off(page) == []
        assert overlapping(page) == []
        expect(page.locator("[data-open]"), f"{width} x {height}").to_be_in_viewport(ratio=1)
