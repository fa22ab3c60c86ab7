"""What a number of games can tell: intervals for shares, and the shape of a row of numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

Z = 1.959963984540054
"""Of the normal distribution: 95 % lie within."""


class Share(msgspec.Struct, frozen=True):
    """A part of some games with its 95 % interval."""

    won: float
    games: int
    value: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """The shape of a row of numbers."""

    count: int
    mean: float
    lowest: float
    quarter: float
    median: float
    three_quarters: float
    highest: float


def share(won: float, games: int) -> Share:
    """The share and its Wilson interval, which is sound for few games and for shares near 0 and 1 too.

    >>> found = share(9, 10)
    >>> round(found.low, 3), found.value, round(found.high, 3)
    (0.596, 0.9, 0.982)
    """
    if not games:
        return Share(won, games, 0.0, 0.0, 1.0)
    value = won / games
    scale = 1 + Z * Z / games
    centre = (value + Z * Z / (2 * games)) / scale
    reach = Z * math.sqrt(value * (1 - value) / games + Z * Z / (4 * games * games)) / scale
    return Share(won, games, value, max(0.0, centre - reach), min(1.0, centre + reach))


def spread(values: Sequence[float]) -> Spread:
    """Mean and quartiles; quantiles between two numbers are in between.

    >>> spread([1, 2, 3, 10]).median
    2.5
    """
    if not values:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    row = sorted(values)
    first, second, third = (_quantile(row, part) for part in (0.25, 0.5, 0.75))
    return Spread(len(row), sum(row) / len(row), row[0], first, second, third, row[-1])


def _quantile(row: Sequence[float], part: float) -> float:
    place = part * (len(row) - 1)
    below = math.floor(place)
    above = min(below + 1, len(row) - 1)
    return row[below] + (row[above] - row[below]) * (place - below)
