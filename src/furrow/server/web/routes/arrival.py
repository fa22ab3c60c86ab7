"""The front page and the page of a table: the client's own, with what it would ask for first.

So nothing waits for anything else, and nothing moves when it comes."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException

import furrow
from furrow.games import find
from furrow.server.live.naming import told
from furrow.server.people import Person
from furrow.server.web import chunks
from furrow.server.web.bundle import INDEX, bundle
from furrow.server.web.dependencies import AnyRequest, Core, Reader
from furrow.server.web.language import language_of
from furrow.server.web.routes.games import all_games
from furrow.server.web.routes.people import me_as_told
from furrow.server.wire.arrival import Arrival
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import TableInfo, TableList

_HEAD_ENDS = b"</head>"


@get("/table/{table:str}", include_in_schema=False)
async def table_page(request: AnyRequest, core: Core, reader: Reader, table: str) -> Response[bytes]:
    """The client, with what it needs to know at this table and the files that it will need."""
    language = _language(request, reader)
    try:
        seen = told(await core.tables.info(reader, table[:64], str(request.query_params.get("key", ""))[:64]), language)
    except Problem:
        seen = None  # the client will be told why
    arrival = Arrival(language, await me_as_told(request, core, reader), await all_games(language), table=seen)
    return _page(_links(seen, language), arrival)


@get("/", include_in_schema=False)
async def front_page(request: AnyRequest, core: Core, reader: Reader) -> Response[bytes]:
    """The client, with the reader's tables, so that their place is known before anything is drawn."""
    language = _language(request, reader)
    mine = [] if reader is None else await core.lists.mine(reader)
    tables = TableList([told(info, language) for info in mine])
    arrival = Arrival(language, await me_as_told(request, core, reader), await all_games(language), mine=tables)
    return _page(chunks.of_front(language), arrival)


def _page(links: str, arrival: Arrival) -> Response[bytes]:
    page = bundle().get(INDEX)
    if page is None:
        raise NotFoundException
    head = links.encode() + _said(arrival)
    return Response(page.body.replace(_HEAD_ENDS, head + _HEAD_ENDS, 1), media_type=MediaType.HTML)


def _language(request: AnyRequest, reader: Person | None) -> str:
    """The one that an account has set, where the address does not ask for another; else as for any request."""
    asked = request.scope["query_string"].decode("latin-1")
    kept = None if reader is None else reader.settings.get("lang")
    return language_of(asked if "lang=" in asked or kept is None else f"lang={kept}", dict(request.headers))


def _links(table: TableInfo | None, language: str) -> str:
    if table is None or table.game not in furrow.GAMES:
        return ""
    return chunks.of_table(table.game, find(table.game).family, language)


def _said(arrival: Arrival) -> bytes:
    """As data, which no policy for scripts concerns; nothing in it can end the element."""
    text = msgspec.json.encode(arrival).replace(b"<", b"\\u003c")
    return b'<script type="application/json" id="arrival">' + text + b"</script>"


ROUTER = Router("/", route_handlers=[front_page, table_page])
