"""A further language is one folder of catalogues and one line: then library, terminal, pages and browser speak it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import new_person
from tests.browser.looking import PATIENCE, Watched
from tests.server.edge import UNLIMITED, serving

ROOT = Path(__file__).resolve().parents[2]
LINE = {"code": "de", "name": "Deutsch", "direction": "ltr", "digits": "latn"}
WORDS = {
    "Play now": "Jetzt spielen",
    "= farm\n": "= Bauernhof\n",
    "= meaning\n": "= Bedeutung\n",
    "= Rules\n": "= Regeln\n",
}
"""What the copy of English says otherwise, so that it can be told apart."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's sources that knows the language, with the client built again."""
    home = tmp_path_factory.mktemp("project")
    built = shutil.ignore_patterns("client", "node_modules", "__pycache__", "tests")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, home / part, ignore=built)
    (home / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    words = home / "src" / "furrow" / "words"
    shutil.copytree(words / "en", words / "de")
    for file in (words / "de").iterdir():
        text = file.read_text(encoding="utf-8")
        for english, german in WORDS.items():
            text = text.replace(english, german)
        file.write_text(text, encoding="utf-8")
    table = words / "languages.json"
    table.write_text(json.dumps([*json.loads(table.read_text(encoding="utf-8")), LINE]), encoding="utf-8")
    subprocess.run(["npm", "run", "build"], cwd=home / "web", check=True, capture_output=True)
    return home


@pytest.fixture(scope="module")
def path(project: Path) -> dict[str, str]:
    return {"PYTHONPATH": str(project / "src")}


@pytest.fixture(scope="module")
def german_site(path: dict[str, str]) -> Iterator[str]:
    with serving(flags=["--no-browser"], variables=UNLIMITED | path) as served:
        yield served.origin


def _run(path: dict[str, str], code: str, *words: str) -> str:
    variables = {**os.environ, **path, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, encoding="utf-8", env=variables, check=True
    )
    return done.stdout


def test_library_terminal_pages_and_browser_speak_it(browser: Browser, path: dict[str, str], german_site: str) -> None:
    """One test, so that the client is built once however the tests are shared out."""
    said = _run(path, "from furrow.words import term; print(term('scythe', 'terrain', 'farm', 'de'))")
    assert said == "Bauernhof\n"
    program = "from furrow.cli.main import main; main()"
    assert "Bedeutung" in _run(path, program, "options", "--lang", "de")
    _plain_pages_speak_it(german_site)
    _the_browser_speaks_it(browser, german_site)


def _plain_pages_speak_it(german_site: str) -> None:
    page = httpx.get(f"{german_site}/plain", headers={"accept-language": "de"}, follow_redirects=True, timeout=PATIENCE)
    assert '<html lang="de" dir="ltr"' in page.text
    assert "Deutsch" in page.text
    assert "Regeln" in page.text
    assert httpx.get(f"{german_site}/api/games", params={"lang": "de"}, timeout=PATIENCE).status_code == 200


def _the_browser_speaks_it(browser: Browser, german_site: str) -> None:
    with new_person(browser, german_site) as context:
        page = context.new_page()
        watched = Watched(page)
        page.goto("/")
        page.select_option("[data-language]", "de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_text("Jetzt spielen").first).to_be_visible()
        page.click("[data-play=scythe]")
        page.wait_for_selector("[data-board] [data-hex]", state="attached")
        assert watched.troubles == []
