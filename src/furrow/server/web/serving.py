"""A server process: uvicorn with our application, a graceful end, and word of where it listens."""

from __future__ import annotations

import logging
import os
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from litestar.types import ASGIApp

from furrow.server.logs import configuration, log
from furrow.server.settings import Settings
from furrow.server.web.app import Opener, make_app

_logger = logging.getLogger("furrow.serve")


class Serving(uvicorn.Server):
    """Says where it listens; before it stops, it lets the application finish its writes and tell the clients."""

    def __init__(self, config: uvicorn.Config, settings: Settings, started: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self._settings = settings
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        address = f"http://{_shown(self._settings.host)}:{port}/"
        log(_logger, logging.INFO, "serving", address=address, pid=os.getpid())
        self._started(address, port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log(_logger, logging.INFO, "stopping")
        for server in self.servers:
            server.close()
        await super().shutdown(sockets)
        log(_logger, logging.INFO, "stopped")


def configure(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs an application with these settings."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=configuration(settings.log_level),
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=settings.graceful,
    )


def serve(settings: Settings, opener: Opener, *, port_file: Path | None = None, browse: bool = False) -> None:
    """Serve until a signal comes."""

    def started(address: str, port: int) -> None:
        if port_file is not None:
            _write(port_file, str(port))
        if browse:
            webbrowser.open(address)

    settings.data_dir.mkdir(parents=True, exist_ok=True)
    app = make_app(settings, opener)
    Serving(configure(app, settings), settings, started).run()


def _write(path: Path, text: str) -> None:
    """Whole or not at all: whoever waits for the file must not read half of it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="ascii")
    draft.replace(path)


def _shown(host: str) -> str:
    """A host as one can type it."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
