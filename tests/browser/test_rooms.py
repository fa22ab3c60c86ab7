"""The room where people wait for a game: what they see of it, who sits down, who has to get up, and how it is left."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import be_guest, new_table
from tests.browser.looking import keep_picture, overflowing, violations

HOST: dict[str, Any] = {"who": "me"}
OPEN: dict[str, Any] = {"who": "open"}


def _room(visit: Visitor, *seats: dict[str, Any], **more: Any) -> tuple[Page, str]:
    host = visit("/about")
    be_guest(host, "Ann")
    address = new_table(host, "imperial_settlers", list(seats), start=False, **more)
    host.goto(address)
    host.wait_for_selector("[data-part]")
    return host, address


def _plain(text: str) -> str:
    """Without the marks that keep numbers apart from words of another direction."""
    return text.translate(dict.fromkeys((0x2068, 0x2069)))


def test_a_new_name_is_seen_by_everybody_in_the_room(visit: Visitor) -> None:
    host, address = _room(visit, HOST, {"who": "invited"})
    friend = visit(address)
    friend.get_by_role("button", name="Sit here").click()
    host.locator("main bdi", has_text="Guest").wait_for()
    account = visit("/account", beside=friend)
    account.locator("input[autocomplete=nickname]").fill("Béla")  # there once the page knows who reads it
    account.keyboard.press("Enter")
    for page in (host, friend):
        page.locator("main").get_by_text("Béla", exact=True).first.wait_for()
        expect(page.locator("main").get_by_text("Guest")).to_have_count(0)
    keep_picture(host, "renamed")


def test_a_friend_makes_room_for_a_bot_only_when_the_host_says_so(visit: Visitor) -> None:
    host, address = _room(visit, HOST, OPEN)
    friend = visit(address, lang="hu")
    friend.get_by_role("button", name="Ide ülök").press("Enter")
    friend.wait_for_selector("[data-part]")
    friend.wait_for_function("() => document.activeElement !== document.body")
    host.wait_for_selector("[data-start]:not([disabled])")  # before, the seat is free: a bot is put there unasked
    host.get_by_role("button", name="Put a bot here").press("Enter")
    host.get_by_role("dialog").get_by_role("button", name="Cancel").press("Enter")
    host.wait_for_selector("dialog", state="detached")
    host.wait_for_function(
        "() => document.activeElement.matches('button') && document.activeElement.innerText.includes('Put a bot here')"
    )
    host.get_by_role("button", name="Put a bot here").click()
    assert violations(host) == []
    host.click("[data-agree]")
    host.get_by_text("Steady bot").wait_for()
    friend.wait_for_selector("[data-part]", state="detached")


def test_whoever_comes_is_told_the_clock_and_the_factions(visit: Visitor) -> None:
    romans = {"who": "me", "dealt": {"faction": "romans"}}
    host, address = _room(visit, romans, {"who": "open", "dealt": {"faction": "egyptians"}}, clock={"kind": "live"})
    assert "30 min each, + 10 s" in _plain(host.locator("[data-terms]").inner_text())
    expect(host.locator("[data-fixed]")).to_have_text(["Romans", "Egyptians"])
    phone = visit(address, lang="cs", phone=True)
    assert "30" in _plain(phone.locator("[data-terms]").inner_text())
    phone.locator("[data-fixed]", has_text="Egypťané").wait_for()
    keep_picture(phone, "room")
    assert overflowing(phone) == []


def test_a_host_is_asked_before_the_table_is_gone_and_then_it_is_plainly_over(visit: Visitor) -> None:
    host, _ = _room(visit, HOST, OPEN)
    host.click("[data-part]")
    host.get_by_text("the table is closed").wait_for()
    host.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    host.wait_for_selector("dialog", state="detached")
    host.click("[data-close]")
    host.click("[data-agree]")
    host.get_by_text("Closed", exact=True).wait_for()
    expect(host.locator("main button")).to_have_count(0)
    assert violations(host) == []
