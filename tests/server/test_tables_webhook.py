"""The webhook of games by correspondence, on a real address."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

from furrow.server.application import Application
from furrow.server.tables.webhook import Webhook
from furrow.server.wire.tables import Clock
from tests.server.clients import begun, guest, wish, with_application


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
            app.house.turned.append(Webhook(app.house, address).turned)
            ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
            info = await begun(app, ann, bob, table=wish(clock=Clock("days", days=1)))
            await begun(app, ann, bob, table=wish())
            table = app.house.live[info.id]
            seat = table.running.game.actors[0]
            await table.decide("play", seat, "bolster / power / pass / end")
            await app.house.stop()
            assert all_there.wait(60)
            people = [(ann, "Ann"), (bob, "Bob")]
            expected = [
                {"table": info.id, "game": "scythe", "person": people[each][0].id, "name": people[each][1]}
                for each in (seat, 1 - seat)
            ]
            assert sorted(heard, key=lambda row: row["name"] != people[seat][1]) == expected

    with_application(sqlite, tmp_path, work)


def test_an_address_that_does_not_answer_holds_up_nobody(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        app.house.turned.append(Webhook(app.house, "http://127.0.0.1:9/").turned)
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("scythe", "me", "hotseat", clock=Clock("days", days=1)))
        assert info.state == "running"

    with_application(sqlite, tmp_path, work)
