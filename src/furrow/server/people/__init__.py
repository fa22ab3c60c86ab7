"""Guests, accounts, sessions, blocks and reports, moderators. Start with `People`."""

from furrow.server.people.moderation import Moderation
from furrow.server.people.people import People
from furrow.server.people.person import Block, CreatedAccount, Person, Session, SessionEnd, SignedIn
from furrow.server.people.tokens import derived, key_in

__all__ = [
    "Block",
    "CreatedAccount",
    "Moderation",
    "People",
    "Person",
    "Session",
    "SessionEnd",
    "SignedIn",
    "derived",
    "key_in",
]
