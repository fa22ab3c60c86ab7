"""The names and texts of what is printed in a game, as one document in a language: the words to `games.reference`."""

from __future__ import annotations

from typing import Any

from furrow.games.parts import part
from furrow.words.catalogue import words


def printed(game: str, language: str = "en") -> Any:
    """What `printed(game, language)` in the module `printed` of the game's words, or its family's, says.

    A game without one has no printed words. Raises UnknownGame and UnknownLanguage.

    >>> printed("scythe", "cs").terrains["farm"]
    'farma'
    """
    words(language)
    own = part(game, "furrow.words", "printed")
    return {} if own is None else own.printed(game, language)
