"""Documents about a game: replay, chart, record, what a game offers."""

from __future__ import annotations

import msgspec

from furrow.server.wire.play import GameEvent, LogLine
from furrow.server.wire.tables import OptionValue


class Replay(msgspec.Struct):
    """The game after decision `at` of `decisions`; `line` is that decision, `seat` who made it, and `eyes` whose hand
    the view shows (None: nobody's)."""

    at: int
    decisions: int
    seat: int | None
    eyes: int | None
    line: str
    view: msgspec.Raw
    log: list[LogLine]
    events: list[GameEvent]


class Series(msgspec.Struct):
    """One line of a chart: a value of a seat after each round."""

    seat: int
    name: str
    values: list[float]


class Chart(msgspec.Struct):
    """How the seats did: for each measure (`what`) its series; `marks` are the decisions at which rounds ended."""

    rounds: list[int]
    marks: list[int]
    series: dict[str, list[Series]]


class RunningRecord(msgspec.Struct):
    """What may be exported of a game that still runs: what the asker may know."""

    game: str
    seat: int | None
    view: msgspec.Raw
    events: list[GameEvent]


class BugDocument(msgspec.Struct):
    """A bug report without the seed: place, versions, and all that the reporter has seen of the game."""

    table: str
    game: str
    version: str
    rules: int
    seat: int | None
    decisions: int
    text: str
    view: msgspec.Raw
    events: list[GameEvent]
    log: list[str]


class OptionInfo(msgspec.Struct):
    """An option of a game in words."""

    name: str
    title: str
    text: str
    rule: str
    default: OptionValue
    values: list[OptionValue]
    labels: list[str]


class NamedWord(msgspec.Struct):
    """A word of the engine and its name for readers."""

    name: str
    title: str


class GameInfo(msgspec.Struct):
    """`GET /api/games`: what can be played, and how.

    `catalogues` hold the words of a board: files of this project, or the address of what came with the game.
    `board` and `emblem` are addresses too; "" means that the client has its own, or draws any view as a list.
    """

    name: str
    title: str
    family: str
    about: str
    steps: list[str]
    """What a newcomer reads first, in a few sentences."""
    lessons: bool
    seats: list[int]
    usual_seats: int
    solo: bool
    catalogues: list[str]
    board: str
    emblem: str
    options: list[OptionInfo]
    factions: list[NamedWord]
    mats: list[NamedWord]
    levels: list[NamedWord]
    usual_level: str


class GameList(msgspec.Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
