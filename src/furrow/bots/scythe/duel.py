"""The sealed choice in combat as a game of two: both sides mix, and a side that mixes well cannot be predicted.

Each side chooses a strength, with its price in power and cards. Regret matching on the table of both sides' choices
gives a mixture that no fixed answer beats by much; the bot draws from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from furrow.kernel.generator import Generator

_ROUNDS = 80
_FINE = 1 << 20


class DuelChoice(NamedTuple):
    """What a side may show: the dial and how many cards, the strength of both, and what they cost it."""

    dial: int
    cards: int
    strength: int
    cost: float


class Stakes(NamedTuple):
    """What winning brings and losing costs a side."""

    win: float
    loss: float


def choices(power: int, values: Sequence[int], most_cards: int, price: tuple[float, float]) -> tuple[DuelChoice, ...]:
    """Every dial with the best no, one, two … cards. `price` is that of a point of power and of a point of a card."""
    found = []
    for cards in range(min(most_cards, len(values)) + 1):
        shown = sum(values[:cards])
        found += [
            DuelChoice(dial, cards, dial + shown, price[0] * dial + price[1] * shown) for dial in range(power + 1)
        ]
    return tuple(found)


@lru_cache(maxsize=256)
def mixture(
    mine: tuple[DuelChoice, ...], theirs: tuple[DuelChoice, ...], stakes: tuple[Stakes, Stakes], ties: bool
) -> tuple[float, ...]:
    """How often each of my choices should be shown. `ties` says that I win them: attackers do (SCY-COMBAT-19).

    >>> sure = choices(3, (), 0, (0.5, 0.5))
    >>> weak = choices(0, (), 0, (0.5, 0.5))
    >>> mixture(sure, weak, (Stakes(5, 1), Stakes(5, 1)), True)[0] > 0.9  # nothing is enough
    True
    """
    edge = 0 if ties else -1
    wins = [[a.strength + edge >= b.strength for b in theirs] for a in mine]
    gains = [
        [(stakes[0].win if wins[i][j] else -stakes[0].loss) - a.cost for j in range(len(theirs))]
        for i, a in enumerate(mine)
    ]
    pains = [
        [(-stakes[1].loss if wins[i][j] else stakes[1].win) - b.cost for i in range(len(mine))]
        for j, b in enumerate(theirs)
    ]
    return _matched(gains, pains)


def _matched(gains: list[list[float]], pains: list[list[float]]) -> tuple[float, ...]:
    """Regret matching for both sides; the mean of the first side's mixtures."""
    regrets = [[0.0] * len(gains), [0.0] * len(pains)]
    sums = [0.0] * len(gains)
    tables = (gains, pains)
    for _ in range(_ROUNDS):
        mixed = [_positive(side) for side in regrets]
        sums = [total + share for total, share in zip(sums, mixed[0], strict=True)]
        for side in (0, 1):
            other = mixed[1 - side]
            worth = [sum(value * share for value, share in zip(row, other, strict=True)) for row in tables[side]]
            mean = sum(value * share for value, share in zip(worth, mixed[side], strict=True))
            regrets[side] = [max(0.0, old + value - mean) for old, value in zip(regrets[side], worth, strict=True)]
    return tuple(total / _ROUNDS for total in sums)


def _positive(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [each / total for each in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def drawn(mine: Sequence[DuelChoice], mixed: Sequence[float], generator: Generator) -> DuelChoice:
    """One of the choices, as often as the mixture says."""
    roll = generator.below(_FINE) / _FINE * sum(mixed)
    for choice, share in zip(mine, mixed, strict=True):
        roll -= share
        if roll < 0:
            return choice
    return mine[max(range(len(mine)), key=lambda k: mixed[k])]
