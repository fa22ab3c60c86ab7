"""For operators: is the server alive, can it serve, and its figures."""

from __future__ import annotations

import ipaddress

from litestar import Response, get

import furrow
from furrow.server.metrics import Metrics
from furrow.server.web.dependencies import ERRORS, AnyRequest, Chosen, Core
from furrow.server.web.readiness import DatabaseProbe
from furrow.server.web.replies import Health
from furrow.server.wire.errors import Problem

_PROMETHEUS = "text/plain; version=0.0.4"


@get("/health", summary="Is the process alive", tags=["operating"])
async def health() -> Health:
    return Health("ok", furrow.__version__)


@get("/ready", summary="Can it serve: does the database keep what it is given", tags=["operating"], responses=ERRORS)
async def ready(request: AnyRequest, core: Core) -> Response[Health]:
    """`away` names what is missing though games go on: "redis"."""
    readiness: DatabaseProbe = request.app.state.readiness
    trouble = await readiness.trouble()
    if trouble:
        raise Problem(trouble)
    return Response(Health("ok", furrow.__version__, ["redis"] if core.hub.away else []))


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
