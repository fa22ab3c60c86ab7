"""When time is up: a bot plays on, or the turn passes, as the table was arranged; the rules may know a penalty."""

from __future__ import annotations

import msgspec

from furrow.kernel.step import HOST
from furrow.server.live import journal as j
from furrow.server.live.autoplay import Autoplay
from furrow.server.live.plan import read_plan
from furrow.server.live.table import LiveTable

_SHORT = 30.0
MISSED = 5
"""After so many turns in a row a bot plays even where turns pass: a game that everybody has left would never end."""
_DAY = 86400.0
SHORTEST = _DAY
"""Seconds that anybody has at least in a game by correspondence."""


async def check(table: LiveTable, autoplay: Autoplay) -> None:
    """Look at the clocks of a table; called every second by the process that holds it."""
    progress = table.progress
    if progress is None or not progress.clocks.ticking or table.row.state != "running":
        return
    for seat in progress.clocks.expired(table.now):
        if table.plan.seats[seat].bot or seat in autoplay.passing:
            continue
        name = table.plan.seats[seat].name
        if not progress.sealed:  # during secret answers it would show who has not answered
            table.notice("time_up", seat, name=name)
        penalty = progress.game.rules.penalty(progress.game.state, seat)
        if penalty:
            await table.decide(j.SIDE, HOST, penalty, by=j.BY_TIME)
        if table.plan.timeout == "bot" or autoplay.miss(seat) >= MISSED:
            await table.hand_over([seat], "replaced")
        else:
            autoplay.passing.add(seat)
    if table.plan.clock.kind == "live" and not progress.sealed:
        warn(table, table.now)


def warn(table: LiveTable, now: float) -> None:
    """Say once in a turn that somebody's time is running out."""
    progress = table.running
    for seat in progress.game.actors:
        left = progress.clocks.remaining(seat, now)
        if 0.0 < left <= _SHORT and table.warned != (seat, progress.moves) and not table.plan.seats[seat].bot:
            table.warned = (seat, progress.moves)
            table.notice("time_short", seat, name=table.plan.seats[seat].name)


def overdue(settings: bytes, moved: float, now: float) -> bool:
    """Should a sleeping game be looked at? It is by correspondence, and nothing has happened for too long."""
    try:
        clock = read_plan(settings).clock
    except msgspec.MsgspecError:
        return True  # anyone who opens it will see what is wrong
    return clock.kind == "days" and now - moved > clock.days * _DAY
