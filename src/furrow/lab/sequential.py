"""The sequential test: games are played until it is clear whether a bot wins often enough, or the cap is reached."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

_RISK = 0.05
"""The chance of a wrong verdict, either way, for a bot at the edge of the grey zone."""
MARGIN = 0.5
"""The grey zone on both sides of the bar, in log odds: 0.5 makes 0.65 and 0.83 of a bar of 0.75."""


class SequentialVerdict(msgspec.Struct, frozen=True):
    """What is known after some games: "passed", "failed", or "" while it is open. `evidence` is the log likelihood."""

    verdict: str
    evidence: float
    games: int
    won: float


def judge(shares: Iterable[float], bar: float, margin: float = MARGIN) -> SequentialVerdict:
    """Wald's test of "wins more than the bar" against "wins less", by what was won of each game, in their order.

    >>> judge([1.0] * 30, 0.75).verdict
    'passed'
    >>> judge([0.0, 1.0] * 30, 0.75).verdict
    'failed'
    >>> judge([1.0], 0.75).verdict
    ''
    """
    low, high = _shifted(bar, -margin), _shifted(bar, margin)
    gain, loss = math.log(high / low), math.log((1 - high) / (1 - low))
    limit = math.log((1 - _RISK) / _RISK)
    evidence = won = 0.0
    games = 0
    for share in shares:
        games += 1
        won += share
        evidence += share * gain + (1 - share) * loss
        if abs(evidence) >= limit:
            return SequentialVerdict("passed" if evidence > 0 else "failed", evidence, games, won)
    return SequentialVerdict("", evidence, games, won)


def _shifted(share: float, by: float) -> float:
    """A share moved by log odds, so that it stays between 0 and 1."""
    return 1 / (1 + math.exp(-(math.log(share / (1 - share)) + by)))
