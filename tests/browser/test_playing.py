"""Whole games in a real browser: by clicks, by keyboard alone, two people in step, and what must not be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor
from tests.browser.driving import (
    MOVED_ON,
    await_board,
    await_decision,
    be_guest,
    click_one,
    key_one,
    lazily,
    look,
    new_table,
    play_on,
    unfold,
    who_decides,
)
from tests.browser.looking import keep_picture, overflowing, settle, violations

BOT = {"who": "bot", "level": "novice"}
LIT_PLACES = "() => [...document.querySelectorAll('[data-hex][data-lit]')].map((each) => each.dataset.hex)"
LIT_UNITS = "() => [...document.querySelectorAll('[data-drag]')].map((each) => each.dataset.thing)"


def _sit_down(visit: Visitor, game: str, lang: str = "en", phone: bool = False) -> Page:
    page = visit("/about", lang=lang, phone=phone)
    be_guest(page, "Ann")
    page.goto(new_table(page, game, [{"who": "me"}, BOT], seed=7))
    if phone:
        await_decision(page)
        page.keyboard.press("a")
    return page


def _result_is_sound(page: Page, name: str) -> None:
    page.wait_for_selector("[data-sheet] tbody tr", state="attached")
    # The course of the game comes later.
    page.wait_for_selector("[data-result] :is(.charts figure, [role=tabpanel], [data-segment])")
    keep_picture(page, name)
    sheet = page.locator("[data-sheet]")
    if sheet.evaluate("(sheet) => sheet.matches('.hidden')"):
        # The ends of card games draw their points; the sheet is there for those who do not see them.
        assert sheet.locator("tbody tr").count() == 2
    else:
        assert sheet.locator("th[scope=col]").count() == 2
        assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    assert overflowing(page) == []
    assert violations(page) == []


def test_play_now_and_a_whole_game_of_imperial_settlers_by_clicks(visit: Visitor) -> None:
    page = visit("/")
    page.click("[data-play=imperial_settlers]")
    assert play_on(page, click_one) > 10
    _result_is_sound(page, "result-imperial_settlers")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-at='0']")
    await_board(page)
    page.get_by_role("button", name="One decision on").click()
    page.wait_for_selector("[data-at='1']")
    page.get_by_role("button", name="One decision back").click()
    page.wait_for_selector("[data-at='0']")
    page.go_back()
    page.click("[data-rematch]")  # nobody but bots to ask: it begins at once
    page.wait_for_selector("[data-result]", state="detached")
    assert await_decision(page).answers != []


def test_a_whole_game_of_imperial_settlers_by_keyboard_alone(visit: Visitor) -> None:
    page = visit("/", lang="hu")
    page.wait_for_selector("[data-play=imperial_settlers]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.play === 'imperial_settlers'"):
            break
    page.keyboard.press("Enter")
    assert play_on(page, key_one) > 10
    _result_is_sound(page, "result-keyboard")


def test_a_whole_game_of_51st_state_by_clicks_on_a_phone(visit: Visitor) -> None:
    page = _sit_down(visit, "fifty_first_state", "cs", phone=True)
    assert play_on(page, click_one) > 10
    page.locator("[data-result]").wait_for(state="visible")  # wherever the last decision was made
    _result_is_sound(page, "result-fifty_first_state")


def test_a_whole_game_of_scythe_by_clicks(visit: Visitor) -> None:
    page = _sit_down(visit, "scythe", "hu")
    assert play_on(page, click_one, most=2000) > 10
    _result_is_sound(page, "result-scythe")


@pytest.mark.parametrize("game", ["scythe", "fifty_first_state"])
def test_a_whole_game_by_keyboard_alone(visit: Visitor, game: str) -> None:
    page = _sit_down(visit, game)
    assert play_on(page, key_one, most=2000) > 10
    _result_is_sound(page, f"result-{game}-keyboard")


def _click_high(page: Page, selector: str) -> None:
    """A click on the upper part of a hex, where no piece stands."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)


def test_clicks_on_the_board_answer_and_are_taken_back(visit: Visitor) -> None:
    page = _sit_down(visit, "scythe", "fa")
    start = await_decision(page)
    page.click("[data-board] [data-thing='section:trade']")
    second = await_decision(page, start.seq)
    assert second.name == "top"
    _click_high(page, "[data-board] [data-hex][data-lit]")
    third = await_decision(page, second.seq)
    assert third.name == "goods"
    keep_picture(page, "scythe-fa-board")
    assert overflowing(page) == []
    page.click("[data-undo]")
    again = await_decision(page, third.seq)
    assert again.answers == second.answers
    page.keyboard.press("a")
    page.click("[data-undo-turn]")
    assert await_decision(page, again.seq).answers == start.answers


def _take_up(page: Page, unit: str) -> None:
    """Begins to drag a unit, without letting it go."""
    start = page.locator(f"[data-thing='{unit}']").bounding_box()
    assert start is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)


