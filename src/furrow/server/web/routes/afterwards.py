"""What remains of games: mine, in figures, achievements, ratings."""

from __future__ import annotations

from litestar import Router, get

from furrow.server.afterwards.documents import Achievements, PastGames, Ratings, Statistics
from furrow.server.web.dependencies import ERRORS, Core, Language, Member, Reader
from furrow.server.web.routes.games import GameName


@get("/me/games", summary="My finished games", responses=ERRORS)
async def past(core: Core, member: Member, language: Language) -> PastGames:
    return await core.afterwards.games(member.id, language)


@get("/me/statistics", summary="My games in figures", responses=ERRORS)
async def figures(core: Core, member: Member) -> Statistics:
    return await core.afterwards.statistics(member.id)


@get("/me/achievements", summary="What I have achieved", responses=ERRORS)
async def achieved(core: Core, member: Member, language: Language) -> Achievements:
    return await core.afterwards.achievements(member.id, language)


@get("/ratings", summary="Who plays a game best", responses=ERRORS)
async def ratings(core: Core, reader: Reader, game: GameName) -> Ratings:
    return await core.afterwards.ratings(game, reader.id if reader else "")


ROUTER = Router("/api", route_handlers=[past, figures, achieved, ratings], tags=["afterwards"])
