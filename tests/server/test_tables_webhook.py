"""The webhook of games by correspondence, on a real address."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

from furrow.server.application import Application
from furrow.server.hub import MemoryHub
from furrow.server.hub.memory import Bus
from furrow.server.tables.webhook import Webhook
from furrow.server.wire.tables import Clock
from tests.server.clients import Client, begun, closed, guest, opened, wish, with_application
from tests.server.edge import UNLIMITED, serving
from tests.server.services import PATIENCE


@contextmanager
def _listening(heard: list[Any], all_there: threading.Event, most: int) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()
            if len(heard) == most:
                all_there.set()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/turn"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_an_address_hears_whose_turn_it_is(sqlite: str, tmp_path: Path) -> None:
    heard: list[Any] = []
    all_there = threading.Event()

    async def work(app: Application) -> None:
        with _listening(heard, all_there, 2) as address:
            app.house.turned.append(Webhook(address).turned)
            ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
            info = await begun(app, ann, bob, table=wish(clock=Clock("days", days=1)))
            await begun(app, ann, bob, table=wish())
            table = app.house.live[info.id]
            seat = table.running.game.actors[0]
            await table.decide("play", seat, "bolster / power / pass / end")
            await app.house.stop(60)
            assert all_there.wait(60)
            people = [(ann, "Ann"), (bob, "Bob")]
            expected = [
                {"table": info.id, "game": "scythe", "person": people[each][0].id, "name": people[each][1]}
                for each in (seat, 1 - seat)
            ]
            assert sorted(heard, key=lambda row: row["name"] != people[seat][1]) == expected

    with_application(sqlite, tmp_path, work)


def _is_past(eyes: Client, seq: int) -> bool:
    return eyes.seq > seq


def test_of_two_processes_that_have_a_table_one_tells(postgresql: Callable[[], str], tmp_path: Path) -> None:
    """Each turn is heard of in both, and posted once, wherever it was decided."""
    heard: list[Any] = []
    all_there = threading.Event()
    database = postgresql()

    async def run() -> None:
        bus = Bus()
        here, there = [await opened(database, tmp_path, hub=MemoryHub(bus)) for _ in range(2)]
        with _listening(heard, all_there, 3) as address:
            hooks = [Webhook(address), Webhook(address)]
            for app, hook in zip((here, there), hooks, strict=True):
                app.house.turned.append(hook.turned)
            ann, bob = await guest(here, "Ann"), await guest(here, "Bob")
            info = await begun(here, ann, bob, table=wish(clock=Clock("days", days=1)))
            for app in (there, here):
                other = here if app is there else there
                eyes = await Client(other, ann).open(info.id)
                known, table = eyes.seq, (await app.tables.open(info.id))
                await table.decide("play", table.running.game.actors[0], "bolster / power / pass / end")
                await eyes.until(partial(_is_past, eyes, known))
            assert await asyncio.to_thread(all_there.wait, PATIENCE)
            for hook in hooks:
                await hook.stop()
            for app in (there, here):
                await closed(app)
        assert len(heard) == 3

    asyncio.run(run())


def test_an_address_that_never_answers_delays_neither_games_nor_a_stop() -> None:
    """It takes the connection and says nothing: anyone who waited for it would wait for ten seconds."""
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        variables = {**UNLIMITED, "FURROW_WEBHOOK": f"http://127.0.0.1:{deaf.getsockname()[1]}/turn"}
        with serving(variables=variables) as served, served.person("Ann") as ann:
            seats = [{"who": "me"}, {"who": "hotseat"}]
            table = ann.table("imperial_settlers", seats, clock={"kind": "days", "days": 1})
            calling, _ = deaf.accept()
            with calling, ann.socket(table["id"]) as eyes:
                eyes.until("state")
                served.process.terminate()
                assert eyes.closing() == 1012
                served.process.wait(PATIENCE)
            assert "the webhook does not answer" not in served.log  # nobody has waited for that
