"""What can go wrong between the application and its database."""

from __future__ import annotations

from furrow.kernel.errors import FurrowError


class StoreError(FurrowError):
    """The database cannot be used as asked; the text says why."""


class Conflict(StoreError):
    """The row is there already: another process or another call was first. Read again, then decide again."""


class Unavailable(StoreError):
    """The database does not answer, or keeps nothing, just now; nothing is wrong with what was asked.

    `code` is what clients are told: "busy" or "not_kept". Something may have been written nevertheless: read the log.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class NoGuest(StoreError):
    """The person who should get an account is not a guest, or no longer one."""


class NoInvitation(StoreError):
    """There is no such invitation, or somebody has used it."""


class Locked(StoreError):
    """Another server has this SQLite file."""


class SchemaError(StoreError):
    """The database was made by a newer Furrow."""
