"""What remains of a game, in a browser: the bot's analysis of a short one, and the way from there to the position."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

import furrow
from furrow.kernel.generator import Generator
from tests.browser.conftest import Visitor
from tests.browser.driving import await_board, be_guest
from tests.browser.looking import call, keep_picture, overflowing, violations
from tests.contract.starts import starts


@cache
def short_game() -> str:
    """The record of a game that nobody took great pains with: everybody always gives the last answer."""
    game = furrow.new("imperial_settlers", seats=2, seed=3)
    while not game.over:
        seat = game.actors[0]
        game.play(game.legal(seat)[-1].text, seat)
    return game.record()


def test_the_analysis_leads_to_the_decisions_that_cost_most(visit: Visitor) -> None:
    page = visit("/about", lang="hu")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", short_game())
    page.goto(f"/table/{table['id']}/replay")
    page.click("[data-open=menu]")
    page.get_by_role("link", name="A bot elemzése").click()
    page.wait_for_selector("[data-analysis=ready]")
    assert page.get_by_role("heading", level=1).inner_text().startswith("A bot elemzése")
    await_board(page)
    expect(page.locator("[data-course] [data-band]")).to_have_count(2)
    page.get_by_role("button", name="Ugyanez táblázatban").click()
    page.wait_for_selector("[data-over=judgement] table tbody tr")
    assert page.locator("[data-over=judgement] table tbody tr").count() > 2
    keep_picture(page, "analysis-hu")
    assert overflowing(page) == []
    assert violations(page) == []
    dear = page.locator("[data-over=judgement] [data-dear]").first
    at = dear.get_attribute("data-dear")
    dear.get_by_role("button").click()
    page.wait_for_selector(f"[data-at='{at}']")
    page.wait_for_selector("[data-over]", state="detached")
    page.wait_for_selector("[data-line=better]")


def test_mistakes_follow_one_another_and_both_lines_are_drawn(visit: Visitor) -> None:
    page = visit("/about")
    be_guest(page, "Ann")
    table = call(page, "POST", "/records", five_of_scythe())
    page.goto(f"/table/{table['id']}/analysis")
    page.wait_for_selector("[data-analysis=ready]", timeout=240_000)
    report = call(page, "GET", f"/tables/{table['id']}/analysis")["report"]
    mistakes = {each["decision"]: each for each in report["mistakes"]}
    dearest = report["mistakes"][0]["decision"]
    page.wait_for_selector(f"[data-at='{dearest}']")
    await_board(page)
    order = sorted(mistakes)
    assert len(order) > 2
    page.keyboard.press("Home")
    page.wait_for_selector("[data-at='0']")
    seen = [0] if 0 in mistakes else []
    for at in [each for each in order if each > 0]:
        if len(seen) % 2:
            page.keyboard.press("PageDown")
        else:
            page.click("[data-mistake-on]")
        page.wait_for_selector(f"[data-at='{at}']")
        seen.append(at)
        drawn = {kind: page.locator(f"[data-arrow={kind}]").count() for kind in ("played", "better")}
        if all(drawn.values()):
            break
    else:
        raise AssertionError("no mistake is a step in another direction")
    keep_picture(page, "analysis-both-lines")
    assert violations(page) == []
    # One of them alone, then both again.
    page.click("[data-line=better]")
    page.wait_for_selector("[data-arrow=played]", state="detached")
    page.wait_for_selector("[data-arrow=better]", state="attached")
    page.click("[data-line=better]")
    page.wait_for_selector("[data-arrow=played]", state="attached")
    page.keyboard.press("PageUp")
    page.wait_for_selector(f"[data-at='{seen[-2] if len(seen) > 1 else order[0]}']")


def test_the_analysis_fits_on_a_phone(visit: Visitor) -> None:
    page = visit("/about", lang="cs", phone=True)
    be_guest(page, "Ben")
    table = call(page, "POST", "/records", short_game())
    page.goto(f"/table/{table['id']}/analysis")
    page.wait_for_selector("[data-analysis=ready] [data-course]")
    page.wait_for_selector("[data-line=better]")
    await_board(page)
    keep_picture(page, "analysis-cs-phone")
    assert overflowing(page) == []
    assert violations(page) == []


def test_an_imported_game_is_replayed_and_its_score_sheet_speaks_the_language(visit: Visitor, tmp_path: Path) -> None:
    page = visit("/about", lang="cs")
    be_guest(page, "Cyril")
    page.goto("/mine")
    file = tmp_path / "game.json"
    file.write_text(short_game(), encoding="utf-8")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[data-at]")
    assert re.fullmatch(r"/table/[\w-]+/replay(\?key=[\w-]+)?", page.evaluate("location.pathname + location.search"))
    page.get_by_role("heading", level=1, name=re.compile("Zrod impéria")).wait_for()
    page.goto(page.url.replace("/replay", ""))  # nobody has seen a board here
    sheet = page.locator("[data-sheet]")
    sheet.get_by_text("Celkem").wait_for()
    page.wait_for_function("() => !/common|faction|extra/.test(document.querySelector('[data-sheet]').innerText)")


@cache
def five_of_scythe() -> str:
    """The record of a game of five that somebody soon wins."""
    game = furrow.position("scythe", next(each for each in starts("scythe") if len(each["players"]) == 5))
    generator = Generator(1)
    while not game.over:
        answers = game.legal(game.actors[0])
        game.play(answers[generator.below(len(answers))].text, game.actors[0])
    return game.record()


@pytest.mark.parametrize("lang", ["en", "hu", "cs", "fa"])
def test_the_score_sheet_of_five_players_fits_a_phone(visit: Visitor, lang: str) -> None:
    page = visit("/about", lang=lang, phone=True)
    be_guest(page, "Dana")
    table = call(page, "POST", "/records", five_of_scythe())
    page.goto(f"/table/{table['id']}")
    await_board(page)  # until then the result is one that any game has
    page.wait_for_selector("[data-sheet] tbody tr")
    page.wait_for_load_state("networkidle")
    keep_picture(page, f"score-sheet-{lang}-phone")
    sheet = page.locator("[data-sheet]")
    assert sheet.locator("th[scope=col]").count() == 5
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    assert overflowing(page) == []
    assert violations(page) == []
