"""The names and texts of what is printed in a game, as one document in a language: the words to `games.reference`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from furrow.words.catalogue import words
from furrow.words.finding import lexicon


def printed(game: str, language: str = "en") -> Any:
    """What `printed(game, language)` in the module `printed` beside the game's lexicon, or its family's, says.

    A game without one has no printed words. Raises UnknownGame and UnknownLanguage.

    >>> printed("scythe", "cs").terrains["farm"]
    'farma'
    """
    words(language)
    for kind in type(lexicon(game)).__mro__:
        module = f"{kind.__module__.rpartition('.')[0]}.printed"
        if module != __name__ and find_spec(module) is not None:
            return import_module(module).printed(game, language)
    return {}
