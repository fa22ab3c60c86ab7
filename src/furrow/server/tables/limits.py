"""How many tables one person may have: each costs others memory and disk."""

from __future__ import annotations

import msgspec

from furrow.server.live.plan import IMPORT, read_plan
from furrow.server.people import Person
from furrow.server.store import Store, TableRow
from furrow.server.wire.errors import Problem

MOST_TABLES = 100
"""Tables of one person that go on at the same time, with or without a seat of theirs; and imports in a day."""
_DAY = 86400.0
_LOOKED_AT = 1000


async def check_room(store: Store, person: Person) -> None:
    """May the person make another table? Raises Problem."""
    seated = await store.tables_of(person.id, limit=MOST_TABLES)
    hosted = await store.hosted_by(person.id)
    if len({row.id for row in (*seated, *hosted)}) >= MOST_TABLES:
        raise Problem("too_many_tables", most=MOST_TABLES)


async def check_imports(store: Store, person: Person, now: float) -> None:
    """May the person bring another record? An import is over at once, so it would never count. Raises Problem."""
    await check_room(store, person)
    ended = await store.tables_of(person.id, ended=True, limit=_LOOKED_AT)
    brought = [row for row in ended if row.created > now - _DAY and _is_import(row)]
    if len(brought) >= MOST_TABLES:
        raise Problem("too_many_imports", most=MOST_TABLES)


def _is_import(row: TableRow) -> bool:
    try:
        return read_plan(row.settings).source == IMPORT
    except msgspec.MsgspecError:  # damaged: that is said elsewhere
        return False
