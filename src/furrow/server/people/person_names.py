"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

from precis_i18n import get_profile

from furrow.server.wire.errors import Problem
from furrow.server.wire.limits import NAME

_JOINERS = "\u200c\u200d"
"""Persian spells with them. Where they change no letter they are left out."""
_BLANKS = frozenset("\u2800\U0001d159")
"""Symbols that nobody sees: the empty Braille pattern, a note without a head."""
_MARKS = 2
"""So many marks may stand on a letter: names of today need no more."""
_nickname = get_profile("NicknameCasePreserved")


def cleaned(name: str) -> str:
    """A name as it is shown: what the PRECIS profile for nicknames (RFC 8266) allows, and something of it is seen.

    Raises Problem("bad_name").

    >>> cleaned("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    text = _enforced(" ".join(name.split()))
    if not text or len(text) > NAME or not any(char.isalnum() for char in text):
        raise Problem("bad_name", longest=NAME)
    if _BLANKS & set(text) or _piles_marks(text):
        raise Problem("bad_name", longest=NAME)
    return text


def _enforced(text: str) -> str:
    """What the profile makes of a text, without joiners that join and part nothing. Raises Problem."""
    while text:
        try:
            return str(_nickname.enforce(text))
        except UnicodeEncodeError as error:
            idle = error.object[error.start : error.start + 1]
            if not idle or idle not in _JOINERS:
                break
            text = error.object[: error.start] + error.object[error.start + 1 :]
    raise Problem("bad_name", longest=NAME)


def _piles_marks(text: str) -> bool:
    """Do marks stand alone at the start, or too many on one letter?"""
    run = _MARKS  # before the first letter there is nothing to stand on
    for char in unicodedata.normalize("NFD", text):
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        if run > _MARKS:
            return True
    return False


def folded(name: str) -> str:
    """What two spellings of one account's name have in common: by it people sign in."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in text if char not in _JOINERS and not char.isspace())
