"""Intent first: how many clicks a turn of Scythe takes, End turn included, and that each gesture is one step to undo.

The presses are counted in the page itself: a click is one, a drag is one. The end of a turn is not answered by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import furrow
from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, be_guest
from tests.browser.looking import Heard, call
from tests.browser.moments import begun, played_out
from tests.scythe.positions import at, rival, saxony

_COUNT = "addEventListener('pointerdown', () => (window.presses = (window.presses ?? 0) + 1), { capture: true })"
_SEQ = "() => Number(document.querySelector('[data-decision]').dataset.seq)"
_LATER = "(seq) => Number(document.querySelector('[data-decision]').dataset.seq) > seq"
_LIT = "() => [...document.querySelectorAll('[data-lit]')].map((each) => each.dataset.thing)"


Gesture = Callable[[Page], None]


class Hand:
    """Someone's hand at a table of Scythe."""

    def __init__(self, page: Page, heard: Heard) -> None:
        self.page, self.heard = page, heard

    @property
    def presses(self) -> int:
        return int(self.page.evaluate("() => window.presses ?? 0"))

    @property
    def seq(self) -> int:
        return int(self.page.evaluate(_SEQ))

    @property
    def standing(self) -> tuple[Any, Any, list[str]]:
        """The table as it is now: the view, what is offered, and what is lit."""
        await_board(self.page)  # a moment over the rail has lights of its own
        seq = self.seq
        state = next(state for state in reversed(self.heard.states) if state["seq"] == seq)
        return state["view"], state["questions"], self.page.evaluate(_LIT)

    def do(self, gesture: Gesture) -> None:
        """A gesture, until the table shows what it did."""
        await_board(self.page)
        seq = self.seq
        gesture(self.page)
        self.page.wait_for_function(_LATER, arg=seq)

    def take_back(self) -> None:
        seq = self.seq
        self.page.keyboard.press("z")
        self.page.wait_for_function(_LATER, arg=seq)


def press(*things: str) -> Gesture:
    """A click on the middle of a thing that is lit, then of another that is lit by this; on a hex that may be a piece
    that stands there. Together they are one line."""

    def act(page: Page) -> None:
        for thing in things:
            page.mouse.click(*_middle(page, f'[data-thing="{thing}"][data-lit]:visible'))

    return act


def _middle(page: Page, part: str) -> tuple[float, float]:
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press_button(name: str) -> Gesture:
    """A click on a button that says what it does."""
    return lambda page: page.locator(f"[{name}]:visible").first.click()


def drag(unit: str, place: str) -> Gesture:
    """A unit to a place."""

    def act(page: Page) -> None:
        page.mouse.move(*_middle(page, f'[data-thing="{unit}"] .reach'))
        page.mouse.down()
        page.mouse.move(*_middle(page, f'[data-hex="{place}"]'), steps=4)
        page.mouse.up()

    return act


END = press_button("data-end")
EVERYTHING = press_button("data-amounts=everything")
MECHANICAL = {"mat": "mechanical", "coins": 5}
THREE_MECHS = saxony(
    mechs={"underpass": "F1", "disarm": "G1"}, workers=["F1", "F1", "G1", "E3"], cubes=["move.units"], **MECHANICAL
)
TURNS: dict[str, tuple[Any, int, tuple[Gesture, ...]]] = {
    "Bolster": (at(saxony(**MECHANICAL), rival()), 2, (press("box:bolster.power"), END)),
    "Produce with two territories": (
        at(saxony(workers=["F1", "G1"], **MECHANICAL), rival()),
        2,
        (press("section:produce"), END),
    ),
    "Produce with more": (
        at(saxony(workers=["F1", "G1", "E3"], **MECHANICAL), rival()),
        4,
        (press("section:produce"), press("hex:F1"), press("hex:E3"), END),
    ),
    "Bolster and Deploy": (
        at(saxony(workers=["F1", "G1"], **MECHANICAL), rival(), goods={"F1": {"metal": 3}}),
        5,
        (press("box:bolster.power"), press("bottom:deploy"), press_button("data-chip=speed"), press("hex:G1"), END),
    ),
    "Trade and Upgrade with one place": (
        at(saxony(**MECHANICAL), rival(), goods={"F1": {"oil": 3}}),
        6,
        (
            press("box:trade.goods"),
            press("good:wood"),
            press("good:food"),
            press("box:move.units"),
            press("saving:deploy"),
            END,
        ),
    ),
    "Trade and Upgrade with two places": (
        at(saxony(workers=["F1", "G1"], **MECHANICAL), rival(), goods={"F1": {"oil": 3}}),
        7,
        (
            press("box:trade.goods", "hex:G1"),
            press("good:wood"),
            press("good:food"),
            press("box:move.units"),
            press("saving:deploy"),
            END,
        ),
    ),
    "three units, two with everything": (
        at(THREE_MECHS, rival(), goods={"F1": {"oil": 2}, "G1": {"food": 1}}),
        6,
        (
            drag("unit:0/mech/F1", "F2"),
            EVERYTHING,
            drag("unit:0/mech/G1", "F1"),
            EVERYTHING,
            drag("unit:0/worker/E3", "E4"),
            END,
        ),
    ),
}


def _seated(visit: Visitor, game: furrow.Game) -> Hand:
    """At a table that stands at a position, with the presses counted from now on."""
    page = visit("/about")
    page.add_init_script(_COUNT)
    heard = Heard(page)
    be_guest(page, "Ann")
    source = call(page, "POST", "/records", played_out(game.clone()))
    page.goto(begun(page, source["id"], source["key"], 0, 0))
    page.wait_for_selector("[data-board] [data-lit]")
    return Hand(page, heard)


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_takes_few_clicks_and_each_is_one_step_back(visit: Visitor, name: str) -> None:
    game, count, gestures = TURNS[name]
    hand = _seated(visit, game)
    made = 0
    for gesture in gestures:
        before, already = hand.standing, hand.presses
        hand.do(gesture)
        made += hand.presses - already
        if gesture is END:
            break  # the bot plays on at once
        hand.take_back()
        assert hand.standing == before
        hand.do(gesture)
    assert made == count
