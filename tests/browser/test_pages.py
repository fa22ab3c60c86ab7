"""Every page, in a language and a size that rotate: sound, readable by everybody, nothing over the edge."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, new_table
from tests.browser.looking import call, keep_picture, out_of_order, overflowing, violations

LANGUAGES = ("en", "hu", "cs", "fa")
PAGES = {
    "/": "[data-play=scythe]",
    "/lobby": "main section :is(h2, p), [data-rows]",
    "/new": ".edit .crest",
    "/mine": "main section h2",
    "/learn": "[data-calm]",
    "/settings": "aside a.button",
    "/account": "form",
    "/about": "h1",
    "/rules/scythe": "article footer a",
    "/cards/fifty_first_state": "li [data-card]",
    "/cards/imperial_settlers/legend": "[data-part]",
    "/nowhere": "h1",
    "/ratings": "#ratings :is([data-none], table)",
}
"""Each with what comes last on it: before, there are more places to come where the Tab key stops."""
WATCHABLE = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('?watch=1'))"
AT_THE_TOP = "() => document.activeElement?.tagName === 'H1'"
WAYS = list(itertools.product(LANGUAGES, (False, True)))
ROTATING = [(path, *WAYS[(index * 3 + 1) % len(WAYS)]) for index, path in enumerate(PAGES)]
GAMES = ("scythe", "fifty_first_state", "imperial_settlers")
TABLES = [(game, *WAYS[(index * 3 + 2) % len(WAYS)]) for index, game in enumerate(GAMES)]


def _is_sound(page: Page, name: str) -> None:
    page.wait_for_function(
        "() => !document.querySelector('main')?.innerText.match(/\\b(app|new|table)-[a-z]+(-[a-z]+)*\\b/)"
    )
    keep_picture(page, name)
    assert overflowing(page) == []
    assert violations(page) == []
    assert out_of_order(page) == []


def _look_at(visit: Visitor, path: str, lang: str, phone: bool) -> None:
    page = visit(path, lang=lang, phone=phone)
    page.wait_for_selector("h1")
    page.wait_for_selector(PAGES[path])
    if path == "/lobby":  # what can be watched is asked for last, and there may be none
        page.wait_for_function(WATCHABLE)
    page.wait_for_load_state("networkidle")
    assert page.get_attribute("html", "lang") == lang
    assert page.get_attribute("html", "dir") == ("rtl" if lang == "fa" else "ltr")
    _is_sound(page, f"page{path.replace('/', '-')}-{lang}-{'phone' if phone else 'desk'}")


@pytest.mark.parametrize(("path", "lang", "phone"), ROTATING)
def test_a_page_is_sound(visit: Visitor, path: str, lang: str, phone: bool) -> None:
    _look_at(visit, path, lang, phone)


@pytest.mark.soak
def test_every_page_is_sound_in_all_languages_and_sizes(visit: Visitor) -> None:
    for path, (lang, phone) in itertools.product(PAGES, WAYS):
        _look_at(visit, path, lang, phone)


def _look_at_table(visit: Visitor, game: str, lang: str, phone: bool) -> None:
    page = visit("/about", lang=lang, phone=phone)
    be_guest(page, "Ann")
    page.goto(new_table(page, game, [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=5))
    await_decision(page)
    page.wait_for_load_state("networkidle")
    _is_sound(page, f"table-{game}-{lang}-{'phone' if phone else 'desk'}")
    if phone:
        page.keyboard.press("a")
        page.wait_for_selector("[data-answer]")
        _is_sound(page, f"table-{game}-{lang}-phone-decide")


@pytest.mark.parametrize(("game", "lang", "phone"), TABLES)
def test_a_table_is_sound(visit: Visitor, game: str, lang: str, phone: bool) -> None:
    _look_at_table(visit, game, lang, phone)


@pytest.mark.soak
def test_every_table_is_sound_in_all_languages_and_sizes(visit: Visitor) -> None:
    for game, (lang, phone) in itertools.product(GAMES, WAYS):
        _look_at_table(visit, game, lang, phone)


def test_the_language_changes_and_the_place_stays(visit: Visitor) -> None:
    page = visit("/settings")
    for lang, title in (("hu", "Beállítások"), ("cs", "Nastavení"), ("fa", "تنظیمات"), ("en", "Settings")):
        page.select_option("[data-language]", lang)
        page.get_by_role("heading", level=1, name=title).wait_for()
        assert page.url.endswith("/settings")
    page.reload()
    page.get_by_role("heading", level=1, name="Settings").wait_for()


def test_the_skip_link_leads_to_the_content(visit: Visitor) -> None:
    page = visit("/about")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'main'")


def test_an_account_is_made_and_found_again(visit: Visitor) -> None:
    page = visit("/account")
    form = page.locator("form", has=page.get_by_role("heading", name="Make an account"))
    form.get_by_label("Your name").fill("Magda")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button", name="Make an account").click()
    page.get_by_role("dialog").get_by_text("Keep this code").wait_for()
    for _ in range(4):  # a slip: the code is shown only once
        page.keyboard.press("Escape")
    assert page.get_by_role("dialog").is_visible()
    assert violations(page) == []
    page.click("[data-kept]")
    page.wait_for_function(AT_THE_TOP)
    page.get_by_role("heading", level=1, name="Magda").wait_for()
    page.get_by_role("link", name="Settings").click()
    page.get_by_text("You are signed in as").wait_for()
    page.locator("summary").click()
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_label("New password").fill("battery staple")
    page.locator("details form button").click()
    page.get_by_text("Saved").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_function(AT_THE_TOP)
    again = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    again.get_by_label("Your name").fill("Magda")
    again.get_by_label("Password").fill("battery staple")
    again.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", level=1, name="Magda").wait_for()
    page.goto("/settings")
    page.get_by_text("You are signed in as").wait_for()
    # Another browser of the same person is signed out from afar.
    other = visit("/about")
    call(other, "POST", "/session", {"name": "Magda", "password": "battery staple"})
    page.reload()
    page.locator("[data-signed-in]").get_by_role("button", name="Sign out").click()
    page.locator("[data-signed-in]").wait_for(state="detached")
    assert violations(page) == []
    assert call(other, "GET", "/me")["kind"] is None
    other.goto("/account")
    other.get_by_role("heading", name="Sign in").wait_for()


def test_somebodys_page_shows_what_they_want_to_show(visit: Visitor) -> None:
    owner = visit("/about")
    me = call(owner, "POST", "/accounts", {"name": "Dorottya", "password": "correct horse"})["me"]
    stranger = visit(f"/people/{me['id']}")
    stranger.get_by_role("heading", level=1, name="Dorottya").wait_for()
    stranger.wait_for_selector("[data-none]")
    assert stranger.locator("a[href='/settings'], [data-block]").count() == 0
    assert violations(stranger) == []
    owner.goto("/settings")
    with owner.expect_response(lambda reply: reply.request.method == "PATCH"):
        owner.locator("label", has_text="Only I").click()
    assert violations(owner) == []
    with owner.expect_download() as got:
        owner.click("[data-export]")
    assert "Dorottya" in got.value.path().read_text(encoding="utf-8")
    stranger.reload()
    stranger.wait_for_selector("[data-hidden]")
    owner.goto("/account")
    owner.wait_for_selector("[data-none]")
    assert violations(owner) == []


def test_without_a_network_the_client_still_opens(visit: Visitor) -> None:
    page = visit("/about")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()
    # What it shows has come through the worker, which keeps a file before it hands it over.
    page.get_by_role("heading", level=1, name="About").wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto("/about")
    page.get_by_role("heading", level=1, name="About").wait_for()
    page.context.set_offline(False)


def test_the_client_can_be_installed(visit: Visitor) -> None:
    page = visit("/about")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser of a test keeps nothing; nothing else is in the way.
    assert {each["errorId"] for each in found} <= {"in-incognito"}


def test_who_plays_against_the_reader_is_chosen_on_the_poster(visit: Visitor) -> None:
    page = visit("/", lang="hu")
    page.select_option("[data-against=fifty_first_state]", "1")
    page.click("[data-play=fifty_first_state]")
    await_decision(page)
    assert [len(table["seats"]) for table in call(page, "GET", "/tables?mine=1")["tables"]] == [1]
    page.goto("/")  # the choice is kept
    expect(page.locator("[data-against=fifty_first_state]")).to_have_value("1")


def test_a_long_name_in_the_header_ends_in_dots(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Maximiliana Featherstonehaugh-Cholmondel")
    page.reload()
    page.locator(".who bdi", has_text="Maximiliana").wait_for()
    keep_picture(page, "header-long-name")
    # The box with the dots is cut itself, and lies whole in the link.
    inside = """(name) => {
      const box = name.getBoundingClientRect(), link = name.parentElement.getBoundingClientRect()
      return [name.scrollWidth > name.clientWidth, box.right <= link.right, getComputedStyle(name).textOverflow]
    }"""
    assert page.locator(".who bdi").evaluate(inside) == [True, True, "ellipsis"]
