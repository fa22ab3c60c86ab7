"""Lessons in the browser: a chapter of each game by clicks; a wrong answer says why, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from furrow import lessons
from furrow.kernel.line import steps
from furrow.lessons.practice import _fits
from tests.browser.conftest import Visitor
from tests.browser.looking import keep_picture, overflowing, violations

OPEN = ':not([aria-disabled="true"])'
"""The list keeps the focus while the server thinks, so its answers are never disabled for good."""
ANSWERS = f"[data-answer]{OPEN}"
CHAPTERS = [
    ("scythe", "turn", "en", False),
    ("scythe", "combat", "hu", True),
    ("fifty_first_state", "building", "cs", False),
    ("imperial_settlers", "building", "fa", True),
]


def _await_step(page: Page, step: int) -> None:
    page.wait_for_function(
        "(step) => Number(document.querySelector('[data-step]')?.dataset.step) >= step", arg=step, timeout=60_000
    )


def _play_step(page: Page, step: lessons.Step, number: int) -> None:
    if not step.play:
        page.click("[data-next]:enabled")
    for wanted in steps(step.play[0]) if step.play else ():
        page.wait_for_selector(ANSWERS)
        shown = page.locator("[data-answer]").evaluate_all("(all) => all.map((each) => each.dataset.answer)")
        if len(shown) < 9:
            assert page.locator(".answers").evaluate("(list) => list.scrollHeight <= list.clientHeight"), shown
        fitting = next(text for text in shown if _fits(text, wanted))
        before = page.locator("[data-step]").get_attribute("data-step")
        page.click(f'[data-answer="{fitting}"]')
        page.wait_for_function(
            """([text, before, open]) => document.querySelector('[data-step]')?.dataset.step !== before
               || ![...document.querySelectorAll('[data-answer]')].some((each) => each.dataset.answer === text)
               || document.querySelector(open) !== null""",
            arg=[fitting, before, ANSWERS],
        )
    _await_step(page, number + 1)


@pytest.mark.parametrize(("game", "name", "lang", "phone"), CHAPTERS)
def test_a_chapter_by_clicks(visit: Visitor, game: str, name: str, lang: str, phone: bool) -> None:
    page = visit(f"/learn/{game}/{name}", lang=lang, phone=phone)
    for number, step in enumerate(lessons.chapter(game, name).steps):
        _await_step(page, number)
        _play_step(page, step, number)
    page.wait_for_selector('[data-done="true"]')
    keep_picture(page, f"lesson-{game}-{name}-{lang}-{'phone' if phone else 'desk'}")
    assert overflowing(page) == []
    assert violations(page) == []


def test_what_the_lesson_does_not_ask_for_is_answered(visit: Visitor) -> None:
    page = visit("/learn/scythe/turn")
    page.click("[data-next]:enabled")
    page.click(f'[data-answer="bolster"]{OPEN}')
    page.wait_for_selector("[data-wrong]")
    page.click(f'[data-answer="produce"]{OPEN}')
    _await_step(page, 2)
    page.click("[data-back]:enabled")
    page.wait_for_selector(f'[data-answer="produce"]{OPEN}')
    # A reload leaves the reader where they are; to begin again is their own wish, and the focus goes to what is next.
    page.reload()
    page.wait_for_selector(f'[data-answer="produce"]{OPEN}')
    page.focus("[data-anew]")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-step="0"]')
    page.wait_for_function("() => document.activeElement?.matches('[data-next]')")


def test_the_lessons_are_found_from_the_learning_page(visit: Visitor) -> None:
    page = visit("/learn")
    page.click('[data-lesson="turn"]')
    page.wait_for_selector('[data-step="0"]')
    # What the lesson does not ask for says at least what it is.
    page.locator("[data-board] [data-hex='D4']").click(button="right")
    page.wait_for_selector("dialog[open] p")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def _in_sight(page: Page, selector: str) -> bool:
    found: bool = page.locator(selector).evaluate(
        "(node) => { const { top, bottom } = node.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight }"
    )
    return found


def test_on_a_phone_what_is_said_comes_into_sight(visit: Visitor) -> None:
    page = visit("/learn/scythe/turn", phone=True)
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    page.locator(".panels button").nth(1).click()
    # In a step that is only read nothing is lit, and a touch explains.
    assert page.locator("[data-board] [data-lit]").count() == 0
    page.locator("[data-thing='section:bolster']").first.tap()
    page.wait_for_selector("dialog[open] p")
    page.keyboard.press("Escape")
    page.click("[data-next]:enabled")
    _await_step(page, 1)
    bolster, produce = (page.locator(f"[data-thing='section:{each}']").first for each in ("bolster", "produce"))
    bolster.scroll_into_view_if_needed()
    bolster.tap()
    page.wait_for_selector("[data-wrong]")
    keep_picture(page, "lesson-wrong-phone")
    assert _in_sight(page, "[data-wrong]")
    produce.scroll_into_view_if_needed()
    produce.tap()
    _await_step(page, 2)
    assert _in_sight(page, "[data-step]")
