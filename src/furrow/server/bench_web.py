"""`furrow bench web`: how fast the browser client is, measured in a real browser with a real server."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from furrow.games import DEFAULT, names
from furrow.server.bench import Figure, served
from furrow.server.bench_browser import Newcomer, chromium
from furrow.server.bench_clients import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MAPPED = DEFAULT
"""The game whose board can be dragged and zoomed."""
MAP = "[data-board] svg:has([data-hex])"
SLOWER = 4.0
LOAD_BAR, PLAYABLE_BAR, DECISION_BAR, FRAME_BAR = 250.0, 1.5, 100.0, 50.0


class Order(msgspec.Struct, frozen=True):
    """How much to try: first visits and decisions of each game, steps of dragging the map."""

    visits: int = 5
    decisions: int = 30
    steps: int = 240


class WebFigure(Figure):
    """A figure with the bar that it should stay below (None: it is shown for comparison), perhaps of one game."""

    bar: float | None = None
    game: str = ""


def measure(order: Order) -> Iterator[WebFigure]:
    """All figures, one after the other. Raises Missing."""
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory(prefix="furrow-bench-") as home,
        served(Path(home)) as server,
    ):
        site = f"http://127.0.0.1:{server.port}"
        yield from _front(browser, site)
        for game in names():
            yield from _visits(browser, site, server.port, game, order.visits)
            yield from _play(browser, site, server.port, game, order)


def _front(browser: Browser, site: str) -> Iterator[WebFigure]:
    person = Newcomer(browser, site)
    person.open("/")
    yield WebFigure("web-load-front", person.loaded, "kB", LOAD_BAR)
    person.leave()


def _visits(browser: Browser, site: str, port: int, game: str, times: int) -> Iterator[WebFigure]:
    """First visits at a table, with a slow processor."""
    loads, seconds = [], []
    for number in range(times):
        address, cookie = _table(port, game, f"V{number}")
        person = Newcomer(browser, site, cookie)
        person.slow_down(SLOWER)
        seconds.append(person.until_playable(address))
        person.page.wait_for_load_state("networkidle")
        loads.append(person.loaded)
        person.leave()
    yield WebFigure("web-load", max(loads), "kB", LOAD_BAR, game)
    yield WebFigure("web-playable", median(seconds), "s", PLAYABLE_BAR, game)


def _play(browser: Browser, site: str, port: int, game: str, order: Order) -> Iterator[WebFigure]:
    address, cookie = _table(port, game, "P")
    person = Newcomer(browser, site, cookie)
    person.until_playable(address)
    delays = sorted(person.decide(order.decisions, random.Random(1)))
    yield WebFigure("web-decision-median", median(delays), "ms", DECISION_BAR, game)
    yield WebFigure("web-decision-p95", delays[min(len(delays) - 1, int(0.95 * len(delays)))], "ms", DECISION_BAR, game)
    if game == MAPPED:
        yield WebFigure("web-frame-still", max(person.frames(2.0)), "ms")
        yield WebFigure("web-frame", max(person.drag(MAP, order.steps)), "ms", FRAME_BAR, game)
    person.leave()


def _table(port: int, game: str, name: str) -> tuple[str, str]:
    """The address of a game against a bot that has begun, and the cookie of its player."""
    visitor = Visitor(port, name)
    seats = [{"who": "me"}, {"who": "bot", "level": "novice"}]
    table = visitor.ask("POST", "/api/tables", {"game": game, "seats": seats, "seed": 7})
    visitor.ask("POST", f"/api/tables/{table['id']}/start")
    visitor.close()
    return f"/table/{table['id']}", visitor.cookie
