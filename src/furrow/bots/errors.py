"""What can be wrong with a bot."""

from __future__ import annotations

from furrow.kernel.errors import FurrowError


class UnknownBot(FurrowError):
    """No bot of that name, or nothing at "package.module:Class" that could be one."""


class UnsuitableBot(FurrowError):
    """The bot does not play this game."""


class BadAnswer(FurrowError):
    """A bot answered something that it was not offered."""


class BadWeights(FurrowError):
    """A weights file that is missing or does not fit its game."""
