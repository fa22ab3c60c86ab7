"""What clients are shown afterwards."""

from __future__ import annotations

import msgspec


class Opponent(msgspec.Struct):
    """Another seat of a finished game; `person` is null for a bot, whose level is given."""

    seat: int
    name: str
    person: str | None
    level: str
    dealt: dict[str, str]
    place: int
    score: int


class PastGame(msgspec.Struct):
    """A finished game of somebody. `change` is what it did to their rating, which was `rating` afterwards; null where
    it was not rated, or is too old to know. `kept`: the table is still there, to be replayed."""

    table: str
    game: str
    ended: float
    seat: int
    seats: int
    place: int
    score: int
    parts: dict[str, int]
    won: bool
    rated: bool
    dealt: dict[str, str]
    title: str
    others: list[Opponent]
    rating: int | None
    change: int | None
    kept: bool


class PastGames(msgspec.Struct):
    """`GET /api/me/games`: the newest first."""

    games: list[PastGame]


class Tally(msgspec.Struct):
    """Some games in figures; `mean` and `best` are scores."""

    games: int
    wins: int
    mean: float
    best: int


class GameStatistics(msgspec.Struct):
    """One game in figures; what was dealt by its kind and name."""

    game: str
    all: Tally
    by_dealt: dict[str, dict[str, Tally]]
    by_seats: dict[str, Tally]


class Statistics(msgspec.Struct):
    """`GET /api/me/statistics`: the games that I have played."""

    games: list[GameStatistics]


class AchievementInfo(msgspec.Struct):
    """A line of the list; `time` and `table` are there once it is done."""

    id: str
    game: str
    title: str
    text: str
    time: float | None = None
    table: str | None = None


class Achievements(msgspec.Struct):
    """`GET /api/me/achievements`: the whole list."""

    achievements: list[AchievementInfo]
    done: int


class RatingLine(msgspec.Struct):
    """What somebody's rating in a game is and was: after each rated game that is known, the oldest first."""

    game: str
    rating: int
    games: int
    sure: bool
    line: list[int]


class Profile(msgspec.Struct):
    """`GET /api/people/{id}`: somebody's games in figures. `since`: when they first came, in seconds since 1970;
    `mine`: the reader's own. Where they show it to nobody (`hidden`), there is only their name. `games`: the newest."""

    id: str
    name: str
    since: float
    mine: bool
    hidden: bool
    blocked: bool
    total: Tally
    ratings: list[RatingLine]
    statistics: list[GameStatistics]
    achievements: Achievements
    games: list[PastGame]


class RatingInfo(msgspec.Struct):
    """A line of the ratings: the person is almost surely between `rating`, the careful guess that counts, and `most`.

    `sure` says that enough games were played for the number to mean something.
    """

    place: int
    person: str
    name: str
    rating: int
    most: int
    games: int
    sure: bool


class Ratings(msgspec.Struct):
    """`GET /api/ratings?game=`: the best, and the asker's own line, wherever it is."""

    game: str
    ratings: list[RatingInfo]
    own: RatingInfo | None
