"""`furrow bench web --look`: how much of the window the painted board has, how large pieces and letters are on it, and
how many words are in sight, at every size that the table is made for."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from furrow.languages import LANGUAGES
from furrow.server.bench import served
from furrow.server.bench_browser import Newcomer, chromium
from furrow.server.bench_midgame import midgame

if TYPE_CHECKING:
    from playwright.sync_api import Browser

USUAL = (1366, 850)
SIZES = (USUAL, (1366, 768), (1366, 650), (1280, 720), (1920, 1080), (2560, 1440), (820, 1180), (390, 844), (844, 390))
_TOUCH = 500
"""A window with a side this short is a phone's."""
WORDS = {USUAL: 60, (1920, 1080): 100, (390, 844): 25}
"""The most English words in sight, where there is a bar."""

_LOOK = """() => {
  const WORD = /\\p{L}\\p{M}*(?:\\u200c?\\p{L}\\p{M}*)+/gu
  const board = document.querySelector('[data-region=board]')
  const map = board.querySelector('svg:has([data-hex])')
  const page = document.documentElement
  const inside = (box, pane) => ({
    left: Math.max(box.left, pane.left), right: Math.min(box.right, pane.right),
    top: Math.max(box.top, pane.top), bottom: Math.min(box.bottom, pane.bottom),
  })
  const area = ({ left, right, top, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  // What of a box is in sight: not scrolled away, not clipped by what it lies in.
  const seen = (box, node) => {
    let left = inside(box, whole)
    for (let each = node; each !== null && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).overflow !== 'visible') left = inside(left, each.getBoundingClientRect())
    return left
  }
  const texts = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
    const node = text.parentElement
    if (text.data.trim() === '' || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (node.closest('.hidden, .skip, title, desc, [hidden]') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const part = seen(box, node)
    if (area(part) < 0.5 * box.width * box.height || area(part) < 4) continue
    // What lies over it hides it.
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2]
    const top = document.elementFromPoint(x, y)
    const related = top === null || top.contains(node) || node.contains(top)
    if (!related && top.closest('[data-region]') !== node.closest('[data-region]')) continue
    const scale = node instanceof SVGElement ? node.getScreenCTM().a : node.currentCSSZoom ?? 1
    texts.push({ text: text.data, size: parseFloat(getComputedStyle(node).fontSize) * scale })
  }
  // The smallest piece of each kind: a figure is what its largest drawing shows.
  const pieces = {}
  for (const figure of map.querySelectorAll('.unit .figure')) {
    const parts = [...figure.querySelectorAll('use')].map((each) => [each.getBoundingClientRect(), each])
    const [box, largest] = parts.sort(([a], [b]) => b.width * b.height - a.width * a.height)[0] ?? []
    const [, kind] = /#([a-z]+)-/.exec(largest?.getAttribute('href') ?? '') ?? []
    if (kind && !(pieces[kind]?.[1] <= box.height)) pieces[kind] = [box.width, box.height]
  }
  const covers = [...document.querySelectorAll('.table > :is(.strip, .rail)')].filter((each) => each.checkVisibility())
  const pane = inside(board.getBoundingClientRect(), whole)
  const free = covers.reduce((left, each) => left - area(inside(each.getBoundingClientRect(), pane)), area(pane))
  return {
    share: (100 * free) / (innerWidth * innerHeight),
    pieces,
    text: Math.min(...texts.map(({ size }) => size)),
    words: texts.reduce((sum, { text }) => sum + (text.match(WORD) ?? []).length, 0),
    nodes: document.querySelectorAll('*').length,
    drawn: map.querySelectorAll('*').length,
    scrolls: Math.max(page.scrollHeight - innerHeight, page.scrollWidth - innerWidth),
  }
}"""


class Look(msgspec.Struct, frozen=True):
    """What is measured in one window, in pixels; `share` is in per cent.

    `pieces`: width and height of the smallest piece of each kind; `drawn`: the nodes of the board's drawing among all
    `nodes`; `scrolls`: how far the page can be scrolled.
    """

    share: float
    pieces: dict[str, tuple[float, float]]
    text: float
    words: int
    nodes: int
    drawn: int
    scrolls: float


class WindowLook(msgspec.Struct, frozen=True):
    """A window, its language, and what is seen in it."""

    width: int
    height: int
    lang: str
    look: Look
    most_words: int | None = None


def look() -> Iterator[WindowLook]:
    """The middle of a game of five at the beginning of the reader's turn. Raises Missing."""
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory(prefix="furrow-bench-") as home,
        served(Path(home)) as server,
    ):
        table = midgame(server.port, "L")
        for size in SIZES:
            yield _seen(browser, server.port, table, size, LANGUAGES[0])
        for lang in LANGUAGES[1:]:
            yield _seen(browser, server.port, table, USUAL, lang)


def _seen(browser: Browser, port: int, table: tuple[str, str], size: tuple[int, int], lang: str) -> WindowLook:
    address, cookie = table
    touch = min(size) < _TOUCH
    person = Newcomer(browser, f"http://127.0.0.1:{port}", cookie, size=size, lang=lang, touch=touch)
    person.open_table(address)
    found = msgspec.convert(person.page.evaluate(_LOOK), Look, strict=False)
    person.leave()
    return WindowLook(*size, lang, found, WORDS.get(size) if lang == LANGUAGES[0] else None)
