"""`furrow bench server` in small: every table plays on, and every decision reaches all four clients."""

from __future__ import annotations

import asyncio
from pathlib import Path

from furrow.server import bench
from furrow.server.bench import Order, served


def test_a_small_load_is_carried_and_measured(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        order = Order(tables=2, pace=20.0, seconds=1.0, idle_sockets=5, idle_tables=2)
        found = {figure.label: figure.value for figure in asyncio.run(bench._load(server, order))}
        assert found["server-sockets"] == 8
        assert found["server-paced-rate"] > 0
        assert found["server-flat-out-rate"] > 0
        assert found["server-paced-p99"] >= found["server-paced-median"] > 0
        assert found["server-paced-stalled"] == found["server-flat-out-stalled"] == found["server-refused"] == 0
        assert server.memory > 1000
