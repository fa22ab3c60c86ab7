"""Bots of other people at the tables of the lab: one that fails, talks nonsense or takes too long stops nobody.

Another bot answers in its place, and it is counted. Our own bots are not guarded: when they fail, somebody must know.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from types import FrameType
from typing import Any

from furrow.bots import Bot, Guarded, Stop, find
from furrow.bots.random_bot import RandomBot
from furrow.bots.thinker import Thinker
from furrow.lab.deadline import MOST, cap

PATIENCE = 10.0
"""Seconds after which nobody waits for an answer any more. A bot that looks at its budget is told before that."""
FALLBACK = RandomBot.name
_AGAIN = 1.0
"""Seconds between two attempts to interrupt a bot that catches everything."""


class OutOfTime(Exception):
    """A bot took too long."""


class _TimeUp(BaseException):
    """Interrupts a bot wherever it is; no `except Exception` of its own holds it up."""


class Failures:
    """How often another had to answer for each bot of a game, and the first failure of each in words."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.troubles: dict[str, str] = {}

    def note(self, name: str, trouble: str) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1
        self.troubles.setdefault(name, trouble)


def seated(name: str, failures: Failures, patience: float = PATIENCE) -> Bot[Any]:
    """The bot of that name; somebody else's is guarded and its failures are noted."""
    bot = find(name)
    if isinstance(bot, RandomBot | Thinker):
        return bot
    return Guarded(bot, lambda trouble: failures.note(name, trouble), watch=lambda: _within(patience))


def add_up(counts: Iterator[Mapping[str, int]]) -> dict[str, int]:
    """The failures of many games, by bot."""
    found: dict[str, int] = {}
    for of_game in counts:
        for name, count in of_game.items():
            found[name] = found.get(name, 0) + count
    return found


def clock(bot: Bot[Any], patience: float = PATIENCE) -> Stop | None:
    """What tells somebody else's bot that its time is nearly up; ours count iterations."""
    return cap(min(MOST, 0.9 * patience)) if isinstance(bot, Guarded) else None


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raises OutOfTime if what goes on inside takes longer, and an error of its own if it wants to end the program."""
    begun = monotonic()
    try:
        with _alarm(seconds):
            yield
    except _TimeUp:
        raise OutOfTime(f"no answer within {seconds:g} seconds") from None
    except SystemExit as error:
        raise RuntimeError(f"it wanted to leave with {error.code!r}") from error
    if monotonic() - begun > seconds:  # where there is no alarm, it is noticed when the answer comes
        raise OutOfTime(f"no answer within {seconds:g} seconds")


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raises _TimeUp in what goes on inside after that time: where the system has alarms, and in the main thread."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    armed = True

    def ring(number: int, frame: FrameType | None) -> None:
        if armed:
            raise _TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
