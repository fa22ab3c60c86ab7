"""Signed tokens that name a session, and the keys they are signed with."""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256
from pathlib import Path
from typing import NamedTuple

from furrow.server.file_modes import make_folder

DAYS = 180
_LONGEST = 200


class Claim(NamedTuple):
    """What a token says, once its signature has been checked.

    `person` and `epoch` are there in tokens of before, when a session was no row: such a session is kept when its token
    is first shown.
    """

    session: str
    issued: int
    person: str = ""
    epoch: int = 0


def key_in(directory: Path) -> bytes:
    """The key of a site, made at the first start. All processes of a site need the same one."""
    path = directory / "session.key"
    make_folder(directory)
    if not path.exists():
        made = path.with_name(f"session.key.{os.getpid()}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(made, path)  # unlike a rename this never replaces the key of a process that was faster
        except FileExistsError:
            pass
        finally:
            made.unlink()
    return path.read_bytes()


def derived(key: bytes, purpose: str) -> bytes:
    """A key for one purpose: what is signed for another one means nothing there."""
    return hmac.digest(key, b"furrow:" + purpose.encode(), sha256)


class Tokens:
    """Makes and reads the tokens of a site."""

    def __init__(self, key: bytes) -> None:
        self._key, self._key_before = derived(key, "sessions"), key

    def make(self, session: str, now: float) -> str:
        body = f"{session}.{int(now)}"
        return f"{body}.{_signature(self._key, body)}"

    def read(self, token: str, now: float) -> Claim | None:
        """What a token says; None if it is not ours, was tampered with, or is too old."""
        if len(token) > _LONGEST or not token.isascii():
            return None
        body, _, signature = token.rpartition(".")
        claim = None
        if hmac.compare_digest(signature, _signature(self._key, body)):
            claim = _claim(body)
        elif hmac.compare_digest(signature, _signature(self._key_before, body)):
            claim = _claim_of_before(body)
        return claim if claim is not None and now - claim.issued < DAYS * 86400 else None


def _claim(body: str) -> Claim | None:
    match body.split("."):
        case [session, issued] if issued.isdigit():
            return Claim(session, int(issued))
    return None


def _claim_of_before(body: str) -> Claim | None:
    """Before, a token named its person and epoch. The same key signed other things too: they are no sessions."""
    match body.split("."):
        case [person, epoch, issued] if epoch.isdigit() and issued.isdigit():
            return Claim(blake2b(body.encode(), digest_size=8).hexdigest(), int(issued), person, int(epoch))
    return None


def _signature(key: bytes, body: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, body.encode(), sha256)).rstrip(b"=").decode()
