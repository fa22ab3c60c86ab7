"""One map of keys for all games: everything that a table has is one key away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, look, new_table

BOT = {"who": "bot", "level": "random"}
KEYS = "1 – 9 E Z / Ctrl Z Ctrl Y I ? A F B N ↑ ↓ ← → Enter L Space Esc H"


def _at(visit: Visitor, game: str) -> Page:
    page = visit("/about")
    be_guest(page, "Ann")
    page.goto(new_table(page, game, [{"who": "me"}, BOT], seed=5))
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    await_decision(page)
    return page


def test_digits_press_the_sections_and_undo_takes_them_back(visit: Visitor) -> None:
    page = _at(visit, "scythe")
    first = look(page)
    for undo in ("z", "Control+z"):
        now = look(page).seq
        page.keyboard.press("4")
        page.wait_for_function("() => document.querySelector('[data-decision]').dataset.decision !== 'turn'")
        await_decision(page, now)
        assert look(page).answers != first.answers
        page.keyboard.press(undo)
        page.wait_for_function("() => document.querySelector('[data-decision]').dataset.decision === 'turn'")
        await_decision(page)
    page.keyboard.press("Control+y")
    page.wait_for_function("() => document.querySelector('[data-decision]').dataset.decision !== 'turn'")


@pytest.mark.parametrize("game", ["scythe", "fifty_first_state", "imperial_settlers"])
def test_each_key_does_what_the_list_says_in_every_game(visit: Visitor, game: str) -> None:
    page = _at(visit, game)
    seq = look(page).seq
    page.keyboard.press("h")
    page.wait_for_selector("dialog[open] kbd")
    listed = page.locator("dialog kbd").all_inner_texts()
    assert " ".join(listed).startswith(KEYS)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("n")
    page.wait_for_function("() => document.activeElement.matches('[data-board] [data-lit]')")
    page.keyboard.press("?")
    page.wait_for_selector("[data-over=peek], dialog")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('[data-over=peek], dialog') === null")
    page.keyboard.press("a")
    page.wait_for_function("() => document.activeElement.matches('[data-answer]')")
    page.keyboard.press("f")
    page.wait_for_function("() => document.activeElement.matches('[data-filter], [data-answer]')")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("l")
    page.wait_for_selector("[data-over=log]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-over=log]", state="detached")
    page.keyboard.press("i")
    page.wait_for_selector("[data-over=hints]")
    assert look(page).seq == seq, "looking plays nothing"
