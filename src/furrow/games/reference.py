"""The printed facts of a game as one JSON-ready document: map, mats, cards, tiles, as a client draws them."""

from __future__ import annotations

from typing import Any

from furrow.games import find
from furrow.games.parts import part


def reference(game: str) -> Any:
    """What `reference(rules)` in the module `reference` of the game's package, or its family's, says.

    A game without one has no facts. Raises UnknownGame.

    >>> reference("scythe").map.hexes[0].id
    'A1'
    """
    own = part(game, "furrow.games", "reference")
    return {} if own is None else own.reference(find(game))
