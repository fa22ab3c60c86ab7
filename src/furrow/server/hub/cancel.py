"""Ending tasks for good."""

from __future__ import annotations

import asyncio
from typing import Any

_AGAIN = 0.1


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended.

    Once is not enough for those that talk to Redis: a cancellation that comes while the client reads replies may get
    lost there, and the task would go on for ever, with a server that never stops waiting for it.
    """
    while open_tasks := [task for task in tasks if not task.done()]:
        for task in open_tasks:
            task.cancel()
        await asyncio.wait(open_tasks, timeout=_AGAIN)
