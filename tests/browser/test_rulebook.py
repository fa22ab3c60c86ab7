"""The rulebook in the browser: told in the reader's language, and read by nobody who only plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

from furrow.words import LANGUAGES
from furrow.words.options import option_name
from furrow.words.rulebook import rulebook
from tests.browser.conftest import Visitor
from tests.browser.looking import out_of_order, overflowing, violations


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_the_readers_language(visit: Visitor, language: str) -> None:
    page = visit("/rules/scythe/SCY-MOVE-32", lang=language)
    rule = rulebook("scythe", language).find("SCY-MOVE-32")
    shown = page.locator("#SCY-MOVE-32")
    expect(shown).to_contain_text(rule.text)
    expect(shown).to_contain_text(rule.notes[0])
    expect(shown).to_be_in_viewport()
    expect(page.locator("h1")).to_have_text(rulebook("scythe", language).chapters[9].title)
    assert overflowing(page) == []
    assert violations(page) == []
    assert out_of_order(page) == []


def test_a_rule_leads_to_chapters_and_to_the_option_that_it_depends_on(visit: Visitor) -> None:
    page = visit("/rules/scythe/SCY-MOVE-29", lang="hu")
    page.locator("#SCY-MOVE-29 p").get_by_role("link").click()
    page.wait_for_url("**/rules/scythe/COMBAT")
    expect(page.locator("#SCY-COMBAT-01")).to_be_in_viewport()
    expect(page.locator("main nav [aria-current]")).to_have_attribute("href", "/rules/scythe/COMBAT")
    # What happens in an example is folded until the reader has thought.
    example = page.locator("aside .example").first
    expect(example.locator("details")).not_to_have_attribute("open", "")
    example.locator("summary").click()
    expect(example.locator("details p").first).to_be_visible()
    page.goto("/rules/scythe/SCY-MOVE-32")
    title = option_name("scythe", "contested_workers_may_leave", "hu")
    page.locator("#SCY-MOVE-32").get_by_role("link", name=title).click()
    expect(page.locator(".sought")).to_contain_text(title)
    expect(page.locator(".sought")).to_be_in_viewport()


def test_a_search_minds_no_accents(visit: Visitor) -> None:
    page = visit("/rules/scythe", lang="cs")
    page.get_by_role("searchbox").fill("delnik RYCHLOST")
    found = [row.id for row in rulebook("scythe", "cs").search("delnik RYCHLOST")]
    assert found
    expect(page.locator(".chapters li")).to_have_count(len(found))
    assert page.locator(".chapters li").evaluate_all("rows => rows.map(({ id }) => id)") == found
    assert {"dělník", "rychlost"} <= {text.lower() for text in page.locator(".chapters mark").all_inner_texts()}


def test_a_table_loads_nothing_of_it(visit: Visitor) -> None:
    page = visit("/", lang="hu")
    came: list[Response] = []
    page.on("response", lambda response: came.append(response))
    page.locator("[data-play=scythe]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    page.wait_for_load_state("networkidle")
    texts = {each.url: each.text() for each in came if each.url.split("?")[0].endswith((".js", "/words", "/rules"))}
    sentences = [row.text for row in rulebook("scythe", "hu").rows() if len(row.text) > 80]
    assert texts
    assert not [address for address, text in texts.items() if any(sentence in text for sentence in sentences)]
