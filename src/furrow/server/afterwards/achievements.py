"""Achievements: our own list, in the spirit of the achievement sheet. The list is data (`achievements.json`).

A line of the list may stand for many: one for each game, and `for` each faction, mat or number of seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import takewhile

import msgspec

from furrow.games import find, names
from furrow.server.store import ResultRow
from furrow.words import term, words
from furrow.words.terms import game_name


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of one finished game of a person, and of how many games.

    `margin` is by how many points at most the second was behind, `ahead` the winner's score in percent of the second's
    at least, `beat` the level of a bot at the table, `people` how many people sat there at least. `each` wants
    games with every value of a field.
    """

    name: str
    game: str = ""
    won: bool = False
    times: int = 1
    streak: int = 0
    each: str = ""
    margin: int | None = None
    ahead: int = 0
    people: int = 0
    beat: str = ""
    score: int = 0
    by_game: bool = False
    for_: str = msgspec.field(default="", name="for")
    faction: str = ""
    mat: str = ""
    seats: int = 0

    @property
    def id(self) -> str:
        """A stable name for the database and clients, such as `scythe.faction.nordic` or `wins.10`."""
        number = self.score or (self.times if self.times > 1 else 0) or (self.seats if self.for_ == "seats" else 0)
        parts = (self.game, self.name, self.faction, self.mat, str(number) if number else "")
        return ".".join(part for part in parts if part)


@lru_cache(maxsize=1)
def achievements() -> tuple[Achievement, ...]:
    """The whole list, each line written out."""
    rows = msgspec.json.decode(files(__package__).joinpath("achievements.json").read_bytes(), type=list[Achievement])
    return tuple(
        one for row in rows for game in (names() if row.by_game else (row.game,)) for one in _written(row, game)
    )


def _written(row: Achievement, game: str) -> Iterator[Achievement]:
    row = msgspec.structs.replace(row, game=game)
    if row.for_:
        for value in _values(row.for_, game):
            yield msgspec.structs.replace(row, **{row.for_: value})
    elif not row.each or _values(row.each, game):
        yield row


@lru_cache(maxsize=32)
def _values(field: str, game: str) -> tuple[str | int, ...]:
    """Every value that a field can have in a game."""
    if field == "game":
        return names()
    rules = find(game)
    if field == "score":
        return rules.milestones
    if field == "seats":
        return tuple(count for count in rules.seat_counts if count > 1)
    return rules.dealt(field)


def earned(table: Sequence[ResultRow], seat: int, history: Sequence[ResultRow]) -> list[str]:
    """The ids that a person has earned after a game.

    `table` has all seats of the game; `history` all games of the person with this one, the newest first.
    """
    row = next(row for row in table if row.seat == seat)
    return [one.id for one in achievements() if _met(one, row, table, history)]


def _met(one: Achievement, row: ResultRow, table: Sequence[ResultRow], history: Sequence[ResultRow]) -> bool:
    if not _fits(one, row) or not _among(one, row, table):
        return False
    if one.streak:
        return len(list(takewhile(lambda past: _fits(one, past), history))) >= one.streak
    fitting = [past for past in history if _fits(one, past)]
    if one.each:
        return {getattr(past, one.each) for past in fitting} >= set(_values(one.each, one.game))
    return len(fitting) >= one.times


def _fits(one: Achievement, row: ResultRow) -> bool:
    """What a row alone tells."""
    return (
        one.game in ("", row.game)
        and row.won >= one.won
        and one.faction in ("", row.faction)
        and one.mat in ("", row.mat)
        and one.seats in (0, row.seats)
        and row.score >= one.score
    )


def _among(one: Achievement, row: ResultRow, table: Sequence[ResultRow]) -> bool:
    """What only the other seats tell."""
    others = [other for other in table if other.seat != row.seat]
    best = max((other.score for other in others), default=None)
    if one.margin is not None and (best is None or row.score - best > one.margin):
        return False
    if one.ahead and (best is None or best <= 0 or row.score * 100 < best * one.ahead):
        return False
    if one.beat and one.beat not in (other.level for other in others):
        return False
    return len({other.person for other in table if other.person}) >= one.people


class AchievementText(msgspec.Struct, frozen=True):
    """An achievement in words."""

    title: str
    text: str


@lru_cache(maxsize=512)
def told(id: str, language: str) -> AchievementText:
    """The words of an achievement; raises KeyError for an unknown one."""
    one = next((one for one in achievements() if one.id == id), None)
    if one is None:
        raise KeyError(id)
    speaker = words(language)
    facts: dict[str, int | str] = {"count": one.times, "score": one.score, "seats": one.seats}
    if one.game:
        facts["game"] = game_name(one.game, language)
    for kind, word in (("faction", one.faction), ("mat", one.mat)):
        if word:
            facts["word"] = term(one.game, kind, word, language)
    message = f"achievement-{one.name}"
    return AchievementText(speaker.say(message, **facts), speaker.say(f"{message}-text", **facts))
