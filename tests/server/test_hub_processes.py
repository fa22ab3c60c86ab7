"""Two real processes on one PostgreSQL, joined by Redis: one log, the same in both, nothing lost or doubled."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from tests.server import services


def _line(stream: IO[bytes] | None) -> bytes:
    assert stream is not None
    return stream.readline()


def _say(stream: IO[bytes] | None) -> None:
    assert stream is not None
    stream.write(b"\n")
    stream.flush()


def test_two_processes_play_on_one_table(
    postgresql: Callable[[], str], redis_server: str, prefix: str, pytestconfig: pytest.Config
) -> None:
    rounds = 5000 if pytestconfig.getoption("--soak") else 30
    order = [sys.executable, "-m", "tests.server.hub_process", postgresql(), redis_server, prefix]
    root = Path(__file__).parents[2]
    twins = [
        subprocess.Popen([*order, str(me), str(rounds)], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for me in range(2)
    ]
    try:
        assert [_line(twin.stdout) for twin in twins] == [b"ready\n"] * 2
        for twin in twins:
            _say(twin.stdin)
        first, second = [json.loads(_line(twin.stdout)) for twin in twins]
        assert first["seats"] == second["seats"]
        assert sorted(first["seats"]) == [0] * rounds + [1] * rounds
        assert sorted([first["held"], second["held"]]) == [False, True]
        for twin in twins:
            _say(twin.stdin)
        assert [twin.wait(services.PATIENCE) for twin in twins] == [0, 0]
    finally:
        for twin in twins:
            with twin:
                twin.kill()
