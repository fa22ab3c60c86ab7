"""What goes wrong at the edge: one line on stderr, an exit code, no traceback."""

from __future__ import annotations

from collections.abc import Iterable

BAD_INPUT = 2


class Trouble(Exception):
    """A wrong input, as a message of `cli.ftl` with its arguments."""

    def __init__(self, message: str, code: int = BAD_INPUT, **arguments: int | str) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.arguments = arguments


def listed(names: Iterable[object]) -> str:
    """Names in a row, for "known are: …".

    >>> listed(("a", "b"))
    'a, b'
    """
    return ", ".join(map(str, names))
