"""The rows that the store keeps, as plain structs: no caller ever sees a statement or a cursor."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. `seq` counts from 1 without a gap; `body` is JSON whose shape `kind` names.

    `sum` is its checksum (`chain`); logs of before have none.
    """

    table: str
    seq: int
    time: float
    seat: int
    kind: str
    body: bytes
    sum: bytes | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A table's game after entry `seq`, so that waking it need not replay the whole log."""

    table: str
    seq: int
    body: bytes


class TableRow(msgspec.Struct):
    """What is known of a table without its log.

    `settings` is the JSON of the table as arranged, seats included. `people` are those who have a seat: the index
    behind "my tables". `turn_of` are those who owe an answer: the badge. `result` is JSON once the game is over.
    `seal` is number and checksum of a recent entry of the log (`chain`).
    """

    id: str
    game: str
    state: str
    host: str
    key: str = ""
    listed: bool = False
    rated: bool = False
    settings: bytes = b"{}"
    created: float = 0.0
    moved: float = 0.0
    decisions: int = 0
    people: list[str] = []
    turn_of: list[str] = []
    result: bytes | None = None
    seal: bytes | None = None


class PersonRow(msgspec.Struct):
    """A guest or an account. `folded` is the account's name for comparison; guests have none, so names may repeat.

    Every session belongs to an `epoch`: raising it signs the person out everywhere. Times of 0.0 mean "not".
    """

    id: str
    name: str
    kind: str
    folded: str | None = None
    password: str | None = None
    recovery: str | None = None
    epoch: int = 0
    settings: dict[str, Any] = {}
    moderator: bool = False
    muted_until: float = 0.0
    banned_until: float = 0.0
    created: float = 0.0
    seen: float = 0.0


class SessionRow(msgspec.Struct):
    """Where a person is signed in. It is over when it is `ended` or when the person has another epoch."""

    id: str
    person: str
    epoch: int
    created: float
    seen: float
    device: str = ""
    ended: bool = False


class ReportRow(msgspec.Struct):
    """One person's complaint about another; `handled` is the moderator's id once somebody has looked at it."""

    id: str
    time: float
    person: str
    about: str
    table: str
    reason: str
    handled: str = ""


class InvitationRow(msgspec.Struct):
    """A code that lets one person make an account on an invitation-only site."""

    code: str
    created: float
    note: str = ""
    used_by: str = ""
    used: float = 0.0


class TalkRow(msgspec.Struct):
    """One thing said at a table: free text or the name of a preset. `seat` -1 is a spectator."""

    table: str
    n: int
    time: float
    person: str
    name: str
    seat: int
    text: str = ""
    preset: str = ""


class ResultRow(msgspec.Struct):
    """How one seat of a finished game did. `person` is "" for a bot, whose level is in `level`.

    `dealt` is what the seat played with, by kind.
    """

    table: str
    seat: int
    game: str
    person: str
    name: str
    level: str
    place: int
    seats: int
    score: int
    won: bool
    rated: bool
    ended: float
    details: dict[str, Any] = {}
    dealt: dict[str, str] = {}


class AchievementRow(msgspec.Struct):
    """Something a person has done for the first time, and at which table."""

    person: str
    name: str
    time: float
    table: str


class RatingRow(msgspec.Struct):
    """A person's rating in one game: a belief with mean `mu` and doubt `sigma`."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int
