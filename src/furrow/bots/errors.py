"""What can be wrong with the choice of a bot."""

from __future__ import annotations

from furrow.kernel.errors import FurrowError


class UnknownBot(FurrowError):
    """No bot of that name."""


class UnsuitableBot(FurrowError):
    """The bot does not play this game."""
