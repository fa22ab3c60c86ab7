"""What a bot says about a finished game."""

from __future__ import annotations

from litestar import Router, get

from furrow.server.web.dependencies import ERRORS, Core, Language, Reader
from furrow.server.web.routes.tables import Key, TableId
from furrow.server.wire.analysis import AnalysisReply


@get("/tables/{table:str}/analysis", summary="A bot's analysis of a finished game", responses=ERRORS)
async def analysis(table: TableId, core: Core, reader: Reader, language: Language, key: Key = "") -> AnalysisReply:
    """The first request starts it; ask again until its `state` is `ready`."""
    return await core.library.analysis(reader, table, language, key)


ROUTER = Router("/api", route_handlers=[analysis], tags=["documents"])
