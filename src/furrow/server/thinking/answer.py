"""One thought: the line that a bot of a level plays in a position. Used by the thinking processes."""

from __future__ import annotations

import time

import msgspec

import furrow
from furrow import bots
from furrow.games import find
from furrow.kernel.line import JOINT
from furrow.lab.hints import Hint, hints
from furrow.server.thinking.task import Advice, Reply, Task


def think(task: Task) -> Reply:
    """Answer a task. A bot that raises or answers what it was not offered is replaced by one that cannot."""
    game = _game(task)
    troubles: list[str] = []
    deadline = time.monotonic() + task.seconds
    bot = bots.Guarded(bots.find(task.level), troubles.append)
    generator = bots.seat_generator(task.seed, task.seat, task.decision)
    line = bots.ask_line(game, bot, task.seat, generator, lambda: time.monotonic() > deadline)
    return Reply(line, "; ".join(troubles))


def advise(task: Task) -> Reply:
    """The best lines for a person who asks. They rest on the position alone, so they reveal nothing hidden."""
    game = _game(task)
    deadline = time.monotonic() + task.seconds
    found = hints(game, task.seat, task.level, stop=lambda: time.monotonic() > deadline)
    return Reply(advice=[_advice(hint) for hint in found])


def _game(task: Task) -> furrow.Game:
    rules = find(task.game)
    return furrow.Game(rules, rules.from_snapshot(msgspec.json.decode(bytes(task.position))))


def _advice(hint: Hint) -> Advice:
    reasons = [(each.feature, each.change) for each in hint.reasons]
    return Advice(JOINT.join(hint.line), hint.chance, reasons, hint.against, hint.things)


def answer(task: Task) -> Reply:
    """A line, or a hint."""
    return advise(task) if task.hint else think(task)
