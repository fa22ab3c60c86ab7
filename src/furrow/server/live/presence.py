"""Who is at a table: those who look at it in this process, and in others as far as they have said so lately."""

from __future__ import annotations

from collections.abc import Callable, Iterable

FADES = 15.0
"""Seconds after which the word of a process counts no more: it says it again and again while it lives."""
ABSENT = 300.0
"""Seconds without a sign after which somebody is taken to be away. People without scripts are there only while a page
loads, and a phone sleeps for a minute."""


class Presence:
    """What is known besides the open connections."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._woken = clock()
        self._seen: dict[str, float] = {}
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}

    def saw(self, person: str) -> None:
        """Somebody came or went here."""
        self._seen[person] = self._clock()

    def heard(self, process: str, people: Iterable[str]) -> bool:
        """Another process says who is there; is it news?"""
        before, now = self.elsewhere, self._clock()
        found = frozenset(people)
        for person in found:
            self._seen[person] = now
        self._elsewhere[process] = (found, now)
        return self.elsewhere != before

    def fade(self) -> bool:
        """Forget processes that have said nothing for a while; is it news?"""
        before, now = self.elsewhere, self._clock()
        self._elsewhere = {name: told for name, told in self._elsewhere.items() if now - told[1] < FADES}
        return self.elsewhere != before

    @property
    def elsewhere(self) -> set[str]:
        """The people who are there in other processes."""
        return {person for people, _ in self._elsewhere.values() for person in people}

    def waited_for(self, person: str) -> float:
        """Seconds since somebody who is not there was last seen, as far as this process can know."""
        return self._clock() - self._seen.get(person, self._woken)
