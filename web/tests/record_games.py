"""Writes web/tests/fixtures/*-recorded.jsonl.gz: whole games of bots as the server sends them to one seat.

Run it from the project's folder: `.venv/bin/python web/tests/record_games.py`.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import NamedTuple

import furrow
from furrow import bots
from furrow.server.live.plan import Plan, SeatPlan
from furrow.server.live.progress import Progress
from furrow.server.live.state_messages import Viewpoint, look, state_message

FOLDER = Path(__file__).parent / "fixtures"


class Recorded(NamedTuple):
    """A game of bots; one of them is taken for a person, to whom it is sent."""

    file: str
    game: str
    seats: int
    seed: int
    reader: int
    level: str = "plain"


GAMES = (
    Recorded("scythe", "scythe", 5, 123, 3),
    Recorded("tableau-state", "fifty_first_state", 4, 7, 0),
    Recorded("tableau-state-solo", "fifty_first_state", 1, 6, 0),
    Recorded("tableau-empire", "imperial_settlers", 3, 6, 0),
    Recorded("tableau-empire-solo", "imperial_settlers", 1, 1, 0),
)


def states(recorded: Recorded) -> list[bytes]:
    """One state after each line that changes what the reader sees."""
    _, name, seats, seed, reader, level = recorded
    game, bot = furrow.new(name, seats=seats, seed=seed), bots.find(level)
    people = [
        SeatPlan("me", "Anna", "anna") if seat == reader else SeatPlan("bot", level=level, bot=True)
        for seat in range(seats)
    ]
    plan, viewpoint = Plan(name, people), Viewpoint(reader, (reader,), "en")
    progress = Progress(game, plan)
    found: list[bytes] = []
    sight = None
    while True:
        now = look(progress, reader)
        if now != sight:
            progress.seen[reader] += 1
            found.append(state_message(progress, plan, viewpoint, now, 0 if sight is None else sight.events, 0.0))
            sight = now
        if game.over:
            return found
        seat = game.actors[0]
        game.play(bots.ask_line(game, bot, seat, bots.seat_generator(seed, seat, len(game.history))), seat)
        if seat == reader:
            progress.own[reader] = game.event_count


def main() -> None:
    """Writes all games."""
    for recorded in GAMES:
        packed = gzip.compress(b"\n".join(states(recorded)), mtime=0)
        (FOLDER / f"{recorded.file}-recorded.jsonl.gz").write_bytes(packed)


if __name__ == "__main__":
    main()
