"""The cap on a bot's time: bots have no clock of their own, so the caller brings one."""

from __future__ import annotations

from time import monotonic

from furrow.bots import Stop

MOST = 9.0
"""Seconds that a bot may think about one question; what comes after the last look at the clock keeps it below 10."""


def cap(seconds: float = MOST) -> Stop:
    """Says that time is up as soon as this many seconds have passed from now.

    >>> cap(60)()
    False
    """
    end = monotonic() + seconds
    return lambda: monotonic() >= end
