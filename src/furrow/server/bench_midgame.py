"""The middle of a game of five, where the client is measured: the same moves at any time, on any machine."""

from __future__ import annotations

from functools import cache

import msgspec

import furrow
from furrow import bots
from furrow.games import DEFAULT
from furrow.server.bench_clients import Visitor

SEATS, SEED, MIDDLE = 5, 123, 480
_BOT, _LEVEL = "plain", "novice"


@cache
def _played() -> tuple[str, int, int]:
    """A whole game as its record; the first decision after the middle that begins a turn, and whose it is."""
    game, bot = furrow.new(DEFAULT, seats=SEATS, seed=SEED), bots.find(_BOT)
    at, who = 0, 0
    while not game.over:
        seat = game.actors[0]
        if at == 0 and len(game.history) >= MIDDLE and game.opens_turn():
            at, who = len(game.history), seat
        game.play(bots.ask(game, bot, seat, bots.seat_generator(SEED, seat, len(game.history))), seat=seat)
    return game.record(), at, who


def midgame(port: int, name: str) -> tuple[str, str]:
    """The address of a game of five whose middle is played on against bots, and the cookie of whose turn it is."""
    record, at, who = _played()
    visitor = Visitor(port, name)
    kept = visitor.ask("POST", "/api/records", msgspec.Raw(record.encode()))
    table = visitor.ask("POST", f"/api/tables/{kept['id']}/clone?key={kept['key']}", {"at": at})
    # Whoever made the table sits on the first seat, which is given up last.
    for number in sorted(range(SEATS), key=lambda seat: (seat == who, seat == 0)):
        same = {"dealt": table["seats"][number]["dealt"]}
        mine = {"who": "me"} if number == who else {"who": "bot", "level": _LEVEL}
        visitor.ask("PUT", f"/api/tables/{table['id']}/seats/{number}", {**mine, **same})
    visitor.ask("POST", f"/api/tables/{table['id']}/start")
    visitor.close()
    return f"/table/{table['id']}", visitor.cookie
