"""The ways in: a name is enough; or an account, new or old, and a way back to one whose password is lost."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.response import Redirect

from furrow.server.people import CreatedAccount
from furrow.server.web.dependencies import AnyRequest, session_cookie
from furrow.server.web.errors import sentence
from furrow.server.web.pages.frame import ROOT, field
from furrow.server.web.pages.html import Markup, joined, tag
from furrow.server.web.pages.reader import PageReader, own_path, reader_of
from furrow.server.wire.limits import CODE, NAME, PASSWORD, SHORTEST_PASSWORD


def enter(reader: PageReader) -> Markup:
    """All ways in, for somebody without a session."""
    say, frame = reader.say, reader.frame
    name = field(say("name"), "name", required=True, maxlength=NAME, autocomplete="nickname")
    guest = frame.form("/guest", _back(reader), name, tag("button", say("play-now"), class_="main"))
    sign_in = frame.form(
        "/sign-in",
        _back(reader),
        tag("label", say("name"), for_="account-name"),
        tag("input", name="name", id="account-name", required=True, maxlength=NAME, autocomplete="username"),
        field(
            say("password"), "password", "password", required=True, maxlength=PASSWORD, autocomplete="current-password"
        ),
        tag("button", say("sign-in")),
    )
    lost = tag("p", tag("a", say("recovery"), href=f"{ROOT}/recovery"))
    new = tag("p", tag("a", say("account"), href=f"{ROOT}/account"))
    return joined(
        tag("p", sentence("banned", say.language, {}), class_="notice", role="status") if reader.banned else None,
        tag("section", tag("h2", say("play-now")), guest),
        tag("section", tag("h2", say("sign-in")), sign_in, lost, new),
    )


def _back(reader: PageReader) -> Markup:
    return tag("input", type="hidden", name="back", value=reader.frame.path)


def new_password(reader: PageReader) -> Markup:
    """The field for a password that is chosen now."""
    return field(
        reader.say("new-password"),
        "new",
        "password",
        required=True,
        minlength=SHORTEST_PASSWORD,
        maxlength=PASSWORD,
        autocomplete="new-password",
    )


@post("/guest", include_in_schema=False)
async def guest(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    session = await reader.core.people.guest(fields.get("name", ""), reader.device)
    return _entered(reader, session.token, fields)


@post("/sign-in", include_in_schema=False)
async def sign_in(request: AnyRequest) -> Redirect:
    reader = await reader_of(request)
    fields = await reader.form()
    session = await reader.core.people.sign_in(
        fields.get("name", ""), fields.get("password", ""), reader.client, reader.device
    )
    return _entered(reader, session.token, fields)


def _entered(reader: PageReader, token: str, fields: dict[str, str]) -> Redirect:
    path = own_path(fields.get("back", ""))
    return Redirect(path, status_code=303, cookies=[session_cookie(token, reader.settings)])


# -- accounts ----------------------------------------------------------------------------------------------------


def account_form(reader: PageReader) -> Markup:
    """A new account; a guest becomes it."""
    say = reader.say
    form = reader.frame.form(
        "/account",
        tag("label", say("name"), for_="new-name"),
        tag("input", name="name", id="new-name", required=True, maxlength=NAME, autocomplete="username"),
        new_password(reader),
        field(say("invitation"), "invitation", maxlength=CODE, autocomplete="off"),
        tag("button", say("account")),
    )
    return tag("section", tag("h2", say("account")), tag("p", say("account-text")), form)


@get("/account", include_in_schema=False)
async def ask_account(request: AnyRequest) -> Response[str]:
    reader = await reader_of(request)
    return reader.frame.page(reader.say("account"), account_form(reader))


@post("/account", include_in_schema=False)
async def account(request: AnyRequest) -> Response[str]:
    """The recovery code is shown on the page that follows, once."""
    reader = await reader_of(request)
    fields = await reader.form()
    people = reader.core.people
    made = await people.account(
        fields.get("name", ""), fields.get("new", ""), reader.person, fields.get("invitation", "")[:100], reader.device
    )
    return _with_code(reader, made)


@get("/recovery", include_in_schema=False)
async def ask_recovery(request: AnyRequest) -> Response[str]:
    reader = await reader_of(request)
    say = reader.say
    form = reader.frame.form(
        "/recovery",
        field(say("name"), "name", required=True, maxlength=NAME, autocomplete="username"),
        field(say("recovery-code"), "code", required=True, maxlength=CODE, autocomplete="off", dir="ltr"),
        new_password(reader),
        tag("button", say("change-password"), class_="main"),
    )
    return reader.frame.page(say("recovery"), tag("p", say("recovery-text")), form)


@post("/recovery", include_in_schema=False)
async def recovery(request: AnyRequest) -> Response[str]:
    """A new password by the recovery code, which is used up: the page has the next one."""
    reader = await reader_of(request)
    fields = await reader.form()
    made = await reader.core.people.recover(
        fields.get("name", "")[:40], fields.get("code", "")[:100], fields.get("new", ""), reader.client, reader.device
    )
    return _with_code(reader, made)


def _with_code(reader: PageReader, made: CreatedAccount) -> Response[str]:
    say = reader.say
    reply = reader.frame.page(
        say("code"),
        tag("p", tag("code", made.recovery_code)),
        tag("p", say("code-text")),
        tag("p", tag("a", say("home"), href=ROOT)),
    )
    reply.cookies.append(session_cookie(made.session.token, reader.settings))
    return reply


HANDLERS = (guest, sign_in, ask_account, account, ask_recovery, recovery)
