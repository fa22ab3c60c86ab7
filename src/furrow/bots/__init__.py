"""Bots: programs that answer for a seat. They see only what their seat may know.

>>> from furrow import bots
>>> bots.names()
('random', 'greedy')
>>> bots.find("random").name
'random'
"""

from __future__ import annotations

from furrow.bots.asking import answer, ask, seat_generator
from furrow.bots.bot import Bot
from furrow.bots.errors import BadAnswer, UnknownBot, UnsuitableBot
from furrow.bots.finding import DEFAULT, find, names

__all__ = [
    "DEFAULT",
    "BadAnswer",
    "Bot",
    "UnknownBot",
    "UnsuitableBot",
    "answer",
    "ask",
    "find",
    "names",
    "seat_generator",
]
