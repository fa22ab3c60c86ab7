"""How a game ended for each seat, in words that the public view of the game gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from furrow.kernel.contract import Rules

# What of a seat's public view goes into the tables: what it plays with, and numbers worth a column.
_TRAITS = {"scythe": ("faction", "mat")}
_FACTS = {"scythe": ("star_count", "popularity", "power", "workers_on_mat")}


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of one game. `traits` are e.g. faction and mat, `parts` the fortune by category."""

    seat: int
    bot: str
    traits: dict[str, str]
    rank: int
    total: int
    parts: dict[str, int]
    facts: dict[str, int]


def seat_rows(rules: Rules[Any], state: Any, bots: Sequence[str]) -> list[SeatRow]:
    """The rows of a game as it stands, by seat."""
    players = msgspec.to_builtins(rules.view(state, None))["players"]
    traits, facts = _TRAITS.get(rules.name, ()), _FACTS.get(rules.name, ())
    rows = []
    for standing in sorted(rules.result(state).standings):
        player = players[standing.seat]
        rows.append(
            SeatRow(
                standing.seat,
                bots[standing.seat],
                {name: player[name] for name in traits},
                standing.rank,
                standing.total,
                dict(standing.parts),
                {name: player[name] for name in facts},
            )
        )
    return rows


def turns(state: Any) -> int:
    """The turns begun by all seats together."""
    return int(state.turn) + 1
