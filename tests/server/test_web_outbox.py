"""The queue of a socket: in order, never waiting, and closed for anyone too slow."""

from __future__ import annotations

import asyncio

import pytest

from furrow.server.people import Person, SessionEnd
from furrow.server.web.outbox import MOST_WAITING, Outbox, Outboxes
from furrow.server.wire.socket import CLOSE_NO_SESSION, CLOSE_RESTART, CLOSE_TOO_SLOW


class Line:
    """A client's end: takes messages while the way is free."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.got: list[str] = []
        self.closed: list[int] = []

    async def deliver(self, text: str) -> None:
        await self.free.wait()
        self.got.append(text)

    async def close(self, code: int) -> None:
        self.closed.append(code)

    def outbox(self, person: str = "anna", session: str = "") -> Outbox:
        return Outbox(Person(person, person, "guest", session=session), self.deliver, self.close)


def test_messages_arrive_in_order_and_all_is_drained() -> None:
    async def run() -> None:
        line, outboxes = Line(), Outboxes()
        outbox = line.outbox()
        outboxes.add(outbox)
        sending = asyncio.create_task(outbox.run())
        for number in range(100):
            outbox.put(str(number).encode())
        assert not outbox.empty
        line.free.set()
        await asyncio.wait_for(outboxes.drained(), 60)
        assert line.got == [str(number) for number in range(100)]
        assert line.closed == []
        sending.cancel()

    asyncio.run(run())


def test_who_is_too_slow_is_closed_once_and_delays_nobody() -> None:
    async def run() -> None:
        slow, quick, outboxes = Line(), Line(), Outboxes()
        quick.free.set()
        boxes = (slow.outbox("slow"), quick.outbox("quick"))
        tasks = []
        for box in boxes:
            outboxes.add(box)
            tasks.append(asyncio.create_task(box.run()))
        for number in range(MOST_WAITING + 50):
            for box in boxes:
                box.put(str(number).encode())
            await asyncio.sleep(0)
        await asyncio.wait_for(outboxes.drained(), 60)
        assert slow.closed == [CLOSE_TOO_SLOW]
        assert len(quick.got) == MOST_WAITING + 50
        assert quick.closed == []
        for task in tasks:
            task.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("ended", "closed"),
    [
        (SessionEnd("anna"), [[CLOSE_NO_SESSION], [CLOSE_NO_SESSION], []]),
        (SessionEnd("anna", "phone"), [[], [CLOSE_NO_SESSION], []]),
        (SessionEnd("anna", again=True), [[CLOSE_RESTART], [CLOSE_RESTART], []]),
    ],
)
def test_sessions_that_end_close_their_sockets_alone(ended: SessionEnd, closed: list[list[int]]) -> None:
    async def run() -> None:
        lines, outboxes = [Line(), Line(), Line()], Outboxes()
        for line, (person, session) in zip(lines, (("anna", "desk"), ("anna", "phone"), ("eve", "desk")), strict=True):
            outboxes.add(line.outbox(person, session))
        outboxes.end(ended)
        await asyncio.wait_for(outboxes.drained(), 60)
        await asyncio.sleep(0)
        assert [line.closed for line in lines] == closed

    asyncio.run(run())
