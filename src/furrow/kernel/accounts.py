"""Where points come from: an account for each player, made from the state and the events that everybody may read."""

from __future__ import annotations

from typing import NamedTuple


class Source(NamedTuple):
    """A thing that has brought points, or will: what it yielded by way, and what it adds to each part of the result if
    it stays."""

    name: str
    ways: dict[str, int]
    parts: dict[str, int]
    stands: bool
    events: tuple[int, ...]
    """The numbers of the events by which it paid."""

    @property
    def worth(self) -> int:
        """What it adds at the end in all."""
        return sum(self.parts.values())

    @property
    def total(self) -> int:
        return sum(self.ways.values()) + self.worth


class Account(NamedTuple):
    """The points of one player.

    `points` are held now, and `ways` add up to them; the sources and the `rest`, which no source brought, add up to
    each of the ways. `parts` is what would be added if the game ended now; those of the sources add up to it. `rounds`
    are the points at the end of each round, the last number those held now.
    """

    seat: int
    points: int
    ways: dict[str, int]
    parts: dict[str, int]
    sources: tuple[Source, ...]
    rest: dict[str, int]
    rounds: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.points + sum(self.parts.values())
