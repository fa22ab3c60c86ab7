"""A server process: uvicorn with our application, a graceful end, and a note of where it listens."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn

from furrow.kernel.errors import FurrowError
from furrow.server.logs import configuration, log
from furrow.server.settings import Settings
from furrow.server.web.app import WebApp
from furrow.server.web.stopping_time import StoppingTime

_logger = logging.getLogger("furrow.serve")
FAILED = 3
_TURN = 0.001
"""Seconds after which a thread that works gives way to one that waits (3.11: 0.005): the log's writer, mostly."""
_CYCLES = (10_000, 10, 20)
"""Python looks for cycles after so many new objects (3.11: 700, 10, 10). Tables keep thousands of objects for hours and
hardly a cycle; looking at all of them again and again took a fifth of the server's time, in pauses that were felt."""


class ServeManner(msgspec.Struct, frozen=True):
    """How a server makes itself known: a file for its port, a browser that opens, a message to its starter."""

    port_file: Path | None = None
    browse: bool = False
    greet: Callable[[str], None] | None = None

    def announce(self, address: str, port: int) -> None:
        """The server listens."""
        if self.port_file is not None:
            write_port(self.port_file, port)
        if self.greet is not None:
            self.greet(address)
        if self.browse:
            webbrowser.open(address)


class Serving(uvicorn.Server):
    """Says where it listens, and says goodbye to the clients before it stops."""

    def __init__(self, app: WebApp, config: uvicorn.Config, manner: ServeManner) -> None:
        super().__init__(config)
        self._web, self._manner = app, manner

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._web.open()
        except (FurrowError, OSError) as error:
            log(_logger, logging.ERROR, "cannot start", reason=str(error))
            raise SystemExit(FAILED) from None
        try:
            await super().startup(sockets)
        except SystemExit:
            await self._end()
            raise
        gc.freeze()  # modules, words and rules stay for good
        gc.set_threshold(*_CYCLES)
        sys.setswitchinterval(_TURN)
        port = self.servers[0].sockets[0].getsockname()[1]
        address = address_of(self.config.host, port)
        log(_logger, logging.INFO, "serving", address=address)
        self._manner.announce(address, port)

    async def _end(self) -> None:
        await self._web.farewell(StoppingTime(self._web.settings.graceful))
        await self._web.close()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """At the signal itself, not when the loop next looks: nothing is decided after it."""
        self._web.shut()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log(_logger, logging.INFO, "stopping")
        budget = StoppingTime(self._web.settings.graceful)
        for server in self.servers:
            server.close()
        await self._web.farewell(budget)
        self.config.timeout_graceful_shutdown = budget.left  # type: ignore[assignment]  # it only waits so long
        await super().shutdown(sockets)
        await self._web.close()
        log(_logger, logging.INFO, "stopped")


def configured(app: WebApp) -> uvicorn.Config:
    """How uvicorn runs the application."""
    settings = app.settings
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=settings.compress,
        lifespan="on",
        log_config=configuration(settings.log_level, settings.log_path),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=settings.graceful,
    )


def serve(settings: Settings, manner: ServeManner) -> None:
    """Serve until a signal comes."""
    app = WebApp(settings)
    Serving(app, configured(app), manner).run()


def write_port(path: Path, port: int) -> None:
    """Whole or not at all: a program that waits for the file must not read half of it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(str(port), encoding="ascii")
    draft.replace(path)


def address_of(host: str, port: int) -> str:
    """A server's address, as people type it."""
    name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"
