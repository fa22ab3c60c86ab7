"""A finished game, looked through again: whose eyes, where in it, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, click_one
from tests.browser.looking import call, cut_off, keep_picture, overflowing, overlapping, scrolls_whole, violations
from tests.browser.moments import Moment, Places, course

HAND = """() => [...document.querySelectorAll('[data-board] [data-thing^="hand:"]')]
  .map((each) => each.dataset.thing.slice('hand:'.length)).sort().join(' ')"""

WITH_TWO = 5
"""The record of Imperial Settlers in which two seats decide by turns."""


def _sees(page: Page, at: int, eyes: str) -> None:
    """The replay stands there, and says through whose eyes."""
    page.wait_for_selector(f"[data-at='{at}']")
    page.wait_for_selector("[data-eyes] option", state="attached")
    assert page.locator("[data-eyes]").input_value() == eyes


def test_a_replay_is_seen_through_the_eyes_of_a_seat(visit: Visitor) -> None:
    page = visit("/about", lang="cs")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", course("scythe").records[0])
    page.goto(f"/table/{table['id']}/replay?at=20")
    page.wait_for_selector("[data-at='20']")
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    assert page.locator("[data-slider]").input_value() == "20"
    # Whose record it is sits nowhere: what everybody saw, and nobody's mats.
    _sees(page, 20, "")
    assert page.locator("[data-board] [data-thing^='section:']").count() == 0
    mats = "() => document.querySelector('[data-board] .part.mats')?.innerText ?? ''"
    seen = {""}
    for eyes in ("0", "1"):
        page.select_option("[data-eyes]", eyes)
        page.wait_for_selector("[data-board] [data-thing^='section:']")
        page.wait_for_function(f"(seen) => !seen.includes(({mats})())", arg=sorted(seen))
        seen.add(page.evaluate(mats))
    keep_picture(page, "replay-cs")
    assert violations(page) == []
    # Whoever decides next, the eyes stay those that were chosen; and the way back to everybody stays open.
    for at in (21, 22, 23, 24):
        page.get_by_role("button", name="O rozhodnutí dál").click()
        _sees(page, at, "1")
    page.select_option("[data-eyes]", "")
    page.wait_for_selector("[data-board] [data-thing^='section:']", state="detached")
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
    assert page.locator("[data-eyes] option[value='']").count() == 0
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
    page.wait_for_selector("[data-at='0']")
    steps = page.evaluate("history.length")
    page.evaluate("document.querySelector('.replay').dataset.kept = 'yes'")
    page.locator("[data-slider]").fill("12")
    page.wait_for_selector("[data-at='12']")
    page.select_option("[data-eyes]", "1")
    page.wait_for_url("**/replay?at=12&eyes=1")
    assert page.locator("[data-kept]").count() == 1, "the page is still the same one"
    assert page.evaluate("history.length") == steps
    page.reload()
    _sees(page, 12, "1")
    assert page.locator("[data-slider]").input_value() == "12"
    # Anyone who leaves at once comes back to where they were, too.
    page.get_by_role("button", name="One decision on").click()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("[data-result]")
    page.go_back()
    _sees(page, 13, "1")
    page.select_option("[data-eyes]", "")
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
    page.select_option("[data-eyes]", "0")
    page.wait_for_selector("[data-board] [data-hex]")
    page.wait_for_load_state("networkidle")
    keep_picture(page, f"replay-{lang}-phone")
    heights = "(wanted) => document.querySelector(wanted).getBoundingClientRect().height"
    assert page.evaluate(heights, "[data-board]") > 844 * 0.6
    assert page.evaluate(heights, ".controls") < 48
    assert page.locator(".replay > header a, .controls button").count() == 7
    assert not scrolls_whole(page)
    assert overflowing(page) == []
    assert overlapping(page) == []
    assert cut_off(page) == []
    assert violations(page) == []
    # On its side it has width for the log, and the board has what height there is.
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function("() => document.querySelector('[data-board]').getBoundingClientRect().width < 700")
    keep_picture(page, f"replay-{lang}-landscape")
    assert page.evaluate(heights, "[data-board]") > 390 * 0.5
    assert not scrolls_whole(page)
    assert overflowing(page) == []
