"""The files that a game from elsewhere has for the browser: what lies in the folder `client` of its package.

`board.js` is its board, `emblem.svg` its picture on the first page; `docs/adding-a-game.md` says what they look like.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable

from furrow.games.parts import part_file

BOARD = "board.js"
EMBLEM = "emblem.svg"
_ROOM = "furrow.client"


def client_file(game: str, name: str) -> Traversable | None:
    """The file of that name, or None. A name is not a path: nothing outside the folder is ever a file of the game."""
    if not name or name.startswith(".") or set(name) & set("/\\:\0"):
        return None
    return part_file(game, _ROOM, name)


def address(game: str, name: str) -> str:
    """Where the browser finds a file of a game; "" if the game has none of that name."""
    return f"/games/{game}/{name}" if client_file(game, name) is not None else ""
