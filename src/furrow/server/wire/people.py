"""Bodies about people: guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from furrow.server.wire import limits

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
Password = Annotated[str, Meta(min_length=limits.SHORTEST_PASSWORD, max_length=limits.PASSWORD)]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/guest`."""

    name: Name


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/accounts`; a guest who asks becomes the account."""

    name: Name
    password: Password
    invitation: Annotated[str, Meta(max_length=limits.CODE)] = ""


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/session`."""

    name: Annotated[str, Meta(max_length=limits.NAME)]
    password: Annotated[str, Meta(max_length=limits.PASSWORD)]


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/recovery`."""

    name: Annotated[str, Meta(max_length=limits.NAME)]
    code: Annotated[str, Meta(max_length=limits.CODE)]
    password: Password


class ChangePassword(msgspec.Struct, forbid_unknown_fields=True):
    """`PUT /api/me/password`."""

    old: Annotated[str, Meta(max_length=limits.PASSWORD)]
    new: Password


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """`PATCH /api/me`: only what is given changes."""

    name: Name | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET


class Me(msgspec.Struct):
    """Who the reader is; `kind` is null without a session, `banned` says that a moderator has ended it.

    `unread` counts tables that wait for me; `invitation_only` says that a new account needs an invitation code here.
    """

    id: str
    name: str
    kind: str | None
    moderator: bool = False
    settings: dict[str, Any] = {}
    unread: int = 0
    banned: bool = False
    invitation_only: bool = False


class SessionInfo(msgspec.Struct):
    """A place where the reader is signed in: `device` names browser and system, if known; `here` is this one."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class SessionList(msgspec.Struct):
    """`GET /api/sessions`."""

    sessions: list[SessionInfo]


class BlockedPerson(msgspec.Struct):
    """Somebody whom the reader does not want to hear or meet."""

    id: str
    name: str


class BlockedList(msgspec.Struct):
    """`GET /api/blocked`."""

    people: list[BlockedPerson]


class NewAccountReply(msgspec.Struct):
    """The account and its recovery code, which is shown only once."""

    me: Me
    recovery_code: str


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/people/{id}/report`."""

    reason: Annotated[str, Meta(min_length=1, max_length=limits.REASON)]
    table: Annotated[str, Meta(max_length=64)] = ""


class ReportInfo(msgspec.Struct):
    """One person's complaint about another, as moderators see it; `handled` is the moderator's id, once looked at."""

    id: str
    time: float
    person: str
    name: str
    about: str
    about_name: str
    table: str
    reason: str
    handled: str = ""


class ReportList(msgspec.Struct):
    """`GET /api/admin/reports`."""

    reports: list[ReportInfo]


class SentAway(msgspec.Struct):
    """Somebody who is muted or banned: until when, in seconds since 1970; 0 means not at all."""

    id: str
    name: str
    muted_until: float
    banned_until: float


class SentAwayList(msgspec.Struct):
    """`GET /api/admin/people`."""

    people: list[SentAway]
