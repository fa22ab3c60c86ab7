"""What lies over the rail of Scythe: a combat from the first turn of a dial to its verdict."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import be_guest
from tests.browser.looking import call, cut_off, keep_picture, overflowing, overlapping, violations
from tests.browser.moments import Places, combat

_TURNED = """value => document.querySelector('[data-combat] [role=radio][aria-checked=true]')?.dataset.value === value
  && document.querySelector('[data-sealed]')?.dataset.sealed === value"""
"""The needle points there, and the server has it."""


def _turn(page: Page, to: str) -> None:
    page.click(f"[data-combat] [role=radio][data-value='{to}']")
    page.wait_for_function(_TURNED, arg=to)
    page.wait_for_selector("[data-combat] [data-thing='sealed:ready'][data-lit]")


def test_a_dial_is_turned_again_and_sealed_and_both_see_the_verdict(visit: Visitor) -> None:
    ann, ben = visit("/about"), visit("/about", lang="fa", phone=True)
    for name, page in (("Ann", ann), ("Ben", ben)):
        be_guest(page, name)
    moment, defender = combat()
    address = Places().sit_at(ann, "scythe", moment, friend=defender)
    table, key = address.removeprefix("/table/").split("?key=")
    call(ben, "POST", f"/tables/{table}/join", {"seat": defender, "key": key})
    call(ann, "POST", f"/tables/{table}/start")
    for page in (ann, ben):
        page.goto(address)
        page.wait_for_selector("[data-combat=secret] [data-thing='dial:0'][data-lit]")
        assert overflowing(page) == []
        assert violations(page) == []
    _turn(ann, "1")
    _turn(ann, "0")  # what was sealed is taken back and given anew
    ann.keyboard.press("1")
    ann.wait_for_function(_TURNED, arg="1")
    ann.reload()
    ann.wait_for_function(_TURNED, arg="1")
    assert ben.locator("[data-sealed]").count() == 0
    ann.wait_for_selector("[data-combat] [data-thing='sealed:ready'][data-lit]")
    ann.click("[data-thing='sealed:ready']")
    ann.wait_for_selector("[data-combat] [data-thing='sealed:ready']", state="detached")
    _turn(ben, "0")
    ben.click("[data-thing='sealed:ready']")
    for name, page in (("ann", ann), ("ben", ben)):
        page.wait_for_selector("[data-combat=over] :is([data-go-on], [data-retreat])")
        keep_picture(page, f"verdict-{name}")
        assert overflowing(page) == overlapping(page) == cut_off(page) == []
        assert violations(page) == []
    ben.click("[data-retreat]")  # who has lost and has a choice says there where to go
    for page in (ann, ben):
        page.wait_for_selector("[data-combat=over] [data-go-on]")
        page.click("[data-go-on]")
        page.wait_for_selector("[data-combat]", state="detached")
