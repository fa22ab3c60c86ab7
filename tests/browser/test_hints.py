"""Hints on the board: the line is drawn, its chance is on the chips, a second press draws the next; it is played."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, new_table

_BEST, _SHOWN = "[data-play-hint]", "[data-hint-line][aria-pressed='true']"


def _hinted(page: Page) -> str:
    page.keyboard.press("i")
    page.wait_for_selector(_BEST)
    return page.get_attribute(_BEST, "data-play-hint") or ""


def test_a_hint_is_drawn_and_played(visit: Visitor) -> None:
    player = visit("/about")
    be_guest(player, "Anna")
    player.goto(new_table(player, "scythe", [{"who": "me"}, {"who": "bot", "level": "novice"}]))
    await_decision(player)
    first = _hinted(player)
    seq = player.get_attribute("[data-decision]", "data-seq")
    assert "%" in player.locator("[data-chip]", has_text="%").first.inner_text()
    player.keyboard.press("i")
    expect(player.locator(_SHOWN)).not_to_have_attribute("data-hint-line", first)
    assert player.get_attribute("[data-decision]", "data-seq") == seq
    player.locator(_BEST).click()
    expect(player.locator("[data-hints]")).to_have_count(0)
    expect(player.locator("[data-decision]")).not_to_have_attribute("data-seq", seq or "")
