"""One thought: the line that a bot of a level plays in a position. Used by the thinking processes."""

from __future__ import annotations

import time

import msgspec

import furrow
from furrow import bots
from furrow.server.thinking.task import Advice, Reply, Task


def think(task: Task) -> Reply:
    """Answer a task. A bot that raises or answers what it was not offered is replaced by one that cannot."""
    game = furrow.position(task.game, msgspec.json.decode(bytes(task.position)))
    troubles: list[str] = []
    deadline = time.monotonic() + task.seconds
    bot = bots.Guarded(bots.find(task.level), troubles.append)
    generator = bots.seat_generator(task.seed, task.seat, task.decision)
    line = bots.ask_line(game, bot, task.seat, generator, lambda: time.monotonic() > deadline)
    advice = [Advice(line)] if task.hint else []
    return Reply(line, "; ".join(troubles), advice)
