"""`furrow bench server`: how much load one server process can take, measured with real sockets and real games."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter

import msgspec

from furrow.games import DEFAULT
from furrow.server.bench_clients import BenchSeat, BenchTable, Visitor, open_socket
from furrow.server.store import Entry, Store, TableRow, open_store

GAME, SEATS = DEFAULT, 4
_PROGRAM = [sys.executable, "-c", "from furrow.cli.main import main; main()", "serve"]
_FREE = {f"FURROW_LIMIT_{name}": "0" for name in ("REQUESTS", "ENTRIES", "MESSAGES", "SOCKETS")}
_FREE["FURROW_BOTS_WAIT"] = "0"
_START_PATIENCE = 120.0
_WARM_UP = 3.0
_SLEEP = "3"
_TABLES_EACH = 50
"""Nobody may have very many tables."""


class Order(msgspec.Struct, frozen=True):
    """How much to try."""

    tables: int = 125
    pace: float = 1050.0
    seconds: float = 15.0
    idle_sockets: int = 5000
    idle_tables: int = 500
    stored: int = 10_000


class Figure(msgspec.Struct):
    """One measured number; `label` names a message of the catalogues."""

    label: str
    value: float
    unit: str


class Server:
    """A server process that is being measured."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, took: float) -> None:
        self.process, self.port, self.took = process, port, took

    @property
    def memory(self) -> float:
        """How much of the machine's memory it uses, in KB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))

    @property
    def busy(self) -> float:
        """Seconds of a processor that it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def figure(self, name: str) -> float:
        """A number of its metrics."""
        http = HTTPConnection("127.0.0.1", self.port)
        http.request("GET", "/metrics")
        lines = http.getresponse().read().decode().splitlines()
        http.close()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@contextmanager
def served(home: Path, **variables: str) -> Iterator[Server]:
    """A server without limits, its files in a folder."""
    port_file = home / "port"
    port_file.unlink(missing_ok=True)
    order = [*_PROGRAM, "--port", "0", "--port-file", str(port_file), "--data-dir", str(home), "--log-level", "warning"]
    began = perf_counter()
    process = subprocess.Popen(order, env={**os.environ, **_FREE, **variables}, stdin=subprocess.DEVNULL)
    try:
        while not port_file.exists():
            if process.poll() is not None or perf_counter() - began > _START_PATIENCE:
                raise RuntimeError("the server did not start")
            time.sleep(0.005)
        yield Server(process, int(port_file.read_text(encoding="ascii")), perf_counter() - began)
    finally:
        process.terminate()
        process.wait()


def measure(order: Order) -> Iterator[Figure]:
    """All figures, one after the other; each part has a server of its own."""
    allow_files(2 * order.idle_sockets + 1000)
    with _folder() as home:
        yield from _start(home, order.stored)
    with _folder() as home, served(home) as server:
        yield from asyncio.run(_load(server, order))
    with _folder() as home, served(home, FURROW_SLEEP_AFTER=_SLEEP) as server:
        yield from asyncio.run(_idle(server, order))


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="furrow-bench-") as home:
        yield Path(home)


