"""Bots: programs that answer for a seat. They see only what their seat may know.

>>> from furrow import bots
>>> bots.names()
('random', 'greedy')
>>> bots.find("random").name
'random'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furrow.bots.bot import Bot, answer, seat_generator
from furrow.bots.errors import UnknownBot, UnsuitableBot
from furrow.bots.greedy import GreedyBot
from furrow.bots.random_bot import RandomBot

_MAKERS: dict[str, Callable[[], Bot[Any]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}

__all__ = ["Bot", "UnknownBot", "UnsuitableBot", "answer", "find", "names", "seat_generator"]


def names() -> tuple[str, ...]:
    """The names of the bots, weakest first."""
    return tuple(_MAKERS)


def find(name: str) -> Bot[Any]:
    """The bot of that name; raises UnknownBot, which is a FurrowError."""
    if name not in _MAKERS:
        raise UnknownBot(f"unknown bot {name!r}; known are: {', '.join(_MAKERS)}")
    return _MAKERS[name]()
