"""The house: every table by its id, woken when somebody comes, asleep when nobody is there.

Of several processes one holds a table: it plays the bots and watches the clocks. Each may accept decisions, since the
log takes every number once; the others hear of it and read on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from furrow.kernel.errors import FurrowError
from furrow.server.hub import Hub
from furrow.server.hub.cancel import end
from furrow.server.live import journal as j
from furrow.server.live import talking, timeouts
from furrow.server.live.autoplay import Autoplay
from furrow.server.live.table import LiveTable
from furrow.server.live.waking import keep
from furrow.server.logs import log
from furrow.server.store import Damaged, Store, TableRow, TalkRow, Unavailable
from furrow.server.thinking import ThinkingPool
from furrow.server.wire.errors import Problem

TICK = 1.0
_HOLD_EVERY = 5
_READ_EVERY = 2
"""Seconds from one look into the logs to the next while nobody carries news between processes."""
_SCAN_EVERY = 60
_TOGETHER = 16
"""Tables that are put to sleep at the same time."""
_ENTRY, _PLAN, _TALK, _HERE, _WHO = b"e", b"p", b"t", b"h", b"w"
"""What a message begins with: a new entry, another plan, talk, who is at the table here, who is there?"""
_log = logging.getLogger("furrow.tables")


class _Here(msgspec.Struct):
    """Who is at a table in a process."""

    process: str
    people: list[str]


class House:
    """The tables in memory, and what keeps them going."""

    def __init__(
        self,
        store: Store,
        thinking: ThinkingPool,
        hub: Hub,
        sleep_after: float,
        bots_wait: int,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.hub = hub
        self.clock = clock
        self.steady = steady
        """A clock that never jumps, whatever is done to the machine's."""
        self.sleep_after = sleep_after
        self.bots_wait = bots_wait
        """For how many seconds bots wait after the end of a turn, at tables that begin from now on."""
        self.name = secrets.token_hex(4)
        """How other processes call this one."""
        self.live: dict[str, LiveTable] = {}
        self.decisions = 0
        """How many were made here, by people, bots and clocks."""
        self.ended: list[Callable[[LiveTable], Coroutine[Any, Any, None]]] = []
        """Called when a game is over: results, ratings and the like are somebody else's work."""
        self.turned: list[Callable[[LiveTable, list[str]], None]] = []
        """Called when people have come to owe an answer."""
        self.chores: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """Called now and then, in the background."""
        self._autoplays: dict[str, Autoplay] = {}
        self._leaving: dict[str, Callable[[], None]] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._troubled: set[str] = set()
        """Tables that cannot be woken or looked at: the log says so once, and nobody wakes them unasked."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._stopping = False

    # -- waking and sleeping -------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """The table in memory; wakes it. Raises Problem if there is none, or if it cannot be read."""
        table = self.live.get(id)
        if table is not None:
            return table
        waking = self._waking.get(id)
        if waking is None and self._stopping:
            raise Problem("busy")
        if waking is None:
            waking = asyncio.create_task(self._wake(id))
            self._waking[id] = waking
            waking.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(waking)

    async def _wake(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise Problem("no_such_table")
        try:
            table, leave = await self._read(row)
        except Unavailable:
            await self.hub.release(id)
            raise
        except Damaged as damage:
            self.note_trouble(id, damage)
            await self.hub.release(id)
            raise Problem("damaged") from damage
        except (FurrowError, msgspec.MsgspecError) as error:  # damaged, or of rules that we no longer have
            self.note_trouble(id, error)
            await self.hub.release(id)
            raise Problem("unreadable") from error
        self._troubled.discard(id)
        self._keep(table, leave)
        self._nudge(table)
        return table

    async def _read(self, row: TableRow) -> tuple[LiveTable, Callable[[], None]]:
        """The table of a row, awake, and a call that stops listening to others about it."""
        table = LiveTable(self.store, row, self, self.clock, self.steady)
        leave = self._listen(table)
        try:
            await self.hub.hold(row.id)
            async with table.lock:
                await table.wake(first=self.hub.holds(row.id) and not self.hub.away)
        except BaseException:
            leave()
            raise
        return table, leave

    def note_trouble(self, id: str, error: Exception) -> None:
        """Say once what is wrong with a table. An error of the game may name hidden cards: only its type is logged."""
        if id in self._troubled:
            return
        self._troubled.add(id)
        known = isinstance(error, FurrowError | msgspec.MsgspecError)
        reason = str(error) if isinstance(error, Damaged) else type(error.__cause__ or error).__name__
        log(_log, logging.ERROR, "a table cannot be used", None if known else error, table=id, reason=reason)

    async def _wake_unasked(self, id: str) -> None:
        """Wake a table that nobody has asked for. One that cannot be woken must not hold up the others.

        Raises Unavailable: then none of them can be.
        """
        if self._stopping or id in self._troubled:
            return
        try:
            await self.open(id)
        except Problem:
            pass  # it is gone, or the log says what is wrong
        except Unavailable:
            raise
        except Exception:
            _log.exception("trouble while waking a table")

    async def hold(self, table: LiveTable) -> None:
        """Take a new table into memory."""
        self._keep(table, self._listen(table))
        await self.hub.hold(table.id)

    def _listen(self, table: LiveTable) -> Callable[[], None]:
        leave = self.hub.subscribe(_room(table.id), lambda message: self._hear(table, message))
        self.hub.publish(_room(table.id), _WHO)
        return leave

    def _keep(self, table: LiveTable, leave: Callable[[], None]) -> None:
        table.closing = self._stopping
        self._leaving[table.id] = leave
        self._autoplays[table.id] = Autoplay(table, self.thinking)
        self.live[table.id] = table

    async def let_go(self, table: LiveTable) -> None:
        """Put a table to sleep, with a snapshot of a game that goes on."""
        if self.live.get(table.id) is not table:
            return  # somebody else has just done it
        del self.live[table.id]
        self._say_who_is_here(table, [])
        self._leaving.pop(table.id)()
        await self._autoplays.pop(table.id).stop()
        async with table.lock:
            if table.progress is not None and table.row.state == "running":
                with suppress(Unavailable):  # the log has it all
                    await self.store.put_snapshot(table.id, table.progress.seq, keep(table.progress))
        await self.hub.release(table.id)

    # -- what tables report ----------------------------------------------------------------------------------------

    def decided(self, table: LiveTable) -> None:
        """A table has a new entry: other processes hear of it, its bots play on."""
        self.decisions += 1
        self.hub.publish(_room(table.id), _ENTRY)
        self._nudge(table)

    def arranged(self, table: LiveTable) -> None:
        """A table's plan or state has changed."""
        self.hub.publish(_room(table.id), _PLAN)
        self._nudge(table)

    def finished(self, table: LiveTable) -> None:
        """A game is over. Only the process that made its last entry does what comes after."""
        for call in self.ended:
            self.background(call(table))

    def turns(self, table: LiveTable, people: list[str]) -> None:
        """People now owe an answer. All processes with the table hear of it; the one that holds it passes it on."""
        if self.hub.holds(table.id):
            for call in self.turned:
                call(table, people)

    def talked(self, table: LiveTable, row: TalkRow) -> None:
        """Something was said here."""
        talking.tell(table, row)
        self.hub.publish(_room(table.id), _TALK + msgspec.json.encode(row))

    def gathered(self, table: LiveTable) -> None:
        """Somebody with a seat came or went here."""
        self._say_who_is_here(table, sorted(table.readers.online()))

    def _say_who_is_here(self, table: LiveTable, people: list[str]) -> None:
        self.hub.publish(_room(table.id), _HERE + msgspec.json.encode(_Here(self.name, people)))

    def _nudge(self, table: LiveTable) -> None:
        autoplay = self._autoplays.get(table.id)
        if autoplay is not None and self.hub.holds(table.id):
            autoplay.nudge()

    def _hear(self, table: LiveTable, message: bytes | None) -> None:
        """A message from another process; None: something may have been missed."""
        kind = b"" if message is None else message[:1]
        if message is not None and kind == _TALK:
            talking.tell(table, msgspec.json.decode(message[1:], type=TalkRow))
            return
        if message is not None and kind == _HERE:
            here = msgspec.json.decode(message[1:], type=_Here)
            if table.presence.heard(here.process, here.people):
                table.tell_table()
            return
        if kind == _WHO:
            self.gathered(table)
            return
        self.background(self._follow(table, plan=message != _ENTRY, held_anew=message is None))

    async def _follow(self, table: LiveTable, *, plan: bool, held_anew: bool = False) -> None:
        if held_anew:
            await self.hub.hold(table.id)
        try:
            if plan:
                await table.reread()
            await table.catch_up()
        except Unavailable:
            table.behind = True
            return
        self._nudge(table)

    # -- time ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start to watch clocks and empty tables; games that wait for a bot go on."""
        self._ticker = asyncio.create_task(self._tick())
        self.background(self._resume())

    async def _resume(self) -> None:
        """Wake games in which nobody but a bot owes an answer: no player would know that they have stopped.

        Those whose rows lag behind their logs may even be over.
        """
        while not self._stopping:
            try:
                for id in [*await self.store.behind(j.PLAY), *await self.store.waiting_for_nobody()]:
                    await self._wake_unasked(id)
                return
            except Unavailable:
                await asyncio.sleep(TICK)

    def close(self) -> None:
        """From now on nothing is decided here. It may be called in the middle of anything, by a signal."""
        self._stopping = True
        for table in list(self.live.values()):
            table.closing = True

    async def farewell(self) -> None:
        """Tell everybody that the server stops. Returns when what was being decided is decided."""
        self.close()
        tables = list(self.live.values())
        for table in tables:
            table.notice("restart")
        for table in tables:
            async with table.lock:
                pass

    async def stop(self, seconds: float) -> None:
        """Put every table to sleep, and end what is done behind the scenes; what does not fit into the time is left.

        The log has everything: what is left undone is made up for after the next start.
        """
        until = asyncio.get_running_loop().time() + seconds
        self.close()
        if self._ticker is not None:
            await end(self._ticker)
        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                tables = list(self.live.values())
                for first in range(0, len(tables), _TOGETHER):
                    await asyncio.gather(*map(self.let_go, tables[first : first + _TOGETHER]))
                if self._tasks:
                    await asyncio.wait(self._tasks)
        await end(*self._tasks)
        for table in list(self.live.values()):
            await self._autoplays[table.id].stop()
            await self.hub.release(table.id)

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; errors go to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("trouble behind the scenes", exc_info=task.exception())

    async def _tick(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(TICK)
            count += 1
            await self._try(self.look_round(hold=count % _HOLD_EVERY == 0))
            if self.hub.away and count % _READ_EVERY == 0:
                await self._try(self.read_on())
            if count % _SCAN_EVERY == 1:
                await self._try(self.wake_overdue())
                for chore in self.chores:
                    self.background(chore())

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something every now and then; what goes wrong this time is logged and may work the next."""
        try:
            await work
        except Exception:
            _log.exception("trouble while looking round the tables")

    async def look_round(self, *, hold: bool = False) -> None:
        """Look after clocks, bots and empty tables, whatever is wrong with one of them."""
        for table in list(self.live.values()):
            try:
                await self._look_at(table, hold)
                self._troubled.discard(table.id)
            except Exception as error:
                self.note_trouble(table.id, error)

    async def read_on(self) -> None:
        """Nobody carries news: look into the database for what other processes have done at the tables that we have."""
        for id, (last, state, settings) in (await self.store.heads(list(self.live))).items():
            table = self.live.get(id)
            if table is None:
                continue
            known = 0 if table.progress is None else table.progress.seq
            arranged = (state, settings) != (table.row.state, table.row.settings)
            if last > known or arranged:
                self.background(self._follow(table, plan=arranged))

    async def _look_at(self, table: LiveTable, hold: bool) -> None:
        if table.behind:
            table.behind = False
            await self._follow(table, plan=True)
        if hold:
            await self.hub.hold(table.id)
            self._refresh_presence(table)
        autoplay = self._autoplays.get(table.id)
        if autoplay is None:  # put to sleep while we looked at others
            return
        if self.hub.holds(table.id):
            await timeouts.check(table, autoplay)
            self._nudge(table)
        since = table.asleep_from
        if since is not None and self.steady() - since >= self.sleep_after and not autoplay.busy:
            await self.let_go(table)

    def _refresh_presence(self, table: LiveTable) -> None:
        """Say again who is here, and forget processes that no longer say so."""
        if table.readers.connections:
            self.gathered(table)
        if not self.hub.away and table.presence.fade():
            table.tell_table()

    async def wake_overdue(self) -> None:
        """Wake games by correspondence whose time is up."""
        now = self.clock()
        for id, moved, settings in await self.store.unmoved(now - timeouts.SHORTEST):
            if id not in self.live and timeouts.overdue(settings, moved, now):
                await self._wake_unasked(id)


def _room(table: str) -> str:
    return f"table:{table}"
