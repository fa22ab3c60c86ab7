"""Bots: programs that answer for a seat. They see only what their seat may know.

>>> from furrow import bots
>>> bots.names()
('random', 'novice', 'steady', 'sharp', 'master')
>>> bots.find("random").name
'random'
"""

from __future__ import annotations

from furrow.bots.bot import Bot
from furrow.bots.budget import Budget, Stop
from furrow.bots.by_name import DEFAULT, find, names, registered
from furrow.bots.driver import answer, answers, ask, ask_line, playable, seat_generator
from furrow.bots.errors import BadAnswer, BadWeights, UnknownBot, UnsuitableBot
from furrow.bots.guard import Guarded
from furrow.bots.levels import LEVELS

__all__ = [
    "DEFAULT",
    "LEVELS",
    "BadAnswer",
    "BadWeights",
    "Bot",
    "Budget",
    "Guarded",
    "Stop",
    "UnknownBot",
    "UnsuitableBot",
    "answer",
    "answers",
    "ask",
    "ask_line",
    "find",
    "names",
    "playable",
    "registered",
    "seat_generator",
]
