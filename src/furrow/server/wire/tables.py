"""Bodies about tables: how one is wished for, what is known of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from furrow.server.wire import limits

TableState = Literal["waiting", "running", "over", "closed"]
Who = Literal["me", "open", "bot", "invited", "hotseat"]
OptionValue = bool | int | str
Short = Annotated[str, Meta(max_length=40)]
RATED: tuple[Who, ...] = ("me", "open", "invited")
"""Who may sit at a table whose result counts: people, each on one seat of their own."""
Dealt = Annotated[dict[Short, Short], Meta(max_length=8)]
"""What a seat is to be given to play with: a name for each kind; a kind that is left out is dealt by chance."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time: none, live (minutes for the game and seconds added after each turn), or days for a turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class SeatWish(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who should sit there. `hotseat` is another person at the screen of the table's creator."""

    who: Who = "open"
    level: Short = ""
    name: Short = ""
    dealt: Dealt = {}


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables`. `seed` is for study: it counts where nobody else has a seat."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Short, OptionValue] = {}
    listed: bool = False
    rated: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    timeout: Literal["bot", "pass"] = "bot"
    hints: bool = True
    spectators: bool = True
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    lang: Short = ""


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it. `name` is how the log calls it; `bot` says whether a bot plays it now; before the
    start, `ready` says that its person has nothing more to arrange."""

    seat: int
    who: Who
    name: str
    person: str | None = None
    level: str = ""
    dealt: dict[str, str] = {}
    bot: bool = False
    online: bool = False
    ready: bool = False


class ScoreRow(msgspec.Struct):
    """One row of a result."""

    seat: int
    rank: int
    total: int
    parts: dict[str, int]
    name: str = ""


class TableResult(msgspec.Struct):
    """How a game ended."""

    standings: list[ScoreRow]
    tie_break: str = ""
    title: str = ""


class TableInfo(msgspec.Struct, kw_only=True):
    """What a reader may know of a table; `key` is shown to members only, and it lets others in.

    A clone begins after `cloned_at` decisions of a finished game; its seats have what that game has dealt. `lang` is
    the language in which the table was made, `host_rating` what the host's rating is where the table is rated. `seal`
    is the hash of the secret that is dealt from: the record has the secret in the end.
    """

    id: str
    game: str
    state: TableState
    host: str
    host_name: str = ""
    seats: list[SeatInfo]
    mine: list[int] = []
    options: dict[str, OptionValue] = {}
    listed: bool
    rated: bool
    clock: Clock
    timeout: str
    hints: bool
    spectators: bool
    key: str | None = None
    created: float
    moved: float
    decisions: int = 0
    result: TableResult | None = None
    your_turn: bool = False
    rematch: str | None = None
    cloned_at: int | None = None
    lang: str = ""
    host_rating: int | None = None
    seal: str = ""


class TableGlance(msgspec.Struct):
    """`GET /api/tables/{id}/glance`: how a running game stands, small enough for a ticket; only what everybody may see.

    `thinks` are the seats that the open question is put to; `dealt` and `counts` are by seat: what they play with, and
    the number by which it is known how they stand. `left` are the seconds that the asker has, if a clock runs,
    `watching` counts those who look on. `drawing` is the game's own.
    """

    turn: int
    round: int
    thinks: list[int]
    dealt: list[dict[str, str]]
    counts: list[int]
    drawing: dict[str, Any]
    left: float | None = None
    watching: int = 0


class TableList(msgspec.Struct):
    """`GET /api/tables`."""

    tables: list[TableInfo]


class TableCounts(msgspec.Struct):
    """`GET /api/tables/counts`: how many tables each list of the lobby has; at `turns` of `mine` it is my turn."""

    open: int
    live: int
    mine: int
    turns: int
    over: int


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/join`."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    key: Annotated[str, Meta(max_length=64)] = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """`PUT /api/tables/{id}/seats/{seat}`."""

    who: Who
    level: Short = ""
    name: Short = ""
    dealt: Dealt = {}


class SeatSwap(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/swap`: two seats change places before the start, with all that was arranged for them."""

    one: Annotated[int, Meta(ge=0, le=7)]
    other: Annotated[int, Meta(ge=0, le=7)]


class Readiness(msgspec.Struct, forbid_unknown_fields=True):
    """`PUT /api/tables/{id}/ready`: the reader is ready to begin, or not yet."""

    ready: bool


class Clone(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/clone`: a new table that begins after `at` decisions of a finished game."""

    at: Annotated[int, Meta(ge=0)]


class BugReport(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/bug`."""

    text: Annotated[str, Meta(max_length=limits.BUG)] = ""
