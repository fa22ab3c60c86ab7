"""Taking a name off the tables of somebody who deletes their account."""

from __future__ import annotations

from typing import Any

import msgspec

from furrow.server.live.plan import read_plan, write_plan
from furrow.server.store import Store, TableRow
from furrow.server.wire.tables import TableResult

NOBODY = "–"
"""What stands where a name was; it needs no translation."""
_MOST = 100_000


async def take_name_off(store: Store, person: str, time: float) -> None:
    """Seats and results keep the person's id, which now says nothing; running servers look at the tables again."""
    for ended in (False, True):
        seated, made = await store.tables_of(person, ended, _MOST), await store.hosted_by(person, ended)
        for row in {row.id: row for row in (*seated, *made)}.values():
            found: TableRow | None = row
            while found is not None and not await store.replace_plan(row.id, found, **_nameless(found, person)):
                found = await store.table(row.id)  # somebody has changed the table meanwhile
            await store.orders.add(row.id, time)


def _nameless(row: TableRow, person: str) -> dict[str, Any]:
    plan = read_plan(row.settings)
    own = plan.seats_of(person)
    for seat in own:
        plan.seats[seat].name = NOBODY
    if row.host == person:
        plan.host_name = NOBODY
    result = row.result
    if result is not None:
        table = msgspec.json.decode(result, type=TableResult)
        for line in table.standings:
            if line.seat in own:
                line.name = NOBODY
        result = msgspec.json.encode(table)
    return {"settings": write_plan(plan), "result": result}
