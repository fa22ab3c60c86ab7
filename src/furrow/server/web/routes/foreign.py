"""What a game from elsewhere brings to the browser, under our own address: its files and its words."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router, get
from litestar.params import Parameter

from furrow.server.web.bundle import read, replied
from furrow.server.web.dependencies import ERRORS, AnyRequest, Language
from furrow.server.web.foreign import client_file
from furrow.server.web.routes.games import GameName, known
from furrow.server.wire.errors import Problem
from furrow.words.catalogue import foreign_text

FileName = Annotated[str, Parameter(description="A file of the game's folder `client`.", max_length=80)]


@get("/games/{game:str}/{name:str}", include_in_schema=False)
async def file_of(request: AnyRequest, game: GameName, name: FileName) -> Response[bytes]:
    """A file that the package of a game ships for the browser."""
    found = client_file(known(game), name)
    if found is None:
        raise Problem("not_found")
    return replied(request, read(name, await asyncio.to_thread(found.read_bytes)))


@get("/api/games/{game:str}/words", summary="The messages that came with a game", responses=ERRORS, tags=["games"])
async def words_of(game: GameName, language: Language) -> Response[str]:
    """The catalogues of a game from elsewhere, English behind the language. A client has those of our own games."""
    text = await asyncio.to_thread(foreign_text, known(game), language)
    return Response(text, media_type=MediaType.TEXT)


ROUTER = Router("/", route_handlers=[file_of, words_of])
