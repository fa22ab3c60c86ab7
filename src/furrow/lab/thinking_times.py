"""How long bots think: sums and a histogram, so that the figures of many processes can be put together."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

_SMALLEST = 1e-6
_GROWTH = math.log(1.05)
"""A bin is 5 % wide: that is how exact a quantile is."""


class Timing(msgspec.Struct):
    """Stretches of thinking, in CPU seconds: how many, their sum, the longest, and how many fell into each bin.

    >>> timing = Timing()
    >>> for seconds in (0.1, 0.1, 0.1, 0.4):
    ...     timing.add(seconds)
    >>> round(timing.mean, 3), timing.worst, timing.quantile(0.99)
    (0.175, 0.4, 0.4)
    """

    count: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    bins: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        place = max(0, math.ceil(math.log(max(seconds, _SMALLEST) / _SMALLEST) / _GROWTH))
        self.count += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        self.bins[place] = self.bins.get(place, 0) + 1

    def merge(self, other: Timing) -> None:
        self.count += other.count
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        for place, number in other.bins.items():
            self.bins[place] = self.bins.get(place, 0) + number

    @property
    def mean(self) -> float:
        return self.seconds / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of the stretches did not exceed, to the width of a bin."""
        wanted = math.ceil(part * self.count)
        for place in sorted(self.bins):
            wanted -= self.bins[place]
            if wanted <= 0:
                return min(self.worst, _SMALLEST * math.exp(place * _GROWTH))
        return self.worst


class Thinking(msgspec.Struct):
    """The time of one bot: for each decision with a choice, and for each turn, however many decisions it takes."""

    decisions: Timing = msgspec.field(default_factory=Timing)
    turns: Timing = msgspec.field(default_factory=Timing)

    def merge(self, other: Thinking) -> None:
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)


class Timer:
    """Notes what the bots of one game take; `of[seat]` is the name of the seat's bot."""

    def __init__(self, of: list[str]) -> None:
        self._of = of
        self.thinking = {name: Thinking() for name in of}
        self._seat = -1
        self._turn = 0.0

    def note(self, seat: int, seconds: float, opening: bool) -> None:
        """One decision; `opening` says that a turn begins with it."""
        if opening or seat != self._seat:
            self.close()
        self.thinking[self._of[seat]].decisions.add(seconds)
        self._seat = seat
        self._turn += seconds

    def close(self) -> None:
        """The turn that was going on is over."""
        if self._seat >= 0:
            self.thinking[self._of[self._seat]].turns.add(self._turn)
        self._seat = -1
        self._turn = 0.0


def gather(into: dict[str, Thinking], found: Mapping[str, Thinking]) -> None:
    """Add the times of some games to those of others."""
    for name, thinking in found.items():
        into.setdefault(name, Thinking()).merge(thinking)
