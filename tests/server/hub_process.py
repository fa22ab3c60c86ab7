"""A process of its own for `test_hub_processes`: plays on one table of a shared database together with its twin.

It appends numbered entries, tells the other by the hub, hears of the other's and reads them from the log. At the end it
prints what it believes the log to be.
"""

from __future__ import annotations

import asyncio
import json
import sys

from furrow.server.hub.redis import RedisHub
from furrow.server.store import Conflict, Entry, Store, open_store


class Player:
    """One process' idea of a table."""

    def __init__(self, store: Store, hub: RedisHub, me: int, rounds: int) -> None:
        self.store, self.hub, self.me, self.rounds = store, hub, me, rounds
        self.seats: list[int] = []
        self.heard = asyncio.Event()
        self.conflicts = 0
        hub.subscribe("table", lambda _: self.heard.set())

    async def catch_up(self) -> None:
        for entry in await self.store.entries("table", len(self.seats)):
            assert entry.seq == len(self.seats) + 1
            self.seats.append(entry.seat)

    async def play(self) -> None:
        """Append my entries, each after the last one known; if it is too late it reads and tries again."""
        mine = 0
        while mine < self.rounds:
            try:
                await self.store.append(Entry("table", len(self.seats) + 1, 0.0, self.me, "play", b"{}"))
            except Conflict:
                self.conflicts += 1
                await self.catch_up()
                continue
            self.seats.append(self.me)
            mine += 1
            self.hub.publish("table", str(len(self.seats)).encode())

    async def hear_the_rest(self) -> None:
        """Only the hub says when there is more to read."""
        await self.catch_up()
        while len(self.seats) < 2 * self.rounds:
            await self.heard.wait()
            self.heard.clear()
            await self.catch_up()


async def main(database: str, redis: str, prefix: str, me: int, rounds: int) -> None:
    store = await open_store(database)
    hub = RedisHub(redis, prefix)
    await hub.start()
    player = Player(store, hub, me, rounds)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    held = await hub.hold("table")
    await player.play()
    await player.hear_the_rest()
    print(json.dumps({"seats": player.seats, "conflicts": player.conflicts, "held": held}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await hub.stop()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5])))
