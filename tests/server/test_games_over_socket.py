"""Whole games of all three over real sockets: disconnects, two tabs, undo, repeated messages, a restart in mid-card.

Every client ends with what the log says.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import furrow
from furrow.games import OWN
from furrow.server.live.plan import read_plan
from furrow.server.live.progress import replay
from furrow.server.store import open_store
from tests.server.edge import Person, Served, serving

PATIENCE = 900.0
IDLE = ("pass", "skip", "end", "decline", "done", "stop", "hold fire", "ready", "carry nothing")
RESTART_AFTER = 30

_OVERTAKEN = ("stale", "not_your_turn", "nothing_to_undo", "busy")
"""What is said to whom somebody was before, or who plays while the server stops: then the same is sent again."""


class Site:
    """Where the server is now; it moves when it is restarted."""

    def __init__(self) -> None:
        self.served: Served | None = None
        self.decisions = 0
        self.moved = asyncio.Event()


class Tab:
    """A client that only shows: it reconnects whenever it is cut off, and sometimes cuts itself off."""

    def __init__(self, site: Site, cookies: dict[str, str], table: str, key: str, number: int) -> None:
        self.site = site
        self.cookies = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.path = f"/api/tables/{table}/socket?key={key}"
        self.dice = random.Random(number)
        self.state: dict[str, Any] = {}
        self.lines: list[str] = []
        self.cuts = 0

    @property
    def over(self) -> bool:
        return bool(self.state) and bool(self.state["view"]["over"])

    async def run(self) -> None:
        while not self.over:
            served = self.site.served
            if served is None:
                await self.site.moved.wait()
                continue
            try:
                headers = {"origin": served.origin, "cookie": self.cookies}
                address = f"ws://127.0.0.1:{served.port}{self.path}"
                async with connect(
                    address, additional_headers=headers, open_timeout=60, proxy=None, max_size=None, ping_interval=None
                ) as socket:
                    await self._send(socket, do="hello", since=self.state.get("seq"))
                    await self.sit(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit(self, socket: ClientConnection) -> None:
        """Read until the game is over, or until it is time to lose the connection."""
        while not self.over:
            await self.read(socket)
            if self.dice.random() < 0.01:
                self.cuts += 1
                socket.transport.abort()
                return

    async def read(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["is"] == "state":
            self.state = message
            first = message["log_from"]
            self.lines += [""] * (first - len(self.lines))  # who was away for long gets the newest lines only
            self.lines[first:] = [line["text"] for line in message["log"]]
        return message

    async def _send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())


class Player(Tab):
    """Plays whatever is asked of its seat: mostly something idle in Scythe, which a bot brings to its end."""

    async def sit(self, socket: ClientConnection) -> None:
        while not self.over:
            await self.read(socket)
            while self.state and self.state["questions"] and not self.over:
                if not await self._act(socket):
                    return

    async def _act(self, socket: ClientConnection) -> bool:
        """One decision, or something odd instead; False when the connection is lost on purpose."""
        question = self.state["questions"][0]
        chance = self.dice.random()
        if chance < 0.04 and self.state["undo"]:
            await self._send(socket, do="undo", seat=question["seat"], at=self.state["seq"])
        else:
            play = {"do": "play", "seat": question["seat"], "line": self._choice(question), "at": self.state["seq"]}
            await self._send(socket, **play)
            if chance > 0.95:
                await self._send(socket, **play)
                first, second = await self._reply(socket), await self._reply(socket)
                assert first == second or "error" in first
                return True
            if chance > 0.92:
                self.cuts += 1
                socket.transport.abort()
                return False
        await self._reply(socket)
        return True

    async def _reply(self, socket: ClientConnection) -> dict[str, Any]:
        """Read on until the decision is acknowledged or refused, and the state after it is there."""
        while True:
            message = await self.read(socket)
            if message["is"] == "done":
                self.site.decisions += 1
                while self.state["seq"] < message["seq"]:
                    await self.read(socket)
                return message
            if message["is"] == "refused":
                assert message["error"]["code"] in _OVERTAKEN, message
                return message

    def _choice(self, question: dict[str, Any]) -> str:
        texts = [answer["text"] for answer in question["answers"]]
        idle = [text for text in IDLE if text in texts]
        if idle and self.state["view"]["game"] == "scythe" and self.dice.random() < 0.8:
            return idle[0]
        return str(self.dice.choice(texts))


class Party:
    """A table with two people, a bot, a second tab and a spectator."""

    def __init__(self, game: str, number: int) -> None:
        self.game = game
        self.number = number
        self.table = ""
        self.tabs: list[tuple[Tab, int | None]] = []

    def arrange(self, site: Site, people: list[Person]) -> None:
        ann, bob, eve = people
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "steady"}]
        made = ann.post("/api/tables", {"game": self.game, "seats": seats, "listed": True})
        bob.post(f"/api/tables/{made['id']}/join")
        ann.post(f"/api/tables/{made['id']}/start")
        self.table = made["id"]
        for offset, (kind, person, seat) in enumerate(
            ((Player, ann, 0), (Player, bob, 1), (Tab, ann, 0), (Tab, eve, None))
        ):
            tab = kind(site, dict(person.http.cookies), self.table, made["key"], self.number * 10 + offset)
            self.tabs.append((tab, seat))


@contextmanager
def _people(served: Served, *names: str) -> Iterator[list[Person]]:
    people = [served.person(name) for name in names]
    try:
        yield people
    finally:
        for person in people:
            person.http.close()


async def _check(database: str, party: Party) -> None:
    """What everybody saw last is what the log says."""
    store = await open_store(database)
    row, entries = await store.table(party.table), await store.entries(party.table)
    await store.close()
    assert row is not None
    assert row.state == "over"
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    game = replay(entries, read_plan(row.settings)).game
    assert game.over
    assert furrow.verify(game.record()).problem == ""
    for tab, seat in party.tabs:
        assert tab.state["view"] == msgspec.json.decode(msgspec.json.encode(game.view(seat)))
        assert len(tab.lines) == game.event_count


async def _restart(site: Site, stack: ExitStack, database: str, home: Path) -> None:
    """Stop the server in the middle of everything and start it again, on another port."""
    while site.decisions < RESTART_AFTER:
        await asyncio.sleep(0.05)
    site.served = None
    await asyncio.to_thread(stack.close)
    site.served = await asyncio.to_thread(stack.enter_context, serving(["--database", database], home=home))
    site.moved.set()


async def _play(site: Site, parties: list[Party], stack: ExitStack, database: str, home: Path) -> None:
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for party in parties:
            for tab, _ in party.tabs:
                group.create_task(tab.run())
        group.create_task(_restart(site, stack, database, home))


def test_whole_games_with_trouble_end_as_the_log_says(database: str, tmp_path: Path) -> None:
    parties = [Party(game, number) for number, game in enumerate(OWN)]
    site = Site()
    with ExitStack() as stack:
        site.served = stack.enter_context(serving(["--database", database], home=tmp_path))
        with _people(site.served, "Ann", "Bob", "Eve") as people:
            for party in parties:
                party.arrange(site, people)
        asyncio.run(_play(site, parties, stack, database, tmp_path))
    for party in parties:
        asyncio.run(_check(database, party))
    assert sum(tab.cuts for party in parties for tab, _ in party.tabs) > 0
