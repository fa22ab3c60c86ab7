"""What the names of accounts look like. Old names that look alike stay; the look is whose account is older."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from furrow.server.people.lookalikes import looks

revision = "0005"
down_revision = "0004"

_PEOPLE = sa.table("people", *(sa.column(name) for name in ("id", "name", "kind", "created")))
_AT_ONCE = 10_000


def upgrade() -> None:
    table = op.create_table(
        "looks",
        sa.Column("look", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
    )
    op.create_index("looks_of_person", "looks", ["person"])
    accounts = sa.select(_PEOPLE.c.id, _PEOPLE.c.name).where(_PEOPLE.c.kind == "account")
    owners: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts.order_by(_PEOPLE.c.created, _PEOPLE.c.id)):
        for look in looks(name):
            owners.setdefault(look, person)
    rows = [{"look": look, "person": person} for look, person in owners.items()]
    for start in range(0, len(rows), _AT_ONCE):
        op.bulk_insert(table, rows[start : start + _AT_ONCE])
