"""Games from elsewhere in the browser: a board that came with the game, and a family's board for one that has none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import new_person
from tests.browser.driving import await_board, click_one, play_on
from tests.browser.looking import Watched, keep_picture, overflowing, violations
from tests.server.edge import UNLIMITED, serving
from tests.toy.installing import toys_installed


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server to which the toys are installed."""
    installed = toys_installed(tmp_path_factory.mktemp("installed"))
    with serving(flags=["--no-browser"], variables=UNLIMITED | installed) as served:
        yield served.origin


@pytest.fixture
def page(browser: Browser, toys: str) -> Iterator[Page]:
    with new_person(browser, toys) as context:
        opened = context.new_page()
        watched = Watched(opened)
        opened.goto("/")
        yield opened
        assert watched.troubles == []


@pytest.mark.parametrize(("game", "drawn"), [("nim", "[data-nim] > li"), ("hamlet", "[data-thing]")])
def test_a_game_from_elsewhere_is_played_to_its_end_and_looked_at_again(page: Page, game: str, drawn: str) -> None:
    page.click(f"[data-play={game}]")
    page.wait_for_selector(f"[data-board] {drawn}")
    await_board(page)
    keep_picture(page, f"toy-{game}")
    assert overflowing(page) == []
    assert violations(page) == []
    assert play_on(page, click_one) > 0
    page.wait_for_selector("[data-result]")
    keep_picture(page, f"toy-{game}-result")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(f"[data-board] {drawn}")
