"""The view of a game that brings no sheet: whatever it says, as a list in words; and how such a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from furrow.server.web.pages import html
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.saying import Saying
from furrow.server.wire.tables import TableResult
from furrow.words.lexicon import lexicon


def listed_view(game: str, view: msgspec.Struct, language: str) -> Markup:
    """A view of any game, with the game's own words where it has some."""
    say, own = Saying(language), lexicon(game)

    def word(kind: str, value: str) -> str:
        return own.word(say.words, kind, value)

    def written(name: str, value: Any) -> object:
        if isinstance(value, dict):
            return html.rows([(word("field", key), written(key, each)) for key, each in value.items()])
        if isinstance(value, list | tuple):
            return html.listed(written(name, each) for each in value)
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        return say.words.number(value) if isinstance(value, int) else word(name, str(value))

    return tag("section", tag("h2", say("the-table")), written("", msgspec.to_builtins(view)))


def result_table(game: str, result: TableResult, language: str, names: Sequence[str]) -> Markup:
    """How a game ended, best first, with what the totals are made of."""
    say, own = Saying(language), lexicon(game)
    lines = []
    for row in result.standings:
        parts = [say.pair(own.word(say.words, "score", part), value) for part, value in row.parts.items()]
        name = names[row.seat] if row.seat < len(names) else row.name
        lines.append([name, say.number(row.rank), say.number(row.total), say.row(parts)])
    heads = (say("player"), say("place"), say("total"), say("parts"))
    return tag("section", tag("h2", say("result")), html.table(heads, lines))
