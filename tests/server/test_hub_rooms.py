"""Both hubs in one process: who hears what, who holds what, and what happens when Redis goes away."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from redis.exceptions import RedisError

from furrow.server.hub import Bus, Hub, MemoryHub, make_hub
from furrow.server.hub.redis import RedisHub
from tests.server import services


@pytest.fixture(params=["memory", "redis"])
def pair(request: pytest.FixtureRequest) -> Callable[[], tuple[Hub, Hub]]:
    """Makes two hubs of one site."""
    if request.param == "memory":
        bus = Bus()
        return lambda: (MemoryHub(bus), MemoryHub(bus))
    address, prefix = request.getfixturevalue("redis_server"), request.getfixturevalue("prefix")
    return lambda: (RedisHub(address, prefix), RedisHub(address, prefix))


def with_hubs(make: Callable[[], tuple[Hub, Hub]], work: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hubs = make()
        for hub in hubs:
            await hub.start()
        try:
            await work(*hubs)
        finally:
            for hub in hubs:
                await hub.stop()

    asyncio.run(run())


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(services.PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


def test_the_others_hear_and_i_do_not(pair: Callable[[], tuple[Hub, Hub]]) -> None:
    async def work(one: Hub, two: Hub) -> None:
        mine: list[bytes | None] = []
        theirs: list[bytes | None] = []
        other_room: list[bytes | None] = []
        one.subscribe("a:b é", mine.append)
        leave = two.subscribe("a:b é", theirs.append)
        two.subscribe("c", other_room.append)
        sent = [f"{number}\x00\xff:".encode() for number in range(1000)]
        for message in sent:
            one.publish("a:b é", message)
        await until(lambda: len(theirs) == 1000)
        leave()
        leave()
        one.publish("a:b é", b"unheard")
        one.publish("c", b"")
        await until(lambda: len(other_room) == 1)
        assert (theirs, mine, other_room) == (sent, [], [b""])

    with_hubs(pair, work)


def test_a_table_has_one_holder(pair: Callable[[], tuple[Hub, Hub]]) -> None:
    async def work(one: Hub, two: Hub) -> None:
        assert not one.holds("a")
        assert await one.hold("a")
        assert await one.hold("a")
        assert not await two.hold("a")
        assert (one.holds("a"), two.holds("a")) == (True, False)
        assert await two.hold("b")
        await two.release("a")
        assert not await two.hold("a")
        await one.release("a")
        assert await two.hold("a")
        assert (one.holds("a"), two.holds("a")) == (False, True)

    with_hubs(pair, work)


def test_who_stops_lets_go(pair: Callable[[], tuple[Hub, Hub]]) -> None:
    async def run() -> None:
        one, two = pair()
        await one.start()
        await two.start()
        assert await one.hold("a")
        heard: list[bytes | None] = []
        two.subscribe("room", heard.append)
        one.publish("room", b"last words")
        await one.stop()
        assert await two.hold("a")
        await until(lambda: heard == [b"last words"])
        await two.stop()

    asyncio.run(run())


def test_a_hub_stops_whatever_it_is_about_to_send(redis_server: str, prefix: str) -> None:
    """The Redis client may lose the cancellation of a task that waits for replies."""

    async def run() -> None:
        for number in range(40):
            hub = RedisHub(redis_server, f"{prefix}-{number}")
            await hub.start()
            for _ in range(number % 5):
                hub.publish("room", b"word")
            await hub.hold("table")
            hub.publish("room", b"last")
            for _ in range(number % 3):
                await asyncio.sleep(0)
            async with asyncio.timeout(services.PATIENCE):
                await hub.stop()

    asyncio.run(run())


def test_a_lease_is_renewed_and_that_of_the_dead_runs_out(redis_server: str, prefix: str) -> None:
    async def run() -> None:
        # Long enough for a machine that stands still for a moment: the living must not lose theirs meanwhile.
        one, two = RedisHub(redis_server, prefix, lease=3.0), RedisHub(redis_server, prefix, lease=3.0)
        await one.start()
        await two.start()
        assert await one.hold("a")
        for task in one._tasks:
            task.cancel()  # as if the process hung: nothing is renewed any more
        await until(lambda: not one.holds("a"))
        async with asyncio.timeout(services.PATIENCE):
            while not await two.hold("a"):
                await asyncio.sleep(0.05)
        assert not await one.hold("a")
        await one.stop()
        assert two.holds("a")
        await two.stop()

    asyncio.run(run())


def test_when_redis_comes_back_everybody_is_told_and_messages_flow(prefix: str) -> None:
    with services.folder("furrow-redis-") as home:
        address = f"unix://{home / 's'}"

        async def run() -> None:
            first = services.start_redis(home)
            one, two = RedisHub(address, prefix), RedisHub(address, prefix)
            await one.start()
            await two.start()
            heard: list[bytes | None] = []
            two.subscribe("room", heard.append)
            second: subprocess.Popen[bytes] | None = None
            try:
                await asyncio.to_thread(services.stop, first)
                one.publish("room", b"meanwhile")
                await asyncio.sleep(0)
                second = await asyncio.to_thread(services.start_redis, home)
                await until(lambda: None in heard)
                one.publish("room", b"afterwards")
                await until(lambda: b"afterwards" in heard)
            finally:
                await one.stop()
                await two.stop()
                if second is not None:
                    services.stop(second)

        asyncio.run(run())


def test_without_redis_a_server_does_not_begin(tmp_path: Path) -> None:
    async def run() -> None:
        hub = make_hub(f"unix://{tmp_path / 'nothing'}")
        with pytest.raises(RedisError):
            await hub.start()
        await hub.stop()

    asyncio.run(run())
    assert isinstance(make_hub(""), MemoryHub)
