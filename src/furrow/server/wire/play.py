"""What a seat is shown: the view, open questions with their answers, log lines, clocks."""

from __future__ import annotations

from typing import Any

import msgspec

from furrow.words.answers import Answer

GameEvent = dict[str, Any]
"""A raw event, for animation: `kind`, `seat` and the facts of its kind."""


class OpenQuestion(msgspec.Struct):
    """A decision that one of my seats owes. Behind the curtain of a hot-seat there are no answers in it."""

    seat: int
    name: str
    text: str
    answers: list[Answer] = []
    can_end: bool = False
    curtain: bool = False


class LogLine(msgspec.Struct):
    """One event in words. `n` is its number among the events; those that need no line leave gaps."""

    n: int
    seat: int
    text: str
    kind: str
    things: tuple[str, ...] = ()


class SeatClock(msgspec.Struct):
    """Seconds that a seat has left at the moment of sending, and whether they are running."""

    seat: int
    left: float
    running: bool


class StandingAnswer(msgspec.Struct, omit_defaults=True):
    """A standing answer that the table knows: its name, its label, its value and the possible ones."""

    name: str
    label: str
    value: str
    values: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()


class Change(msgspec.Struct, rename={"before": "from", "after": "to"}):
    """What a line would change: `what` is a path in the view, e.g. `power` or `goods.F5.oil`."""

    seat: int
    what: str
    before: Any
    after: Any


class HintAnswer(msgspec.Struct):
    """An answer that a bot would think of, with its share of the winning chance where it is known."""

    line: str
    label: str
    chance: float | None = None
    why: str = ""


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat offers another in talk; the gift itself is another message."""

    to: int
    amount: int
