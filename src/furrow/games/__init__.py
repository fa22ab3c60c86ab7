"""The games, by name: our own, those that installed packages register, and those that a program adds.

A package registers a game by the entry point `furrow.games`: `hamlet = "hamlet"` in its `pyproject.toml`. What a game
brings besides its rules is found by `parts.py`.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Protocol, TypeVar

from furrow.kernel.contract import Rules
from furrow.kernel.errors import UnknownGame

OWN = ("scythe", "fifty_first_state", "imperial_settlers")
"""The games of this project. A new one is one word here and one package below."""
DEFAULT = OWN[0]
"""What is played where no game is named."""
GROUP = "furrow.games"
"""The entry-point group under which a package registers its games."""
_added: dict[str, str] = {}
_log = logging.getLogger(__name__)


class Remembered(Protocol):
    """What `functools.cache` makes of a function."""

    def cache_clear(self) -> None: ...


_Remembered = TypeVar("_Remembered", bound=Remembered)
_remembered: list[Remembered] = []


def until_games_change(answers: _Remembered) -> _Remembered:
    """Forget the remembered answers of a function when a game is added or removed: another package may come under the
    name of an earlier one. Everything that is remembered by a game's name is marked so, above `cache` or `lru_cache`.
    """
    _remembered.append(answers)
    return answers


def names() -> tuple[str, ...]:
    """The names of all games that are known now, our own first."""
    return (*OWN, *foreign())


@until_games_change
@cache
def foreign() -> dict[str, str]:
    """The games of other packages, each with its package."""
    return {name: package for name, package in {**_registered(), **_added}.items() if name not in OWN}


def add(name: str, package: str) -> None:
    """Make a game known that lives in another package.

    The package has `RULES`, and whatever else it brings lies below it: see `docs/adding-a-game.md`.
    """
    _added[name] = package
    _change()


def remove(name: str) -> None:
    """Forget a game that was added; its running games go on."""
    _added.pop(name, None)
    _change()


def _change() -> None:
    for answers in _remembered:
        answers.cache_clear()


def package(name: str) -> str:
    """The package of a game. Raises UnknownGame."""
    if name in OWN:
        return f"{__name__}.{name}"
    found = foreign()
    if name not in found:
        raise UnknownGame(f"unknown game {name!r}; known are: {', '.join(names())}")
    return found[name]


def find(name: str) -> Rules[Any]:
    """The rules of a game. Imported on first use, so that `import furrow` stays fast. Raises UnknownGame."""
    home = package(name)
    try:
        rules: Rules[Any] = import_module(home).RULES
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"the game {name!r} cannot be had from the package {home!r}: {error}") from error
    return rules


@cache
def _registered() -> dict[str, str]:
    """What the installed packages register: looked up once, because it reads every package's metadata."""
    return {entry.name: entry.module for entry in entry_points(group=GROUP) if _works(entry.name, entry.module)}


def _works(name: str, package: str) -> bool:
    """Can the rules be had? One package that is broken must not take the other games with it."""
    try:
        import_module(package).RULES  # noqa: B018
    except Exception as error:
        _log.warning("the game %s of the package %s is left out: %r", name, package, error)
        return False
    return True
