"""Redis goes away: games go on in each process and between them, as if nothing had happened, only not so quickly."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from tests.server import services
from tests.server.edge import Served, Socket
from tests.server.services import PATIENCE, postgres
from tests.server.test_hub_servers import two_servers

LONGEST = 5.0
"""Seconds that anybody may have to wait for what others do."""


def _waited(socket: Socket, seen: int) -> float:
    """Seconds until a socket is asked, after a sequence number."""
    began = time.monotonic()
    while socket.state is None or socket.state["seq"] <= seen or not socket.state["questions"]:
        socket.until("state")
    return time.monotonic() - began


def _seq(socket: Socket) -> int:
    return int(socket.state["seq"]) if socket.state else -1


def _away(served: Served) -> list[str]:
    reply = httpx.get(f"{served.origin}/ready", timeout=PATIENCE)
    assert reply.status_code == 200
    return list(reply.json().get("away", []))


def _come(one: Served, two: Served, away: list[str]) -> None:
    end = time.monotonic() + PATIENCE
    while [_away(one), _away(two)] != [away, away]:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_games_go_on_without_redis(tmp_path: Path) -> None:
    with services.folder("furrow-redis-") as home, postgres() as database:
        redis = services.start_redis(home)
        try:
            with (
                two_servers(database.address, f"unix://{home / 's'}", tmp_path) as (one, two),
                one.person("Anna") as anna,
                two.person("Béla") as bela,
            ):
                seats = [{"who": "me"}, {"who": "open"}]
                table = anna.post("/api/tables", {"game": "scythe", "seats": seats, "listed": True})["id"]
                bela.post(f"/api/tables/{table}/join")
                anna.post(f"/api/tables/{table}/start")
                with anna.socket(table) as first, bela.socket(table) as second:
                    first.until("state")
                    second.until("state")
                    services.stop(redis)
                    _come(one, two, ["redis"])
                    asked, other = (first, second) if first.state["questions"] else (second, first)
                    for _ in range(3):
                        asked, other = _until_the_other(asked, other)
                    alone = anna.table("imperial_settlers")["id"]  # begun while nobody can be asked who holds it
                    with anna.socket(alone) as against_a_bot:
                        for number in range(6):
                            against_a_bot.turn()
                            seen = _seq(against_a_bot)
                            assert against_a_bot.play(number)["is"] == "done"
                            assert _waited(against_a_bot, seen) < LONGEST
                    redis = services.start_redis(home)
                    _come(one, two, [])
                    for _ in range(2):
                        asked, other = _until_the_other(asked, other)
        finally:
            services.stop(redis)


def _until_the_other(asked: Socket, other: Socket) -> tuple[Socket, Socket]:
    """Play until the one at the other process is asked; it hears of it in time."""
    while asked.state["questions"]:
        seen = _seq(asked)
        done = asked.play()
        assert done["is"] == "done", done
        while asked.state["seq"] <= seen:
            asked.until("state")
    began = time.monotonic()
    while not other.state["questions"]:
        other.until("state")
    assert time.monotonic() - began < LONGEST
    return other, asked
