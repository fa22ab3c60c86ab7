"""Tables of a simulation: games, wins and totals for each bot, each seat and whatever the game deals out."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from furrow.lab.seats import SeatRow
from furrow.lab.simulation import Simulation


class SummaryLine(msgspec.Struct, frozen=True):
    """One line of a table. A shared first place is a win for each that shares it."""

    name: str
    games: int
    wins: int
    win_rate: float
    mean_total: float
    mean_facts: dict[str, float]


class SummaryTable(msgspec.Struct, frozen=True):
    """One table: `by` is "faction", "mat", … , "bot" or "seat"; its lines are sorted by name."""

    by: str
    lines: list[SummaryLine]


class Summary(msgspec.Struct, frozen=True):
    """The whole of a simulation in a few numbers."""

    games: int
    finished: int
    mean_turns: float
    mean_decisions: float
    mean_winning_total: float
    tables: list[SummaryTable]
    failures: dict[str, int] = {}
    """How often a bot failed and was answered for."""


def summarise(simulation: Simulation) -> Summary:
    """The tables of a simulation.

    >>> from furrow.lab.simulation import simulate
    >>> found = summarise(simulate("scythe", seats=2, games=2, seed=7, bots=["random"]))
    >>> [table.by for table in found.tables]
    ['faction', 'mat', 'bot', 'seat']
    """
    games = simulation.games
    rows = [row for game in games for row in game.seats]
    traits = list(rows[0].traits) if rows else []
    return Summary(
        len(games),
        sum(game.finished for game in games),
        _mean(game.turns for game in games),
        _mean(game.decisions for game in games),
        _mean(max(row.total for row in game.seats) for game in games),
        [_table(by, rows) for by in (*traits, "bot", "seat")],
        simulation.failures,
    )


def _table(by: str, rows: Iterable[SeatRow]) -> SummaryTable:
    groups: dict[str, list[SeatRow]] = {}
    for row in rows:
        groups.setdefault(_name(by, row), []).append(row)
    return SummaryTable(by, [_line(name, groups[name]) for name in sorted(groups)])


def _name(by: str, row: SeatRow) -> str:
    if by == "bot":
        return row.bot
    return str(row.seat) if by == "seat" else row.traits[by]


def _line(name: str, rows: list[SeatRow]) -> SummaryLine:
    wins = sum(row.rank == 1 for row in rows)
    facts = {fact: _mean(row.facts[fact] for row in rows) for fact in rows[0].facts}
    return SummaryLine(name, len(rows), wins, round(wins / len(rows), 4), _mean(row.total for row in rows), facts)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return round(sum(found) / len(found), 4) if found else 0.0
