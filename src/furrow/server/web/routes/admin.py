"""For moderators: mute, ban, close, reports."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter
from msgspec import Meta

from furrow.server.live.naming import told
from furrow.server.people.moderation import FOREVER, Moderation
from furrow.server.web.dependencies import ERRORS, Core, Language, Member
from furrow.server.web.routes.people import PersonId
from furrow.server.web.routes.tables import TableId
from furrow.server.wire.people import ReportList, SentAwayList
from furrow.server.wire.tables import TableInfo

Seconds = Annotated[float, Meta(ge=0, le=FOREVER)]
ReportId = Annotated[str, Parameter(description="The id of a report.", max_length=64)]


class HowLong(msgspec.Struct, forbid_unknown_fields=True):
    """For how long; 0 ends it."""

    seconds: Seconds = FOREVER


@get("/reports", summary="What people have reported", responses=ERRORS)
async def reports(
    core: Core,
    member: Member,
    handled: Annotated[Literal["0", "1"], Parameter(description="1: those that were looked at.")] = "0",
) -> ReportList:
    return ReportList(await core.people.moderation.reports(member, handled=handled == "1"))


@post("/reports/{report:str}/handle", summary="A report was looked at", status_code=204, responses=ERRORS)
async def handle(report: ReportId, core: Core, member: Member) -> None:
    await core.people.moderation.handle(member, report)


@get("/people", summary="Who is muted or banned", responses=ERRORS)
async def sent_away(core: Core, member: Member) -> SentAwayList:
    return SentAwayList(await core.people.moderation.sent_away(member))


@post("/people/{person:str}/mute", summary="Let somebody say nothing", status_code=204, responses=ERRORS)
async def mute(person: PersonId, data: HowLong, core: Core, member: Member) -> None:
    await core.people.moderation.mute(member, person, data.seconds)


@post("/people/{person:str}/ban", summary="Send somebody away", status_code=204, responses=ERRORS)
async def ban(person: PersonId, data: HowLong, core: Core, member: Member) -> None:
    await core.departures.ban(member, person, data.seconds)


@post("/tables/{table:str}/close", summary="Close a table", status_code=200, responses=ERRORS)
async def close(table: TableId, core: Core, member: Member, language: Language) -> TableInfo:
    Moderation.check(member)
    return told(await core.tables.close(member, table), language)


ROUTER = Router("/api/admin", route_handlers=[reports, handle, sent_away, mute, ban, close], tags=["admin"])
