"""Tables: the lobby, creating, joining, arranging, starting."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get, post, put
from litestar.params import Parameter, QueryParameter

from furrow.server.live.naming import told
from furrow.server.web.dependencies import ERRORS, Core, Language, Member, Reader
from furrow.server.web.routes.games import known
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import (
    Clone,
    Join,
    NewTable,
    Readiness,
    SeatChange,
    SeatSwap,
    TableCounts,
    TableGlance,
    TableInfo,
    TableList,
)

TableId = Annotated[str, Parameter(description="The id of a table.", max_length=64)]
Key = Annotated[str, QueryParameter(name="key", description="The key of a private table.", max_length=64)]
Flag = Annotated[Literal["0", "1"], Parameter(description="1: only these.")]
SeatNumber = Annotated[int, Parameter(description="A seat.", ge=0, le=7)]


@get("/", summary="The lobby, what can be watched, or my tables", responses=ERRORS)
async def lobby(
    core: Core,
    reader: Reader,
    language: Language,
    game: Annotated[str | None, Parameter(description="Only tables of this game.", max_length=40)] = None,
    mine: Flag = "0",
    ended: Flag = "0",
    watch: Flag = "0",
    over: Flag = "0",
) -> TableList:
    if mine == "1" or ended == "1":
        if reader is None:
            raise Problem("no_session")
        found = await core.lists.mine(reader, ended=ended == "1")
    else:
        some = core.lists.live if watch == "1" else core.lists.open
        listed = core.lists.finished if over == "1" else some
        found = await listed(reader, None if game is None else known(game))
    return TableList([told(info, language) for info in found])


@get("/counts", summary="How many tables each list has", responses=ERRORS)
async def counts(core: Core, reader: Reader) -> TableCounts:
    return await core.lists.counts(reader)


@post("/", summary="Create a table", status_code=201, responses=ERRORS)
async def create(data: NewTable, core: Core, member: Member, language: Language) -> TableInfo:
    data.lang = data.lang or language
    return told(await core.tables.create(member, data), language)


@get("/{table:str}", summary="What is known of a table", responses=ERRORS)
async def info(table: TableId, core: Core, reader: Reader, language: Language, key: Key = "") -> TableInfo:
    return told(await core.tables.info(reader, table, key), language)


@get("/{table:str}/glance", summary="How a running game stands, small enough for a ticket", responses=ERRORS)
async def glance(table: TableId, core: Core, reader: Reader, key: Key = "") -> TableGlance:
    return await core.glances.look(reader, table, key)


@post("/{table:str}/join", summary="Sit down, or come back", status_code=200, responses=ERRORS)
async def join(table: TableId, data: Join, core: Core, member: Member, language: Language) -> TableInfo:
    return told(await core.tables.join(member, table, data.seat, data.key), language)


@post("/{table:str}/leave", summary="Stand up; a bot plays on", status_code=200, responses=ERRORS)
async def leave(table: TableId, core: Core, member: Member, language: Language) -> TableInfo:
    return told(await core.tables.leave(member, table), language)


@post("/{table:str}/start", summary="Begin the game", status_code=200, responses=ERRORS)
async def start(table: TableId, core: Core, member: Member, language: Language, bots: Flag = "0") -> TableInfo:
    return told(await core.tables.start(member, table, bots=bots == "1"), language)


@post("/{table:str}/rematch", summary="The same people at a new table", status_code=200, responses=ERRORS)
async def rematch(table: TableId, core: Core, member: Member, language: Language) -> TableInfo:
    return told(await core.tables.rematch(member, table), language)


@post("/{table:str}/close", summary="Give the table up", status_code=200, responses=ERRORS)
async def close(table: TableId, core: Core, member: Member, language: Language) -> TableInfo:
    return told(await core.tables.close(member, table), language)


@put("/{table:str}/seats/{seat:int}", summary="Arrange a seat", responses=ERRORS)
async def arrange(
    table: TableId, seat: SeatNumber, data: SeatChange, core: Core, member: Member, language: Language
) -> TableInfo:
    return told(await core.tables.arrange(member, table, seat, data), language)


@post("/{table:str}/swap", summary="Two seats change places", status_code=200, responses=ERRORS)
async def swap(table: TableId, data: SeatSwap, core: Core, member: Member, language: Language) -> TableInfo:
    return told(await core.tables.swap(member, table, data.one, data.other), language)


@put("/{table:str}/ready", summary="Say that I am ready to begin, or not yet", responses=ERRORS)
async def ready(table: TableId, data: Readiness, core: Core, member: Member, language: Language) -> TableInfo:
    return told(await core.tables.ready(member, table, data.ready), language)


@post("/{table:str}/clone", summary="A new table from a decision of a finished game", status_code=201, responses=ERRORS)
async def clone(
    table: TableId, data: Clone, core: Core, member: Member, language: Language, key: Key = ""
) -> TableInfo:
    return told(await core.tables.clone(member, table, data.at, key), language)


ROUTER = Router(
    "/api/tables",
    route_handlers=[
        lobby,
        counts,
        create,
        info,
        glance,
        join,
        leave,
        start,
        rematch,
        close,
        arrange,
        swap,
        ready,
        clone,
    ],
    tags=["tables"],
)
