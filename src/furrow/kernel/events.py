"""Events: facts that `apply` appends while it acts. Log, animation, statistics and screen reader are made from them."""

from __future__ import annotations

from typing import NamedTuple

Fact = int | str | list[int] | list[str]
EVERYBODY = -1


class Event(NamedTuple):
    """One fact: a kind, the seat it concerns (-1: none), public facts, and facts for some seats only.

    `seen_by` is a bit mask of the seats that may read `secret`.
    """

    kind: str
    seat: int
    facts: dict[str, Fact]
    secret: dict[str, Fact]
    seen_by: int

    def read_by(self, seat: int | None) -> dict[str, Fact]:
        """The event as a flat document for a seat; `None` is a spectator, who sees the public facts."""
        document: dict[str, Fact] = {"kind": self.kind, "seat": self.seat, **self.facts}
        if self.secret and seat is not None and self.seen_by >> seat & 1:
            document.update(self.secret)
        return document


def public(kind: str, seat: int, **facts: Fact) -> Event:
    """An event that everybody may read in full."""
    return Event(kind, seat, facts, {}, EVERYBODY)
