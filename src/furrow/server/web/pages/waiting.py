"""The room where people wait for a table's start: who sits where, and what the reader can do about it."""

from __future__ import annotations

from furrow.server.web.pages.creating import dealt_field, sitters
from furrow.server.web.pages.frame import ROOT, choice
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.reader import PageReader
from furrow.server.web.routes.games import game_info
from furrow.server.wire.tables import SeatInfo, TableInfo
from furrow.words.dealt import dealt_name


def waiting_room(reader: PageReader, table: TableInfo, key: str) -> Markup:
    """Who sits where before the start, and what the reader can do about it."""
    say, frame, action = reader.say, reader.frame, f"/tables/{table.id}"
    person = reader.person
    hosting = person is not None and person.id == table.host
    seats = listed(_seat(reader, table, seat, hosting) for seat in range(len(table.seats)))
    holds = [tag("p", say(name)) for name, on in (("rated", table.rated), ("hints", table.hints)) if on]
    if table.cloned_at is not None:
        holds.append(tag("p", say("cloned", at=table.cloned_at)))
    buttons = []
    if person is not None and not table.mine:
        buttons.append(frame.button(f"{action}/join", say("join"), main=True, key=key))
    if hosting:
        if all(seat.bot or seat.person for seat in table.seats):
            buttons.append(frame.button(f"{action}/start", say("start"), main=True))
        buttons.append(frame.button(f"{action}/close", say("close")))
    if table.mine:
        buttons.append(frame.button(f"{action}/leave", say("leave")))
    link = None
    if table.key:
        address = f"{str(reader.request.base_url).rstrip('/')}{ROOT}{action}?key={table.key}"
        link = tag("p", say("link"), " ", tag("code", address))
    refresh = tag("p", tag("a", say("refresh"), href=frame.path))
    return joined(tag("h2", say("seats")), seats, holds, tag("div", buttons, class_="row"), link, refresh)


def _seat(reader: PageReader, table: TableInfo, number: int, hosting: bool) -> Markup:
    """Who sits there; the host may change what nobody else has taken."""
    seat, told = table.seats[number], _sitting(reader, table, number)
    if not hosting or seat.person not in (None, table.host):
        return joined(told)
    say, info = reader.say, game_info(table.game, reader.say.language)
    form = reader.frame.form(
        f"/tables/{table.id}/seat",
        tag("input", type="hidden", name="seat", value=number),
        [tag("input", type="hidden", name=dealt_field("", kind), value=name) for kind, name in seat.dealt.items()],
        choice(say("who"), "who", sitters(say, info), _now(seat), mark=str(number)),
        tag("button", say("arrange")),
    )
    return tag("details", tag("summary", told), form)


def _now(seat: SeatInfo) -> str:
    return f"bot:{seat.level}" if seat.who == "bot" else seat.who


def _sitting(reader: PageReader, table: TableInfo, number: int) -> str:
    say, seat = reader.say, table.seats[number]
    name = seat.name or say("free")
    notes = [dealt_name(table.game, kind, name, say.language) for kind, name in seat.dealt.items()]
    if seat.person:
        notes.append(say("online" if seat.online else "away"))
    return say("pair", name=say("seat", number=number + 1), value=say.noted(name, notes))
