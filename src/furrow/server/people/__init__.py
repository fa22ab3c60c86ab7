"""Guests, accounts, sessions, blocks and reports, moderators. Start with `People`."""

from furrow.server.people.moderation import Moderation
from furrow.server.people.people import People
from furrow.server.people.person import Block, CreatedAccount, Ended, Person, Session, SignedIn
from furrow.server.people.tokens import derived, key_in

__all__ = [
    "Block",
    "CreatedAccount",
    "Ended",
    "Moderation",
    "People",
    "Person",
    "Session",
    "SignedIn",
    "derived",
    "key_in",
]
