"""The reader of a page and the forms that come back: who, in which language, and whether the form is ours."""

from __future__ import annotations

import hmac
from typing import NamedTuple
from urllib.parse import urlsplit

from litestar.response import Redirect

from furrow.server.application import Application
from furrow.server.people import Person
from furrow.server.settings import Settings
from furrow.server.web.bundle import bundle
from furrow.server.web.dependencies import SESSION, AnyRequest
from furrow.server.web.devices import device_of
from furrow.server.web.language import language_of
from furrow.server.web.limits import client_in
from furrow.server.web.pages.frame import ROOT, TOKEN, Frame, form_token
from furrow.server.web.pages.saying import Saying
from furrow.server.wire.errors import Problem

_LONGEST = 2000


class PageReader(NamedTuple):
    """Who reads a page, and all that answering needs."""

    core: Application
    settings: Settings
    frame: Frame
    request: AnyRequest
    banned: bool = False
    """Has the reader no session because a moderator has ended it?"""

    @property
    def say(self) -> Saying:
        return self.frame.say

    @property
    def person(self) -> Person | None:
        return self.frame.person

    @property
    def member(self) -> Person:
        """The reader; raises Problem without a session."""
        if self.frame.person is None:
            raise Problem("banned" if self.banned else "no_session")
        return self.frame.person

    @property
    def client(self) -> str:
        """From which address the page is read."""
        return client_in(self.request.scope)

    @property
    def device(self) -> str:
        """With which browser, in two words."""
        return device_of(self.request.headers.get("user-agent", ""))

    async def form(self) -> dict[str, str]:
        """The fields that were posted; raises Problem if the form is not one of ours."""
        fields = {str(name): str(value) for name, value in (await self.request.form()).items()}
        if not hmac.compare_digest(fields.get(TOKEN, "").encode(), self.frame.token.encode()):
            raise Problem("no_form")
        return fields

    def asked(self, name: str, default: str = "") -> str:
        """A field of the address."""
        return str(self.request.query_params.get(name, default))[:_LONGEST]


async def reader_of(request: AnyRequest) -> PageReader:
    """The reader of a request."""
    state = request.app.state
    session = request.cookies.get(SESSION, "")
    people = state.application.people
    person = await people.who(session) if session else None
    banned = person is None and bool(session) and await people.banned(session)
    return PageReader(state.application, state.settings, _frame(request, person, session), request, banned)


def stranger_of(request: AnyRequest) -> PageReader:
    """The same without looking up who it is: for pages that say what went wrong."""
    state = request.app.state
    return PageReader(state.application, state.settings, _frame(request, None, ""), request)


def _frame(request: AnyRequest, person: Person | None, session: str) -> Frame:
    query = request.scope["query_string"].decode("latin-1")
    saying = Saying(language_of(query, dict(request.headers)))
    path = request.scope["path"] + (f"?{query}" if query else "")
    token = form_token(request.app.state.form_key, session if person is not None else "")
    return Frame(saying, person, token, path, bool(bundle()))


def go(path: str) -> Redirect:
    """To another of our pages."""
    return Redirect(f"{ROOT}{path}", status_code=303)


def own_path(path: str) -> str:
    """A path that a page was asked to lead back to, if it is one of ours; else our first page."""
    try:
        parts = urlsplit(path)
    except ValueError:  # half a bracket of an IPv6 address, for example
        return ROOT
    ours = not parts.scheme and not parts.netloc and (parts.path == ROOT or parts.path.startswith(f"{ROOT}/"))
    return path if ours and "\\" not in path and path.isprintable() else ROOT


def number(fields: dict[str, str], name: str, default: int | None = None) -> int:
    """A number of a form; raises Problem for anything else."""
    text = fields.get(name, "")
    if not text and default is not None:
        return default
    if not (text.isascii() and text.isdigit()) or len(text) > 15:
        raise Problem("bad_request", reason=name)
    return int(text)
