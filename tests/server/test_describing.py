"""Threads that need a game or a struct for the first time at the same moment crash the interpreter: so none does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.server.services import PATIENCE

_ROOT = Path(__file__).parents[2]


def _fresh(home: Path) -> dict[str, list[object]]:
    """A fresh process; it must not crash."""
    home.mkdir()
    order = [sys.executable, "-X", "faulthandler", "-m", "tests.server.first_needed", str(home)]
    done = subprocess.run(order, cwd=_ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    return msgspec.json.decode(done.stdout, type=dict[str, list[object]])


def test_every_struct_is_described_before_the_first_thread(tmp_path: Path) -> None:
    told = _fresh(tmp_path / "home")
    assert len(told["before"]) > 200
    assert told["after"] == []


@pytest.mark.soak
def test_two_hundred_fresh_servers_survive(tmp_path: Path) -> None:
    for number in range(200):
        assert _fresh(tmp_path / str(number))["after"] == []
