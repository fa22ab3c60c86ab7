"""What the processes of a site tell each other, and the version for a single process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

Hear = Callable[[bytes | None], None]
"""Called with each message of a room; with None when messages may have been missed, so read the log again."""


class Hub(ABC):
    """Rooms that span the processes of a site.

    A message goes to those who listen in *other* processes: the publisher has told its own already. It may get lost
    (None is heard then, as soon as that is known), so it only hints at what the database holds.

    A table is *held* by at most one process, which plays its bots and watches its clocks. That too is only good
    manners: two that both think they hold it cannot both append the same entry. While nobody carries messages (`away`)
    each process holds what it has, and looks into the database for what others do.
    """

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None:
        """Send what is waiting, let all held tables go, end."""

    @property
    def away(self) -> bool:
        """Is there nobody who could carry messages? Then each process goes on by itself, with the database alone."""
        return False

    @abstractmethod
    def publish(self, room: str, message: bytes) -> None:
        """Tell the other processes. Never waits."""

    @abstractmethod
    def subscribe(self, room: str, hear: Hear) -> Callable[[], None]:
        """Listen in a room; call the result to stop listening."""

    @abstractmethod
    async def hold(self, table: str) -> bool:
        """Take a table, or go on holding it; False if another process has it."""

    @abstractmethod
    def holds(self, table: str) -> bool:
        """Do I hold it, as far as I know?"""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Let a table go."""


class Rooms:
    """Who listens where, in this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, list[Hear]] = {}

    def subscribe(self, room: str, hear: Hear) -> Callable[[], None]:
        listeners = self._rooms.setdefault(room, [])
        listeners.append(hear)

        def leave() -> None:
            if hear in listeners:
                listeners.remove(hear)
            if not listeners and self._rooms.get(room) is listeners:
                del self._rooms[room]

        return leave

    def tell(self, room: str, message: bytes | None) -> None:
        for hear in tuple(self._rooms.get(room, ())):
            hear(message)

    def tell_all(self) -> None:
        """Something may have been missed, nobody knows in which room."""
        for room in tuple(self._rooms):
            self.tell(room, None)

    def __len__(self) -> int:
        return len(self._rooms)
