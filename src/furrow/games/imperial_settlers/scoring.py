"""Scoring and tie-breaks (IMP-END, IMP-TIE), and the result of a solo game (IMP-SOLO-42 to -44)."""

from __future__ import annotations

from furrow.games.imperial_settlers import names as n
from furrow.games.imperial_settlers import solo
from furrow.games.tableau import points
from furrow.games.tableau.ranking import ranked
from furrow.games.tableau.state import State
from furrow.games.tableau.virtual import VIRTUAL, title
from furrow.kernel.contract import Result, Standing

_COUNTED = (n.WORKER, *n.RESOURCES)  # IMP-TIE-04


def result(s: State) -> Result:
    parts = [score(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return _solo(s, parts[0])
    goods = [sum(player.goods[good] for good in _COUNTED) for player in s.players]
    return ranked(parts, (("goods", goods), ("hand", [len(player.hand) for player in s.players])))


def score(s: State, seat: int) -> dict[str, int]:
    """Points gained, values of the locations, extra points of some of them. Foundations and deals give nothing."""
    return {"points": s.players[seat].points, **points.parts(s, seat)}


def _solo(s: State, parts: dict[str, int]) -> Result:
    """Won with more faction locations than collected cards; the points count for the record."""
    built, collected = solo.built(s), len(s.tables["collection"])
    won = built > collected
    total = sum(parts.values())
    rows = [
        Standing(0, 1 if won else 2, total, parts),
        Standing(VIRTUAL, 2 if won else 1, collected, {"collected": collected}),
    ]
    rank = title(total, solo.TITLES) if won else ""
    return Result(tuple(rows if won else rows[::-1]), "", rank, {"built": built, "collected": collected})
