"""A view in words: which sheet writes which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from furrow.games import find
from furrow.games.parts import part
from furrow.server.web.pages.any_sheet import listed_view
from furrow.server.web.pages.html import Markup


def sheet(game: str, view: bytes, language: str, names: Sequence[str]) -> Markup:
    """All that a reader may know of the table; `view` is the view document as it is sent to clients.

    What `write` in the module of a game, or its family, makes of it; without one it is written out as a list.
    """
    own = part(game, "furrow.server.web.pages")
    document: Any = msgspec.json.decode(view, type=find(game).view_type)
    if own is None:
        return listed_view(game, document, language)
    written: Markup = own.write(document, language, names)
    return written
