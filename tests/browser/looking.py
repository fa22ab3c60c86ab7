"""What a page is looked at for: troubles of scripts, overflow, what axe finds; and pictures for people."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

PATIENCE = 120.0
"""Seconds until a test gives up on what should happen at once: the machine may be very busy."""
_ROOT = Path(__file__).resolve().parents[2]
_PICTURES = _ROOT / "test-artifacts" / "browser"
_wanted = False
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  await frame() // what is to be drawn has been laid out, and has asked for its typefaces
  await document.fonts.ready
  const late = [...document.images].filter((each) => !each.complete && each.loading !== 'lazy')
  await Promise.all(late.map((each) => new Promise((done) => {
    for (const end of ['load', 'error']) each.addEventListener(end, done)
  })))
  await frame() // sizes are known: whoever watches them sets things anew
  await frame()
}"""
_OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth + 1
  if (document.documentElement.scrollWidth <= wide) return []
  const scrolls = (node) => node && node !== document.body &&
    (getComputedStyle(node).overflowX !== 'visible' || scrolls(node.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter((node) => {
      const box = node.getBoundingClientRect()
      return box.width > 0 && (box.right > wide || box.left < -1) && !scrolls(node.parentElement)
    })
    .slice(0, 5)
    .map((node) => node.outerHTML.slice(0, 160))
}"""
PASSES = """
  // What stays in its place while a page scrolls may lie over it: at the top not over its beginning, at the foot not
  // over its end.
  const passes = (node) => {
    for (let each = node; each !== null; each = each.parentElement) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(each).position)) continue
      const { top, bottom } = each.getBoundingClientRect()
      const ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      if (top + bottom < innerHeight ? scrollY > 0 : !ended) return true
    }
    return false
  }
"""
_OVERLAP = (
    f"""() => {{{PASSES}"""
    + """
  // What can be clicked must be on top of what lies there, as far as it is not scrolled away. A board's own drawing is
  // apart: pieces stand on hexes.
  const clipped = (box, node) => {
    for (let each = node.parentElement; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const frame = each.getBoundingClientRect()
      box = { left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
              top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) }
    }
    return box
  }
  const found = []
  for (const node of document.querySelectorAll('main :is(button, a[href], input, select, summary, [role=tab])')) {
    const seen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // What is inert, or lets presses through, is not to be clicked.
    if (!seen || node.closest('svg, [inert]') !== null || getComputedStyle(node).pointerEvents === 'none') continue
    const box = node.getBoundingClientRect()
    const part = clipped({ left: Math.max(0, box.left), right: Math.min(innerWidth, box.right),
                           top: Math.max(0, box.top), bottom: Math.min(innerHeight, box.bottom) }, node)
    if (part.right - part.left < box.width - 1 || part.bottom - part.top < box.height - 1 || box.width < 2) continue
    // Cards of a fan and small tiles of a full row lie on one another: of each its start is in sight.
    const start = document.dir === 'rtl' ? box.right - 6 : box.left + 6
    const x = node.closest('[data-overlaps]') === null ? (box.left + box.right) / 2 : start
    const top = document.elementFromPoint(x, (box.top + box.bottom) / 2)
    if (top === null || node.contains(top) || top.contains(node) || passes(top)) continue
    if (top.closest('label') !== null && top.closest('label') === node.closest('label')) continue
    found.push(`${node.outerHTML.slice(0, 120)} is under ${top.outerHTML.slice(0, 120)}`)
  }
  return found.slice(0, 5)
}"""
)
_CUT = """() => [...document.querySelectorAll('main *')]
  .filter((node) => {
    if (![...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim() !== '')) return false
    if (!node.checkVisibility({ visibilityProperty: true })) return false
    const box = node.getBoundingClientRect()
    if (box.width < 3 || node.closest('svg, .hidden, .skip') !== null) return false
    const look = getComputedStyle(node)
    return look.overflowX !== 'visible' && look.overflowX !== 'auto' && node.scrollWidth > node.clientWidth + 1
  })
  .slice(0, 5)
  .map((node) => node.outerHTML.slice(0, 160))"""
_STOPS = """() => {
  // Where the Tab key should stop: everything that can be focused, in the order of the document. A group of radio
  // buttons is one stop.
  const first = (radio) => {
    const group = [...document.getElementsByName(radio.name)]
    return radio.name === '' || (group.find((each) => each.checked) ?? group[0]) === radio
  }
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0
  const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && seen(each) && each.closest('[inert]') === null)
    .filter((each) => each.type !== 'radio' || first(each))
  all.forEach((each, index) => { each.dataset.stop = index })
  document.activeElement?.blur()
  getSelection()?.removeAllRanges()
  return all.length
}"""
_AXE = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const some = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(' | ')
  return found.violations.map((each) => `${each.id}: ${some(each.nodes)}`)
}"""


