"""Playing in a browser as people do: by mouse, or by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.browser.looking import call

_READ = """() => {
  const panel = document.querySelector('[data-decision]')
  return {
    over: document.querySelector('[data-result]') !== null,
    curtain: document.querySelector('[data-curtain]')?.dataset.curtain ?? null,
    seq: panel === null ? -1 : Number(panel.dataset.seq),
    name: panel?.dataset.decision ?? '',
    confirm: document.querySelector('[data-confirm]') !== null,
    end: document.querySelector('[data-end]') !== null,
    answers: JSON.parse(panel?.dataset.answers ?? '[]'),
  }
}"""
_SOMETHING_TO_DO = f"""(last) => {{
  const now = ({_READ})()
  const asked = now.seq !== last && (now.answers.length > 0 || now.end)
  return now.over || now.curtain !== null || now.confirm || asked ? now : null
}}"""
MOVED_ON = f"""(last) => {{
  const now = ({_READ})()
  return now.over || now.curtain !== null || now.confirm || now.seq !== last
}}"""


class Sight(msgspec.Struct):
    """What the page shows of the decision."""

    over: bool
    curtain: str | None
    seq: int
    name: str
    confirm: bool
    end: bool
    answers: list[str]


Choice = Callable[[Sight, int], int]
"""Which of the answers to take, given how many decisions were made before."""


def look(page: Page) -> Sight:
    return msgspec.convert(page.evaluate(_READ), Sight)


def lazily(sight: Sight, made: int) -> int:
    """Takes the first answers that come, and passes as soon as it can after a while: the fastest way to an end."""
    if made > 8:
        for wish in ("pass", "skip", "end"):
            if wish in sight.answers:
                return sight.answers.index(wish)
    return 0


def await_decision(page: Page, last: int = -1) -> Sight:
    """Wait until there is something to do for this person, or the game is over."""
    return msgspec.convert(page.wait_for_function(_SOMETHING_TO_DO, arg=last).json_value(), Sight)


def unfold(page: Page) -> None:
    """Bring the list of all answers forward, as anybody can by one key; it stays until it is closed."""
    if not page.locator("[data-answer]").first.is_visible():
        page.keyboard.press("a")
        page.wait_for_selector("[data-answer]")


def click_one(page: Page, sight: Sight, index: int) -> None:
    """One decision by mouse, confirmed where the page asks for it."""
    if not sight.answers:
        page.click("[data-end]")
    else:
        unfold(page)
        page.locator(f'[data-answer="{sight.answers[index]}"]').click()
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    if look(page).confirm:
        page.click("[data-confirm]:not([inert] *)")
        page.wait_for_function(
            f"(last) => {{ const now = ({_READ})(); return now.over || now.seq !== last }}", arg=sight.seq
        )


def key_one(page: Page, sight: Sight, index: int) -> None:
    """One decision by keyboard: to the answers, down the list, and Enter; once more where the page asks."""
    if not sight.answers:
        page.keyboard.press("e")
    else:
        page.keyboard.press("a")
        for _ in range(index):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    if look(page).confirm:
        page.keyboard.press("Enter")
        page.wait_for_function(
            f"(last) => {{ const now = ({_READ})(); return now.over || now.seq !== last }}", arg=sight.seq
        )


def play_on(page: Page, way: Callable[[Page, Sight, int], None], choice: Choice = lazily, most: int = 600) -> int:
    """Play until the game is over; gives the number of decisions."""
    last = -1
    for made in range(most):
        sight = await_decision(page, last)
        if sight.over:
            return made
        way(page, sight, choice(sight, made))
        last = sight.seq
    raise AssertionError(f"the game was not over after {most} decisions")


def who_decides(*pages: Page) -> Page:
    """The page whose person owes an answer. One of them always does, but the news may take a moment."""
    for _ in range(1200):
        for page in pages:
            sight = look(page)
            if sight.answers or sight.end:
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def be_guest(page: Page, name: str) -> None:
    call(page, "POST", "/guest", {"name": name})


def new_table(page: Page, game: str, seats: list[dict[str, Any]], *, start: bool = True, **more: Any) -> str:
    """A table of this person; gives its address in the client, with the key that lets others in."""
    table = call(page, "POST", "/tables", {"game": game, "seats": seats, **more})
    if start:
        call(page, "POST", f"/tables/{table['id']}/start")
    return f"/table/{table['id']}?key={table['key']}"
