"""Achievements: our own list, in the spirit of the achievement sheet. The list is data (`achievements.json`).

A line of the list may stand for many: one for each game, and `for` each thing that is dealt, score or number of seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import takewhile

import msgspec

from furrow.games import find, names, until_games_change
from furrow.server.store import ResultRow
from furrow.words import words
from furrow.words.dealt import dealt_name, dealt_sentence
from furrow.words.terms import game_name

_DEALT = "dealt"
"""In the list: whatever the game deals. The ids name the kind instead."""


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be true of one finished game of a person, and of how many games.

    `margin` is by how many points at most the second was behind, `ahead` the winner's score in percent of the second's
    at least, `beat` the level of a bot at the table, `people` how many people sat there at least. `each` wants
    games with every value of a field. `kind` and `word` are what the seat was dealt.
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
    kind: str = ""
    word: str = ""
    seats: int = 0

    @property
    def id(self) -> str:
        """A stable name for the database and clients, such as `scythe.faction.nordic` or `wins.10`."""
        number = self.score or (self.times if self.times > 1 else 0) or (self.seats if self.for_ == "seats" else 0)
        parts = (self.game, self.name.replace(_DEALT, self.kind), self.word, str(number) if number else "")
        return ".".join(part for part in parts if part)


@until_games_change
@lru_cache(maxsize=1)
def achievements() -> tuple[Achievement, ...]:
    """The whole list, each line written out."""
    rows = msgspec.json.decode(files(__package__).joinpath("achievements.json").read_bytes(), type=list[Achievement])
    return tuple(
        one for row in rows for game in (names() if row.by_game else (row.game,)) for one in _written(row, game)
    )


def _written(row: Achievement, game: str) -> Iterator[Achievement]:
    row = msgspec.structs.replace(row, game=game)
    if _DEALT in (row.for_, row.each):
        for kind, words_ in find(game).dealt.items():
            of_kind = msgspec.structs.replace(row, kind=kind)
            yield from [of_kind] if row.each else (msgspec.structs.replace(of_kind, word=word) for word in words_)
    elif row.for_:
        for value in _values(row.for_, game):
            yield msgspec.structs.replace(row, **{row.for_: value})
    else:
        yield row


@until_games_change
@lru_cache(maxsize=32)
def _values(field: str, game: str) -> tuple[int, ...]:
    """Every value that a field can have in a game."""
    rules = find(game)
    return rules.milestones if field == "score" else tuple(count for count in rules.seat_counts if count > 1)


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
        if one.each == _DEALT:
            return {past.dealt.get(one.kind) for past in fitting} >= set(find(one.game).dealt[one.kind])
        return {past.game for past in fitting} >= set(names())
    return len(fitting) >= one.times


def _fits(one: Achievement, row: ResultRow) -> bool:
    """What a row alone tells."""
    return (
        one.game in ("", row.game)
        and row.won >= one.won
        and one.word in ("", row.dealt.get(one.kind))
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


@until_games_change
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
    if one.word:
        facts["word"] = dealt_name(one.game, one.kind, one.word, language)
        text = dealt_sentence(one.game, one.kind, "won", language, **facts)
        return AchievementText(speaker.say("achievement-dealt", **facts), text)
    if one.kind:
        title, text = (dealt_sentence(one.game, one.kind, each, language, **facts) for each in ("every", "every-won"))
        return AchievementText(title, text)
    message = f"achievement-{one.name}"
    return AchievementText(speaker.say(message, **facts), speaker.say(f"{message}-text", **facts))
