"""Terms of a game: factions, phases, parts of the score …"""

from __future__ import annotations

from furrow.words.catalogue import words
from furrow.words.lexicon import lexicon


def term(game: str, kind: str, word: str, language: str = "en") -> str:
    """A word of the engine, of a kind: the message `<game>-<kind>-<word>`, or the one that a family of games shares.

    >>> term("scythe", "terrain", "farm")
    'farm'
    >>> term("imperial_settlers", "title", "castellan"), term("fifty_first_state", "score", "points")
    ('castellan', 'Points')
    """
    speaker = words(language)
    return speaker.say(lexicon(game).message(speaker, kind, word))
