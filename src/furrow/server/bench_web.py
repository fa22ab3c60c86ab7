"""`furrow bench web`: how fast the browser client is, measured in a real browser with a real server."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from furrow.games import DEFAULT, names
from furrow.games.parts import part_file
from furrow.languages import LANGUAGES
from furrow.server.bench import Figure, served
from furrow.server.bench_browser import CODE, Newcomer, chromium
from furrow.server.bench_clients import Visitor
from furrow.server.bench_crowded import seated
from furrow.server.bench_midgame import midgame

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MAPPED = DEFAULT
"""The game with a painted board that can be dragged and zoomed."""
MAP = "[data-board] svg:has([data-hex])"
GROUND = "**/*.webp"
BARE = "/bare/index.html"
"""The framework and one button: what the same machine needs at least."""
SLOWER = 4.0
FRONT_BAR, CODE_BAR, PICTURE_BAR = 90.0, 220.0, 220.0
FONT_BARS = {"en": 120.0, "hu": 220.0, "cs": 220.0, "fa": 60.0}
PLAYABLE_BAR, DECISION_BAR = 1.5, 100.0
FRAME_BAR, LONGEST_BAR = 17.0, 50.0
RATIOS = "web_ratios.json"
"""A file that a game brings: bars of its own, such as how many times as long as a bare page its table may take."""
USUAL = (1366, 850)


class Order(msgspec.Struct, frozen=True):
    """How much to try: first visits and decisions of each game, steps of dragging the map, times of zooming it."""

    visits: int = 5
    decisions: int = 30
    steps: int = 240
    zooms: int = 3


class WebFigure(Figure):
    """A figure with the bar that it should stay below (None: it is shown for comparison), perhaps of one game.

    `of` is a language or a theme where there is a figure for each.
    """

    bar: float | None = None
    game: str = ""
    of: str = ""


class MeasuredSite:
    """A server that is measured, and the browser before it."""

    def __init__(self, browser: Browser, port: int) -> None:
        self.browser, self.port = browser, port
        self.address = f"http://127.0.0.1:{port}"

    def newcomer(
        self, cookie: str = "", size: tuple[int, int] = (1280, 800), lang: str = "en", dark: bool = False
    ) -> Newcomer:
        return Newcomer(self.browser, self.address, cookie, size=size, lang=lang, dark=dark)

    def table(self, game: str, name: str) -> tuple[str, str]:
        """The address of a game against a bot that has begun, and the cookie of its player."""
        visitor = Visitor(self.port, name)
        seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
        table = visitor.ask("POST", "/api/tables", {"game": game, "seats": seats, "seed": 7})
        visitor.ask("POST", f"/api/tables/{table['id']}/start")
        visitor.close()
        return f"/table/{table['id']}", visitor.cookie


def measure(order: Order) -> Iterator[WebFigure]:
    """All figures, one after the other. Raises Missing."""
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory(prefix="furrow-bench-") as home,
        served(Path(home)) as server,
    ):
        site = MeasuredSite(browser, server.port)
        yield from _front(site)
        for game in names():
            yield from _visits(site, game, order.visits)
            yield from _play(site, game, order.decisions)
            yield from _crowded(site, game)
        yield from _languages(site)
        yield from _themes(site)
        yield from _held_back(site)
        yield from _frames(site, order)


def _front(site: MeasuredSite) -> Iterator[WebFigure]:
    person = site.newcomer()
    person.open("/")
    yield WebFigure("web-load-front", person.loaded[CODE], "kB", FRONT_BAR)
    person.leave()


def _visits(site: MeasuredSite, game: str, times: int) -> Iterator[WebFigure]:
    """First visits at a table, with a slow processor; each in turn with one of a bare page."""
    loads, seconds, bare = [], [], []
    for number in range(times):
        bare.append(_bare_visit(site))
        address, cookie = site.table(game, f"V{number}")
        person = site.newcomer(cookie)
        person.slow_down(SLOWER)
        seconds.append(person.until_playable(address))
        person.page.wait_for_load_state("networkidle")
        loads.append(person.loaded[CODE])
        person.leave()
    yield WebFigure("web-load", max(loads), "kB", CODE_BAR, game)
    yield WebFigure("web-playable", median(seconds), "s", PLAYABLE_BAR, game)
    yield WebFigure("web-playable-bare", median(bare), "s")
    yield _ratio("web-playable-ratio", median(seconds), median(bare), game)


def _bare_visit(site: MeasuredSite) -> float:
    person = site.newcomer()
    person.slow_down(SLOWER)
    took = person.until_playable(BARE)
    person.leave()
    return took


def _play(site: MeasuredSite, game: str, decisions: int) -> Iterator[WebFigure]:
    address, cookie = site.table(game, "P")
    table, button = site.newcomer(cookie), site.newcomer()
    table.until_playable(address)
    button.until_playable(BARE)
    bare = sorted(button.decide(decisions, random.Random(1)))
    delays = sorted(table.decide(decisions, random.Random(1)))
    updates = table.updates()
    table.leave()
    button.leave()
    yield WebFigure("web-decision-median", median(delays), "ms", DECISION_BAR, game)
    yield WebFigure("web-decision-median-bare", median(bare), "ms")
    yield WebFigure("web-decision-p95", _late(delays), "ms", DECISION_BAR, game)
    yield WebFigure("web-decision-p95-bare", _late(bare), "ms")
    yield WebFigure("web-update", median(updates), "ms", _bar_of(game, "web-update"), game)
    # Of medians: a single late frame of a bare page would make any table look good.
    yield _ratio("web-decision-ratio", median(delays), median(bare), game)


def _crowded(site: MeasuredSite, game: str) -> Iterator[WebFigure]:
    """How large the page of a table is when most lies on it."""
    address, cookie = seated(site.port, "C", game)
    person = site.newcomer(cookie, size=USUAL)
    person.open_table(address)
    yield WebFigure("web-nodes", person.nodes(), "", _bar_of(game, "web-nodes"), game)
    person.leave()


def _late(delays: Sequence[float]) -> float:
    """What 95 of 100 stay below."""
    return delays[min(len(delays) - 1, int(0.95 * len(delays)))]


def _ratio(label: str, value: float, bare: float, game: str) -> WebFigure:
    """A time beside that of a bare page: machines differ, this does not."""
    return WebFigure(label, value / bare, "", _bar_of(game, label), game)


def _bar_of(game: str, label: str) -> float | None:
    """What only some games have to stay below."""
    held = part_file(game, "furrow.lab", RATIOS)
    return None if held is None else msgspec.json.decode(held.read_bytes(), type=dict[str, float]).get(label)


def _languages(site: MeasuredSite) -> Iterator[WebFigure]:
    """What the letters of each language cost at the painted table."""
    address, cookie = midgame(site.port, "L")
    for lang in LANGUAGES:
        person = site.newcomer(cookie, lang=lang)
        person.open_table(address)
        yield WebFigure("web-fonts", person.loaded["fonts"], "kB", FONT_BARS.get(lang), MAPPED, lang)
        person.leave()


def _themes(site: MeasuredSite) -> Iterator[WebFigure]:
    """All pictures of the painted table: only the ground of the theme that is shown should be among them."""
    address, cookie = midgame(site.port, "T")
    for theme in ("light", "dark"):
        person = site.newcomer(cookie, dark=theme == "dark")
        person.open_table(address)
        yield WebFigure("web-pictures", person.loaded["pictures"], "kB", PICTURE_BAR, MAPPED, theme)
        person.leave()


def _held_back(site: MeasuredSite) -> Iterator[WebFigure]:
    """The ground comes late: until then there is a table to play at, and nothing moves when it comes."""
    address, cookie = midgame(site.port, "H")
    person = site.newcomer(cookie)
    release = person.hold_back(GROUND)
    yield WebFigure("web-playable-groundless", person.until_playable(address), "s", PLAYABLE_BAR, MAPPED)
    person.page.wait_for_function("() => document.fonts.status === 'loaded'")
    before = person.places()
    release()
    person.page.wait_for_load_state("networkidle")
    moved = [max(abs(a - b) for a, b in zip(now, before[name], strict=True)) for name, now in person.places().items()]
    yield WebFigure("web-ground-shift", max(moved), "px", 0.0, MAPPED)
    person.leave()


def _frames(site: MeasuredSite, order: Order) -> Iterator[WebFigure]:
    """The map of a game of five is dragged and zoomed: how long the frames last."""
    address, cookie = midgame(site.port, "F")
    person = site.newcomer(cookie, size=(1366, 850))
    person.open_table(address)
    yield WebFigure("web-frame-still", max(person.frames(2.0)), "ms")
    for label, frames in (("drag", person.drag(MAP, order.steps)), ("zoom", person.zoom(MAP, order.zooms))):
        yield WebFigure(f"web-frame-{label}-median", median(frames), "ms", FRAME_BAR, MAPPED)
        yield WebFigure(f"web-frame-{label}", max(frames), "ms", LONGEST_BAR, MAPPED)
    person.leave()
