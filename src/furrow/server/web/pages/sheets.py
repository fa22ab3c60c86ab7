"""A view in words: which sheet writes which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from furrow.games import find
from furrow.games.parts import part
from furrow.server.web.pages.any_sheet import listed_view, result_table
from furrow.server.web.pages.html import Markup, joined
from furrow.server.wire.tables import TableResult


def sheet(game: str, view: bytes, language: str, names: Sequence[str], result: TableResult | None = None) -> Markup:
    """All that a reader may know of the table; `view` is the view document as it is sent to clients.

    What `write` in the module of a game, or its family, makes of it; without one it is written out as a list, after the
    result if the game is over.
    """
    own = part(game, "furrow.server.web.pages")
    document: Any = msgspec.json.decode(view, type=find(game).view_type)
    if own is None:
        return joined(
            None if result is None else result_table(game, result, language, names),
            listed_view(game, document, language),
        )
    written: Markup = own.write(document, language, names)
    return written
