"""What a game offers to the search: which answers are worth trying, where a turn ends, how good a position looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.generator import Generator

T = TypeVar("T", contravariant=True)


class Outlook(Protocol[T]):
    """Values positions for one seat, all with the same belief about the rest of the game."""

    def value(self, s: T) -> float: ...


class Mind(ABC, Generic[S]):
    """Taste and habits of a bot in one game, made from a table of weights. It keeps nothing between questions."""

    rules: Rules[S]
    width: int
    """How many half-made turns are kept side by side."""
    nodes: int
    """How many positions one turn may cost."""

    @abstractmethod
    def outlook(self, s: S, seat: int) -> Outlook[S]:
        """How the seat looks at positions that may follow this one."""

    @abstractmethod
    def candidates(self, s: S, seat: int, legal: Sequence[Code]) -> list[Code]:
        """The answers that a sensible player would think about; never empty if `legal` is not."""

    @abstractmethod
    def settled(self, s: S, seat: int, revealed: bool) -> bool:
        """Does the seat's turn end here, or what it can know? The last answer may have revealed something."""

    @abstractmethod
    def turns(self, s: S, seat: int) -> bool:
        """Does a new turn of the seat begin with the open question?"""

    @abstractmethod
    def mark(self, s: S) -> object:
        """What tells two positions of equal value apart: the open question."""

    def at_once(self, s: S, seat: int, legal: Sequence[Code], generator: Generator) -> Code | None:
        """An answer that needs no search, or must not be found by one: sealed choices are mixed strategies."""
        return None

    def apart(self, s: S) -> bool:
        """Do the answers compete by whole turns only, each with a beam of its own?"""
        return False

    def features(self, s: S, seat: int) -> dict[str, float]:
        """The value of a position by named parts, for people: which parts changed says why."""
        return {"value": self.outlook(s, seat).value(s)}

    def lead(self, s: S, seat: int) -> float:
        """How far the seat is ahead of its best rival, in the points of the game, as far as it can be guessed now."""
        seats = range(self.rules.seats(s))
        values = [self.outlook(s, each).value(s) for each in seats]
        return values[seat] - max((values[each] for each in seats if each != seat), default=0.0)
