"""Cards on their own pages: every design drawn, every one found, every icon explained."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.looking import keep_picture, overflowing, settle

DESIGNS = {"fifty_first_state": 143, "imperial_settlers": 146}
_CUT = """() => [...document.querySelectorAll('.face')].flatMap((face) => {
  const frame = face.getBoundingClientRect()
  const over = [...face.querySelectorAll('.title, .icons, .said p, .foot > *')].filter((node) => {
    const box = node.getBoundingClientRect()
    return box.width > 0 && (box.left < frame.left - 1 || box.right > frame.right + 1 ||
      box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
  })
  return over.map((node) => `${face.querySelector('.title').textContent.trim()}: ${node.className || node.tagName}`)
})"""
_SMALL = """() => [...document.querySelectorAll('.face *')].filter((node) =>
  [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim() !== '') &&
  node.checkVisibility() && parseFloat(getComputedStyle(node).fontSize) < 11).map((node) => node.outerHTML)"""


@pytest.mark.parametrize("game", DESIGNS)
@pytest.mark.parametrize("lang", ["en", "hu", "cs", "fa"])
def test_every_design_is_drawn_and_nothing_leaves_its_card(visit: Visitor, game: str, lang: str) -> None:
    page = visit(f"/cards/{game}/designs", lang=lang)
    page.wait_for_selector("[data-designs] .face")
    settle(page)
    pictures = page.evaluate("() => [...document.querySelectorAll('.art')].map((each) => each.naturalWidth)")
    assert len(pictures) == DESIGNS[game]
    assert 0 not in pictures
    assert page.evaluate(_CUT) == []
    assert page.evaluate(_SMALL) == []
    assert overflowing(page) == []
    keep_picture(page, f"designs-{game}-{lang}")


def test_a_card_is_found_by_filters_and_shown_large(visit: Visitor) -> None:
    page = visit("/cards/fifty_first_state")
    page.click("[data-filter='kind:action']")
    page.click("[data-filter='gives:vp']")
    page.fill("[data-search]", "shipw")
    page.wait_for_function("() => document.querySelectorAll('li [data-card]').length === 1")
    page.click("li [data-card]")
    page.wait_for_selector("[data-detail^=shipwreck]")
    keep_picture(page, "cards-browser")
    page.click("[data-chosen=text]")
    page.wait_for_function("() => document.querySelectorAll('li [data-card]').length > 20")


def test_the_legend_is_one_press_from_the_lessons_and_leads_to_every_part(visit: Visitor) -> None:
    page = visit("/learn/imperial_settlers")
    page.click("a[href='/cards/imperial_settlers/legend']")
    page.wait_for_selector(".lines circle")
    settle(page)  # they are led anew when the letters have their width
    assert page.locator(".lines circle").count() == page.locator("[data-part]").count()
    keep_picture(page, "cards-legend")
