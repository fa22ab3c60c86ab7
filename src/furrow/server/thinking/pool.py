"""Who answers for the bots: lanes of processes, no fast bot behind a slow one, and a fallback that never fails."""

from __future__ import annotations

import asyncio
import logging

import msgspec

import furrow
from furrow import bots
from furrow.kernel.generator import Generator
from furrow.server.logs import log
from furrow.server.thinking.process import PATIENCE, Lost, ThinkingProcess
from furrow.server.thinking.task import Advice, Task

LEVELS = (*bots.names(), *bots.registered())
"""What may sit down at a table: our own bots, and those of packages that the operator has installed."""
HINT_LEVEL = "sharp"
_QUICK = ("random", "novice", "steady")
_SECONDS = {"sharp": 4.0, "master": 9.0}
_DEFAULT_SECONDS = 2.0
_UNHURRIED = 1e6

_log = logging.getLogger("furrow.thinking")


class Lane:
    """Processes that take tasks in the order they come."""

    def __init__(self, processes: int, patience: float) -> None:
        self.processes = [ThinkingProcess(patience) for _ in range(processes)]
        self._free: asyncio.Queue[ThinkingProcess] = asyncio.Queue()
        for process in self.processes:
            self._free.put_nowait(process)

    async def ask(self, task: Task) -> tuple[str, str, list[Advice]]:
        """Line, problem, advice. Raises Lost."""
        process = await self._free.get()
        try:
            reply = await process.ask(task)
        finally:
            self._free.put_nowait(process)
        return reply.line, reply.trouble, reply.advice


class ThinkingPool:
    """Bots by level. With no processes they think in a thread of this one: for tests and tiny machines."""

    def __init__(self, processes: int, patience: float = PATIENCE, *, unhurried: bool = False) -> None:
        counts = {"quick": 1, "sharp": processes, "slow": processes} if processes else {}
        self._lanes = {name: Lane(count, patience) for name, count in counts.items()}
        """A process is started when it is first asked: a lane that nobody needs costs nothing."""
        self.unhurried = unhurried
        """Do bots stop by their iterations alone? Then the same question gets the same answer however busy the machine
        is, which is what tests want; people would rather wait no longer than so many seconds."""
        self.troubles = 0
        """How often a bot failed and another answer was played."""

    async def stop(self) -> None:
        """End all processes."""
        for lane in self._lanes.values():
            for process in lane.processes:
                await process.stop()

    async def line(self, game: furrow.Game, seat: int, level: str, seed: int) -> str:
        """What a bot plays for a seat that owes an answer: always a line that can be played."""
        legal = game.legal(seat)
        if len(legal) == 1:
            return legal[0].text
        task = self._task(game, seat, level, seed)
        try:
            line, trouble, _ = await self._ask(task)
        except Lost as lost:
            line, trouble = "", str(lost)
        if trouble:
            self._note(game, level, trouble)
        return line or legal[Generator(len(game.history)).below(len(legal))].text

    async def hint(self, game: furrow.Game, seat: int) -> list[Advice]:
        """What a bot would do in a player's place; nothing if it cannot say."""
        task = self._task(game, seat, HINT_LEVEL, 0)
        task.hint = True
        try:
            _, trouble, advice = await self._ask(task)
        except Lost as lost:
            trouble, advice = str(lost), []
        if trouble:
            self._note(game, HINT_LEVEL, trouble)
        return advice

    async def _ask(self, task: Task) -> tuple[str, str, list[Advice]]:
        name = "quick" if task.level in _QUICK else "sharp" if task.level == "sharp" else "slow"
        lane = self._lanes.get(name)
        if lane is not None:
            return await lane.ask(task)
        from furrow.server.thinking.answer import answer  # with processes, this one need not know how bots think

        try:
            reply = await asyncio.to_thread(answer, task)
        except Exception as error:
            raise Lost(f"{type(error).__name__}: {error}") from error
        return reply.line, reply.trouble, reply.advice

    def _note(self, game: furrow.Game, level: str, trouble: str) -> None:
        self.troubles += 1
        log(_log, logging.WARNING, "bot trouble", game=game.name, bot=level, trouble=trouble[:200])

    def _task(self, game: furrow.Game, seat: int, level: str, seed: int) -> Task:
        position = msgspec.Raw(msgspec.json.encode(game.position()))
        seconds = _UNHURRIED if self.unhurried else _SECONDS.get(level, _DEFAULT_SECONDS)
        return Task(game.name, position, seat, level, seed, len(game.history), seconds)
