"""What the page of a table says with itself."""

from __future__ import annotations

import msgspec

from furrow.server.wire.documents import GameList
from furrow.server.wire.people import Me
from furrow.server.wire.tables import TableInfo


class Arrival(msgspec.Struct):
    """What a client asks for first at a table, as a part of its page: who the reader is, the games in the reader's
    language, and the table (None: the reader may not see it)."""

    lang: str
    me: Me
    games: GameList
    table: TableInfo | None
