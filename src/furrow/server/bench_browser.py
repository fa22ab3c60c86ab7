"""A chromium for measuring the client: people with real mice, and a probe in the page that reads its clock."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, Route

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage")
_PATIENCE = 120_000
_APART = {"Font": "fonts", "Image": "pictures", "Media": "sounds"}
"""What comes over the line is counted apart by kind; everything else is code and words."""
CODE = "code"
_NEARER, _NOTCH, _SETTLED = 5, 40, 500
"""Steps of a wheel one way, the milliseconds between two of them, and those after which everything is drawn."""
_PROBE = """(() => {
  const probe = { playable: 0, delays: [], frames: null }
  window.furrowProbe = probe
  // Painted: the frame that holds the change is done when a task set in it comes. An urgent one: what the server says
  // next may be waiting already, and its work is no part of this frame.
  const painted = (then) => requestAnimationFrame(() => {
    scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' })
  })
  const asked = ':is([data-chip], [data-answer])[aria-disabled=false], [data-region=chips] [data-all], [data-end]'
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
  // From a state that has come to the next task: what scripts do with it.
  probe.updates = []
  const Line = WebSocket
  window.WebSocket = class extends Line {
    constructor(...address) {
      super(...address)
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('"is":"state"')) return
        const began = performance.now()
        scheduler.postTask(() => probe.updates.push(performance.now() - began), { priority: 'user-blocking' })
      })
    }
  }
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
_ANSWERS = ":is([data-chip], [data-answer])[aria-disabled=false]:not([inert], [inert] *):visible"
_PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-region], [data-thing], [data-seat], main > *')].map((node, index) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return [index, [left, top, width, height]]
  }),
)"""
_FREE_PLACE = """(selector) => {
  // Near the middle, where nothing stands: a piece would be dragged instead of the drawing.
  const { left, top, width, height } = document.querySelector(selector).parentElement.getBoundingClientRect()
  for (let step = 0; ; step++) {
    const [x, y] = [left + width / 2 + 7 * step, top + height / 2]
    if (!document.elementFromPoint(x, y)?.closest('[data-drag]')) return [x, y]
  }
}"""
_TO_DO = """([last, chosen]) => {
  const seq = document.querySelector('[data-decision]')?.dataset.seq
  if (document.querySelector('[data-result]')) return 'over'
  // What was confirmed stays until the next state has come.
  if (document.querySelector('[data-confirm]') && (chosen || seq !== last)) return 'confirm'
  if (seq === undefined || seq === last) return ''
  const listed = '[data-region=chips] [data-all]' // all of them are one button
  if (document.querySelector(`:is([data-chip], [data-answer])[aria-disabled=false], ${listed}`)) return 'answer'
  if (document.querySelector('[data-load]:not(:disabled)')) return 'load'
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

    def __init__(
        self,
        browser: Browser,
        site: str,
        cookie: str = "",
        *,
        size: tuple[int, int] = (1280, 800),
        lang: str = "en",
        dark: bool = False,
        touch: bool = False,
    ) -> None:
        # A service worker would serve from its own store; a first visit has none.
        context = browser.new_context(
            base_url=site,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",
        )
        if cookie:
            name, _, value = cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": site}])
        context.add_init_script(_PROBE)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(_PATIENCE)
        self.protocol: CDPSession = context.new_cdp_session(self.page)
        self.loaded: Counter[str] = Counter()
        """What has come over the line so far, by kind, in kB as it was sent: compressed."""
        self._kinds: dict[str, str] = {}
        self.page.goto("/health")  # the same site, so the same process: this also applies to the pages that follow
        self.protocol.on("Network.responseReceived", self._came)
        self.protocol.on("Network.loadingFinished", self._finished)
        self.protocol.send("Network.enable")

    def _came(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = _APART.get(event["type"], CODE)

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self._kinds.pop(event["requestId"], None)
        if kind is not None:
            self.loaded[kind] += event["encodedDataLength"] / 1000

    def slow_down(self, times: float) -> None:
        """Make the page's processor this many times slower."""
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def open(self, path: str) -> None:
        """Go there and wait until nothing more is loaded."""
        self.page.goto(path)
        self.page.wait_for_selector("main > *")
        self.page.wait_for_load_state("networkidle")

    def open_table(self, path: str) -> None:
        """Go to a table and wait until everything has come: what may be late as well."""
        self.until_playable(path)
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(_SETTLED)

    def hold_back(self, addresses: str) -> Callable[[], None]:
        """Files with such addresses do not come until what this gives is called."""
        held: list[Route] = []
        self.page.route(addresses, lambda route: held.append(route))

        def release() -> None:
            for route in held:
                route.continue_()
            self.page.unroute(addresses)

        return release

    def places(self) -> dict[str, list[float]]:
        """Where the parts of the page are: left, top, width and height of each."""
        found: dict[str, list[float]] = self.page.evaluate(_PLACES)
        return found

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
                self._answer(chance)
            else:
                self.page.click(f"[data-{due}]:not([inert] *)")  # what is laid on a tray goes, or the turn ends
            if self._due(last, chosen=True) == "confirm":
                self.page.click("[data-confirm]:not([inert] *)")
        self._due(last)
        self.page.wait_for_function("() => window.furrowProbe.delays.length > 0", polling=50)
        return [float(delay) for delay in self.page.evaluate("() => window.furrowProbe.delays")]

    def updates(self) -> list[float]:
        """How long scripts were busy with each state that has come, in milliseconds."""
        return [float(each) for each in self.page.evaluate("() => window.furrowProbe.updates")]

    def nodes(self) -> int:
        """How many elements the page has."""
        return int(self.page.evaluate("() => document.querySelectorAll('*').length"))

    def _answer(self, chance: random.Random) -> None:
        """One of the answers in sight; where none is, the list of all of them is one key away."""
        answers = self.page.locator(_ANSWERS)
        if answers.count() == 0:
            self.page.keyboard.press("a")
            answers.first.wait_for()
        answers.nth(chance.randrange(answers.count())).click()

    def _due(self, last: str | None, *, chosen: bool = False) -> str:
        """What the page wants after the state `last`: it may be the bots' turn for a while. `chosen`: an answer to it,
        which may have to be confirmed."""
        found: str = self.page.wait_for_function(_TO_DO, arg=[last, chosen], polling=20).json_value()
        return found

    def frames(self, seconds: float) -> list[float]:
        """How long frames last while nothing is done: what the machine itself costs."""
        self.page.evaluate("() => window.furrowProbe.watch()")
        self.page.wait_for_timeout(seconds * 1000)
        return self._watched()

    def drag(self, selector: str, steps: int) -> list[float]:
        """Drag a drawing that is zoomed in back and forth; how long the frames last meanwhile, in milliseconds."""
        self._middle(selector)
        mouse = self.page.mouse
        self._wheel(-120, _NEARER)
        self.page.wait_for_timeout(_SETTLED)
        x, y = self.page.evaluate(_FREE_PLACE, selector)
        mouse.move(x, y)
        self.page.evaluate("() => window.furrowProbe.watch()")
        mouse.down()
        for step in range(steps):
            way = abs(step % 40 - 20) - 10
            mouse.move(x + 12 * way, y + 9 * way)
        mouse.up()
        frames = self._watched()
        self._wheel(120, _NEARER)
        self.page.wait_for_timeout(_SETTLED)
        return frames

    def zoom(self, selector: str, times: int) -> list[float]:
        """Zoom in and out by the wheel; each way ends with the picture that is drawn anew."""
        self._middle(selector)
        self.page.evaluate("() => window.furrowProbe.watch()")
        for way in (-120, 120) * times:
            self._wheel(way, _NEARER)
            self.page.wait_for_timeout(_SETTLED)
        return self._watched()

    def _middle(self, selector: str) -> tuple[float, float]:
        """Puts the mouse into the middle of a drawing."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        return x, y

    def _wheel(self, way: float, steps: int) -> None:
        for _ in range(steps):
            self.page.mouse.wheel(0, way)
            self.page.wait_for_timeout(_NOTCH)

    def _watched(self) -> list[float]:
        return [float(frame) for frame in self.page.evaluate("() => window.furrowProbe.watched()")]

    def leave(self) -> None:
        self.page.context.close()