class Watched:
    """Listens to what goes wrong in a page where nobody looks."""

    def __init__(self, page: Page) -> None:
        self.troubles: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", self._failed)

    def _said(self, message: ConsoleMessage) -> None:
        # A reply that is not 2xx is written to the console by the browser; the client deals with it.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.troubles.append(message.text)

    def _failed(self, error: Error) -> None:
        self.troubles.append(str(error))


class Heard:
    """What the server said to a page over the socket, from now on."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", self._received))

    def _received(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    @property
    def states(self) -> list[dict[str, Any]]:
        """The states among it, oldest first."""
        found = (json.loads(frame) for frame in self.frames)
        return [message for message in found if message["is"] == "state"]


@cache
def _axe() -> str:
    return (_ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def settle(page: Page) -> None:
    """Wait until what is drawn has its final place: typefaces and pictures are there, and parts that are measured and
    then set smaller, moved or made inert have had the frame that they need for it."""
    page.evaluate(_SETTLED)


def wait_until(page: Page, done: Callable[[], bool], what: str) -> None:
    """Wait for something that no page alone can tell; time passes in the given one."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, f"{what}: did not happen within {PATIENCE} s"
        page.wait_for_timeout(50)


def violations(page: Page) -> list[str]:
    """What axe-core has against the page as it is now."""
    settle(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(_AXE, _TAGS)
    return found


def out_of_order(page: Page) -> list[str]:
    """Where the Tab key does not go through the page in its order; axe says nothing about that."""
    page.evaluate(
        "() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex') }"
    )
    many: int = page.evaluate(_STOPS)
    assert many > 5, "the links to the other pages are on every page"
    found = []
    for stop in range(many):
        page.keyboard.press("Tab")
        here = page.evaluate(
            "() => [document.activeElement.dataset.stop ?? '', document.activeElement.outerHTML.slice(0, 120)]"
        )
        if here[0] != str(stop):
            found.append(f"stop {stop} of {many}: {here[1]}")
    return found[:5]


def overflowing(page: Page) -> list[str]:
    """Elements that make the page wider than the window."""
    settle(page)
    found: list[str] = page.evaluate(_OVERFLOW)
    return found


def scrolls_whole(page: Page) -> bool:
    """Can the page as a whole be scrolled down? A table fits the window; its parts scroll on their own."""
    settle(page)
    found: bool = page.evaluate(
        "() => document.documentElement.scrollHeight > document.documentElement.clientHeight + 1"
    )
    return found


def overlapping(page: Page) -> list[str]:
    """Things to click that lie under something else."""
    settle(page)
    found: list[str] = page.evaluate(_OVERLAP)
    return found


def cut_off(page: Page) -> list[str]:
    """Words that do not fit into their box."""
    settle(page)
    found: list[str] = page.evaluate(_CUT)
    return found


def want_pictures() -> None:
    """From now on pictures are kept."""
    global _wanted
    _wanted = True


def keep_picture(page: Page, name: str) -> None:
    """A picture for people, kept beside the test run if they ask for it: it costs as much as opening a page."""
    settle(page)
    if _wanted:
        _PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=_PICTURES / f"{name}.png")


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A REST call as the person whose page it is. A text is sent as it is."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const headers = { 'X-Furrow': '1', 'Content-Type': 'application/json' }
          const sent = body === null || typeof body === 'string' ? body : JSON.stringify(body)
          const reply = await fetch(`/api${path}`, { method, headers, body: sent })
          const text = await reply.text()
          if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
          return text === '' ? null : JSON.parse(text)
        }""",
        [method, path, body],
    )
