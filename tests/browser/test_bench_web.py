"""`furrow bench web` in small: every figure is there, beside its bar. How quick it is, only people judge."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from furrow.games import OWN
from furrow.server.bench_web import WebFigure
from tests.cli.helpers import PROGRAM, environment, furrow_here

BARS = {
    "web-load-front": 250.0,
    "web-load": 250.0,
    "web-playable": 1.5,
    "web-decision-median": 100.0,
    "web-decision-p95": 100.0,
    "web-frame-still": None,
    "web-frame": 50.0,
}


@pytest.mark.soak
def test_every_figure_is_measured_and_stands_beside_its_bar() -> None:
    # In a process of its own: two playwrights do not go together in one.
    command = [*PROGRAM, "bench", "web", "--rounds", "1", "--seconds", "0.3", "--json"]
    done = subprocess.run(command, capture_output=True, env=environment(PYTHONWARNINGS=""), check=False)
    assert done.returncode == 0, done.stderr.decode()
    figures = msgspec.json.decode(done.stdout, type=list[WebFigure])
    assert {figure.label: figure.bar for figure in figures} == BARS
    assert all(figure.value > 0 for figure in figures)
    for label in ("web-load", "web-playable", "web-decision-median", "web-decision-p95"):
        assert [figure.game for figure in figures if figure.label == label] == list(OWN)
    delays = {(figure.label, figure.game): figure.value for figure in figures}
    assert all(delays["web-decision-median", game] <= delays["web-decision-p95", game] for game in OWN)


def test_without_chromium_one_line_says_what_to_install() -> None:
    done = furrow_here("bench", "web", PATH="")
    assert done.code == 2
    assert done.err.splitlines()[-1].endswith("sudo apt-get install -y --no-install-recommends chromium")
    assert done.out == ""


def test_without_playwright_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    done = furrow_here("bench", "web", "--lang", "cs")
    assert done.code == 2
    assert done.err.splitlines()[-1].endswith("playwright není nainstalován: .venv/bin/uv pip install playwright")
