"""Reporting a bug from a table: what the reporter sees goes along, never what is hidden."""

from __future__ import annotations

import msgspec
from litestar import Response, post

from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import ROOT, field
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.reader import PageReader, reader_of
from furrow.server.wire.limits import BUG
from furrow.server.wire.tables import TableInfo


def bug_form(reader: PageReader, table: TableInfo) -> Markup | None:
    """For anyone who may report something about the table; None for others."""
    if reader.person is None or (table.state == "running" and not table.mine):
        return None
    say = reader.say
    form = reader.frame.form(
        f"/tables/{table.id}/bug",
        tag("p", say("bug-text")),
        field(say("bug-what"), "what", maxlength=BUG, required=True),
        tag("button", say("bug")),
    )
    return tag("details", tag("summary", say("bug")), form)


@post("/tables/{table:str}/bug", include_in_schema=False)
async def report(request: AnyRequest, table: str) -> Response[str]:
    """Keep the report, and show it to the reporter."""
    reader = await reader_of(request)
    fields = await reader.form()
    say = reader.say
    made = await reader.core.library.bug(reader.member, table, fields.get("what", "")[:BUG], say.language)
    text = msgspec.json.format(msgspec.json.encode(made)).decode()
    return reader.frame.page(
        say("bug"),
        tag("p", say("bug-thanks")),
        tag("pre", text, dir="ltr", lang="en", tabindex=0, class_="log"),
        tag("p", tag("a", say("back"), href=f"{ROOT}/tables/{made.table}")),
    )


HANDLERS = (report,)
