"""A press on what is not lit plays nothing, in all games and at every question: it only shows what is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import Sight, await_decision, be_guest, click_one, new_table, play_on
from tests.browser.moments import KINDS, Places, course
from tests.browser.sending import SEQ, Sent

_UNLIT = """() => {
  const lit = new Set()
  for (const each of document.querySelectorAll('[data-lit], [data-drag], [data-may]')) lit.add(each.dataset.thing)
  const seen = new Set()
  return [...document.querySelectorAll('main [data-thing]')].flatMap((each) => {
    const { thing, on } = each.dataset
    if (lit.has(thing) || lit.has(on) || each.closest('[data-lit], [data-drag], [data-may]')) return []
    if (seen.has(thing) || !each.checkVisibility({ visibilityProperty: true })) return []
    seen.add(thing)
    return [thing]
  })
}"""
_PLACE = """(thing) => {
  for (const each of document.querySelectorAll(`main [data-thing="${CSS.escape(thing)}"]`)) {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const on = document.elementFromPoint(x, y)?.closest('[data-thing]')
    if (on === each) return [x, y]
  }
  return null
}"""
_CLOSE = "() => document.querySelector('[data-over] [data-close], dialog[open] [data-close]')?.click()"


def _press_everything(page: Page, sent: Sent) -> int:
    """Presses every thing in sight that is not lit; gives how many there were."""
    seq, said = page.evaluate(SEQ), len(sent.messages)
    pressed = 0
    for thing in page.evaluate(_UNLIT):
        place = page.evaluate(_PLACE, thing)
        if place is None:
            continue  # something else lies over it
        page.mouse.click(*place)
        pressed += 1
        page.evaluate(_CLOSE)
    sent.only_looked(page, said, seq)
    return pressed


FEW = {
    "scythe": ["turn.move", "cargo"],
    "fifty_first_state": ["turn.build", "pay"],
    "imperial_settlers": ["turn.build", "discard"],
}


@pytest.mark.parametrize("game", KINDS)
def test_at_some_questions(visit: Visitor, game: str) -> None:
    page, places = visit("/about"), Places()
    sent = Sent(page)
    be_guest(page, "Ann")
    for kind in FEW[game]:
        page.goto(places.sit_at(page, game, course(game).moments[kind]))
        await_decision(page)
        page.wait_for_selector("[data-board] [data-thing]")
        assert _press_everything(page, sent) > 5


@pytest.mark.soak
@pytest.mark.parametrize("game", KINDS)
def test_in_whole_games(visit: Visitor, game: str) -> None:
    page = visit("/about")
    sent = Sent(page)
    be_guest(page, "Ann")
    page.goto(new_table(page, game, [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=7))
    page.wait_for_selector("[data-board] [data-thing]")

    def look_round(page: Page, sight: Sight, index: int) -> None:
        if not sight.confirm:
            _press_everything(page, sent)
        click_one(page, sight, index)

    assert play_on(page, look_round) > 10
