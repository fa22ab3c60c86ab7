"""The printed facts of a game as one JSON-ready document: map, mats, cards, tiles, as a client draws them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from furrow.games import find


def reference(game: str) -> Any:
    """What `reference(rules)` in the module `reference` of the game's package, or its family's, says.

    A game without one has no facts. Raises UnknownGame.

    >>> reference("scythe").map.hexes[0].id
    'A1'
    """
    rules = find(game)
    for kind in type(rules).__mro__:
        module = f"{kind.__module__.rpartition('.')[0]}.reference"
        if module != __name__ and find_spec(module) is not None:
            return import_module(module).reference(rules)
    return {}
