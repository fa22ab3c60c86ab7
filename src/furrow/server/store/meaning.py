"""What an error of a database means for the caller: somebody was faster, or the database is not there just now."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from furrow.server.store.errors import Conflict, StoreError, Unavailable

_IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL's words for a transaction that was given up because of another one."""
_AWAY = ("08", "57P")
"""How they begin when nobody answers: connections, and a server that starts or stops."""
_NOT_KEPT = ("53", "58", "25006")
"""And when nothing can be kept: no room, no memory, a disk that fails, a server that only reads."""
_TROUBLE = (OperationalError, InterfaceError, sqlite3.OperationalError, sqlite3.InterfaceError, OSError)


def meant(error: Exception) -> Exception:
    """Conflict, Unavailable, StoreError for a damaged file, or the error itself where it is none of these."""
    if isinstance(error, (Conflict, Unavailable)):
        return error
    state = _state(error)
    if isinstance(error, (IntegrityError, sqlite3.IntegrityError)) or state in _IN_THE_WAY:
        return _from(Conflict("the row is there already, or being changed"), error)
    if state.startswith(_NOT_KEPT) or _is_files(error):
        return _from(Unavailable("not_kept", f"the database keeps nothing now: {_line(error)}"), error)
    if _is_damage(error):
        return _from(StoreError(f"the database is damaged: {_line(error)}"), error)
    if state.startswith(_AWAY) or isinstance(error, _TROUBLE):
        return _from(Unavailable("busy", f"the database does not answer: {_line(error)}"), error)
    return error


@contextmanager
def in_plain_words() -> Iterator[None]:
    """Raise what an error means instead of the error."""
    try:
        yield
    except Exception as error:
        found = meant(error)
        if found is error:
            raise
        raise found from error


def _state(error: Exception) -> str:
    """The SQLSTATE; the driver's own errors have it, and come bare from a connection that could not be made."""
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", None) or "")


def _is_files(error: Exception) -> bool:
    """Does a file make trouble: no room, locked, read only?"""
    return isinstance(error.orig if isinstance(error, DBAPIError) else error, sqlite3.OperationalError)


def _is_damage(error: Exception) -> bool:
    """Is the file no database, or no longer one? SQLite says so in its most general error."""
    origin = error.orig if isinstance(error, DBAPIError) else error
    return type(origin) is sqlite3.DatabaseError


def _line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]


def _from(found: Exception, error: Exception) -> Exception:
    found.__cause__ = error
    return found
