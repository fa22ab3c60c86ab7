"""The web application: routes, errors and documents put together, behind the gate."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import furrow
from furrow.server.application import Application
from furrow.server.metrics import Metrics
from furrow.server.settings import Settings
from furrow.server.web import bundle, errors, socket
from furrow.server.web.gate import Gate
from furrow.server.web.guard import DEPENDENCIES
from furrow.server.web.pages import routes as pages
from furrow.server.web.routes import games, operating, people

Opener = Callable[[Settings], Awaitable[Application]]


def make_app(settings: Settings, opener: Opener) -> ASGIApp:
    """The ASGI application of one process; `opener` makes the core when the server starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncGenerator[None, None]:
        application = await opener(settings)
        app.state.application = application
        _core_figures(metrics, application)
        try:
            yield
        finally:
            await application.stop()

    app = Litestar(
        route_handlers=[
            *operating.HANDLERS,
            games.ROUTER,
            people.ROUTER,
            socket.ROUTER,
            pages.ROUTER,
            bundle.ROUTER if bundle.bundle() else pages.FRONT,
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: errors.handle},
        lifespan=[living],
        openapi_config=_document(),
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key="raw"
        ),
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    app.state.metrics = metrics
    return Gate(app, settings, metrics)


def _document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Furrow",
        version=furrow.__version__,
        description="People, tables and documents; play itself goes over the socket of a table, see docs/wire.md.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def _core_figures(metrics: Metrics, application: Application) -> None:
    for name, text, read in application.figures():
        metrics.gauge(name, text, read)
