"""The prompts of decisions."""

from __future__ import annotations

from furrow.words.catalogue import words
from furrow.words.lexicon import lexicon


def question(game: str, name: str, language: str = "en", **about: int | str) -> str:
    """What a player is asked; `name` is what `game.question()` gives, `about` what the view's question says of it.

    >>> question("scythe", "turn")
    'Choose a section for your action token'
    >>> question("fifty_first_state", "target", card="camino_real")
    'Camino Real: choose one'
    >>> question("scythe", "step", unit="mech", place="C6")
    'Choose where the mech on C6 goes'
    """
    speaker, own = words(language), lexicon(game)
    return speaker.fullest(own.message(speaker, "question", name), **own.of_question(speaker, about))


def prompt(game: str, name: str, language: str = "en", **about: int | str) -> str:
    """The same question as short as it stands on a table where all else is drawn; "" where it has no shorter words.

    >>> prompt("scythe", "step", unit="mech", place="C6")
    'Where does your mech go?'
    """
    speaker, own = words(language), lexicon(game)
    message = own.message(speaker, "prompt", name)
    return speaker.fullest(message, **own.of_question(speaker, about)) if speaker.knows(message) else ""
