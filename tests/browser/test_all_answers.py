"""All answers of a card table: a row for each card in a drawer, found by words, chosen first, then done."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.card_tables import sit
from tests.browser.conftest import Visitor
from tests.browser.driving import HELD, MOVED_ON, Sight, await_decision, be_guest, look
from tests.browser.looking import keep_picture, overflowing, scrolls_whole, settle, violations

SIZES = ((1366, 850), (1366, 650), (1280, 720), (390, 844))
_FRAME = """() => {
  const box = document.querySelector('[data-over=answers]').getBoundingClientRect()
  return [box.left, box.top, box.right, box.bottom].map(Math.round)
}"""
_CUT = """() => [...document.querySelectorAll('[data-over=answers] .line')].flatMap((row) => {
  const frame = row.getBoundingClientRect()
  const out = [...row.querySelectorAll('.name bdi, .deeds')].filter((each) => {
    const box = each.getBoundingClientRect()
    return box.top < frame.top - 2 || box.bottom > frame.bottom + 2 || box.right > frame.right + 1
  })
  const [name, deeds] = [...row.querySelectorAll('.name bdi, .deeds')].map((each) => each.getBoundingClientRect())
  return out.length > 0 || name.right > deeds.left + 1 ? [row.textContent.trim()] : []
})"""
_CHOSEN = "() => document.querySelector('[data-over=answers] [data-confirm]') !== null"
_NONE_CHOSEN = "() => document.querySelector('[data-over=answers] [data-confirm]') === null"
_HERE = "() => document.activeElement.closest('[data-row]')?.dataset.row ?? ''"
_DIGITS = """() => [...document.querySelectorAll('[data-over=answers] [aria-keyshortcuts]')]
  .filter((each) => each.matches('[data-press]')).map((each) => each.getAttribute('aria-keyshortcuts'))"""


def _opened(visit: Visitor, game: str, *, lang: str = "en", size: tuple[int, int] = SIZES[0]) -> tuple[Page, Sight]:
    page = visit("/about", lang=lang, phone=size[0] < 1000)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    be_guest(page, "Anna")
    page.goto(sit(page, game, "turn"))
    sight = await_decision(page)
    page.keyboard.press("a")
    page.wait_for_selector("[data-over=answers] [data-answer]")
    settle(page)
    return page, sight


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["fifty_first_state", "imperial_settlers"])
def test_the_drawer_holds_every_answer_below_the_players(visit: Visitor, game: str, size: tuple[int, int]) -> None:
    page, sight = _opened(visit, game, size=size)
    assert sorted(page.evaluate(HELD)) == sorted(sight.answers)
    left, top, right, bottom = page.evaluate(_FRAME)
    wide, high = size
    assert (right, bottom) == (wide, high)
    assert right - left == min(wide, 748)
    assert top >= 104
    assert not scrolls_whole(page)
    assert overflowing(page) == []
    assert page.evaluate(_CUT) == []
    keep_picture(page, f"answers-{game}-{wide}x{high}")


@pytest.mark.parametrize(("game", "lang"), [("fifty_first_state", "hu"), ("imperial_settlers", "fa")])
def test_the_drawer_is_sound_with_places_open_and_something_chosen(visit: Visitor, game: str, lang: str) -> None:
    page, _ = _opened(visit, game, lang=lang)
    if page.locator("[data-leads]").count():
        page.locator("[data-leads]").first.click()
    page.locator("[data-over=answers] [data-answer]").first.click()
    page.wait_for_function(_CHOSEN)
    assert violations(page) == []
    assert overflowing(page) == []
    keep_picture(page, f"answers-{game}-{lang}-chosen")


def test_a_first_press_on_anything_in_the_list_plays_nothing(visit: Visitor) -> None:
    page, sight = _opened(visit, "imperial_settlers")
    buttons = page.locator("[data-over=answers] [data-answer]")
    for place in range(0, buttons.count(), 7):
        buttons.nth(place).click()
        page.wait_for_function(_CHOSEN)
        page.keyboard.press("Escape")
        page.wait_for_function(_NONE_CHOSEN)
    page.locator("[data-over=answers] [data-row] .name").first.click()
    page.wait_for_function(_CHOSEN)
    assert look(page).seq == sight.seq
    page.locator("[data-over=answers] [data-answer][aria-pressed=true]").first.click()
    page.wait_for_function(MOVED_ON, arg=sight.seq)


def test_by_keyboard_rows_are_walked_counted_searched_and_done(visit: Visitor) -> None:
    page, sight = _opened(visit, "fifty_first_state")
    first = page.evaluate(_HERE)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(_HERE) != first
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.matches('[data-leads]')"), "the places that it can be built over"
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-places]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-places]", state="detached")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(_HERE) == first
    assert page.evaluate(_DIGITS) == [str(digit) for digit in range(1, 10)]
    page.keyboard.press("3")
    page.wait_for_function(_CHOSEN)
    assert page.evaluate("() => document.activeElement.getAttribute('aria-keyshortcuts')") == "3"
    page.keyboard.press("Escape")
    page.wait_for_function(_NONE_CHOSEN)
    page.keyboard.press("f")
    page.wait_for_function("() => document.activeElement.matches('[data-filter]')")
    page.keyboard.insert_text("rase aren")
    page.wait_for_function("() => document.querySelectorAll('[data-over=answers] [data-row]').length === 1")
    page.keyboard.press("Enter")
    page.wait_for_function(_CHOSEN)
    assert look(page).seq == sight.seq, "what is found is chosen first"
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=sight.seq)


def test_a_kind_of_deed_is_shown_alone(visit: Visitor) -> None:
    page, sight = _opened(visit, "fifty_first_state")
    page.click("[data-kind=raze]")
    page.wait_for_function("() => document.querySelector('[data-over=answers] [data-leads]') === null")
    assert sorted(page.evaluate(HELD)) == sorted(each for each in sight.answers if each.startswith("raze "))
    assert json.loads(page.locator("[data-kind=raze] small").inner_text()) == len(page.evaluate(HELD))
