"""The plain pages' addresses, and the page that says what went wrong."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from furrow.server.web import errors
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages import (
    bringing,
    creating,
    entering,
    figures,
    home,
    moderating,
    myself,
    others,
    replaying,
    rulebook,
    table,
    troubles,
)
from furrow.server.web.pages.frame import ROOT, STYLE
from furrow.server.web.pages.html import tag
from furrow.server.web.pages.reader import stranger_of


@get("/plain.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=600"})


@get("/{rest:path}", include_in_schema=False)
async def nowhere() -> Response[str]:
    raise NotFoundException


@get("/", include_in_schema=False)
async def front() -> Redirect:
    """Without the browser client these pages are the first ones."""
    return Redirect(ROOT, status_code=303)


def _failed(request: AnyRequest, exception: Exception) -> Response[str]:
    """An error as a page, with the ways in where a session is missing."""
    told = errors.handle(request, exception)
    status = errors.status_of(told.content.error.code)
    reader = stranger_of(request)
    ways = entering.enter(reader) if status == 401 else None
    back = tag("p", tag("a", reader.say("back"), href=ROOT))
    page = reader.frame.page(told.content.error.text, ways, back, status=status)
    page.headers.update(told.headers)
    return page


def router(record: int) -> Router:
    """All plain pages; `record` is how long an uploaded record may be."""
    return Router(
        "/",
        route_handlers=[_PAGES, bringing.router(record)],
        exception_handlers={Exception: _failed},
    )


_PAGES = Router(
    ROOT,
    route_handlers=[
        style,
        *home.HANDLERS,
        *entering.HANDLERS,
        *myself.HANDLERS,
        *creating.HANDLERS,
        *table.HANDLERS,
        *troubles.HANDLERS,
        *replaying.HANDLERS,
        *rulebook.HANDLERS,
        *others.HANDLERS,
        *moderating.HANDLERS,
        *figures.HANDLERS,
        nowhere,
    ],
)
FRONT = Router("/", route_handlers=[front])
