"""The reader's games in figures: by game, by what was dealt and by number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from litestar import Response, get

import furrow
from furrow.server.afterwards.documents import GameStatistics, Tally
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.entering import enter
from furrow.server.web.pages.html import Markup, table, tag
from furrow.server.web.pages.reader import PageReader, reader_of
from furrow.server.web.routes.games import game_info
from furrow.server.wire.documents import NamedWord


@get("/statistics", include_in_schema=False)
async def figures(request: AnyRequest) -> Response[str]:
    """A table for each game that the reader has played."""
    reader = await reader_of(request)
    say = reader.say
    if reader.person is None:
        return reader.frame.page(say("statistics"), enter(reader))
    found = await reader.core.afterwards.statistics(reader.person.id)
    parts = [_game(reader, each) for each in found.games] or [tag("p", say("none"))]
    return reader.frame.page(say("statistics"), *parts, await _achievements(reader, reader.person.id))


async def _achievements(reader: PageReader, person: str) -> Markup:
    """What the reader has achieved first, then what is left."""
    say = reader.say
    found = (await reader.core.afterwards.achievements(person, say.language)).achievements
    lines = [(each.title, each.text, say("achieved") if each.time else "") for each in found if each.time]
    lines += [(each.title, each.text, "") for each in found if not each.time]
    heads = (say("achievements"), "", say("achieved"))
    return tag("section", tag("h2", say("achievements")), table(heads, lines))


@get("/ratings", include_in_schema=False)
async def ratings(request: AnyRequest) -> Response[str]:
    """Who plays each game best, as far as rated tables tell."""
    reader = await reader_of(request)
    return reader.frame.page(reader.say("ratings"), *[await _ratings(reader, game) for game in furrow.GAMES])


async def _ratings(reader: PageReader, game: str) -> Markup:
    say = reader.say
    found = await reader.core.afterwards.ratings(game, reader.person.id if reader.person else "")
    shown = [*found.ratings, *([found.own] if found.own is not None and found.own not in found.ratings else [])]
    lines = [(each.name, *map(say.number, (each.place, each.rating, each.most, each.games))) for each in shown]
    heads = [say(name) for name in ("player", "place", "rating", "rating-most", "games")]
    title = game_info(game, say.language).title
    return tag("section", tag("h2", title), table(heads, lines) if lines else tag("p", say("none")))


def _game(reader: PageReader, found: GameStatistics) -> Markup:
    say = reader.say
    info = game_info(found.game, say.language)
    lines = [
        (say("all-games"), found.all),
        *(line for dealt in info.dealt for line in _named(dealt.names, found.by_dealt.get(dealt.kind, {}))),
        *((say("seat-count", count=int(seats)), tally) for seats, tally in found.by_seats.items()),
    ]
    heads = ("", say("games"), say("wins"), say("mean"), say("best"))
    return tag("section", tag("h2", info.title), table(heads, (_line(reader, *line) for line in lines), info.title))


def _named(words: Sequence[NamedWord], tallies: dict[str, Tally]) -> Iterable[tuple[str, Tally]]:
    """The lines of what has a name, in the order of the game."""
    return ((word.title, tallies[word.name]) for word in words if word.name in tallies)


def _line(reader: PageReader, name: str, tally: Tally) -> list[str]:
    numbers = (tally.games, tally.wins, round(tally.mean), tally.best)
    return [name, *map(reader.say.number, numbers)]


HANDLERS = (figures, ratings)
