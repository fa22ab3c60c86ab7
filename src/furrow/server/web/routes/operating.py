"""For operators: is the server alive, can it serve, and its figures."""

from __future__ import annotations

import ipaddress
import logging

from litestar import Response, get

import furrow
from furrow.server.metrics import Metrics
from furrow.server.web.dependencies import ERRORS, AnyRequest, Chosen, Core
from furrow.server.web.replies import Health
from furrow.server.wire.errors import Problem

_logger = logging.getLogger("furrow.web")
_PROMETHEUS = "text/plain; version=0.0.4"


@get("/health", summary="Is the process alive", tags=["operating"])
async def health() -> Health:
    return Health("ok", furrow.__version__)


@get("/ready", summary="Can it serve: is the database there", tags=["operating"], responses=ERRORS)
async def ready(core: Core) -> Response[Health]:
    try:
        await core.store.table("")
    except Exception:
        _logger.exception("the database does not answer")
        raise Problem("busy") from None
    return Response(Health("ok", furrow.__version__))


@get("/metrics", summary="Figures in Prometheus text", media_type="text/plain", include_in_schema=False)
async def figures(request: AnyRequest, settings: Chosen) -> Response[str]:
    if not settings.metrics_open and not _is_near(request):
        raise Problem("forbidden")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=_PROMETHEUS)


def _is_near(request: AnyRequest) -> bool:
    """Does the request come from this machine itself, not through a proxy on it?"""
    if request.client is None:
        return True
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = (health, ready, figures)
