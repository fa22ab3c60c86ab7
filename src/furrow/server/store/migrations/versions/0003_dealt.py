"""What a seat was dealt is kept by its kind: not every game deals a faction and a mat."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_KINDS = ("faction", "mat")
_RESULTS = sa.table("results", *(sa.column(name) for name in (*_KINDS, "dealt")))
_TABLES = sa.table("tables", sa.column("id"), sa.column("settings"))


def upgrade() -> None:
    connection = op.get_bind()
    op.add_column("results", sa.Column("dealt", sa.Text, nullable=False, server_default="{}"))
    pairs = connection.execute(sa.select(_RESULTS.c.faction, _RESULTS.c.mat).distinct()).all()
    for pair in pairs:
        dealt = {kind: name for kind, name in zip(_KINDS, pair, strict=True) if name}
        same = sa.and_(_RESULTS.c.faction == pair[0], _RESULTS.c.mat == pair[1])
        connection.execute(sa.update(_RESULTS).where(same).values(dealt=_written(dealt)))
    with op.batch_alter_table("results") as results:
        for kind in _KINDS:
            results.drop_column(kind)
        results.alter_column("dealt", server_default=None)
    ids = connection.execute(sa.select(_TABLES.c.id)).scalars().all()
    for id in ids:  # one by one: there may be many, and some are large
        _settle(connection, id)


def _settle(connection: sa.Connection, id: str) -> None:
    """Rewrite how a table is arranged, if its seats name what they are dealt in the old way."""
    mine = _TABLES.c.id == id
    plan: dict[str, Any] = json.loads(connection.execute(sa.select(_TABLES.c.settings).where(mine)).scalar_one())
    changed = False
    for seat in plan.get("seats", ()):
        named = {kind: seat.pop(kind) for kind in _KINDS if kind in seat}
        changed |= bool(named)
        if dealt := {kind: name for kind, name in named.items() if name}:
            seat["dealt"] = dealt
    if changed:
        connection.execute(sa.update(_TABLES).where(mine).values(settings=_written(plan).encode()))


def _written(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))
