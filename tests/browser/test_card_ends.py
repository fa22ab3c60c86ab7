"""The end of card games in a browser: who won, what the points came from, and the bot's analysis on the table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import furrow
from furrow import bots
from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, be_guest, click_one, play_on
from tests.browser.looking import call, keep_picture, overflowing, overlapping, settle, violations
from tests.browser.moments import begun

GAMES = ("fifty_first_state", "imperial_settlers")
_DRAWN = 60_000
"""A picture of the end has more bytes; an empty one of its size has less than ten thousand."""
_LAST = 12
"""So many decisions before the end the person of the page takes a seat."""


@cache
def played(game: str, seats: int) -> str:
    """The record of a game between bots."""
    table, level = furrow.new(game, seats=seats, seed=5), bots.find("novice")
    generators = [bots.seat_generator(5, seat) for seat in range(seats)]
    while not table.over:
        seat = table.actors[0]
        table.play(bots.ask(table, level, seat, generators[seat]), seat)
    return table.record()


def over(page: Page, game: str, seats: int = 4) -> str:
    """The address of a game that is over, as it is seen by somebody who had no part in it."""
    table = call(page, "POST", "/records", played(game, seats))
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector("[data-result] [data-segment]")
    settle(page)
    return str(table["id"])


def adds_up(page: Page) -> None:
    """Bars and columns show what the server says, and all of it."""
    for bar in page.locator("[data-total]:has([data-segment])").all():
        parts = [int(str(each.get_attribute("title")).split()[-1]) for each in bar.locator("[data-segment]").all()]
        assert sum(parts) == int(str(bar.get_attribute("data-total")))
    for column in page.locator("[data-by-card]").all():
        seat = column.get_attribute("data-by-card")
        total = page.locator(f"[data-rank='{seat}']").get_attribute("data-total")
        assert sum(int(text) for text in column.locator("li b").all_inner_texts()) == int(str(total))


def gives_away(page: Page) -> None:
    """Without a network: the end is drawn as a picture that can be saved, and there is the link."""
    page.context.set_offline(True)
    page.click("[data-share]")
    with page.expect_download() as saved:
        page.click("[data-save]")
    picture = Path(saved.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > _DRAWN
    page.click("[data-share]")
    page.click("[data-copy-link]")
    page.wait_for_selector(".toast")
    page.context.set_offline(False)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_played_to_its_end_says_who_won_and_by_what(visit: Visitor, game: str) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    record = played(game, 2)
    source = call(page, "POST", "/records", record)
    page.goto(begun(page, source["id"], source["key"], source["decisions"] - _LAST, 0))
    play_on(page, click_one)
    page.wait_for_selector("[data-result] [data-segment]")
    settle(page)
    info = call(page, "GET", f"/tables/{page.url.split('/table/')[1].split('?')[0]}")
    first = info["result"]["standings"][0]["seat"] == 0
    assert page.locator("[data-hero] h2").inner_text().lower() == ("you won" if first else "second")
    adds_up(page)
    keep_picture(page, f"end-{game}")
    # A kind of points, its cards, and one of them.
    page.locator("[data-kind]").first.click()
    expect(page.locator("[data-kind]").first).to_have_attribute("aria-pressed", "true")
    page.locator("[data-kind]").first.click()
    page.locator("[data-by-card] [data-card]").first.click()
    page.wait_for_selector("[data-over=peek] .face")
    page.keyboard.press("Escape")
    gives_away(page)
    # The table as it ended, and the result again.
    page.click("[data-look]")
    page.wait_for_selector("[data-result]", state="detached")
    await_board(page)
    page.get_by_role("button", name="Result").click()
    page.wait_for_selector("[data-result]")
    page.click("[data-rematch]")
    page.wait_for_selector("[data-result]", state="detached")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "hu", "cs", "fa"])
def test_the_end_fits_every_window_in_every_language(visit: Visitor, game: str, lang: str) -> None:
    page = visit("/about", lang=lang)
    be_guest(page, "Ann")
    over(page, game)
    for width, height in ((1366, 850), (1366, 650), (1280, 720), (1920, 1080), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert overflowing(page) == []
        assert overlapping(page) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.set_viewport_size({"width": 1366, "height": 850})
    settle(page)
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_end_on_a_phone_has_everything_in_one_column(visit: Visitor, lang: str) -> None:
    page = visit("/about", lang=lang, phone=True)
    be_guest(page, "Ann")
    over(page, "fifty_first_state")
    assert overflowing(page) == []
    assert overlapping(page) == []
    assert violations(page) == []
    keep_picture(page, f"end-{lang}-phone")
    seats = page.locator("[data-cards-of]")
    seats.nth(1).click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_solo_game_shows_what_decides(visit: Visitor, game: str) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    over(page, game, seats=1)
    compared = page.locator("[data-compared]")
    expect(compared).to_have_count(1 if game == "imperial_settlers" else 0)
    adds_up(page)
    assert violations(page) == []


def test_the_analysis_lies_across_the_table_and_marks_both_moves(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    source = call(page, "POST", "/records", played("imperial_settlers", 2))
    page.set_viewport_size({"width": 1366, "height": 850})
    page.goto(f"/table/{source['id']}/analysis?eyes=0")
    page.wait_for_selector("[data-analysis=ready]", timeout=240_000)
    await_board(page)
    expect(page.locator("[data-board] [data-course] [data-band]")).to_have_count(2)
    report = call(page, "GET", f"/tables/{source['id']}/analysis")["report"]
    marked = [
        each
        for each in report["mistakes"]
        if each["seat"] == 0 and any(thing.startswith(("hand:", "location:")) for thing in each["better_things"][0])
    ]
    assert marked
    page.locator(f"[data-dear='{marked[0]['decision']}'] button").click()
    page.wait_for_selector(f"[data-at='{marked[0]['decision']}']")
    page.wait_for_selector("[data-mark=better]")
    page.wait_for_selector("[data-flag]")
    expect(page.locator("[data-reasons] li")).to_have_count(len(marked[0]["reasons"]))
    settle(page)
    assert overflowing(page) == []
    assert violations(page) == []
    keep_picture(page, "analysis-cards")
    # What was played alone, then both again.
    page.click("[data-line=played]")
    page.wait_for_selector("[data-mark=better]", state="detached")
    page.click("[data-line=played]")
    page.wait_for_selector("[data-mark=better]")
