"""Bringing a database to the newest schema. A current one costs one query; Alembic is loaded only when it has work."""

from __future__ import annotations

from sqlalchemy import Column, MetaData, String, Table, insert, inspect, select, text
from sqlalchemy.engine import Connection

from furrow.server.store.errors import SchemaError
from furrow.server.store.schema import REVISION, metadata

_VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
_LOCK = 0x46757272
"""Any number of our own: processes that start together take turns."""


def prepare(connection: Connection) -> None:
    """Make or upgrade the schema inside the caller's transaction. Raises SchemaError for one from the future."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    found = revision(connection)
    if found == REVISION:
        return
    if found is None:
        if inspect(connection).get_table_names():
            raise SchemaError("the database has no version: it is none of Furrow's, or damaged")
        metadata.create_all(connection)
        _VERSION.create(connection)
        connection.execute(insert(_VERSION).values(version_num=REVISION))
    else:
        upgrade(connection, found)


def revision(connection: Connection) -> str | None:
    """The newest migration that a database has seen; None for an empty one."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.scalar(select(_VERSION.c.version_num))


def upgrade(connection: Connection, found: str | None, to: str = "head") -> None:
    """Run the migrations after the found one."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "furrow.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise SchemaError(f"the database is of a newer Furrow (schema {found}; this one knows {REVISION})")
    command.upgrade(config, to)
