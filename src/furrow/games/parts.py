"""What a game brings to the rooms of the house: its words, its bots, its columns, its sheets, its lessons.

A room is a package of ours, such as `furrow.words`. What a game brings there is looked for in one order everywhere:
in the game's own place (`furrow.words.scythe`; of a game from elsewhere, `hamlet.words`), then in its family's
(`furrow.words.tableau`). If nothing is found there is a default that fits any game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

from furrow.games import OWN, find, package, until_games_change

_RULES = "furrow.games"
"""The room of the rules: here a game is at home."""


@until_games_change
@cache
def part(game: str, room: str, module: str = "") -> ModuleType | None:
    """The module that a game, or its family, brings to a room; None if neither has one. Raises UnknownGame.

    >>> part("imperial_settlers", "furrow.bots", "mind").__name__
    'furrow.bots.tableau.mind'
    """
    for place in _places(game, room):
        name = f"{place}.{module}" if module else place
        if _exists(name):
            found = import_module(name)
            if found.__file__ is not None:  # else it is a folder without code, such as one of catalogues only
                return found
    return None


def part_file(game: str, room: str, name: str) -> Traversable | None:
    """The file of that name that a game, or its family, brings to a room; None if neither has one.

    >>> part_file("scythe", "furrow.games", "data/rulebook.json").name
    'rulebook.json'
    """
    for place in _places(game, room):
        if _exists(place):
            found = files(place).joinpath(name)
            if found.is_file():
                return found
    return None


def part_folder(game: str, room: str, name: str) -> Traversable | None:
    """The folder of that name that a game itself brings to a room; None if it has none."""
    place = _own_place(game, room)
    found = files(place).joinpath(name) if _exists(place) else None
    return found if found is not None and found.is_dir() else None


def _places(game: str, room: str) -> Iterator[str]:
    """Where a game's part of a room may be, its own place first; the rules are asked for the family only after that."""
    yield _own_place(game, room)
    yield f"{room}.{find(game).family}"


def _own_place(game: str, room: str) -> str:
    home, name = package(game), room.rpartition(".")[2]
    return home if room == _RULES else f"{room}.{game}" if game in OWN else f"{home}.{name}"


@until_games_change
@cache
def _exists(module: str) -> bool:
    """Is there such a module? `find_spec` alone would fail where a package on the way to it is missing."""
    parent = module.rpartition(".")[0]
    return (not parent or _exists(parent)) and find_spec(module) is not None
