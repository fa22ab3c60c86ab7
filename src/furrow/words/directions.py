"""Marks of direction round what is put into a sentence and is written the other way: a Latin name in a Persian line.

Without them a number, a bracket or a full stop beside such a name is drawn on its wrong side (Unicode's annex 9).
"""

from __future__ import annotations

import re
from unicodedata import bidirectional

from furrow.languages import BY_CODE

_OPEN, _CLOSE = "\u2068", "\u2069"  # first strong isolate, pop directional isolate
_ISOLATED = re.compile(f"{_OPEN}[^{_OPEN}{_CLOSE}]*{_CLOSE}")
_RIGHT = ("R", "AL")
_SIGNED = "\u200e"  # keeps a sign on the left of its number and is itself no letter


def isolated(text: str, language: str) -> str:
    """A text that stands in a sentence of a language: between marks if some of it is written the other way.

    Names that have their marks already are left alone, and so is a list of them: it goes the way of the sentence.

    >>> isolated("Anna", "hu"), isolated("سارا", "fa"), isolated("۳", "fa")
    ('Anna', 'سارا', '۳')
    >>> [ascii(isolated(name, language)) for name, language in (("Anna", "fa"), ("C1", "fa"))]
    ["'\\\\u2068Anna\\\\u2069'", "'\\\\u2068C1\\\\u2069'"]
    """
    leftward = BY_CODE[language].direction == "rtl"
    if not leftward and text.isascii():
        return text
    bare = text.replace(_SIGNED, "")
    while _OPEN in bare and (inner := _ISOLATED.sub("", bare)) != bare:
        bare = inner
    foreign = any((bidirectional(letter) == "L") if leftward else (bidirectional(letter) in _RIGHT) for letter in bare)
    return f"{_OPEN}{text}{_CLOSE}" if foreign else text


def name_in(name: str, sentence: str) -> str:
    """A name that is put into a finished sentence: between marks where the two are written in different directions.

    >>> name_in("Anna", "Bo gives Anna 3 coins"), ascii(name_in("Anna", "سکه"))
    ('Anna', "'\\\\u2068Anna\\\\u2069'")
    """
    leftward = any(bidirectional(letter) in _RIGHT for letter in sentence)
    return isolated(name, _WRITTEN["rtl" if leftward else "ltr"])


_WRITTEN = {row.direction: code for code, row in BY_CODE.items()}
"""A language for each direction."""
