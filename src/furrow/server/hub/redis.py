"""The hub of a site of several processes: one Redis channel for all rooms, one subscription a process.

Publishing never waits for Redis: messages gather in a queue that one task sends in pipelines. (A publish call for each
message runs into the client's limit of connections and leaves games dead without any line in the log.)
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import aclosing
from typing import Any

from redis.asyncio import Redis, from_url
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from furrow.server.hub.cancel import end
from furrow.server.hub.hub import Hear, Hub, Rooms

BATCH = 256
WAITING_MOST = 100_000
"""Messages kept while Redis is away; older ones are dropped, since everybody reads the log again afterwards."""
LEASE = 15.0
"""Seconds after which a table of a dead process is free."""
PAUSE = 0.5
PULSE = 1.0
"""Seconds from one look whether Redis still answers to the next."""
ANSWER = 2.0
"""Seconds that Redis may take for an answer; then it counts as away."""
_IF_MINE = "if redis.call('get', KEYS[1]) == ARGV[1] then return {} else return 0 end"
_RENEW = _IF_MINE.format("redis.call('pexpire', KEYS[1], ARGV[2])")
_LET_GO = _IF_MINE.format("redis.call('del', KEYS[1])")
_log = logging.getLogger("furrow.hub")


class RedisHub(Hub):
    """`prefix` keeps sites apart that share a Redis."""

    def __init__(self, url: str, prefix: str = "furrow", lease: float = LEASE) -> None:
        self._url = url
        self._channel = f"{prefix}:rooms"
        self._prefix = prefix
        self._lease = lease
        self._me = secrets.token_hex(8).encode()
        self._rooms = Rooms()
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._listening = asyncio.Event()
        self._held: dict[str, float] = {}
        self._hearing = self._answering = False
        self._missed = False
        """Was Redis away since everybody was last told?"""
        self._client: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Raises RedisError if there is no Redis: a server that cannot hear the others should not begin."""
        # No retries of the client's own: it would reconnect in silence, and we could not say what was missed.
        self._client = from_url(
            self._url,
            retry=Retry(NoBackoff(), 0),
            health_check_interval=0,
            socket_timeout=ANSWER,
            socket_connect_timeout=ANSWER,
        )
        try:
            await self._client.ping()
        except RedisError:
            await self._client.aclose()
            raise
        self._answering = True
        work = (
            ("listen", self._listen()),
            ("send", self._send()),
            ("renew", self._renew()),
            ("pulse", self._look()),
        )
        self._tasks = [asyncio.create_task(task, name=f"hub {name}") for name, task in work]
        await self._listening.wait()

    async def stop(self) -> None:
        if self._client is None:
            return
        await end(*self._tasks)
        try:
            await self._flush(self._client)
            for table in tuple(self._held):
                await self.release(table)
        except (RedisError, OSError) as error:
            _log.warning("leaving without Redis: %s", error)
        await self._client.aclose()
        self._client = None

    @property
    def away(self) -> bool:
        """Does Redis not answer, or do I not hear the channel?"""
        return self._client is not None and not (self._hearing and self._answering)

    def publish(self, room: str, message: bytes) -> None:
        name = room.encode()
        self._waiting.append(b"%s%d:%s%s" % (self._me, len(name), name, message))
        if len(self._waiting) > WAITING_MOST:
            del self._waiting[: WAITING_MOST // 2]
        self._wake.set()

    def subscribe(self, room: str, hear: Hear) -> Callable[[], None]:
        return self._rooms.subscribe(room, hear)

    async def hold(self, table: str) -> bool:
        client = self._client
        if client is None:
            return False
        if self.away:
            return True
        try:
            taken = await client.set(self._key(table), self._me, nx=True, px=int(self._lease * 1000))
            if not taken:
                taken = await client.get(self._key(table)) == self._me
        except (RedisError, OSError) as error:
            self._lost(error)
            return True
        if taken:
            self._held[table] = self._now() + self._lease
        else:
            self._held.pop(table, None)
        return bool(taken)

    def holds(self, table: str) -> bool:
        return self.away or self._held.get(table, 0.0) > self._now()

    async def release(self, table: str) -> None:
        if self._held.pop(table, None) is None or self._client is None or not self._answering:
            return
        try:
            await self._eval(self._client, _LET_GO, table)
        except (RedisError, OSError) as error:  # then it is free when its lease has run out
            self._lost(error)

    # -- inside --------------------------------------------------------------------------------------------------

    def _key(self, table: str) -> str:
        return f"{self._prefix}:holder:{table}"

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    async def _eval(self, client: Redis, script: str, table: str) -> int:
        found: Any = await client.eval(script, 1, self._key(table), self._me, int(self._lease * 1000))
        return int(found)

    def _lost(self, error: Exception) -> None:
        """Redis does not answer: say so once."""
        if not self._missed:
            _log.warning("Redis is away: %s", error)
        self._answering, self._missed = False, True

    def _found(self) -> None:
        """After every interruption everybody is told that something may be missing, once Redis is there again."""
        if self._missed and not self.away:
            self._missed = False
            _log.info("Redis is back")
            self._rooms.tell_all()

    async def _look(self) -> None:
        """See whether Redis answers: a connection alone does not tell."""
        assert self._client is not None
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self._client.ping()
            except (RedisError, OSError) as error:
                self._lost(error)
            else:
                self._answering = True
                self._found()

    async def _listen(self) -> None:
        """Hear the channel."""
        assert self._client is not None
        while True:
            try:
                async with aclosing(self._client.pubsub(ignore_subscribe_messages=True)) as pubsub:
                    await pubsub.subscribe(self._channel)
                    self._hearing = True
                    self._listening.set()
                    self._found()
                    await self._hear(pubsub)
            except (RedisError, OSError) as error:
                self._hearing = False
                self._lost(error)
            await asyncio.sleep(PAUSE)

    async def _hear(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=None)
            if message is not None and message["type"] == "message":
                self._take(message["data"])

    def _take(self, data: bytes) -> None:
        """Tell the room that a message is for, unless it is our own."""
        if data.startswith(self._me):
            return
        length, _, rest = data[len(self._me) :].partition(b":")
        size = int(length)
        self._rooms.tell(rest[:size].decode(), rest[size:])

    async def _send(self) -> None:
        assert self._client is not None
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._flush(self._client)
            except (RedisError, OSError) as error:
                self._lost(error)
                await asyncio.sleep(PAUSE)
                self._wake.set()

    async def _flush(self, client: Redis) -> None:
        """Send all that is waiting; what could not be sent keeps waiting."""
        while self._waiting:
            batch = self._waiting[:BATCH]
            async with client.pipeline(transaction=False) as pipeline:
                for message in batch:
                    pipeline.publish(self._channel, message)
                await pipeline.execute()
            del self._waiting[: len(batch)]

    async def _renew(self) -> None:
        """Keep what I hold; what another process has taken meanwhile is no longer mine."""
        assert self._client is not None
        while True:
            await asyncio.sleep(self._lease / 3)
            try:
                for table in tuple(self._held):
                    if await self._eval(self._client, _RENEW, table):
                        self._held[table] = self._now() + self._lease
                    else:
                        self._held.pop(table, None)
            except (RedisError, OSError) as error:
                self._lost(error)
