"""Game options in words."""

from __future__ import annotations

from furrow.words.catalogue import words
from furrow.words.finding import lexicon


def option_name(game: str, name: str, language: str = "en") -> str:
    """How an option is called.

    >>> option_name("scythe", "coin_gifts")
    'Coin gifts'
    """
    return words(language).say(_message(game, name))


def option_text(game: str, name: str, language: str = "en") -> str:
    """What the option does when it is on."""
    return words(language).attribute(_message(game, name), "text")


def _message(game: str, name: str) -> str:
    return lexicon(game).identifier("option", name)
