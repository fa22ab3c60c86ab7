"""Sessions as signed tokens: nothing is stored, and raising a person's epoch ends all of them at once."""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from furrow.server.file_modes import make_folder

DAYS = 180
_LONGEST = 200


class Claim(NamedTuple):
    """What a token says, once its signature has been checked."""

    person: str
    epoch: int
    issued: int


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


class Tokens:
    """Makes and reads tokens with one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def make(self, person: str, epoch: int, now: float) -> str:
        body = f"{person}.{epoch}.{int(now)}"
        return f"{body}.{self._sign(body)}"

    def read(self, token: str, now: float) -> Claim | None:
        """What a token says; None if it is not ours, was tampered with, or is too old."""
        if len(token) > _LONGEST or not token.isascii():
            return None
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature, self._sign(body)):
            return None
        person, epoch, issued = body.split(".")
        claim = Claim(person, int(epoch), int(issued))
        return claim if now - claim.issued < DAYS * 86400 else None

    def _sign(self, body: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, body.encode(), sha256)).rstrip(b"=").decode()
