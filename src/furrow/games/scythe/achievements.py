"""The achievement sheet (SCY-SCORE-18): who was the first to win with a faction, a player mat, a number of seats.

The sheet outlives the single game. It is an immutable record: a claim gives a new sheet or raises `AchievementError`.

>>> from furrow import Result, Standing
>>> result = Result((Standing(1, 1, 75, {}), Standing(0, 2, 60, {})), "")
>>> victory = Victory(result, seat=1, factions=("nordic", "saxony"), mats=("industrial", "patriotic"))
>>> claimable(AchievementSheet(), victory, "Ada")
('faction.saxony', 'mat.patriotic', 'seats.2')
>>> sheet = claim(AchievementSheet(), victory, "Ada", "faction.saxony")
>>> sheet.holder("faction.saxony")
'Ada'
>>> claimable(sheet, victory, "Bela")
('mat.patriotic', 'seats.2')
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from furrow.games.scythe.names import FACTIONS, MATS
from furrow.games.scythe.setup import SEATS
from furrow.kernel.contract import Result
from furrow.kernel.errors import FurrowError

MOST_ENTRIES = 2  # of one name
LINES = (
    *(f"faction.{name}" for name in FACTIONS),
    *(f"mat.{name}" for name in MATS),
    *(f"seats.{count}" for count in SEATS),
)
"""The conditions that can be claimed: our own list, in the spirit of the printed sheet."""


class AchievementError(FurrowError):
    """A claim that the sheet does not allow."""


class Victory(NamedTuple):
    """A finished game and the seat that claims to have won it; factions and mats by seat."""

    result: Result
    seat: int
    factions: Sequence[str]
    mats: Sequence[str]

    @property
    def conditions(self) -> tuple[str, ...]:
        """The lines that this victory meets; none if the seat has not won."""
        if self.seat not in self.result.winners:
            return ()
        seats = len(self.result.standings)
        return f"faction.{self.factions[self.seat]}", f"mat.{self.mats[self.seat]}", f"seats.{seats}"


class AchievementSheet(NamedTuple):
    """Claimed lines as (line, name of the winner), in the order of the claims."""

    claimed: tuple[tuple[str, str], ...] = ()

    def holder(self, line: str) -> str | None:
        """The name on a line, or None while it is free."""
        return dict(self.claimed).get(line)

    def entries(self, name: str) -> int:
        """How many lines bear a name."""
        return sum(holder == name for _, holder in self.claimed)


def claimable(sheet: AchievementSheet, victory: Victory, name: str) -> tuple[str, ...]:
    """The lines that the winner may claim now."""
    if sheet.entries(name) >= MOST_ENTRIES:
        return ()
    return tuple(line for line in victory.conditions if sheet.holder(line) is None)


def claim(sheet: AchievementSheet, victory: Victory, name: str, *lines: str) -> AchievementSheet:
    """The sheet with the winner's name on the wished lines, all of them or none. Raises `AchievementError`."""
    if not name.strip():
        raise AchievementError("a claim needs the name of the winner")
    if not victory.conditions:
        raise AchievementError(f"seat {victory.seat} has not won: only a winner may claim a line")
    for line in lines:
        _check(sheet, victory, name, line)
        sheet = AchievementSheet((*sheet.claimed, (line, name)))
    return sheet


def _check(sheet: AchievementSheet, victory: Victory, name: str, line: str) -> None:
    if line not in LINES:
        raise AchievementError(f"the sheet has no line {line!r}; it has: {', '.join(LINES)}")
    holder = sheet.holder(line)
    if holder is not None:
        raise AchievementError(f"the line {line} is taken: {holder} was the first")
    if line not in victory.conditions:
        raise AchievementError(f"this victory does not meet {line}; it meets {', '.join(victory.conditions)}")
    if sheet.entries(name) >= MOST_ENTRIES:
        raise AchievementError(f"{name} already has {MOST_ENTRIES} entries on the sheet, the most a winner may have")
