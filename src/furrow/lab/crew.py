"""Many games on several cores: the outcomes in the order of the games, whoever plays them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from multiprocessing.context import BaseContext
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(work: Callable[[T], R], tasks: Iterable[T], processes: int) -> Generator[R, None, None]:
    """What `work` makes of each task. Close the generator to stop early: what is running is then dropped.

    With several processes the tasks must not be endless: they are taken in advance.
    """
    if processes == 1:
        yield from map(work, tasks)
        return
    with _context().Pool(processes, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, tasks)


def _context() -> BaseContext:
    """Copies of this process start fastest, but copying one with threads may lock up."""
    copying = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return multiprocessing.get_context("fork" if copying else "spawn")


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
