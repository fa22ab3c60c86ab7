"""The application of a process, from its settings: database, people, hub and tables, opened and closed in order."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from furrow.server.application import Application
from furrow.server.describing import be_ready_for_threads
from furrow.server.hub import make_hub
from furrow.server.people import People, key_in
from furrow.server.settings import Settings
from furrow.server.store import open_store


@asynccontextmanager
async def opened(settings: Settings) -> AsyncGenerator[Application, None]:
    """An application that has started. Stop it before the end: then its writes are done and its database is closed."""
    be_ready_for_threads(bots=not settings.bot_workers)
    store = await open_store(settings.database_url)
    try:
        people = People(store, key_in(settings.data_dir), invitation_only=settings.invitation_only)
        application = Application(store, people, make_hub(settings.redis), settings)
        await application.start()
        yield application
    finally:
        await store.close()