def _let_go(page: Page, place: str) -> None:
    goal = page.locator(f"[data-hex='{place}']").bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 4, steps=5)
    page.mouse.up()


def _drag(page: Page, unit: str, place: str) -> None:
    _take_up(page, unit)
    _let_go(page, place)


def test_a_unit_is_dragged_to_its_goal_and_where_it_cannot_go_is_told_why(visit: Visitor) -> None:
    page = _sit_down(visit, "scythe", "cs")
    start = await_decision(page)
    page.click("[data-board] [data-thing='section:move']")
    second = await_decision(page, start.seq)
    unit = next(each for each in page.evaluate(LIT_UNITS) if "/worker/" in each)
    before = page.evaluate(LIT_PLACES)
    _take_up(page, unit)
    page.wait_for_function(f"(before) => ({LIT_PLACES})().join() !== before.join()", arg=before)
    goal = page.evaluate(LIT_PLACES)[0]
    _let_go(page, "D4")
    page.wait_for_selector("[data-why] a")
    assert "D4" in page.inner_text("[data-why]")
    assert look(page).seq == second.seq, "where it cannot go it is not taken up"
    _drag(page, unit, goal)
    page.wait_for_function(f"(unit) => ({LIT_UNITS})().every((each) => each !== unit)", arg=unit)
    assert page.locator("[data-why]").count() == 0


def test_where_a_dragged_unit_may_go_is_lit_while_it_is_dragged(visit: Visitor) -> None:
    page = _sit_down(visit, "scythe", "hu")
    start = await_decision(page)
    page.click("[data-board] [data-thing='section:move']")
    second = await_decision(page, start.seq)
    before = page.evaluate(LIT_PLACES)
    unit = next(each for each in page.evaluate(LIT_UNITS) if "/worker/" in each)
    _take_up(page, unit)
    page.wait_for_function(f"(before) => ({LIT_PLACES})().join() !== before.join()", arg=before)
    goals = page.evaluate(LIT_PLACES)
    keep_picture(page, "scythe-hu-dragging")
    _let_go(page, unit.rsplit("/", 1)[1])
    page.wait_for_function(f"(before) => ({LIT_PLACES})().join() === before.join()", arg=before)
    assert look(page).seq == second.seq
    page.locator(f"[data-thing='{unit}']").first.click()  # it is taken up, and nothing is played yet
    page.wait_for_function(f"(goals) => ({LIT_PLACES})().join() === goals.join()", arg=goals)
    assert look(page).seq == second.seq


def test_a_card_is_chosen_on_the_board(visit: Visitor) -> None:
    page = _sit_down(visit, "imperial_settlers", "cs")
    sight = await_decision(page)
    card = sight.answers[0].removeprefix("take ")
    page.locator(f"[data-board] [data-thing$=':{card}']").first.click()
    page.wait_for_function(MOVED_ON, arg=sight.seq)
    if look(page).confirm:
        page.click("[data-confirm]")
    assert await_decision(page, sight.seq).answers != sight.answers


