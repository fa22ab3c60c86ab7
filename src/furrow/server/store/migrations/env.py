"""Alembic's way in. The store hands over its connection; nothing is read from a file or the environment."""

from __future__ import annotations

from alembic import context

from furrow.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
