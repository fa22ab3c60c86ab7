"""Each kind of decision, asked by the real server and answered by a real click; language and size rotate."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from furrow.games import find
from tests.browser.conftest import new_person
from tests.browser.driving import await_decision, be_guest, click_one
from tests.browser.looking import Watched, cut_off, keep_picture, overflowing, overlapping, scrolls_whole, violations
from tests.browser.moments import KINDS, Places, course

WAYS = list(itertools.product(("en", "hu", "cs", "fa"), (False, True)))
ALL = [(game, kind) for game, kinds in KINDS.items() for kind in kinds]
FIRST = {(game, kind.partition(".")[0]): kind for game, kind in reversed(ALL)}
"""Each question once; its other answers (`turn.deal` beside `turn.build`) are looked at with `--soak`."""
ROTATING = [
    (game, kind, *WAYS[number * 3 % len(WAYS)])
    for number, (game, kind) in enumerate(ALL)
    if kind == FIRST[game, kind.partition(".")[0]]
]


class Rooms:
    """A page for each language and size, kept from one decision to the next, and the tables where they are asked."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser, self._site = browser, site
        self._pages: dict[tuple[str, bool], tuple[Page, Watched]] = {}
        self._places = Places()

    def enter(self, game: str, kind: str, lang: str, phone: bool) -> tuple[Page, Watched]:
        """The page of this language and size, at a table where this decision is open."""
        if (lang, phone) not in self._pages:
            page = new_person(self._browser, self._site, lang=lang, phone=phone).new_page()
            page.goto("/about")
            be_guest(page, {"fa": "مریم", "cs": "Žofie", "hu": "Örs", "en": "Ann"}[lang])
            self._pages[lang, phone] = page, Watched(page)
        page, watched = self._pages[lang, phone]
        page.goto(self._places.sit_at(page, game, course(game).moments[kind]))
        return page, watched

    def close(self) -> None:
        for page, _ in self._pages.values():
            page.context.close()


@pytest.fixture(scope="module")
def rooms(browser: Browser, site: str) -> Iterator[Rooms]:
    made = Rooms(browser, site)
    yield made
    made.close()


def _is_sound(page: Page, name: str) -> None:
    keep_picture(page, name)
    found = {"too wide": overflowing(page), "covered": overlapping(page), "cut off": cut_off(page)}
    assert {what: those for what, those in found.items() if those} == {}
    assert not scrolls_whole(page)


def _decide(rooms: Rooms, game: str, kind: str, lang: str, phone: bool) -> None:
    page, watched = rooms.enter(game, kind, lang, phone)
    before = len(watched.troubles)
    question, _, verb = kind.partition(".")
    moment = course(game).moments[kind]
    sight = await_decision(page)
    assert sight.name == question
    assert set(sight.answers) == set(moment.answers)
    name = f"decision-{game}-{kind}-{lang}-{'phone' if phone else 'desk'}"
    page.wait_for_selector("[data-board] [data-thing]", state="attached")
    page.wait_for_load_state("networkidle")
    _is_sound(page, name)
    if phone:
        page.keyboard.press("a")
        page.wait_for_selector("[data-answer]")
        _is_sound(page, f"{name}-decide")
    assert violations(page) == []
    wanted = [number for number, each in enumerate(sight.answers) if each.split()[0] == verb or not verb]
    click_one(page, sight, wanted[len(wanted) // 2])
    assert page.locator("[data-why]").count() == 0
    assert watched.troubles[before:] == []


@pytest.mark.parametrize("game", KINDS)
def test_no_kind_of_decision_is_left_out(game: str) -> None:
    assert sorted(course(game).moments) == sorted(KINDS[game])
    assert {kind.partition(".")[0] for kind in KINDS[game]} == set(find(game).questions)


@pytest.mark.parametrize(("game", "kind", "lang", "phone"), ROTATING)
def test_a_decision_is_shown_and_answered(rooms: Rooms, game: str, kind: str, lang: str, phone: bool) -> None:
    _decide(rooms, game, kind, lang, phone)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "kind"), ALL)
def test_a_decision_in_all_languages_and_sizes(rooms: Rooms, game: str, kind: str) -> None:
    for lang, phone in WAYS:
        _decide(rooms, game, kind, lang, phone)
