"""What a page is looked at for: troubles of scripts, overflow, what axe finds; and pictures for people."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

PATIENCE = 120.0
"""Seconds until a test gives up on what should happen at once: the machine may be very busy."""
_ROOT = Path(__file__).resolve().parents[2]
_PICTURES = _ROOT / "test-artifacts" / "browser"
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
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


@cache
def _axe() -> str:
    return (_ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe-core has against the page as it is now."""
    page.evaluate(_axe())
    found: list[str] = page.evaluate(_AXE, _TAGS)
    return found


def overflowing(page: Page) -> list[str]:
    """Elements that make the page wider than the window."""
    found: list[str] = page.evaluate(_OVERFLOW)
    return found


def keep_picture(page: Page, name: str) -> None:
    """A picture for people, kept beside the test run."""
    _PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=_PICTURES / f"{name}.png")


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A REST call as the person whose page it is."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const headers = { 'X-Furrow': '1', 'Content-Type': 'application/json' }
          const sent = body === null ? null : JSON.stringify(body)
          const reply = await fetch(`/api${path}`, { method, headers, body: sent })
          const text = await reply.text()
          if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
          return text === '' ? null : JSON.parse(text)
        }""",
        [method, path, body],
    )
