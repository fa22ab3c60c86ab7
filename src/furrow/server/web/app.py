"""The web application: routes, errors and documents put together, behind the gate."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

import furrow
from furrow.server.application import Application
from furrow.server.file_modes import make_folder
from furrow.server.metrics import Metrics
from furrow.server.people import derived, key_in
from furrow.server.settings import Settings
from furrow.server.web import bundle, errors, socket
from furrow.server.web.dependencies import DEPENDENCIES
from furrow.server.web.gate import Gate
from furrow.server.web.opening import opened
from furrow.server.web.outbox import Outboxes
from furrow.server.web.pages import routes as pages
from furrow.server.web.readiness import DatabaseProbe
from furrow.server.web.reading import CleanRequest
from furrow.server.web.routes import (
    admin,
    afterwards,
    analysis,
    arrival,
    documents,
    foreign,
    games,
    lessons,
    operating,
    people,
    tables,
)
from furrow.server.web.stopping_time import StoppingTime

_TOLD, _KEPT = 0.4, 0.6
"""How much of the time that is left the last messages to clients may take, and then what is kept."""


class WebApp:
    """The ASGI application of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.outboxes = Outboxes()
        self.application: Application | None = None
        self.framework = Litestar(
            route_handlers=[
                *operating.HANDLERS,
                games.ROUTER,
                foreign.ROUTER,
                lessons.ROUTER,
                people.ROUTER,
                tables.ROUTER,
                documents.ROUTER,
                documents.imports(settings.limits.record),
                analysis.ROUTER,
                afterwards.ROUTER,
                admin.ROUTER,
                socket.ROUTER,
                pages.router(settings.limits.record),
                *([arrival.ROUTER, bundle.ROUTER] if bundle.bundle() else [pages.FRONT]),
            ],
            dependencies=DEPENDENCIES,
            request_class=CleanRequest,
            exception_handlers={Exception: errors.handle},
            openapi_config=_document(),
            request_max_body_size=settings.limits.body,
            compression_config=CompressionConfig(
                backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key="raw"
            ),
            logging_config=None,
            debug=False,
        )
        self._gate = Gate(self.framework, settings, self.metrics)
        self._open = AsyncExitStack()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._gate(scope, receive, send)

    async def open(self) -> None:
        """Before the first request. Raises FurrowError if the database cannot be used."""
        make_folder(self.settings.data_dir)
        application = await self._open.enter_async_context(opened(self.settings))
        self.application = application
        state = self.framework.state
        state.application, state.settings, state.metrics = application, self.settings, self.metrics
        state.outboxes, state.form_key = self.outboxes, derived(key_in(self.settings.data_dir), "forms")
        state.readiness = DatabaseProbe(application.store)
        application.people.ended = self.outboxes.end
        house, thinking = application.house, application.thinking
        metrics = self.metrics
        metrics.gauge("furrow_tables", "Tables in memory.", lambda: float(len(house.live)))
        metrics.counted("furrow_decisions_total", "Decisions made durable.", lambda: float(house.decisions))
        metrics.counted("furrow_bot_troubles_total", "Bots that failed.", lambda: float(thinking.troubles))
        state.took = metrics.histogram("furrow_message_seconds", "How long messages of sockets took.", "kind")

    async def close(self) -> None:
        """After the last one: every write is finished."""
        await self._open.aclose()

    def shut(self) -> None:
        """Decide nothing any more. It may be called in the middle of anything, by a signal."""
        if self.application is not None:
            self.application.house.close()

    async def farewell(self, budget: StoppingTime) -> None:
        """Tell everybody that the server restarts, send what is to be sent, close the sockets; then keep everything."""
        if self.application is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(budget.part(_TOLD)):
                await self.application.house.farewell()
                await self.outboxes.drained()
        self.outboxes.end_all()
        await self.application.stop(budget.part(_KEPT))


def _document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Furrow",
        version=furrow.__version__,
        description="People, tables and documents; play itself goes over the socket of a table, see docs/wire.md.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
