"""Other people: blocking them, telling the moderators about them, and whom the reader has blocked."""

from __future__ import annotations

from litestar import Response, post
from litestar.response import Redirect

from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import choice, field
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.reader import PageReader, own_path, reader_of
from furrow.server.wire.errors import Problem
from furrow.server.wire.limits import REASON
from furrow.server.wire.tables import TableInfo


def others_form(reader: PageReader, table: TableInfo) -> Markup | None:
    """What the reader can do about the other people of a table; None where there are none."""
    say, person = reader.say, reader.person
    others = {seat.person: seat.name for seat in table.seats if seat.person}
    if person is None or not others.keys() - {person.id}:
        return None
    people = [(id, name) for id, name in others.items() if id != person.id]
    form = reader.frame.form(
        "/others",
        tag("input", type="hidden", name="table", value=table.id),
        tag("input", type="hidden", name="back", value=reader.frame.path),
        choice(say("player"), "about", people),
        tag("button", say("block"), name="what", value="block"),
        field(say("report-why"), "reason", maxlength=REASON),
        tag("button", say("report"), name="what", value="report"),
    )
    return tag("details", tag("summary", say("others")), tag("p", say("block-text")), form)


async def blocked_list(reader: PageReader) -> Markup | None:
    """Whom the reader has blocked, each with a way back; None if nobody."""
    if reader.person is None:
        return None
    say = reader.say
    lines = [
        joined(person.name, " ", reader.frame.button("/others", say("unblock"), about=person.id, what="unblock"))
        for person in await reader.core.people.blocked_people(reader.person)
    ]
    return tag("section", tag("h2", say("blocked")), listed(lines)) if lines else None


@post("/others", include_in_schema=False)
async def others(request: AnyRequest) -> Response[str] | Redirect:
    """Carry out the form."""
    reader = await reader_of(request)
    fields = await reader.form()
    people, member = reader.core.people, reader.member
    about, what = fields.get("about", "")[:64], fields.get("what", "")
    back = own_path(fields.get("back", "/plain/me"))
    if what == "block":
        await people.block(member, about)
    elif what == "unblock":
        await people.unblock(member, about)
    elif what == "report":
        await people.report(member, about, _reason(reader, fields), fields.get("table", "")[:64])
        say = reader.say
        return reader.frame.page(
            say("report"), tag("p", say("report-thanks")), tag("p", tag("a", say("back"), href=back))
        )
    else:
        raise Problem("bad_request", reason="what")
    return Redirect(back, status_code=303)


def _reason(reader: PageReader, fields: dict[str, str]) -> str:
    reason = fields.get("reason", "").strip()
    if not 0 < len(reason) <= REASON:
        raise Problem("bad_request", reason=reader.say("report-why"))
    return reason


HANDLERS = (others,)
