"""The time that a stop may take: one budget for all its steps, however many there are."""

from __future__ import annotations

import time


class StoppingTime:
    """So many seconds from now."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds that are left, never less than zero."""
        return max(0.0, self._end - time.monotonic())

    def part(self, share: float) -> float:
        """A share of what is left."""
        return self.left * share
