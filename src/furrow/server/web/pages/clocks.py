"""Clocks on the plain pages: choosing one for a new table, and what each seat has left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from furrow.server.web.pages import html
from furrow.server.web.pages.frame import choice, field
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.reader import number
from furrow.server.web.pages.saying import Saying
from furrow.server.wire.errors import Problem
from furrow.server.wire.play import SeatClock
from furrow.server.wire.tables import Clock

_DAY, _HOUR, _MINUTE = 86400, 3600, 60


def clock_fields(say: Saying) -> Markup:
    """The part of the form of a new table that is about time."""
    usual = Clock()
    kinds = [("none", say("clock-none")), ("live", say("clock-live")), ("days", say("clock-days"))]
    ends = [("bot", say("timeout-bot")), ("pass", say("timeout-pass"))]
    return tag(
        "fieldset",
        tag("legend", say("clock")),
        choice(say("clock-kind"), "clock", kinds, usual.kind),
        field(say("clock-minutes"), "minutes", "number", min=1, max=600, value=usual.minutes),
        field(say("clock-increment"), "increment", "number", min=0, max=600, value=usual.increment),
        field(say("clock-each"), "days", "number", min=1, max=60, value=usual.days),
        choice(say("timeout"), "timeout", ends, "bot"),
    )


def wished_clock(fields: dict[str, str]) -> Clock:
    """The clock of a form; what is not in it is as usual. Raises Problem."""
    wish: dict[str, Any] = {"kind": fields.get("clock", "none")}
    for name in ("minutes", "increment", "days"):
        if fields.get(name):
            wish[name] = number(fields, name)
    try:
        return msgspec.convert(wish, Clock)
    except msgspec.ValidationError:
        raise Problem("bad_request", reason="clock") from None


def wished_timeout(fields: dict[str, str]) -> Literal["bot", "pass"]:
    """What should happen when time is up."""
    return "pass" if fields.get("timeout") == "pass" else "bot"


def clock_table(say: Saying, names: Sequence[str], clocks: Sequence[SeatClock]) -> Markup | None:
    """What each seat has left; None where time does not count."""
    if not clocks:
        return None
    lines = [
        (names[each.seat], say.noted(time_left(say, each.left), [say("clock-runs")] if each.running else []))
        for each in clocks
        if each.seat < len(names)
    ]
    return tag("section", tag("h2", say("clock")), html.table((say("player"), say("time-left")), lines))


def time_left(say: Saying, seconds: float) -> str:
    """ "1:05:09", or "2 days, 3:10:00"."""
    whole = int(seconds)
    hours, minutes = whole % _DAY // _HOUR, whole % _HOUR // _MINUTE
    time = f"{say.number(hours)}:{_two(say, minutes)}:{_two(say, whole % _MINUTE)}"
    return time if whole < _DAY else say("days-left", count=whole // _DAY, time=time)


def _two(say: Saying, value: int) -> str:
    return say.number(value // 10) + say.number(value % 10)
