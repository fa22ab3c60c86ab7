"""Passwords (slow to guess, off the loop) and recovery codes (long and random, so a plain hash is enough)."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from furrow.server.wire.errors import Problem
from furrow.server.wire.limits import PASSWORD, SHORTEST_PASSWORD

_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 of them, without those that look alike."""


class Passwords:
    """Hashes and checks. At most two at a time: each takes 64 MB."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._room = asyncio.Semaphore(2)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """Raises Problem("bad_password") for one that is too short or too long."""
        if not SHORTEST_PASSWORD <= len(password) <= PASSWORD:
            raise Problem("bad_password", shortest=SHORTEST_PASSWORD, longest=PASSWORD)
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Is it the password? An account that does not exist takes as long as one that does."""
        if self._nobody is None:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(8))
        async with self._room:
            found = await asyncio.to_thread(self._check, password[: PASSWORD + 1], kept or self._nobody)
        return found and kept is not None

    def _check(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Was it hashed with weaker settings than today's?"""
        return self._hasher.check_needs_rehash(kept)


def new_code(groups: int = 5) -> str:
    """A random code in groups of four letters."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(groups))


def code_hash(code: str) -> str:
    """What is kept of a code; spaces, hyphens and small letters make no difference."""
    letters = "".join(char for char in code.upper() if char in _LETTERS)
    return sha256(letters.encode()).hexdigest()


def code_fits(code: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(code_hash(code), kept)
