"""The room where people wait for a game and the letter they come by: who sits down, who has to get up, what stays."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import await_decision, be_guest, new_table
from tests.browser.looking import call, cut_off, keep_picture, overflowing, overlapping, violations

HOST: dict[str, Any] = {"who": "me"}
OPEN: dict[str, Any] = {"who": "open"}
SIZES = ((1366, 650), (390, 844), (844, 390))


def _room(visit: Visitor, *seats: dict[str, Any], game: str = "imperial_settlers", **more: Any) -> tuple[Page, str]:
    host = visit("/about")
    be_guest(host, "Ann")
    address = new_table(host, game, list(seats), start=False, **more)
    host.goto(address)
    host.wait_for_selector("[data-part]")
    return host, address


def _plain(text: str) -> str:
    """Without the marks that keep numbers apart from words of another direction."""
    return text.translate(dict.fromkeys((0x2068, 0x2069)))


def _menu(page: Page, seat: int) -> None:
    page.locator(f"[data-seat='{seat}'] .top").press("Enter")


def test_a_friend_comes_by_the_address_bar_in_another_language_and_plays(visit: Visitor) -> None:
    romans = {"who": "invited", "dealt": {"faction": "romans"}}
    host, _ = _room(visit, HOST, romans, OPEN)
    host.wait_for_url("**?key=*")  # what stands in the address bar can be given away
    friend = visit(host.url, lang="hu")
    friend.get_by_role("heading", level=1, name="Imperial Settlers").wait_for()
    expect(friend.locator("main")).to_contain_text("meghív")
    assert violations(friend) == []
    for width, height in SIZES:
        friend.set_viewport_size({"width": width, "height": height})
        assert overflowing(friend) == []
        assert cut_off(friend) == []
    friend.set_viewport_size({"width": 1280, "height": 800})
    friend.get_by_role("radio").last.check()
    friend.get_by_role("radio").first.check()
    expect(friend.locator("[data-sit]")).to_contain_text("Róma")
    friend.locator("input[autocomplete=nickname]").fill("Zsófi")
    friend.locator("[data-sit]").click()
    friend.locator("[data-ready]").click()
    host.get_by_text("has sat down.").first.wait_for()
    expect(host.locator("[data-seat='1']")).to_contain_text("Ready")
    friend.locator("[data-say]").fill("Szia!")
    friend.keyboard.press("Enter")
    host.get_by_role("log").get_by_text("Szia!").wait_for()
    # A reload, or a line that was dropped, loses nothing.
    for page in (host, friend):
        page.reload()
        page.wait_for_selector("[data-part]")
        expect(page.locator("[data-seat='1']")).to_contain_text("Zsófi" if page is host else "Te")
        page.get_by_role("log").get_by_text("Szia!").wait_for()
    expect(friend.locator("[data-ready]")).to_have_attribute("aria-pressed", "true")
    friend.context.set_offline(True)
    host.locator("[data-seat='1']", has_text="Ready").wait_for()
    friend.context.set_offline(False)
    host.click("[data-start=bots]")  # one seat is still free
    for page in (host, friend):
        page.wait_for_selector("[data-decision]")


def test_the_host_moves_seats_by_keys_and_by_dragging(visit: Visitor) -> None:
    host, _ = _room(
        visit, {"who": "me", "dealt": {"faction": "nordic"}}, OPEN, {"who": "bot", "level": "novice"}, game="scythe"
    )
    host.locator("[data-seat='0'] .top").press("Shift+ArrowRight")
    expect(host.locator("[data-seat='1']")).to_contain_text("You")
    expect(host.locator("[data-seat='1']")).to_contain_text("Nordic")
    expect(host.locator("[data-seat='1'] .top")).to_be_focused()
    host.locator("[data-seat='2']").drag_to(host.locator("[data-seat='0']"))
    expect(host.locator("[data-seat='0']")).to_contain_text("Novice bot")
    _menu(host, 2)
    host.get_by_role("button", name="Put a bot here").press("Enter")
    expect(host.locator("[data-seat='2']")).to_contain_text("Steady bot")
    for width, height in SIZES:
        host.set_viewport_size({"width": width, "height": height})
        assert overflowing(host) == []
        assert cut_off(host) == []
        assert overlapping(host) == []
        expect(host.locator("[data-start]")).to_be_in_viewport(ratio=1)
    assert violations(host) == []
    host.reload()
    host.wait_for_selector("[data-start=people]")
    names = [seat["level"] or seat["who"] for seat in _seats(host)]
    assert names == ["novice", "me", "steady"]
    host.click("[data-start=people]")
    await_decision(host)


def _seats(page: Page) -> list[dict[str, Any]]:
    path, _, query = page.url.rpartition("/")[2].partition("?")
    found: list[dict[str, Any]] = call(page, "GET", f"/tables/{path}?{query}")["seats"]
    return found


def test_a_new_name_is_seen_by_everybody_in_the_room(visit: Visitor) -> None:
    host, address = _room(visit, HOST, {"who": "invited"})
    friend = visit(address)
    friend.locator("[data-sit]").click()
    host.locator("main bdi", has_text="Guest").wait_for()
    account = visit("/settings", beside=friend)
    account.locator("input[autocomplete=nickname]").fill("Béla")  # there once the page knows who reads it
    account.keyboard.press("Enter")
    host.locator("[data-seat='1']").get_by_text("Béla", exact=True).wait_for()
    expect(host.locator("[data-seat]", has_text="Guest")).to_have_count(0)
    keep_picture(host, "renamed")


def test_a_friend_makes_room_for_a_bot_only_when_the_host_says_so(visit: Visitor) -> None:
    host, address = _room(visit, HOST, OPEN)
    friend = visit(address, lang="hu")
    friend.locator("[data-sit]").press("Enter")
    friend.wait_for_selector("[data-part]")
    friend.wait_for_function("() => document.activeElement !== document.body")
    host.wait_for_selector("[data-start=people]")  # before, the seat is free: a bot is put there unasked
    _menu(host, 1)
    host.get_by_role("button", name="Put a bot here").press("Enter")
    host.get_by_role("dialog").get_by_role("button", name="Cancel").press("Enter")
    host.wait_for_selector("dialog", state="detached")
    host.wait_for_function("() => document.activeElement !== document.body")
    _menu(host, 1)
    host.get_by_role("button", name="Put a bot here").click()
    assert violations(host) == []
    host.click("[data-agree]")
    host.get_by_text("Steady bot").wait_for()
    friend.wait_for_selector("[data-part]", state="detached")
    friend.wait_for_selector("[data-full]")  # the letter says that there is no seat, and what can be done
    friend.locator("[data-watch]").click()
    host.click("[data-start]")
    friend.wait_for_selector("[data-board]")


def test_whoever_comes_is_told_the_clock_and_the_factions(visit: Visitor) -> None:
    romans = {"who": "me", "dealt": {"faction": "romans"}}
    host, address = _room(visit, romans, {"who": "open", "dealt": {"faction": "egyptians"}}, clock={"kind": "live"})
    assert "30 min each, + 10 s" in _plain(host.locator("[data-terms]").inner_text())
    expect(host.locator("[data-seat='0']")).to_contain_text("Romans")
    expect(host.locator("[data-seat='1']")).to_contain_text("Egyptians")
    phone = visit(address, lang="cs", phone=True)
    assert "30" in _plain(phone.locator("[data-terms]").inner_text())
    phone.locator("main", has_text="Egypťané").wait_for()
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
