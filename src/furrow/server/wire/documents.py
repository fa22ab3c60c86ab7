"""Documents about a game: replay, chart, record, what a game offers."""

from __future__ import annotations

from typing import Literal

import msgspec

from furrow.kernel.options import Use
from furrow.server.wire.play import GameEvent, LogLine
from furrow.server.wire.tables import OptionValue


class PlayedTurn(msgspec.Struct):
    """A turn of a finished game: how many decisions were made before it, and whose it is; how often something happened
    in it by which one finds one's way through the game."""

    at: int
    seat: int
    highlights: int = 0


class PlayedTurns(msgspec.Struct):
    """`GET /api/tables/{id}/turns`: all turns of a finished game, in their order."""

    decisions: int
    turns: list[PlayedTurn]


class Replay(msgspec.Struct):
    """The game after decision `at` of `decisions`; `line` is that decision, `seat` who made it, and `eyes` whose hand
    the view shows (None: nobody's). `events` and `log` are what that decision brought about; `recent` are the events of
    the last turns with them, the first of which is the `first` of the game, and `story` says these in words."""

    at: int
    decisions: int
    seat: int | None
    eyes: int | None
    line: str
    view: msgspec.Raw
    log: list[LogLine]
    events: list[GameEvent]
    first: int
    recent: list[GameEvent]
    story: list[LogLine]


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


class PointsPart(msgspec.Struct):
    """A number of points with its name and what it is called: a way to points, or a part of the result."""

    name: str
    label: str
    points: int


class PointsSource(msgspec.Struct):
    """A card that has brought points or will: by way, at the end if it stands then (`parts`, which add up to `worth`),
    in all, and the log's numbers."""

    name: str
    label: str
    ways: dict[str, int]
    parts: dict[str, int]
    worth: int
    stands: bool
    total: int
    events: list[int]


class PlayerPoints(msgspec.Struct):
    """Where a player's points come from. `ways` add up to the `points` held; `parts` are what the end adds or has added
    to make the `total`; `sources` and `rest` (points that no card brought) add up to the total as well. `rounds`:
    points at the end of each round, the last those held now."""

    seat: int
    name: str
    points: int
    total: int
    ways: list[PointsPart]
    parts: list[PointsPart]
    sources: list[PointsSource]
    rest: list[PointsPart]
    rounds: list[int]


class Points(msgspec.Struct):
    """`GET /api/tables/{id}/points`: an account for each player; none in games that keep none."""

    players: list[PlayerPoints]


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
    """An option of a game in words; `cards`: how many each value brings to the game."""

    name: str
    title: str
    text: str
    rule: str
    default: OptionValue
    values: list[OptionValue]
    labels: list[str]
    use: Use
    cards: list[int]


class ClashInfo(msgspec.Struct):
    """What cannot be together: values of options, and what one seat is dealt, by kind."""

    options: dict[str, OptionValue]
    dealt: dict[str, str]


class RankInfo(msgspec.Struct):
    """A rank that a solo game awards, from so many points on."""

    title: str
    points: int


class NamedWord(msgspec.Struct):
    """A word of the engine and its name for readers."""

    name: str
    title: str


class DealtKind(msgspec.Struct):
    """A kind of thing that a seat is given to play with, such as a faction: what it is called, how "any of them" and
    "by this kind" are said, and all there are. `once`: no two seats have the same."""

    kind: str
    title: str
    any: str
    by: str
    names: list[NamedWord]
    once: bool


class GameLength(msgspec.Struct):
    """How long a game goes, as its rules say: so many `minutes`, `points` that end it, or `rounds`."""

    unit: Literal["minutes", "points", "rounds"]
    amount: int


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
    length: GameLength | None
    solo: bool
    catalogues: list[str]
    board: str
    emblem: str
    options: list[OptionInfo]
    clashes: list[ClashInfo]
    dealt: list[DealtKind]
    ranks: list[RankInfo]
    gift: str
    """What giving something to another player is called, where that is possible."""
    levels: list[NamedWord]
    usual_level: str


class GameList(msgspec.Struct):
    """`GET /api/games`."""

    games: list[GameInfo]
