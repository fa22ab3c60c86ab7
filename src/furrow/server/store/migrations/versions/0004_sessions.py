"""Sessions are rows, so that each can be ended by itself. Tokens of before are taken in when they are next shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
