"""The entries of a table's log. Played again in order they give the table: game, standing answers, clocks, counters."""

from __future__ import annotations

from typing import Any

import msgspec

from furrow.kernel.streams import Seed

START = "start"
PLAY = "play"
SIDE = "side"
UNDO = "undo"
TURN = "undo_turn"
REDO = "redo"
STAND = "stand"
GO_ON = "go_on"
"""The bots need not wait any longer: the seat will not take back the end of its turn."""
CLOCK = "clock"
"""The server was away: clocks go on from here, not from the entry before. With a seat: its player is back."""
RESET = "reset"
"""After a change of rules the entries between `after` and this one could not be played again and count no more."""

BY_BOT = "bot"
BY_TIME = "time"
BY_STANDING = "standing"


class Start(msgspec.Struct, omit_defaults=True):
    """How the game begins: by seed and setup, or (a clone) with a record, which names its rules itself."""

    game: str
    seats: int
    seed: Seed
    options: dict[str, Any] = {}
    setup: dict[str, Any] = {}
    record: str = ""
    rules: int = 1
    """The version of the rules; logs of the first one do not say it."""


class Body(msgspec.Struct, omit_defaults=True):
    """What one entry says. `at` is the number the client sent, `seen` what each reader has seen change so far.

    `said` is what the client said, where that was not the line itself: a repeated message is known by it. `spent` are
    the seconds since the entry before, by the steady clock of the process that took this one; older logs have times.
    """

    line: str = ""
    at: int | None = None
    by: str = ""
    seen: list[int] = []
    answers: dict[str, str] = {}
    after: int = 0
    said: str = ""
    spent: float | None = None

    @property
    def wish(self) -> str:
        """What the client said."""
        return self.said or self.line


_starts = msgspec.json.Decoder(Start)
_bodies = msgspec.json.Decoder(Body)
encode = msgspec.json.Encoder().encode


def read_start(data: bytes) -> Start:
    """The body of a start entry."""
    return _starts.decode(data)


def read_body(data: bytes) -> Body:
    """The body of any other entry."""
    return _bodies.decode(data)
