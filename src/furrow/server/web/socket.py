"""The socket of a table: who may open it, what a message may be, and how many of them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from furrow.server.application import Application
from furrow.server.live.connections import Connection
from furrow.server.metrics import Histogram
from furrow.server.settings import Settings
from furrow.server.store import Unavailable
from furrow.server.web import errors
from furrow.server.web.dependencies import SESSION
from furrow.server.web.language import language_of
from furrow.server.web.limits import Bucket
from furrow.server.web.outbox import Outbox, Outboxes
from furrow.server.wire.errors import Problem
from furrow.server.wire.socket import (
    CLOSE_FLOOD,
    CLOSE_FORBIDDEN,
    CLOSE_LATER,
    CLOSE_NO_SESSION,
    CLOSE_NO_TABLE,
    Refused,
    encoder,
    read_message,
)
from furrow.server.wire.texts import unfit

_logger = logging.getLogger("furrow.socket")
_CLOSED = {401: CLOSE_NO_SESSION, 403: CLOSE_FORBIDDEN, 404: CLOSE_NO_TABLE}
_LONGEST_KEY = 64

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: str) -> None:
    """Play at a table, or watch it."""
    application: Application = socket.app.state.application
    token = socket.cookies.get(SESSION, "")
    try:
        person = await application.people.who(token)
    except Unavailable:  # turned away before the greeting, so that the client comes again, and ever more slowly
        await socket.close(CLOSE_LATER)
        return
    await socket.accept()
    if person is None:
        await socket.close(CLOSE_FORBIDDEN if await application.people.banned(token) else CLOSE_NO_SESSION)
        return
    outboxes: Outboxes = socket.app.state.outboxes
    outbox = Outbox(person, _deliverer(socket), socket.close)
    lang = language_of(socket.scope["query_string"].decode("latin-1"), dict(socket.headers))
    key = str(socket.query_params.get("key", ""))[:_LONGEST_KEY]
    try:
        connection = await application.tables.connect(
            person, table[:_LONGEST_KEY], key, outbox.put, lang, partial(outbox.end, CLOSE_FORBIDDEN)
        )
    except Unavailable:
        await socket.close(CLOSE_LATER)
        return
    except Problem as problem:
        await socket.close(_CLOSED.get(errors.status_of(problem.code), CLOSE_FORBIDDEN))
        return
    outboxes.add(outbox)
    sending = asyncio.create_task(outbox.run())
    try:
        await _listen(socket, application, connection, outbox)
    finally:
        application.tables.disconnect(connection)
        outboxes.discard(outbox)
        sending.cancel()


def _deliverer(socket: AnySocket) -> Any:
    send = socket.send

    async def deliver(text: str) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": text})

    return deliver


async def _listen(socket: AnySocket, application: Application, connection: Connection, outbox: Outbox) -> None:
    """Take messages until the client goes or is sent away."""
    settings: Settings = socket.app.state.settings
    took: Histogram = socket.app.state.took
    bucket = Bucket(settings.limits.messages, settings.limits.messages_burst)
    while True:
        try:
            event: Any = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            await socket.close(CLOSE_FLOOD)
            return
        data = event.get("text")
        await _answer(application, connection, outbox, took, data if data is not None else event.get("bytes") or b"")


async def _answer(
    application: Application, connection: Connection, outbox: Outbox, took: Histogram, data: str | bytes
) -> None:
    """Do what a message asks; whatever goes wrong, the connection stays open."""
    if unfit(data):
        outbox.put(encoder.encode(Refused(errors.error("bad_text", connection.lang))))
        return
    try:
        message = read_message(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        outbox.put(encoder.encode(Refused(errors.error("bad_message", connection.lang))))
        return
    began = perf_counter()
    try:
        await application.tables.receive(connection, message)
    except Exception:
        _logger.exception("a message failed")
        ask, at = getattr(message, "ask", None), getattr(message, "at", None)
        outbox.put(encoder.encode(Refused(errors.error("internal", connection.lang), ask, at)))
    took.observe(perf_counter() - began, str(message.__struct_config__.tag))


ROUTER = Router("/", route_handlers=[table_socket])
