"""Who is asking, and in which language: what handlers are given by name, and the errors that they may answer with."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter, SkipValidation

from furrow.languages import LanguageCode
from furrow.server.application import Application
from furrow.server.people import Person
from furrow.server.settings import Settings
from furrow.server.web.devices import device_of
from furrow.server.web.language import language_of
from furrow.server.web.limits import client_in
from furrow.server.wire.errors import ErrorReply, Problem

SESSION = "furrow_session"
_KEPT = 180 * 24 * 3600

Language = NamedDependency[SkipValidation[str]]
Reader = NamedDependency[SkipValidation[Person | None]]
"""Whoever asks, perhaps without a session."""
Member = NamedDependency[SkipValidation[Person]]
"""Whoever asks, with a session."""
Core = NamedDependency[SkipValidation[Application]]
Chosen = NamedDependency[SkipValidation[Settings]]
Client = NamedDependency[SkipValidation[str]]
"""From which address it is asked."""
Device = NamedDependency[SkipValidation[str]]
"""With which browser, in two words."""

AnyRequest = Request[Any, Any, Any]
_WHY = {
    400: "The request is not what the document describes.",
    401: "There is no session.",
    403: "Not allowed.",
    404: "No such thing.",
    409: "Not in this state.",
    413: "Too large.",
    421: "Not a name of this server.",
    429: "Too many requests; come again after `Retry-After` seconds.",
    503: "Not now.",
}
ERRORS = {status: ResponseSpec(ErrorReply, generate_examples=False, description=why) for status, why in _WHY.items()}


# Each asks for the one before. What does not is resolved at the same time by the framework, and when one of them fails,
# the others are cancelled: a database connection would be lost with every bad request.


async def _language(
    request: AnyRequest,
    lang: Annotated[LanguageCode | None, QueryParameter(name="lang", description="The language of texts.")] = None,
) -> str:
    return lang or language_of("", dict(request.headers))


async def _settings(request: AnyRequest, language: Language) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def _core(request: AnyRequest, settings: Chosen) -> Application:
    application: Application = request.app.state.application
    return application


async def _reader(request: AnyRequest, core: Core) -> Person | None:
    token = request.cookies.get(SESSION, "")
    return await core.people.who(token) if token else None


async def _member(request: AnyRequest, core: Core, reader: Reader) -> Person:
    if reader is None:
        raise Problem("banned" if await core.people.banned(request.cookies.get(SESSION, "")) else "no_session")
    return reader


async def _client(request: AnyRequest, language: Language) -> str:
    return client_in(request.scope)


async def _device(request: AnyRequest, language: Language) -> str:
    return device_of(request.headers.get("user-agent", ""))


DEPENDENCIES = {
    "client": Provide(_client),
    "device": Provide(_device),
    "language": Provide(_language),
    "core": Provide(_core),
    "settings": Provide(_settings),
    "reader": Provide(_reader),
    "member": Provide(_member),
}


NO_SESSION = Cookie(SESSION, value="", httponly=True, samesite="lax", path="/", max_age=0)
"""Takes the cookie of a session away."""


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie of a session; an empty token takes it away."""
    return Cookie(
        SESSION,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        path="/",
        max_age=_KEPT if token else 0,
    )
