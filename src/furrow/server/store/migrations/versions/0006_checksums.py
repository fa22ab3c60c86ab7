"""Entries have checksums, and each table's row knows that of a recent one. What is there already has none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("sum", sa.LargeBinary))
    op.add_column("tables", sa.Column("seal", sa.LargeBinary))
