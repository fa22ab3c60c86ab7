"""How a table is arranged: what its row keeps as settings. The seed is not in it unless the creator chose one."""

from __future__ import annotations

import msgspec

from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.server.wire.tables import Clock, OptionValue, Who

IMPORT = "import"
"""The source of a table whose record came from elsewhere."""


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """Who sits there. `bot` says that a bot plays the seat now, perhaps for somebody who left or ran out of time.

    `dealt` is what the seat plays with, by kind: first what is wished for it, then what the game has given it.
    `kept_for` is the only person who may take the seat while it is free. A bot has no name here: it depends on the
    language of the reader (`live.naming`).
    """

    who: Who
    name: str = ""
    person: str | None = None
    level: str = ""
    dealt: dict[str, str] = {}
    bot: bool = False
    kept_for: str | None = None
    ready: bool = False


class Plan(msgspec.Struct, omit_defaults=True):
    """A table as arranged. `source` and `at` name the finished game that a clone began with.

    `hints` are wished for; while the table is rated there are none (`live.table_info`). `bots_wait` is for how many
    seconds bots wait after the end of a turn, where its player has said nothing else. `seal` is of the secret that is
    dealt from (`kernel/streams.py`), once the game has begun.
    """

    game: str
    seats: list[SeatPlan]
    options: dict[str, OptionValue] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    timeout: str = "bot"
    hints: bool = True
    spectators: bool = True
    lang: str = ""
    seed: int | None = None
    seal: str = ""
    host_name: str = ""
    rematch: str | None = None
    source: str = ""
    at: int = 0
    bots_wait: int = 3

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds, including those that a bot plays meanwhile."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def kept_for(self, person: str) -> list[int]:
        """The free seats that wait for a person and nobody else."""
        return [number for number, seat in enumerate(self.seats) if seat.person is None and seat.kept_for == person]

    @property
    def cloned(self) -> bool:
        """Does the game begin with a moment of a finished one?"""
        return self.source not in ("", IMPORT)

    @property
    def people(self) -> list[str]:
        """Everybody with a seat."""
        return sorted({seat.person for seat in self.seats if seat.person is not None})

    @property
    def humans(self) -> list[int]:
        """The seats that a person plays now."""
        return [number for number, seat in enumerate(self.seats) if seat.person is not None and not seat.bot]


def read_plan(data: bytes) -> Plan:
    """The plan of a row."""
    return msgspec.json.decode(data, type=Plan)


def write_plan(plan: Plan) -> bytes:
    """The plan for a row."""
    return msgspec.json.encode(plan)


def play_by_bot(seat: SeatPlan, bot: bool) -> None:
    """A bot plays on for somebody, or stops doing so; the seat stays theirs."""
    seat.bot = bot
    if bot:
        seat.level = seat.level or DEFAULT_BOT
