"""What a game deals to its seats, in words: kinds (a faction, a clan) and the names of a kind.

A kind is the message `<game>-dealt-<kind>`, and a sentence about it the message `<game>-dealt-<kind>-<sentence>`. A
game that does not bring them is served by `dealt-<sentence>`, and what has no word by its id.
"""

from __future__ import annotations

from furrow.words.catalogue import words
from furrow.words.lexicon import lexicon


def dealt_kind(game: str, kind: str, language: str = "en") -> str:
    """What a kind is called.

    >>> dealt_kind("scythe", "mat"), dealt_kind("scythe", "first_wind")
    ('Player mat', 'First wind')
    """
    speaker = words(language)
    message = lexicon(game).message(speaker, "dealt", kind)
    return speaker.say(message) if speaker.knows(message) else kind.replace("_", " ").capitalize()


def dealt_sentence(game: str, kind: str, sentence: str, language: str = "en", /, **facts: int | str) -> str:
    """A sentence about a kind: `any`, `by`, `won`, `every`, `every-won`, `twice`, `unknown`.

    >>> dealt_sentence("scythe", "faction", "any"), dealt_sentence("scythe", "wind", "any")
    ('Any faction', 'Wind: any')
    """
    speaker = words(language)
    own = lexicon(game).message(speaker, "dealt", kind, sentence)
    if speaker.knows(own):
        return speaker.say(own, **facts)
    return speaker.say(f"dealt-{sentence}", kind=dealt_kind(game, kind, language), **facts)


def dealt_name(game: str, kind: str, name: str, language: str = "en") -> str:
    """What one of a kind is called.

    >>> dealt_name("scythe", "faction", "nordic", "cs"), dealt_name("scythe", "wind", "north")
    ('Sever', 'north')
    """
    speaker = words(language)
    message = lexicon(game).message(speaker, kind, name)
    return speaker.say(message) if speaker.knows(message) else name
