"""A thinking process as the server sees it: started when first asked, killed when late, replaced when it dies."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from furrow.server.thinking.task import HEAD, Reply, Task, framed

_COMMAND = (sys.executable, "-m", "furrow.server.thinking.worker")
PATIENCE = 20.0
"""Seconds beyond a task's own time before a process counts as hanging: starting one takes time on a busy machine."""


class Lost(Exception):
    """The process died or had to be killed; the text says which."""


class ThinkingProcess:
    """Answers one task at a time."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._process: Process | None = None

    async def ask(self, task: Task) -> Reply:
        """The reply to a task. Raises Lost."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(task.seconds + self._patience):
                process.stdin.write(framed(task))
                await process.stdin.drain()
                head = await process.stdout.readexactly(HEAD.size)
                data = await process.stdout.readexactly(HEAD.unpack(head)[0])
        except TimeoutError:
            await self.stop()
            raise Lost(f"no answer within {task.seconds + self._patience:.0f} seconds") from None
        except (asyncio.IncompleteReadError, OSError):
            await self.stop()
            raise Lost("the process died") from None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next task's
            raise
        return msgspec.json.decode(data, type=Reply)

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE)
        return self._process

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
