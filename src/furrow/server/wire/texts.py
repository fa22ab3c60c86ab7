"""Characters that no text of a client may have, found before anybody reads the text.

PostgreSQL keeps no NUL and nothing can write half of a surrogate pair; so both are refused at the edge, with every
database alike.
"""

from __future__ import annotations

import re

NUL = "\0"
_ESCAPE = re.compile(
    rb"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(u0000|u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)
"""Any escape of JSON, a surrogate pair as one; the group is what has no place in a text."""


def unfit(data: bytes | str) -> bool:
    r"""Does a JSON text hold a NUL or a lone surrogate, as it is or as an escape?

    >>> unfit(r'"\u0000"'), unfit(r'"\ud83d!"'), unfit(r'"\\u0000"'), unfit(r'"\ud83d\ude00"')
    (True, True, False, False)
    """
    text = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if b"\0" in text:
        return True
    return b"\\u" in text and any(found[1] for found in _ESCAPE.finditer(text))
