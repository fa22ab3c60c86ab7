"""Figures about a person's finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from furrow.games import find, names
from furrow.server.afterwards.documents import GameStatistics, Statistics, Tally
from furrow.server.store import ResultRow


def statistics(rows: Sequence[ResultRow]) -> Statistics:
    """All games of a person, game by game."""
    found = []
    for game in names():
        of_game = [row for row in rows if row.game == game]
        if of_game:
            found.append(
                GameStatistics(
                    game=game,
                    all=tally(of_game),
                    by_dealt=_by_dealt(game, of_game),
                    by_seats=_by(of_game, lambda row: str(row.seats)),
                )
            )
    return Statistics(found)


def tally(rows: Iterable[ResultRow]) -> Tally:
    """Games, wins and scores."""
    scores = [(row.score, row.won) for row in rows]
    points = [score for score, _ in scores] or [0]
    return Tally(len(scores), sum(won for _, won in scores), round(sum(points) / len(points), 2), max(points))


def _by_dealt(game: str, rows: Sequence[ResultRow]) -> dict[str, dict[str, Tally]]:
    """A game may have dealt other kinds once than it does now: those come last."""
    kinds = dict.fromkeys([*find(game).dealt, *(kind for row in rows for kind in row.dealt)])
    found = {kind: _by(rows, partial(_dealt, kind)) for kind in kinds}
    return {kind: tallies for kind, tallies in found.items() if tallies}


def _dealt(kind: str, row: ResultRow) -> str:
    return row.dealt.get(kind, "")


def _by(rows: Sequence[ResultRow], key: Callable[[ResultRow], str]) -> dict[str, Tally]:
    values = sorted({key(row) for row in rows} - {""})
    return {value: tally(row for row in rows if key(row) == value) for value in values}
