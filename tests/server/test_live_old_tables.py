"""Tables that older code left running are woken and played to their end; none is reset."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec

import furrow
from furrow.kernel.generator import Generator
from furrow.kernel.record import Record
from furrow.server.application import Application
from furrow.server.live import journal as j
from furrow.server.people import Person
from furrow.server.store import TableRow
from furrow.server.wire import socket as w
from tests.contract.old_files import TABLES
from tests.server.clients import Client, begun, closed, guest, opened, wish, with_application

_RUNNING = [
    ("fifty_first_state", 1),
    ("fifty_first_state", 2),
    ("imperial_settlers", 1),
    ("imperial_settlers", 2),
    ("scythe", 2),
]
_IDLE = ("skip", "pass", "decline", "done", "stop", "carry nothing")
_MOST = 6000
"""Decisions after which a game that does not end is given up."""


def _restore(file: Path) -> list[str]:
    """Lay the old database out; gives its tables."""
    with sqlite3.connect(file) as connection:
        connection.executescript(TABLES.read_text())
        found = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY created")]
    connection.close()
    return found


async def _play_on(client: Client, seats: int) -> None:
    """Random answers for everybody at the screen, to the end; mostly such as do something."""
    generator = Generator(seats)
    for _ in range(_MOST):
        waiting = client.state["waiting_for"]
        if not waiting:
            return
        if seats > 1:
            await client.send(w.Curtain(waiting[0]))
        if any((row["name"], row["value"]) == ("open", "no") for row in client.state["standing"]):
            await client.send(w.Stand(waiting[0], {"open": "yes"}))  # each answer is given here
        texts = [text for text in client.texts if text not in _IDLE or not generator.below(20)] or client.texts
        assert (await client.play(texts[generator.below(len(texts))], waiting[0]))["is"] == "done"
    raise AssertionError("the game does not end")


async def _finish(app: Application, person: Person, row: TableRow) -> tuple[str, int]:
    """Wake a table, compare it with what it was, play it on; gives its game and number of seats."""
    before = [entry.kind for entry in await app.store.entries(row.id)]
    client = await Client(app, person).open(row.id)
    live = app.house.live[row.id]
    game = live.running.game
    kept = await app.store.snapshot(row.id)
    assert kept is not None
    assert game.record() == msgspec.json.decode(kept.body)["record"]
    assert client.of("notice") == []
    await _play_on(client, game.seats)
    assert client.of("notice") == []
    text = live.running.game.record()
    assert msgspec.json.decode(text, type=Record).rules == 1
    assert furrow.verify(text) == (len(live.running.game.history), "")
    kinds = [entry.kind for entry in await app.store.entries(row.id)]
    assert kinds[: len(before)] == before
    assert "reset" not in kinds
    client.close()
    return row.game, game.seats


def test_old_tables_go_on_to_their_end(tmp_path: Path) -> None:
    file = tmp_path / "furrow.sqlite"
    tables = _restore(file)

    async def run() -> None:
        app = await opened(f"sqlite:///{file}", tmp_path)
        found = []
        for table in tables:
            row = await app.store.table(table)
            assert row is not None
            person = await app.people.person(row.host)
            assert person is not None
            found.append(await _finish(app, person, row))
        await closed(app)
        assert sorted(found) == _RUNNING

    asyncio.run(run())


def test_a_log_says_by_which_rules_its_game_is_played(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        info = await begun(app, await guest(app, "Ann"), table=wish("fifty_first_state", "me", "hotseat"))
        first = (await app.store.entries(info.id))[0]
        assert j.read_start(first.body).rules == 2
        game = app.house.live[info.id].running.game
        assert msgspec.json.decode(game.record(), type=Record).rules == 2

    with_application(sqlite, tmp_path, work)
