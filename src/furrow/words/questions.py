"""The prompts of decisions."""

from __future__ import annotations

from furrow.words.catalogue import words
from furrow.words.finding import lexicon


def question(game: str, name: str, language: str = "en") -> str:
    """What a player is asked; `name` is what `game.question()` gives.

    >>> question("scythe", "turn")
    'Choose a section for your action token'
    """
    return words(language).say(lexicon(game).identifier("question", name))