def allow_files(count: int) -> None:
    """Sockets are files: allow as many as we can."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if most == resource.RLIM_INFINITY else min(count, most)
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


# -- starting ----------------------------------------------------------------------------------------------------


def _start(home: Path, stored: int) -> Iterator[Figure]:
    """How long a start takes with this number of tables in the database."""
    asyncio.run(_fill(home, stored))
    with served(home) as server:
        yield Figure("server-start", server.took, "s")


async def _fill(home: Path, count: int) -> None:
    """Tables that wait in the database, as copies of one that was made by a client."""
    with served(home) as server:
        visitor = Visitor(server.port, "A")
        made = begun(visitor, ["hotseat"] * (SEATS - 1))
        visitor.close()
    store = await open_store(f"sqlite+aiosqlite:///{home / 'furrow.sqlite'}")
    row, entries = await store.table(made), await store.entries(made)
    assert row is not None
    for first in range(0, count, 200):
        numbers = range(first, min(first + 200, count))
        await asyncio.gather(*(_copy(store, row, entries, number) for number in numbers))
    await store.close()


async def _copy(store: Store, row: TableRow, entries: list[Entry], number: int) -> None:
    name = f"copy{number}"
    await store.add_table(msgspec.structs.replace(row, id=name, seal=None))
    for entry in entries:
        await store.append(msgspec.structs.replace(entry, table=name, sum=None))  # checksums name the table


def begun(visitor: Visitor, others: list[str]) -> str:
    """The id of a table that has begun."""
    seats = [{"who": "me"}, *({"who": who} for who in others)]
    made = visitor.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
    visitor.ask("POST", f"/api/tables/{made['id']}/start")
    return str(made["id"])


# -- play --------------------------------------------------------------------------------------------------------


async def _load(server: Server, order: Order) -> list[Figure]:
    """Four clients at each table: first at a pace, then as fast as they can."""
    with ThreadPoolExecutor(8) as pool:
        groups = list(pool.map(lambda number: _group(server.port, number), range(order.tables)))
    tables, listening = [], []
    for number, (name, cookies) in enumerate(groups):
        seats = [BenchSeat(await open_socket(server.port, name, cookie)) for cookie in cookies]
        listening += [asyncio.create_task(seat.listen()) for seat in seats]
        tables.append(BenchTable(seats, number))
    for table in tables:
        for seat in table.seats:
            await seat.newer(0)
    sockets = order.tables * SEATS
    figures = [Figure("server-sockets", sockets, "")]
    for label, interval in (("paced", order.tables / order.pace), ("flat-out", 0.0)):
        await _play(tables, interval, _WARM_UP)
        figures += await _measured(server, tables, interval, order.seconds, label)
    if any(seat.missed for table in tables for seat in table.seats):
        raise RuntimeError("a client has missed a state")
    refused = sum(seat.refused for table in tables for seat in table.seats)
    figures.append(Figure("server-refused", refused, ""))
    for table in tables:
        for seat in table.seats:
            await seat.socket.close()
    await asyncio.gather(*listening)
    return figures


def _group(port: int, number: int) -> tuple[str, list[str]]:
    """A table with its people, who have sat down."""
    people = [Visitor(port, f"P{number}.{seat}") for seat in range(SEATS)]
    seats = [{"who": "me"}, *({"who": "open"} for _ in people[1:])]
    made = people[0].ask("POST", "/api/tables", {"game": GAME, "seats": seats})
    for person in people[1:]:
        person.ask("POST", f"/api/tables/{made['id']}/join", {"key": made["key"]})
    people[0].ask("POST", f"/api/tables/{made['id']}/start")
    for person in people:
        person.close()
    return made["id"], [person.cookie for person in people]


async def _play(tables: list[BenchTable], interval: float, seconds: float) -> None:
    until = perf_counter() + seconds
    await asyncio.gather(*(table.play(interval, until) for table in tables))


async def _measured(
    server: Server, tables: list[BenchTable], interval: float, seconds: float, label: str
) -> list[Figure]:
    for table in tables:
        table.delays.clear()
        table.decisions = 0
    used = server.busy
    began = perf_counter()
    await _play(tables, interval, seconds)
    took = perf_counter() - began
    delays = sorted(delay for table in tables for delay in table.delays)
    made = sum(table.decisions for table in tables)
    return [
        Figure(f"server-{label}-rate", made / took, "1/s"),
        Figure(f"server-{label}-median", 1000 * _share(delays, 0.5), "ms"),
        Figure(f"server-{label}-p99", 1000 * _share(delays, 0.99), "ms"),
        Figure(f"server-{label}-work", 1000 * (server.busy - used) / max(1, made), "ms"),
        Figure(f"server-{label}-stalled", sum(table.stalled for table in tables), ""),
    ]


def _share(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


# -- standing still ----------------------------------------------------------------------------------------------


async def _idle(server: Server, order: Order) -> list[Figure]:
    """Memory of tables where nobody is, and of sockets on which nothing happens."""
    visitor = Visitor(server.port, "A")
    begun(visitor, ["hotseat"] * (SEATS - 1))  # words and rules are read now
    before = server.memory
    tables: list[tuple[str, str]] = []
    for number in range(order.idle_tables):
        if number % _TABLES_EACH == 0:
            visitor.close()
            visitor = Visitor(server.port, f"A{number}")
        tables.append((begun(visitor, ["hotseat"] * (SEATS - 1)), visitor.cookie))
    while server.figure("furrow_tables") > 0:
        await asyncio.sleep(0.5)
    asleep = server.memory
    figures = [Figure("server-table-idle", max(0.0, asleep - before) / order.idle_tables, "KB")]
    socket = await open_socket(server.port, *tables[-1])
    began = perf_counter()
    while b'"is":"state"' not in _bytes(await socket.recv()):
        pass
    figures.append(Figure("server-wake", 1000 * (perf_counter() - began), "ms"))
    await socket.close()
    figures += await _held(server, tables, order.idle_sockets)
    visitor.close()
    return figures


async def _held(server: Server, tables: list[tuple[str, str]], count: int) -> list[Figure]:
    """Many sockets at once, spread over the tables; the last one still answers."""
    before = server.memory
    sockets = []
    for first in range(0, count, 50):
        batch = range(first, min(first + 50, count))
        opening = [open_socket(server.port, *tables[number % len(tables)]) for number in batch]
        sockets += await asyncio.gather(*opening)
    held = server.figure("furrow_sockets")
    memory = server.memory
    await sockets[-1].send('{"do":"ping"}')
    while b'"is":"pong"' not in _bytes(await sockets[-1].recv()):
        pass
    for socket in sockets:
        await socket.close()
    return [
        Figure("server-idle-sockets", held, ""),
        Figure("server-socket-memory", (memory - before) / max(1, count), "KB"),
    ]


def _bytes(data: str | bytes) -> bytes:
    return data.encode() if isinstance(data, str) else data
