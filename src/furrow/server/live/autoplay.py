"""What a table plays automatically: bots, standing answers, and the turn of somebody whose time is up."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from furrow.kernel.errors import FurrowError
from furrow.server.live import holding, standing_answers
from furrow.server.live import journal as j
from furrow.server.live.table import LiveTable
from furrow.server.logs import log
from furrow.server.store import Unavailable
from furrow.server.thinking import ThinkingPool
from furrow.server.wire.errors import Problem

_log = logging.getLogger("furrow.tables")


class Autoplay:
    """One task for a table, running only while there is something to play."""

    def __init__(self, table: LiveTable, thinking: ThinkingPool) -> None:
        self.table = table
        self.thinking = thinking
        self.passing: set[int] = set()
        """Seats whose time is up: their turn is played out without them."""
        self._missed: dict[int, tuple[int, int]] = {}
        """For each seat what its player had done when time was up, and for how many turns that has not changed."""
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Is something being played?"""
        return self._task is not None

    def nudge(self) -> None:
        """Something has changed: play on if there is anything to play."""
        self._news.set()
        if self._task is None and self._owing() is not None:
            self._task = asyncio.create_task(self._run())

    def miss(self, seat: int) -> int:
        """Another turn whose time is up; how many there have been in a row."""
        acted = self.table.running.acted[seat]
        before, turns = self._missed.get(seat, (acted, 0))
        self._missed[seat] = (acted, turns + 1 if before == acted else 1)
        return self._missed[seat][1]

    async def stop(self) -> None:
        """Play no further."""
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _owing(self) -> tuple[int, str] | None:
        """The first seat that is played automatically, and by whom."""
        progress, seats = self.table.progress, self.table.plan.seats
        if progress is None or self.table.row.state != "running":
            return None
        actors = progress.game.actors
        self.passing &= set(actors)
        for seat in actors:
            if seats[seat].bot:
                return seat, j.BY_BOT
            if seat in self.passing:
                return seat, j.BY_TIME
            if not progress.game.can_redo(seat) and standing_answers.automatic(progress, seat):
                return seat, j.BY_STANDING
        return None

    async def _run(self) -> None:
        try:
            failures = 0
            while failures < 3 and (found := self._owing()) is not None:
                failures = 0 if await self._step(*found) else failures + 1
        except Unavailable as error:  # the house looks again in a moment
            log(_log, logging.WARNING, "a table cannot play on now", table=self.table.id, reason=str(error))
        except Exception:
            _log.exception("a table cannot play on by itself")
        finally:
            self._task = None

    async def _step(self, seat: int, by: str) -> bool:
        """Play one line; False if it could not be played, because somebody was faster or the line was bad."""
        before = self.table.running.game.state
        line = await self._line(seat, by)
        if by == j.BY_BOT:
            await self._hold_back()
        try:
            if not line or self.table.running.game.state is not before or self._owing() != (seat, by):
                return True  # overtaken: by a decision, or by the player who is back
            await self.table.decide(j.PLAY, seat, line, by=by)
        except Unavailable:
            raise
        except (FurrowError, Problem) as error:
            if self.table.row.state != "running":
                return False  # closed while a bot thought: nothing is wrong
            log(_log, logging.WARNING, "an automatic answer was refused", table=self.table.id, by=by, reason=str(error))
            return False
        return True

    async def _hold_back(self) -> None:
        """Wait as long as a player may take back the end of a turn. Bots have thought meanwhile."""
        self._news.clear()
        while (left := await self._held()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left)
            self._news.clear()

    async def _held(self) -> float:
        table = self.table
        async with table.lock:  # the end of a turn may be half decided
            progress = table.progress
            return 0.0 if progress is None else holding.left(progress, table.plan, table.now)

    async def _line(self, seat: int, by: str) -> str:
        progress = self.table.running
        game = progress.game
        if by == j.BY_STANDING:
            return standing_answers.automatic(progress, seat)
        if by == j.BY_TIME:
            return game.rules.write(game.rules.idle_answer(game.state, seat))
        level = self.table.plan.seats[seat].level
        return await self.thinking.line(game, seat, level, progress.luck)
