"""Changing a table's plan, even if somebody else changes it at the same moment, here or in another process.

A change is decided on the plan as the database has it, and replaces exactly that one. If somebody was faster, it is
decided again on what they wrote: a seat that is still free is taken, one that is not is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from furrow.server.live.plan import Plan, read_plan, write_plan
from furrow.server.store import Conflict, Entry, TableRow
from furrow.server.wire.errors import Problem

if TYPE_CHECKING:
    from furrow.server.live.table import LiveTable

Change = Callable[[Plan], dict[str, Any] | None]
"""Alters the plan that it is given, and says which columns of the row change besides; None: leave everything as it is.

It may be called several times, each time with a fresh plan. What it raises reaches the caller, and nothing has changed.
"""
_TRIES = 50
"""Each try that fails is somebody else's that succeeded, so this many are never needed by people."""


def take_row(table: LiveTable, found: TableRow) -> None:
    """Take over what another process arranged. How far the game is we know ourselves: that part of a row may lag."""
    row = table.row
    if found.settings != row.settings:
        table.plan = read_plan(found.settings)
    if table.progress is not None:
        found.turn_of, found.decisions, found.moved = row.turn_of, row.decisions, row.moved
        found.seal = row.seal
        if row.state == "over" and found.state == "running":
            found.state, found.result = row.state, row.result
    table.row = found


async def replace_plan(table: LiveTable, change: Change, first: Callable[[], Entry] | None = None) -> bool:
    """Change the plan and keep it; False if `change` left it alone. The caller holds the table's lock.

    `first` gives the first entry of the log, once `change` was asked. Raises Problem("busy") when others keep changing
    the plan.
    """
    for _ in range(_TRIES):
        found = await table.store.table(table.id)
        if found is None:
            raise Problem("no_such_table")
        was = TableRow(found.id, found.game, found.state, found.host, settings=found.settings)
        take_row(table, found)
        plan = read_plan(found.settings)
        columns = change(plan)
        if columns is None:
            return False
        kept: dict[str, Any] = {"settings": write_plan(plan), "people": plan.people, **columns}
        if found.state == "waiting":
            kept["moved"] = table.clock()
        try:
            done = await table.store.replace_plan(table.id, was, None if first is None else first(), **kept)
        except Conflict:  # the log has begun, or two processes were in each other's way
            continue
        if done:
            for name, value in kept.items():
                setattr(table.row, name, value)
            table.plan = plan
            return True
    raise Problem("busy")
