"""The application: everything that the edge needs, put together. It knows no web framework."""

from __future__ import annotations

from furrow.server.hub import Hub
from furrow.server.people import People
from furrow.server.settings import Settings
from furrow.server.store import Store
from furrow.server.tables import Tables
from furrow.server.thinking import Thinking


class Application:
    """A server without its sockets: people, tables, bots."""

    def __init__(self, store: Store, people: People, hub: Hub, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.hub = hub
        self.settings = settings
        self.thinking = Thinking(settings.bot_workers)
        self.tables = Tables(store, people, self.thinking, hub, sleep_after=settings.sleep_after)

    async def start(self) -> None:
        """Begin to serve: games that wait for a bot or a clock go on."""
        await self.hub.start()
        await self.tables.begin()

    async def stop(self) -> None:
        """Finish what is under way, tell clients, and keep everything."""
        await self.tables.stop()
        await self.thinking.stop()
        await self.hub.stop()
