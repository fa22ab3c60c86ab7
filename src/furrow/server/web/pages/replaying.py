"""A finished game, looked through decision by decision."""

from __future__ import annotations

from litestar import Response, get

from furrow.server.live.naming import told
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import ROOT
from furrow.server.web.pages.html import Markup, listed, tag
from furrow.server.web.pages.reader import PageReader, number, reader_of
from furrow.server.web.pages.sheets import sheet
from furrow.server.web.routes.games import game_info


@get("/tables/{table:str}/replay", include_in_schema=False)
async def replay(request: AnyRequest, table: str) -> Response[str]:
    """The table after one decision, with what it brought about."""
    reader = await reader_of(request)
    say, key = reader.say, reader.asked("key")
    info = told(await reader.core.tables.info(reader.person, table, key), say.language)
    at = number({"at": reader.asked("at")}, "at", 0)
    found = await reader.core.library.replay(reader.person, table, at, lang=say.language, key=key)
    names = [seat.name for seat in info.seats]
    return reader.frame.page(
        game_info(info.game, say.language).title,
        tag("p", say("after", at=found.at, decisions=found.decisions)),
        _ways(reader, f"{ROOT}/tables/{table}", key, found.at, found.decisions),
        _clone(reader, table, key, found.at),
        listed(line.text for line in found.log),
        sheet(info.game, bytes(found.view), say.language, names),
    )


def _clone(reader: PageReader, table: str, key: str, at: int) -> Markup | None:
    """A new table that begins here, for anyone with a session."""
    if reader.person is None:
        return None
    return reader.frame.button(f"/tables/{table}/clone", reader.say("clone"), at=at, key=key)


def _ways(reader: PageReader, path: str, key: str, at: int, last: int) -> Markup:
    say = reader.say
    kept = f"&key={key}" if key else ""
    steps = (("first", 0), ("previous", at - 1), ("next", at + 1), ("last", last))
    links = [tag("a", say(name), href=f"{path}/replay?at={to}{kept}") for name, to in steps if 0 <= to <= last]
    return tag("nav", [*links, tag("a", say("back"), href=path)], class_="row", aria_label=say("replay"))


HANDLERS = (replay,)
