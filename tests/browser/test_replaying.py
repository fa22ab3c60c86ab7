"""A finished game, looked through again: whose eyes, where in it, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, await_decision, be_guest, click_one
from tests.browser.looking import call, cut_off, keep_picture, overflowing, overlapping, scrolls_whole, violations
from tests.browser.moments import Moment, Places, course

HAND = """() => [...document.querySelectorAll('[data-board] [data-thing^="hand:"]')]
  .map((each) => each.dataset.thing.slice('hand:'.length)).sort().join(' ')"""

MATS = "[data-board] .mat"
WITH_TWO = 5
"""The record of Imperial Settlers in which two seats decide by turns."""


def _sees(page: Page, at: int, eyes: str) -> None:
    """The replay stands there, and says through whose eyes. The place is known before the table is drawn."""
    page.wait_for_selector(f"[data-at='{at}']")
    page.wait_for_selector(f"[data-eyes='{eyes}']")
    await_board(page)
    assert page.locator("[data-look][aria-pressed=true]").get_attribute("data-look") == eyes


def _look(page: Page, eyes: str) -> None:
    page.click(f"[data-look='{eyes}']")


def test_a_replay_is_seen_through_the_eyes_of_a_seat(visit: Visitor) -> None:
    page = visit("/about", lang="cs")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", course("scythe").records[0])
    page.goto(f"/table/{table['id']}/replay?at=20")
    page.wait_for_selector("[data-at='20']")
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    assert page.locator("[data-slider]").input_value() == "20"
    # Whose record it is sits nowhere: what everybody saw, and nobody's mat to play with.
    _sees(page, 20, "")
    assert page.locator(MATS).evaluate("(mat) => mat.querySelector('[tabindex=\"0\"]') === null")
    seen: set[str] = set()
    for eyes in ("0", "1"):
        _look(page, eyes)
        _sees(page, 20, eyes)
        page.wait_for_function(
            "([mats, seen]) => !seen.includes(document.querySelector(mats).innerText)", arg=[MATS, sorted(seen)]
        )
        seen.add(page.locator(MATS).inner_text())
    keep_picture(page, "replay-cs")
    assert violations(page) == []
    # Whoever decides next, the eyes stay those that were chosen; and the way back to everybody stays open.
    for at in (21, 22, 23, 24):
        page.get_by_role("button", name="O rozhodnutí dál").click()
        _sees(page, at, "1")
    _look(page, "")
    _sees(page, 24, "")


def test_a_player_sees_their_own_hand_wherever_the_replay_stands(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    record = course("imperial_settlers").records[WITH_TWO]
    source = call(page, "POST", "/records", record)
    last = call(page, "GET", f"/tables/{source['id']}/replay")["decisions"]
    final = call(page, "GET", f"/tables/{source['id']}/replay?at={last}")
    address = Places().sit_at(page, "imperial_settlers", Moment(WITH_TWO, last - 1, final["seat"], ()))
    page.goto(address)
    sight = await_decision(page)
    while not sight.over:
        click_one(page, sight, len(sight.answers) - 1)
        sight = await_decision(page, sight.seq)
    table = address.removeprefix("/table/").split("?")[0]
    page.goto(address.replace("?", "/replay?"))
    own = str(final["seat"])
    _sees(page, 0, own)
    assert page.locator("[data-look='']").count() == 0
    deciders = set()
    for at in range(1, 12):
        page.get_by_role("button", name="One decision on").click()
        _sees(page, at, own)
        there = call(page, "GET", f"/tables/{table}/replay?at={at}&seat={own}")
        deciders.add(there["seat"])
        hand = there["view"]["own"]["hand"]
        page.wait_for_function(f"(hand) => ({HAND})() === hand", arg=" ".join(sorted(hand)))
    assert hand != []
    assert deciders == {0, 1}


def test_the_place_of_a_replay_survives_a_reload_and_a_look_elsewhere(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", course("imperial_settlers").records[WITH_TWO])
    page.goto(f"/table/{table['id']}/replay")
    _sees(page, 0, "")
    steps = page.evaluate("history.length")
    page.evaluate("document.querySelector('[data-transport]').dataset.kept = 'yes'")
    page.locator("[data-slider]").fill("12")
    page.wait_for_url("**/replay?at=12")  # each is kept by itself
    _look(page, "1")
    page.wait_for_url("**/replay?at=12&eyes=1")
    assert page.locator("[data-kept]").count() == 1, "the page is still the same one"
    assert page.evaluate("history.length") == steps
    page.reload()
    _sees(page, 12, "1")
    assert page.locator("[data-slider]").input_value() == "12"
    # Anyone who leaves at once comes back to where they were, too.
    page.get_by_role("button", name="One decision on").click()
    page.click("[data-open=menu]")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("[data-result]")
    page.go_back()
    _sees(page, 13, "1")
    _look(page, "")
    page.wait_for_url("**/replay?at=13")
    page.get_by_role("button", name="One decision back").click()
    page.wait_for_url("**/replay?at=12")


@pytest.mark.parametrize(
    ("lang", "wish", "words"),
    [("en", "at=99999", "no such decision"), ("hu", "eyes=7", "nincs ilyen"), ("fa", "at=99999", "چنین تصمیمی")],
)
def test_a_place_that_a_replay_does_not_have_is_said(visit: Visitor, lang: str, wish: str, words: str) -> None:
    page = visit("/about", lang=lang)
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", course("scythe").records[0])
    page.goto(f"/table/{table['id']}/replay?{wish}")
    page.wait_for_selector("[data-hindered]")
    assert words in page.locator("[data-hindered] [role=alert]").inner_text()
    keep_picture(page, f"replay-nowhere-{lang}")
    assert violations(page) == []
    page.locator("[data-hindered] a").click()
    page.wait_for_selector("[data-result]")


@pytest.mark.parametrize("lang", ["en", "hu", "cs", "fa"])
def test_on_a_phone_most_of_the_replay_is_the_board(visit: Visitor, lang: str) -> None:
    page = visit("/about", lang=lang, phone=True)
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", course("scythe").records[0])
    page.goto(f"/table/{table['id']}/replay?at=40")
    page.wait_for_selector("[data-at='40']")
    _look(page, "0")
    _sees(page, 40, "0")
    page.wait_for_selector("[data-board] [data-hex]")
    page.wait_for_load_state("networkidle")
    keep_picture(page, f"replay-{lang}-phone")
    heights = "(wanted) => document.querySelector(wanted).getBoundingClientRect().height"
    assert page.evaluate(heights, "[data-board]") == 844
    assert page.evaluate(heights, "[data-transport]") < 48
    assert not scrolls_whole(page)
    assert overflowing(page) == []
    assert overlapping(page) == []
    assert cut_off(page) == []
    assert violations(page) == []
    # On its side the rail stands beside the board, which has the whole height.
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function("() => document.querySelector('[data-board]').getBoundingClientRect().width < 700")
    keep_picture(page, f"replay-{lang}-landscape")
    assert page.evaluate(heights, "[data-board]") == 390
    assert not scrolls_whole(page)
    assert overflowing(page) == []


def test_a_replay_goes_by_turns_and_by_decisions_with_keys(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", course("scythe").records[0])
    turns = call(page, "GET", f"/tables/{table['id']}/turns")
    begins = [turn["at"] for turn in turns["turns"]]
    page.goto(f"/table/{table['id']}/replay?at={begins[5]}")
    page.wait_for_selector(f"[data-at='{begins[5]}']")
    await_board(page)

    def press(key: str, at: int) -> None:
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-at='{at}']")

    press("PageDown", begins[6])
    press("ArrowRight", begins[6] + 1)
    press("PageUp", begins[6])
    press("PageUp", begins[5])
    press("ArrowLeft", begins[5] - 1)
    press("End", turns["decisions"])
    press("Home", 0)
    page.click("[data-transport] [aria-keyshortcuts=PageDown]")
    page.wait_for_selector(f"[data-at='{next(at for at in begins if at > 0)}']")
    # It runs by itself, at a pace that a digit sets, until somebody holds it.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("4")
    expect(page.locator("[data-pace='4']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    page.wait_for_function("(at) => Number(document.querySelector('[data-at]').dataset.at) > at", arg=begins[3])
    page.keyboard.press("Space")
    expect(page.locator("[data-run]")).to_have_attribute("aria-label", "Run")
