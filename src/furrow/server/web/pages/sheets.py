"""A view in words: which sheet writes which game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from furrow.games import find
from furrow.games.scythe.view import View as ScytheView
from furrow.games.tableau.view import View as TableauView
from furrow.server.web.pages.html import Markup
from furrow.server.web.pages.scythe import ScytheSheet
from furrow.server.web.pages.tableau import TableauSheet


def sheet(game: str, view: bytes, language: str, names: Sequence[str]) -> Markup:
    """All that a reader may know of the table; `view` is the view document as it is sent to clients."""
    kind = find(game).view_type
    if issubclass(kind, ScytheView):
        return ScytheSheet(msgspec.json.decode(view, type=ScytheView), language, names).whole()
    return TableauSheet(msgspec.json.decode(view, type=TableauView), language, names).whole()
