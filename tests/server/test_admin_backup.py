"""`furrow admin backup` while people play: it comes to its end, holds up nobody, and what it made can be used."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

import furrow
from furrow.server.administration import visiting
from furrow.server.store import open_store
from tests.server.edge import Served, Socket, serving
from tests.server.services import PATIENCE

PROGRAM = [sys.executable, "-c", "from furrow.cli.main import main; main()", "admin", "backup"]
HOT_SEATS = ({"who": "me"}, {"who": "hotseat", "name": "Béla"})


def _filled(database: Path, megabytes: int) -> None:
    """A site with a long past."""

    async def make() -> None:
        await (await open_store(f"sqlite:///{database}")).close()

    asyncio.run(make())
    with closing(sqlite3.connect(database)) as connection, connection:
        rows = ((f"past-{number}", 1, bytes(1_000_000)) for number in range(megabytes))
        connection.executemany('INSERT INTO snapshots ("table", seq, body) VALUES (?, ?, ?)', rows)


def _backup(home: Path, name: str) -> float:
    """Make one; seconds that it took."""
    began = time.monotonic()
    subprocess.run([*PROGRAM, str(home / name), "--data-dir", str(home)], check=True, timeout=PATIENCE)
    return time.monotonic() - began


class Player(threading.Thread):
    """Plays on until told to stop, and notes how long each decision took."""

    def __init__(self, served: Served, number: int) -> None:
        super().__init__()
        self.person = served.person(f"Player {number}")
        self.table = str(self.person.table("imperial_settlers", HOT_SEATS)["id"])
        self.took: list[float] = []
        self.enough = threading.Event()
        self.over = False

    def run(self) -> None:
        with self.person, self.person.socket(self.table) as socket:
            socket.until("state")
            while not self.enough.is_set() and not self.over:
                self._decide(socket)

    def _decide(self, socket: Socket) -> None:
        state = socket.state
        self.over = state["view"]["over"]
        if self.over:
            return
        if not (state["questions"] and state["questions"][0]["answers"]):
            socket.send(do="curtain", seat=state["waiting_for"][0])
            socket.until("state")
            return
        began = time.monotonic()
        assert socket.play()["is"] == "done"
        self.took.append(time.monotonic() - began)
        if socket.state is state:
            socket.until("state")


@pytest.mark.parametrize("megabytes", [100, pytest.param(281, marks=pytest.mark.soak)])
def test_a_backup_of_a_busy_site_is_made_in_time(megabytes: int, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    _filled(tmp_path / "furrow.sqlite", megabytes)
    with serving(["--bot-workers", "0"], home=tmp_path) as served:
        quiet = _backup(tmp_path, "quiet")
        players = [Player(served, number) for number in range(2)]
        for player in players:
            player.start()
        before = [len(player.took) for player in players]
        busy = _backup(tmp_path, "busy")
        took = sorted(each for player, first in zip(players, before, strict=True) for each in player.took[first:])
        for player in players:
            player.enough.set()
            player.join()
        assert took, "nobody played meanwhile"
        if pytestconfig.getoption("--soak"):
            percentile = took[len(took) * 99 // 100]
            print(f"quiet {quiet:.1f} s, busy {busy:.1f} s, {len(took)} decisions, 99th percentile {percentile:.3f} s")
            assert busy <= 3 * quiet
            assert percentile <= 0.3
    for player in players:
        _check(tmp_path / "busy", tmp_path / "furrow.sqlite", player.table)


def _check(copy: Path, original: Path, table: str) -> None:
    """The copy holds the game up to a moment, and it replays."""

    async def read(database: Path) -> tuple[str, int]:
        async with visiting(f"sqlite:///{database}") as administration:
            return await administration.export(table), len(await administration._store.entries(table))

    record, entries = asyncio.run(read(copy))
    assert furrow.verify(record).problem == ""
    assert 0 < entries <= asyncio.run(read(original))[1]
