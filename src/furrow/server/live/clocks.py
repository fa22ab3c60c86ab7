"""Clocks: how much time each seat has left, computed from the times of the log's entries alone."""

from __future__ import annotations

from collections.abc import Iterable

from furrow.server.wire.tables import Clock

_DAY = 86400.0
_RETURN = 60.0
"""Seconds that somebody who comes back has at least, if their time was up."""


class Clocks:
    """Seconds left by seat. A clock runs while its seat owes an answer."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self._full = clock.minutes * 60.0 if clock.kind == "live" else clock.days * _DAY
        self.left = [self._full] * seats
        self.opening = list(self.left)
        """What was left when the open question was put: what others may know while it is answered in secret."""
        self.since = 0.0
        self._running: frozenset[int] = frozenset()
        self._earned = [0.0] * seats
        """What each seat was given when it had answered last: who takes the answer back gives it back."""
        self._ran_out: set[int] = set()
        """Whose time was up since they were last here."""

    @property
    def ticking(self) -> bool:
        """Does time matter here?"""
        return self.clock.kind != "none"

    def pause(self, now: float) -> None:
        """Nobody is charged for the time until now."""
        self.since = now

    def decided(self, now: float, owing: Iterable[int], *, answer: bool = True, secret: bool = False) -> None:
        """Something was decided; `owing` are the seats that owe an answer now.

        Only an `answer` earns time. A seat that owes again without one took it back, and goes on with what was left
        before it; the time that ran meanwhile stays charged to the seat that it ran for.

        `secret` says that a question to several seats is still open: until the last answer others see what was left
        before the first, and nobody can count somebody else's steps.
        """
        self._charge(now)
        owing = frozenset(owing)
        for seat in owing - self._running:
            if answer and self.clock.kind == "days":
                self.left[seat] = self._full
            elif not answer:
                self.left[seat] -= self._earned[seat]
            self._earned[seat] = 0.0
        if answer and self.clock.kind == "live":
            for seat in self._running - owing:
                self._earned[seat] = float(self.clock.increment)
                self.left[seat] = max(self.left[seat], 0.0) + self._earned[seat]
        if not secret:
            self.opening = list(self.left)
        self._running = owing

    def refill(self, seat: int, now: float) -> None:
        """Somebody is back whose time was up: there is time to look at the table. Others go on with what they had."""
        self._charge(now)
        if seat in self._ran_out:
            self._ran_out.discard(seat)
            self.left[seat] = max(self.left[seat], _RETURN if self.clock.kind == "live" else self._full)

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left at a moment, never less than zero."""
        gone = now - self.since if seat in self._running else 0.0
        return max(0.0, self.left[seat] - gone)

    def runs(self, seat: int) -> bool:
        """Is the seat's clock running?"""
        return seat in self._running

    def expired(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if not self.ticking:
            return []
        return sorted(seat for seat in self._running if self.remaining(seat, now) <= 0.0)

    def _charge(self, now: float) -> None:
        gone = max(0.0, now - self.since)
        for seat in self._running:
            self.left[seat] -= gone
            if self.left[seat] <= 0.0:
                self._ran_out.add(seat)
        self.since = now
