"""What others do at a card table is told: it flies over the table, stands in the caption and in the last turns; what is
done to a player stays until that player has seen it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, await_decision, be_guest, click_one, look, new_table
from tests.browser.looking import Heard, call, keep_picture, overflowing, settle, violations
from tests.browser.moments import Places, razing
from tests.browser.test_following import SLOWER

GAMES = ("fifty_first_state", "imperial_settlers")
BOT = {"who": "bot", "level": "novice"}
LISTENS = """() => {
  // What moves is written down as it comes, however soon it is gone.
  window.moved = { flights: [], marks: [], gaps: [], outlines: 0 }
  const note = (node) => {
    if (!(node instanceof HTMLElement)) return
    for (const { dataset } of [node, ...node.querySelectorAll('*')].filter((each) => each instanceof HTMLElement)) {
      if (dataset.flight !== undefined) window.moved.flights.push(dataset.flight)
      if (dataset.mark !== undefined) window.moved.marks.push(dataset.mark)
      if (dataset.now !== undefined) window.moved.gaps.push(dataset.now)
      if (dataset.outline !== undefined) window.moved.outlines += 1
    }
  }
  new MutationObserver((all) =>
    all.forEach((one) => (one.type === 'attributes' ? note(one.target) : one.addedNodes.forEach(note))),
  ).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-now'] })
}"""
DRAWN = """(seats) => seats.map((seat) =>
  [...document.querySelectorAll(`[data-thing^="location:${seat}/"]`)]
    .map((each) => each.dataset.thing.split('/')[1])
    .filter((card) => card !== 'ruin' && card !== 'foundation')
    .sort())"""


def _struck(visit: Visitor, game: str, *, motion: bool) -> tuple[Page, str, str]:
    """Two people; one razes a location of the other. Gives the page of the other, the card and the address."""
    moment, owner, card = razing(game)
    ann, ben = visit("/about"), visit("/about", motion=motion)
    for name, page in (("Ann", ann), ("Ben", ben)):
        be_guest(page, name)
    address = Places().sit_at(ann, game, moment, friend=owner)
    table, key = address.removeprefix("/table/").split("?key=")
    call(ben, "POST", f"/tables/{table}/join", {"seat": owner, "key": key})
    call(ann, "POST", f"/tables/{table}/start")
    for page in (ann, ben):
        page.goto(address)
        await_board(page)
    ben.evaluate(LISTENS)
    sight = await_decision(ann)
    click_one(ann, sight, sight.answers.index(f"raze {card}"))
    while (sight := look(ann)).answers and sight.name != "turn":
        click_one(ann, sight, 0)  # with what it is paid, and what is chosen for it
    return ben, card, address


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_to_me_stays_until_i_have_seen_it(visit: Visitor, game: str) -> None:
    ben, card, address = _struck(visit, game, motion=True)
    ben.wait_for_selector("[data-caption=alarm][data-hit=raze]")
    ben.wait_for_selector(f'[data-gap="{card}"][data-now=gone]')
    moved: dict[str, Any] = ben.evaluate("() => window.moved")
    assert "falls" in moved["gaps"]
    assert "struck" in moved["marks"]
    assert moved["flights"]
    settle(ben)
    keep_picture(ben, f"razed-{game}")
    assert overflowing(ben) == []
    assert violations(ben) == []
    # Neither time nor a reload takes it away, only the reader.
    ben.goto(address)
    ben.wait_for_selector("[data-caption=alarm][data-hit=raze]")
    ben.locator("[data-seen]").press("Enter")
    ben.wait_for_selector("[data-caption=alarm]", state="detached")
    assert ben.locator("[data-gap]").count() == 0
    ben.reload()
    await_board(ben)
    assert ben.locator("[data-caption=alarm]").count() == 0


def test_who_wants_no_motion_sees_what_changed(visit: Visitor) -> None:
    ben, card, _ = _struck(visit, "fifty_first_state", motion=False)
    ben.wait_for_selector(f'[data-gap="{card}"][data-now=gone]')
    ben.wait_for_selector("[data-caption=alarm]")
    moved: dict[str, Any] = ben.evaluate("() => window.moved")
    assert (moved["flights"], moved["marks"], "falls" in moved["gaps"]) == ([], [], False)
    assert moved["outlines"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_that_is_shown_is_drawn_as_the_server_says(visit: Visitor, game: str) -> None:
    page = visit("/about", motion=True)
    be_guest(page, "Ann")
    heard = Heard(page)
    page.goto(new_table(page, game, [{"who": "me"}, BOT, BOT], seed=5))
    await_board(page)
    page.evaluate(SLOWER)
    shown: set[int] = set()
    last = -1
    while len(shown) < 4:
        sight = await_decision(page, last)
        last = sight.seq
        if page.locator("[data-shown]").count() > 0:
            # The question is there at once; of the others that turn is drawn which is told just now.
            seq = int(page.locator("[data-air]").get_attribute("data-seq") or "-1")
            view = next(state["view"] for state in heard.states if state["seq"] == seq)
            built = [sorted(each["card"] for each in view["players"][seat]["locations"]) for seat in (1, 2)]
            assert page.evaluate(DRAWN, [1, 2]) == built
            assert page.locator("[data-caption=deed] .said").inner_text() != ""
            shown.add(seq)
        click_one(page, sight, 0)