def test_twins_bear_their_numbers(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    page.goto(new_table(page, "fifty_first_state", [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=51))
    await_decision(page)
    twins = page.locator("[data-board] .thing", has_text="Skyscraper")
    twins.first.wait_for()
    names = [text.split(",")[0].strip("\u2068\u2069") for text in twins.locator(".hidden").all_inner_texts()]
    assert names == ["Skyscraper (1)", "Skyscraper (2)"]
    heads = [" ".join(head.split()) for head in twins.locator(".head").all_inner_texts()]
    assert [head.lower() for head in heads] == ["skyscraper (1)", "skyscraper (2)"]
    unfold(page)
    for name in names:
        assert page.locator("[data-panel] [data-row]", has_text=name).count() == 1


def test_a_long_name_at_one_screen_keeps_to_its_line(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Bartholomew Featherstone of Upper Denham")
    page.goto(new_table(page, "scythe", [{"who": "me"}, {"who": "hotseat", "name": "Bea"}], seed=5))
    page.wait_for_selector("[data-look]")
    assert page.locator(".seat.me").count() == 0
    looking = page.locator("[data-curtain]").get_attribute("data-curtain")
    page.click("[data-look]")
    page.wait_for_selector("[data-curtain]", state="detached")
    await_decision(page)
    page.wait_for_selector(".seat.me")
    assert page.locator(".seat.me").evaluate_all("(all) => all.map((each) => each.dataset.thing)") == [
        f"seat:{looking}"
    ]
    keep_picture(page, "hot-seat")
    assert page.locator("[data-decision] .who").evaluate("(name) => name.getBoundingClientRect().height") < 30


def test_names_at_one_screen_that_differ_at_their_ends_are_read_whole(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Guest 504")
    page.goto(new_table(page, "scythe", [{"who": "me"}, {"who": "hotseat"}], seed=5))
    page.click("[data-look]")
    await_decision(page)
    badge = page.locator("[data-decision] .who bdi")
    settle(page)
    assert badge.inner_text().startswith("Guest 504")
    assert badge.evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_who_had_turns_end_by_themselves_has_the_standing_answer_given_at_every_table(visit: Visitor) -> None:
    page = visit("/about")
    page.evaluate("localStorage.setItem('furrow.settings', JSON.stringify({ lang: 'en', autoEnd: true }))")
    page.reload()
    be_guest(page, "Anna")
    for chosen, found in (("ask", "skip"), ("skip", "ask")):
        page.goto(new_table(page, "scythe", [{"who": "me"}, {"who": "bot", "level": "novice"}], seed=5))
        await_decision(page)
        page.click("[data-open=menu]")
        ends = page.get_by_label("End of turn")
        expect(ends).to_have_value(found)
        ends.select_option(chosen)
        expect(ends).to_have_value(chosen)


def test_on_a_phone_the_turn_ends_from_the_board(visit: Visitor) -> None:
    page = _sit_down(visit, "scythe", phone=True)
    sight = await_decision(page)
    while page.locator("[data-end]").count() == 0:
        click_one(page, sight, lazily(sight, 9))
        sight = await_decision(page, sight.seq)
    keep_picture(page, "phone-end")
    assert overflowing(page) == []
    page.click("[data-end]")
    page.wait_for_function(MOVED_ON, arg=sight.seq)


def test_a_wish_that_is_not_allowed_is_answered_by_the_rule(visit: Visitor) -> None:
    page = _sit_down(visit, "scythe")
    await_decision(page)
    page.keyboard.press("a")
    page.get_by_text("Why can I not").click()
    page.fill("[data-wish]", "move / char / D4")
    page.get_by_role("button", name="Ask").click()
    page.locator("[data-why] a", has_text="SCY-MOVE-02").wait_for()
    page.fill("[data-wish]", "why can't my hero go to the factroy")
    page.get_by_role("button", name="Ask").click()
    page.locator("[data-understood]", has_text="D4").wait_for()
    page.locator("[data-why] a", has_text="SCY-MOVE-02").wait_for()
    near = page.locator("[data-near] button").first
    meant = near.inner_text()
    near.click()
    page.locator("[data-understood]").wait_for(state="detached")
    page.locator("[data-why], [data-may]").first.wait_for()  # what was told before is gone at once
    assert page.locator("[data-near]").count() == 0, meant
    keep_picture(page, "why-not")
    assert violations(page) == []


def test_a_table_survives_a_broken_line(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/socket?*", through)
    page.goto(new_table(page, "imperial_settlers", [{"who": "me"}, BOT], seed=7))
    sight = await_decision(page)
    lines[0].close(code=1012, reason="restart")
    click_one(page, sight, 0)
    assert await_decision(page, sight.seq).seq != sight.seq
    assert len(lines) > 1


def test_a_table_survives_going_offline_and_back(visit: Visitor) -> None:
    page = _sit_down(visit, "imperial_settlers", "hu")
    sight = await_decision(page)
    page.context.set_offline(True)
    page.wait_for_selector("[data-offline]")
    page.context.set_offline(False)
    page.wait_for_selector("[data-offline]", state="detached")
    click_one(page, sight, 0)
    assert await_decision(page, sight.seq).seq != sight.seq


def test_who_follows_an_invitation_is_a_guest_at_once(visit: Visitor) -> None:
    host = visit("/about")
    be_guest(host, "Ann")
    address = new_table(host, "imperial_settlers", [{"who": "me"}, {"who": "invited"}], start=False, seed=3)
    friend = visit(address, lang="hu")
    friend.click("[data-sit]")
    host.goto(address)
    host.click("[data-start=people]")
    for page in (host, friend):
        page.wait_for_selector("[data-decision]")
    assert who_decides(host, friend) in (host, friend)


def test_what_is_said_reaches_everybody_in_their_language(visit: Visitor) -> None:
    ann, ben = visit("/about"), visit("/about", lang="cs")
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        be_guest(page, name)
    address = new_table(ann, "imperial_settlers", [{"who": "me"}, BOT], seed=3)
    for page in (ann, ben):
        page.goto(address)
        page.wait_for_selector("[data-decision]")
        page.click("[data-open=talk] >> visible=true")
    ann.get_by_role("button", name="Well played!").click()
    ann.fill("[data-say]", "سلام <b>Ben</b>")
    ann.keyboard.press("Enter")
    for page in (ann, ben):
        page.get_by_role("log").get_by_text("سلام <b>Ben</b>").wait_for()
    assert "Well played!" in ann.get_by_role("log").inner_text()
    assert "Well played!" not in ben.get_by_role("log").inner_text()
