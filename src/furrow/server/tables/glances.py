"""A running game at a glance: what a ticket or a line of the live games shows of it."""

from __future__ import annotations

from furrow.server.live.table import LiveTable
from furrow.server.people import Person
from furrow.server.tables import rights
from furrow.server.tables.house import House
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import TableGlance


class Glances:
    """Looks at tables without sitting down or watching."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def look(self, person: Person | None, id: str, key: str = "") -> TableGlance:
        """How a running game stands, for those who may watch it."""
        table = await self._house.open(id)
        rights.check_watches(table.row, table.plan, person, key)
        if table.row.state != "running":
            raise Problem("not_running")
        async with table.lock:
            return _glance(table, person)


def _glance(table: LiveTable, person: Person | None) -> TableGlance:
    progress, plan = table.running, table.plan
    rules, view = progress.game.rules, progress.game.view(None)
    found = rules.glance(view)
    mine = [] if person is None else plan.seats_of(person.id)
    clocks = progress.clocks
    left = [clocks.remaining(seat, table.now) for seat in mine if clocks.ticking and clocks.runs(seat)]
    seats = range(len(plan.seats))
    watching = {each.person for each in table.readers.connections} - {seat.person for seat in plan.seats}
    return TableGlance(
        turn=rules.turn_number(view),
        round=rules.round_number(view),
        thinks=[] if view.question is None else list(view.question.seats),
        dealt=[rules.dealt_to(view, seat) for seat in seats],
        counts=list(found.counts),
        drawing=dict(found.drawing),
        left=min(left, default=None),
        watching=len(watching),
    )
