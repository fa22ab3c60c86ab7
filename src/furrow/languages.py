"""The languages that Furrow speaks. Each is a row of `words/languages.json` and a folder of catalogues beside it.

It reads no catalogue: code that only needs to know which languages there are does not wait for words.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

import msgspec


class Language(msgspec.Struct, frozen=True):
    """How a language calls itself, where its lines begin, and how it counts (digits: CLDR's numbering systems)."""

    code: str
    name: str
    direction: Literal["ltr", "rtl"]
    digits: Literal["latn", "arabext"]
    decimal: str = "."
    """What stands before the tenths of a number in Latin digits; other digits bring their own sign."""
    percent: str = "%"
    """What follows a share in hundredths, with its space where there is one; other digits bring their own sign."""


_ROWS = msgspec.json.decode(files("furrow").joinpath("words", "languages.json").read_bytes(), type=list[Language])
BY_CODE = {row.code: row for row in _ROWS}
LANGUAGES = tuple(BY_CODE)
"""The codes; the first is the one behind all others, in which nothing is missing."""
DEFAULT = LANGUAGES[0]

if TYPE_CHECKING:
    LanguageCode = str
else:
    LanguageCode = Literal[LANGUAGES]
    """A code that is known, for documents that list the possible ones."""

_FIGURES = {"latn": {}, "arabext": str.maketrans("0123456789.,%", "۰۱۲۳۴۵۶۷۸۹٫٬٪")}
_POINT = re.compile(r"(?<=[0-9])\.(?=[0-9])")
_LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")


def figures(text: str, code: str) -> str:
    """A number that is written already, such as 12.5%, in the digits and signs of a language.

    >>> figures("12.5%", "fa"), figures("12.5%", "hu"), figures("12.5%", "en"), figures("50%", "cs")
    ('۱۲٫۵٪', '12,5%', '12.5%', '50\\xa0%')
    """
    language = BY_CODE[code]
    written = text.translate(_FIGURES[language.digits]).replace("%", language.percent)
    return _POINT.sub(language.decimal, written)


def latin_digits(text: str) -> str:
    """What somebody typed, with Persian and Arabic digits as Latin ones.

    >>> latin_digits("C۱")
    'C1'
    """
    return text.translate(_LATIN)
