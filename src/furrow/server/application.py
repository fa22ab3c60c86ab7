"""The application: everything that the edge needs, put together. It knows no web framework."""

from __future__ import annotations

from furrow.server.afterwards import Afterwards
from furrow.server.afterwards.profiles import Profiles
from furrow.server.chores import Chores
from furrow.server.hub import Hub
from furrow.server.hub.admin_signals import AdminSignals
from furrow.server.people import People
from furrow.server.settings import Settings
from furrow.server.store import Store
from furrow.server.tables import Departures, Glances, House, Library, Lists, Tables
from furrow.server.tables.webhook import Webhook
from furrow.server.thinking import ThinkingPool


class Application:
    """A server without its sockets: people, tables, bots."""

    def __init__(self, store: Store, people: People, hub: Hub, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.hub = hub
        self.settings = settings
        self.thinking = ThinkingPool(settings.bot_workers)
        self.house = House(store, self.thinking, hub, settings.sleep_after, settings.bots_wait)
        self.tables = Tables(self.house, people)
        self.lists = Lists(self.house)
        self.glances = Glances(self.house)
        self.departures = Departures(self.tables)
        self.library = Library(self.house, settings.data_dir / "bugs")
        self.afterwards = Afterwards(store)
        self.profiles = Profiles(store, self.afterwards)
        people.blocks_changed = self.tables.blocks_changed
        people.renamed = self.tables.renamed
        self.house.ended.append(self.afterwards.table_ended)
        self.webhook = Webhook(settings.webhook) if settings.webhook else None
        if self.webhook is not None:
            self.house.turned.append(self.webhook.turned)
        self.chores = Chores(self.tables, self.afterwards, settings.guests_kept, settings.waiting_kept)
        self.house.chores.append(self.chores.look)
        self.admin_signals = AdminSignals(store, self._look_again)

    async def start(self) -> None:
        """Start to serve: games that wait for a bot or a clock go on."""
        await self.hub.start()
        self.people.join(self.hub)
        await self.admin_signals.start()
        self.house.begin()

    async def stop(self, seconds: float = 3.0) -> None:
        """Finish what is running, keep everything, end. Tables that do not fit into the time are left to their logs."""
        await self.admin_signals.stop()
        await self.house.stop(seconds)
        if self.webhook is not None:
            await self.webhook.stop()
        await self.library.analyses.stop()
        await self.thinking.stop()
        await self.hub.stop()

    def _look_again(self, id: str) -> None:
        """The operator has changed a table behind our back."""
        table = self.house.live.get(id)
        if table is not None:
            self.house.background(table.reread())
