"""The first page: who are you, your tables, the open tables; and the choice of a language."""

from __future__ import annotations

from litestar import Response, get
from litestar.response import Redirect

from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.language import COOKIE
from furrow.server.web.pages.bringing import import_form
from furrow.server.web.pages.entering import enter
from furrow.server.web.pages.frame import ROOT
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.reader import PageReader, own_path, reader_of
from furrow.server.web.routes.games import game_info
from furrow.server.wire.tables import TableInfo
from furrow.words import LANGUAGES

_YEAR = 365 * 24 * 3600


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Response[str]:
    """Your tables and those that are open."""
    reader = await reader_of(request)
    say, person = reader.say, reader.person
    open_tables = await reader.core.lists.open(person)
    if person is None:
        return reader.frame.page(
            say("title"), tag("p", say("welcome")), enter(reader), _tables(reader, "lobby", open_tables)
        )
    return reader.frame.page(
        say("greeting", name=person.name),
        _tables(reader, "mine", await reader.core.lists.mine(person)),
        tag("p", tag("a", say("new"), href=f"{ROOT}/new")),
        _tables(reader, "lobby", open_tables),
        _tables(reader, "ended", await reader.core.lists.mine(person, ended=True)),
        tag("details", tag("summary", say("import")), import_form(reader.frame)),
    )


def _tables(reader: PageReader, title: str, tables: list[TableInfo]) -> Markup:
    say = reader.say
    shown = listed(_table(reader, table) for table in tables) if tables else tag("p", say("none"))
    return tag("section", tag("h2", say(title)), shown)


def _table(reader: PageReader, table: TableInfo) -> Markup:
    say = reader.say
    title = say("table", game=game_info(table.game, say.language).title, name=table.host_name)
    notes = [say(f"state-{table.state}"), say("your-turn") if table.your_turn else ""]
    return joined(tag("a", title, href=f"{ROOT}/tables/{table.id}"), f" ({say.row(notes)})")


@get("/language", include_in_schema=False)
async def language(request: AnyRequest) -> Redirect:
    """Another language from now on."""
    reader = await reader_of(request)
    wished = reader.asked("to")
    reply = Redirect(own_path(reader.asked("back")), status_code=303)
    if wished in LANGUAGES:
        secure = reader.settings.secure_cookies
        reply.set_cookie(COOKIE, wished, max_age=_YEAR, path="/", samesite="lax", httponly=True, secure=secure)
    return reply


HANDLERS = (home, language)
