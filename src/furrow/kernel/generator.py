"""A small generator of our own: the same numbers in every process, Python version and build.

A stream is one 64-bit int, so it lives in a game state like any other number. `step` is the SplitMix64 function.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

_MASK = 0xFFFFFFFFFFFFFFFF
_GAMMA = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """The output that belongs to the stream position `z`."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def mixed(seed: int, name: str) -> int:
    """The stream of a seed for a purpose."""
    value = mix(seed & _MASK)
    for letter in name.encode():
        value = mix((value + letter * _GAMMA) & _MASK)
    return value


class Dice(ABC):
    """Where random numbers come from."""

    __slots__ = ()

    @abstractmethod
    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: list[int], count: int) -> list[int]:
        """`count` different items in random order."""
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]


class Generator(Dice):
    """Numbers from one stream.

    >>> Generator(7).below(6) == Generator(7).below(6)
    True
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. The bias of the product method is below limit / 2**32."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z >> 32) * limit) >> 32
