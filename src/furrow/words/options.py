"""Game options in words."""

from __future__ import annotations

from furrow.kernel.options import Value
from furrow.words.catalogue import words
from furrow.words.lexicon import lexicon


def option_name(game: str, name: str, language: str = "en") -> str:
    """The name of an option.

    >>> option_name("scythe", "coin_gifts")
    'Coin gifts'
    """
    speaker = words(language)
    return speaker.say(lexicon(game).message(speaker, "option", name))


def option_text(game: str, name: str, language: str = "en") -> str:
    """What the option does when it is on, or what it chooses between."""
    speaker = words(language)
    return speaker.attribute(lexicon(game).message(speaker, "option", name), "text")


def option_value(game: str, name: str, value: Value, language: str = "en") -> str:
    """The name of an option's value, if it is a word; a number is written in the digits of the language.

    >>> option_value("fifty_first_state", "expansion", "new_era")
    'New Era'
    >>> option_value("fifty_first_state", "shipwreck_uses", 2)
    '2'
    """
    speaker = words(language)
    if isinstance(value, str):
        return speaker.say(lexicon(game).message(speaker, "value", name, value))
    return str(value).lower() if isinstance(value, bool) else speaker.number(value)
