"""The first schema: people, tables, logs, talk, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _results()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("folded", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("recovery", sa.String),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("moderator", sa.Boolean, nullable=False),
        sa.Column("muted_until", sa.Float, nullable=False),
        sa.Column("banned_until", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("handled", sa.String, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("used_by", sa.String, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "site",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("turn_of", sa.Text, nullable=False),
        sa.Column("result", sa.LargeBinary),
    )
    op.create_index("tables_by_state", "tables", ["state", "moved"])
    op.create_table(
        "members",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("members_by_table", "members", ["table"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("faction", sa.String, nullable=False),
        sa.Column("mat", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_table(
        "achievements",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
