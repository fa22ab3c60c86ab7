"""How often somebody has tried to get into an account lately.

Guessing is stopped by name and address, so that nobody can keep an owner out by guessing wrongly from elsewhere. Many
addresses together are stopped by name alone, much later: they could keep an owner out for a while, but there would need
to be many of them, and without it they could guess for ever.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import ceil
from time import monotonic

from furrow.server.wire.errors import Problem

OF_CLIENT, OF_NAME = 10, 100
"""Attempts within the window: for one name from one address, and for one name from everywhere."""
WINDOW = 600.0
_MOST = 20_000
"""Names and pairs kept in mind."""
_Key = tuple[str, str | None]


class Attempts:
    """Of one kind: passwords, or recovery codes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._made: dict[_Key, deque[float]] = {}

    def begin(self, name: str, client: str) -> None:
        """Count an attempt before it is judged, or many at once would all pass. Raises Problem("too_many_attempts")."""
        limits: dict[_Key, int] = {(name, client): OF_CLIENT, (name, None): OF_NAME}
        for key, most in limits.items():
            made = self._recent(key)
            if len(made) >= most:
                wait = max(1, ceil(made[-most] + WINDOW - self._clock()))
                raise Problem("too_many_attempts", minutes=ceil(wait / 60), seconds=wait)
        for key in limits:
            self._made.setdefault(key, deque()).append(self._clock())
        if len(self._made) > _MOST:
            self._forget()

    def succeeded(self, name: str, client: str) -> None:
        """The right one was found: nothing is held against this address; others stay counted."""
        self._made.pop((name, client), None)
        if all_of_name := self._made.get((name, None)):
            all_of_name.pop()

    def _recent(self, key: _Key) -> deque[float]:
        made = self._made.get(key, deque())
        while made and made[0] <= self._clock() - WINDOW:
            made.popleft()
        return made

    def _forget(self) -> None:
        """Somebody tries names by the thousand: the limit by address is for that. The oldest half goes."""
        for key in list(self._made)[: len(self._made) // 2]:
            del self._made[key]
