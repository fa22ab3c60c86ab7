"""The schema, one for SQLite and PostgreSQL. What changes here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0006"
"""The newest migration: what `metadata` describes."""

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("folded", String, unique=True),
    Column("password", String),
    Column("recovery", String),
    Column("epoch", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("moderator", Boolean, nullable=False),
    Column("muted_until", Float, nullable=False),
    Column("banned_until", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("device", String, nullable=False),
    Column("ended", Boolean, nullable=False),
    Index("sessions_of_person", "person"),
)

looks = Table(
    "looks",
    metadata,
    Column("look", String, primary_key=True),
    Column("person", String, nullable=False),
    Index("looks_of_person", "person"),
)
"""What the names of accounts may be taken for, and whose they are: nobody else's name may look like that."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("time", Float, nullable=False),
    Column("person", String, nullable=False),
    Column("about", String, nullable=False),
    Column("table", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("handled", String, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("note", String, nullable=False),
    Column("used_by", String, nullable=False),
    Column("used", Float, nullable=False),
)

site = Table(
    "site",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("state", String, nullable=False),
    Column("host", String, nullable=False),
    Column("key", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("turn_of", Text, nullable=False),
    Column("result", LargeBinary),
    Column("seal", LargeBinary),
    Index("tables_by_state", "state", "moved"),
)

members = Table(
    "members",
    metadata,
    Column("person", String, primary_key=True),
    Column("table", String, primary_key=True),
    Index("members_by_table", "table"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("table", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("sum", LargeBinary),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("preset", String, nullable=False),
    sqlite_with_rowid=False,
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("table", String, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    Column("details", Text, nullable=False),
    Column("dealt", Text, nullable=False),
    Index("results_by_person", "person", "ended"),
)

achievements = Table(
    "achievements",
    metadata,
    Column("person", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("time", Float, nullable=False),
    Column("table", String, nullable=False),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)
