"""First pages: who are you, your tables, the open tables; and the page about yourself."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.response import Redirect

from furrow.server.web.guard import AnyRequest, session_cookie
from furrow.server.web.language import COOKIE
from furrow.server.web.pages.frame import ROOT, field, tick
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.others import blocked_list
from furrow.server.web.pages.reader import Reader, go, own_path, reader_of
from furrow.server.web.routes.games import game_info
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import TableInfo
from furrow.words import LANGUAGES

_YEAR = 365 * 24 * 3600


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Response[str]:
    """Your tables and those that are open."""
    reader = await reader_of(request)
    say, person = reader.say, reader.person
    open_tables = await reader.core.tables.lobby(person)
    if person is None:
        return reader.frame.page(
            say("title"), tag("p", say("welcome")), enter(reader), _tables(reader, "lobby", open_tables)
        )
    return reader.frame.page(
        say("greeting", name=person.name),
        _tables(reader, "mine", await reader.core.tables.mine(person)),
        tag("p", tag("a", say("new"), href=f"{ROOT}/new")),
        _tables(reader, "lobby", open_tables),
        _tables(reader, "ended", await reader.core.tables.mine(person, ended=True)),
    )


def enter(reader: Reader) -> Markup:
    """The ways in: a name is enough, or an account."""
    say, frame = reader.say, reader.frame
    back = tag("input", type="hidden", name="back", value=frame.path)
    name = field(say("name"), "name", required=True, maxlength=40, autocomplete="nickname")
    guest = frame.form("/guest", back, name, tag("button", say("play-now"), class_="main"))
    account = tag("input", type="hidden", name="back", value=frame.path)
    sign_in = frame.form(
        "/sign-in",
        account,
        tag("label", say("name"), for_="account-name"),
        tag("input", name="name", id="account-name", required=True, maxlength=40, autocomplete="username"),
        field(say("password"), "password", "password", required=True, maxlength=200, autocomplete="current-password"),
        tag("button", say("sign-in")),
    )
    return joined(tag("section", tag("h2", say("play-now")), guest), tag("section", tag("h2", say("sign-in")), sign_in))


def _tables(reader: Reader, title: str, tables: list[TableInfo]) -> Markup:
    say = reader.say
    shown = listed(_table(reader, table) for table in tables) if tables else tag("p", say("none"))
    return tag("section", tag("h2", say(title)), shown)


def _table(reader: Reader, table: TableInfo) -> Markup:
    say = reader.say
    title = say("table", game=game_info(table.game, say.language).title, name=table.host_name)
    notes = [say(f"state-{table.state}"), say("your-turn") if table.your_turn else ""]
    return joined(tag("a", title, href=f"{ROOT}/tables/{table.id}"), f" ({say.row(notes)})")


@post("/guest", include_in_schema=False)
async def guest(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    session = await reader.core.people.guest(fields.get("name", ""))
    return _entered(reader, session.token, fields)


@post("/sign-in", include_in_schema=False)
async def sign_in(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    session = await reader.core.people.sign_in(fields.get("name", ""), fields.get("password", ""))
    return _entered(reader, session.token, fields)


def _entered(reader: Reader, token: str, fields: dict[str, str]) -> Redirect:
    path = own_path(fields.get("back", ""))
    return Redirect(path, status_code=303, cookies=[session_cookie(token, reader.settings)])


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


# -- about yourself ----------------------------------------------------------------------------------------------


@get("/me", include_in_schema=False)
async def me(request: AnyRequest) -> Response[str]:
    reader = await reader_of(request)
    blocked = await blocked_list(reader)
    return about(reader, *([blocked] if blocked is not None else []))


def about(reader: Reader, *extra: Markup) -> Response[str]:
    """The page about the reader."""
    say, frame, person = reader.say, reader.frame, reader.person
    if person is None:
        return frame.page(say("me"), enter(reader))
    name = field(say("name"), "name", required=True, maxlength=40, value=person.name)
    parts: list[object] = [*extra, tag("section", frame.form("/me", name, tag("button", say("save"))))]
    if person.kind == "guest":
        parts.append(_account_form(reader))
    outs = [
        frame.button("/sign-out", say("sign-out")),
        frame.button("/sign-out-everywhere", say("sign-out-everywhere")),
    ]
    parts.append(tag("p", tag("a", say("statistics"), href=f"{ROOT}/statistics")))
    parts.append(tag("div", outs, class_="row"))
    gone = frame.form("/delete", tag("p", say("delete-text")), tick(say("sure"), "sure"), tag("button", say("delete")))
    parts.append(tag("section", tag("h2", say("delete")), gone))
    return frame.page(say("me"), *parts)


def _account_form(reader: Reader) -> Markup:
    say = reader.say
    form = reader.frame.form(
        "/account",
        tag("label", say("name"), for_="account-name"),
        tag("input", name="name", id="account-name", required=True, maxlength=40, autocomplete="username"),
        field(
            say("password"),
            "password",
            "password",
            required=True,
            minlength=8,
            maxlength=200,
            autocomplete="new-password",
        ),
        field(say("invitation"), "invitation", maxlength=100),
        tag("button", say("account")),
    )
    return tag("section", tag("h2", say("account")), tag("p", say("account-text")), form)


@post("/me", include_in_schema=False)
async def change_me(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    await reader.core.people.change(reader.member, name=fields.get("name", ""))
    return go("/me")


@post("/account", include_in_schema=False)
async def account(request: AnyRequest) -> Response[str]:
    """A guest becomes an account; the recovery code is shown on the page that follows, once."""
    reader = await reader_of(request)
    fields = await reader.form()
    made = await reader.core.people.account(
        fields.get("name", ""), fields.get("password", ""), reader.person, fields.get("invitation", "")
    )
    say = reader.say
    code = tag("section", tag("h2", say("code")), tag("p", tag("code", made.recovery_code)), tag("p", say("code-text")))
    reply = about(reader, code)
    reply.cookies.append(session_cookie(made.session.token, reader.settings))
    return reply


@post("/sign-out", include_in_schema=False)
async def sign_out(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    await reader.form()
    return _left(reader)


@post("/sign-out-everywhere", include_in_schema=False)
async def sign_out_everywhere(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    await reader.form()
    await reader.core.people.sign_out_everywhere(reader.member)
    return _left(reader)


@post("/delete", include_in_schema=False)
async def delete(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    if fields.get("sure") != "1":
        raise Problem("bad_request", reason=reader.say("sure"))
    await reader.core.parting.delete(reader.member)
    return _left(reader)


def _left(reader: Reader) -> Redirect:
    return Redirect(ROOT, status_code=303, cookies=[session_cookie("", reader.settings)])


HANDLERS = (home, guest, sign_in, language, me, change_me, account, sign_out, sign_out_everywhere, delete)
