"""The gate: what every request and socket passes before a handler sees it, and every reply after.

It gives requests their ids, refuses foreign pages, foreign host names and floods, adds the headers of every reply, and
writes logs and metrics. It is plain ASGI: nothing that the framework does on its own can get around it.
"""

from __future__ import annotations

import logging
import secrets
from time import perf_counter
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from furrow.server.logs import REQUEST, log
from furrow.server.metrics import Metrics
from furrow.server.settings import Settings
from furrow.server.web import errors, headers, language
from furrow.server.web.limits import Buckets, Open, client_in
from furrow.server.web.origin import SAFE, Origins
from furrow.server.wire.socket import CLOSE_FLOOD, CLOSE_FORBIDDEN, CLOSE_NO_TABLE
from furrow.server.wire.texts import NUL

_logger = logging.getLogger("furrow.web")
_API = "/api/"
_PROBES = ("/health", "/ready", "/metrics")
_FILES = "/assets/"
_ESCAPED_NUL = b"%00"
_ENTRIES = frozenset(
    (
        *(f"/api/{name}" for name in ("guest", "accounts", "session", "recovery")),
        *(f"/plain/{name}" for name in ("guest", "account", "sign-in", "recovery")),
    )
)


class Gate:
    """The outermost application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._secure = settings.secure_cookies
        self._origins = Origins(settings)
        limits = settings.limits
        self._requests = Buckets(limits.requests, limits.requests_burst)
        self._entries = Buckets(limits.entries, limits.entries_burst)
        self._sockets = Open(limits.sockets)
        self._counted = metrics.counter("furrow_requests_total", "Requests by route and status.", "route", "status")
        self._took = metrics.histogram("furrow_request_seconds", "How long requests took.", "method")
        self._refused = metrics.counter("furrow_refused_total", "Requests and sockets refused at the gate.", "code")
        metrics.gauge("furrow_sockets", "Sockets that are open.", lambda: float(self._sockets.total))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        mark = REQUEST.set(request)
        try:
            if scope["type"] == "http":
                await self._http(scope, receive, send, request)
            else:
                await self._socket(scope, receive, send)
        finally:
            REQUEST.reset(mark)

    async def _http(self, scope: Any, receive: Receive, send: Send, request: str) -> None:
        began, method, status = perf_counter(), scope["method"], 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = headers.added(list(message.get("headers", [])), request, secure=self._secure)
            await send(message)

        given = _headers(scope)
        code, wait = self._fault(scope, given)
        if code:
            self._refused.add(code)
            await _refuse(sending, code, language.language_of(_query(scope), given), wait)
        else:
            if method == "HEAD":  # the framework knows none; uvicorn leaves the body out
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, sending)
        took = perf_counter() - began
        self._counted.add(str(scope.get("path_template", "")) or "other", str(status))
        self._took.observe(took, method if method in _METHODS else "other")
        log(
            _logger,
            logging.DEBUG if _is_open(_path(scope)) else logging.INFO,
            "request",
            method=method,
            path=scope["path"],
            status=status,
            ms=round(took * 1000, 1),
        )

    def _fault(self, scope: Any, given: dict[str, str]) -> tuple[str, int]:
        """What is wrong with a request before anybody has read it, and after how many seconds to come again."""
        path, method = _path(scope), scope["method"]
        if _is_open(path):
            return "", 0
        if not self._origins.knows_host(given.get("host", "")):
            return "bad_host", 0
        client = client_in(scope)
        bucket = self._requests.of(client)
        if not bucket.take():
            return "flood", bucket.wait()
        if NUL in path:
            return "not_found", 0  # no name of anything has one, and not every database could even look for it
        if _ESCAPED_NUL in scope["query_string"]:
            return "bad_text", 0
        if method in SAFE:
            return "", 0
        if self._origins.crosses(given, scope["scheme"]):
            return "cross_site", 0
        if path.startswith(_API) and "x-furrow" not in given:
            return "no_header", 0
        if method == "POST" and path in _ENTRIES:
            entry = self._entries.of(client)
            if not entry.take():
                return "flood", entry.wait()
        return "", 0

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        given, client = _headers(scope), client_in(scope)
        if not self._origins.knows_host(given.get("host", "")) or self._origins.crosses(given, scope["scheme"]):
            self._refused.add("cross_site")
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_FORBIDDEN, "reason": ""})
            return
        if not self._requests.of(client).take() or not self._sockets.enter(client):
            self._refused.add("flood")
            await receive()
            await _turn_away(send, CLOSE_FLOOD)
            return
        try:
            if NUL in scope["path"]:
                await receive()
                await _turn_away(send, CLOSE_NO_TABLE)
            else:
                await self._app(scope, receive, send)
        finally:
            self._sockets.leave(client)


_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


async def _turn_away(send: Send, code: int) -> None:
    """Close a socket so that its client can read why."""
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": ""})


async def _refuse(send: Send, code: str, lang: str, wait: int) -> None:
    body = errors.body(code, lang)
    given = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        given.append((b"retry-after", str(wait).encode()))
    await send({"type": "http.response.start", "status": errors.status_of(code), "headers": given})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _path(scope: Any) -> str:
    """The path as the framework will read it: without empty parts, or a second slash would be a way round the gate."""
    return "/" + "/".join(part for part in scope["path"].split("/") if part)


def _is_open(path: str) -> bool:
    """Probes and files are neither counted against a client nor refused for a host name."""
    return path in _PROBES or path.startswith(_FILES)


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _query(scope: Any) -> str:
    return str(scope["query_string"].decode("latin-1"))
