"""Several processes behind one address: people at one table need not meet the same one."""

from __future__ import annotations

import signal
from collections.abc import Callable

import msgspec

from tests.server.edge import Served, serving
from tests.server.services import PATIENCE, wait_for


def processes(served: Served) -> set[int]:
    """Who has answered requests so far."""
    lines = [msgspec.json.decode(line) for line in served.log.splitlines()]
    return {line["process"] for line in lines if line["message"] == "request"}


def test_two_processes_share_tables_and_stop_together(postgresql: Callable[[], str], redis_server: str) -> None:
    flags = ["--workers", "2", "--database", postgresql(), "--redis", redis_server]
    with serving(flags) as served, served.person("Anna") as anna, served.person("Béla") as bela:

        def both_have_answered() -> bool:
            with served.person("Somebody") as another:  # a new connection each: any process may take it
                another.get("/api/me")
            return len(processes(served)) == 2

        wait_for(both_have_answered, "both processes answer", served.process)
        table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "open"}])
        bela.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
        wait_for(
            lambda: all(seat["person"] for seat in anna.get(f"/api/tables/{table['id']}")["seats"]), "Béla is seen"
        )
        anna.post(f"/api/tables/{table['id']}/start")
        with anna.socket(table["id"]) as one, bela.socket(table["id"]) as two:
            for socket in (one, two):
                socket.until("state")
            for _ in range(6):
                turn, other = (one, two) if one.state["questions"] else (two, one)
                known = other.state["seq"]
                assert turn.play()["is"] == "done"
                while other.state["seq"] == known:
                    other.until("state")
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(PATIENCE) == 0
        assert [line for line in served.log.splitlines() if not line.startswith("{")] == []
        said = [msgspec.json.decode(line)["message"] for line in served.log.splitlines()]
        assert said.count("stopped") == 2
