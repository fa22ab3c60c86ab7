"""How long a bot may think: a number of iterations, so that games reproduce, and a stop from outside as a cap only."""

from __future__ import annotations

from collections.abc import Callable

Stop = Callable[[], bool]
"""Says that time is up. Bots have no clock of their own: who asks them brings one."""


class Budget:
    """Iterations to spend. Each bot decides what an iteration is; ours count positions looked at.

    >>> budget = Budget(2)
    >>> budget.spend(2)
    >>> budget.spent
    True
    """

    __slots__ = ("iterations", "stop", "used")

    def __init__(self, iterations: int, stop: Stop | None = None) -> None:
        self.iterations = iterations
        self.stop = stop
        self.used = 0

    def spend(self, iterations: int = 1) -> None:
        self.used += iterations

    @property
    def spent(self) -> bool:
        """Is it time to answer?"""
        return self.used >= self.iterations or (self.stop is not None and self.stop())
