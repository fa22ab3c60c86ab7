"""What a thinking process is asked and what it answers, and how both travel: a length and JSON."""

from __future__ import annotations

import struct

import msgspec

HEAD = struct.Struct(">I")


class Task(msgspec.Struct, omit_defaults=True):
    """An open question. The position is the true one; the bot is shown what its seat may know of it."""

    game: str
    position: msgspec.Raw
    seat: int
    level: str
    seed: int
    decision: int
    seconds: float
    hint: bool = False


class Advice(msgspec.Struct, omit_defaults=True):
    """One line of a hint: the chance to win with it, what it is good for, and compared with what."""

    line: str
    chance: float
    reasons: list[tuple[str, float]] = []
    against: str = "now"
    things: list[list[str]] = []


class Reply(msgspec.Struct, omit_defaults=True):
    """The line that the bot plays, and what was wrong with the bot, if anything."""

    line: str = ""
    trouble: str = ""
    advice: list[Advice] = []


def framed(message: Task | Reply) -> bytes:
    """A message as it is written to a pipe."""
    data = msgspec.json.encode(message)
    return HEAD.pack(len(data)) + data
