"""What a seat is shown: the view, open questions with their answers, log lines, clocks."""

from __future__ import annotations

from typing import Any

import msgspec

from furrow.server.wire.errors import Error
from furrow.words.answers import Answer

GameEvent = dict[str, Any]
"""A raw event, for animation: `kind`, `seat` and the facts of its kind."""


class TrayRow(msgspec.Struct):
    """A kind of which an amount is asked for: its name, its label, what stands for it, and how much it may be."""

    name: str
    label: str
    things: tuple[str, ...]
    least: int
    most: int


class OpenQuestion(msgspec.Struct):
    """A decision that one of my seats owes. Behind the curtain of a hot-seat there are no answers in it.

    `longer` are lines that are offered as one answer beside the plain `answers`; where amounts are asked for, `tray`
    has their kinds. `can_end`: the turn can be ended from here (`end`), and nothing is lost by it unasked. `prompt` is
    the text in few words, for where the rest is drawn; "" where there are none.
    """

    seat: int
    name: str
    text: str
    answers: list[Answer] = []
    can_end: bool = False
    curtain: bool = False
    longer: list[Answer] = []
    tray: list[TrayRow] = []
    prompt: str = ""


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


class Held(msgspec.Struct):
    """Bots wait after the end of a seat's turn, for so many milliseconds from the moment of sending."""

    seat: int
    left: int


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


class Meaning(msgspec.Struct):
    """A line that a thing may stand for, in words, and which rule forbids it; null when it can be played."""

    line: str
    label: str
    error: Error | None = None


class MeantDeed(Meaning):
    """What could be done with a thing that is looked at: the line, the kind of deed it is, and what it speaks of.

    `signs` say what it would bring to the seat's own, for the game's board to draw; `final`: it shows something new,
    so it cannot be taken back. `usual` is the line with what goes without saying after it, such as the cheapest
    payment, by which `signs` are counted; "" where nothing else is asked.
    """

    deed: str = ""
    things: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    final: bool = False
    usual: str = ""


class HintAnswer(msgspec.Struct):
    """A line that a bot would think of, with its share of the winning chance where it is known; `things` are those of
    each of its answers, to be drawn (docs/things.md)."""

    line: str
    label: str
    chance: float | None = None
    why: str = ""
    things: list[list[str]] = []


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """What one seat offers another in talk; the gift itself is another message."""

    to: int
    amount: int
