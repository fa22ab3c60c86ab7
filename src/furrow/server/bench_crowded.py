"""A table of each game when most lies on it, where the client is measured: the same at any time, on any machine."""

from __future__ import annotations

from functools import cache

import msgspec

import furrow
from furrow import bots
from furrow.games import until_games_change
from furrow.server.bench_clients import Visitor

SEATS, SEED = 4, 8
_BOT, _LEVEL = "plain", "novice"


class Crowded(msgspec.Struct, frozen=True):
    """A whole game as its record; the turn at which its view is the largest, and whose it is."""

    record: str
    at: int
    seat: int


@until_games_change
@cache
def crowded(game: str) -> Crowded:
    """Of the turns that leave a tenth of the game to be played."""
    table, bot = furrow.new(game, seats=SEATS, seed=SEED), bots.find(_BOT)
    turns: list[tuple[int, int, int]] = []
    while not table.over:
        seat = table.actors[0]
        if table.opens_turn(seat):
            turns.append((len(msgspec.json.encode(table.view(seat))), len(table.history), seat))
        table.play(bots.ask(table, bot, seat, bots.seat_generator(SEED, seat, len(table.history))), seat=seat)
    _, at, seat = max(turn for turn in turns if turn[1] < 0.9 * len(table.history))
    return Crowded(table.record(), at, seat)


def seated(port: int, name: str, game: str) -> tuple[str, str]:
    """The address of a table that begins there, against bots, and the cookie of whose turn it is."""
    found = crowded(game)
    visitor = Visitor(port, name)
    kept = visitor.ask("POST", "/api/records", msgspec.Raw(found.record.encode()))
    table = visitor.ask("POST", f"/api/tables/{kept['id']}/clone?key={kept['key']}", {"at": found.at})
    # Whoever made the table sits on the first seat, which is given up last.
    for number in sorted(range(SEATS), key=lambda seat: (seat == found.seat, seat == 0)):
        same = {"dealt": table["seats"][number]["dealt"]}
        mine = {"who": "me"} if number == found.seat else {"who": "bot", "level": _LEVEL}
        visitor.ask("PUT", f"/api/tables/{table['id']}/seats/{number}", {**mine, **same})
    visitor.ask("POST", f"/api/tables/{table['id']}/start")
    visitor.close()
    return f"/table/{table['id']}", visitor.cookie
