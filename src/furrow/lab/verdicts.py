"""What the games of a bar say about it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from furrow.lab.bars import Bar, Beat, Field, Memory, Pace, SoloBar
from furrow.lab.intervals import Share, Spread, Z, share, spread
from furrow.lab.matches import GameRow, Outcome
from furrow.lab.memory_growth import Growth
from furrow.lab.sequential import judge
from furrow.lab.thinking_times import Thinking

PASSED = "passed"
FAILED = "failed"
OPEN = "open"
"""The games speak neither for it nor clearly against it."""
_LATE = 0.99
_MOST = 0.9
"""The part of the games that must end within the rounds asked for."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on one bar, with what it rests on; what a bar does not ask for is empty.

    `decided` says that the sequential test came to an end before its cap. `titles` counts the ranks of solo games.
    """

    bar: Bar
    verdict: str
    games: int
    decided: bool = False
    unfinished: int = 0
    won: Share | None = None
    total: Spread | None = None
    error: float = 0.0
    """Half the 95 % interval of the mean total."""
    rounds: Spread | None = None
    dealt: dict[str, dict[str, Share]] = {}
    """What each thing that is dealt has won, by kind."""
    titles: dict[str, int] = {}
    scores: Spread | None = None
    thinking: Thinking | None = None
    megabytes: float = 0.0
    deeper: Finding | None = None


def of(bar: Bar, found: Sequence[Outcome]) -> Finding:
    """The verdict by the games played so far."""
    if isinstance(bar, Field):
        return _of_field(bar, [outcome.row for outcome in found])
    if isinstance(bar, Beat | SoloBar):
        return _of_share(bar, found)
    if isinstance(bar, Pace):
        thinking = Thinking()
        for outcome in found:
            thinking.merge(outcome.thinking[bar.who])
        return of_pace(bar, thinking)
    raise TypeError(f"{bar.id} is not judged by its games")


def shares(bar: Beat | SoloBar, found: Sequence[Outcome]) -> list[float]:
    """What the bot has won of each game."""
    return [outcome.row.share(bar.who) for outcome in found]


def _of_share(bar: Beat | SoloBar, found: Sequence[Outcome]) -> Finding:
    rows = [outcome.row for outcome in found]
    won = share(sum(shares(bar, found)), len(found))
    clear = judge(shares(bar, found), bar.at_least, bar.margin).verdict
    if isinstance(bar, Beat) and bar.full:
        verdict = PASSED if won.value >= bar.at_least else FAILED if won.high < bar.at_least else OPEN
        clear = ""
    elif clear:
        verdict = clear
    else:
        verdict = (PASSED if won.value >= bar.at_least else FAILED) if len(found) >= bar.games else OPEN
    solo = isinstance(bar, SoloBar)
    return Finding(
        bar=bar,
        verdict=verdict,
        games=len(found),
        decided=bool(clear),
        unfinished=_unfinished(rows),
        won=won,
        titles=dict(Counter(row.title for row in rows if row.title)) if solo else {},
        scores=spread([seat.total for row in rows for seat in row.seats if seat.bot == bar.who]) if solo else None,
    )


def with_deeper(finding: Finding, bar: SoloBar, found: Sequence[Outcome]) -> Finding:
    """A solo bar that failed, beside the same games with more search."""
    return msgspec.structs.replace(finding, deeper=of(bar, found))


def _of_field(bar: Field, rows: Sequence[GameRow]) -> Finding:
    totals = [float(max(seat.total for seat in row.seats)) for row in rows]
    lengths = [row.turns / bar.seats for row in rows]
    low, high = bar.rounds
    within = sum(low <= length <= high for length in lengths)
    dealt = {kind: _shares_by(kind, rows) for kind in bar.dealt}
    bounds = [(won, *bar.dealt[kind]) for kind, shares_ in dealt.items() for won in shares_.values()]
    total = spread(totals)
    verdict = PASSED
    if any(not least <= won.value <= most for won, least, most in bounds):
        verdict = OPEN
    clearly_outside = any(won.high < least or won.low > most for won, least, most in bounds)
    if not rows or total.mean < bar.total or within < _MOST * len(rows) or clearly_outside:
        verdict = FAILED
    return Finding(
        bar=bar,
        verdict=verdict,
        games=len(rows),
        unfinished=_unfinished(rows),
        total=total,
        error=_half_interval(totals),
        rounds=spread(lengths),
        dealt=dealt,
    )


def _shares_by(kind: str, rows: Sequence[GameRow]) -> dict[str, Share]:
    """What each thing of a kind wins of its games."""
    played: dict[str, int] = {}
    won: dict[str, float] = {}
    for row in rows:
        first = sum(seat.rank == 1 for seat in row.seats)
        for seat in row.seats:
            name = seat.traits[kind]
            played[name] = played.get(name, 0) + 1
            won[name] = won.get(name, 0.0) + (seat.rank == 1) / first
    return {name: share(won[name], played[name]) for name in sorted(played)}


def _half_interval(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Z * math.sqrt(variance / len(values))


def of_pace(bar: Pace, thinking: Thinking) -> Finding:
    """By the turns that the bot has thought about."""
    late = thinking.turns.quantile(_LATE)
    return Finding(bar=bar, verdict=PASSED if late <= bar.at_most else FAILED, games=0, thinking=thinking)


def of_memory(bar: Memory, found: Growth) -> Finding:
    """By how much the process has grown."""
    verdict = PASSED if found.megabytes <= bar.at_most else FAILED
    return Finding(bar=bar, verdict=verdict, games=found.games, megabytes=found.megabytes)


def _unfinished(rows: Sequence[GameRow]) -> int:
    return sum(not row.finished for row in rows)
