"""At the card tables a press chooses: whatever is pressed first, nothing is played, at no question of a whole game.

What plays is a button that names the deed, a second press on what is chosen, Enter, or a drop.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import Sight, await_decision, be_guest, click_one, new_table, play_on
from tests.browser.moments import Places, course
from tests.browser.sending import SEQ, Sent

GAMES = ("fifty_first_state", "imperial_settlers")
_THINGS = """() => {
  const seen = new Set()
  return [...document.querySelectorAll('main [data-thing]')].flatMap((each) => {
    const { thing } = each.dataset
    if (each.closest('[data-does]') !== null || seen.has(thing)) return []
    if (!each.checkVisibility({ visibilityProperty: true })) return []
    seen.add(thing)
    return [thing]
  })
}"""
"""Everything that can be pressed and is no button of a deed."""
_PLACE = """(thing) => {
  for (const each of document.querySelectorAll(`main [data-thing="${CSS.escape(thing)}"]:not([data-raised])`)) {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    for (const share of [0.5, 0.15, 0.05, 0.85]) {
      const [x, y] = [left + (right - left) * share, (top + bottom) / 2]
      if (document.elementFromPoint(x, y)?.closest('[data-thing]') === each) return [x, y]
    }
  }
  return null
}"""
_LEFT = """() => document.querySelector('[data-chosen], [data-cancel], [data-over], [role=alert]') === null"""
_LATER = "(seq) => Number(document.querySelector('[data-decision]').dataset.seq) > seq"
FEW = {
    "fifty_first_state": ["turn.develop", "turn.raze", "pay"],
    "imperial_settlers": ["turn.build", "target.steal", "pay"],
}


def _put_back(page: Page) -> None:
    """Nothing is chosen or opened any more."""
    for _ in range(4):
        if page.evaluate(_LEFT):
            return
        page.keyboard.press("Escape")


def _press_all(page: Page, sent: Sent) -> int:
    """Presses everything that is in sight once; gives how many things there were."""
    seq, said = page.evaluate(SEQ), len(sent.messages)
    pressed = 0
    for thing in page.evaluate(_THINGS):
        place = page.evaluate(_PLACE, thing)
        if place is None:
            continue  # something else lies over it
        page.mouse.click(*place)
        pressed += 1
        _put_back(page)
    sent.only_looked(page, said, seq)
    return pressed


def _press_rows(page: Page, sent: Sent, most: int = 6) -> None:
    """Presses rows of the list of answers once."""
    seq, said = page.evaluate(SEQ), len(sent.messages)
    page.keyboard.press("a")
    rows = page.locator("[data-answer]")
    rows.first.wait_for()
    for number in range(min(most, rows.count())):
        rows.nth(number).click()
    sent.only_looked(page, said, seq)
    _put_back(page)


def _sit(page: Page, places: Places, game: str, kind: str) -> Sight:
    page.goto(places.sit_at(page, game, course(game).moments[kind]))
    sight = await_decision(page)
    page.wait_for_selector("[data-board] [data-thing]")
    return sight


@pytest.mark.parametrize("game", GAMES)
def test_a_first_press_plays_nothing_at_some_questions(visit: Visitor, game: str) -> None:
    page, places = visit("/about"), Places()
    sent = Sent(page)
    be_guest(page, "Ann")
    for kind in FEW[game]:
        _sit(page, places, game, kind)
        assert _press_all(page, sent) > 10
        _press_rows(page, sent)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_first_press_plays_nothing_in_whole_games(visit: Visitor, game: str) -> None:
    page = visit("/about")
    sent = Sent(page)
    be_guest(page, "Ann")
    page.goto(new_table(page, game, [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=7))
    page.wait_for_selector("[data-board] [data-thing]")

    def press_round(page: Page, sight: Sight, index: int) -> None:
        _press_all(page, sent)
        _press_rows(page, sent, 3)
        click_one(page, sight, index)

    assert play_on(page, press_round) > 10


def _buildable(sight: Sight) -> str:
    """A card of the hand that can be built in one way only."""
    cards = [answer.split()[1] for answer in sight.answers if answer.startswith("build ") and " over " not in answer]
    return f"hand:{cards[0]}"


def _press(page: Page, thing: str) -> None:
    page.mouse.click(*page.evaluate(_PLACE, thing))


@pytest.mark.parametrize("second", ["[data-deed=build]", "[data-raised]"], ids=["button", "card"])
@pytest.mark.parametrize("game", GAMES)
def test_building_takes_two_presses_and_shows_its_price_between_them(visit: Visitor, game: str, second: str) -> None:
    page, places = visit("/about"), Places()
    be_guest(page, "Ann")
    sight = _sit(page, places, game, "turn.build")
    _press(page, _buildable(sight))
    page.wait_for_selector("[data-chosen] [data-deed=build][aria-pressed=true] .bill")
    assert page.evaluate(SEQ) == sight.seq
    page.click(f"[data-chosen] {second}")
    page.wait_for_function(_LATER, arg=sight.seq)


@pytest.mark.parametrize(("game", "kind"), [("fifty_first_state", "turn.deal"), ("imperial_settlers", "turn.samurai")])
def test_passing_takes_one_press(visit: Visitor, game: str, kind: str) -> None:
    page, places = visit("/about"), Places()
    be_guest(page, "Ann")
    sight = _sit(page, places, game, kind)
    page.click("[data-thing='phase:pass']")
    page.wait_for_function(_LATER, arg=sight.seq)


def test_passing_is_asked_again_with_the_reason_where_it_cannot_be_taken_back(visit: Visitor) -> None:
    page, places = visit("/about"), Places()
    be_guest(page, "Ann")
    sight = _sit(page, places, "imperial_settlers", "turn.build")
    page.click("[data-thing='phase:pass']")
    page.wait_for_selector("[data-confirm]")
    page.wait_for_selector("[data-preview] .final")
    assert page.evaluate(SEQ) == sight.seq
    page.click("[data-confirm]:not([inert] *)")
    page.wait_for_function(_LATER, arg=sight.seq)


def test_a_card_is_chosen_and_built_by_keys_alone(visit: Visitor) -> None:
    page, places = visit("/about"), Places()
    be_guest(page, "Ann")
    sight = _sit(page, places, "fifty_first_state", "turn.build")
    card = _buildable(sight)
    page.locator(f"[data-thing='{card}']").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-chosen] [data-deed=build]:focus")
    assert page.evaluate(SEQ) == sight.seq
    page.keyboard.press("Escape")
    page.wait_for_selector(f"[data-thing='{card}']:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-chosen] [data-deed=build]:focus")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function(_LATER, arg=sight.seq)


def test_a_verb_lights_what_it_takes_and_a_second_press_does_it(visit: Visitor) -> None:
    page, places = visit("/about"), Places()
    be_guest(page, "Ann")
    sight = _sit(page, places, "fifty_first_state", "turn.raze")
    page.click("[data-thing='verb:raze']")
    page.wait_for_selector(".aimed")
    assert page.locator(".mark.can").count() == 0
    aimed = page.locator(".aimed[data-thing^='hand:']").first.get_attribute("data-thing")
    assert aimed is not None
    _press(page, aimed)
    page.wait_for_selector("[data-confirm]")
    assert page.evaluate(SEQ) == sight.seq
    _press(page, aimed)
    page.wait_for_function(_LATER, arg=sight.seq)
