"""The games, by name. A new game is one line here and one package below."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from furrow.kernel.contract import Rules
from furrow.kernel.errors import UnknownGame

NAMES = ("scythe", "fifty_first_state", "imperial_settlers")


def find(name: str) -> Rules[Any]:
    """The rules of a game. Imported on first use, so that `import furrow` stays quick."""
    if name not in NAMES:
        raise UnknownGame(f"unknown game {name!r}; known are: {', '.join(NAMES)}")
    rules: Rules[Any] = import_module(f"furrow.games.{name}").RULES
    return rules
