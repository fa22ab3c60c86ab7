"""Playing in a browser as people do: by mouse, or by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.browser.looking import call, wait_until

_DRAWN = """() => {
  // The board is a chunk of its own, and so are its words; when they come, the rail beside it is drawn anew.
  if (document.querySelector('[data-board] :is(.pane, .scrolls, .listed)') === null) return false
  if (document.querySelector('[data-board] .wait') !== null) return false
  // A table of cards has its last parts a frame later.
  if (document.querySelector('.tableau:not(:has(.states))') !== null) return false
  // A moment over the rail is fetched when there is one; the map knows of it at once.
  const looked = document.querySelector('[data-over=peek]') !== null
  return looked || document.querySelector('[data-spoken]') === null || document.querySelector('[data-urgent]') !== null
}"""
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
_LEAD = """(answer) => [...document.querySelectorAll('[data-leads]')]
  .find((each) => JSON.parse(each.dataset.leads).includes(answer)).click()"""
_SEARCHING = "() => document.activeElement.matches('[data-filter]')"
_SOMETHING_TO_DO = f"""([last, whole]) => {{
  const now = ({_READ})()
  if (now.over || now.curtain !== null) return now
  const asked = now.seq !== last && (now.answers.length > 0 || now.end)
  return (now.confirm || asked) && (!whole || ({_DRAWN})()) ? now : null
}}"""
_GONE_ON = f"""(last) => {{
  const now = ({_READ})()
  return now.over || now.curtain !== null || (now.seq !== last && now.seq >= 0)
}}"""
HELD = """() => [...document.querySelectorAll('[data-answer], [data-leads]')]
  .flatMap((each) => each.dataset.leads === undefined ? [each.dataset.answer] : JSON.parse(each.dataset.leads))"""
"""The answers that a list holds, and those that a card's button leads to."""
MOVED_ON = f"(last) => ({_GONE_ON})(last) || ({_READ})().confirm"


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


def await_board(page: Page) -> None:
    """Wait until the board is drawn with all that belongs to the state that it shows: from then on only news changes
    the page."""
    page.wait_for_function(_DRAWN)


def await_decision(page: Page, last: int = -1, *, whole: bool = True) -> Sight:
    """Wait until there is something to do for this person, or the game is over; unless told otherwise, until the board
    is drawn as well."""
    return msgspec.convert(page.wait_for_function(_SOMETHING_TO_DO, arg=[last, whole]).json_value(), Sight)


def unfold(page: Page) -> None:
    """Bring the list of all answers forward, as anybody can by one key; it stays until it is closed. The question must
    have come: before, the key means nothing."""
    if not page.locator("[data-answer]").first.is_visible():
        page.keyboard.press("a")
        page.wait_for_selector("[data-answer]")


def uncover(page: Page, answer: str) -> None:
    """Bring one answer of the list into sight, also where a card's button leads to the places that it could take."""
    unfold(page)
    if page.locator(f'[data-answer="{answer}"]').count() == 0:
        page.evaluate(_LEAD, answer)
        page.wait_for_selector(f'[data-answer="{answer}"]')


def click_one(page: Page, sight: Sight, index: int) -> None:
    """One decision by mouse, confirmed where the page asks for it."""
    if not sight.answers:
        page.click("[data-end]")
    else:
        uncover(page, sight.answers[index])
        page.locator(f'[data-answer="{sight.answers[index]}"]').click()
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    if look(page).confirm:
        page.click("[data-confirm]:not([inert] *)")
        page.wait_for_function(_GONE_ON, arg=sight.seq)


def key_one(page: Page, sight: Sight, index: int) -> None:
    """One decision by keyboard: to the answers, down the list, and Enter; once more where the page asks. In a list that
    has a row for each card it is looked for by its notation."""
    if not sight.answers:
        page.keyboard.press("e")
    elif page.locator(".tableau").count() > 0:
        unfold(page)
        if not page.evaluate(_SEARCHING):
            page.keyboard.press("f")
            page.wait_for_function(_SEARCHING)
        page.keyboard.insert_text(sight.answers[index])
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("a")
        for _ in range(index):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    if look(page).confirm:
        page.keyboard.press("Enter")
        page.wait_for_function(_GONE_ON, arg=sight.seq)


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
    asked: list[Page] = []

    def found() -> bool:
        asked[:] = [page for page in pages if (sight := look(page)).answers or sight.end]
        return bool(asked)

    wait_until(pages[0], found, "somebody is asked something")
    return asked[0]


def be_guest(page: Page, name: str) -> None:
    call(page, "POST", "/guest", {"name": name})


def new_table(page: Page, game: str, seats: list[dict[str, Any]], *, start: bool = True, **more: Any) -> str:
    """A table of this person; gives its address in the client, with the key that lets others in."""
    table = call(page, "POST", "/tables", {"game": game, "seats": seats, **more})
    if start:
        call(page, "POST", f"/tables/{table['id']}/start")
    return f"/table/{table['id']}?key={table['key']}"
