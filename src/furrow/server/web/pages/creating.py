"""A new table by form."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.response import Redirect

import furrow
from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.clocks import clock_fields, wished_clock, wished_timeout
from furrow.server.web.pages.entering import enter
from furrow.server.web.pages.frame import ROOT, choice, tick
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.reader import PageReader, go, number, reader_of
from furrow.server.web.pages.saying import Saying
from furrow.server.web.routes.games import game_info, known
from furrow.server.wire.documents import GameInfo, OptionInfo
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import NewTable, SeatWish, Who

_BOT = "bot:"
_PEOPLE: dict[str, Who] = {"me": "me", "open": "open", "invited": "invited", "hotseat": "hotseat"}
_SHORT = 40


@get("/new", include_in_schema=False)
async def new(request: AnyRequest) -> Response[str]:
    """Choose a game, then arrange the table."""
    reader = await reader_of(request)
    say = reader.say
    if reader.person is None:
        return reader.frame.page(say("new"), enter(reader))
    name = reader.asked("game")
    if not name:
        infos = [game_info(each, say.language) for each in furrow.GAMES]
        return reader.frame.page(say("choose-game"), listed(_counts(reader, info) for info in infos))
    info = game_info(known(name), say.language)
    wished = reader.asked("seats")
    seats = int(wished) if wished in map(str, info.seats) else info.usual_seats
    return reader.frame.page(info.title, _form(reader, info, seats))


def _counts(reader: PageReader, info: GameInfo) -> Markup:
    links = [
        tag("a", reader.say("seat-count", count=count), href=f"{ROOT}/new?game={info.name}&seats={count}")
        for count in info.seats
    ]
    return joined(tag("strong", info.title), " ", tag("span", links, class_="row"))


def _form(reader: PageReader, info: GameInfo, seats: int) -> Markup:
    say = reader.say
    usual = (("listed", False), ("rated", False), ("hints", True), ("spectators", True))
    ticks = [tick(say(name), name, on) for name, on in usual]
    rated = tag("p", tag("small", say("rated-text")))
    return reader.frame.form(
        "/tables",
        tag("input", type="hidden", name="game", value=info.name),
        tag("input", type="hidden", name="seats", value=seats),
        [_seat(reader, info, seat) for seat in range(seats)],
        tag("fieldset", tag("legend", say("options")), [_option(option) for option in info.options], ticks, rated),
        clock_fields(say),
        tag("button", say("create"), class_="main"),
    )


def _seat(reader: PageReader, info: GameInfo, seat: int) -> Markup:
    say = reader.say
    usual = "me" if seat == 0 else f"{_BOT}{DEFAULT_BOT}"
    parts = [choice(say("who"), f"who{seat}", sitters(say, info), usual)]
    for dealt in info.dealt:
        options = [("", dealt.any), *((word.name, word.title) for word in dealt.names)]
        parts.append(choice(dealt.title, dealt_field(str(seat), dealt.kind), options))
    return tag("fieldset", tag("legend", say("seat", number=seat + 1)), parts)


def sitters(say: Saying, info: GameInfo) -> list[tuple[str, str]]:
    """Who can sit on a seat: people in all ways, and bots by level."""
    who = [(name, say(f"who-{name}")) for name in _PEOPLE]
    return who + [(f"{_BOT}{level.name}", say("who-bot", level=level.title)) for level in info.levels]


def _option(option: OptionInfo) -> Markup:
    texts = zip((str(value) for value in option.values), option.labels, strict=True)
    made = choice(option.title, f"option.{option.name}", texts, str(option.default))
    return joined(made, tag("p", option.text, tag("small", f" [{option.rule}]")))


@post("/tables", include_in_schema=False)
async def create(request: AnyRequest) -> Redirect:
    """Make the table; where everybody is there already, begin at once."""
    reader = await reader_of(request)
    fields = await reader.form()
    member = reader.member
    info = game_info(known(fields.get("game", "")), reader.say.language)
    wish = NewTable(
        game=info.name,
        seats=[wished(fields, str(seat)) for seat in range(min(8, number(fields, "seats")))],
        options={option.name: _value(info.name, fields, option) for option in info.options},
        listed=fields.get("listed") == "1",
        rated=fields.get("rated") == "1",
        clock=wished_clock(fields),
        timeout=wished_timeout(fields),
        hints=fields.get("hints") == "1",
        spectators=fields.get("spectators") == "1",
        lang=reader.say.language,
    )
    made = await reader.core.tables.create(member, wish)
    if all(seat.bot or seat.person for seat in made.seats):
        await reader.core.tables.start(member, made.id)
    return go(f"/tables/{made.id}")


def dealt_field(seat: str, kind: str) -> str:
    """The name of the field that says what a seat is given of a kind."""
    return f"dealt{seat}.{kind}"


def wished(fields: dict[str, str], seat: str) -> SeatWish:
    """The seat of a form; `seat` is the mark in the names of its fields."""
    who = fields.get(f"who{seat}", "open")
    mark = dealt_field(seat, "")
    dealt = {field.removeprefix(mark): name for field, name in fields.items() if field.startswith(mark) and name}
    if who.startswith(_BOT):
        return SeatWish("bot", level=who.removeprefix(_BOT)[:_SHORT], dealt=dealt)
    if who not in _PEOPLE:
        raise Problem("bad_request", reason="who")
    return SeatWish(_PEOPLE[who], dealt=dealt)


def _value(game: str, fields: dict[str, str], option: OptionInfo) -> bool | int | str:
    given = fields.get(f"option.{option.name}", str(option.default))
    for value in option.values:
        if str(value) == given:
            return value
    fault = {"game": game, "fault": "option_value", "option": option.name, "value": given[:_SHORT]}
    raise Problem("bad_options", reason=option.name, **fault)


HANDLERS = (new, create)
