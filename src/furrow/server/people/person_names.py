"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

from furrow.server.wire.errors import Problem
from furrow.server.wire.limits import NAME

_JOINERS = "\u200c\u200d"
"""Persian spells with them; all other invisible characters only help to fool somebody."""


def cleaned(name: str) -> str:
    """A name as it is shown. Raises Problem("bad_name") for one that is empty, too long or has control characters."""
    text = " ".join(unicodedata.normalize("NFC", name).split()).strip(_JOINERS)
    if not text or len(text) > NAME or not any(char.isalnum() for char in text):
        raise Problem("bad_name", longest=NAME)
    if any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") for char in text if char not in _JOINERS):
        raise Problem("bad_name", longest=NAME)
    return text


def folded(name: str) -> str:
    """What two names have in common if people would take them for the same."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in text if char not in _JOINERS and not char.isspace())
