"""A person as the rest of the application knows one."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from furrow.server.store import PersonRow

GUEST, ACCOUNT, GONE = "guest", "account", "gone"


class Person(msgspec.Struct, frozen=True):
    """Anyone who has a session; `session` is the one by which they are here now."""

    id: str
    name: str
    kind: str
    moderator: bool = False
    muted: bool = False
    settings: dict[str, Any] = {}
    session: str = ""


class SignedIn(msgspec.Struct, frozen=True):
    """A place where a person is signed in; `here` is the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class SessionEnd(msgspec.Struct, frozen=True):
    """A person's session has ended, or all (`session` is ""); `again`: there is a new one, which may come back."""

    person: str
    session: str = ""
    again: bool = False


class Session(msgspec.Struct, frozen=True):
    """A person and the token that proves it."""

    person: Person
    token: str


class Block(msgspec.Struct, frozen=True):
    """A person no longer wants to hear another, or (not `on`) wants to again."""

    person: str
    other: str
    on: bool


class CreatedAccount(msgspec.Struct, frozen=True):
    """A session and the recovery code, which nobody can see again."""

    session: Session
    recovery_code: str


def person_of(row: PersonRow, now: float, session: str = "") -> Person:
    return Person(row.id, row.name, row.kind, row.moderator, row.muted_until > now, row.settings, session)


def new_id() -> str:
    """Of letters and digits: commands would take a first "-" for an option."""
    return secrets.token_hex(8)
