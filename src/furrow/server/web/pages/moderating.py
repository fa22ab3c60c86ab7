"""The moderators' page: what was reported, who is muted or banned, and the forms to do something about it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from litestar import Response, get, post
from litestar.response import Redirect

from furrow.server.people.moderation import FOREVER, Moderation
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import ROOT, choice
from furrow.server.web.pages.html import Markup, joined, listed, rows, tag
from furrow.server.web.pages.reader import PageReader, own_path, reader_of
from furrow.server.web.pages.saying import Saying
from furrow.server.wire.errors import Problem
from furrow.server.wire.people import ReportInfo, SentAway
from furrow.server.wire.tables import TableInfo

PATH = "/moderation"
_DAY = 86400.0
_LONG = {"long-day": _DAY, "long-week": 7 * _DAY, "long-forever": FOREVER}
"""For how long, by the message that says so."""


@get(PATH, include_in_schema=False)
async def show(request: AnyRequest) -> Response[str]:
    """Everything that waits for a moderator."""
    reader = await reader_of(request)
    say, moderation = reader.say, reader.core.people.moderation
    reports = [_report(reader, each) for each in await moderation.reports(reader.member)]
    away = [_away(reader, each) for each in await moderation.sent_away(reader.member)]
    return reader.frame.page(
        say("moderation"),
        tag("section", tag("h2", say("reports")), reports or tag("p", say("none"))),
        tag("section", tag("h2", say("sent-away")), listed(away) if away else tag("p", say("none"))),
    )


def _report(reader: PageReader, report: ReportInfo) -> Markup:
    say, frame = reader.say, reader.frame
    facts: list[tuple[object, object]] = [
        (say("about"), tag("bdi", report.about_name)),
        (say("reason"), tag("bdi", report.reason)),
        (say("reporter"), tag("bdi", report.name)),
        (say("when"), _moment(say, report.time)),
    ]
    if report.table:
        look = tag("a", say("look"), href=f"{ROOT}/tables/{report.table}")
        facts.append((say("at-table"), look))
    done = frame.button(PATH, say("handled"), what="handle", report=report.id)
    return tag("section", rows(facts), _measures(reader, [(report.about, report.about_name)], report.id), done)


def _measures(reader: PageReader, people: Sequence[tuple[str, str]], mark: str) -> Markup:
    """Mute or ban one of some people; `mark` keeps the fields of several such forms on a page apart."""
    say = reader.say
    chosen: Markup = tag("input", type="hidden", name="about", value=people[0][0])
    if len(people) > 1:
        chosen = choice(say("player"), "about", people, mark=mark)
    return reader.frame.form(
        PATH,
        tag("input", type="hidden", name="back", value=reader.frame.path),
        chosen,
        choice(say("how-long"), "long", [(name, say(name)) for name in _LONG], mark=mark),
        tag("button", say("mute"), name="what", value="mute"),
        tag("button", say("ban"), name="what", value="ban"),
    )


def _away(reader: PageReader, person: SentAway) -> Markup:
    say = reader.say
    parts: list[Markup] = [tag("strong", person.name)]
    for state, until, what, label in (
        ("muted", person.muted_until, "unmute", "let-speak"),
        ("banned", person.banned_until, "unban", "let-in"),
    ):
        if until:
            parts += [joined(" ", say(state), " ", _until(say, until), " "), _undoing(reader, person.id, what, label)]
    return joined(*parts)


def _undoing(reader: PageReader, person: str, what: str, label: str) -> Markup:
    return reader.frame.button(PATH, reader.say(label), what=what, about=person)


def _until(say: Saying, until: float) -> Markup:
    if until - time.time() > FOREVER / 2:
        return joined("(", say("long-forever"), ")")
    return joined("(", _moment(say, until), ")")


def _moment(say: Saying, seconds: float) -> Markup:
    """A time as everybody reads it: the year first, in UTC."""
    text = time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))
    shown = "".join(say.number(int(char)) if char.isdigit() else char for char in text)
    return tag("time", shown, " UTC", datetime=text.replace(" ", "T") + "Z", dir="ltr")


def moderators_form(reader: PageReader, table: TableInfo) -> Markup | None:
    """What a moderator can do at a table; None for everybody else."""
    say, person = reader.say, reader.person
    if person is None or not person.moderator:
        return None
    people = {seat.person: seat.name for seat in table.seats if seat.person and seat.person != person.id}
    parts: list[Markup] = [_measures(reader, list(people.items()), "table")] if people else []
    if table.state in ("waiting", "running"):
        parts.append(reader.frame.button(PATH, say("close"), what="close", table=table.id, back=reader.frame.path))
    return tag("details", tag("summary", say("moderation")), parts) if parts else None


@post(PATH, include_in_schema=False)
async def act(request: AnyRequest) -> Redirect:
    """Carry out a form."""
    reader = await reader_of(request)
    fields = await reader.form()
    core, member = reader.core, reader.member
    moderation = core.people.moderation
    what, about = fields.get("what", ""), fields.get("about", "")[:64]
    Moderation.check(member)
    if what == "handle":
        await moderation.handle(member, fields.get("report", "")[:64])
    elif what == "close":
        await core.tables.close(member, fields.get("table", "")[:64])
    elif what in ("mute", "unmute"):
        await moderation.mute(member, about, _seconds(fields) if what == "mute" else 0)
    elif what in ("ban", "unban"):
        await core.departures.ban(member, about, _seconds(fields) if what == "ban" else 0)
    else:
        raise Problem("bad_request", reason="what")
    return Redirect(own_path(fields.get("back", f"{ROOT}{PATH}")), status_code=303)


def _seconds(fields: dict[str, str]) -> float:
    wished = fields.get("long", "")
    if wished not in _LONG:
        raise Problem("bad_request", reason="long")
    return _LONG[wished]


HANDLERS = (show, act)
