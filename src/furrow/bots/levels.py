"""Levels: how well our bots play, by name. A game has its numbers in its own room, `bots/scythe/levels.json`.

The file beside this one is for games that have none.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from furrow.bots.campaign import Depth
from furrow.games import until_games_change
from furrow.games.parts import part_file
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


@until_games_change
@cache
def levels(game: str) -> dict[str, Level]:
    """All levels of a game. Raises UnknownGame."""
    source = part_file(game, "furrow.bots", "levels.json") or files("furrow.bots").joinpath("levels.json")
    return msgspec.json.decode(source.read_bytes(), type=dict[str, Level])


def level(rules: Rules[Any], name: str) -> Level:
    """The level of that name in a game."""
    return Level() if name == PLAIN else levels(rules.name)[name]
