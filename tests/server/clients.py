"""An application of our own for a test, and clients that behave as the browser does: they show what the server says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from furrow import Game
from furrow.server.application import Application
from furrow.server.describing import be_ready_for_threads
from furrow.server.hub import Hub, MemoryHub
from furrow.server.live.connections import Connection
from furrow.server.live.journal import Start
from furrow.server.live.naming import names_in
from furrow.server.people import People, Person
from furrow.server.settings import settings
from furrow.server.store import open_store
from furrow.server.wire import socket as w
from furrow.server.wire.tables import Clock, NewTable, SeatWish, TableInfo, Who
from furrow.words import event_line
from tests.scythe.positions import at

PATIENCE = 300.0
ANSWERS = ("done", "refused", "preview", "why", "peek", "hint", "log", "pong")
SEED = 987_654_321
"""Of every game whose creator may choose none."""


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Client:
    """One tab: keeps the last state, the log as it was sent, and everything else by its kind."""

    def __init__(self, app: Application, person: Person | None, lang: str = "en") -> None:
        self.app = app
        self.person = person
        self.lang = lang
        self.stream: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[str] = []
        self._connection: Connection | None = None
        self._news = asyncio.Event()

    async def open(self, table: str, key: str = "", since: int | None = None) -> Client:
        self._connection = await self.app.tables.connect(self.person, table, key, self._take, self.lang)
        await self.send(w.Hello(since))
        return self

    def close(self) -> None:
        assert self._connection is not None
        self.app.tables.disconnect(self._connection)
        self._connection = None

    def _take(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.stream.append(data)
        self.messages.append(message)
        if message["is"] == "state":
            self.state = message
            self.log = [*self.log[: message["log_from"]], *(line["text"] for line in message["log"])]
        elif message["is"] == "table":
            self.table = message["table"]
        self._news.set()

    async def send(self, message: w.ClientMessage) -> None:
        assert self._connection is not None
        await self.app.tables.receive(self._connection, message)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something has arrived."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["is"] == kind]

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    @property
    def texts(self) -> list[str]:
        """The answers that are open to the seat on the screen."""
        return [answer["text"] for question in self.state["questions"] for answer in question["answers"]]

    async def ask(self, message: w.ClientMessage) -> dict[str, Any]:
        """Send a message and return the answer to it, whatever else arrives meanwhile."""
        count = len(self.messages)

        def answers() -> list[dict[str, Any]]:
            return [each for each in self.messages[count:] if each["is"] in ANSWERS]

        await self.send(message)
        await self.until(answers)
        return answers()[0]

    async def play(self, line: str, seat: int = 0) -> dict[str, Any]:
        """Play a line at the state that is shown; gives the acknowledgement or the refusal."""
        return await self.ask(w.Play(seat, line, self.seq))


async def opened(database: str, folder: Path, time: Time | None = None, hub: Hub | None = None) -> Application:
    """An application with the bots in a thread of its own process; they look at no clock."""
    be_ready_for_threads(bots=True)
    store = await open_store(database)
    made = settings({"data_dir": folder, "bot_workers": 0, "sleep_after": 100.0, "bots_wait": 0}, {})
    people = People(store, b"k" * 32) if time is None else People(store, b"k" * 32, clock=time)
    app = Application(store, people, hub or MemoryHub(), made)
    app.tables.seeds = lambda: SEED
    app.thinking.unhurried = True
    if time is not None:
        app.house.clock = app.house.steady = time
    await app.hub.start()
    return app


async def closed(app: Application) -> None:
    await app.house.farewell()
    await app.stop()
    await app.store.close()


def with_application(database: str, folder: Path, work: Callable[[Application], Awaitable[None]]) -> None:
    """Open an application on a database, do something, stop it."""

    async def run() -> None:
        app = await opened(database, folder)
        try:
            await work(app)
        finally:
            await closed(app)

    asyncio.run(run())


async def guest(app: Application, name: str) -> Person:
    return (await app.people.guest(name)).person


def wish(game: str = "scythe", *seats: str, seed: int = 5, **more: Any) -> NewTable:
    """A table: `me`, `open`, `invited`, `hotseat`, or the level of a bot for each seat."""
    known: dict[str, Who] = {"me": "me", "open": "open", "invited": "invited", "hotseat": "hotseat"}
    wishes = [SeatWish(known[who]) if who in known else SeatWish("bot", who) for who in seats or ("me", "open")]
    return NewTable(game, wishes, seed=seed, **more)


LIVE = Clock("live", minutes=1, increment=5)


async def begun(app: Application, host: Person, *others: Person, table: NewTable | None = None) -> TableInfo:
    """A table that has started, with the others on its open seats."""
    made = await app.tables.create(host, wish() if table is None else table)
    for other in others:
        await app.tables.join(other, made.id, None, made.key or "")
    return await app.tables.start(host, made.id)


async def fighting(app: Application, clock: Clock | None = None) -> list[Client]:
    """The three people at a table of Scythe during a combat: the first two owe their dials."""
    rusviet = {"faction": "rusviet", "mechs": {"riverwalk": "G5"}, "power": 5}
    nordic = {"faction": "nordic", "mechs": {"riverwalk": "F5"}, "power": 5}
    game = at(rusviet, nordic, {"faction": "crimea"})
    game.play("move / mech G5 / F5 / done")
    return await seated(app, game, "Ann", "Bob", "Cyd", clock=clock)


async def seated(app: Application, game: Game, *names: str, clock: Clock | None = None) -> list[Client]:
    """People at a table whose game goes on from here; bots sit on the seats for which there is no name."""
    people = [await guest(app, name) for name in names]
    bots = ["random"] * (game.seats - len(names))
    wished = wish(game.name, "me", *["open"] * (len(names) - 1), *bots, clock=clock or Clock())
    made = await app.tables.create(people[0], wished)
    for person in people[1:]:
        await app.tables.join(person, made.id, None, made.key or "")
    start = Start(game.name, game.seats, 0, record=game.record())
    await (await app.tables.open(made.id)).start(lambda plan: start)
    return [await Client(app, person).open(made.id) for person in people]


def view_of(app: Application, table: str, seat: int | None) -> Any:
    """What the library says that a seat sees."""
    progress = app.house.live[table].progress
    assert progress is not None
    return msgspec.json.decode(msgspec.json.encode(progress.game.view(seat)))


def log_of(app: Application, table: str, seat: int | None, lang: str = "en") -> list[str]:
    """The log as the library words it for a seat."""
    live = app.house.live[table]
    names = names_in(live.plan.seats, lang)
    lines = [event_line(live.row.game, event, lang, names) for event in live.running.game.events(seat)]
    return [line for line in lines if line]


def with_time(database: str, folder: Path, work: Callable[[Application, Time], Awaitable[None]]) -> None:
    """Run some work on an application of its own, whose time the work itself moves."""

    async def run() -> None:
        time = Time()
        app = await opened(database, folder, time)
        try:
            await work(app, time)
        finally:
            await closed(app)

    asyncio.run(run())
