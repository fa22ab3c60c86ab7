"""Bodies of replies that only the edge makes: what is printed on components, probes."""

from __future__ import annotations

from typing import Any

import msgspec


class Reference(msgspec.Struct):
    """`GET /api/games/{game}/reference`: the facts of every component and its words in one language."""

    game: str
    lang: str
    facts: Any
    words: Any


class Health(msgspec.Struct, omit_defaults=True):
    """`GET /health` and `/ready`. `away` names what does not answer, though the server serves without it."""

    status: str
    version: str
    away: list[str] = []
