"""How a game ended for each seat. What is worth telling is in the module of the family: `scythe.py`, `tableau.py`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec

from furrow.games import find
from furrow.kernel.contract import Rules

VIRTUAL = "virtual"
"""Who plays the row of a solo game that is nobody's seat."""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of one game. `traits` are e.g. faction and mat, `parts` the fortune by category."""

    seat: int
    bot: str
    traits: dict[str, str]
    rank: int
    total: int
    parts: dict[str, int]
    facts: dict[str, int]


class Columns(Protocol):
    """What the module of a game offers, all of it from the view of a spectator."""

    def turns(self, view: Any) -> int: ...

    def traits(self, view: Any, seat: int) -> dict[str, str]: ...

    def facts(self, view: Any, seat: int) -> dict[str, int]: ...


def columns(game: str) -> Columns:
    """The module of a game's family."""
    return cast(Columns, import_module(f"furrow.lab.{find(game).family}"))


def seat_rows(rules: Rules[Any], state: Any, bots: Sequence[str]) -> list[SeatRow]:
    """The rows of a game as it stands, by seat."""
    view = rules.view(state, None)
    told = columns(rules.name)
    return [
        SeatRow(
            row.seat,
            bots[row.seat] if row.seat < len(bots) else VIRTUAL,
            told.traits(view, row.seat),
            row.rank,
            row.total,
            dict(row.parts),
            told.facts(view, row.seat),
        )
        for row in sorted(rules.result(state).standings)
    ]


def turns(rules: Rules[Any], state: Any) -> int:
    """The turns begun by all seats together."""
    return columns(rules.name).turns(rules.view(state, None))
