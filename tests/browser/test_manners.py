"""How people deal with each other at a table: coin gifts, leaving and coming back, muting, blocking, reporting."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, await_decision, be_guest, new_table, who_decides
from tests.browser.looking import (
    Heard,
    call,
    cut_off,
    keep_picture,
    overflowing,
    overlapping,
    violations,
    wait_until,
)

LOG, TALK, MORE = "log", "talk", "menu"


def _turn_to(page: Page, side: str) -> None:
    """Open the log, the talk or the menu, whatever lies over their buttons."""
    await_board(page)
    if page.locator("[data-close]").count() > 0:
        page.click("[data-close]")
    page.click(f"[data-open={side}] >> visible=true")
    page.wait_for_selector(f"[data-over={side}]")


def _two_at_a_table(visit: Visitor, game: str = "scythe") -> tuple[Page, Page]:
    """Ann, who has made the table, and Ben, both with the game before them."""
    ann, ben = visit("/about"), visit("/about", lang="hu")
    be_guest(ann, "Ann")
    be_guest(ben, "Ben")
    address = new_table(ann, game, [{"who": "me"}, {"who": "invited"}], start=False, seed=3)
    table, key = address.removeprefix("/table/").split("?key=")
    call(ben, "POST", f"/tables/{table}/join", {"key": key})
    call(ann, "POST", f"/tables/{table}/start")
    for page in (ann, ben):
        page.goto(address)
        page.wait_for_selector("[data-decision]")
        page.wait_for_selector("[data-board] [data-thing]", state="attached")
    return ann, ben


def _say(page: Page, text: str) -> None:
    page.fill("[data-say]", text)
    page.press("[data-say]", "Enter")
    page.get_by_role("log").get_by_text(text).wait_for()


def test_coins_are_given_and_both_see_it(visit: Visitor) -> None:
    ann, ben = _two_at_a_table(visit)
    giver, receiver, name = (ann, ben, "Ben") if who_decides(ann, ben) is ann else (ben, ann, "Ann")
    sight = await_decision(giver)
    _turn_to(giver, MORE)
    giver.fill("[data-give] input", "2")
    giver.select_option("[data-give] select", label=name)
    keep_picture(giver, "manners")
    assert overflowing(giver) == []
    assert overlapping(giver) == []
    assert cut_off(giver) == []
    assert violations(giver) == []
    giver.click("[data-give] button")
    await_decision(giver, sight.seq)
    assert giver.locator("[data-why]").count() == 0
    for page in (giver, receiver):
        _turn_to(page, LOG)
        page.wait_for_selector("[data-log] li[data-kind=gift]")


def test_who_leaves_is_replaced_and_comes_back(visit: Visitor) -> None:
    ann, ben = _two_at_a_table(visit, "imperial_settlers")
    _turn_to(ben, MORE)
    ben.click("[data-leave]")
    assert violations(ben) == []
    ben.click("[data-agree]")
    for way in ("[data-back]", "[data-return]"):  # beside the leaving, and where one would decide
        ben.wait_for_selector(way)
        ann.wait_for_selector(".plate[data-bot=true]")
        assert ben.locator("[data-undo], [data-redo], [data-undo-turn], [data-hint]").count() == 0
        keep_picture(ben, "left")
        assert violations(ben) == []
        if way == "[data-return]":
            ben.click("[data-close]")  # the menu, which may lie over it
        ben.click(way)
        if way == "[data-return]":
            _turn_to(ben, MORE)
        ben.wait_for_selector("[data-leave]")
        ann.wait_for_function("() => !document.querySelector('.plate[data-bot=true]')")
        ben.wait_for_selector("[data-undo]")
        if way == "[data-back]":
            ben.click("[data-leave]")
            ben.click("[data-agree]")


def test_talk_is_muted_and_heard_again(visit: Visitor) -> None:
    ann, ben = _two_at_a_table(visit, "fifty_first_state")
    for page in (ann, ben):
        _turn_to(page, TALK)
    _say(ben, "first")
    ann.get_by_role("log").get_by_text("first").wait_for()
    ann.click("[data-mute]")
    ann.get_by_text("is muted").wait_for()
    heard = Heard(ann)
    ann.reload()
    _turn_to(ann, TALK)
    ann.get_by_text("is muted").wait_for()
    _say(ben, "second")
    wait_until(ann, lambda: any('"second"' in frame for frame in heard.frames), "it has reached her page")
    assert ann.get_by_text("second").count() == 0
    ann.click("[data-mute]")
    ann.get_by_role("log").get_by_text("second").wait_for()
    keep_picture(ann, "talk")
    assert violations(ann) == []


def test_who_is_blocked_is_not_heard_and_can_be_reported(visit: Visitor) -> None:
    ann, ben = _two_at_a_table(visit, "imperial_settlers")
    _turn_to(ann, MORE)
    ann.click("[data-block]")
    ann.get_by_text("Blocked", exact=True).wait_for()
    ann.click("[data-report]")
    ann.fill("[data-reason]", "Says rude things.")
    keep_picture(ann, "report")
    assert violations(ann) == []
    ann.click("[data-send-report]")
    ann.wait_for_selector("[data-reason]", state="detached")
    for page in (ann, ben):
        _turn_to(page, TALK)
    _say(ben, "rude words")
    _say(ann, "well then")  # what is said later is heard later
    assert ann.get_by_text("rude words").count() == 0
    ann.reload()
    _turn_to(ann, TALK)
    ann.get_by_role("log").get_by_text("well then").wait_for()
    assert ann.get_by_text("rude words").count() == 0
