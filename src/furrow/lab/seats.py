"""How a game ended for each seat. What is worth reporting is in the game's own room: `lab/scythe/columns.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

import msgspec

from furrow.games.parts import part
from furrow.kernel.contract import Rules

VIRTUAL = "virtual"
"""Who plays the row of a solo game that is nobody's seat."""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of one game. `traits` are what it was dealt, by kind, `parts` the fortune by category."""

    seat: int
    bot: str
    traits: dict[str, str]
    rank: int
    total: int
    parts: dict[str, int]
    facts: dict[str, int]


class Columns(Protocol):
    """What a game reports of a seat, all of it from the view of a spectator."""

    def facts(self, view: Any, seat: int) -> dict[str, int]: ...


class _NoColumns:
    """A game that brings no columns has its ranks and totals."""

    def facts(self, view: Any, seat: int) -> dict[str, int]:
        return {}


def columns(game: str) -> Columns:
    """The module `columns` of a game, or of its family; else none."""
    own = part(game, "furrow.lab", "columns")
    return _NoColumns() if own is None else cast(Columns, own)


def seat_rows(rules: Rules[Any], state: Any, bots: Sequence[str]) -> list[SeatRow]:
    """The rows of a game as it stands, by seat."""
    view = rules.view(state, None)
    told = columns(rules.name)
    return [
        SeatRow(
            row.seat,
            bots[row.seat] if row.seat < len(bots) else VIRTUAL,
            _traits(rules, view, row.seat, len(bots)),
            row.rank,
            row.total,
            dict(row.parts),
            told.facts(view, row.seat),
        )
        for row in sorted(rules.result(state).standings)
    ]


def _traits(rules: Rules[Any], view: Any, seat: int, seats: int) -> dict[str, str]:
    """What the seat was dealt: a table for each kind. A virtual player has a line of its own in them."""
    dealt = rules.dealt_to(view, seat)
    return {kind: dealt.get(kind, "" if seat < seats else VIRTUAL) for kind in rules.dealt}


def turns(rules: Rules[Any], state: Any) -> int:
    """The turns begun by all seats together."""
    return rules.turn_number(rules.view(state, None))
