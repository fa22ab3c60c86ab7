"""The hub of a site that is one process. Several hubs on one `Bus` behave like several processes."""

from __future__ import annotations

from collections.abc import Callable

from furrow.server.hub.hub import Hear, Hub, Rooms


class Bus:
    """What joins the hubs of one process."""

    def __init__(self) -> None:
        self.hubs: list[MemoryHub] = []
        self.holders: dict[str, MemoryHub] = {}


class MemoryHub(Hub):
    """Messages go from hand to hand."""

    def __init__(self, bus: Bus | None = None) -> None:
        self._bus = bus or Bus()
        self._rooms = Rooms()

    async def start(self) -> None:
        self._bus.hubs.append(self)

    async def stop(self) -> None:
        self._bus.hubs.remove(self)
        for table in [table for table, holder in self._bus.holders.items() if holder is self]:
            del self._bus.holders[table]

    def publish(self, room: str, message: bytes) -> None:
        for hub in self._bus.hubs:
            if hub is not self:
                hub._rooms.tell(room, message)

    def subscribe(self, room: str, hear: Hear) -> Callable[[], None]:
        return self._rooms.subscribe(room, hear)

    async def hold(self, table: str) -> bool:
        return self._bus.holders.setdefault(table, self) is self

    def holds(self, table: str) -> bool:
        return self._bus.holders.get(table) is self

    async def release(self, table: str) -> None:
        if self.holds(table):
            del self._bus.holders[table]
