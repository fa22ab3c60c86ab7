"""A table's page: the waiting room, the game, and the forms for playing."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect

from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.creating import wished
from furrow.server.web.pages.frame import ROOT
from furrow.server.web.pages.html import Markup, listed, tag
from furrow.server.web.pages.moderating import moderators_form
from furrow.server.web.pages.others import others_form
from furrow.server.web.pages.playing import PlayPart
from furrow.server.web.pages.reader import PageReader, go, number, reader_of
from furrow.server.web.pages.sheets import sheet
from furrow.server.web.pages.troubles import bug_form
from furrow.server.web.pages.visit import Reply, Visit, visit
from furrow.server.web.pages.waiting import waiting_room
from furrow.server.web.routes.games import game_info
from furrow.server.wire import socket as w
from furrow.server.wire.errors import Error, Problem
from furrow.server.wire.limits import LINE
from furrow.server.wire.play import Offer
from furrow.server.wire.tables import SeatChange, TableInfo

_PATIENCE = 5
"""Seconds after which a page looks again by itself while others play."""
_ASK = 1
_STAND = "stand."


@get("/tables/{table:str}", include_in_schema=False)
async def show(request: AnyRequest, table: str) -> Response[str]:
    """The table as it is."""
    reader = await reader_of(request)
    async with visit(
        reader.core, reader.person, table, reader.asked("key"), reader.say.language, _looking(reader.asked("seat"))
    ) as visitor:
        return page(reader, visitor)


def _looking(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) == 1 else None


def page(reader: PageReader, visitor: Visit, notice: str = "", *extra: object, status: int = 200) -> Response[str]:
    """The page of a visit; `notice` says what became of the last answer."""
    say, table = reader.say, visitor.table
    title = say("table", game=game_info(table.game, say.language).title, name=table.host_name)
    if visitor.state is None:
        parts: list[object] = [tag("p", say(f"state-{table.state}"))]
        if table.state == "waiting":
            parts += [waiting_room(reader, table, reader.asked("key")), others_form(reader, table)]
        parts.append(moderators_form(reader, table))
        return reader.frame.page(title, *parts, notice=notice, status=status)
    play = PlayPart(reader.frame, table, visitor.state, list(visitor.talk.values()))
    waits = table.state == "running" and not visitor.state.questions and not extra
    return reader.frame.page(
        title,
        *extra,
        play.whole(),
        _afterwards(reader, visitor),
        _seal(reader, table),
        others_form(reader, table),
        bug_form(reader, table),
        moderators_form(reader, table),
        notice=notice,
        status=status,
        refresh=_PATIENCE * waits,
    )


def _seal(reader: PageReader, table: TableInfo) -> Markup | None:
    """What is shown of the secret that the game is dealt from."""
    if not table.seal:
        return None
    say = reader.say.words.say
    broken = [say("server-seal-broken")] if table.state == "over" else []
    return tag("p", tag("small", say("server-seal"), " ", tag("code", table.seal, dir="ltr"), " ", *broken))


def _afterwards(reader: PageReader, visitor: Visit) -> Markup:
    say, table = reader.say, visitor.table
    action = f"/tables/{table.id}"
    parts: list[Markup] = []
    if table.state == "over":
        parts.append(tag("a", say("replay"), href=f"{ROOT}{action}/replay"))
        key = f"?{urlencode({'key': table.key})}" if table.key else ""
        parts.append(tag("a", say("record"), href=f"/api/tables/{table.id}/record{key}", download=True))
        if table.mine:
            parts.append(reader.frame.button(f"{action}/rematch", say("rematch")))
    elif table.state == "running" and table.mine:
        if any(table.seats[seat].bot for seat in table.mine):
            parts.append(reader.frame.button(f"{action}/join", say("join"), main=True))
        else:
            parts.append(reader.frame.button(f"{action}/leave", say("leave")))
        parts += _replacing(reader, table)
    return tag("div", parts, class_="row")


def _replacing(reader: PageReader, table: TableInfo) -> list[Markup]:
    """A button for each player who is not there; it is the host's, or everybody's while the host is away."""
    online = {seat.person for seat in table.seats if seat.online}
    if reader.person is None or (reader.person.id != table.host and table.host in online):
        return []
    return [
        reader.frame.button(
            f"/tables/{table.id}/seat", reader.say("replace", name=seat.name), seat=seat.seat, who="bot:"
        )
        for seat in table.seats
        if seat.person and not seat.bot and not seat.online and seat.seat not in table.mine
    ]


# -- what forms do -----------------------------------------------------------------------------------------------


@post("/tables/{table:str}/{action:str}", include_in_schema=False)
async def act(request: AnyRequest, table: str, action: str) -> Response[str] | Redirect:
    """Carry out a form: arrange the table, or play at it."""
    reader = await reader_of(request)
    fields = await reader.form()
    if action in _ARRANGING:
        return await _arrange(reader, table, action, fields)
    if action == "curtain":
        return go(_path(table, number(fields, "seat")))
    make = _MESSAGES.get(action)
    if make is None:
        raise Problem("not_found")
    message = make(fields)
    looking = getattr(message, "seat", None)
    async with visit(reader.core, reader.member, table, "", reader.say.language, looking) as visitor:
        if visitor.state is None:
            raise Problem("not_running")
        reply = await visitor.do(message)
        return _answered(reader, visitor, fields, reply) or go(_path(table, looking))


_ARRANGING = ("join", "leave", "start", "close", "rematch", "seat", "clone")


async def _arrange(reader: PageReader, table: str, action: str, fields: dict[str, str]) -> Redirect:
    tables, member = reader.core.tables, reader.member
    if action == "join":
        info = await tables.join(member, table, None, fields.get("key", "")[:64])
    elif action == "seat":
        wish = msgspec.convert(wished(fields, ""), SeatChange, from_attributes=True)
        info = await tables.arrange(member, table, number(fields, "seat"), wish)
    elif action == "clone":
        info = await tables.clone(member, table, number(fields, "at"), fields.get("key", "")[:64])
    else:
        info = await getattr(tables, action)(member, table)
    return go(f"/tables/{info.id}")


def _path(table: str, looking: int | None) -> str:
    query = f"?{urlencode({'seat': looking})}" if looking is not None else ""
    return f"/tables/{table}{query}"


def _line(fields: dict[str, str]) -> str:
    line = fields.get("line", "").strip()
    if not line or len(line) > LINE:
        raise Problem("bad_line")
    return line


def _asked(fields: dict[str, str]) -> w.ClientMessage:
    kind = w.AskPreview if fields.get("what") == "preview" else w.AskWhy
    return kind(number(fields, "seat"), _line(fields), _ASK)


def _said(fields: dict[str, str]) -> w.ClientMessage:
    return w.Say(text=fields.get("text", "")[:500], preset=fields.get("preset", "")[:40])


def _given(fields: dict[str, str]) -> w.ClientMessage:
    """Something for another seat, or only an offer of it."""
    seat, amount, to = (number(fields, name) for name in ("seat", "amount", "to"))
    if fields.get("what") == "offer":
        return w.Say(seat=seat, offer=Offer(to, amount))
    return w.Give(seat, to, amount)


def _stood(fields: dict[str, str]) -> w.ClientMessage:
    answers = {name.removeprefix(_STAND): value for name, value in fields.items() if name.startswith(_STAND)}
    return w.Stand(number(fields, "seat"), answers)


_MESSAGES: dict[str, Callable[[dict[str, str]], w.ClientMessage]] = {
    "play": lambda fields: w.Play(number(fields, "seat"), _line(fields), number(fields, "at")),
    "undo": lambda fields: w.Undo(number(fields, "seat"), number(fields, "at")),
    "undo_turn": lambda fields: w.UndoTurn(number(fields, "seat"), number(fields, "at")),
    "redo": lambda fields: w.Redo(number(fields, "seat"), number(fields, "at")),
    "end": lambda fields: w.End(number(fields, "seat"), number(fields, "at")),
    "hint": lambda fields: w.AskHint(number(fields, "seat"), _ASK),
    "ask": _asked,
    "say": _said,
    "stand": _stood,
    "give": _given,
}


def _answered(reader: PageReader, visitor: Visit, fields: dict[str, str], reply: Reply | None) -> Response[str] | None:
    """The page that shows an answer; None where the table itself shows what has become of it."""
    say = reader.say
    if isinstance(reply, w.Refused):
        return page(reader, visitor, told(reader, reply.error), status=409)
    if isinstance(reply, w.WhyMessage):
        line = fields.get("line", "")
        notice = say("allowed", text=line) if reply.error is None else told(reader, reply.error)
        return page(reader, visitor, notice, tag("p", tag("a", say("back"), href=_back(visitor, fields))))
    if isinstance(reply, w.HintMessage):
        answers = say.or_none(each.label for each in reply.answers)
        return page(reader, visitor, say("hint-text", answers=answers))
    if isinstance(reply, w.PreviewMessage):
        return page(reader, visitor, "", _foreseen(reader, visitor, fields, reply))
    return None


def _back(visitor: Visit, fields: dict[str, str]) -> str:
    return f"{ROOT}{_path(visitor.table.id, _looking(fields.get('seat', '')))}"


def told(reader: PageReader, error: Error) -> str:
    """An error with the rule behind it."""
    text = error.sentence or error.text
    return reader.say.noted(text, [reader.say("rule", rule=error.rule)] if error.rule else [])


def _foreseen(reader: PageReader, visitor: Visit, fields: dict[str, str], reply: w.PreviewMessage) -> Markup:
    say, table = reader.say, visitor.table
    names = [seat.name for seat in table.seats]
    return tag(
        "section",
        tag("h2", say("preview")),
        tag("p", say("preview-whole" if reply.complete else "preview-part")),
        tag("p", tag("a", say("back"), href=_back(visitor, fields))),
        listed(line.text for line in reply.log),
        tag("details", tag("summary", say("the-table")), sheet(table.game, bytes(reply.view), say.language, names)),
    )


HANDLERS = (show, act)
