"""The prompts of decisions."""

from __future__ import annotations

from furrow.words.catalogue import words
from furrow.words.finding import lexicon


def question(game: str, name: str, language: str = "en", card: str = "") -> str:
    """What a player is asked; `name` is what `game.question()` gives, `card` the card that asks, if it is known.

    >>> question("scythe", "turn")
    'Choose a section for your action token'
    >>> question("fifty_first_state", "target", card="camino_real")
    'Camino Real: choose one'
    """
    speaker, own = words(language), lexicon(game)
    arguments = {"card": own.word(speaker, "card", card)} if card else {}
    return speaker.fullest(own.message(speaker, "question", name), **arguments)
