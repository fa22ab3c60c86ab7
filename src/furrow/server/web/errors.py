"""Errors at the edge: every reply that is not 2xx is an `ErrorReply` with a stable code and a text to show."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.routes import HTTPRoute

from furrow.kernel.errors import FurrowError
from furrow.languages import DEFAULT, LANGUAGES
from furrow.server.live.wording import error_text
from furrow.server.logs import log
from furrow.server.store import Unavailable
from furrow.server.web.language import language_of
from furrow.server.wire.errors import Detail, Error, ErrorReply, Problem
from furrow.words import words
from furrow.words.lexicon import identifier

_logger = logging.getLogger("furrow.web")
_PARAMETER = re.compile(r"\{[^}]*\}")

# Everything else that a client can do wrong is a 400.
_STATUS = {
    "no_session": 401,
    "wrong_code": 401,
    "wrong_old_password": 401,
    "wrong_password": 401,
    "banned": 403,
    "bot_plays": 403,
    "cross_site": 403,
    "forbidden": 403,
    "invitation_needed": 403,
    "muted": 403,
    "no_hints": 403,
    "no_spectators": 403,
    "not_your_seat": 403,
    "no_form": 403,
    "no_header": 403,
    "method": 405,
    "already_account": 409,
    "closed": 409,
    "damaged": 409,
    "expected_back": 409,
    "illegal": 409,
    "name_taken": 409,
    "not_full": 409,
    "not_over": 409,
    "not_running": 409,
    "not_waiting": 409,
    "not_your_turn": 409,
    "nothing_to_redo": 409,
    "nothing_to_undo": 409,
    "over": 409,
    "seat_taken": 409,
    "stale": 409,
    "table_full": 409,
    "unreadable": 409,
    "too_large": 413,
    "bad_host": 421,
    "flood": 429,
    "too_many_attempts": 429,
    "internal": 500,
    "busy": 503,
    "no_analysis": 503,
    "not_kept": 503,
}
_PASSING = ("busy", "not_kept")
_SOON = "3"
"""Seconds after which to come again when nothing is wrong with what was asked."""


def status_of(code: str) -> int:
    """The HTTP status that goes with a code."""
    if code.startswith("no_such_") or code == "not_found":
        return 404
    return _STATUS.get(code, 400)


def sentence(code: str, language: str, details: dict[str, Detail]) -> str:
    """What a code means, in a language."""
    language = language if language in LANGUAGES else DEFAULT
    speaker, own = words(language), identifier("server-pages-error", code)
    return speaker.fullest(own, **details) if speaker.knows(own) else error_text(code, language, details)


def error(code: str, language: str, **details: Detail) -> Error:
    """An error as clients read it."""
    return Error(code, sentence(code, language, details), details)


def body(code: str, language: str, **details: Detail) -> bytes:
    """The body of a reply, for what is refused before the framework sees it."""
    return msgspec.json.encode(ErrorReply(error(code, language, **details)))


def handle(request: Request[Any, Any, Any], exception: Exception) -> Response[ErrorReply]:
    """The reply to whatever was raised while a request was served."""
    problem = problem_of(exception)
    status = status_of(problem.code)
    if isinstance(exception, Unavailable):
        log(_logger, logging.WARNING, "request not served", reason=str(exception))
    elif status >= 500 and not isinstance(exception, Problem):
        _logger.error("request failed", exc_info=exception)
    language = language_of(request.scope["query_string"].decode("latin-1"), dict(request.headers))
    headers = {"allow": _methods(request)} if problem.code == "method" else {}
    if status == 429 and "seconds" in problem.details:
        headers["retry-after"] = str(problem.details["seconds"])
    if problem.code in _PASSING:
        headers["retry-after"] = _SOON
    reply = ErrorReply(error(problem.code, language, **problem.details))
    return Response(reply, status_code=status, media_type="application/json", headers=headers)


def _methods(request: Request[Any, Any, Any]) -> str:
    """The methods that the path of a request does understand."""
    found: set[str] = set()
    for route in request.app.routes:
        pattern = _PARAMETER.sub("[^/]+", route.path)
        if isinstance(route, HTTPRoute) and re.fullmatch(pattern, request.scope["path"].rstrip("/") or "/"):
            found |= set(route.methods)
    return ", ".join(sorted(found))


def problem_of(exception: Exception) -> Problem:
    """What went wrong, in the terms of the wire."""
    if isinstance(exception, Problem):
        return exception
    if isinstance(exception, Unavailable):
        return Problem(exception.code)
    if isinstance(exception, FurrowError):
        return Problem("bad_request", reason=str(exception)[:500])
    if isinstance(exception, RecursionError):
        return Problem("bad_request")  # nested deeper than anything we ask for
    if isinstance(exception, HTTPException):
        return _framework_problem(exception)
    return Problem("internal")


def _framework_problem(exception: HTTPException) -> Problem:
    """What the framework itself refuses."""
    if isinstance(exception, NotFoundException):
        return Problem("not_found")
    if isinstance(exception, MethodNotAllowedException):
        return Problem("method")
    if isinstance(exception, RequestEntityTooLarge):
        return Problem("too_large")
    if isinstance(exception, ValidationException):
        return Problem("bad_request", reason=_reasons(exception))
    if isinstance(exception, ClientException) or exception.status_code < 500:
        return Problem("bad_request", reason=str(exception.detail)[:500])
    cause = exception.__cause__
    if isinstance(cause, msgspec.ValidationError) and "$.data." in str(cause):
        # A field of a body that is called like one of our dependencies: the framework takes the fault for ours.
        return Problem("bad_request", reason=str(cause).replace("$.data.", "$."))
    return Problem("internal")


def _reasons(exception: ValidationException) -> str:
    """Which fields are wrong, without the values: they may be secrets."""
    extra = exception.extra
    if isinstance(extra, list):
        parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
        return "; ".join(parts)[:500]
    return str(exception.detail)[:500]
