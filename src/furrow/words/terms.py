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


def own_words(game: str, name: str, common: str, language: str = "en", /, **arguments: int | str) -> str:
    """What a game, or its family, says in its own words: the message `<game>-<name>`; else the common message.

    >>> own_words("scythe", "gift", "server-pages-give"), own_words("imperial_settlers", "gift", "server-pages-give")
    ('Give coins', 'Give')
    """
    speaker = words(language)
    own = lexicon(game).message(speaker, name)
    return speaker.say(own if speaker.knows(own) else common, **arguments)


def game_name(game: str, language: str = "en") -> str:
    """The name of a game: the message `<game>-name`, or else the name by which it is registered.

    >>> game_name("imperial_settlers", "cs")
    'Settlers: Zrod impéria'
    """
    speaker, message = words(language), lexicon(game).identifier("name")
    return speaker.say(message) if speaker.knows(message) else game.replace("_", " ").capitalize()
