"""Which names look alike: skeletons as Unicode describes them (UTS #39), made from Unicode's own table."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

_TABLE = "data/confusables.txt"


@cache
def _prototypes() -> dict[int, str]:
    """What each character looks like, by its code: characters that look alike have the same."""
    lines = files(__package__).joinpath(_TABLE).read_text("utf-8").splitlines()
    rows = (line.split(";") for line in lines if not line.startswith("#"))
    return {int(code, 16): "".join(chr(int(each, 16)) for each in look.split()) for code, look in rows}


def skeleton(text: str) -> str:
    """What is left of a text if all that looks alike becomes the same; it is for comparing only.

    >>> skeleton("раураl") == skeleton("paypal")  # the first is Cyrillic
    True
    """
    parts = unicodedata.normalize("NFD", text).translate(_prototypes())
    return unicodedata.normalize("NFD", parts)


def looks(name: str) -> frozenset[str]:
    """What a name may be taken for, small and capital letters being the same: names that share one look alike.

    A capital I looks like a small l, so it matters whether letters become small before or after.

    >>> bool(looks("AIice") & looks("Alice")), bool(looks("ALICE") & looks("Alice")), bool(looks("Ada") & looks("Eve"))
    (True, True, False)
    """
    text = "".join(unicodedata.normalize("NFKC", name).replace("\u200c", "").replace("\u200d", "").split())
    return frozenset({skeleton(text.casefold()), skeleton(text).casefold()})
