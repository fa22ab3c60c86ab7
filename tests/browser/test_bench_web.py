"""`furrow bench web` in small: every figure is there, beside its bar. How quick it is, only people judge."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from furrow.games import OWN
from furrow.languages import LANGUAGES
from furrow.server.bench_look import SIZES, USUAL, WindowLook
from furrow.server.bench_web import WebFigure
from tests.cli.helpers import PROGRAM, environment, furrow_here

FRONT, CODE, PLAYABLE, DECISION, FRAME, LONGEST = 90.0, 220.0, 1.5, 100.0, 17.0, 50.0
BARS = {
    "web-load-front": {FRONT},
    "web-load": {CODE},
    "web-fonts": {120.0, 220.0, 60.0},
    "web-pictures": {220.0},
    "web-playable": {PLAYABLE},
    "web-playable-bare": {None},
    "web-playable-groundless": {PLAYABLE},
    "web-ground-shift": {0.0},
    "web-decision-median": {DECISION},
    "web-decision-median-bare": {None},
    "web-decision-p95": {DECISION},
    "web-decision-p95-bare": {None},
    "web-frame-still": {None},
    "web-frame-drag-median": {FRAME},
    "web-frame-drag": {LONGEST},
    "web-frame-zoom-median": {FRAME},
    "web-frame-zoom": {LONGEST},
}
RATIOS = ("web-playable-ratio", "web-decision-ratio")
CROWDED = ("web-nodes", "web-update")
"""What only tables of cards have bars for."""
OF_EACH_GAME = ("web-load", "web-playable", "web-decision-median", "web-decision-p95", *RATIOS, *CROWDED)
EXACT = {"web-load-front", "web-load", "web-fonts", "web-pictures", "web-ground-shift"}
"""Figures that are the same on every machine: these are held here, the others by people."""


@pytest.mark.soak
def test_every_figure_is_measured_and_stands_beside_its_bar() -> None:
    # In a process of its own: two playwrights do not go together in one.
    command = [*PROGRAM, "bench", "web", "--rounds", "1", "--seconds", "0.3", "--json"]
    done = subprocess.run(command, capture_output=True, env=environment(PYTHONWARNINGS=""), check=False)
    assert done.returncode == 0, done.stderr.decode()
    figures = msgspec.json.decode(done.stdout, type=list[WebFigure])
    bars: dict[str, set[float | None]] = {}
    for figure in figures:
        bars.setdefault(figure.label, set()).add(figure.bar)
    assert {label: bar for label, bar in bars.items() if label not in (*RATIOS, *CROWDED)} == BARS
    assert all(figure.value > 0 for figure in figures if figure.label != "web-ground-shift")
    for label in OF_EACH_GAME:
        assert [figure.game for figure in figures if figure.label == label] == list(OWN)
    assert all(figure.bar is not None for figure in figures if figure.label in RATIOS)
    assert [figure.of for figure in figures if figure.label == "web-fonts"] == list(LANGUAGES)
    delays = {(figure.label, figure.game): figure.value for figure in figures}
    assert all(delays["web-decision-median", game] <= delays["web-decision-p95", game] for game in OWN)
    assert [
        (figure.label, figure.value)
        for figure in figures
        if figure.label in EXACT and figure.bar is not None and figure.value > figure.bar
    ] == []


@pytest.mark.soak
def test_a_look_measures_every_window_and_language() -> None:
    command = [*PROGRAM, "bench", "web", "--look", "--json"]
    done = subprocess.run(command, capture_output=True, env=environment(PYTHONWARNINGS=""), check=False)
    assert done.returncode == 0, done.stderr.decode()
    sights = msgspec.json.decode(done.stdout, type=list[WindowLook])
    assert [(sight.width, sight.height) for sight in sights if sight.lang == "en"] == list(SIZES)
    assert {sight.lang for sight in sights if (sight.width, sight.height) == USUAL} == set(LANGUAGES)
    for sight in sights:
        window, seen = (sight.width, sight.height, sight.lang), sight.look
        assert (window, seen.scrolls) == (window, 0)
        assert seen.share >= 50, window
        assert seen.text >= 12 - 0.01, window
        assert seen.drawn < seen.nodes
        assert min(seen.pieces["mech"]) >= 30, window
        assert sight.most_words is None or seen.words <= sight.most_words, window


def test_a_look_at_something_else_than_the_client_is_refused() -> None:
    done = furrow_here("bench", "--look")
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[-1].endswith("--look goes with “web” only")


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
