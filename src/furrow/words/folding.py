"""Texts as a search reads them: without case, accents and joiners, Arabic letters as Persian ones, plain digits.

The browser does the same (`web/src/words/folding.ts`); both read `folding.json`, and both are tested by one table.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files

import msgspec

_LETTERS = msgspec.json.decode(files("furrow").joinpath("words", "folding.json").read_bytes(), type=dict[str, str])
"""What stands for a letter after accents are gone; nothing for signs that nobody types."""


def folded(text: str) -> str:
    """A text as a search reads it.

    >>> folded("Őrült ČÍSLO ۱۲"), folded("مي\u200cرود")
    ('orult cislo 12', 'میرود')
    """
    return "".join(map(_letter, text))


@lru_cache(maxsize=4096)
def _letter(letter: str) -> str:
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", letter).lower())
    return "".join(_plain(each) for each in plain if unicodedata.category(each) != "Mn")


def _plain(letter: str) -> str:
    digit = unicodedata.digit(letter, None)
    return _LETTERS.get(letter, letter) if digit is None else str(digit)


def holds(text: str, wanted: str) -> bool:
    """Has a text all the words that somebody seeks, in any order, each anywhere in it?

    >>> holds("Őrült szám", "SZAM orul"), holds("Őrült szám", "szép")
    (True, False)
    """
    whole = folded(text)
    return all(word in whole for word in folded(wanted).split())
