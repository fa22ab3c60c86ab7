"""The lexicon of a game, by the game's name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from furrow.games import find
from furrow.words.lexicon import Lexicon


def lexicon(game: str) -> Lexicon:
    """`LEXICON` of the package `furrow.words.<game>`, imported on first use; a plain one if there is none.

    Raises UnknownGame.
    """
    find(game)
    package = f"furrow.words.{game}"
    if find_spec(package) is None:
        return Lexicon(game)
    found: Lexicon = import_module(package).LEXICON
    return found
