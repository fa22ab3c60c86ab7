"""Furrow: play, study and build on engine-building board games.

>>> import furrow
>>> game = furrow.new("scythe", seats=2, seed=7)
>>> str(game.legal()[0])
'move'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from furrow.api import Game, load, new, options, position, rulebook, schema, verify
from furrow.games import names as _names
from furrow.kernel.contract import Result, Standing
from furrow.kernel.errors import (
    FurrowError,
    GameOver,
    IllegalAction,
    LineTooLong,
    NotationError,
    NothingToUndo,
    NotOver,
    OptionError,
    PositionError,
    RecordError,
    SetupError,
    UnknownGame,
    WrongSeat,
)
from furrow.kernel.game import Preview
from furrow.kernel.generator import Generator
from furrow.kernel.line import Action, Refusal
from furrow.kernel.options import Option

__version__ = "0.1.0"

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """The names of the games that are known now: see `furrow.games`."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name == "GAMES":
        return _names()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "GAMES",
    "Action",
    "FurrowError",
    "Game",
    "GameOver",
    "Generator",
    "IllegalAction",
    "LineTooLong",
    "NotOver",
    "NotationError",
    "NothingToUndo",
    "Option",
    "OptionError",
    "PositionError",
    "Preview",
    "RecordError",
    "Refusal",
    "Result",
    "SetupError",
    "Standing",
    "UnknownGame",
    "WrongSeat",
    "__version__",
    "load",
    "new",
    "options",
    "position",
    "rulebook",
    "schema",
    "verify",
]
