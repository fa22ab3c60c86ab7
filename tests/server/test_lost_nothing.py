"""Nothing lost: a real server is killed at random moments under load, again and again.

Each decision that was acknowledged is in the log afterwards, once; what was sent but not acknowledged is there once or
not at all, and sending it again makes it be there once; every table goes on.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

import furrow
from furrow.games import OWN
from furrow.server.administration import visiting
from furrow.server.live import journal as j
from furrow.server.store import Entry, open_store
from tests.server.edge import Person, Served, Socket, serving
from tests.server.services import PATIENCE

Log = dict[str, list[Entry]]


class Sent(NamedTuple):
    """A play message."""

    seat: int
    line: str
    at: int


class Load:
    """How much was acknowledged so far, by everybody."""

    def __init__(self) -> None:
        self.count = 0
        self.playing = 0
        self._changed = threading.Condition()

    def one_more(self) -> None:
        with self._changed:
            self.count += 1
            self._changed.notify_all()

    def one_less(self) -> None:
        """Somebody has nothing more to do."""
        with self._changed:
            self.playing -= 1
            self._changed.notify_all()

    def wait_for(self, more: int) -> bool:
        """Until so much more was acknowledged, or nobody plays any more; was it so much?"""
        with self._changed:
            goal = self.count + more
            enough = self._changed.wait_for(lambda: self.count >= goal or not self.playing, PATIENCE)
            assert enough, "the load has stalled"
            return self.count >= goal


class Player:
    """Somebody who plays one seat of a table and remembers what was acknowledged, whatever happens to the server."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.dice = random.Random(number)
        self.name = f"Player {number}"
        self.cookies: dict[str, str] = {}
        self.over = False
        self.table = ""
        self.seat = 0
        self.acknowledged: list[str] = []
        self.past: dict[str, list[str]] = {}
        """What was acknowledged at tables that are over."""
        self.open: Sent | None = None
        """Sent, but not acknowledged."""
        self.trouble: BaseException | None = None

    @contextmanager
    def at(self, served: Served) -> Iterator[Person]:
        """The same person with every server."""
        with Person(served) as person:
            if self.cookies:
                person.http.cookies.update(self.cookies)
            else:
                person.enter(self.name)
                self.cookies = dict(person.http.cookies)
            yield person

    def run(self, served: Served, most: int) -> None:
        """Play until the server is gone, the game is over, or so many decisions are made."""
        try:
            with self.at(served) as person, person.socket(self.table) as socket:
                self._play(socket, most)
        except TimeoutError as error:  # an OSError, but not one of a killed server
            self.trouble = error
        except (WebSocketException, httpx.TransportError, OSError):
            pass  # killed: that is what this is about
        except BaseException as error:
            self.trouble = error
        finally:
            self.load.one_less()

    def sit_down(self, table: str, seat: int) -> None:
        """A new table, in place of one that is over."""
        if self.table:
            self.past[self.table] = self.acknowledged
        self.table, self.seat, self.acknowledged, self.over = table, seat, [], False

    def _play(self, socket: Socket, most: int) -> None:
        """Send again what is open, then make so many decisions."""
        socket.until("state")
        if self.open is not None:
            self._send(socket, self.open)
        for _ in range(most):
            state = socket.turn()
            self.over = state["view"]["over"]
            if self.over:
                return
            question = state["questions"][0]
            answer = self.dice.choice(question["answers"])
            self._send(socket, Sent(question["seat"], answer["text"], state["seq"]))

    def _send(self, socket: Socket, sent: Sent) -> None:
        self.open = sent
        socket.send(do="play", seat=sent.seat, line=sent.line, at=sent.at)
        reply = socket.until("done", "refused")
        if reply["is"] == "done":
            self.acknowledged.append(sent.line)
            self.load.one_more()
        else:
            assert reply["error"]["code"] in ("stale", "not_your_turn"), reply
        self.open = None

    @property
    def tables(self) -> list[str]:
        return [*self.past, self.table]

    def check(self, logs: Log) -> None:
        """What the logs must say of my seat."""
        for table, acknowledged in self.past.items():
            assert self._mine(logs[table]) == acknowledged
        possible = [self.acknowledged]
        if self.open is not None:
            possible.append([*self.acknowledged, self.open.line])
        assert self._mine(logs[self.table]) in possible

    def _mine(self, entries: list[Entry]) -> list[str]:
        return [j.read_body(entry.body).line for entry in entries if entry.kind == j.PLAY and entry.seat == self.seat]


