"""Names of players, put into sentences last: so a sentence is the same at every table and can be kept at hand."""

from __future__ import annotations

import re
from functools import lru_cache

from furrow.server.live.wording import Names

_SIGN = "\ue000"  # for private use, so no catalogue has it
_MARK = re.compile(f"{_SIGN}([0-9])")


@lru_cache
def marks(count: int) -> Names:
    """What stands for the names of so many players."""
    return tuple(f"{_SIGN}{seat}" for seat in range(count))


def named(text: str, names: Names) -> str:
    """A sentence with the names in the place of their marks. What looks like a mark in a name is left alone.

    >>> named(f"{marks(2)[1]} gives {marks(2)[0]} 3 coins", ("Anna", "Bo"))
    'Bo gives Anna 3 coins'
    """
    return _MARK.sub(lambda found: names[int(found[1])], text) if _SIGN in text else text
