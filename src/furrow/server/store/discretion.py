"""What the log may say about a failed statement: which, where and why, never a value (a seed, a play, a password).

SQLite quotes none. PostgreSQL puts whole rows into the details of an error, and errors about a value quote it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

from sqlalchemy.engine import ExceptionContext

_QUOTING = "22"
"""The class of SQLSTATEs that are about a value."""
_UNSAID = "a value cannot be kept (not quoted here)"


@runtime_checkable
class _Detailed(Protocol):
    """An error as PostgreSQL's drivers raise it."""

    detail: str | None


def hush(context: ExceptionContext) -> None:
    """Take values out of an error and out of all that it came from; for the engine's event `handle_error`."""
    chain = list(_chain(context.original_exception))
    unsaid = any(_quotes(error) for error in chain)
    for error in chain:
        if isinstance(error, _Detailed):
            error.detail = None
        if unsaid:
            error.args = (f"{_UNSAID} {_state(error)}".rstrip(), *error.args[1:])
    if unsaid and context.sqlalchemy_exception is not None:
        context.sqlalchemy_exception.args = (str(context.original_exception),)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__


def _state(error: BaseException) -> str:
    return str(getattr(error, "sqlstate", None) or "")


def _quotes(error: BaseException) -> bool:
    """Is it about a value? The driver's own refusals of arguments have no SQLSTATE; they are ValueErrors."""
    return _state(error).startswith(_QUOTING) or isinstance(error, ValueError)