def _arrange(served: Served, players: list[Player]) -> None:
    """A table for each pair that has none, or whose game is over."""
    for game, first, second in zip(OWN, players[::2], players[1::2], strict=True):
        over = first.over or second.over
        if first.table and (not over or first.open or second.open):
            continue  # what is open must be sent again first
        with first.at(served) as host, second.at(served) as guest:
            wish = {"game": game, "seats": [{"who": "me"}, {"who": "open"}], "listed": True}
            table = host.post("/api/tables", wish)["id"]
            guest.post(f"/api/tables/{table}/join")
            host.post(f"/api/tables/{table}/start")
        first.sit_down(table, 0)
        second.sit_down(table, 1)


def _play_together(served: Served, players: list[Player], most: int, kill_after: int | None) -> None:
    """Everybody plays at once; if wished, the server is killed in the middle of it."""
    players[0].load.playing = len(players)
    threads = [threading.Thread(target=player.run, args=(served, most)) for player in players]
    for thread in threads:
        thread.start()
    try:
        if kill_after is not None:
            enough = players[0].load.wait_for(kill_after)
            assert enough or all(player.over for player in players)
    finally:
        if kill_after is not None:
            served.process.kill()
            served.process.wait()
        for thread in threads:
            thread.join()
    assert [player.trouble for player in players] == [None] * len(players)


def _logs(database: str, players: list[Player]) -> Log:
    """What the database holds, while no server has it."""

    async def read() -> Log:
        store = await open_store(database)
        try:
            return {table: await store.entries(table) for player in players for table in player.tables}
        finally:
            await store.close()

    return asyncio.run(read())


def _check(database: str, players: list[Player]) -> None:
    logs = _logs(database, players)
    for entries in logs.values():
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    for player in players:
        player.check(logs)


def _check_record(database: str, table: str) -> None:
    """The whole log replays."""

    async def export() -> str:
        async with visiting(database) as administration:
            return await administration.export(table)

    assert furrow.verify(asyncio.run(export())).problem == ""


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 2), ("postgresql", 1)])
def test_a_server_that_is_killed_loses_nothing(
    kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest, pytestconfig: pytest.Config
) -> None:
    database: Any = request.getfixturevalue(kind)
    address = database if kind == "sqlite" else database()
    load, dice = Load(), random.Random(2026)
    players = [Player(load, number) for number in range(6)]
    for _ in range(100 if pytestconfig.getoption("--soak") else kills):
        with serving(["--database", address, "--bot-workers", "0"], home=tmp_path) as served:
            _arrange(served, players)
            _play_together(served, players, 1_000_000, kill_after=dice.randint(1, 60))
        _check(address, players)
    with serving(["--database", address, "--bot-workers", "0"], home=tmp_path) as served:
        _arrange(served, players)
        before = load.count
        for player in players:
            _play_together(served, [player], 0, kill_after=None)  # what was open is sent again
        _play_together(served, players, 1_000_000, kill_after=10)  # each table goes on, and one more kill
    with serving(["--database", address, "--bot-workers", "0"], home=tmp_path) as served:
        for player in players:
            _play_together(served, [player], 0, kill_after=None)
    assert all(player.open is None for player in players)
    _check(address, players)
    assert load.count >= before + 10
    for table in {table for player in players for table in player.tables}:
        _check_record(address, table)
