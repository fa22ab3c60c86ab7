"""A real browser before a real server. Where there is no chromium the run fails with the line that installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.looking import PATIENCE, Watched, want_pictures
from tests.server.services import stop, wait_for
from tests.times import part

_FLAGS = (
    "--no-sandbox",  # as root there is no other way
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
)
_ROOT = Path(__file__).resolve().parents[2]
Visitor = Callable[..., Page]
expect.set_options(timeout=PATIENCE * 1000)  # a context's own patience does not count for these


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--pictures") or config.getoption("--soak"):
        want_pictures()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a `furrow serve` that all tests of a process share."""
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@contextmanager
def serving(home: Path) -> Iterator[str]:
    """The address of a `furrow serve` of our own in a folder, with the client that was built."""
    if not files("furrow.server.web").joinpath("client", "index.html").is_file():
        pytest.fail("the browser client is not built: python3 boot setup")
    port = home / "port"
    unlimited = {f"FURROW_LIMIT_{name}": "0" for name in ("REQUESTS", "ENTRIES", "MESSAGES", "SOCKETS")}
    furrow = str(Path(sys.executable).with_name("furrow"))
    command = [furrow, "serve", "--port", "0", "--port-file", str(port), "--no-browser"]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--data-dir", str(home / "data")],
            cwd=_ROOT,
            env={**os.environ, **unlimited, "FURROW_BOTS_WAIT": "0"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        wait_for(lambda: port.is_file() and port.read_text().strip() != "", "the server starts", server)
        yield f"http://127.0.0.1:{port.read_text().strip()}"
    finally:
        stop(server)


class _Chromium:
    """Debian's chromium, started by the first that asks for it. Starting it takes longer than most tests, so a process
    has one for all of them. It ends before a test that is not of the browser: while it is there, its event loop runs in
    this thread, and tests of the server, which start loops of their own, could not follow."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def running(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.end()
            found = shutil.which("chromium")
            if found is None:
                pytest.fail("no chromium: sudo apt-get install -y --no-install-recommends chromium")
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=found, args=list(_FLAGS))
        return self._browser

    def end(self) -> None:
        if self._browser is not None and self._browser.is_connected():
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._browser = None


_CHROMIUM = _Chromium()


@pytest.fixture(scope="module")
def browser() -> Browser:
    """Chromium, for a module's tests."""
    return _CHROMIUM.running()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or part(nextitem.nodeid) != "browser":
        _CHROMIUM.end()


def new_person(
    browser: Browser, site: str, *, lang: str = "en", phone: bool = False, motion: bool = False, sharp: bool = False
) -> BrowserContext:
    """A browser of somebody who was never here, at a desk or with a phone; a test that wants motion, or a screen with
    two pixels for one, has to say so."""
    width, height = (390, 844) if phone else (1280, 800)
    context = browser.new_context(
        base_url=site,
        locale=lang,
        viewport={"width": width, "height": height},
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if sharp else 1,
    )
    context.set_default_timeout(PATIENCE * 1000)
    return context


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visitor]:
    """Open a page of the site as a new person: `visit("/lobby", lang="fa", phone=True)`. Whatever goes wrong in the
    page without anybody seeing it (an error of a script, a refused resource) fails the test at its end."""
    contexts: list[BrowserContext] = []
    watched: list[Watched] = []

    def open_page(
        path: str, *, lang: str = "en", phone: bool = False, motion: bool = False, beside: Page | None = None
    ) -> Page:
        if beside is None:
            context = new_person(browser, site, lang=lang, phone=phone, motion=motion)
            contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        watched.append(Watched(page))
        page.goto(path)
        page.wait_for_selector("main > *")
        return page

    yield open_page
    for context in contexts:
        context.close()
    troubles = [trouble for each in watched for trouble in each.troubles]
    assert troubles == []
