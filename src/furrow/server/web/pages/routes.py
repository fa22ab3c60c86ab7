"""The plain pages' addresses."""

from __future__ import annotations

from litestar import Router, get
from litestar.response import Redirect

from furrow.server.web.pages.frame import ROOT


@get("/", include_in_schema=False)
async def front() -> Redirect:
    """Without the browser client these pages are the first ones."""
    return Redirect(ROOT, status_code=303)


ROUTER = Router(ROOT, route_handlers=[])
FRONT = Router("/", route_handlers=[front])
