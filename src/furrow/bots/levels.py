"""Levels: how well our bots play, by name, for each game. The numbers are in `levels.json`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from furrow.bots.campaign import Depth
from furrow.bots.errors import UnsuitableBot
from furrow.kernel.contract import Rules

LEVELS = ("novice", "steady", "sharp", "master")
PLAIN = "plain"
"""The own turn, judged exactly: no opponent for people, but the quick yardstick of tuning and experiments."""


class Level(Depth, frozen=True, forbid_unknown_fields=True):
    """How much a bot thinks, and how much it overlooks."""

    iterations: int = 0
    """Positions it looks at for one question, at most about; 0: the own turn only."""
    misses: float = 0.0
    """The chance that an answer is not thought of at all."""
    blur: float = 0.0
    """Points by which it may misjudge a turn: near ones are mixed up, what wins the game is not."""
    weights: str = ""
    """The kind of weights, where the game has more than one: `hand` for `GAME-hand.json`."""


@cache
def _levels() -> dict[str, dict[str, Level]]:
    text = (files("furrow.bots") / "levels.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Level]])


def level(rules: Rules[Any], name: str) -> Level:
    """The level of that name in a game. Raises UnsuitableBot for a game that our bots do not play."""
    known = _levels()
    found = known.get(rules.name) or known.get(rules.family)
    if found is None:
        raise UnsuitableBot(f"the bot {name!r} does not play {rules.name!r}")
    return Level() if name == PLAIN else found[name]
