"""Documents of tables: records, replays, charts, bug reports; and records that people bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.params import Parameter

from furrow.server.live.naming import told
from furrow.server.web.dependencies import ERRORS, AnyRequest, Core, Language, Member, Reader
from furrow.server.web.routes.tables import Key, TableId
from furrow.server.wire.documents import BugDocument, Chart, PlayedTurns, Points, Replay, RunningRecord
from furrow.server.wire.tables import BugReport, TableInfo


@get("/tables/{table:str}/record", summary="The record; of a running game what the asker may know", responses=ERRORS)
async def record(table: TableId, core: Core, reader: Reader, key: Key = "") -> Response[Any]:
    found = await core.library.record(reader, table, key)
    if isinstance(found, RunningRecord):
        return Response(found, media_type="application/json")
    name = f'attachment; filename="furrow-{table}.json"' if table.replace("-", "").replace("_", "").isalnum() else ""
    return Response(found.encode(), media_type="application/json", headers={"content-disposition": name})


@get("/tables/{table:str}/replay", summary="A finished game at one of its decisions", responses=ERRORS)
async def replay(
    table: TableId,
    core: Core,
    reader: Reader,
    language: Language,
    key: Key = "",
    at: Annotated[int, Parameter(description="After how many decisions.", ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Parameter(description="Whose eyes; my own if left out.", ge=0, le=7)] = None,
) -> Replay:
    return await core.library.replay(reader, table, at, seat=seat, lang=language, key=key)


@get("/tables/{table:str}/turns", summary="Where the turns of a finished game begin", responses=ERRORS)
async def turns(table: TableId, core: Core, reader: Reader, key: Key = "") -> PlayedTurns:
    return await core.library.turns(reader, table, key)


@get("/tables/{table:str}/chart", summary="How the seats of a finished game did", responses=ERRORS)
async def chart(table: TableId, core: Core, reader: Reader, language: Language, key: Key = "") -> Chart:
    return await core.library.chart(reader, table, language, key)


@get("/tables/{table:str}/points", summary="Where the points of each player come from", responses=ERRORS)
async def points(table: TableId, core: Core, reader: Reader, language: Language, key: Key = "") -> Points:
    return await core.library.points(reader, table, language, key)


@post("/tables/{table:str}/bug", summary="Report a bug; the reply has no seed in it", status_code=201, responses=ERRORS)
async def bug(table: TableId, data: BugReport, core: Core, member: Member, language: Language) -> BugDocument:
    return await core.library.bug(member, table, data.text, language)


@dataclass
class _Bringing(Operation):
    """The body is read as it is, so the framework does not know of it: the document says what it is."""

    def __post_init__(self) -> None:
        facts: dict[str, Schema | Reference] = {
            "game": Schema(type=OpenAPIType.STRING, description="Of which game."),
            "decisions": Schema(
                type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.STRING), description="All decisions as text."
            ),
        }
        record = Schema(
            type=OpenAPIType.OBJECT,
            title="Record",
            description="A record as `GET /api/tables/{table}/record` gives it; it has more than these fields.",
            properties=facts,
            required=list(facts),
        )
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=record)}, required=True)


@post(
    "/records",
    summary="Import a record; it is verified first",
    status_code=201,
    responses=ERRORS,
    operation_class=_Bringing,
)
async def bring(request: AnyRequest, core: Core, member: Member, language: Language) -> TableInfo:
    """The body is the record itself, as text."""
    text = (await request.body()).decode("utf-8", "replace")
    return told(await core.library.bring(member, text), language)


ROUTER = Router("/api", route_handlers=[record, replay, turns, chart, points, bug], tags=["documents"])


def imports(most: int) -> Router:
    """Records are longer than other bodies."""
    return Router("/api", route_handlers=[bring], tags=["documents"], request_max_body_size=most)
