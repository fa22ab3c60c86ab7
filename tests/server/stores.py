"""Working with a real store in a test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from furrow.server.store import Store, open_store


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, do something, close it again."""

    async def run() -> None:
        store = await open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
