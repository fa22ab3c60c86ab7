"""What the page of a table, and the front page, say with themselves."""

from __future__ import annotations

import msgspec

from furrow.server.wire.documents import GameList
from furrow.server.wire.people import Me
from furrow.server.wire.tables import TableInfo, TableList


class Arrival(msgspec.Struct):
    """What a client asks for first, as a part of the page: who the reader is, the games in the reader's language, at a
    table what is known of it (None: the reader may not see it), on the front page the reader's own tables."""

    lang: str
    me: Me
    games: GameList
    table: TableInfo | None = None
    mine: TableList | None = None
