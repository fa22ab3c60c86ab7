"""A chromium for measuring the client: people with real mice, and a probe in the page that reads its clock."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage")
_PATIENCE = 120_000
_NOT_COUNTED = ("Font", "Image", "Media")
_PROBE = """(() => {
  const probe = { playable: 0, delays: [], frames: null }
  window.furrowProbe = probe
  // Painted: the frame that holds the change is done when a task set in it comes. An urgent one: what the server says
  // next may be waiting already, and its work is no part of this frame.
  const painted = (then) => requestAnimationFrame(() => {
    scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' })
  })
  const asked = '[data-answer][aria-disabled=false], [data-end]'
  let pressed = 0
  let seq = null
  const look = () => {
    if (probe.playable === 0 && document.querySelector('[data-board] [data-thing]') && document.querySelector(asked)) {
      probe.playable = -1
      painted((now) => { probe.playable = now })
    }
    const now = document.querySelector('[data-decision]')?.dataset.seq ?? null
    if (now === seq) return
    if (seq !== null && pressed > 0) {
      const began = pressed
      pressed = 0
      painted((then) => probe.delays.push(then - began))
    }
    seq = now
  }
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq', 'aria-disabled'],
  })
  addEventListener('click', (event) => { pressed = event.timeStamp }, true)
  probe.watch = () => {
    const frames = []
    probe.frames = frames
    const tick = (now) => {
      frames.push(now)
      if (probe.frames === frames) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }
  probe.watched = () => {
    const frames = probe.frames
    probe.frames = null
    return frames.slice(1).map((now, index) => now - frames[index])
  }
})()"""
_TO_DO = """(last) => {
  const seq = document.querySelector('[data-decision]')?.dataset.seq
  if (document.querySelector('[data-result]')) return 'over'
  if (document.querySelector('[data-confirm]')) return 'confirm'
  if (seq === undefined || seq === last) return ''
  if (document.querySelector('[data-answer][aria-disabled=false]')) return 'answer'
  return document.querySelector('[data-end]') ? 'end' : ''
}"""


class Missing(Exception):
    """Something is not installed; `what` is "playwright", "chromium" or "client"."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser of our own. Raises Missing."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Missing("playwright") from None
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        raise Missing("chromium")
    if not files("furrow.server.web").joinpath("client", "index.html").is_file():
        raise Missing("client")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(_FLAGS))
        yield browser
        browser.close()


class Newcomer:
    """Somebody with a browser that has never been here: nothing is in its cache."""

    def __init__(self, browser: Browser, site: str, cookie: str = "") -> None:
        # A service worker would serve from its own store; a first visit has none.
        context = browser.new_context(base_url=site, viewport={"width": 1280, "height": 800}, service_workers="block")
        if cookie:
            name, _, value = cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": site}])
        context.add_init_script(_PROBE)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(_PATIENCE)
        self.protocol: CDPSession = context.new_cdp_session(self.page)
        self.loaded = 0.0
        self._kinds: dict[str, str] = {}
        self.page.goto("/health")  # the same site, so the same process: this also applies to the pages that follow
        self.protocol.on("Network.responseReceived", self._came)
        self.protocol.on("Network.loadingFinished", self._finished)
        self.protocol.send("Network.enable")

    def _came(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, Any]) -> None:
        if self._kinds.pop(event["requestId"], "Image") not in _NOT_COUNTED:
            self.loaded += event["encodedDataLength"] / 1000

    def slow_down(self, times: float) -> None:
        """Make the page's processor this many times slower."""
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def open(self, path: str) -> None:
        """Go there and wait until nothing more is loaded."""
        self.page.goto(path)
        self.page.wait_for_selector("main > *")
        self.page.wait_for_load_state("networkidle")

    def until_playable(self, path: str) -> float:
        """Seconds from following a link to a painted board with answers to give."""
        self.page.goto(path, wait_until="commit")
        self.page.wait_for_function("() => window.furrowProbe.playable > 0", polling=50)
        return float(self.page.evaluate("() => window.furrowProbe.playable")) / 1000

    def decide(self, times: int, chance: random.Random) -> list[float]:
        """Answer this number of questions by clicks; from each click to the painted board, in milliseconds."""
        last = None
        for _ in range(times):
            due = self._due(last)
            if due == "over":
                break
            last = self.page.locator("[data-decision]").get_attribute("data-seq")
            if due == "answer":
                answers = self.page.locator("[data-answer][aria-disabled=false]")
                answers.nth(chance.randrange(answers.count())).click()
            else:
                self.page.click("[data-end]")
            if self._due(last) == "confirm":
                self.page.click("[data-confirm]")
        self._due(last)
        self.page.wait_for_function("() => window.furrowProbe.delays.length > 0", polling=50)
        return [float(delay) for delay in self.page.evaluate("() => window.furrowProbe.delays")]

    def _due(self, last: str | None) -> str:
        """What the page wants after the state `last`: it may be the bots' turn for a while."""
        found: str = self.page.wait_for_function(_TO_DO, arg=last, polling=20).json_value()
        return found

    def frames(self, seconds: float) -> list[float]:
        """How long frames last while nothing is done: what the machine itself costs."""
        self.page.evaluate("() => window.furrowProbe.watch()")
        self.page.wait_for_timeout(seconds * 1000)
        return self._watched()

    def drag(self, selector: str, steps: int) -> list[float]:
        """Zoom into a drawing and drag it back and forth; how long the frames last meanwhile, in milliseconds."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        self.page.evaluate("() => window.furrowProbe.watch()")
        for _ in range(4):
            mouse.wheel(0, -120)
        mouse.down()
        for step in range(steps):
            way = abs(step % 40 - 20) - 10
            mouse.move(x + 8 * way, y + 4 * way)
        mouse.up()
        for _ in range(4):
            mouse.wheel(0, 120)
        return self._watched()

    def _watched(self) -> list[float]:
        return [float(frame) for frame in self.page.evaluate("() => window.furrowProbe.watched()")]

    def leave(self) -> None:
        self.page.context.close()
