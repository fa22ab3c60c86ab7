"""Lessons in the browser: a chapter of each game by clicks; a wrong answer says why, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from furrow import lessons
from furrow.kernel.line import steps
from furrow.lessons.practice import _fits
from tests.browser.conftest import Visitor
from tests.browser.driving import HELD, uncover, unfold
from tests.browser.looking import keep_picture, overflowing, settle, violations

OPEN = ':not([aria-disabled="true"])'
"""What is pressed keeps the focus while the server thinks: it is never disabled for good, but does nothing then."""
ANSWERS = f"[data-answer]{OPEN}"
CHAPTERS = [
    ("scythe", "turn", "en", False),
    ("scythe", "combat", "hu", True),
    ("fifty_first_state", "building", "cs", False),
    ("imperial_settlers", "building", "fa", True),
]
IN_SIGHT = """(node) => {
  const { top, bottom } = node.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}"""
REFUSED_IN_SIGHT = f"""(before) => {{
  const refused = document.querySelector('[data-refused]')
  const title = document.querySelector('#decision-title')
  return refused !== null && ({IN_SIGHT})(refused) && title.innerText.trim() !== before
}}"""


def _await_step(page: Page, step: int) -> None:
    page.wait_for_function(
        "(step) => Number(document.querySelector('[data-lesson-step]')?.dataset.lessonStep) >= step",
        arg=step,
    )


def _play_step(page: Page, step: lessons.Step, number: int) -> None:
    if not step.play:
        page.click(f"[data-next]{OPEN}")
    for wanted in steps(step.play[0]) if step.play else ():
        page.wait_for_selector(ANSWERS, state="attached")
        unfold(page)
        shown = page.evaluate(HELD)
        fitting = next(text for text in shown if _fits(text, wanted))
        before = page.locator("[data-lesson-step]").get_attribute("data-lesson-step")
        uncover(page, fitting)
        page.click(f'[data-answer="{fitting}"]')
        page.wait_for_function(
            """([text, before, open]) => document.querySelector('[data-lesson-step]')?.dataset.lessonStep !== before
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
    assert f"{game}/{name}" in page.evaluate("() => JSON.parse(localStorage.getItem('furrow.settings')).learnt")
    keep_picture(page, f"lesson-{game}-{name}-{lang}-{'phone' if phone else 'desk'}")
    assert overflowing(page) == []
    assert violations(page) == []


def test_what_the_lesson_does_not_ask_for_is_answered(visit: Visitor) -> None:
    page = visit("/learn/scythe/turn")
    page.click(f"[data-next]{OPEN}")
    page.click(f'[data-answer="bolster"]{OPEN}')
    page.wait_for_selector("[data-wrong]")
    page.click(f'[data-answer="produce"]{OPEN}')
    _await_step(page, 2)
    page.click(f"[data-back]{OPEN}")
    page.wait_for_selector(f'[data-answer="produce"]{OPEN}')
    # A reload leaves the reader where they are; to begin again is their own wish, and the focus goes to what is next.
    page.reload()
    page.wait_for_selector(f'[data-answer="produce"]{OPEN}')
    page.focus("[data-anew]")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-lesson-step="0"]')
    page.wait_for_function("() => document.activeElement?.matches('[data-next]')")


def test_the_lessons_are_found_from_the_learning_page(visit: Visitor) -> None:
    page = visit("/learn")
    page.click('[data-lesson="turn"]')
    page.wait_for_selector('[data-lesson-step="0"]')
    # What the lesson does not ask for says at least what it is.
    page.locator("[data-board] [data-hex='D4']").click(button="right")
    page.wait_for_selector("[data-over='peek']")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-over='peek']", state="detached")


def test_learning_shows_where_one_stands(visit: Visitor) -> None:
    page = visit("/learn/scythe")
    expect(page.locator(".next")).to_have_attribute("data-lesson", "turn")
    learnt = (
        "() => localStorage.setItem('furrow.settings', JSON.stringify({ learnt: ['scythe/turn', 'scythe/moving'] }))"
    )
    page.evaluate(learnt)
    page.reload()
    expect(page.locator(".lesson.done")).to_have_count(2)
    expect(page.locator(".next")).to_have_attribute("data-lesson", "bottom")
    page.get_by_role("searchbox").fill("riverwalk river")
    expect(page.locator(".hits a").first).to_be_visible()
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url("**/rules/scythe?find=*")
    expect(page.get_by_role("searchbox")).to_have_value("riverwalk river")


def _in_sight(page: Page, selector: str) -> bool:
    found: bool = page.locator(selector).evaluate(IN_SIGHT)
    return found


def test_on_a_phone_the_map_comes_first_and_what_is_said_in_the_prompt(visit: Visitor) -> None:
    page = visit("/learn/scythe/moving", phone=True)
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    unfold(page)
    page.locator('[data-answer="move"]').tap()
    _await_step(page, 1)
    # The step is done on the map: the sheet lies low, and all but what is spoken of lies under a veil.
    expect(page.locator("[data-veil]")).to_have_attribute("data-veil", "A4 B5")
    expect(page.locator("[data-arrow='way']")).to_have_count(1)
    title = page.locator("#decision-title")
    settle(page)
    assert _in_sight(page, "#decision-title")
    before = title.inner_text().strip()
    unfold(page)
    page.locator('[data-answer="coins"]').tap()
    # It is said for a few seconds only: everything about it is looked at in one glance, before the picture.
    page.wait_for_function(REFUSED_IN_SIGHT, arg=before)
    keep_picture(page, "lesson-wrong-phone")
    # After a while it says again what is to be done.
    expect(page.locator("[data-refused]")).to_have_count(0)
    expect(title).to_have_text(before)


def test_a_step_that_is_only_read_lights_nothing_and_plays_nothing(visit: Visitor) -> None:
    page = visit("/learn/scythe/turn")
    page.wait_for_selector("[data-board] [data-hex]", state="attached")
    assert page.locator("[data-board] [data-lit]").count() == 0
    page.locator("[data-thing='section:bolster']").first.click()
    page.wait_for_selector("[data-over='peek']")
    assert page.locator("[data-lesson-step]").get_attribute("data-lesson-step") == "0"
