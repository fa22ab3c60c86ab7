"""The page about the reader: name, password, who is blocked, and the ways out."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.response import Redirect

from furrow.server.web.dependencies import AnyRequest, session_cookie
from furrow.server.web.pages.entering import account_form, enter, new_password
from furrow.server.web.pages.frame import ROOT, field, tick
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.others import blocked_list
from furrow.server.web.pages.reader import PageReader, go, reader_of
from furrow.server.wire.errors import Problem


@get("/me", include_in_schema=False)
async def me(request: AnyRequest) -> Response[str]:
    reader = await reader_of(request)
    say, frame, person = reader.say, reader.frame, reader.person
    if person is None:
        return frame.page(say("me"), enter(reader))
    name = field(say("name"), "name", required=True, maxlength=40, value=person.name)
    guest = person.kind == "guest"
    outs = [
        frame.button("/sign-out", say("sign-out")),
        frame.button("/sign-out-everywhere", say("sign-out-everywhere")),
    ]
    gone = frame.form("/delete", tag("p", say("delete-text")), tick(say("sure"), "sure"), tag("button", say("delete")))
    ways = ["statistics", "ratings", *(["moderation"] if person.moderator else [])]
    return frame.page(
        say("me"),
        tag("section", frame.form("/me", name, tag("button", say("save")))),
        tag("div", [tag("a", say(way), href=f"{ROOT}/{way}") for way in ways], class_="row"),
        account_form(reader) if guest else _password_form(reader),
        await blocked_list(reader),
        await _signed_in(reader),
        tag("div", outs, class_="row"),
        tag("section", tag("h2", say("delete")), gone),
    )


async def _signed_in(reader: PageReader) -> Markup:
    """Where the reader is signed in besides here, each with a way to end it."""
    say, frame = reader.say, reader.frame
    places = [
        tag(
            "li",
            place.device or say("device-unknown"),
            " ",
            frame.button("/sign-out", say("sign-out"), session=place.id),
        )
        for place in await reader.core.people.sessions.of(reader.member)
        if not place.here
    ]
    return tag("section", tag("h2", say("signed-in-elsewhere")), tag("ul", places)) if places else tag("div")


def _password_form(reader: PageReader) -> Markup:
    say = reader.say
    form = reader.frame.form(
        "/password",
        field(say("old-password"), "old", "password", required=True, maxlength=200, autocomplete="current-password"),
        new_password(reader),
        tag("button", say("change-password")),
    )
    return tag("section", tag("h2", say("change-password")), form)


@post("/me", include_in_schema=False)
async def change_me(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    await reader.core.people.change(reader.member, name=fields.get("name", ""))
    return go("/me")


@post("/password", include_in_schema=False)
async def change_password(request: AnyRequest) -> Response[str]:
    """Another password; all other sessions end."""
    reader = await reader_of(request)
    fields = await reader.form()
    people = reader.core.people
    old, new = fields.get("old", "")[:200], fields.get("new", "")
    session = await people.change_password(reader.member, old, new, reader.client, reader.device)
    say = reader.say
    reply = reader.frame.page(
        say("change-password"), tag("p", say("password-changed")), tag("p", tag("a", say("me"), href=f"{ROOT}/me"))
    )
    reply.cookies.append(session_cookie(session.token, reader.settings))
    return reply


@post("/sign-out", include_in_schema=False)
async def sign_out(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    other = fields.get("session", "")[:64]
    if reader.person is not None:
        await reader.core.people.sign_out(reader.person, other)
    return go("/me") if other else _left(reader)


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
    await reader.core.departures.delete(reader.member)
    return _left(reader)


def _left(reader: PageReader) -> Redirect:
    return Redirect(ROOT, status_code=303, cookies=[session_cookie("", reader.settings)])


HANDLERS = (me, change_me, change_password, sign_out, sign_out_everywhere, delete)
