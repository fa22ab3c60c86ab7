"""The games, by name. A new game is one line here and one package below."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from furrow.kernel.contract import Rules
from furrow.kernel.errors import UnknownGame

NAMES = ("scythe", "fifty_first_state", "imperial_settlers")
_PACKAGES = {name: f"furrow.games.{name}" for name in NAMES}


def add(name: str, package: str) -> None:
    """Make a game known that lives in another package; the package has `RULES` and `data/rulebook.json`."""
    _PACKAGES[name] = package


def package(name: str) -> str:
    """The package of a game. Raises UnknownGame."""
    if name not in _PACKAGES:
        raise UnknownGame(f"unknown game {name!r}; known are: {', '.join(_PACKAGES)}")
    return _PACKAGES[name]


def find(name: str) -> Rules[Any]:
    """The rules of a game. Imported on first use, so that `import furrow` stays quick."""
    rules: Rules[Any] = import_module(package(name)).RULES
    return rules
